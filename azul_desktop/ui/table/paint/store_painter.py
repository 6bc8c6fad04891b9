"""Paints the bag, which gets emptier, and the lid or the tower, which fills."""

import math
from collections.abc import Sequence
from typing import NamedTuple

from azul_desktop.geometry import Box, box_around
from azul_desktop.ui.render.brush import centred
from azul_desktop.ui.render.stage import Sprite
from azul_desktop.ui.table.pieces.pieces import Pieces

_STATES = (0.0, 0.25, 0.6)
"""Parts of all tiles: a bag with more than the last is the fullest of its four pictures."""
_HEAPED = 0.42
"""The part of all tiles that fills the lid: more are seldom discarded at once."""


class _Heap(NamedTuple):
    """Where tiles lie in the picture of a lid or tower, in parts of its size."""

    places: tuple[tuple[float, float, int], ...]
    """The middle of each tile of a layer, and how it is turned: in few ways, each drawn once."""
    layers: int
    rise: float
    """How much higher each layer lies, in parts of the width."""
    tile: float
    """The width of a tile, in parts of the width."""


_LID = _Heap(
    (
        (0.25, 0.27, -7), (0.42, 0.26, 4), (0.58, 0.28, -3), (0.75, 0.26, 8),
        (0.28, 0.43, 4), (0.43, 0.44, -3), (0.60, 0.42, 8), (0.73, 0.44, -7),
        (0.24, 0.58, -3), (0.41, 0.59, 8), (0.57, 0.60, -7), (0.76, 0.58, 4),
        (0.29, 0.73, 8), (0.45, 0.72, -7), (0.59, 0.74, 4), (0.72, 0.72, -3),
    ),
    3, 0.04, 0.165,
)  # fmt: skip
_SMALL_LID = _Heap(
    (
        (0.24, 0.36, -7), (0.41, 0.34, 4), (0.59, 0.36, -3), (0.76, 0.38, 8),
        (0.32, 0.60, 4), (0.50, 0.58, -3), (0.68, 0.60, 8),
    ),
    2, 0.05, 0.20,
)  # fmt: skip
_TOWER = _Heap(
    ((0.36, 0.33, 0), (0.45, 0.29, 0), (0.54, 0.33, 0), (0.41, 0.37, 0), (0.50, 0.37, 0)),
    3, 0.028, 0.075,
)  # fmt: skip


class StorePainter:
    """Paints bag, lid and tower of one edition, on the table and in the top bar."""

    def __init__(self, pieces: Pieces) -> None:
        self._pieces = pieces
        self._tower = pieces.picture("tower.png", (1, 1)) is not None
        edition = pieces.edition
        self._all = max(1, edition.tiles_of_each * len(edition.colours))

    def fullness(self, tiles: int) -> int:
        """Which picture of the bag shows so many tiles: 0 for an empty one up to 3."""
        return sum(tiles > part * self._all for part in _STATES)

    def bag(self, box: Box, tiles: int) -> list[Sprite]:
        """The bag with so many tiles in it."""
        name = f"bag-{self.fullness(tiles)}.png"
        picture = self._pieces.picture(name, (round(box.w), round(box.h)))
        return [] if picture is None else [centred(picture, box.centre)]

    def discards(self, box: Box, counts: Sequence[int], *, small: bool = False) -> list[Sprite]:
        """The tower or the lid, with a heap of the tiles of each colour that lie in it."""
        name = "tower.png" if self._tower else "lid.png"
        if self._tower:
            box = box_around(box.centre, min(box.w, box.h))
        picture = self._pieces.picture(name, (round(box.w), round(box.h)))
        if picture is None:
            return []
        heap = _TOWER if self._tower else _SMALL_LID if small else _LID
        return [centred(picture, box.centre), *self._heaped(box, heap, counts)]

    def _heaped(self, box: Box, heap: _Heap, counts: Sequence[int]) -> list[Sprite]:
        sprites = []
        size = max(3, round(box.w * heap.tile))
        for n, tile in enumerate(self._chosen(counts, heap.layers * len(heap.places))):
            layer, place = divmod(n, len(heap.places))
            x, y, angle = heap.places[place]
            # Layers do not lie exactly on each other.
            aside = (layer % 2) * heap.tile * 0.4
            at = box.x + (x + aside) * box.w, box.y + y * box.h - layer * heap.rise * box.w
            turn, lean = (60 * (n % 3), 0) if self._pieces.rhombic else (None, angle)
            sprites.append(centred(self._pieces.tile(tile, size, turn, angle=lean), at))
        return sprites

    def _chosen(self, counts: Sequence[int], most: int) -> list[int]:
        """The tiles that are shown: each colour has its part of them, and they lie mixed."""
        total = sum(counts)
        shown = min(total, most, math.ceil(total * most / (_HEAPED * self._all)))
        given = [0] * len(counts)
        chosen = []
        for n in range(shown):
            due = [
                count * (n + 1) / total - have for count, have in zip(counts, given, strict=True)
            ]
            tile = due.index(max(due))
            given[tile] += 1
            chosen.append(tile)
        return chosen
