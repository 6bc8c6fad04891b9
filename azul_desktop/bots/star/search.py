"""The star family's search bot: plans its builds, searches its drafts."""

from __future__ import annotations

from time import perf_counter

from azul_desktop.bots.base import Budget
from azul_desktop.bots.star.draft import DraftTree
from azul_desktop.bots.star.hands import Hands
from azul_desktop.bots.star.planner import REWARD_BIT, Planner, Step, actions_of
from azul_desktop.bots.star.settings import StarSettings
from azul_desktop.bots.star.shape import (
    Shape,
    covered_cells,
    pack_hand,
    pack_supply,
    pack_used,
)
from azul_desktop.bots.star.worth import Worth, final_worth, simple_worth
from azul_desktop.core.edition import STAR_SPACES
from azul_desktop.core.moves import (
    PASS_MOVE,
    Move,
    pack_build,
    pack_keep,
    pack_reward,
    pack_take,
)
from azul_desktop.core.rules import Rules
from azul_desktop.core.star import StarRules
from azul_desktop.core.state import DRAFT, KEEP, State

_SPREAD = 1500.0


class StarSearch:
    """Chooses moves of the star family within a budget of time or simulations."""

    def __init__(self, seed: int, settings: StarSettings | None = None) -> None:
        self.seed = seed
        self.settings = settings if settings is not None else StarSettings()
        self._rules: StarRules | None = None
        self._worths: list[Worth] = []
        self._hands: Hands | None = None

    def choose(self, rules: Rules, state: State, budget: Budget) -> Move:
        """The move to make."""
        start = perf_counter()
        moves = rules.legal_moves(state)
        if len(moves) == 1:
            return moves[0]
        assert isinstance(rules, StarRules)
        self._prepare(rules)
        deadline = 0.0
        if budget.milliseconds is not None:
            deadline = start + budget.milliseconds * 0.00095
        if state.phase == DRAFT:
            return self._choose_take(state, budget, deadline)
        if state.phase == KEEP:
            return self._choose_keep(state)
        return self._choose_action(state, deadline)

    def _prepare(self, rules: StarRules) -> None:
        if self._rules is rules:
            return
        self._rules = rules
        shape = Shape(rules.tables)
        self.shape = shape
        self._worths = make_worths(shape)
        self._hands = None

    def _worth(self, state: State) -> Worth:
        return self._worths[state.round - 1]

    def _choose_take(self, state: State, budget: Budget, deadline: float) -> Move:
        worth = self._worth(state)
        hands = self._hands
        if hands is None or not hands.fits(state, worth):
            hands = Hands(self.shape, worth, state, self.settings.draft_beam)
            self._hands = hands
        tree = DraftTree(hands, state, _SPREAD, self.settings.explore)
        if len(tree.root.moves) > 1:
            if deadline:
                while perf_counter() < deadline:
                    tree.simulate()
            else:
                for _ in range(budget.simulations or self.settings.simulations):
                    tree.simulate()
        take = tree.best()
        return pack_take(take >> 3, take & 7)

    def _choose_keep(self, state: State) -> Move:
        board = state.boards[state.turn]
        used = pack_used(self.shape, board)
        kept = self._worth(state).best_keep(pack_hand(board), covered_cells(board), used)
        return pack_keep([kept >> 8 * colour & 255 for colour in range(self.shape.colours)])

    def _choose_action(self, state: State, deadline: float) -> Move:
        step = self._plan(state, deadline)
        actions = actions_of(step)
        if not actions:
            return PASS_MOVE
        action = actions[0]
        if action & REWARD_BIT:
            return pack_reward(action & 7)
        cell = action >> 7
        return pack_build(cell // STAR_SPACES, cell % STAR_SPACES, action >> 4 & 7, action & 15)

    def _plan(self, state: State, deadline: float) -> Step:
        planner = Planner(self.shape, self._worth(state), state.joker)
        planner.width = self.settings.beam
        planner.deadline = deadline
        board = state.boards[state.turn]
        return planner.plan(
            covered_cells(board),
            pack_used(self.shape, board),
            pack_hand(board),
            pack_supply(state),
            state.due,
        )


def make_worths(shape: Shape) -> list[Worth]:
    """The values at the end of each round."""
    worths = [simple_worth(shape, shape.rounds - done) for done in range(1, shape.rounds)]
    return [*worths, final_worth(shape)]
