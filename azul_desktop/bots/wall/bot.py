"""The bot of the wall family that searches."""

from time import perf_counter

from azul_desktop.bots.base import Budget
from azul_desktop.bots.wall.cells import best_cell
from azul_desktop.bots.wall.judge import Judge
from azul_desktop.bots.wall.plan import Plan
from azul_desktop.bots.wall.rivals import Rivals
from azul_desktop.bots.wall.search import Search
from azul_desktop.bots.wall.sight import Sight
from azul_desktop.bots.wall.weights import load_network, load_outlook
from azul_desktop.core.moves import Move, pack_tile
from azul_desktop.core.rules import Rules
from azul_desktop.core.state import DRAFT, State
from azul_desktop.core.wall.rules import WallRules

_KEPT = 4
"""How many workplaces are kept: they are large, and a bot may be made anew for each move."""

_workplaces: dict[tuple[int, int, Sight], tuple[Rules, Search]] = {}


class WallSearch:
    """Looks as deep into the round as its budget allows, and judges by what it learned."""

    def __init__(self, sight: Sight | None = None) -> None:
        """Nothing is left to chance, so there is no seed."""
        self.sight = Sight() if sight is None else sight
        self.nodes = 0
        """How many positions were looked at for the last move."""
        self.depth = 0

    def choose(self, rules: Rules, state: State, budget: Budget) -> Move:
        """The best move found within the budget; without one, as far as its sight goes."""
        begun = perf_counter()
        assert isinstance(rules, WallRules)
        sight = self.sight
        search = workplace(rules, len(state.boards), sight)
        if state.phase != DRAFT:
            search.begin(state)
            return pack_tile(state.line, best_cell(search.judge, state.turn, state.line))
        deadline = budget.deadline(begun)
        most_nodes = budget.simulations or 0
        if len(state.boards) == 2:
            move = search.best_take(state, most_nodes, deadline, sight.depth)
            self.nodes, self.depth = search.nodes, search.depth
            return move
        rivals = Rivals(search, sight.own_takes, sight.rival_takes)
        move = rivals.best_take(state, most_nodes, deadline, sight.depth)
        self.nodes, self.depth = rivals.nodes, rivals.depth
        return move


def workplace(rules: WallRules, players: int, sight: Sight) -> Search:
    """A search for such games, the one used before if it is still there."""
    key = (id(rules), players, sight)
    if key not in _workplaces:
        while len(_workplaces) >= _KEPT:
            del _workplaces[next(iter(_workplaces))]
        _workplaces[key] = (rules, _furnish(rules, players, sight))
    return _workplaces[key][1]


def _furnish(rules: WallRules, players: int, sight: Sight) -> Search:
    plan = Plan(rules.tables)
    network = load_network(plan, players, sight.weights) if sight.learned else None
    search = Search(plan, network, sight.late)
    if sight.outlook != "none":
        search.outlook = load_outlook(plan, players, sight.outlook)
    judge: Judge = search.judge
    judge.sees_bonuses = sight.bonuses
    judge.sees_rivals = sight.rivals
    judge.wall_taste = sight.taste.wall
    judge.lines_taste = sight.taste.lines
    judge.spite = sight.taste.spite
    return search
