"""The star family: draft into the hand, build stars, for as many rounds as there are jokers."""

from azul_desktop.core.draft import return_marker
from azul_desktop.core.edition import Edition, Options
from azul_desktop.core.events import PhaseBegan, Reason, RoundBegan, RoundEnded, Sink
from azul_desktop.core.mosaic import BITS
from azul_desktop.core.moves import PASS_MOVE, Move, pack_keep, unpack_build
from azul_desktop.core.rules import Rules
from azul_desktop.core.star.board import STAR_SPACES, StarBoard
from azul_desktop.core.star.build import build, colours_for, legal_builds, star_bonus
from azul_desktop.core.star.keep import keep, legal_keeps, pass_turn, take_back
from azul_desktop.core.star.packed import PASSED, STAR_BOARD
from azul_desktop.core.star.reward import legal_rewards, take_reward
from azul_desktop.core.star.star_draft import legal_takes, take
from azul_desktop.core.star.tables import StarTables
from azul_desktop.core.star.view import view_star_board
from azul_desktop.core.state import (
    BUILD,
    CELLS,
    DRAFT,
    EMPTY,
    IN_CENTRE,
    KEEP,
    OVER,
    REWARD,
    SCORE,
    State,
)
from azul_desktop.core.supply import Chance, deal, refill_supply
from azul_desktop.core.view import BoardView


class StarRules(Rules):
    """The rules of an edition of the star family."""

    def __init__(
        self, edition: Edition, options: Options, board: StarBoard, chance: Chance | None = None
    ) -> None:
        super().__init__(edition, options, chance)
        self.board = board
        self.tables = StarTables(edition, board, self.chance)

    def legal_moves(self, state: State) -> list[Move]:
        """Every move of the phase that the game is in."""
        phase = state.phase
        if phase == DRAFT:
            return legal_takes(self.tables, state)
        if phase == BUILD:
            return legal_builds(self.tables, state)
        if phase == REWARD:
            return legal_rewards(state)
        if phase == KEEP:
            return legal_keeps(self.tables, state)
        return []

    def advance(self, state: State, move: Move, sink: Sink | None = None) -> None:
        """Make a legal move in place, and all that follows from it without a decision."""
        tables = self.tables
        phase = state.phase
        if phase == DRAFT:
            take(tables, state, move, sink)
            if state.left:
                state.turn = (state.turn + 1) % len(state.boards)
            else:
                self._begin_building(state, sink)
            return
        if phase == REWARD:
            take_reward(state, move, sink)
        elif phase == KEEP:
            keep(tables, state, move, sink)
        elif move != PASS_MOVE:
            build(tables, state, move, sink)
        elif pass_turn(state, sink):
            if state.round < len(tables.jokers):
                state.phase = KEEP
                return
            keep(tables, state, pack_keep([]), sink)
        if state.due:
            state.phase = REWARD
            return
        refill_supply(tables.chance, state, sink)
        self._next_builder(state, sink)

    def view(self, board: list[int]) -> BoardView:
        """Stars, hand, kept tiles and won features of a board by name."""
        return view_star_board(self.tables, board)

    def colours_for(self, state: State, star: int) -> list[int]:
        """The colours that a star of the player who decides still takes."""
        return BITS[colours_for(self.tables, state.boards[state.turn], star)]

    def price(self, move: Move) -> int:
        """How many tiles a building move pays, jokers included."""
        star, space, _, _ = unpack_build(move)
        return self.tables.prices[star * STAR_SPACES + space]

    @property
    def rounds(self) -> int:
        """As many as there are jokers."""
        return len(self.tables.jokers)

    def is_last_round(self, state: State) -> bool:
        """Whether there is no joker left for another round."""
        return state.phase != OVER and state.round == len(self.tables.jokers)

    def _new_board(self) -> list[int]:
        board = [0] * STAR_BOARD
        board[SCORE] = self.tables.start_score
        return board

    def _set_up(self, state: State, sink: Sink | None) -> None:
        state.supply = [EMPTY] * self.tables.supply
        refill_supply(self.tables.chance, state, sink)
        self._begin_round(state, sink)

    def _begin_round(self, state: State, sink: Sink | None) -> None:
        """Deal a round; one whose discs got no tile goes straight to building."""
        tables = self.tables
        return_marker(state)
        state.joker = tables.jokers[state.round]
        state.round += 1
        state.phase = DRAFT
        if sink is not None:
            sink.append(RoundBegan(state.round, state.first, state.joker, tuple(state.specials)))
        take_back(tables, state, sink)
        if deal(tables.chance, state, tables.disc_size, sink) == 0:
            self._begin_building(state, sink)
        elif sink is not None:
            sink.append(PhaseBegan(DRAFT))

    def _begin_building(self, state: State, sink: Sink | None) -> None:
        """The marker's owner begins; if nobody took it, this round's first player."""
        state.phase = BUILD
        state.turn = state.first if state.marker == IN_CENTRE else state.marker
        if sink is not None:
            sink.append(PhaseBegan(BUILD))

    def _next_builder(self, state: State, sink: Sink | None) -> None:
        """The next player clockwise who has not passed; the round ends when all have."""
        state.phase = BUILD
        for _ in state.boards:
            state.turn = (state.turn + 1) % len(state.boards)
            if not state.boards[state.turn][PASSED]:
                return
        if sink is not None:
            sink.append(RoundEnded(state.round))
        if state.round < len(self.tables.jokers):
            self._begin_round(state, sink)
        else:
            self._end_game(state, sink)

    def _end_game(self, state: State, sink: Sink | None) -> None:
        """Score the complete stars and the numbers that are covered everywhere."""
        tables = self.tables
        state.phase = OVER
        for player, board in enumerate(state.boards):
            for star in range(tables.stars):
                points = star_bonus(tables, board, star)
                if points:
                    mask = 63 << star * STAR_SPACES
                    self._bonus(state, player, Reason.STAR, star, points, mask, sink)
            for number, mask, points in tables.number_bonus:
                if board[CELLS] & mask == mask:
                    self._bonus(state, player, Reason.NUMBER, number, points, mask, sink)
        if sink is not None:
            self._report_end(state, sink)
