"""The rules and the keys."""
