"""The pictures of the rules of the wall family."""

from collections.abc import Iterable, Sequence

from azul_desktop.core.wall.board import WallBoard
from azul_desktop.geometry import Box, Point, box_around
from azul_desktop.ui.families.rules_pictures import HelpPictures
from azul_desktop.ui.families.wall.board_picture import wall_frame
from azul_desktop.ui.render import shapes
from azul_desktop.ui.render.brush import centred
from azul_desktop.ui.render.stage import Sprite
from azul_desktop.ui.render.tokens import DANGER, GOLD

Cell = tuple[int, int]


class WallPictures(HelpPictures):
    """Paints lines, floors and walls."""

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
                    centred(self.pieces.tile(self.real(tiles[at]), side, take=at), place)
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
                sprites.append(centred(self.pieces.tile(self.real(pieces[at]), side), place))
            above = place[0], y - side * 0.55
            sprites.append(self.words(f"−{-loss}", above, side * 0.56, DANGER))
        return sprites

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
        return centred(self.pieces.cell(None if plain else printed, side, wall=printed < 0), at)

    def _ring(self, at: Point, side: int) -> Sprite:
        size = side + self.brush.px(4)
        ring = shapes.ring((size, size), self.brush.px(7), GOLD, self.brush.px(3))
        return centred(ring, at)
