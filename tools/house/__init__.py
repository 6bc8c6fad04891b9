"""Counts what a house to grow in must not have: `python -m tools.house`."""
