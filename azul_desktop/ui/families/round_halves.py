"""How the picture of a round is divided: two parts below each other, each from left to right."""

from azul_desktop.geometry import Box, Point

_MARGIN, _GAP = 0.05, 0.05
"""Around both parts and between them, in parts of the picture."""
_UPPER = 0.43
"""How much of the height is the draft's: a wall or a star needs more room than a disc."""
_LEFT, _RIGHT = 0.38, 0.5
"""How much of a part is what something comes from, and what it goes to; the rest is an arrow."""


def halves(box: Box) -> tuple[Box, Box]:
    """The draft above, what follows it below."""
    air, gap = min(box.w, box.h) * _MARGIN, box.h * _GAP
    high = box.h - 2 * air - gap
    upper = Box(box.x + air, box.y + air, box.w - 2 * air, high * _UPPER)
    return upper, upper._replace(y=upper.bottom + gap, h=high - upper.h)


def left_of(half: Box) -> Box:
    """Where something comes from."""
    return half._replace(w=half.w * _LEFT)


def right_of(half: Box) -> Box:
    """Where it goes."""
    wide = half.w * _RIGHT
    return half._replace(x=half.right - wide, w=wide)


def between(half: Box) -> Point:
    """The middle of the arrow."""
    return half.x + half.w * (_LEFT + 1 - _RIGHT) / 2, half.centre[1]
