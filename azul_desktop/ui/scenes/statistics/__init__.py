"""What the games of the library add up to."""
