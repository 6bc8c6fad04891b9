"""Paints the scoring board, the rack with the hand, and the tiles that are being kept."""

from collections.abc import Sequence

from azul_desktop.core.star.board import StarBoard
from azul_desktop.ui.families.star.rack import HandRack
from azul_desktop.ui.families.star.rack_painter import RackPainter
from azul_desktop.ui.families.star.scoring_board import ScoringBoard
from azul_desktop.ui.families.star.scoring_painter import ScoringPainter
from azul_desktop.ui.families.star.star_mat import StarMat
from azul_desktop.ui.render.brush import centred
from azul_desktop.ui.render.stage import Group, Sprite
from azul_desktop.ui.table.paint.canvas import Canvas
from azul_desktop.ui.table.paint.easel import Easel
from azul_desktop.ui.table.paint.heads import Sitter
from azul_desktop.ui.table.paint.shared_painter import InFront, SharedPainter
from azul_desktop.ui.table.shown.shown_table import ShownTable


class StarSharedPainter(SharedPainter):
    """Paints what lies between and before the player boards of the star family."""

    def __init__(self, easel: Easel, board: StarBoard) -> None:
        layout = easel.layout
        assert isinstance(layout.scoring, ScoringBoard)
        assert isinstance(layout.rack, HandRack)
        self._scoring_board, self._hand_rack = layout.scoring, layout.rack
        self._easel = easel
        self._scoring = ScoringPainter(easel.pieces, board, easel.brush)
        self._rack = RackPainter(easel.pieces, easel.brush)

    def scoring(self, canvas: Canvas, shown: ShownTable, sitters: Sequence[Sitter]) -> list[Group]:
        """From its drawing or paper to its cubes."""
        painter, board = self._scoring, self._scoring_board
        scores = tuple(player.score for player in shown.players)
        colours = [sitter.colour for sitter in sitters]
        supply = tuple(shown.supply)
        return [
            # Two parts, so that none takes long: the drawing is read, then it is laid down.
            canvas.group("drawing", 0, lambda: painter.read(board)),
            canvas.group("scoring", 0, lambda: painter.base(board)),
            canvas.group("print", 0, lambda: painter.print(board)),
            canvas.group("rounds", shown.round, lambda: painter.rounds(board, shown)),
            canvas.group("supply", supply, lambda: painter.supply(board, supply)),
            canvas.group("cubes", scores, lambda: painter.cubes(board, scores, colours)),
        ]

    def rack(
        self, canvas: Canvas, shown: ShownTable, sitter: Sitter, front: InFront
    ) -> list[Group]:
        """The tray, its piles, and the tiles that are being kept."""
        painter, rack = self._rack, self._hand_rack
        player, kept = front
        score, hand = shown.players[player].score, list(shown.players[player].hand)
        for tile, count in enumerate(kept):
            hand[tile] -= count
        joker, held = shown.joker, tuple(count > 0 for count in hand)
        return [
            canvas.group("rack", (sitter, sitter.mood), lambda: painter.base(rack, sitter)),
            canvas.group("rack score", score, lambda: painter.score(rack, score)),
            canvas.group("empty piles", held, lambda: painter.carvings(rack, hand)),
            canvas.group("hand", (tuple(hand), joker), lambda: painter.piles(rack, hand, joker)),
            canvas.group("kept", tuple(kept), lambda: self._kept(kept)),
        ]

    def _kept(self, kept: Sequence[int]) -> list[Sprite]:
        """The tiles on the corner spaces while they are chosen."""
        mat = self._easel.layout.boards[0]
        assert isinstance(mat, StarMat)
        tiles = [tile for tile, count in enumerate(kept) for _ in range(count)]
        return [
            centred(self._easel.pieces.tile(tile, round(corner.side), 0), corner.centre)
            for tile, corner in zip(tiles, mat.corners, strict=False)
        ]
