"""The gains and losses of one player in a line: tiles and medallions with their points.

The points stand beside their tiles. Where there are too many for that they stand below, and
tiles of a long line overlap: it is never wider than its room.
"""

from collections.abc import Sequence

import pygame

from azul_desktop.coach.round_gains import Gain, PlayerRound
from azul_desktop.core.events import Reason
from azul_desktop.geometry import Box, box_around
from azul_desktop.languages.formats import signed
from azul_desktop.ui.render.brush import Brush, aligned, centred
from azul_desktop.ui.render.medals import medal
from azul_desktop.ui.render.stage import Sprite
from azul_desktop.ui.render.tokens import DANGER, GOOD_TEXT, INK2, SMALLEST_TEXT, Colour, Face
from azul_desktop.ui.table.layout.tile_slots import LONG
from azul_desktop.ui.table.pieces.pieces import Pieces

_MEDALS = {Reason.FLOOR: "floor", Reason.MARKER: "marker", Reason.DISCARD: "tiles"}
_BESIDE, _BELOW = 27, 23
"""The sizes of points beside their tiles and below them."""
_NEAR, _APART = 5, 15
"""Between a tile and its points, and between these and the next tile."""
_LONGER = 1.2
"""Rhombi are so much longer than squares are wide."""
_PITCH = 68
"""From one tile to the next, at most, with the points below them."""


def tint_of(points: int) -> Colour:
    """Green for a gain, red for a loss."""
    return DANGER if points < 0 else GOOD_TEXT if points else INK2


class GainsPainter:
    """Paints the lines of one card alike: what is longest decides for all of them."""

    def __init__(
        self,
        brush: Brush,
        pieces: Pieces,
        tile: float,
        room: Box,
        rounds: Sequence[PlayerRound],
    ) -> None:
        """`room` is the one of any line, `tile` the size of a tile in logical pixels."""
        self._brush = brush
        self._pieces = pieces
        self._tile = brush.px(tile)
        texts = [signed(gain.points) for each in rounds for gain in each.gains]
        most = max((len(each.gains) for each in rounds), default=0)
        near, apart = brush.px(_NEAR), brush.px(_APART)
        each = self._tile + near + self._widest(texts, _BESIDE)
        self._beside = room.h >= 2 * self._tile and most * (each + apart) - apart <= room.w
        self._size: float = _BESIDE
        self._pitch: float = each + apart
        if not self._beside:
            self._pitch = min(brush.px(_PITCH), (room.w - self._tile) / max(1, most - 1))
            sizes = range(_BELOW, SMALLEST_TEXT, -1)
            fits = (size for size in sizes if self._widest(texts, size) < self._pitch)
            self._size = next(fits, SMALLEST_TEXT)

    def _widest(self, texts: Sequence[str], size: float) -> int:
        width, pixels = self._brush.type.width, self._brush.px(size)
        return max((width(text, Face.HEAD_BOLD, pixels) for text in texts), default=0)

    def line(self, room: Box, gains: Sequence[Gain]) -> list[Sprite]:
        """All gains of a player from the left end of a room."""
        sprites: list[Sprite] = []
        for n, gain in enumerate(gains):
            box = box_around((0, room.centre[1]), self._tile)
            box = box._replace(x=room.x + n * self._pitch)
            sprites += self._with_points(box, gain)
        return sprites

    def _with_points(self, box: Box, gain: Gain) -> list[Sprite]:
        brush, picture = self._brush, self._picture(gain)
        tint = brush.ink(tint_of(gain.points))
        text = brush.type.line(signed(gain.points), Face.HEAD_BOLD, brush.px(self._size), tint)
        if self._beside:
            x = box.right + brush.px(_NEAR)
            words = aligned(text, Box(x, box.y, 0, box.h), "left")
            return [centred(picture, box.centre), words]
        x, y = box.centre
        high = text.get_height() * 0.9
        top = y - high / 2
        return [centred(picture, (x, top)), centred(text, (x, top + (box.h + high) / 2))]

    def _picture(self, gain: Gain) -> pygame.Surface:
        """The tile that scored, or a medallion for what was lost."""
        if gain.reason == Reason.TILE:
            side = self._tile
            if self._pieces.rhombic:
                side = round(side * _LONGER / LONG)
            return self._pieces.tile(gain.colour, side, self._pieces.upright)
        return medal(self._brush, _MEDALS[gain.reason], "stone", self._tile)
