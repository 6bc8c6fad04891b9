"""Azul Desktop: the Azul family of board games, hot-seat or against bots."""

import os

from azul_desktop import plain

__version__ = "0.1.0"
TITLE = "Azul Desktop"
"""The name on the window and the title screen; the program is an unofficial fan project."""

os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")  # our output is ours

if plain.is_source_wanted():
    plain.prefer_source()
