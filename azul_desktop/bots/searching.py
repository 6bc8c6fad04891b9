"""The bots of the levels that search. THE ONE PLACE where search bots are plugged in.

Each family has a search of its own; a bot learns which one it needs with its first question. Until
they are there, the levels artisan, master and grandmaster play as the apprentice does.
"""

from azul_desktop.bots.base import Bot, Budget
from azul_desktop.bots.greedy import GreedyBot
from azul_desktop.core.moves import Move
from azul_desktop.core.rules import Rules
from azul_desktop.core.state import State
from azul_desktop.core.wall import WallRules


def make_search_bot(level: str, personality: str, seed: int) -> Bot:
    """The bot of a searching level with a personality, or with none if that is empty."""
    return SearchBot(level, personality, seed)


class SearchBot:
    """Has the search of its level for whichever family it plays."""

    def __init__(self, level: str, personality: str, seed: int) -> None:
        self._wanted = level, personality, seed
        self._wall: Bot | None = None
        self._star: Bot | None = None

    def choose(self, rules: Rules, state: State, budget: Budget) -> Move:
        """What the search of the family finds."""
        if isinstance(rules, WallRules):
            if self._wall is None:
                self._wall = _wall_bot(*self._wanted)
            return self._wall.choose(rules, state, budget)
        if self._star is None:
            self._star = _star_bot(*self._wanted)
        return self._star.choose(rules, state, budget)


def _wall_bot(level: str, personality: str, seed: int) -> Bot:  # noqa: ARG001
    return GreedyBot(seed)  # TO BE REPLACED by the search of the wall family


def _star_bot(level: str, personality: str, seed: int) -> Bot:  # noqa: ARG001
    return GreedyBot(seed)  # TO BE REPLACED by the search of the star family
