"""Paints a player board of the wall family: its cells, its tiles, its score."""

from collections.abc import Hashable
from dataclasses import replace

from azul_desktop.boards.data import wall_data
from azul_desktop.core.edition import FREE
from azul_desktop.core.state import EMPTY
from azul_desktop.core.wall.board import WallBoard
from azul_desktop.geometry import Box, box_around
from azul_desktop.i18n import translate
from azul_desktop.ui.families.wall.front_mat import HEAD, front_mat, plan
from azul_desktop.ui.families.wall.track_painter import TrackPainter
from azul_desktop.ui.families.wall.wall_mat import WallMat
from azul_desktop.ui.render import moulding, panels, shapes
from azul_desktop.ui.render.brush import Brush, aligned, centred
from azul_desktop.ui.render.figures import figure, fitting, minus
from azul_desktop.ui.render.stage import Group, Sprite
from azul_desktop.ui.render.themes import Accents
from azul_desktop.ui.render.tokens import DANGER, INK, INK2, SMALLEST_TEXT, Face, colour
from azul_desktop.ui.table.layout.table_layout import TableLayout
from azul_desktop.ui.table.paint.board_painter import BoardPainter
from azul_desktop.ui.table.paint.canvas import Canvas
from azul_desktop.ui.table.paint.heads import Sitter, avatar, name_plate
from azul_desktop.ui.table.pieces.pieces import Pieces
from azul_desktop.ui.table.shown.shown_board import ShownBoard

_AIR = 10
"""What a large board has above the name and below the floor at 1080p."""
_ARROW = colour("#c9a24b")
_LEGEND = 78
"""The height from which on the bonuses have a line that says when they count."""
_WIDE_LABEL = 22
"""The size of the word for the floor on a wide board."""


class WallPainter(BoardPainter[WallMat]):
    """Paints boards of one edition and side."""

    def __init__(self, pieces: Pieces, board: WallBoard, brush: Brush, accents: Accents) -> None:
        self._pieces = pieces
        self._board = board
        self._brush = brush
        self._accents = accents
        self._track = TrackPainter(pieces, brush)

    def head(self, mat: WallMat, sitter: Sitter) -> list[Sprite]:
        """Who plays the board."""
        size = {"front": 32, "wide": 28, "compact": 22}[mat.style]
        token = avatar(self._brush, mat.avatar, sitter)
        return token + name_plate(self._brush, sitter, mat.name, size, mat.level)

    def base(self, mat: WallMat) -> list[Sprite]:
        """All that never moves: the board and its empty cells."""
        brush = self._brush
        front = mat.style == "front"
        radius = {"front": 18, "wide": 16, "compact": 14}[mat.style]
        shell = self._accents.shell
        sprites = panels.board(brush, mat.box, radius=radius, corners=front, shell=shell)
        if mat.track is not None:
            sprites += self._track.base(mat.track)
        sprites.append(self._frame(mat))
        sprites += [self._empty(box, None) for line in mat.lines for box in line]
        pattern = [piece for row in self._board.pattern for piece in row]
        sprites += [
            self._empty(box, None if piece == FREE else piece)
            for box, piece in zip(mat.wall, pattern, strict=True)
        ]
        sprites += self._arrows(mat)
        sprites += self._floor(mat)
        if mat.bonuses is not None:
            sprites += self._bonuses(self._legend(mat, mat.bonuses))
        return sprites

    def _frame(self, mat: WallMat) -> Sprite:
        box = mat.wall_frame.rounded()
        radius = max(4, round(mat.tile / 7))
        width = max(1, round(mat.tile / 40))
        size, accents = (int(box.w), int(box.h)), self._accents
        if accents.shell is not None:
            depth = max(1, round(mat.tile / 14))
            surface = moulding.recess(size, radius, (accents.frame,), accents.shell.line, depth)
        else:
            surface = shapes.framed(size, radius, (accents.frame,), accents.frame_edge, width)
        return Sprite(surface, int(box.x), int(box.y))

    def _empty(self, box: Box, piece: int | None) -> Sprite:
        return centred(self._pieces.cell(piece, round(box.w)), box.centre)

    def _arrows(self, mat: WallMat) -> list[Sprite]:
        images, tint = self._brush.images, INK2 if self._brush.contrast else _ARROW
        return [
            centred(images.icon("arrow-right", max(8, round(box.h)), tint), box.centre)
            for box in mat.arrows
        ]

    def _floor(self, mat: WallMat) -> list[Sprite]:
        brush = self._brush
        sprites = [self._empty(box, None) for box in mat.floor]
        size = 20 if mat.style == "front" else 18
        for box, value in zip(mat.floor_values, self._board.floor, strict=True):
            sprites.append(figure(brush, minus(value), Face.SEMI, size, DANGER, box))
        if mat.floor_label is not None:
            size = 24 if mat.style == "front" else _WIDE_LABEL
            text = translate("Floor")
            sprites.append(figure(brush, text, Face.HEAD, size, INK, mat.floor_label, "left"))
        return sprites

    def _bonuses(self, box: Box) -> list[Sprite]:
        """What complete rows, columns and colours are worth at the end, each with its name."""
        brush, board = self._brush, self._board
        items = (
            ("row", translate("row"), board.row_bonus),
            ("column", translate("column"), board.column_bonus),
            ("colour", translate("colour"), board.colour_bonus),
        )
        step = box.w / len(items)
        lines = 3 if box.h >= brush.px(_LEGEND) else 2
        top = Box(box.x, box.y, step, min(brush.px(34), box.h / lines))
        side = round(min(brush.px(28), step * 0.36, top.h))
        number = Box(box.x + side * 1.25, box.y, step - side * 1.35, top.h)
        word = Box(box.x, top.bottom, step * 0.86, min(brush.px(26), (box.h - top.h) / (lines - 1)))
        figures = max((f"+{points}" for _, _, points in items), key=len)
        longest = max((name for _, name, _ in items), key=len)
        size = fitting(brush, figures, Face.BOLD, 23, number)
        small = fitting(brush, longest, Face.TEXT, 20, word)
        sprites = []
        for n, (icon, name, points) in enumerate(items):
            sign = brush.images.icon(icon, side, INK2)
            sprites.append(centred(sign, (box.x + n * step + side / 2, top.centre[1])))
            worth = brush.type.line(f"+{points}", Face.BOLD, size, INK)
            sprites.append(aligned(worth, number.moved(n * step, 0), "left"))
            called = brush.type.line(name, Face.TEXT, small, brush.ink(INK2))
            sprites.append(aligned(called, word.moved(n * step, 0), "left"))
        if lines == 3:
            rest = Box(box.x, word.bottom, box.w, min(brush.px(28), box.bottom - word.bottom))
            text = translate("each complete one, at the end")
            if brush.type.width(text, Face.TEXT, brush.px(SMALLEST_TEXT)) > rest.w:
                text = translate("each, at the end")
            sprites.append(brush.label(text, Face.TEXT, 19, INK2, rest, "left"))
        return sprites

    def _legend(self, mat: WallMat, box: Box) -> Box:
        """The room for the bonuses: up to the end of the wall where no shield ever lies there."""
        if any(side.effect == "shield" for side in self._pieces.edition.specials):
            return box
        return box._replace(w=mat.wall_frame.right - box.x)

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
            text = translate("points")
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
        pixels = fitting(brush, translate("Floor"), Face.HEAD, _WIDE_LABEL, label)
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
            canvas.group(
                "board", (player, sitter), lambda: self.base(mat) + self.head(mat, sitter)
            ),
            canvas.group("score", (player, score), lambda: self.score(mat, sitter, score)),
            canvas.group("tiles", look, lambda: self.tiles(mat, board)),
        ]
