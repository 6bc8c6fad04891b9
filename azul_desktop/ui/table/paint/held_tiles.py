"""The tiles in the hand: they follow the pointer, fanned out, with what comes along."""

from azul_desktop.coach.along import Along
from azul_desktop.geometry import Box, Point, Rhombus, Shape
from azul_desktop.ui.render.brush import centred
from azul_desktop.ui.render.stage import Sprite
from azul_desktop.ui.table.paint.along_painter import AlongPainter
from azul_desktop.ui.table.paint.easel import Easel

_FAN = ((0, 0, 7), (44, -6, -2), (88, 2, -9), (36, 40, 5), (80, 44, -4), (0, 42, 8))
"""Where the tiles in the hand lie, and how they are turned."""
_CORNER = (20, 26)
"""So far left of the pointer and above it the first of them lies."""
_SQUARE, _RHOMBIC = 72, 50
"""The least sizes of held tiles in logical pixels."""
_HANGING = 0.44
"""How far below and left of the lowest tile hangs what comes along, in tiles."""


class HeldTiles:
    """Paints the hand of one table at one layout."""

    def __init__(self, easel: Easel) -> None:
        self._easel = easel
        self._along = AlongPainter(easel.pieces, easel.brush, easel.accents.deep)

    @property
    def _size(self) -> float:
        ring = self._easel.layout.ring
        least = _RHOMBIC if ring.rhombic else _SQUARE
        return max(ring.tile, least * self._easel.layout.unit)

    def _place(self, n: int, pointer: Point) -> Point:
        """The middle of the n-th tile; those that are too many lie on the last."""
        dx, dy, _ = _FAN[min(n, len(_FAN) - 1)]
        unit = self._easel.layout.unit
        return pointer[0] + (dx - _CORNER[0]) * unit, pointer[1] + (dy - _CORNER[1]) * unit

    def places(self, count: int, pointer: Point) -> list[Shape]:
        """Where the held tiles are: flights begin there when they are let go."""
        size, rhombic = self._size, self._easel.layout.ring.rhombic
        places: list[Shape] = []
        for n in range(count):
            x, y = self._place(n, pointer)
            if rhombic:
                places.append(Rhombus(x, y, size, 0))
            else:
                places.append(Box(x - size / 2, y - size / 2, size, size))
        return places

    def sprites(self, tile: int, count: int, with_it: Along, pointer: Point) -> list[Sprite]:
        """So many tiles of a colour, and what comes along with them."""
        pieces, size = self._easel.pieces, round(self._size)
        sprites = []
        for n, (_, _, angle) in enumerate(_FAN[:count]):
            angle = 0 if pieces.rhombic else angle
            picture = pieces.tile(tile, size, pieces.upright, ground="air", take=n, angle=angle)
            sprites.append(centred(picture, self._place(n, pointer)))
        return sprites + self._carried(count, with_it, pointer, size)

    def _carried(self, count: int, with_it: Along, pointer: Point, size: int) -> list[Sprite]:
        fan, unit = _FAN[:count], self._easel.layout.unit
        x, y = pointer[0] - _CORNER[0] * unit, pointer[1] - _CORNER[1] * unit
        if self._easel.pieces.rhombic:
            at = x + max(dx for dx, _, _ in fan) * unit + size * 1.1, y
            return self._along.carried(with_it, at, size)
        # Beside the tiles it would seem to lie on the line below; so it hangs from their corner.
        dx, dy, _ = max(fan, key=lambda place: place[1])
        at = x + dx * unit - size * _HANGING, y + dy * unit + size * _HANGING
        return self._along.carried(with_it, at, round(size * 0.62))
