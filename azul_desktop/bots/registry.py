"""Bots by what they are called for: from a text to someone who plays."""

from collections.abc import Callable

from azul_desktop.bots.base import Bot, Budget
from azul_desktop.bots.external import ExternalBot
from azul_desktop.bots.greedy import GreedyBot
from azul_desktop.bots.levels import BOT_NAMES, GREEDY, LEVELS, RANDOM, Level, level_of
from azul_desktop.bots.novice import NoviceBot
from azul_desktop.bots.random_bot import RandomBot
from azul_desktop.bots.searching import SearchBot
from azul_desktop.bots.spec import parse_spec

__all__ = ["BOT_NAMES", "LEVELS", "Level", "budget_of", "make_bot"]

_SIMPLE: dict[str, Callable[[int], Bot]] = {
    RANDOM: RandomBot,
    GREEDY: GreedyBot,
    "apprentice": GreedyBot,
    "novice": NoviceBot,
}


def make_bot(spec: str, seed: int) -> Bot:
    """The bot that a text asks for; `seed` decides where it has no preference.

    A program outside is started with the first question; who made the bot closes it.
    """
    wanted = parse_spec(spec)
    if wanted.command:
        return ExternalBot(wanted.command)
    if wanted.name in _SIMPLE:
        return _SIMPLE[wanted.name](seed)
    return SearchBot(wanted.name, wanted.personality)


def budget_of(spec: str, *, relaxed: bool = False) -> Budget:
    """How long the bot that a text asks for may think about a move; `relaxed` is the user's wish.

    It lets only those take longer whose level makes something of it.
    """
    wanted = parse_spec(spec)
    level = level_of(wanted.name)
    return wanted.budget(level.relaxed if relaxed and level is not None else None)
