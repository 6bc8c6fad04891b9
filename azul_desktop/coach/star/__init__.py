"""What is said about games of the star family."""
