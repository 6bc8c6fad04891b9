"""Shows what a player of the wall family may do now."""

from azul_desktop.coach.wall.preview import TakePreview, preview_take, preview_tile
from azul_desktop.core.address import Address, Zone
from azul_desktop.core.moves import Move, unpack_take
from azul_desktop.core.state import TILING, State
from azul_desktop.core.wall.rules import WallRules
from azul_desktop.ui.families.wall.overlay import Overlay
from azul_desktop.ui.families.wall.wall_mat import WallMat
from azul_desktop.ui.render.brush import centred
from azul_desktop.ui.render.stage import Sprite
from azul_desktop.ui.render.tokens import AMBER
from azul_desktop.ui.table.hand.hand import Hand
from azul_desktop.ui.table.paint.decision_painter import DecisionPainter
from azul_desktop.ui.table.paint.easel import Easel
from azul_desktop.ui.table.paint.outlines import outline
from azul_desktop.ui.table.paint.show_painter import mark
from azul_desktop.ui.table.shown.shown_table import ShownTable


class WallDecisionPainter(DecisionPainter):
    """Lines that take the held tiles, cells to choose from, discs that a rest is sent to."""

    def __init__(self, easel: Easel, rules: WallRules, state: State, hand: Hand) -> None:
        self._easel = easel
        self._rules = rules
        self._state = state
        self._hand = hand
        self._takes: dict[Move, TakePreview] = {}
        self._overlay = Overlay(easel.brush, easel.accents, easel.layout.size[1])

    def sprites(self, shown: ShownTable, hovered: Address | None) -> list[Sprite]:
        """Everything that lies over the table for this decision."""
        mat = self._easel.layout.boards[0]
        assert isinstance(mat, WallMat)
        if self._hand.rest is not None:
            return self._meant(mat) + self._neighbours(hovered)
        if self._state.phase == TILING:
            return self._cells(mat, hovered)
        return self._lines(mat, hovered) if self._hand.picked is not None else []

    def _preview(self, move: Move) -> TakePreview:
        """Kept, because the grey wall's preview looks at many tilings."""
        if move not in self._takes:
            self._takes[move] = preview_take(self._rules, self._state, move)
        return self._takes[move]

    def _lines(self, mat: WallMat, hovered: Address | None) -> list[Sprite]:
        """Lines that take the held tiles, and those that do not; the floor."""
        overlay, player = self._overlay, self._state.turn
        below: list[Sprite] = []
        above: list[Sprite] = []
        for row in range(len(mat.lines)):
            line = Address(Zone.LINE, player, row)
            moves = self._hand.moves_to(line)
            if not moves:
                below += overlay.closed_line(mat, row)
                continue
            here = line == hovered
            sprites = overlay.line(mat, row, self._preview(moves[0]), hovered=here)
            if here:
                above += self._ghosts(mat, row, moves[0]) + sprites
            else:
                below += sprites
        floor = Address(Zone.FLOOR, player)
        if moves := self._hand.moves_to(floor):
            below += overlay.floor(mat, self._preview(moves[0]), hovered=hovered == floor)
        return below + above

    def _ghosts(self, mat: WallMat, row: int, move: Move) -> list[Sprite]:
        """The tiles where they would lie."""
        preview = self._preview(move)
        _, tile, _, _ = unpack_take(move)
        cells = mat.lines[row][preview.on_line - preview.placed : preview.on_line]
        pieces = self._easel.pieces
        sprites = [centred(pieces.tile(tile, round(c.w), ghost=True), c.centre) for c in cells]
        if preview.cell is not None:
            cell = mat.wall[preview.cell]
            sprites.append(centred(pieces.tile(tile, round(cell.w), ghost=True), cell.centre))
        return sprites

    def _cells(self, mat: WallMat, hovered: Address | None) -> list[Sprite]:
        """The cells between which the player chooses, with a ghost where the pointer is."""
        state, row = self._state, self._state.line
        board = self._rules.view(state.boards[state.turn])
        closed: list[Sprite] = []
        sprites: list[Sprite] = [mark(self._easel.brush, mat.lines[row][0], AMBER)]
        for cell, box in enumerate(mat.wall):
            address = Address(Zone.WALL, state.turn, cell)
            here = address == hovered
            moves = self._hand.moves_to(address)
            if not moves and not board.is_covered(cell):
                closed.append(self._overlay.closed_cell(box))
            for move in moves:
                if here:
                    tile = board.lines[row].colour
                    ghost = self._easel.pieces.tile(tile, round(box.w), ghost=True)
                    sprites.append(centred(ghost, box.centre))
                preview = preview_tile(self._rules, state, move)
                sprites += self._overlay.cell(box, preview, hovered=here)
        return closed + sprites

    def _meant(self, mat: WallMat) -> list[Sprite]:
        """The tiles on the line that was chosen for them, while their disc's rest is sent."""
        rest, target = self._hand.rest, self._hand.target
        if rest is None or target is None or target.zone != Zone.LINE:
            return []
        return self._ghosts(mat, target.index, rest.moves[0])

    def _neighbours(self, hovered: Address | None) -> list[Sprite]:
        """The two discs that the rest of a disc may be sent to, and what was sent already."""
        rest, ring, brush = self._hand.rest, self._easel.layout.ring, self._easel.brush
        assert rest is not None
        sprites = []
        for disc in (rest.left, rest.right):
            circle = ring.discs[disc]
            here = hovered == Address(Zone.DISC, index=disc)
            sprites.append(outline(brush, circle.box, hovered=here, radius=round(circle.radius)))
        for sent, disc in self._hand.sent:
            picture = self._easel.pieces.tile(sent, round(ring.tile * 0.7), ghost=True)
            sprites.append(centred(picture, ring.discs[disc].centre))
        return sprites
