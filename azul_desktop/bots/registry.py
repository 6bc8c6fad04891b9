"""The bots by the names that people call them, from the weakest to the strongest."""

from collections.abc import Callable
from dataclasses import dataclass

from azul_desktop.bots.base import Bot
from azul_desktop.bots.greedy import GreedyBot
from azul_desktop.bots.random_bot import RandomBot
from azul_desktop.core.errors import UserError


@dataclass(frozen=True, slots=True)
class Level:
    """A bot as people choose it; `name` and `about` are translated where they are shown."""

    id: str
    name: str
    about: str


_BOTS: tuple[tuple[Level, Callable[[int], Bot]], ...] = (
    (Level("random", "Random", "Plays any legal move."), RandomBot),
    (Level("greedy", "Greedy", "Takes what scores most now."), GreedyBot),
)
_MAKERS = {level.id: make for level, make in _BOTS}

LEVELS = tuple(level for level, _ in _BOTS)
BOT_NAMES = tuple(_MAKERS)


def make_bot(name: str, seed: int) -> Bot:
    """A bot by name; `seed` decides where it has no preference."""
    if name not in _MAKERS:
        known = ", ".join(BOT_NAMES)
        raise UserError("unknown bot {name!r}; there are: {known}", name=name, known=known)
    return _MAKERS[name](seed)
