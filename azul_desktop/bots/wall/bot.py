"""The bot of the wall family that searches."""

import json
from dataclasses import dataclass
from pathlib import Path
from time import perf_counter

from azul_desktop.bots.base import Budget
from azul_desktop.bots.wall.cells import best_cell
from azul_desktop.bots.wall.network import Network
from azul_desktop.bots.wall.plan import Plan
from azul_desktop.bots.wall.rivals import Rivals
from azul_desktop.bots.wall.search import Search
from azul_desktop.core.moves import Move, pack_tile
from azul_desktop.core.rules import Rules
from azul_desktop.core.state import DRAFT, State
from azul_desktop.core.wall import WallRules


@dataclass(frozen=True, slots=True)
class Sight:
    """How much a search sees."""

    depth: int = 99
    """Takes it looks ahead."""
    late: int = 1000
    own_takes: int = 12
    rival_takes: int = 2
    weights: str = ""
    """The file of the network's weights, for experiments."""


class WallSearch:
    """Looks as deep into the round as its budget allows."""

    def __init__(self, seed: int, sight: Sight = Sight()) -> None:  # noqa: B008
        self._seed = seed
        self._sight = sight
        self._rules: WallRules | None = None
        self.search: Search | None = None

    def choose(self, rules: Rules, state: State, budget: Budget) -> Move:
        """The best move found within the budget."""
        begun = perf_counter()
        assert isinstance(rules, WallRules)
        if self.search is None or self._rules is not rules:
            self._rules = rules
            plan = Plan(rules.tables)
            network = None
            if self._sight.weights:
                data = json.loads(Path(self._sight.weights).read_text())
                network = Network(plan, data["hidden"], data)
            self.search = Search(plan, network, self._sight.late)
        if state.phase != DRAFT:
            self.search.table.load(state)
            column = best_cell(self.search.judge, state.turn, state.line)
            return pack_tile(state.line, column)
        deadline = 0.0
        if budget.milliseconds is not None:
            deadline = begun + budget.milliseconds * 0.00095
        if len(state.boards) > 2 and self._sight.rival_takes:
            rivals = Rivals(self.search, self._sight.own_takes, self._sight.rival_takes)
            move = rivals.best_take(state, budget.simulations or 0, deadline, self._sight.depth)
            self.search.nodes = rivals.nodes
            self.search.depth = rivals.depth
            return move
        return self.search.best_take(state, budget.simulations or 0, deadline, self._sight.depth)
