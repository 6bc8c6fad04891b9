"""Paints a player board of the wall family: its cells, its tiles, its score."""

from collections.abc import Hashable
from dataclasses import replace

from azul_desktop.boards.data import wall_data
from azul_desktop.core.state import EMPTY
from azul_desktop.core.wall.board import WallBoard
from azul_desktop.geometry import Box, box_around
from azul_desktop.i18n import translate
from azul_desktop.languages.formats import minus
from azul_desktop.ui.families.wall.base_painter import WIDE_LABEL, BasePainter
from azul_desktop.ui.families.wall.front_mat import HEAD, front_mat, plan
from azul_desktop.ui.families.wall.track_painter import TrackPainter
from azul_desktop.ui.families.wall.wall_mat import WallMat
from azul_desktop.ui.render.brush import Brush, centred
from azul_desktop.ui.render.figures import figure, fitting
from azul_desktop.ui.render.stage import Group, Sprite
from azul_desktop.ui.render.themes import Accents
from azul_desktop.ui.render.tokens import DANGER, INK2, Face
from azul_desktop.ui.table.layout.table_layout import TableLayout
from azul_desktop.ui.table.paint.board_painter import BoardPainter
from azul_desktop.ui.table.paint.canvas import Canvas
from azul_desktop.ui.table.paint.heads import Sitter, head
from azul_desktop.ui.table.pieces.pieces import Pieces
from azul_desktop.ui.table.shown.shown_board import ShownBoard

_AIR = 10
"""What a large board has above the name and below the floor at 1080p."""


class WallPainter(BoardPainter[WallMat]):
    """Paints boards of one edition and side."""

    def __init__(self, pieces: Pieces, board: WallBoard, brush: Brush, accents: Accents) -> None:
        self._pieces = pieces
        self._board = board
        self._brush = brush
        self._accents = accents
        self._track = TrackPainter(pieces, brush)
        self._base = BasePainter(pieces, board, brush, accents)

    def head(self, mat: WallMat, sitter: Sitter) -> list[Sprite]:
        """Who plays the board."""
        size = {"front": 32, "wide": 28, "compact": 22}[mat.style]
        return head(self._brush, sitter, mat.avatar, mat.name, size, mat.level)

    def base(self, mat: WallMat) -> list[Sprite]:
        """All that never moves: the board and its empty cells."""
        return self._base.paint(mat)

    def score(self, mat: WallMat, sitter: Sitter, score: int) -> list[Sprite]:
        """The score as a number and on the track."""
        brush = self._brush
        size = {"front": 60, "wide": 56, "compact": 30}[mat.style]
        strong = self._accents.strong
        number = brush.label(str(score), Face.HEAD_BOLD, size, strong, mat.score, "right")
        sprites = [number]
        if mat.points_label is not None:
            # The word stands right before the number, however many digits that has.
            room = mat.points_label.moved(number.x - brush.px(14) - mat.points_label.right, 0)
            text = translate("Score")
            sprites.append(brush.label(text, Face.TEXT, 22, INK2, room, "right"))
        if mat.track is not None:
            sprites += self._track.score(mat.track, sitter.colour, score)
        return sprites

    def look(self, board: ShownBoard) -> Hashable:
        """All that the picture of the tiles depends on."""
        lying = tuple(board.lines), tuple(board.wall), tuple(board.floor)
        return lying, board.shield, board.caught

    def tiles(self, mat: WallMat, board: ShownBoard) -> list[Sprite]:
        """The tiles on lines, wall and floor, and the cost of the floor so far."""
        pieces = self._pieces
        sprites = []
        for row, (piece, count) in enumerate(board.lines):
            for n, box in enumerate(mat.lines[row][:count]):
                tile = pieces.tile(piece, round(box.w), take=row + n)
                sprites.append(centred(tile, box.centre))
        for cell, piece in enumerate(board.wall):
            if piece != EMPTY:
                box = mat.wall[cell]
                sprites.append(centred(pieces.tile(piece, round(box.w), take=cell), box.centre))
        for n, fallen in enumerate(board.floor):
            if fallen is not None:
                box = mat.floor[n]
                size = max(8, round(box.w * 0.94))
                sprites.append(centred(pieces.tile(fallen, size, take=n), box.centre))
        if board.shield:
            sprites += self._shield(mat, board)
        count = sum(piece is not None for piece in board.floor)
        cost = sum(self._board.floor[:count])
        size = {"front": 26, "wide": 24, "compact": 20}[mat.style]
        tint = DANGER if cost else INK2
        text = minus(cost)
        place = self._sum_place(mat)
        sprites.append(figure(self._brush, text, Face.BOLD, size, tint, place, "left"))
        return sprites

    def _sum_place(self, mat: WallMat) -> Box:
        """Where the cost of the floor stands: large letters get the room below, if they need it.

        On a wide board it stands right behind the word for it.
        """
        if mat.style == "front":
            high = min(max(mat.floor_sum.h, self._brush.px(34)), mat.floor_sum.h * 1.4)
            return mat.floor_sum._replace(h=high)
        if mat.style != "wide" or mat.floor_label is None:
            return mat.floor_sum
        brush, label = self._brush, mat.floor_label
        pixels = fitting(brush, translate("Floor"), Face.HEAD, WIDE_LABEL, label)
        wide = brush.type.width(translate("Floor"), Face.HEAD, pixels) + brush.px(12)
        return mat.floor_sum.moved(label.x + min(wide, label.w) - mat.floor_sum.x, 0)

    def _shield(self, mat: WallMat, board: ShownBoard) -> list[Sprite]:
        """The shield disc beside the floor, with what it caught."""
        size = round(mat.shield.w)
        sprites = [centred(self._pieces.disc(size, special=True), mat.shield.centre)]
        if board.caught is None:
            side = self._shield_side()
            sprites.append(centred(self._pieces.badge(side, round(size * 0.6)), mat.shield.centre))
        else:
            tile = self._pieces.tile(board.caught, round(size * 0.62))
            sprites.append(centred(tile, mat.shield.centre))
        return sprites

    def _shield_side(self) -> int:
        sides = self._pieces.edition.specials
        return next(n for n, special in enumerate(sides) if special.effect == "shield")

    def large_mat(self, layout: TableLayout, room: Box) -> WallMat:
        """As large as the room allows, but not larger than the board in front, and with more air.

        Without the bonuses: they stand on the board in front, and small letters take room.
        """
        data, board = wall_data(self._pieces.edition), self._board
        shape = plan(data, board)
        wide = min(room.w, layout.boards[0].box.w)
        air = _AIR * layout.text
        high = wide / shape.width * shape.height + HEAD * layout.text * 0.6 + 2 * air
        box = box_around(room.centre, wide, min(high, room.h)).rounded()
        mat = front_mat(box.grown(0, -air), data, board, layout.text)
        return replace(mat, box=box, bonuses=None)

    def large(
        self, canvas: Canvas, mat: WallMat, player: int, board: ShownBoard, sitter: Sitter
    ) -> list[Group]:
        """The board with its head, the score, the tiles."""
        score, look = board.score, (player, self.look(board))
        return [
            canvas.group("board", player, lambda: self.base(mat)),
            canvas.group("head", (sitter, sitter.mood), lambda: self.head(mat, sitter)),
            canvas.group("score", (player, score), lambda: self.score(mat, sitter, score)),
            canvas.group("tiles", look, lambda: self.tiles(mat, board)),
        ]
