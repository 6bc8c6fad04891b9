"""Watching a game: the table, the log beside it, and the strip below."""
