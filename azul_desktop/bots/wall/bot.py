"""The bot of the wall family that searches."""

from time import perf_counter

from azul_desktop.bots.base import Budget
from azul_desktop.bots.wall.cells import best_cell
from azul_desktop.bots.wall.judge import Judge
from azul_desktop.bots.wall.rivals import Rivals
from azul_desktop.bots.wall.sampling import Sampling
from azul_desktop.bots.wall.search import Search
from azul_desktop.bots.wall.search_settings import SearchSettings
from azul_desktop.bots.wall.thinking import Thinking
from azul_desktop.bots.wall.wall_tables import SearchTables
from azul_desktop.bots.wall.weights import load_network, load_outlook
from azul_desktop.core.moves import Move, pack_tile
from azul_desktop.core.rules import Rules
from azul_desktop.core.state import DRAFT, State
from azul_desktop.core.wall.rules import WallRules

_KEPT = 4
"""How many searches are kept: they are large, and a bot may be made anew for each move."""

_searches: dict[tuple[int, int, SearchSettings], tuple[Rules, Search]] = {}


class WallSearch:
    """Looks as deep into the round as its budget allows, and judges by what it learned."""

    def __init__(self, settings: SearchSettings | None = None) -> None:
        """Nothing is left to chance, so there is no seed."""
        self.settings = SearchSettings() if settings is None else settings

    def choose(self, rules: Rules, state: State, budget: Budget) -> Move:
        """The best move found within the budget; without one, as deep as its settings say."""
        begun = perf_counter()
        assert isinstance(rules, WallRules)
        settings = self.settings
        search = search_for(rules, len(state.boards), settings)
        if state.phase != DRAFT:
            search.begin(state)
            return pack_tile(state.line, best_cell(search.judge, state.turn, state.line))
        deadline = budget.deadline(begun)
        most_nodes = budget.simulations or 0
        if len(state.boards) == 2:
            return search.best_take(state, most_nodes, deadline, settings.depth)
        return _for_many(search, settings).best_take(state, most_nodes, deadline, settings.depth)


def _for_many(search: Search, settings: SearchSettings) -> Thinking:
    """Who searches with three or four players."""
    if settings.heat:
        return Sampling(search, settings.own_takes, settings.heat, settings.own_heat)
    return Rivals(search, settings.own_takes, settings.rival_takes)


def search_for(rules: WallRules, players: int, settings: SearchSettings) -> Search:
    """The search for such games, with all that it remembers of them if it is still kept."""
    key = (id(rules), players, settings)
    if key not in _searches:
        while len(_searches) >= _KEPT:
            del _searches[next(iter(_searches))]
        _searches[key] = (rules, _make_search(rules, players, settings))
    return _searches[key][1]


def _make_search(rules: WallRules, players: int, settings: SearchSettings) -> Search:
    tables = SearchTables(rules.tables)
    network = load_network(tables, players, settings.weights) if settings.learned else None
    search = Search(tables, network, settings.late)
    if settings.outlook != "none":
        search.outlook = load_outlook(tables, players, settings.outlook)
    judge: Judge = search.judge
    judge.sees_bonuses = settings.bonuses
    judge.sees_rivals = settings.rivals
    judge.wall_taste = settings.taste.wall
    judge.lines_taste = settings.taste.lines
    judge.spite = settings.taste.spite
    return search
