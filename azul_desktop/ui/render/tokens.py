"""Colours and type of the whole program, by what they are for."""

from enum import StrEnum

Colour = tuple[int, int, int]


def colour(code: str) -> Colour:
    """The colour of a code such as #f3ead7."""
    return int(code[1:3], 16), int(code[3:5], 16), int(code[5:7], 16)


INK = colour("#2a2018")
INK2 = colour("#5f4e3b")
CREAM = colour("#f3ead7")
CREAM2 = colour("#d3c2a3")
COBALT = colour("#1f4fa3")
COBALT_DARK = colour("#173c85")
GOLD = colour("#c9a24b")
GOLD_HI = colour("#f0d48a")
AMBER = colour("#e7a021")
AMBER_HI = colour("#ff9d00")
DANGER = colour("#a72511")
GOOD = colour("#3c7d4f")
GOOD_TEXT = colour("#2d6a40")
LINE = colour("#d5c39c")
TINT = colour("#dde7f5")
TINT2 = colour("#c6d6ee")
SMOKE = colour("#170d08")
VEIL = colour("#0c0602")
WHITE = (255, 255, 255)
BLACK = (0, 0, 0)
LAST_MOVE = colour("#7fb2ff")
POINTS = colour("#ffd36b")
LOSS = colour("#ff9d86")

PLAYERS = (
    colour("#153a8c"),
    colour("#d04806"),
    colour("#34957b"),
    colour("#a26ec6"),
    colour("#7c2028"),
    colour("#221b28"),
)
"""What players choose from; far apart for every kind of colour vision, and under white letters.

A token's shape says the same without colour.
"""

_PLAIN = 64
"""Colours whose channels differ by no more than this are shades of paper and ink."""


def strongest(tint: Colour) -> Colour:
    """White for light letters and black for dark ones; a real colour stays what it is."""
    if max(tint) - min(tint) > _PLAIN:
        return tint
    return WHITE if sum(tint) > 384 else BLACK


class Face(StrEnum):
    """The cuts of type, each with its file."""

    TITLE = "YesevaOne-Regular"
    HEAD = "Spectral-SemiBold"
    HEAD_BOLD = "Spectral-Bold"
    TEXT = "SourceSans3-Regular"
    SEMI = "SourceSans3-SemiBold"
    BOLD = "SourceSans3-Bold"
    SYMBOL = "Inter-Regular"


SMALLEST_TEXT = 18
"""No text is smaller than this at 1080p."""
