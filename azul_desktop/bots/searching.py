"""The levels that search: how much each of them sees, for each family and personality."""

from dataclasses import replace
from functools import lru_cache
from typing import Final

from azul_desktop.bots.base import Bot, Budget
from azul_desktop.bots.star.learnt import is_learnt
from azul_desktop.bots.star.packed_board import PackedTables
from azul_desktop.bots.star.search import StarSearch
from azul_desktop.bots.star.search_settings import BUILDER as STAR_BUILDER
from azul_desktop.bots.star.search_settings import DENIER as STAR_DENIER
from azul_desktop.bots.star.search_settings import GAMBLER as STAR_GAMBLER
from azul_desktop.bots.star.search_settings import StarSettings, StarStyle
from azul_desktop.bots.wall.bot import WallSearch
from azul_desktop.bots.wall.search_settings import BUILDER, DENIER, GAMBLER, PLAIN, SearchSettings
from azul_desktop.bots.wall.wall_tables import SearchTables
from azul_desktop.bots.wall.weights import load_network
from azul_desktop.core.moves import Move
from azul_desktop.core.rules import Rules
from azul_desktop.core.star.rules import StarRules
from azul_desktop.core.state import State
from azul_desktop.core.wall.rules import WallRules

_SIGHTS: Final = {
    # Two takes of each, by rules of thumb for what a board is worth.
    "artisan": SearchSettings(depth=4, learned=False),
    # Knows what boards are worth when a round is over, but not what its rest still promises.
    "master": SearchSettings(depth=5, outlook="none"),
    "grandmaster": SearchSettings(),
}
_TASTES: Final = {"": PLAIN, "builder": BUILDER, "denier": DENIER, "gambler": GAMBLER}

STAR_LEVELS: Final = {
    "artisan": StarSettings(beam=8, most_simulations=30, foresight=0.5),
    "master": StarSettings(beam=32, most_simulations=60),
    "grandmaster": StarSettings(),
}
_STYLES: Final = {
    "": StarStyle(),
    "builder": STAR_BUILDER,
    "denier": STAR_DENIER,
    "gambler": STAR_GAMBLER,
}


class SearchBot:
    """Has the search of its level for whichever family it plays."""

    def __init__(self, level: str, personality: str) -> None:
        self._wanted = level, personality

    def choose(self, rules: Rules, state: State, budget: Budget) -> Move:
        """What the search of the family finds."""
        find = _wall_bot if isinstance(rules, WallRules) else _star_bot
        return find(*self._wanted).choose(rules, state, budget)


# Kept, because a bot may be made anew for every move, and a search has large tables. None leaves
# anything to chance, so that none needs a seed.


@lru_cache(maxsize=4)
def _wall_bot(level: str, personality: str) -> Bot:
    return WallSearch(replace(_SIGHTS[level], taste=_TASTES[personality]))


@lru_cache(maxsize=4)
def _star_bot(level: str, personality: str) -> Bot:
    return StarSearch(replace(STAR_LEVELS[level], style=_STYLES[personality]))


def is_taught(rules: Rules) -> bool:
    """Whether there are values learnt from self-play for such games; a search plays without, too.

    They are files beside the code, which a package of the program may have lost.
    """
    if isinstance(rules, WallRules):
        return load_network(SearchTables(rules.tables), 2) is not None
    return isinstance(rules, StarRules) and is_learnt(PackedTables(rules.tables))
