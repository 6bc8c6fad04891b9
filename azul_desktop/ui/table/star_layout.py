"""Geometry of a player board of the star family, from the numbers in the edition's file."""

import math
from collections.abc import Collection, Sequence
from dataclasses import dataclass
from typing import Literal, NamedTuple

from azul_desktop.core.edition import STAR_SPACES, StarBoard
from azul_desktop.ui.geometry import Box, Point, Rhombus, box_around, surrounding
from azul_desktop.ui.table.aside import beside_stars
from azul_desktop.ui.table.board_data import StarData
from azul_desktop.ui.table.slots import LONG, pile

GROOVE = 0.965
"""The side of a space in units of the board's: the rest is the gold between two spaces."""
MEDALLION = 0.72
"""The diameter of a feature in units of a side."""
CORNER = 0.68
"""The side of a corner space in units of a side."""
Size = tuple[float, float]
HEAD, HAND = 48, 46
"""The heights of a small board's name and hand at 1080p."""


@dataclass(frozen=True)
class StarMat:
    """A player board with its stars; the board in front has its name and hand in the rack."""

    box: Box
    style: Literal["front", "small"]
    unit: float
    side: float
    spaces: tuple[Rhombus, ...]
    """By cell: the spaces of star 0, then those of star 1, …"""
    features: tuple[Box, ...]
    """In the order of the board's features."""
    corners: tuple[Rhombus, ...]
    avatar: Box | None
    name: Box | None
    score: Box | None
    hand: Box | None
    marker: Box | None = None
    """Where the start marker lies while the player holds it."""
    token: Box | None = None
    """Where the tokens lie that tell how often the player's cube has gone round the track."""

    def hand_slots(self, counts: Sequence[int]) -> list[list[Rhombus]]:
        """Where the tiles in the hand lie on a small board: piles of colours from the left on."""
        if self.hand is None:
            return [[] for _ in counts]
        side = min(self.hand.h / LONG, self.hand.w / len(counts) * 0.62)
        gap = side * 0.42
        piles = sum(n > 0 for n in counts)
        spare = self.hand.w - piles * side - max(piles - 1, 0) * gap
        step = min(side * 0.6, spare / max(sum(counts) - piles, 1))
        slots, left = [], self.hand.x
        for n in counts:
            wide = side + step * (n - 1)
            slots.append(pile((left + wide / 2, self.hand.centre[1]), side, wide, n))
            left += wide + gap if n else 0
        return slots

    def badge(self, cell: int, size: Size, filled: Collection[int] = ()) -> Box:
        """A box of a size near a space, on the board, beside the space and off filled ones."""
        return self.best_badge(cell, [size], filled)[1]

    def best_badge(
        self, cell: int, sizes: Sequence[Size], filled: Collection[int] = ()
    ) -> tuple[int, Box]:
        """Which of several sizes hides least near a space, and the box of that size."""
        space = self.spaces[cell]
        covers = self._covers(cell, filled)
        places = [(n, box) for n, size in enumerate(sizes) for box in self._places(space, size)]
        far = [math.dist(box.centre, space.centre) / self.side for _, box in places]
        best, least = places[0], math.inf
        for distance, place in sorted(zip(far, places, strict=True)):
            if distance >= least:  # whatever is further away is worse
                break
            cost = distance + sum(weight * _hidden(area, place[1]) for area, weight in covers)
            if cost < least:
                best, least = place, cost
        return best[0], best[1].rounded()

    def _places(self, space: Rhombus, size: Size) -> list[Box]:
        """Where a box of a size may lie: around a space, and in the margins of the board."""
        inside = self.box.grown(-12 * self.unit)
        reach = self.side * LONG / 2 + math.hypot(*size) / 2
        centres = [
            (space.x + dx * reach, space.y + dy * reach)
            for far in (0.8, 1.0, 1.3, 1.7, 2.2)
            for dx, dy in (polar(far, angle) for angle in range(0, 360, 30))
        ]
        columns, rows = (inside.x, space.x, inside.right), (inside.y, space.y, inside.bottom)
        centres += [(x, y) for x in columns for y in rows if (x, y) != space.centre]
        return [_inside(box_around(centre, *size), inside) for centre in centres]

    def _covers(self, cell: int, filled: Collection[int]) -> list[tuple[Box, float]]:
        """What it costs to cover the space itself, a tile, an ornament, a corner, or a space."""
        covers = [(corner.box, 2.0) for corner in self.corners]
        covers += [(feature, 2.0) for feature in self.features]
        for number, space in enumerate(self.spaces):
            cost = 1000 if number == cell else 30 if number in filled else 2.5
            covers.append((space.box.grown(-space.side * 0.1), cost))
        return covers


def _hidden(area: Box, plate: Box) -> float:
    """How much of an area a plate hides; to touch it is a little, half of it is all."""
    if not area.overlaps(plate):
        return 0.0
    wide = min(area.right, plate.right) - max(area.x, plate.x)
    high = min(area.bottom, plate.bottom) - max(area.y, plate.y)
    return min(1.0, 0.1 + 2 * wide * high / (area.w * area.h))


def _inside(box: Box, limits: Box) -> Box:
    """A box moved until it lies in its limits."""
    return box._replace(
        x=min(max(box.x, limits.x), limits.right - box.w),
        y=min(max(box.y, limits.y), limits.bottom - box.h),
    )


class Field(NamedTuple):
    """Everything on a board in units of a side, around the board's centre."""

    spaces: tuple[Rhombus, ...]
    features: tuple[Point, ...]
    corners: tuple[Point, ...]

    @property
    def box(self) -> Box:
        """The box around stars and features."""
        medallions = [box_around(point, MEDALLION) for point in self.features]
        return surrounding([space.box for space in self.spaces] + medallions)


def field(data: StarData, board: StarBoard) -> Field:
    """The places of all spaces, features and corners."""
    spaces = []
    for star in data["stars"]:
        x, y = polar(star["distance"], star["angle"])
        for number in range(STAR_SPACES):
            turn = star["turn"] + 60 * number
            dx, dy = polar(LONG / 2, turn)
            spaces.append(Rhombus(x + dx, y + dy, GROOVE, turn % 180))
    features = []
    for feature in board.features:
        places = data["features"][feature.kind]
        features.append(polar(places["distance"], places["angles"][feature.number - 1]))
    corners = tuple((x, y) for x, y in data["corners"])
    return Field(tuple(spaces), tuple(features), corners)


def polar(distance: float, angle: float) -> Point:
    """A point by its distance and its angle clockwise from 12 o'clock."""
    radians = math.radians(angle)
    return distance * math.sin(radians), -distance * math.cos(radians)


def front_star_mat(box: Box, data: StarData, board: StarBoard, unit: float) -> StarMat:
    """The board of the player in front, with the corners where the edition's file has them."""
    side = min(box.w / data["board"][0], box.h / data["board"][1])
    things = field(data, board)
    corners = tuple(
        Rhombus(box.centre[0] + x * side, box.centre[1] + y * side, CORNER * side, 0)
        for x, y in things.corners
    )
    cells, features = _placed(things, box.centre, side)
    aside = _aside(box, cells, features, corners, side, front=True)
    return StarMat(
        box, "front", unit, side, cells, features, corners, None, None, None, None, *aside
    )


def bare_star_mat(
    box: Box, data: StarData, board: StarBoard, unit: float, *, featured: bool
) -> StarMat:
    """Stars alone, or with their features, as large as a box allows: for pictures of a board."""
    things = field(data, board)
    whole = things.box if featured else surrounding([space.box for space in things.spaces])
    side = min(box.w / whole.w, box.h / whole.h)
    centre = box.centre[0] - whole.centre[0] * side, box.centre[1] - whole.centre[1] * side
    cells, features = _placed(things, centre, side)
    around = box_around(box.centre, whole.w * side, whole.h * side)
    return StarMat(around, "small", unit, side, cells, features, (), None, None, None, None)


def small_star_side(things: Field, size: tuple[float, float], unit: float, text: float) -> float:
    """The side with which a small board fits into a size."""
    whole = things.box
    room = size[1] - HEAD * text - (HAND + 8) * unit
    return min((size[0] - 20 * unit) / whole.w, room / whole.h)


def small_star_height(things: Field, wide: float, unit: float, text: float) -> float:
    """How high a small board of a width is when nothing of it stays empty."""
    side = (wide - 20 * unit) / things.box.w
    return side * things.box.h + HEAD * text + (HAND + 14) * unit


def small_star_mat(box: Box, data: StarData, board: StarBoard, unit: float, text: float) -> StarMat:
    """Another player's board: name and score above, the hand below, corners drawn in."""
    things = field(data, board)
    side = small_star_side(things, (box.w, box.h), unit, text)
    whole, pad = things.box, 14 * unit
    head = HEAD * text
    high = box.h - head - (HAND + 8) * unit
    centre = (
        box.centre[0] - whole.centre[0] * side,
        box.y + head + high / 2 - whole.centre[1] * side,
    )
    limit_x, limit_y = whole.w / 2 - CORNER / 2, whole.h / 2 - CORNER * LONG / 2
    corners = tuple(
        Rhombus(
            centre[0] + math.copysign(min(abs(x), limit_x), x) * side,
            centre[1] + math.copysign(min(abs(y), limit_y), y) * side,
            CORNER * side,
            0,
        )
        for x, y in things.corners
    )
    cells, features = _placed(things, centre, side)
    middle = box.y + 26 * text
    avatar = Box(box.x + pad, middle - 13 * text, 26 * text, 26 * text).rounded()
    score = Box(box.right - pad - 66 * text, middle - 19 * text, 66 * text, 38 * text).rounded()
    left = avatar.right + 8 * text
    name = Box(left, middle - 15 * text, score.x - left - 4 * text, 30 * text).rounded()
    hand_height = (HAND - 8) * unit
    hand = Box(box.x + pad, box.bottom - 12 * unit - hand_height, box.w - 2 * pad, hand_height)
    return StarMat(
        box,
        "small",
        unit,
        side,
        cells,
        features,
        corners,
        avatar,
        name,
        score,
        hand.rounded(),
        *_aside(box, cells, features, corners, side),
    )


def _aside(
    box: Box,
    spaces: tuple[Rhombus, ...],
    features: tuple[Box, ...],
    corners: tuple[Rhombus, ...],
    side: float,
    *,
    front: bool = False,
) -> tuple[Box, Box]:
    """The places of the marker, left of the stars, and of the tokens, right of them."""
    part, air = (0.86, 0.16) if front else (1.3, 0.0)
    taken = [space.box for space in spaces] + list(features)
    taken += [corner.box.grown(0, air * side) for corner in corners]
    return (
        beside_stars(box, taken, part * side, left=True),
        beside_stars(box, taken, part * side, left=False),
    )


def _placed(
    things: Field, centre: Point, side: float
) -> tuple[tuple[Rhombus, ...], tuple[Box, ...]]:
    """Spaces and features around a centre."""
    spaces = tuple(
        Rhombus(centre[0] + s.x * side, centre[1] + s.y * side, s.side * side, s.turn)
        for s in things.spaces
    )
    features = tuple(
        box_around((centre[0] + x * side, centre[1] + y * side), MEDALLION * side).rounded()
        for x, y in things.features
    )
    return spaces, features
