"""The rules of one game: an edition with its options, as functions of states and moves."""

from typing import NamedTuple

from azul_desktop.core.edition import Edition, Options
from azul_desktop.core.events import GameEnded, Reason, Scored, Sink
from azul_desktop.core.mosaic import cells_of
from azul_desktop.core.moves import Move
from azul_desktop.core.rng import number
from azul_desktop.core.state import SCORE, State
from azul_desktop.core.supply import Chance, SeededChance
from azul_desktop.core.view import BoardView


class Standing(NamedTuple):
    """How a player stands: `rank` 1 for every winner; `rows` breaks ties in the wall family."""

    player: int
    score: int
    rows: int
    rank: int


class Step(NamedTuple):
    """One move with what was before, what is after, and what happened between."""

    before: State
    move: Move
    after: State
    events: Sink


class Rules:
    """The rules of an edition with options; immutable, shared by all its games."""

    def __init__(self, edition: Edition, options: Options, chance: Chance | None = None) -> None:
        self.edition = edition
        self.options = options
        self.chance: Chance = SeededChance() if chance is None else chance

    def initial(self, players: int, seed: int, sink: Sink | None = None) -> State:
        """The state in which the first decision is due, with the first round dealt."""
        state = State()
        state.seed = seed
        colours = len(self.edition.colours)
        state.bag = [self.edition.tiles_of_each] * colours
        state.lid = [0] * colours
        discs = self.edition.disc_count(players)
        state.sources = [0] * (colours * (discs + 1))
        state.specials = [-1] * discs
        state.boards = [self._new_board() for _ in range(players)]
        first = self.options.first_player
        if first is None:
            state.first = number(seed, 0) % players
        else:
            state.first = first
        state.draws = 1
        self._set_up(state, sink)
        return state

    def legal_moves(self, state: State) -> list[Move]:
        """Every move the player to decide may make, sorted; empty only when the game is over."""
        raise NotImplementedError

    def apply(self, state: State, move: Move, sink: Sink | None = None) -> State:
        """The state after a legal move; the one given stays as it is."""
        after = state.clone()
        self.advance(after, move, sink)
        return after

    def advance(self, state: State, move: Move, sink: Sink | None = None) -> None:
        """Make a legal move in place."""
        raise NotImplementedError

    def step(self, state: State, move: Move) -> Step:
        """Make a legal move and tell what happened."""
        events: Sink = []
        return Step(state, move, self.apply(state, move, events), events)

    def standings(self, state: State) -> list[Standing]:
        """How the players stand, by seat; who ties on everything shares a rank."""
        results = [(board[SCORE], self._tie_break(board)) for board in state.boards]
        ranking = sorted(results, reverse=True)
        return [
            Standing(player, result[0], result[1], ranking.index(result) + 1)
            for player, result in enumerate(results)
        ]

    def redeal(self, state: State, seed: int) -> State:
        """The same public facts with another future."""
        other = state.clone()
        other.seed = seed
        other.draws = 0
        return other

    def view(self, board: list[int]) -> BoardView:
        """A player's board by name."""
        raise NotImplementedError

    def spread_discs(self, state: State, source: int) -> tuple[int, int] | None:
        """The two discs that the rest of a source is sent to; None where it is not sent at all."""
        return None

    @property
    def rounds(self) -> int:
        """How many rounds a game has; 0 where the boards decide that."""
        return 0

    @property
    def floor_size(self) -> int:
        """How many pieces a floor holds; 0 where there is none."""
        return 0

    def is_last_round(self, state: State) -> bool:
        """Whether the game ends with this round, as far as the table shows it."""
        raise NotImplementedError

    def _new_board(self) -> list[int]:
        raise NotImplementedError

    def _set_up(self, state: State, sink: Sink | None) -> None:
        """Lay out what the first round needs and begin it."""
        raise NotImplementedError

    def _tie_break(self, board: list[int]) -> int:
        """What decides between equal scores; nothing by default."""
        return 0

    def _bonus(
        self,
        state: State,
        player: int,
        reason: Reason,
        which: int,
        points: int,
        mask: int,
        sink: Sink | None,
    ) -> None:
        """Give a bonus of the final scoring for the cells in a mask."""
        board = state.boards[player]
        board[SCORE] += points
        if sink is not None:
            cells = tuple(cells_of(mask))
            sink.append(Scored(player, reason, points, board[SCORE], which, cells))

    def _report_end(self, state: State, sink: Sink) -> None:
        standings = self.standings(state)
        scores = tuple([standing.score for standing in standings])
        winners = tuple([standing.player for standing in standings if standing.rank == 1])
        sink.append(GameEnded(scores, winners))
