"""Draws the icons of the program; `python -m tools.icons` writes them to `assets/icons`."""
