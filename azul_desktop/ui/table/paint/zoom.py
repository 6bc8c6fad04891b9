"""Another player's board in large, laid over the discs while it is looked at."""

from collections.abc import Sequence
from dataclasses import replace

from azul_desktop.boards.data import star_data, wall_data
from azul_desktop.core.star.board import StarBoard
from azul_desktop.core.wall.board import WallBoard
from azul_desktop.geometry import Box, box_around, surrounding
from azul_desktop.i18n import translate
from azul_desktop.ui.families.star.star_mat import StarMat, field, small_star_height, small_star_mat
from azul_desktop.ui.families.star.star_painter import StarPainter
from azul_desktop.ui.families.wall.front_mat import HEAD, front_mat, plan
from azul_desktop.ui.families.wall.wall_mat import WallMat
from azul_desktop.ui.families.wall.wall_painter import WallPainter
from azul_desktop.ui.render import panels
from azul_desktop.ui.render.brush import aligned, centred
from azul_desktop.ui.render.stage import Group, Sprite
from azul_desktop.ui.render.tokens import INK, INK2, Face
from azul_desktop.ui.table.layout.table_layout import TableLayout
from azul_desktop.ui.table.layout.tile_slots import LONG
from azul_desktop.ui.table.paint.aside_painter import AsidePainter
from azul_desktop.ui.table.paint.canvas import Canvas
from azul_desktop.ui.table.paint.heads import Sitter, avatar, name_plate
from azul_desktop.ui.table.paint.table_picture import TablePicture
from azul_desktop.ui.table.shown.shown_board import ShownBoard
from azul_desktop.ui.table.shown.shown_table import ShownTable

_LARGER = 1.4
"""How much larger the name and the hand are than on a small star board."""
_EDGE = 16
"""The veil that is seen around the board at 1080p."""
_AIR = 10
"""What a wall board has above the name and below the floor at 1080p."""
_NARROW = 0.8
"""Discs in less than this part of the front board's width leave no room for a large board."""


class Zoom:
    """Paints boards in large for one table; what does not change is painted once."""

    def __init__(self, picture: TablePicture) -> None:
        self._picture = picture
        self._arranged: TableLayout | None = None
        self._mats: dict[int, WallMat | StarMat] = {}
        self._canvas = Canvas()

    def groups(self, player: int, tableau: ShownTable, sitter: Sitter) -> list[Group]:
        """The board of a player with all that lies on it, from back to front."""
        picture = self._picture
        mat, board = self.mat(player), tableau.players[player]
        area = self.area(player)
        veil = self._canvas.group(
            "veil", area, lambda: [panels.smoked(picture.brush, area, radius=18, alpha=216)]
        )
        painter = AsidePainter(picture.pieces, picture.brush)
        aside = painter.group(self._canvas, mat, tableau, player, "aside")
        held = [aside] if aside.sprites else []
        if isinstance(mat, StarMat):
            return [veil, *self._star(mat, player, board, sitter), *held]
        return [veil, *self._wall(mat, player, board, sitter), *held]

    def mat(self, player: int) -> WallMat | StarMat:
        """Where everything on the large board of a player is."""
        picture = self._picture
        if self._arranged is not picture.layout:
            self._arranged = picture.layout
            self._mats.clear()
            self._canvas.clear()
        if player not in self._mats:
            room = self.area(player).grown(-_EDGE * picture.layout.unit)
            if isinstance(picture.board, StarBoard):
                self._mats[player] = self._star_mat(room, picture.board)
            else:
                assert isinstance(picture.board, WallBoard)
                self._mats[player] = self._wall_mat(room, picture.board)
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

    def _wall(self, mat: WallMat, player: int, board: ShownBoard, sitter: Sitter) -> list[Group]:
        picture, canvas, score = self._picture, self._canvas, board.score
        assert isinstance(picture.board, WallBoard)
        painter = WallPainter(picture.pieces, picture.board, picture.brush, picture.accents)
        look = player, painter.look(board)
        return [
            canvas.group(
                "board", (player, sitter), lambda: painter.base(mat) + painter.head(mat, sitter)
            ),
            canvas.group(
                "score", (player, score), lambda: painter.score(mat, sitter.colour, score)
            ),
            canvas.group("tiles", look, lambda: painter.tiles(mat, board)),
        ]

    def _wall_mat(self, room: Box, board: WallBoard) -> WallMat:
        """As large as the room allows, but not larger than the board in front, and with more air.

        Without the bonuses: they stand on the board in front, and small letters take room.
        """
        layout = self._picture.layout
        data = wall_data(self._picture.pieces.edition)
        shape = plan(data, board)
        wide = min(room.w, layout.boards[0].box.w)
        air = _AIR * layout.text
        high = wide / shape.width * shape.height + HEAD * layout.text * 0.6 + 2 * air
        box = box_around(room.centre, wide, min(high, room.h)).rounded()
        mat = front_mat(box.grown(0, -air), data, board, layout.text)
        return replace(mat, box=box, bonuses=None)

    def _star(self, mat: StarMat, player: int, board: ShownBoard, sitter: Sitter) -> list[Group]:
        picture, canvas = self._picture, self._canvas
        assert isinstance(picture.board, StarBoard)
        painter = StarPainter(picture.pieces, picture.board, picture.brush, picture.accents)
        # Name, score and hand are larger here than a star board paints them.
        bare = replace(mat, avatar=None, name=None, score=None, hand=None)
        score, hand = board.score, tuple(board.hand)
        look = player, painter.look(board)

        def base() -> list[Sprite]:
            return painter.base(bare) + painter.head(bare, sitter) + self._head(mat, sitter)

        return [
            canvas.group("board", (player, sitter), base),
            canvas.group("score", (player, score), lambda: self._score(mat, score)),
            canvas.group("hand", (player, hand), lambda: self._hand(mat, hand)),
            canvas.group("tiles", look, lambda: painter.tiles(bare, board)),
        ]

    def _star_mat(self, room: Box, board: StarBoard) -> StarMat:
        """Name and score above, the hand below, and the stars as large as possible."""
        unit, text = self._picture.layout.unit * _LARGER, self._picture.layout.text * _LARGER
        data = star_data(self._picture.pieces.edition)
        high = small_star_height(field(data, board), room.w, unit, text)
        box = box_around(room.centre, room.w, min(high, room.h)).rounded()
        return small_star_mat(box, data, board, unit, text)

    def _head(self, mat: StarMat, sitter: Sitter) -> list[Sprite]:
        assert mat.avatar is not None
        assert mat.name is not None
        brush = self._picture.brush
        return [
            *avatar(brush, mat.avatar, sitter),
            *name_plate(brush, sitter, mat.name, 30, None),
        ]

    def _score(self, mat: StarMat, score: int) -> list[Sprite]:
        assert mat.score is not None
        brush, strong = self._picture.brush, self._picture.accents.strong
        return [brush.label(str(score), Face.HEAD_BOLD, 44, strong, mat.score, "right")]

    def _hand(self, mat: StarMat, hand: Sequence[int]) -> list[Sprite]:
        """A tile of each colour in the hand with how many there are."""
        assert mat.hand is not None
        picture, brush, box = self._picture, self._picture.brush, mat.hand
        label = brush.label(translate("Hand"), Face.SEMI, 22, INK2, box, "left")
        sprites = [label]
        left = label.x + label.surface.get_width() + brush.px(20)
        held = [(tile, count) for tile, count in enumerate(hand) if count]
        if not held:
            room = box._replace(x=left, w=box.right - left)
            sprites.append(brush.label(translate("empty"), Face.TEXT, 22, INK2, room, "left"))
        step = min((box.right - left) / len(hand), brush.px(110))
        side = round(min(box.h / LONG, step * 0.4))
        for n, (tile, count) in enumerate(held):
            x = left + n * step
            face = picture.pieces.tile(tile, side, 0)
            sprites.append(centred(face, (x + side / 2, box.centre[1])))
            words = brush.text(f"×{count}", Face.SEMI, 22, INK)
            at = x + side + brush.px(6)
            sprites.append(aligned(words, Box(at, box.y, words.get_width(), box.h), "left"))
        return sprites
