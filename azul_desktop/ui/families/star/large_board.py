"""A star board in large: name, score and hand in letters of its size."""

from collections.abc import Sequence
from dataclasses import replace

from azul_desktop.geometry import Box
from azul_desktop.i18n import translate
from azul_desktop.ui.families.star.star_mat import StarMat
from azul_desktop.ui.render.brush import Brush, aligned, centred
from azul_desktop.ui.render.stage import Group, Sprite
from azul_desktop.ui.render.themes import Accents
from azul_desktop.ui.render.tokens import INK, INK2, Face
from azul_desktop.ui.table.layout.tile_slots import LONG
from azul_desktop.ui.table.paint.board_painter import BoardPainter
from azul_desktop.ui.table.paint.canvas import Canvas
from azul_desktop.ui.table.paint.heads import Sitter, head
from azul_desktop.ui.table.pieces.pieces import Pieces
from azul_desktop.ui.table.shown.shown_board import ShownBoard


class LargeStarBoard:
    """Paints boards of one edition in large."""

    def __init__(
        self, painter: BoardPainter[StarMat], pieces: Pieces, brush: Brush, accents: Accents
    ) -> None:
        self._painter = painter
        self._pieces = pieces
        self._brush = brush
        self._accents = accents

    def groups(
        self, canvas: Canvas, mat: StarMat, player: int, board: ShownBoard, sitter: Sitter
    ) -> list[Group]:
        """The board with all that lies on it, from back to front."""
        painter = self._painter
        bare = replace(mat, avatar=None, name=None, score=None, hand=None)
        score, hand = board.score, tuple(board.hand)
        look = player, painter.look(board)

        def whose() -> list[Sprite]:
            return painter.head(bare, sitter) + self._head(mat, sitter)

        return [
            canvas.group("board", player, lambda: painter.base(bare)),
            canvas.group("head", (sitter, sitter.mood), whose),
            canvas.group("score", (player, score), lambda: self._score(mat, score)),
            canvas.group("hand", (player, hand), lambda: self._hand(mat, hand)),
            canvas.group("tiles", look, lambda: painter.tiles(bare, board)),
        ]

    def _head(self, mat: StarMat, sitter: Sitter) -> list[Sprite]:
        assert mat.avatar is not None
        assert mat.name is not None
        return head(self._brush, sitter, mat.avatar, mat.name, 30)

    def _score(self, mat: StarMat, score: int) -> list[Sprite]:
        assert mat.score is not None
        brush, strong = self._brush, self._accents.strong
        return [brush.label(str(score), Face.HEAD_BOLD, 44, strong, mat.score, "right")]

    def _hand(self, mat: StarMat, hand: Sequence[int]) -> list[Sprite]:
        """A tile of each colour in the hand with how many there are."""
        assert mat.hand is not None
        brush, box = self._brush, mat.hand
        label = brush.label(translate("Hand"), Face.SEMI, 22, INK2, box, "left")
        sprites = [label]
        left = label.x + label.surface.get_width() + brush.px(20)
        held = [(tile, count) for tile, count in enumerate(hand) if count]
        if not held:
            room = box._replace(x=left, w=box.right - left)
            sprites.append(brush.label(translate("no tiles"), Face.TEXT, 22, INK2, room, "left"))
        step = min((box.right - left) / len(hand), brush.px(110))
        side = round(min(box.h / LONG, step * 0.4))
        for n, (tile, count) in enumerate(held):
            x = left + n * step
            face = self._pieces.tile(tile, side, 0)
            sprites.append(centred(face, (x + side / 2, box.centre[1])))
            words = brush.text(f"×{count}", Face.SEMI, 22, INK)
            at = x + side + brush.px(6)
            sprites.append(aligned(words, Box(at, box.y, words.get_width(), box.h), "left"))
        return sprites
