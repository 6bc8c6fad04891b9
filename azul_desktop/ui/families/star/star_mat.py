"""Geometry of a player board of the star family, from the numbers in the edition's file."""

import math
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Literal

from azul_desktop.boards.data import StarData
from azul_desktop.boards.star import CORNER, LONG, MEDALLION, StarField, star_field
from azul_desktop.core.address import Address, Zone
from azul_desktop.core.star.board import StarBoard
from azul_desktop.geometry import Box, Point, Rhombus, Shape, box_around, surrounding
from azul_desktop.ui.table.layout.aside import beside_stars
from azul_desktop.ui.table.layout.mat import Mat
from azul_desktop.ui.table.layout.spot import Spot
from azul_desktop.ui.table.layout.tile_slots import pile
from azul_desktop.ui.table.shown.shown_board import ShownBoard

TOKEN = 0.6
"""The token of the player's colour in units of a side."""
Style = Literal["front", "small", "large"]
"""The board before the player, another one beside it, and such a one looked at closely."""
HEAD, HAND = 48, 46
"""The heights of a small board's name and hand at 1080p."""


@dataclass(frozen=True)
class StarMat(Mat):
    """A player board with its stars; the board in front has its name and hand in the rack."""

    box: Box
    style: Style
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
    token: Box | None = None
    """Where the player's colour is shown on the board."""
    marker: Box | None = None
    """Where the start marker lies while the player holds it."""
    tokens: Box | None = None
    """Where the tokens lie that tell how often the player's cube has gone round the track."""

    @property
    def cell(self) -> float:
        """The side of a space."""
        return self.side

    @property
    def cells(self) -> tuple[Rhombus, ...]:
        """The spaces of the stars."""
        return self.spaces

    def lying(self, board: ShownBoard, address: Address, colour: int) -> list[Shape]:
        """A space of a star, corner spaces, or the hand on a small board."""
        if address.zone == Zone.SPACE:
            return [self.spaces[address.index]]
        if address.zone == Zone.KEPT:
            kept = [tile for tile, count in enumerate(board.kept) for _ in range(count)]
            return [self.corners[n] for n, tile in enumerate(kept) if tile == colour]
        return list(self.hand_slots(board.hand)[colour])

    def feature(self, index: int) -> Box | None:
        """Where a pillar, statue or window stands."""
        return self.features[index]

    def spots(self, owner: int) -> list[Spot]:
        """The spaces of the stars."""
        return [
            Spot(Address(Zone.SPACE, owner, cell), (space,))
            for cell, space in enumerate(self.spaces)
        ]

    def keep_spots(self, owner: int) -> list[Spot]:
        """The corner spaces."""
        return [
            Spot(Address(Zone.KEPT, owner, n), (corner,)) for n, corner in enumerate(self.corners)
        ]

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


def field(data: StarData, board: StarBoard) -> StarField:
    """The places of all that is on a side of the board, in units of a rhombus' side."""
    return star_field(data, ((feature.kind, feature.number) for feature in board.features))


def front_star_mat(box: Box, data: StarData, board: StarBoard, unit: float) -> StarMat:
    """The board of the player in front, with the corners where the edition's file has them."""
    side = min(box.w / data["board"][0], box.h / data["board"][1])
    things = field(data, board)
    corners = tuple(
        Rhombus(box.centre[0] + x * side, box.centre[1] + y * side, CORNER * side, 0)
        for x, y in things.corners
    )
    cells, features = _placed(things, box.centre, side)
    token = _token(data, box.centre, side, box)
    aside = _aside(box, cells, features, corners, side, front=True)
    return StarMat(
        box, "front", unit, side, cells, features, corners, None, None, None, None, token, *aside
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


def small_star_side(
    things: StarField, size: tuple[float, float], unit: float, text: float
) -> float:
    """The side with which a small board fits into a size."""
    whole = things.box
    room = size[1] - HEAD * text - (HAND + 8) * unit
    return min((size[0] - 20 * unit) / whole.w, room / whole.h)


def small_star_height(things: StarField, wide: float, unit: float, text: float) -> float:
    """How high a small board of a width is when nothing of it stays empty."""
    side = (wide - 20 * unit) / things.box.w
    return side * things.box.h + HEAD * text + (HAND + 14) * unit


def small_star_room(things: StarField, side: float, unit: float, text: float) -> float:
    """How high a small board must be for spaces of a side."""
    return math.ceil(side * things.box.h + HEAD * text + (HAND + 8) * unit) + 1


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
    inner = whole.grown(-CORNER / 2, -CORNER * LONG / 2)
    corners = tuple(
        Rhombus(
            centre[0] + min(max(x, inner.x), inner.right) * side,
            centre[1] + min(max(y, inner.y), inner.bottom) * side,
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
        _token(data, centre, side, surrounding([space.box for space in cells])),
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


def _token(data: StarData, centre: Point, side: float, limits: Box) -> Box:
    """Where the edition's file has the player's colour, as far as that is on the board."""
    x, y = data["badge"]
    at = centre[0] + x * side, centre[1] + y * side
    return box_around(at, TOKEN * side).inside(limits).rounded()


def _placed(
    things: StarField, centre: Point, side: float
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
