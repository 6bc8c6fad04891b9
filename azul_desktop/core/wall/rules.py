"""The wall family: draft onto pattern lines, tile the wall, until someone completes a row."""

from azul_desktop.core.draft import return_marker
from azul_desktop.core.edition import Edition, Options
from azul_desktop.core.events import PhaseBegan, Reason, RoundBegan, RoundEnded, Sink
from azul_desktop.core.mosaic import cells_of
from azul_desktop.core.moves import CENTRE, Move, unpack_tile
from azul_desktop.core.rules import Rules
from azul_desktop.core.state import CELLS, DRAFT, OVER, TILES, TILING, State
from azul_desktop.core.supply import Chance, deal
from azul_desktop.core.view import BoardView
from azul_desktop.core.wall.board import WallBoard
from azul_desktop.core.wall.discs import act_after_deal, effect_of, lay_out, neighbours
from azul_desktop.core.wall.floor import return_shield
from azul_desktop.core.wall.packed import TARGETS, WALL_BOARD, WANTED
from azul_desktop.core.wall.stalemate import is_stalemate
from azul_desktop.core.wall.tables import WallTables
from azul_desktop.core.wall.tiling import completes_row, legal_cells, place, tile_lines
from azul_desktop.core.wall.view import view_wall_board
from azul_desktop.core.wall.wall_draft import legal_takes, take


class WallRules(Rules):
    """The rules of an edition of the wall family."""

    def __init__(
        self, edition: Edition, options: Options, board: WallBoard, chance: Chance | None = None
    ) -> None:
        super().__init__(edition, options, chance)
        self.board = board
        self.tables = WallTables(edition, board, options.special_factories, self.chance)

    def legal_moves(self, state: State) -> list[Move]:
        """Every take of the draft, or every cell for the line that is to be tiled."""
        if state.phase == DRAFT:
            return legal_takes(self.tables, state)
        if state.phase == TILING:
            return legal_cells(self.tables, state)
        return []

    def advance(self, state: State, move: Move, sink: Sink | None = None) -> None:
        """Make a legal move in place, and all that follows from it without a decision."""
        if state.phase == DRAFT:
            take(self.tables, state, move, sink)
            if state.left:
                turn = state.turn + 1
                state.turn = turn if turn < len(state.boards) else 0
                return
            state.phase = TILING
            state.turn = 0
            state.line = 0
            if sink is not None:
                sink.append(PhaseBegan(TILING))
        else:
            row, column = unpack_tile(move)
            place(self.tables, state, row * self.tables.columns + column, sink)
            state.line += 1
        if tile_lines(self.tables, state, sink):
            self._end_round(state, sink)

    def view(self, board: list[int]) -> BoardView:
        """Lines, wall, floor and shield of a board by name."""
        return view_wall_board(self.tables, board)

    def spread_discs(self, state: State, source: int) -> tuple[int, int] | None:
        """The neighbours of a `spread` disc."""
        if source == CENTRE or effect_of(self.tables, state, source - 1) != "spread":
            return None
        return neighbours(self.tables, state, source - 1)

    @property
    def floor_size(self) -> int:
        """As many spaces as the board states."""
        return self.tables.floor_size

    def is_last_round(self, state: State) -> bool:
        """Whether someone has a complete row, or a full line that will complete one."""
        if state.phase == OVER:
            return False
        for board in state.boards:
            for row in range(self.tables.rows):
                if completes_row(self.tables, board, row):
                    return True
        return False

    def _new_board(self) -> list[int]:
        board = [0] * WALL_BOARD
        board[WANTED] = self.tables.all_targets
        board[TARGETS] = self.tables.all_targets
        return board

    def _set_up(self, state: State, sink: Sink | None) -> None:
        self._begin_round(state, sink)

    def _end_round(self, state: State, sink: Sink | None) -> None:
        if self.tables.special:
            return_shield(state, sink)
        if sink is not None:
            sink.append(RoundEnded(state.round))
        if self._row_complete(state) or is_stalemate(self.tables, state):
            self._end_game(state, sink)
        else:
            self._begin_round(state, sink)

    def _row_complete(self, state: State) -> bool:
        for board in state.boards:
            cells = board[CELLS]
            for row in self.tables.row_masks:
                if cells & row == row:
                    return True
        return False

    def _begin_round(self, state: State, sink: Sink | None) -> None:
        tables = self.tables
        return_marker(state)
        state.phase = DRAFT
        state.round += 1
        if tables.special:
            lay_out(tables, state)
        if sink is not None:
            sink.append(RoundBegan(state.round, state.first, -1, tuple(state.specials)))
        deal(tables.chance, state, tables.disc_size, sink)
        if tables.special:
            act_after_deal(tables, state, sink)
        if sink is not None:
            sink.append(PhaseBegan(DRAFT))

    def _end_game(self, state: State, sink: Sink | None) -> None:
        """Score the complete rows, columns and colours."""
        tables = self.tables
        state.phase = OVER
        state.turn = state.first
        for player, board in enumerate(state.boards):
            cells = board[CELLS]
            for row, mask in enumerate(tables.row_masks):
                if cells & mask == mask:
                    self._bonus(state, player, Reason.ROW, row, tables.row_bonus, mask, sink)
            for column, mask in enumerate(tables.column_masks):
                if cells & mask == mask:
                    points = tables.column_bonus
                    self._bonus(state, player, Reason.COLUMN, column, points, mask, sink)
            for colour in range(tables.colours):
                mask = board[TILES + colour]
                if len(cells_of(mask)) == tables.rows:
                    points = tables.colour_bonus
                    self._bonus(state, player, Reason.COLOUR, colour, points, mask, sink)
        if sink is not None:
            self._report_end(state, sink)

    def _tie_break(self, board: list[int]) -> int:
        """How many rows are complete."""
        return sum([board[CELLS] & mask == mask for mask in self.tables.row_masks])
