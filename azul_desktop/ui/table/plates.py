"""Where a plate about a space of a star stands: beside it, where it hides least. No pygame."""

import math
from collections.abc import Collection, Iterator, Sequence
from functools import lru_cache
from typing import NamedTuple

from azul_desktop.boards.star import polar
from azul_desktop.core.edition import STAR_SPACES
from azul_desktop.geometry import Box, Point, Rhombus
from azul_desktop.ui.table.layout import TableLayout
from azul_desktop.ui.table.slots import LONG
from azul_desktop.ui.table.star_layout import StarMat

Size = tuple[float, float]

_ITSELF, _STAR, _HAND, _CORNER = 1000.0, 40.0, 40.0, 40.0
"""How bad it is to hide the space itself, one of its star, a pile of the hand, a keep spot."""
_WORDS, _TILE, _PRINT, _SPACE = 20.0, 1.5, 1.0, 0.8
"""The same for a board or a button, a tile of another star, something printed, a space."""
_OUTSIDE = 2.0
"""How bad it is to leave the board with the whole plate."""
_WAY = 3.0
"""How bad it is to stand off the space by the length of a side."""
_STEPS = 8
"""So many places are tried along each side of a space."""
_RINGS = (0.0, 0.3, 0.6, 0.9, 1.2, 1.5, 1.8, 2.2, 2.6, 3.2)
"""How far away plates are tried, in sides."""
_INNER = 0.8
"""A rhombus is looked at up to this part of its edge: what is hidden of its rim is no loss."""


class Thing(NamedTuple):
    """Something that a plate might hide: its box, points on it if it is no box, how bad that is."""

    box: Box
    points: tuple[Point, ...]
    weight: float

    def hidden_by(self, plate: Box) -> float:
        """How bad it is to lay a plate there."""
        if not self.box.overlaps(plate):
            return 0.0
        if self.points:
            return self.weight * sum(map(plate.contains, self.points)) / len(self.points)
        smaller = min(self.box.w * self.box.h, plate.w * plate.h)
        return self.weight * _common(self.box, plate) / smaller


def plate_beside(
    layout: TableLayout, cell: int, sizes: Sequence[Size], filled: Collection[int] = ()
) -> tuple[int, Box]:
    """Which of several sizes hides least beside a space of the board in front, and its box."""
    mat = layout.boards[0]
    assert isinstance(mat, StarMat)
    things = _things(layout, mat, cell, filled)
    space = mat.spaces[cell].box
    gap = 6 * layout.unit
    places = [
        (_WAY * _between(space, box) / mat.side, number, box)
        for number, size in enumerate(sizes)
        for box in _places(layout, space, size, mat.side, gap)
    ]
    # A tiny window has no such place.
    best, least = (0, Box(mat.box.x, mat.box.y, *sizes[0])), math.inf
    for way, number, box in sorted(places):
        if way >= least:  # whatever is further away is worse
            break
        cost = way + _off_the_middle(space, box) + _OUTSIDE * _outside(mat.box, box)
        for thing in things:
            cost += thing.hidden_by(box)
            if cost >= least:
                break
        else:
            best, least = (number, box), cost
    return best[0], best[1].rounded()


def _places(layout: TableLayout, space: Box, size: Size, side: float, gap: float) -> Iterator[Box]:
    """Around a space nearer and further, always in the window under the prompt."""
    w, h = size
    highest = layout.prompt.bottom + gap
    last_x, last_y = layout.size[0] - gap - w, layout.size[1] - gap - h
    for far in _RINGS:
        around = space.grown(gap + far * side)
        for step in range(_STEPS + 1):
            x = around.x - w + (around.w + w) * step / _STEPS
            y = around.y - h + (around.h + h) * step / _STEPS
            for left, top in (
                (x, around.y - h), (x, around.bottom), (around.x - w, y), (around.right, y)
            ):  # fmt: skip
                if gap <= left <= last_x and highest <= top <= last_y:
                    yield Box(left, top, w, h)


def _between(one: Box, other: Box) -> float:
    """How far two boxes are apart."""
    dx = max(one.x - other.right, other.x - one.right, 0.0)
    dy = max(one.y - other.bottom, other.y - one.bottom, 0.0)
    return math.hypot(dx, dy)


def _outside(board: Box, plate: Box) -> float:
    """The part of a plate that lies off the board."""
    return 1 - _common(board, plate) / (plate.w * plate.h)


def _common(one: Box, other: Box) -> float:
    """The area that two boxes share."""
    wide = min(one.right, other.right) - max(one.x, other.x)
    high = min(one.bottom, other.bottom) - max(one.y, other.y)
    return max(wide, 0.0) * max(high, 0.0)


def _off_the_middle(space: Box, plate: Box) -> float:
    """A little, so that of places alike the one nearest to the middle of the space is taken."""
    return math.dist(space.centre, plate.centre) / (100 * max(plate.w, plate.h))


def _things(layout: TableLayout, mat: StarMat, cell: int, filled: Collection[int]) -> list[Thing]:
    """All that a plate might hide, the worst first."""
    star = cell // STAR_SPACES
    things = [_rhombic(mat.spaces[cell], _ITSELF, inner=1.0)]
    things += [_rhombic(corner, _CORNER) for corner in mat.corners]
    for number, space in enumerate(mat.spaces):
        if number != cell:
            weight = _TILE if number in filled else _SPACE
            weight = _STAR if number // STAR_SPACES == star else weight
            things.append(_rhombic(space, weight))
    things += [Thing(box, (), _PRINT) for box in mat.features]
    if layout.rack is not None:
        things += [Thing(pile, (), _HAND) for pile in layout.rack.piles]
        things += [Thing(layout.rack.pass_button, (), _WORDS), Thing(layout.rack.score, (), _WORDS)]
    if layout.scoring is not None:
        things.append(Thing(layout.scoring.box, (), _WORDS))
    return things + [Thing(other.box, (), _WORDS) for other in layout.boards[1:]]


@lru_cache(maxsize=512)
def _rhombic(space: Rhombus, weight: float, inner: float = _INNER) -> Thing:
    """Points on a rhombus: its middle, its corners, and between them."""
    (lx, ly), (sx, sy) = (
        polar(space.side * length / 2 * inner, space.turn + angle)
        for length, angle in ((LONG, 0), (1.0, 90))
    )
    ways = ((0, 0), (1, 0), (-1, 0), (0, 1), (0, -1), (0.5, 0.5), (0.5, -0.5), (-0.5, 0.5),
            (-0.5, -0.5))  # fmt: skip
    points = tuple((space.x + a * lx + b * sx, space.y + a * ly + b * sy) for a, b in ways)
    return Thing(space.box, points, weight)
