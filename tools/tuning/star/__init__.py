"""Matches, self-play and fitting for the star family; see README.md."""
