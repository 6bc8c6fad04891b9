"""The sounds of the game, synthesised."""
