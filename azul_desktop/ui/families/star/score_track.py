"""Geometry of the track around the scoring board: its cells, the tabs with numbers, the cubes."""

import math
from dataclasses import dataclass
from functools import cached_property

from azul_desktop.boards.data import TrackData
from azul_desktop.geometry import Box, Point, box_around, surrounding
from azul_desktop.ui.table.layout.aside import around

_MARGIN = 12
"""Between the edge of the board and the track, at 1080p."""
_TAB, _LEAST_TAB = (24, 20), (17, 13)
"""The size of a tab with a number, at 1080p, and the least of it in pixels."""
_FREE = 6
"""So much of the inner edge of the cells stays free of cubes, at 1080p: tabs lie on it."""
_SMALLER = 2
"""So much smaller than its cell a cube is, at 1080p."""
_READABLE = 16
"""The smallest cube in pixels on which a number can be read."""
_TENS = 10


@dataclass(frozen=True)
class ScoreTrack:
    """The track that all players share; past its end a cube starts over."""

    first: int
    """The number of the first cell."""
    cells: tuple[Box, ...]
    """The cells from the first number to the last, clockwise from the upper left."""
    tabs: tuple[tuple[int, Box], ...]
    """Numbers of some cells, half on their inner edge, where no cube comes."""
    side: int
    """The side of a cube."""
    rim: float
    """How far a cube stands from the middle of its cell towards the edge of the board."""
    inner: Box
    """What the track and its tabs leave free."""
    numbered: bool = True
    """Whether cubes are large enough to have their number on them."""

    def number(self, score: int) -> int:
        """The number of the cell on which the cube of a score stands."""
        return around(max(score, self.first), self.first, self.first + len(self.cells) - 1)[1]

    @cached_property
    def _cubes(self) -> tuple[Box, ...]:
        """Where a cube stands on each cell: a little outwards, off the tabs."""
        whole, found = surrounding(self.cells), []
        for cell in self.cells:
            (x, y), (across, down) = cell.centre, _outwards(cell, whole, self.cells[0])
            place = x + across * self.rim, y + down * self.rim
            found.append(box_around(place, self.side))
        return tuple(found)

    def cube(self, number: int) -> Box:
        """Where a cube stands on the cell of a number."""
        return self._cubes[number - self.first]


def score_track(box: Box, data: TrackData, unit: float) -> ScoreTrack:
    """The track along the edge of a board."""
    cells, edge = track_cells(box.grown(-_MARGIN * unit), data["last"] - data["first"] + 1)
    wide, high = (max(part * unit, least) for part, least in zip(_TAB, _LEAST_TAB, strict=True))
    tabs: list[tuple[int, Box]] = []
    limits = edge.grown(_FREE * unit - 1)  # a pixel for whole pixels
    tens = -data["first"] % _TENS
    for cell in range(tens, len(cells), _TENS):
        tab = _into(box_around(cells[cell].centre, wide, high), limits).rounded()
        if not any(tab.overlaps(other) for _, other in tabs):
            tabs.append((data["first"] + cell, tab))
    smallest = min(min(cell.w, cell.h) for cell in cells)
    side = max(4, round(smallest - _SMALLER * unit))
    free = (_FREE - 2) * unit
    inner = edge.grown(free - wide, free - high)
    rim = (_FREE - _SMALLER / 2) * unit
    numbered = side >= _READABLE
    return ScoreTrack(data["first"], cells, tuple(tabs), side, rim, inner, numbered=numbered)


def track_cells(box: Box, n: int) -> tuple[tuple[Box, ...], Box]:
    """`n` cells clockwise around the edge of a box, nearly square, and the box inside them."""
    half = math.ceil((n + 4) / 2)
    a = min(max(round(half * box.w / (box.w + box.h)), 2), half - 2)
    b = half - a
    w, h = box.w / a, box.h / b
    way = [(i, 0) for i in range(a)] + [(a - 1, j) for j in range(1, b)]
    way += [(i, b - 1) for i in range(a - 2, -1, -1)] + [(0, j) for j in range(b - 2, 0, -1)]
    cells = [Box(box.x + i * w, box.y + j * h, w, h).rounded() for i, j in way[:n]]
    inner = Box(box.x + w, box.y + h, box.w - 2 * w, box.h - 2 * h)
    return tuple(cells), inner


def _outwards(cell: Box, whole: Box, first: Box) -> Point:
    """The way from a cell to the edge of the board that it lies at, or to its corner."""
    x, y = cell.centre
    across = (x > whole.right - first.w) - (x < whole.x + first.w)
    down = (y > whole.bottom - first.h) - (y < whole.y + first.h)
    return across, down


def _into(box: Box, limits: Box) -> Box:
    """A box moved until it lies in its limits."""
    x = min(max(box.x, limits.x), limits.right - box.w)
    return box._replace(x=x, y=min(max(box.y, limits.y), limits.bottom - box.h))
