"""Where a plate about a space of a star stands: beside it, where it hides least. No pygame."""

import math
from collections.abc import Collection, Iterator, Sequence
from functools import lru_cache
from typing import NamedTuple

from azul_desktop.boards.star import polar
from azul_desktop.core.star.board import STAR_SPACES, StarBoard
from azul_desktop.geometry import Box, Point, Rhombus
from azul_desktop.ui.families.star.rack import HandRack
from azul_desktop.ui.families.star.star_mat import StarMat
from azul_desktop.ui.table.layout.table_layout import TableLayout
from azul_desktop.ui.table.layout.tile_slots import LONG

Size = tuple[float, float]

_ITSELF, _NEIGHBOUR, _HAND, _CORNER = 1000.0, 100.0, 100.0, 100.0
"""How bad it is to hide the space itself, a neighbour of it, a pile of the hand, a keep spot."""
_LEGAL, _WORDS, _TILE, _PRINT, _SPACE = 80.0, 80.0, 6.0, 3.0, 4.0
"""The same for a legal space, a board or a button, another tile, something printed, a space."""
_OUTSIDE, _STRADDLING = 8.0, 9.0
"""How bad it is to leave the board with the whole plate, and to lie across its edge."""
_WAY = 2.0
"""How bad it is to stand off the space by the length of a side."""
_STEPS = 8
"""So many places are tried along each side of a space."""
_RINGS = (0.0, 0.3, 0.6, 0.9, 1.2, 1.5, 1.8, 2.2, 2.6, 3.0, 3.5, 4.0, 4.5, 5.0, 5.5)
"""How far away plates are tried, in sides."""
_INNER = 0.8
"""A rhombus is looked at up to this part of its edge: what is hidden of its rim is no loss."""


class Sight(NamedTuple):
    """What a player who builds looks at: the side of the board, its tiles, the legal spaces."""

    board: StarBoard
    filled: Collection[int] = ()
    legal: Collection[int] = ()

    def features_of(self, cell: int) -> list[int]:
        """The pillars, statues and windows that a space helps to close."""
        space = cell // STAR_SPACES, cell % STAR_SPACES + 1
        return [n for n, feature in enumerate(self.board.features) if space in feature.spaces]

    def neighbours(self, cell: int) -> set[int]:
        """The other spaces of its star and of all features that it touches."""
        first = cell // STAR_SPACES * STAR_SPACES
        found = set(range(first, first + STAR_SPACES))
        for n in self.features_of(cell):
            spaces = self.board.features[n].spaces
            found |= {star * STAR_SPACES + space - 1 for star, space in spaces}
        return found - {cell}


class Thing(NamedTuple):
    """Something that a plate might hide: its edges, points on it if it is no box, how bad it is."""

    left: float
    top: float
    right: float
    bottom: float
    points: tuple[Point, ...]
    weight: float


def _boxed(box: Box, weight: float) -> Thing:
    return Thing(box.x, box.y, box.right, box.bottom, (), weight)


def _hidden(things: Sequence[Thing], plate: Box, enough: float) -> float:
    """How bad it is to lay a plate there; whatever is more than enough is not counted exactly.

    This is asked hundreds of times for a plate, so it makes nothing and calls little.
    """
    left, top, right, bottom = plate.x, plate.y, plate.right, plate.bottom
    cost = 0.0
    for x, y, end, low, points, weight in things:
        if x >= right or end <= left or y >= bottom or low <= top:
            continue
        if points:
            inside = sum([left <= a < right and top <= b < bottom for a, b in points])
            cost += weight * inside / len(points)
        else:
            common = (min(end, right) - max(x, left)) * (min(low, bottom) - max(y, top))
            cost += weight * common / min((end - x) * (low - y), plate.w * plate.h)
        if cost >= enough:
            break
    return cost


def plate_beside(
    layout: TableLayout, cell: int, sizes: Sequence[Size], sight: Sight, odd: Sequence[float] = ()
) -> tuple[int, Box]:
    """Which of several sizes hides least beside a space of the board in front, and its box.

    `odd` says of each size how bad it is by itself.
    """
    mat = layout.boards[0]
    assert isinstance(mat, StarMat)
    things = _things(layout, mat, cell, sight)
    space = mat.spaces[cell].box
    gap = 6 * layout.unit
    bads = odd or [0.0] * len(sizes)
    # A tiny window has no such place.
    best, least = (0, Box(mat.box.x, mat.box.y, *sizes[0])), math.inf
    for far in _RINGS:
        if _WAY * far + min(bads) >= least:  # whatever is further away is worse
            break
        around = space.grown(gap + far * mat.side)
        places = [
            (_WAY * _between(space, box) / mat.side + bad, number, box)
            for number, (size, bad) in enumerate(zip(sizes, bads, strict=True))
            for box in _places(layout, around, size, gap)
        ]
        for way, number, box in sorted(places):
            if way >= least:  # and so are all others
                break
            cost = way + _off_the_middle(space, box) + _off_the_board(mat.box, box)
            if cost < least:
                cost += _hidden(things, box, least - cost)
            if cost < least:
                best, least = (number, box), cost
    return best[0], best[1].rounded()


def _places(layout: TableLayout, around: Box, size: Size, gap: float) -> Iterator[Box]:
    """Along the four sides of a box, always in the window under the prompt."""
    w, h = size
    highest = layout.prompt.bottom + gap
    last_x, last_y = layout.size[0] - gap - w, layout.size[1] - gap - h
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


def _off_the_board(board: Box, plate: Box) -> float:
    """How bad it is that a plate lies beside the board, or worse, across its edge."""
    outside = 1 - _common(board, plate) / (plate.w * plate.h)
    return _OUTSIDE * outside + (_STRADDLING if 0 < outside < 1 else 0)


def _common(one: Box, other: Box) -> float:
    """The area that two boxes share."""
    wide = min(one.right, other.right) - max(one.x, other.x)
    high = min(one.bottom, other.bottom) - max(one.y, other.y)
    return max(wide, 0.0) * max(high, 0.0)


def _off_the_middle(space: Box, plate: Box) -> float:
    """A little, so that of places alike the one nearest to the middle of the space is taken."""
    return math.dist(space.centre, plate.centre) / (100 * max(plate.w, plate.h))


def _things(layout: TableLayout, mat: StarMat, cell: int, sight: Sight) -> list[Thing]:
    """All that a plate might hide, the worst first."""
    neighbours, features = sight.neighbours(cell), sight.features_of(cell)
    things = [_rhombic(mat.spaces[cell], _ITSELF, inner=1.0)]
    for number, space in enumerate(mat.spaces):
        if number != cell:
            weight = _TILE if number in sight.filled else _SPACE
            weight = _LEGAL if number in sight.legal else weight
            weight = _NEIGHBOUR if number in neighbours else weight
            things.append(_rhombic(space, weight))
    things += [
        _boxed(box, _NEIGHBOUR if number in features else _PRINT)
        for number, box in enumerate(mat.features)
    ]
    things += [_rhombic(corner, _CORNER) for corner in mat.corners]
    aside = (mat.token, mat.marker, mat.tokens)
    things += [_boxed(box, _PRINT) for box in aside if box is not None]
    if isinstance(layout.rack, HandRack):
        things += [_boxed(pile, _HAND) for pile in layout.rack.piles]
        things += [_boxed(layout.rack.pass_button, _WORDS), _boxed(layout.rack.score, _WORDS)]
    if layout.scoring is not None:
        things.append(_boxed(layout.scoring.box, _WORDS))
    things += [_boxed(other.box, _WORDS) for other in layout.boards[1:]]
    return sorted(things, key=lambda thing: -thing.weight)


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
    box = space.box
    return Thing(box.x, box.y, box.right, box.bottom, points, weight)
