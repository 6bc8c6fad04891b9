"""Where a number stands that says what a run brings: beside the run, where it hides least."""

import math
from collections.abc import Sequence

from azul_desktop.geometry import Box, Point, Shape, box_around, box_of

_AWAY = 1.15
"""From the middle of the first cell so many times half of both sizes."""
_RUN, _BUSY = 40.0, 6.0
"""What it costs to hide a cell of the run, or something else that matters; a cell's way costs 1."""


def beside(
    run: Sequence[Shape], size: tuple[float, float], limits: Box, busy: Sequence[Box] = ()
) -> Point:
    """The middle of a box of a size beside a run, near its first cell and within limits."""
    boxes = [box_of(cell) for cell in run]
    first = boxes[0]
    whole = max(first.w, first.h)
    best, least = first.centre, math.inf
    for place in _around(boxes, size):
        box = _within(box_around(place, *size), limits)
        cost = math.dist(box.centre, first.centre) / whole
        cost += _RUN * sum(_hidden(cell, box) for cell in boxes)
        cost += _BUSY * sum(_hidden(other, box) for other in busy)
        if cost < least - 1e-9:
            best, least = box.centre, cost
    return best


def _around(boxes: Sequence[Box], size: tuple[float, float]) -> list[Point]:
    """Beside each cell of a run: right of it before left, above before below."""
    places = []
    for box in boxes:
        (x, y), right, down = box.centre, (box.w + size[0]) / 2, (box.h + size[1]) / 2
        for dx, dy in ((1, 0), (1, -1), (0, -1), (-1, 0), (-1, -1), (1, 1), (0, 1), (-1, 1)):
            places.append((x + dx * right * _AWAY, y + dy * down * _AWAY))
    return places


def _within(box: Box, limits: Box) -> Box:
    """A box moved into limits; in the middle of limits that are too small."""
    x = min(max(box.x, limits.x), max(limits.right - box.w, limits.centre[0] - box.w / 2))
    y = min(max(box.y, limits.y), max(limits.bottom - box.h, limits.centre[1] - box.h / 2))
    return box._replace(x=x, y=y)


def _hidden(area: Box, plate: Box) -> float:
    """How much of an area a plate hides, from 0 to 1."""
    if not area.overlaps(plate):
        return 0.0
    wide = min(area.right, plate.right) - max(area.x, plate.x)
    high = min(area.bottom, plate.bottom) - max(area.y, plate.y)
    return wide * high / (area.w * area.h)
