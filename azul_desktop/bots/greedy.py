"""A bot that looks one move ahead: points now, floor losses, and a little at the bonuses."""

from random import Random

from azul_desktop.bots.base import Budget
from azul_desktop.bots.families import bot_family_of
from azul_desktop.core.moves import Move
from azul_desktop.core.rules import Rules
from azul_desktop.core.state import State


class GreedyBot:
    """Plays the move of the highest value; chance decides between equals."""

    def __init__(self, seed: int) -> None:
        self._random = Random(seed)

    def choose(self, rules: Rules, state: State, budget: Budget) -> Move:  # noqa: ARG002
        """The best move at first sight."""
        moves = rules.legal_moves(state)
        values = bot_family_of(rules.edition).greedy_values(rules, state, moves)
        best = max(values)
        equals = [move for move, value in zip(moves, values, strict=True) if value == best]
        return equals[int(self._random.random() * len(equals))]
