"""The pictures of the rules, put together from the pieces of an edition."""

import math
from collections.abc import Iterable, Sequence

from azul_desktop.core.events import MARKER
from azul_desktop.core.star.board import STAR_SPACES, StarBoard
from azul_desktop.core.wall.board import WallBoard
from azul_desktop.geometry import Box, Point, Rhombus, box_around
from azul_desktop.ui.render import shapes
from azul_desktop.ui.render.brush import Brush, centred
from azul_desktop.ui.render.stage import Sprite
from azul_desktop.ui.render.tokens import COBALT, DANGER, GOLD, INK, INK2, Colour, Face
from azul_desktop.ui.table.paint.board_picture import board_picture, wall_frame
from azul_desktop.ui.table.paint.pieces import Pieces

Cell = tuple[int, int]
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

    def stars(self, box: Box, board: StarBoard, covered: list[int]) -> list[Sprite]:
        """All stars of a player."""
        return board_picture(self.brush, self.pieces, board, covered, box)[0]

    def disc(self, box: Box, tiles: Sequence[int], chosen: int | None = None) -> list[Sprite]:
        """A disc with up to four tiles; those of the chosen colour are lifted, the others dim."""
        size = round(min(box.w, box.h) * 0.92)
        rhombic = self._rhombic
        tile = round(size * (0.2 if rhombic else 0.26))
        step = tile * (0.62 if rhombic else 0.56)
        down = tile * LONG / 2 * 1.04 if rhombic else step
        sprites = [centred(self.pieces.disc(size, special=False), box.centre)]
        x, y = box.centre
        for at, piece in enumerate(tiles):
            lift = tile * 0.2 if piece == chosen else 0
            place = x + (-step, step)[at % 2], y + (-down, down)[at // 2] - lift
            surface = self.pieces.tile(
                self._real(piece),
                tile,
                0 if rhombic else None,
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
        turn = 0 if self._rhombic else None
        sprites = []
        for at, piece in enumerate(line):
            upright = None if piece == MARKER else turn
            surface = self.pieces.tile(self._real(piece), side, upright, take=at)
            sprites.append(centred(surface, (x + pitch * at, centre[1])))
        return sprites

    def line(self, centre: Point, capacity: int, tiles: Sequence[int], size: float) -> list[Sprite]:
        """A pattern line, filled from the right."""
        side = round(size)
        pitch = side * 1.06
        right = centre[0] + pitch * (capacity - 1) / 2
        sprites = []
        for at in range(capacity):
            place = right - pitch * at, centre[1]
            sprites.append(centred(self.pieces.cell(None, side), place))
            if at < len(tiles):
                sprites.append(
                    centred(self.pieces.tile(self._real(tiles[at]), side, take=at), place)
                )
        return sprites

    def floor(self, box: Box, losses: Sequence[int], pieces: Sequence[int]) -> list[Sprite]:
        """The floor with what each space costs above it."""
        pitch = min(box.w / len(losses), 64 * self.scale(box))
        side = round(pitch * 0.92)
        x, y = box.centre[0] - pitch * (len(losses) - 1) / 2, box.centre[1]
        sprites = []
        for at, loss in enumerate(losses):
            place = x + pitch * at, y + side * 0.4
            sprites.append(centred(self.pieces.cell(None, side), place))
            if at < len(pieces):
                sprites.append(centred(self.pieces.tile(self._real(pieces[at]), side), place))
            above = place[0], y - side * 0.55
            sprites.append(self.words(f"−{-loss}", above, side * 0.56, DANGER))
        return sprites

    def arrow(self, at: Point, size: float) -> Sprite:
        """An arrow between two things."""
        return centred(self.brush.images.icon("arrow-right", round(size), INK2), at)

    def wall(
        self, box: Box, board: WallBoard, covered: dict[Cell, int], lit: Iterable[Cell]
    ) -> list[Sprite]:
        """A wall on which only some tiles stand out."""
        shining = set(lit)
        rows, columns = len(board.pattern), len(board.pattern[0])
        margin = self.brush.px(8)
        pitch = int(min((box.w - 2 * margin) / columns, (box.h - 2 * margin) / rows))
        side = pitch - max(1, pitch // 18)
        around = box_around(box.centre, columns * pitch + 2 * margin, rows * pitch + 2 * margin)
        sprites = wall_frame(self.pieces, around.rounded(), side)
        rings = []
        for row in range(rows):
            for column in range(columns):
                x = around.x + margin + pitch * (column + 0.5)
                y = around.y + margin + pitch * (row + 0.5)
                sprites.append(
                    self._wall_cell(board, covered, shining, (row, column), side, (x, y))
                )
                if (row, column) in shining:
                    rings.append(self._ring((x, y), side))
        return sprites + rings

    def _wall_cell(
        self,
        board: WallBoard,
        covered: dict[Cell, int],
        lit: set[Cell],
        cell: Cell,
        side: int,
        at: Point,
    ) -> Sprite:
        if cell in covered:
            pale = bool(lit) and cell not in lit
            tile = self.pieces.tile(covered[cell], side, take=sum(cell), pale=pale)
            return centred(tile, at)
        printed = board.pattern[cell[0]][cell[1]]
        plain = printed < 0 or bool(lit)  # motifs would distract from what stands out
        return centred(self.pieces.cell(None if plain else printed, side), at)

    def _ring(self, at: Point, side: int) -> Sprite:
        size = side + self.brush.px(4)
        ring = shapes.ring((size, size), self.brush.px(7), GOLD, self.brush.px(3))
        return centred(ring, at)

    def star(
        self,
        box: Box,
        kind: str,
        numbers: Sequence[int],
        covered: dict[int, int],
    ) -> list[Sprite]:
        """One star, with prices on its free spaces."""
        side = int(min(box.w, box.h) / 2 / LONG)
        sprites = []
        for space in range(STAR_SPACES):
            way = math.radians(60 * space)
            x = box.centre[0] + side * LONG / 2 * math.sin(way)
            y = box.centre[1] - side * LONG / 2 * math.cos(way)
            turn = 60 * space % 180
            if space in covered:
                tile = self.pieces.tile(covered[space], side, turn, take=space)
                sprites.append(centred(tile, (x, y)))
                continue
            sprites.append(centred(self.pieces.space(kind, Rhombus(x, y, side, turn)), (x, y)))
            price = self.brush.type.line(str(numbers[space]), Face.HEAD_BOLD, side * 2 // 5, INK2)
            sprites.append(centred(price, (x, y)))
        return sprites

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

    def _real(self, piece: int) -> int:
        """A piece of the pictures; an edition with few colours shows some of them twice."""
        return piece if piece == MARKER else piece % len(self.pieces.edition.colours)

    @property
    def _rhombic(self) -> bool:
        return self.pieces.edition.family == "star"
