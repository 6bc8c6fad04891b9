"""Where the parts of the page lie, in logical pixels."""

import math
from collections.abc import Sequence
from typing import Final, NamedTuple

from azul_desktop.geometry import Box

LEAST: Final = 440.0
"""The narrowest page: one card beside another's edge."""
_WIDEST: Final = 2200.0
_NARROWEST, _MOST, _GAP = 400.0, 4, 24.0
"""How wide a card is at least, how many lie side by side at most, and how far apart."""
HEAD: Final = 116.0
_LOW_HEAD: Final = 172.0
_BESIDE: Final = 620.0
"""In a narrower page the person stands below the title."""
_WHO: Final = (268.0, 52.0)
_FOOT: Final = 40.0

_INSET, _PAD, _BUTTON_PAD = 8.0, 30.0, 28.0
"""From the edge of a card to its picture, to its words, and to its buttons."""
_PICTURE: Final = (142.0, 186.0)
_NAME, _RING, _BUTTONS, _BELOW = 58.0, 108.0, 56.0, 32.0
_ROW: Final = (60.0, 98.0, 104.0)
"""How high a lesson's row is: at least, as a whole card likes it, and at most."""
_BROKEN, _BROKEN_GAP = 96.0, 16.0


class CardPlan(NamedTuple):
    """The parts of one card."""

    box: Box
    picture: Box
    name: Box
    ring: Box
    """The room of the ring, and of the words beside it."""
    rows: tuple[Box, ...]
    learn: Box
    rules: Box


class Plan(NamedTuple):
    """The page in a width."""

    left: float
    across: float
    who: Box
    cards: tuple[CardPlan, ...]
    broken: tuple[Box, ...]
    bottom: float


def plan_of(wide: float, high: float, counts: Sequence[int], broken: int) -> Plan:
    """The page for editions with so many lessons each, and so many files that are none.

    In a window that is higher than needed, one row of cards becomes higher.
    """
    edge = 48.0 if wide >= 900 else 20.0
    across = min(wide - 2 * edge, _WIDEST)
    left = (wide - across) / 2
    beside = across >= _BESIDE
    top = HEAD if beside else _LOW_HEAD
    who = Box(left + across - _WHO[0], 34, *_WHO) if beside else Box(left, 104, *_WHO)
    columns = max(1, min(_MOST, len(counts), int((across + _GAP) / (_NARROWEST + _GAP))))
    w = (across - _GAP * (columns - 1)) / columns
    one_row = len(counts) <= columns
    strips = math.ceil(broken / columns) * (_BROKEN + _BROKEN_GAP)
    cards: list[CardPlan] = []
    y = top
    for first in range(0, len(counts), columns):
        row = counts[first : first + columns]
        tall = _least(max(row))
        if one_row:
            tall = max(tall, min(_liked(max(row)), high - top - strips - _FOOT))
        for at, lessons in enumerate(row):
            cards.append(_card(Box(left + at * (w + _GAP), y, w, tall), lessons, max(row)))
        y += tall + _GAP
    strip = tuple(
        Box(
            left + (n % columns) * (w + _GAP),
            y + (n // columns) * (_BROKEN + _BROKEN_GAP),
            w,
            _BROKEN,
        )
        for n in range(broken)
    )
    bottom = max([one.box.bottom for one in cards] + [box.bottom for box in strip], default=y)
    return Plan(left, across, who, tuple(cards), strip, bottom + _FOOT)


def _around(picture: float) -> float:
    """How high a card is without the rows of its lessons."""
    return _INSET + picture + 8 + _NAME + _RING + 12 + _BUTTONS + _BELOW


def _least(lessons: int) -> float:
    return _around(_PICTURE[0]) + _ROW[0] * max(lessons, 1)


def _liked(lessons: int) -> float:
    return _around(_PICTURE[1]) + _ROW[1] * max(lessons, 1)


def _card(box: Box, lessons: int, most: int) -> CardPlan:
    """What is left over is the rows', then the picture's; the fullest card decides for its row."""
    rest = box.h - _around(0)
    picture = min(_PICTURE[1], max(_PICTURE[0], rest - max(most, 1) * (_ROW[0] + 4)))
    room = rest - picture
    pitch = min(_ROW[2], room / max(lessons, 1))
    name = Box(box.x + _PAD, box.y + _INSET + picture + 8, box.w - 2 * _PAD, _NAME)
    ring = Box(name.x, name.bottom, name.w, _RING)
    rows = tuple(
        Box(box.x + 18, ring.bottom + n * pitch, box.w - 36, pitch) for n in range(lessons)
    )
    y, half = box.bottom - _BELOW - _BUTTONS, (box.w - 2 * _BUTTON_PAD - 14) * 0.59
    learn = Box(box.x + _BUTTON_PAD, y, half, _BUTTONS)
    rules = Box(learn.right + 14, y, box.right - _BUTTON_PAD - learn.right - 14, _BUTTONS)
    if not lessons:
        rules = rules._replace(x=learn.x, w=box.w - 2 * _BUTTON_PAD)
    return CardPlan(
        box,
        Box(box.x + _INSET, box.y + _INSET, box.w - 2 * _INSET, picture),
        name,
        ring,
        rows,
        learn,
        rules,
    )
