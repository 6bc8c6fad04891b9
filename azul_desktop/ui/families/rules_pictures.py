"""Pictures of the rules that all families need, put together from the pieces of an edition."""

import math
from collections.abc import Iterable, Sequence

from azul_desktop.core.events import MARKER
from azul_desktop.geometry import Box, Point
from azul_desktop.ui.render.brush import Brush, centred
from azul_desktop.ui.render.stage import Sprite
from azul_desktop.ui.render.tokens import COBALT, INK, INK2, Colour, Face
from azul_desktop.ui.table.pieces.pieces import Pieces

LONG = math.sqrt(3)
_ROOM = (320.0, 230.0)
"""The box that small scenes are designed for; they grow and shrink with the real one."""


class HelpPictures:
    """Paints small scenes of the game into boxes."""

    def __init__(self, brush: Brush, pieces: Pieces) -> None:
        self.brush = brush
        self.pieces = pieces

    def scale(self, box: Box) -> float:
        """Real pixels for a pixel of the design of a small scene."""
        return min(box.w / _ROOM[0], box.h / _ROOM[1])

    def words(self, text: str, at: Point, size: float, tint: Colour = COBALT) -> Sprite:
        """A number or a few letters; like all sizes here, this one is in real pixels."""
        return centred(self.brush.type.line(text, Face.HEAD_BOLD, round(size), tint), at)

    def icon(self, box: Box, name: str) -> list[Sprite]:
        """An icon alone."""
        size = round(130 * self.scale(box))
        return [centred(self.brush.images.icon(name, size, COBALT), box.centre)]

    def disc(self, box: Box, tiles: Sequence[int], chosen: int | None = None) -> list[Sprite]:
        """A disc with up to four tiles; those of the chosen colour are lifted, the others dim."""
        size = round(min(box.w, box.h) * 0.92)
        rhombic = self.pieces.rhombic
        tile = round(size * (0.2 if rhombic else 0.26))
        step = tile * (0.62 if rhombic else 0.56)
        down = tile * LONG / 2 * 1.04 if rhombic else step
        sprites = [centred(self.pieces.disc(size, special=False), box.centre)]
        x, y = box.centre
        for at, piece in enumerate(tiles):
            lift = tile * 0.2 if piece == chosen else 0
            place = x + (-step, step)[at % 2], y + (-down, down)[at // 2] - lift
            surface = self.pieces.tile(
                self.real(piece),
                tile,
                self.pieces.upright,
                ground="plate",
                take=at,
                dim=chosen is not None and piece != chosen,
            )
            sprites.append(centred(surface, place))
        return sprites

    def row(self, centre: Point, pieces: Iterable[int], size: float) -> list[Sprite]:
        """Pieces side by side."""
        line = list(pieces)
        side = round(size)
        pitch = side * 1.14
        x = centre[0] - pitch * (len(line) - 1) / 2
        turn = self.pieces.upright
        sprites = []
        for at, piece in enumerate(line):
            upright = None if piece == MARKER else turn
            surface = self.pieces.tile(self.real(piece), side, upright, take=at)
            sprites.append(centred(surface, (x + pitch * at, centre[1])))
        return sprites

    def arrow(self, at: Point, size: float) -> Sprite:
        """An arrow between two things."""
        return centred(self.brush.images.icon("arrow-right", round(size), INK2), at)

    def worth(self, box: Box, entries: Sequence[tuple[list[Sprite], str]]) -> list[Sprite]:
        """Small pictures with points beside them, in two columns; each is painted around 0, 0."""
        rows = -(-len(entries) // 2)
        high = box.h / rows
        sprites = []
        for at, (picture, points) in enumerate(entries):
            x = box.x + box.w * (0.2 if at < rows else 0.68)
            y = box.y + high * (at % rows + 0.5)
            sprites += [
                Sprite(part.surface, part.x + round(x), part.y + round(y), part.flags)
                for part in picture
            ]
            k = self.scale(box)
            sprites.append(self.words(points, (x + 62 * k, y), 30 * k, INK))
        return sprites

    def real(self, piece: int) -> int:
        """A piece of the pictures; an edition with few colours shows some of them twice."""
        return piece if piece == MARKER else piece % len(self.pieces.edition.colours)
