"""The table of a game: its geometry, its pieces, the hand over it."""
