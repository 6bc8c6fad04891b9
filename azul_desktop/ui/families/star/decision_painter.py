"""Shows what a player of the star family may do now."""

from azul_desktop.coach.along import NOTHING
from azul_desktop.coach.star.preview import preview_build
from azul_desktop.core.address import Address, Zone
from azul_desktop.core.draft import source_place
from azul_desktop.core.moves import Move, unpack_build, unpack_take
from azul_desktop.core.star.rules import StarRules
from azul_desktop.core.state import BUILD, DRAFT, REWARD, State
from azul_desktop.geometry import Box, Rhombus
from azul_desktop.ui.families.star.choices import (
    ChoiceBoard,
    PayPainter,
    cell_of,
    choice_board,
    filled_cells,
    in_order,
)
from azul_desktop.ui.families.star.legal_spaces import LegalSpaces
from azul_desktop.ui.families.star.plates import Sight
from azul_desktop.ui.families.star.star_mat import StarMat
from azul_desktop.ui.render.brush import centred
from azul_desktop.ui.render.stage import Sprite
from azul_desktop.ui.render.tokens import WHITE
from azul_desktop.ui.table.hand.hand import Hand
from azul_desktop.ui.table.paint.along_painter import AlongPainter
from azul_desktop.ui.table.paint.decision_painter import DecisionPainter
from azul_desktop.ui.table.paint.easel import Easel
from azul_desktop.ui.table.paint.outlines import outline, rhombic_outline, wide_outline
from azul_desktop.ui.table.paint.show_painter import outlined
from azul_desktop.ui.table.paint.tips import best_place, hidden_things
from azul_desktop.ui.table.shown.seated_layout import SeatedLayout
from azul_desktop.ui.table.shown.shown_table import ShownTable


class StarDecisionPainter(DecisionPainter):
    """What a take brings along, spaces to build on, ways to pay, tiles to win and to keep."""

    def __init__(
        self, easel: Easel, where: SeatedLayout, rules: StarRules, state: State, hand: Hand
    ) -> None:
        self._easel = easel
        self._where = where
        self._rules = rules
        self._state = state
        self._hand = hand
        self._boards: dict[tuple[Move, ...], ChoiceBoard] = {}
        self._legal = LegalSpaces(easel.pieces, rules.board, easel.brush)
        self._pay = PayPainter(easel.pieces, easel.brush, easel.accents.deep)
        self._takers = AlongPainter(easel.pieces, easel.brush, easel.accents.deep)

    def choice_boxes(self, shown: ShownTable) -> tuple[Box, ...]:
        """The ways to pay."""
        board = self._choice_board(shown)
        return board.boxes if board is not None else ()

    def _choice_board(self, shown: ShownTable) -> ChoiceBoard | None:
        """The plate with the choices that are open, if any; its place is looked for once."""
        moves = tuple(self._hand.choices)
        if not moves or moves in self._boards:
            return self._boards.get(moves)
        price = self._rules.price(moves[0])
        # The plate stays until a way is chosen: it should cut off no star.
        sight = self._sight(shown)._replace(legal=range(len(self._mat.spaces)))
        board = choice_board(self._easel.layout, moves, price, self._state.joker, sight)
        self._boards[moves] = board
        return board

    def _space(self, cell: int) -> Address:
        return Address(Zone.SPACE, self._state.turn, cell)

    def _sight(self, shown: ShownTable) -> Sight:
        """What a plate should not hide from a player who builds."""
        cells = range(len(self._mat.spaces))
        legal = [cell for cell in cells if self._hand.moves_to(self._space(cell))]
        filled = filled_cells(shown.players[self._state.turn].wall)
        return Sight(self._rules.board, filled, legal)

    @property
    def _mat(self) -> StarMat:
        mat = self._easel.layout.boards[0]
        assert isinstance(mat, StarMat)
        return mat

    def sprites(self, shown: ShownTable, hovered: Address | None) -> list[Sprite]:
        """Everything that lies over the table for this decision."""
        phase, brush = self._state.phase, self._easel.brush
        if phase == DRAFT:
            if self._hand.picked is None:
                return self._source(shown, hovered)
            return wide_outline(brush, self._mat.box.grown(brush.px(2)))
        if phase == BUILD:
            return self._spaces(shown, hovered)
        return self._supply(hovered) if phase == REWARD else self._corners(hovered)

    def _source(self, shown: ShownTable, hovered: Address | None) -> list[Sprite]:
        """What the tiles under the pointer bring along, and what that costs: a click takes them."""
        with_it, move = self._hand.along(hovered), self._hand.first_move(hovered)
        if move is None or with_it == NOTHING:
            return []
        source, tile, _, _ = unpack_take(move)
        layout, brush = self._easel.layout, self._easel.brush
        run = self._where.pieces(shown, source_place(source), tile)
        count = len(run) if tile != self._state.joker else 1
        # Beside the whole disc: the player compares what lies on it.
        at = run[0].centre
        beside = next((disc for disc in layout.ring.discs if disc.contains(at)), layout.ring.tray)
        hidden = hidden_things(layout, shown, beside)

        def place(size: tuple[float, float]) -> Box:
            return best_place(brush, size, beside, layout, hidden)[0]

        return self._takers.plate((tile, count), with_it, place)

    def _spaces(self, shown: ShownTable, hovered: Address | None) -> list[Sprite]:
        """Spaces that can be built, the price of the one under the pointer, or the choices."""
        brush, hand, mat = self._easel.brush, self._hand, self._mat
        if hand.choices:
            board = self._choice_board(shown)
            assert board is not None
            space = mat.spaces[cell_of(hand.choices[0])]
            is_choice = hovered is not None and hovered.zone == Zone.CHOICE
            chosen = hovered.index if is_choice and hovered is not None else -1
            plate = self._pay.choices(board, self._state, hand.choices, self._rules, chosen)
            return [rhombic_outline(brush, space, hovered=True), *plate]
        sight = self._sight(shown)
        open_, closed = [], []
        above: list[Sprite] = []
        for cell, space in enumerate(mat.spaces):
            moves = hand.moves_to(self._space(cell))
            if moves and self._space(cell) == hovered:
                usual = in_order(moves, self._state.joker)[0]
                preview = preview_build(self._rules, self._state, usual)
                above = self._ghost(space, usual)
                above += self._pay.price(self._easel.layout, self._state, usual, preview, sight)
            elif moves:
                open_.append(cell)
            elif cell not in sight.filled:
                closed.append(cell)
        return self._legal.sprites(mat, open_, closed) + above

    def _ghost(self, space: Rhombus, move: Move) -> list[Sprite]:
        """The tile that would lie on a space, with the number of the space over it."""
        _, _, tile, _ = unpack_build(move)
        pieces, brush = self._easel.pieces, self._easel.brush
        # What is printed on the space would show through: an empty one of the colour hides it.
        ground = pieces.space(self._rules.edition.colours[tile], space)
        ghost = pieces.tile(tile, round(space.side), space.turn, ghost=True, covered=True)
        number, size = self._rules.price(move), round(space.side * 0.46)
        return [
            centred(ground, space.centre),
            centred(ghost, space.centre),
            rhombic_outline(brush, space, hovered=True),
            centred(outlined(brush.type, str(number), size, WHITE, brush.px(2.5)), space.centre),
        ]

    def _supply(self, hovered: Address | None) -> list[Sprite]:
        scoring = self._easel.layout.scoring
        assert scoring is not None
        spaces = [(Address(Zone.SUPPLY, index=n), space) for n, space in enumerate(scoring.supply)]
        return [
            rhombic_outline(self._easel.brush, space, hovered=address == hovered)
            for address, space in spaces
            if self._hand.legal(address)
        ]

    def _corners(self, hovered: Address | None) -> list[Sprite]:
        """Corner spaces that are free or can be emptied, and the piles to choose from."""
        keeping, rack = self._hand.keeping, self._easel.layout.rack
        if keeping is None or rack is None:
            return []
        brush, player = self._easel.brush, self._state.turn
        chosen = sum(keeping.chosen)
        sprites = []
        for n, corner in enumerate(self._mat.corners):
            here = hovered == Address(Zone.KEPT, player, n)
            if here or n >= chosen:
                sprites.append(rhombic_outline(brush, corner, hovered=here))
        for colour, pile in enumerate(rack.piles):
            if keeping.can_add(colour):
                here = hovered == Address(Zone.KEEP, player, colour=colour)
                sprites.append(outline(brush, pile.grown(-brush.px(4)), hovered=here))
        return sprites
