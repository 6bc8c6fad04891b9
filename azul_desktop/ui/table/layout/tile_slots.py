"""Where tiles lie on a disc and in the centre, as offsets and sizes."""

import math
from collections.abc import Sequence
from functools import lru_cache

from azul_desktop.boards.star import LONG as LONG
from azul_desktop.geometry import Box, Circle, Point, Rhombus, box_around

Slot = tuple[float, float, int]
"""Where from the disc's middle, and the turn of a rhombus."""

APART = 0.515
"""How far the four rhombi on a disc are from the middle; they touch at 0.5."""
_WIDEST = 1.5
"""How far apart piles in the centre are at most, in units of a side."""
LARGE = (2 * APART + 1) * LONG
"""The long diagonal of the large rhombus that four rhombi make, in units of their side."""


@lru_cache(maxsize=256)
def square_places(n: int, tile: int, radius: float) -> tuple[int, tuple[Slot, ...]]:
    """Up to four tiles two by two, more in one or two rings, smaller until they do not touch."""
    if n <= 4:
        half = tile * 0.545
        at = ((-half, -half, 0), (half, -half, 0), (-half, half, 0), (half, half, 0))
        return tile, at[:n]
    for size in range(tile, 4, -1):
        outer = radius - size * 0.72
        for inner in (0, 1, 3, 4) if n > 7 else (0,):
            places = [*_circle(n - inner, outer), *_circle(inner, 0 if inner == 1 else size)]
            if _clear(places, size + 2):
                return size, tuple(places)
    return 4, tuple(_circle(n, radius))


def _circle(n: int, distance: float) -> list[Slot]:
    """`n` places around the middle, clockwise from 12 o'clock."""
    angles = [math.tau * i / n for i in range(n)]
    return [(distance * math.sin(a), -distance * math.cos(a), 0) for a in angles]


def _clear(places: list[Slot], size: float) -> bool:
    """Whether no two upright squares touch."""
    return all(
        max(abs(a[0] - b[0]), abs(a[1] - b[1])) >= size
        for i, a in enumerate(places)
        for b in places[:i]
    )


@lru_cache(maxsize=256)
def rhombic_places(n: int, tile: int, radius: float) -> tuple[int, tuple[Slot, ...]]:
    """Up to four rhombi as one large rhombus, five and six as a star, more in smaller rows."""
    if n <= 4:
        x, y = tile * APART, tile * APART * LONG
        return tile, ((0, -y, 0), (-x, 0, 0), (x, 0, 0), (0, y, 0))[:n]
    if n <= 6:
        size = math.floor(radius / LONG * 0.96)
        middle = size * (LONG / 2 + 0.045)
        return size, tuple((x, y, 60 * i % 180) for i, (x, y, _) in enumerate(_circle(6, middle)))[
            :n
        ]
    columns = math.ceil(n / 2)
    size = math.floor(2 * radius / math.hypot(1.06 * columns, 2.1 * LONG))
    x0 = -(columns - 1) * size * 1.06 / 2
    rows = [
        (x0 + i * size * 1.06, row * size * LONG * 0.52, 0)
        for row in (-1, 1)
        for i in range(columns)
    ]
    return size, tuple(rows[:n])


def centre_places(
    tray: Circle, marker: Box, counts: Sequence[int], tile: int, rhombic: bool
) -> list[tuple[int, list[Point], Box]]:
    """For each colour the size of its tiles, where they lie, and the box of their number.

    Squares lie in a row for each colour, rhombi in two rows of piles; both are below the marker.
    """
    top, bottom = marker.bottom + tray.radius * 0.03, tray.y + tray.radius * 0.84
    if not rhombic:
        bottom = tray.y + tray.radius * 0.81  # further down the tray is narrow
        pitch = (bottom - top) / len(counts)
        size = math.floor(min(tile, pitch * 0.94))
        return [_row(tray, top + pitch * (row + 0.5), size, n) for row, n in enumerate(counts)]
    columns = math.ceil(len(counts) / 2)
    high = (bottom - top) / 2
    size = math.floor(min(tile, high / (LONG + 0.1)))
    lines = [_line(tray, top + row * high, high, size) for row in (0, 1)]
    while size > 4 and _pitch(tray, lines, size, columns) < size * 1.08:
        size -= 1
        lines = [_line(tray, top + row * high, high, size) for row in (0, 1)]
    pitch = min(_pitch(tray, lines, size, columns), size * _WIDEST)
    return [
        _pile(tray, lines[i // columns], (i % columns - (columns - 1) / 2) * pitch, pitch, size, n)
        for i, n in enumerate(counts)
    ]


def _line(tray: Circle, top: float, high: float, size: int) -> tuple[float, float, float]:
    """The middle of a row of rhombi, the middle of the numbers below them, and their height."""
    badge = max(size * 0.46, tray.radius * 0.17)
    spare = max(high - size * LONG - badge, 0) / 2
    return top + spare + size * LONG / 2, top + high - spare - badge / 2, badge


def _pitch(
    tray: Circle, lines: Sequence[tuple[float, float, float]], size: int, columns: int
) -> float:
    """How far apart piles are, in all rows, so that they reach no further than the tray."""
    return min(_half_row(tray, y, size) for y, _, _ in lines) * 2 / columns


def _half_chord(tray: Circle, y: float) -> float:
    """Half the width of the tray at a height, without its rim."""
    return math.sqrt(max((tray.radius * 0.94) ** 2 - (y - tray.y) ** 2, 0))


def _row(tray: Circle, y: float, size: int, n: int) -> tuple[int, list[Point], Box]:
    """A row of `n` squares with their number before them, in the middle of the tray."""
    half, before = (
        min(_half_chord(tray, y - size * high), _half_chord(tray, y + size * high))
        for high in (0.5, 0.3)
    )
    badge, gap = size * 0.82, size * 0.1
    room = half + before - badge - gap - size
    step = min(size + gap * 0.7, room / (n - 1)) if n > 1 else 0
    wide = badge + gap + size + step * max(n - 1, 0)
    left = tray.x + min(-wide / 2, half - wide)  # the number is lower: it reaches further out
    box = Box(left, y - size * 0.3, badge, size * 0.6).rounded()
    first = left + badge + gap + size / 2
    return size, [(first + step * i, y) for i in range(n)], box


def _half_row(tray: Circle, y: float, size: int) -> float:
    """Half the width for upright rhombi at a height; their tips are narrow."""
    tips = min(_half_chord(tray, y + side * size * LONG / 2) for side in (-1, 1))
    return min(_half_chord(tray, y), tips + size / 2)


def _pile(
    tray: Circle, line: tuple[float, float, float], x: float, wide: float, size: int, n: int
) -> tuple[int, list[Point], Box]:
    """`n` upright rhombi that overlap within their column, their number below the tips."""
    y, below, high = line
    at = [rhombus.centre for rhombus in pile((tray.x + x, y), size, wide * 0.97, n)]
    badge = box_around((tray.x + x, below), min(high * 1.4, wide * 0.96), high).rounded()
    edge = math.sqrt(max(tray.radius**2 - (badge.bottom - tray.y) ** 2, 0))
    right, left = tray.x + edge - badge.right, tray.x - edge - badge.x
    inwards = math.floor(min(right, 0)) + math.ceil(max(left, 0))
    return size, at, badge.moved(inwards, 0)


def pile(centre: Point, side: float, wide: float, n: int) -> list[Rhombus]:
    """`n` upright rhombi around a point that overlap in a width."""
    step = min(side * 0.6, max(wide - side, 0) / (n - 1)) if n > 1 else 0
    first = centre[0] - step * (n - 1) / 2
    return [Rhombus(first + step * i, centre[1], side, 0) for i in range(n)]
