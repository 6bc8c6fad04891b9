"""Shows what a player may do now: legal places glow, each with exactly what will happen there."""

from azul_desktop.coach import names
from azul_desktop.coach.preview import TakePreview, preview_build, preview_take, preview_tile
from azul_desktop.core.address import CENTRE, Address, Zone
from azul_desktop.core.moves import TAKE, Move, kind_of, unpack_build, unpack_take, unpack_tile
from azul_desktop.core.rules import Rules
from azul_desktop.core.star.board import STAR_SPACES, StarBoard
from azul_desktop.core.star.rules import StarRules
from azul_desktop.core.state import BUILD, DRAFT, EMPTY, REWARD, TILING, State
from azul_desktop.core.wall.packed import LINES
from azul_desktop.core.wall.rules import WallRules
from azul_desktop.geometry import Box, Rhombus, box_of
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
from azul_desktop.ui.families.wall.wall_mat import WallMat
from azul_desktop.ui.render.brush import centred
from azul_desktop.ui.render.stage import Sprite
from azul_desktop.ui.render.tokens import AMBER, WHITE
from azul_desktop.ui.table.hand.hand import Hand
from azul_desktop.ui.table.paint.along_painter import NOTHING, Along, AlongPainter, along
from azul_desktop.ui.table.paint.overlay import (
    outline,
    rhombic_outline,
    wide_outline,
)
from azul_desktop.ui.table.paint.show_painter import mark, outlined
from azul_desktop.ui.table.paint.table_picture import TablePicture
from azul_desktop.ui.table.shown.shown_table import ShownTable


class DecisionPainter:
    """Paints one decision of the player in front."""

    def __init__(self, picture: TablePicture, rules: Rules, state: State, hand: Hand) -> None:
        self._picture = picture
        self._rules = rules
        self._state = state
        self._hand = hand
        self._takes: dict[Move, TakePreview] = {}
        self._boards: dict[tuple[Move, ...], ChoiceBoard] = {}
        self._pay = PayPainter(picture.pieces, picture.brush, picture.accents.deep)
        self._takers = AlongPainter(picture.pieces, picture.brush, picture.accents.deep)

    def along(self, name: str) -> Along:
        """What comes along with the tiles of a source."""
        move = self._hand.first_move(name)
        is_take = move is not None and kind_of(move) == TAKE
        return along(self._rules, self._state, move) if move is not None and is_take else NOTHING

    def board(self, shown: ShownTable) -> ChoiceBoard | None:
        """The plate with the choices that are open, if any; its place is looked for once."""
        moves = tuple(self._hand.choices)
        if not moves or moves in self._boards:
            return self._boards.get(moves)
        assert isinstance(self._rules, StarRules)
        price = self._rules.tables.prices[cell_of(moves[0])]
        # No other space can be chosen while the plate is open.
        sight = self._sight(shown)._replace(legal=())
        board = choice_board(self._picture.layout, moves, price, self._state.joker, sight)
        self._boards[moves] = board
        return board

    def _sight(self, shown: ShownTable) -> Sight:
        """What a plate should not hide from a player who builds."""
        side, mat = self._picture.board, self._picture.layout.boards[0]
        assert isinstance(side, StarBoard)
        assert isinstance(mat, StarMat)
        cells = range(len(mat.spaces))
        legal = [cell for cell in cells if self._hand.moves_to(_space_name(cell))]
        return Sight(side, filled_cells(shown.players[self._state.turn].wall), legal)

    def sprites(self, shown: ShownTable, hovered: str) -> list[Sprite]:
        """Everything that lies over the table for this decision."""
        mat, phase = self._picture.layout.boards[0], self._state.phase
        if self._hand.rest is not None:
            return self._neighbours(hovered)
        if isinstance(mat, WallMat):
            if phase == TILING:
                return self._cells(mat, hovered)
            return self._lines(mat, hovered) if self._hand.picked else []
        if phase == DRAFT:
            if not self._hand.picked:
                return self._source(shown, hovered)
            box = mat.box.grown(self._picture.brush.px(2))
            return wide_outline(self._picture.brush, box)
        if phase == BUILD:
            return self._spaces(mat, shown, hovered)
        return self._supply(hovered) if phase == REWARD else self._corners(mat, hovered)

    # The wall family.

    def _preview(self, move: Move) -> TakePreview:
        """Kept, because the grey wall's preview looks at many tilings."""
        assert isinstance(self._rules, WallRules)
        if move not in self._takes:
            self._takes[move] = preview_take(self._rules, self._state, move)
        return self._takes[move]

    def _lines(self, mat: WallMat, hovered: str) -> list[Sprite]:
        """Lines that take the held tiles, and those that do not; the floor."""
        overlay = self._picture.overlay
        below: list[Sprite] = []
        above: list[Sprite] = []
        for row in range(len(mat.lines)):
            name = names.line(row)
            moves = self._hand.moves_to(name)
            if not moves:
                below += overlay.closed_line(mat, row)
            else:
                here = name == hovered
                sprites = overlay.line(mat, row, self._preview(moves[0]), hovered=here)
                sprites = self._ghosts(mat, row, moves[0], here=here) + sprites
                if here:
                    above += sprites
                else:
                    below += sprites
        floor = self._hand.moves_to(names.FLOOR)
        if floor:
            here = hovered == names.FLOOR
            below += overlay.floor(mat, self._preview(floor[0]), hovered=here)
        return below + above

    def _ghosts(self, mat: WallMat, row: int, move: Move, *, here: bool) -> list[Sprite]:
        """The tiles where they would lie."""
        if not here:
            return []
        preview = self._preview(move)
        _, tile, _, _ = unpack_take(move)
        cells = mat.lines[row][preview.on_line - preview.placed : preview.on_line]
        pieces = self._picture.pieces
        sprites = [centred(pieces.tile(tile, round(c.w), ghost=True), c.centre) for c in cells]
        if preview.cell is not None:
            cell = mat.wall[preview.cell]
            sprites.append(centred(pieces.tile(tile, round(cell.w), ghost=True), cell.centre))
        return sprites

    def _cells(self, mat: WallMat, hovered: str) -> list[Sprite]:
        """The cells between which the player chooses, with a ghost where the pointer is."""
        assert isinstance(self._rules, WallRules)
        sprites: list[Sprite] = []
        line = self._state.line
        tile = self._state.boards[self._state.turn][LINES + line] & 7
        sprites.append(mark(self._picture.brush, mat.lines[line][0], AMBER))
        for cell, box in enumerate(mat.wall):
            row, column = divmod(cell, mat.columns)
            name = names.wall(row, column)
            for move in self._hand.moves_to(name):
                assert unpack_tile(move) == (row, column)
                if name == hovered:
                    ghost = self._picture.pieces.tile(tile, round(box.w), ghost=True)
                    sprites.append(centred(ghost, box.centre))
                preview = preview_tile(self._rules, self._state, move)
                sprites += self._picture.overlay.cell(box, preview, hovered=name == hovered)
        return sprites

    def _neighbours(self, hovered: str) -> list[Sprite]:
        """The two discs that the rest of a disc may be sent to."""
        rest, ring = self._hand.rest, self._picture.layout.ring
        assert rest is not None
        brush = self._picture.brush
        sprites = []
        for disc in (rest.left, rest.right):
            circle = ring.discs[disc]
            here = hovered == names.disc(disc)
            sprites.append(outline(brush, circle.box, hovered=here, radius=round(circle.radius)))
        tile = self._hand.to_send
        assert tile is not None
        pieces = self._picture.pieces
        for sent, disc in self._hand.sent:
            picture = pieces.tile(sent, round(ring.tile * 0.7), ghost=True)
            sprites.append(centred(picture, ring.discs[disc].centre))
        return sprites

    # The star family.

    def _source(self, shown: ShownTable, hovered: str) -> list[Sprite]:
        """What the tiles under the pointer bring along, and what that costs: a click takes them."""
        with_it, move = self.along(hovered), self._hand.first_move(hovered)
        if move is None or with_it == NOTHING:
            return []
        source, tile, _, _ = unpack_take(move)
        place = CENTRE if source == 0 else Address(Zone.DISC, -1, source - 1)
        run = self._picture.where.pieces(shown, place, tile)
        ring = self._picture.layout.ring
        busy = [ring.marker] if shown.marker == CENTRE else []
        for other, count in enumerate(shown.centre):
            busy += [box_of(slot) for slot in ring.centre_slots(shown.centre)[other][:count]]
        lying = zip(ring.discs, shown.discs, strict=True)
        busy += [disc.box for disc, tiles in lying if any(piece != EMPTY for piece in tiles)]
        count = len(run) if tile != self._state.joker else 1
        return self._takers.plate((tile, count), with_it, run, ring.box, busy)

    def _spaces(self, mat: StarMat, shown: ShownTable, hovered: str) -> list[Sprite]:
        """Spaces that can be built, the price of the one under the pointer, or the choices."""
        brush, hand = self._picture.brush, self._hand
        if hand.choices:
            board = self.board(shown)
            assert board is not None
            space = mat.spaces[cell_of(hand.choices[0])]
            chosen = int(hovered.split("/")[1]) if hovered.startswith("choice/") else -1
            plate = self._pay.choices(board, self._state, hand.choices, self._rules, chosen)
            return [rhombic_outline(brush, space, hovered=True), *plate]
        sight = self._sight(shown)
        painter = LegalSpaces(self._picture.pieces, sight.board, brush)
        open_, closed = [], []
        above: list[Sprite] = []
        for cell, space in enumerate(mat.spaces):
            name = _space_name(cell)
            moves = hand.moves_to(name)
            if moves and name == hovered:
                assert isinstance(self._rules, StarRules)
                usual = in_order(moves, self._state.joker)[0]
                preview = preview_build(self._rules, self._state, usual)
                above = self._ghost(space, usual)
                above += self._pay.price(self._picture.layout, self._state, usual, preview, sight)
            elif moves:
                open_.append(cell)
            elif cell not in sight.filled:
                closed.append(cell)
        return painter.sprites(mat, open_, closed) + above

    def _ghost(self, space: Rhombus, move: Move) -> list[Sprite]:
        """The tile that would lie on a space, with the number of the space over it."""
        assert isinstance(self._rules, StarRules)
        _, _, tile, _ = unpack_build(move)
        pieces, brush = self._picture.pieces, self._picture.brush
        # What is printed on the space would show through: an empty one of the colour hides it.
        ground = pieces.space(self._rules.edition.colours[tile], space)
        ghost = pieces.tile(tile, round(space.side), space.turn, ghost=True, covered=True)
        number = self._rules.tables.prices[cell_of(move)]
        size = round(space.side * 0.46)
        return [
            centred(ground, space.centre),
            centred(ghost, space.centre),
            rhombic_outline(brush, space, hovered=True),
            centred(outlined(brush.type, str(number), size, WHITE, brush.px(2.5)), space.centre),
        ]

    def _supply(self, hovered: str) -> list[Sprite]:
        scoring = self._picture.layout.scoring
        assert scoring is not None
        return [
            rhombic_outline(self._picture.brush, space, hovered=names.supply(n) == hovered)
            for n, space in enumerate(scoring.supply)
            if self._hand.legal(names.supply(n))
        ]

    def _corners(self, mat: StarMat, hovered: str) -> list[Sprite]:
        """Corner spaces that are free or can be emptied, and the piles to choose from."""
        keeping, rack = self._hand.keeping, self._picture.layout.rack
        if keeping is None or rack is None:
            return []
        brush = self._picture.brush
        chosen = sum(keeping.chosen)
        sprites = []
        for n, corner in enumerate(mat.corners):
            here = hovered == names.corner(n)
            if here or n >= chosen:
                sprites.append(rhombic_outline(brush, corner, hovered=here))
        for n, name in enumerate(self._rules.edition.colours):
            if keeping.can_add(n):
                box: Box = rack.piles[n]
                sprites.append(
                    outline(brush, box.grown(-brush.px(4)), hovered=names.keep(name) == hovered)
                )
        return sprites


def _space_name(cell: int) -> str:
    """What a space is called as a place to press."""
    return names.space(*divmod(cell, STAR_SPACES))
