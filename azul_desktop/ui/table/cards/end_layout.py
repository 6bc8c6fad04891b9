"""Where things stand on the card that ends a round, in the form that there is room for. No pygame.

Where there is room everything of a player stands in one line. In a narrow window, and with large
letters, the gains stand below the name.
"""

from collections.abc import Sequence
from typing import NamedTuple

from azul_desktop.geometry import Box, Point, box_around, surrounding

_ROOMY = 0.95
"""To this part of its size a card may shrink before it takes another form."""


class Form(NamedTuple):
    """The measures of a card, in logical pixels."""

    wide: float
    narrow: float
    """Its width, and how narrow it may be."""
    head: float
    row: float
    foot: float
    margin: float
    """Between its edge and faces or scores."""
    face: float
    name: float
    sum: float
    score: float
    tile: float
    """The sizes of a face, of the letters, and of a tile."""


WIDE = Form(858, 740, 100, 118, 34, 46, 84, 29, 44, 32, 46)
DECKED = Form(640, 420, 92, 134, 36, 34, 76, 28, 38, 30, 40)

_AFTER_FACE, _AFTER_NAME, _BEFORE_SUM, _ARROW = 14, 20, 18, 38
_UPPER, _LOWER = (8, 52), (60, 68)
"""The two lines of a row: how far down each begins, and how high it is."""


class Columns(NamedTuple):
    """How wide the longest name, the longest sum and the longest score are, in pixels."""

    name: float
    sum: float
    score: float


class Row(NamedTuple):
    """Where one player stands."""

    box: Box
    face: Box
    name: Box
    gains: Box
    sum: Box
    arrow: Point
    score: Box


class EndLayout(NamedTuple):
    """Where everything stands on the card."""

    box: Box
    head: Box
    rows: tuple[Row, ...]


def form_for(room: Box, unit: float, players: int) -> tuple[Form, float]:
    """The form that fits, and the pixels of its logical pixel: enlarged letters may give way."""
    for form, least in ((WIDE, _ROOMY), (DECKED, 0.0)):
        across, down = room.w / form.narrow, room.h / _height(form, players)
        scale = min(1.0, across / unit, down / unit)
        if scale >= least:
            break
    return form, unit * scale


def free_room(room: Box, others: Sequence[Box], air: float) -> Box:
    """What is left of a room beside or below the boards that lie in it, whichever is more."""
    lying = [box for box in others if box.overlaps(room)]
    if not lying:
        return room
    taken = surrounding(lying)
    x, y = taken.right + air, taken.bottom + air
    beside = room._replace(x=x, w=room.right - x)
    below = room._replace(y=y, h=room.bottom - y)
    return max(beside, below, key=lambda left: max(0.0, left.w) * max(0.0, left.h))


def card_box(form: Form, unit: float, players: int, room: Box) -> Box:
    """The card in the middle of its room."""
    wide, high = min(form.wide * unit, room.w), _height(form, players) * unit
    return box_around(room.centre, wide, high).rounded()


def end_layout(form: Form, unit: float, box: Box, players: int, columns: Columns) -> EndLayout:
    """Everything on a card of so many pixels."""
    top, high = box.y + form.head * unit, form.row * unit
    lines = [box._replace(y=top + n * high, h=high) for n in range(players)]
    head = _inside(form, unit, box)._replace(y=box.y + 22 * unit, h=60 * unit)
    return EndLayout(box, head, tuple(_row(form, unit, line, columns) for line in lines))


def time_box(form: Form, unit: float, box: Box) -> Box:
    """The line of time at the foot of a card."""
    line = _inside(form, unit, box)
    return line._replace(y=box.bottom - 27 * unit, h=5 * unit).rounded()


def _inside(form: Form, unit: float, box: Box) -> Box:
    """Between the margins of a card, with a little air."""
    edge = (form.margin + 14) * unit
    return Box(box.x + edge, box.y, box.w - 2 * edge, box.h)


def _height(form: Form, players: int) -> float:
    return form.head + players * form.row + form.foot


def _row(form: Form, unit: float, line: Box, columns: Columns) -> Row:
    """One line of the card: in one row or two."""
    two = form is DECKED
    down, high = _UPPER if two else (0, form.row)
    upper = line._replace(y=line.y + down * unit, h=high * unit)
    face = box_around((0, line.centre[1]), form.face * unit)
    face = face._replace(x=line.x + form.margin * unit)
    first = face.right + _AFTER_FACE * unit
    right = line.right - form.margin * unit
    score = upper._replace(x=right - columns.score, w=columns.score)
    total = upper._replace(x=score.x - _ARROW * unit - columns.sum, w=columns.sum)
    last = total.x - _BEFORE_SUM * unit
    if two:
        name = upper._replace(x=first, w=last - first)
        gains = Box(first, line.y + _LOWER[0] * unit, right - first, _LOWER[1] * unit)
    else:
        name = upper._replace(x=first, w=columns.name)
        after = name.right + _AFTER_NAME * unit
        gains = upper._replace(x=after, w=last - after)
    arrow = total.right + _ARROW / 2 * unit, upper.centre[1] + unit
    return Row(line, face, name, gains, total, arrow, score)
