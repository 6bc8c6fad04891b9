"""The star family's search bot: plans its builds, searches its drafts."""

from __future__ import annotations

from pathlib import Path
from time import perf_counter

from azul_desktop.bots.base import Budget
from azul_desktop.bots.star.draft import DraftTree
from azul_desktop.bots.star.hands import Hands
from azul_desktop.bots.star.learnt import FILE, make_worths
from azul_desktop.bots.star.packed_board import (
    SPACES,
    PackedTables,
    covered_cells,
    pack_hand,
    pack_supply,
    pack_used,
)
from azul_desktop.bots.star.planner import REWARD_BIT, Planner, Step, actions_of
from azul_desktop.bots.star.search_settings import PLAIN, StarSettings
from azul_desktop.bots.star.worth import Worth
from azul_desktop.core.moves import (
    HAND,
    PASS_MOVE,
    Move,
    pack_build,
    pack_keep,
    pack_reward,
    pack_take,
)
from azul_desktop.core.rules import Rules
from azul_desktop.core.star.rules import StarRules
from azul_desktop.core.state import DRAFT, KEEP, State

_NO_LIMIT = 1 << 40
_NARROW = 2
"""The first beam where time is short: half a plan is worse than a narrow one."""
_GRACE = 0.05
"""Seconds that the first plan may take beyond the deadline, in plain Python with a rich hand."""


class StarSearch:
    """Chooses moves of the star family within a budget of time or simulations."""

    def __init__(self, settings: StarSettings | None = None) -> None:
        """Nothing is left to chance, so there is no seed."""
        self.settings = settings if settings is not None else StarSettings()
        self._rules: StarRules | None = None
        self.worths: list[Worth] = []
        self._hands: Hands | None = None

    def choose(self, rules: Rules, state: State, budget: Budget) -> Move:
        """The move to make."""
        start = perf_counter()
        moves = rules.legal_moves(state)
        if len(moves) == 1:
            return moves[0]
        assert isinstance(rules, StarRules)
        self.prepare(rules, Path(self.settings.weights) if self.settings.weights else FILE)
        deadline = budget.deadline(start)
        if state.phase == DRAFT:
            return self._choose_take(state, budget, deadline)
        if state.phase == KEEP:
            return self._choose_keep(state)
        return self._choose_action(state, deadline)

    def prepare(self, rules: StarRules, weights: Path = FILE) -> None:
        """Make the tables for the rules of a game."""
        if self._rules is rules:
            return
        self._rules = rules
        tables = PackedTables(rules.tables)
        self.tables = tables
        self.worths = make_worths(tables, weights)
        style, seen = self.settings.style, self.settings.foresight
        if seen != 1 or style != PLAIN:
            for worth in self.worths:
                worth.scale(
                    seen * style.stars,
                    seen * style.numbers,
                    seen * style.features,
                    seen * style.keep,
                )
        self._hands = None

    def _worth(self, state: State) -> Worth:
        return self.worths[state.round - 1]

    def _choose_take(self, state: State, budget: Budget, deadline: float) -> Move:
        worth = self._worth(state)
        hands = self._hands
        if hands is None or not hands.fits(state, worth):
            hands = Hands(self.tables, worth, state, self.settings.draft_beam)
            self._hands = hands
        hands.planner.deadline = deadline
        hands.cut = False
        tree = DraftTree(hands, state, self.settings.spread, self.settings.explore)
        tree.rivals = self.settings.style.rivals
        most = self.settings.most_simulations or _NO_LIMIT
        if not deadline:
            most = min(most, budget.simulations or self.settings.simulations)
        if len(tree.root.moves) > 1:
            while most and (not deadline or perf_counter() < deadline):
                tree.simulate()
                most -= 1
        take = tree.best()
        return pack_take(take >> 3, take & 7, HAND)

    def _choose_keep(self, state: State) -> Move:
        board = state.boards[state.turn]
        worth = self._worth(state)
        wanted = worth.wanted(covered_cells(board), pack_used(self.tables, board))
        kept = worth.best_keep(pack_hand(board), wanted)
        return pack_keep([kept >> 8 * colour & 255 for colour in range(self.tables.colours)])

    def _choose_action(self, state: State, deadline: float) -> Move:
        step = self._plan(state, deadline)
        actions = actions_of(step)
        if not actions:
            return PASS_MOVE
        action = actions[0]
        if action & REWARD_BIT:
            return pack_reward(action & 7)
        cell = action >> 7
        return pack_build(cell // SPACES, cell % SPACES, action >> 4 & 7, action & 15)

    def _plan(self, state: State, deadline: float) -> Step:
        """The best plan; with a deadline, of beams that grow as long as there is time."""
        planner = Planner(self.tables, self._worth(state), state.joker)
        planner.width = self.settings.beam if not deadline else min(_NARROW, self.settings.beam)
        planner.deadline = deadline + _GRACE if deadline else 0.0
        board = state.boards[state.turn]
        cells, used = covered_cells(board), pack_used(self.tables, board)
        hand, supply = pack_hand(board), pack_supply(state)
        start = perf_counter()
        best = planner.plan(cells, used, hand, supply, state.due)
        value = planner.best_value
        planner.deadline = deadline
        now = perf_counter()
        while planner.width < self.settings.beam and now + 2.5 * (now - start) < deadline:
            start = now
            planner.width = min(2 * planner.width, self.settings.beam)
            step = planner.plan(cells, used, hand, supply, state.due)
            if planner.best_value > value:
                best, value = step, planner.best_value
            now = perf_counter()
        return best
