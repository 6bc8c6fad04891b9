"""A part of a player board, as large as a picture of the rules needs it."""

from dataclasses import replace

from azul_desktop.boards.data import wall_data
from azul_desktop.core.wall.board import WallBoard
from azul_desktop.geometry import Box, Point
from azul_desktop.ui.families.rules_pictures import HelpPictures, moved
from azul_desktop.ui.families.wall.front_mat import front_mat, plan
from azul_desktop.ui.families.wall.wall_painter import WallPainter
from azul_desktop.ui.render.stage import Sprite
from azul_desktop.ui.render.themes import accents_of
from azul_desktop.ui.table.shown.shown_board import ShownBoard

_HEAD = 0.011
"""The scale of letters for each pixel of a cell: a head that takes no more than its part."""


class BoardCut:
    """The board in front of a player with cells of a size, a point of it at a point of a picture.

    `mat` has the places of all its cells in that picture.
    """

    def __init__(self, draw: HelpPictures, board: WallBoard, pitch: float) -> None:
        edition = draw.pieces.edition
        data = wall_data(edition)
        shape = plan(data, board)
        whole = Box(0, 0, round(shape.width * pitch), round(shape.height * pitch))
        self._painter = WallPainter(draw.pieces, board, draw.brush, accents_of(edition.theme))
        # The legend would only repeat what the pages say, in letters that are too small here, and
        # the edge of a picture cuts the floor's name where the word for it is long.
        front = front_mat(whole, data, board, pitch * _HEAD)
        self.mat = replace(front, bonuses=None, floor_label=None)
        self._by = (0, 0)

    def lay(self, point: Point, at: Point) -> None:
        """Let a point of the board lie at a point of the picture."""
        self._by = round(at[0] - point[0]), round(at[1] - point[1])

    def place(self, box: Box) -> Box:
        """Where a place of the board is in the picture."""
        return box.moved(*self._by)

    def sprites(self, board: ShownBoard) -> list[Sprite]:
        """The board with what lies on it."""
        painted = self._painter.base(self.mat) + self._painter.tiles(self.mat, board)
        return moved(painted, *self._by)
