"""Fonts that can be given any text: what no window can show is made showable here, and only here.

Names of files may hold bytes that are no letters, and what others wrote may hold anything.
"""

import unicodedata
from functools import lru_cache
from typing import Final

import pygame
from pygame.typing import ColorLike

STAND_IN: Final = "?"
"""What is shown for what is no letter; every font has it."""
_MOST_IN_LINE = 1000
"""More letters than the widest window has room for."""
_MOST, _MOST_LINES = 4000, 120
"""More than any page has room for."""
_ELLIPSIS = "…"


def showable(text: str) -> str:
    """A text that can be painted: printable ones as they are, all others without what harms."""
    if len(text) <= _MOST and text.isprintable():
        return text
    return _cleaned(text if len(text) <= _MOST else text[: _MOST - 1] + _ELLIPSIS)


def one_line(text: str) -> str:
    """The same without breaks, and no longer than any line can be."""
    text = showable(text)
    if len(text) > _MOST_IN_LINE:
        text = text[: _MOST_IN_LINE - 1] + _ELLIPSIS
    return text.replace("\n", " ")


@lru_cache(maxsize=256)
def _cleaned(text: str) -> str:
    lines = text.replace("\r\n", "\n").split("\n")
    if len(lines) > _MOST_LINES:
        lines[_MOST_LINES - 1 :] = [_ELLIPSIS]
    return "\n".join("".join(map(_letter, line)) for line in lines)


def _letter(letter: str) -> str:
    kind = unicodedata.category(letter)
    if letter.isprintable() or kind == "Zs":
        return letter
    if kind == "Cf":  # invisible: it would turn the order of letters, or hide some
        return ""
    if letter.isspace():  # tabs, and what breaks lines elsewhere
        return " "
    return STAND_IN


class Letters(pygame.font.Font):
    """A font of the program."""

    def render(
        self,
        text: str | bytes | None,
        antialias: bool,
        color: ColorLike,
        bgcolor: ColorLike | None = None,
        wraplength: int = 0,
    ) -> pygame.Surface:
        """The picture of a text; without a width to wrap at it is one line."""
        shown = showable(str(text)) if wraplength else one_line(str(text))
        try:
            return super().render(shown, antialias, color, bgcolor, wraplength)
        except pygame.error:  # marks that have no width of their own
            return super().render("", antialias, color, bgcolor)

    def size(self, text: str | bytes) -> tuple[int, int]:
        """How large the picture of a line is."""
        return super().size(one_line(str(text)))
