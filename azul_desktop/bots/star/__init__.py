"""The bots of the star family: what they see in a move, plans of builds, and a tree of takes."""
