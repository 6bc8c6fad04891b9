"""A part of a player board, as large as a picture of the rules needs it."""

from collections.abc import Callable
from dataclasses import replace
from typing import Self

from azul_desktop.boards.data import wall_data
from azul_desktop.core.wall.board import WallBoard
from azul_desktop.geometry import Box, Point, surrounding
from azul_desktop.ui.families.rules_pictures import HelpPictures, moved
from azul_desktop.ui.families.wall.base_painter import BasePainter
from azul_desktop.ui.families.wall.front_mat import front_mat, plan
from azul_desktop.ui.families.wall.wall_mat import WallMat
from azul_desktop.ui.families.wall.wall_painter import WallPainter
from azul_desktop.ui.render.stage import Sprite
from azul_desktop.ui.render.themes import accents_of
from azul_desktop.ui.table.shown.shown_board import ShownBoard

_HEAD = 0.011
"""The scale of letters for each pixel of a cell: a head that takes no more than its part."""
AROUND = 1.06
"""How much larger a picture is than the part of a board that it shows."""
_TRIAL = 100.0
"""The cell of a board on which a part is measured."""


class BoardCut:
    """The board in front of a player with cells of a size, a point of it at a point of a picture.

    `mat` has the places of all its cells in that picture. The paper below them is the picture's.
    """

    def __init__(self, draw: HelpPictures, board: WallBoard, pitch: float) -> None:
        edition = draw.pieces.edition
        data = wall_data(edition)
        shape = plan(data, board)
        whole = Box(0, 0, round(shape.width * pitch), round(shape.height * pitch))
        accents = accents_of(edition.theme)
        self._painter = WallPainter(draw.pieces, board, draw.brush, accents)
        self._base = BasePainter(draw.pieces, board, draw.brush, accents)
        # What is written on a board would only repeat what the pages say, in letters that are too
        # small here; of the score one would see a piece.
        mat = front_mat(whole, data, board, pitch * _HEAD)
        self.mat = replace(mat, bonuses=None, track=None, floor_label=None)
        self._by = (0, 0)

    @classmethod
    def fitting(
        cls,
        draw: HelpPictures,
        board: WallBoard,
        room: tuple[float, float],
        part: Callable[[WallMat], Box],
    ) -> Self:
        """A board of which a part is as large as there is room."""
        seen = part(cls(draw, board, _TRIAL).mat)
        return cls(draw, board, _TRIAL * min(room[0] / seen.w, room[1] / seen.h))

    def lay(self, point: Point, at: Point) -> None:
        """Let a point of the board lie at a point of the picture."""
        self._by = round(at[0] - point[0]), round(at[1] - point[1])

    def place(self, box: Box) -> Box:
        """Where a place of the board is in the picture."""
        return box.moved(*self._by)

    def sprites(self, board: ShownBoard, *, floor: bool = True) -> list[Sprite]:
        """What is printed on the board and lies on it, with the floor or down to it."""
        # The last of the tiles is what the floor costs: a plate of the page tells that.
        painted = self._base.printed(self.mat) + self._painter.tiles(self.mat, board)[:-1]
        if not floor:
            end = self.mat.wall_frame.bottom
            painted = [one for one in painted if one.y + one.surface.get_height() / 2 < end]
        return moved(painted, *self._by)


def lines_of(mat: WallMat) -> Box:
    """The lines and the first column of the wall."""
    return surrounding([*mat.line_boxes, *mat.wall[:: mat.columns]])


def after(mat: WallMat, column: int) -> float:
    """Where a picture may end behind a column of the wall: in the grout, or after the last."""
    if column + 1 == mat.columns:
        return mat.wall_frame.right + mat.pitch * 0.2
    return (mat.wall[column].right + mat.wall[column + 1].x) / 2
