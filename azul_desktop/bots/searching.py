"""The bot of the levels that search: which search that is depends on the family that it plays."""

from functools import lru_cache

from azul_desktop.bots.base import Bot, Budget
from azul_desktop.bots.families import BOT_FAMILIES, bot_family_of
from azul_desktop.core.moves import Move
from azul_desktop.core.rules import Rules
from azul_desktop.core.state import State


class SearchBot:
    """Has the search of its level for whichever family it plays."""

    def __init__(self, level: str, personality: str) -> None:
        self._level = level
        self._personality = personality

    def choose(self, rules: Rules, state: State, budget: Budget) -> Move:
        """What the search of the family finds."""
        bot = _search_bot(rules.edition.family, self._level, self._personality)
        return bot.choose(rules, state, budget)


@lru_cache(maxsize=8)
def _search_bot(family: str, level: str, personality: str) -> Bot:
    """Kept, because a bot may be made anew for every move, and a search has large tables."""
    return BOT_FAMILIES[family].search_bot(level, personality)


def is_taught(rules: Rules) -> bool:
    """Whether there are values learnt from self-play for such games; a search plays without, too.

    They are files beside the code, which a package of the program may have lost.
    """
    return bot_family_of(rules.edition).has_learnt(rules)
