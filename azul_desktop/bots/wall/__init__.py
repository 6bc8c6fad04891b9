"""The bots of the wall family: what they see in a move, and a search on packed boards."""
