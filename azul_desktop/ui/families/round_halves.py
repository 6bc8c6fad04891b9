"""How pictures are divided: a round into two parts, a tie into what is compared."""

from typing import NamedTuple

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


def split(part: Box, *, high: bool) -> tuple[Box, Box]:
    """What a player has built, and what it comes to: beside it, or below where parts are high."""
    if high:
        wide = part.w * 0.3
        return part._replace(w=part.w - wide), part._replace(x=part.right - wide, w=wide)
    low = part.h * 0.3
    return part._replace(h=part.h - low), part._replace(y=part.bottom - low, h=low)


def thirds(box: Box) -> tuple[Point, Point, Point]:
    """Three places along the longer side of a box."""
    x, y = box.centre
    if box.w > box.h:
        return (box.x + box.w / 6, y), (x, y), (box.right - box.w / 6, y)
    return (x, box.y + box.h / 6), (x, y), (x, box.bottom - box.h / 6)


class Growth(NamedTuple):
    """Something before and larger after, an arrow between them, and places for their points."""

    before: Box
    after: Box
    arrow: Point
    turn: int
    first: Point
    last: Point


_LITTLE, _ARROW = 0.24, 0.1
"""How much of the longer side what was before takes, and the arrow; the rest comes after."""


def before_after(box: Box, plate: float) -> Growth:
    """Side by side with the points below, in high pictures below each other beside the points.

    `plate` is the height that points take.
    """
    if box.h > box.w:
        points = box.w * 0.3
        little, arrow = box.h * _LITTLE, box.h * _ARROW
        column = box._replace(w=box.w - points)
        before, after = column._replace(h=little), column._replace(h=box.h - little - arrow)
        after = after._replace(y=box.bottom - after.h)
        x = box.right - points / 2
        at = column.centre[0], before.bottom + arrow / 2
        return Growth(before, after, at, 90, (x, before.centre[1]), (x, after.centre[1]))
    little, arrow = box.w * _LITTLE, box.w * _ARROW
    row = box._replace(h=box.h - plate * 1.2)
    before, after = row._replace(w=little), row._replace(w=box.w - little - arrow)
    after = after._replace(x=box.right - after.w)
    y = box.bottom - plate / 2
    at = before.right + arrow / 2, row.centre[1]
    return Growth(before, after, at, 0, (before.centre[0], y), (after.centre[0], y))
