"""What is said about games of the wall family."""
