"""Editions as files: reading them safely, checking them, telling what is wrong with them."""
