"""A bot that plays any legal move: the measure of all others."""

from random import Random

from azul_desktop.bots.base import Budget
from azul_desktop.core.moves import Move
from azul_desktop.core.rules import Rules
from azul_desktop.core.state import State


class RandomBot:
    """Every legal move is as likely as any other."""

    def __init__(self, seed: int) -> None:
        self._random = Random(seed)

    def choose(self, rules: Rules, state: State, budget: Budget) -> Move:  # noqa: ARG002
        """Any legal move."""
        moves = rules.legal_moves(state)
        return moves[int(self._random.random() * len(moves))]
