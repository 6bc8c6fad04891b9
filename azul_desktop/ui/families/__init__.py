"""What the window knows about each family of games, one folder each."""
