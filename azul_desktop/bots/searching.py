"""The bots of the levels that search. THE ONE PLACE where search bots are plugged in.

Until they are there, the levels artisan, master and grandmaster play as the apprentice does.
"""

from azul_desktop.bots.base import Bot
from azul_desktop.bots.greedy import GreedyBot


def make_search_bot(level: str, personality: str, seed: int) -> Bot:  # noqa: ARG001
    """The bot of a searching level with a personality, or with none if that is empty."""
    return GreedyBot(seed)  # TO BE REPLACED by the search bots of both families
