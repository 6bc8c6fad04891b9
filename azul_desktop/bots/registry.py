"""The bots by the names that people call them."""

from collections.abc import Callable

from azul_desktop.bots.base import Bot
from azul_desktop.bots.greedy import GreedyBot
from azul_desktop.bots.random_bot import RandomBot
from azul_desktop.core.errors import UserError

_BOTS: dict[str, Callable[[int], Bot]] = {"random": RandomBot, "greedy": GreedyBot}

BOT_NAMES = tuple(_BOTS)


def make_bot(name: str, seed: int) -> Bot:
    """A bot by name; `seed` decides where it has no preference."""
    if name not in _BOTS:
        known = ", ".join(BOT_NAMES)
        raise UserError("unknown bot {name!r}; there are: {known}", name=name, known=known)
    return _BOTS[name](seed)
