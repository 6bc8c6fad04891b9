"""Another player's board in large, laid over the discs while it is looked at."""

from azul_desktop.geometry import Box, surrounding
from azul_desktop.ui.render import panels
from azul_desktop.ui.render.stage import Group
from azul_desktop.ui.table.layout.mat import Mat
from azul_desktop.ui.table.layout.table_layout import TableLayout
from azul_desktop.ui.table.paint.aside_painter import AsidePainter
from azul_desktop.ui.table.paint.canvas import Canvas
from azul_desktop.ui.table.paint.heads import Sitter
from azul_desktop.ui.table.paint.raised_board import STEPS, shade, shine
from azul_desktop.ui.table.paint.table_picture import TablePicture
from azul_desktop.ui.table.shown.shown_table import ShownTable

_EDGE = 16
"""The veil that is seen around the board at 1080p."""
_NARROW = 0.8
"""Discs in less than this part of the front board's width leave no room for a large board."""


class Zoom:
    """Paints boards in large for one table; what does not change is painted once."""

    def __init__(self, picture: TablePicture) -> None:
        self._picture = picture
        self._arranged: TableLayout | None = None
        self._mats: dict[int, Mat] = {}
        self._canvas = Canvas()

    def groups(
        self, player: int, shown: ShownTable, sitter: Sitter, risen: int = STEPS
    ) -> list[Group]:
        """The board of a player with all that lies on it, from back to front.

        It has risen so many steps above what it lies over.
        """
        picture = self._picture
        mat, board = self.mat(player), shown.players[player]
        area = self.area(player)
        veil = self._canvas.group(
            "veil", area, lambda: [panels.smoked(picture.brush, area, radius=18, alpha=216)]
        )
        shadow = self._canvas.group(
            f"shade {player}", risen, lambda: shade(picture.brush, mat.box, risen)
        )
        light = self._canvas.group(
            f"shine {player}", risen, lambda: shine(picture.brush, mat.box, risen)
        )
        painter = picture.board_painter
        aside = AsidePainter(picture.pieces, painter).group(
            self._canvas, mat, shown, player, "aside"
        )
        large = painter.large(self._canvas, mat, player, board, sitter)
        return [veil, shadow, *large, light, *([aside] if aside.sprites else [])]

    def mat(self, player: int) -> Mat:
        """Where everything on the large board of a player is."""
        picture = self._picture
        if self._arranged is not picture.layout:
            self._arranged = picture.layout
            self._mats.clear()
            self._canvas.clear()
        if player not in self._mats:
            room = self.area(player).grown(-_EDGE * picture.layout.unit)
            self._mats[player] = picture.board_painter.large_mat(picture.layout, room)
        return self._mats[player]

    def area(self, player: int) -> Box:
        """What is veiled under a board: never the board of a third player."""
        layout, where = self._picture.layout, self._picture.where
        ring, front, *others = layout.ring.box, *(mat.box for mat in layout.boards)
        if layout.scoring is None:
            if ring.w >= front.w * _NARROW:
                return ring
            whole = surrounding([ring, front])
            below = Box(ring.x, front.y, front.right - ring.x, front.h)
            return below if any(whole.overlaps(box) for box in others) else whole
        parts = [ring, layout.scoring.box]
        whole = surrounding(parts)
        third = [box for slot, box in enumerate(others, 1) if where.player(slot) != player]
        if any(whole.overlaps(box) for box in third):
            return max(parts, key=lambda box: box.w * box.h)
        return whole
