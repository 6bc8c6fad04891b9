"""What the bots know of a family of games: how it values moves, and who searches in it.

`novice`, `greedy` and `searching` play every family through this. A new family is a folder with an
implementation of it and a line in `bots/families.py`.
"""

from abc import ABC, abstractmethod
from collections.abc import Sequence

from azul_desktop.bots.base import Bot
from azul_desktop.core.moves import Move
from azul_desktop.core.rules import Rules
from azul_desktop.core.state import State


class BotFamily(ABC):
    """One family as the bots see it; the rules that it is given are always of this family."""

    @abstractmethod
    def greedy_values(self, rules: Rules, state: State, moves: Sequence[Move]) -> list[float]:
        """What each move is worth at first sight: points, losses, and steps towards bonuses."""

    @abstractmethod
    def novice_values(self, rules: Rules, state: State, moves: Sequence[Move]) -> list[float]:
        """What each move is worth to a beginner, who sees this turn's points and losses only."""

    @abstractmethod
    def search_bot(self, level: str, personality: str) -> Bot:
        """Who looks ahead at a level that searches (`bots/levels.py`); "" is no personality.

        It leaves nothing to chance, so that it needs no seed and may play many games.
        """

    @abstractmethod
    def has_learnt(self, rules: Rules) -> bool:
        """Whether self-play has taught the search what the boards of such games are worth."""
