"""A bot that looks one move ahead: points now, floor losses, and a little at the bonuses."""

from random import Random

from azul_desktop.bots.base import Budget
from azul_desktop.bots.greedy_star import value_star_move
from azul_desktop.bots.greedy_wall import value_wall_move
from azul_desktop.core.moves import Move
from azul_desktop.core.rules import Rules
from azul_desktop.core.star.rules import StarRules
from azul_desktop.core.state import State
from azul_desktop.core.wall.rules import WallRules


class GreedyBot:
    """Plays the move of the highest value; chance decides between equals."""

    def __init__(self, seed: int) -> None:
        self._random = Random(seed)

    def choose(self, rules: Rules, state: State, budget: Budget) -> Move:  # noqa: ARG002
        """The best move at first sight."""
        moves = rules.legal_moves(state)
        values = [_value(rules, state, move) for move in moves]
        best = max(values)
        equals = [move for move, value in zip(moves, values, strict=True) if value == best]
        return equals[int(self._random.random() * len(equals))]


def _value(rules: Rules, state: State, move: Move) -> float:
    if isinstance(rules, WallRules):
        return value_wall_move(rules.tables, state, move)
    assert isinstance(rules, StarRules)
    return value_star_move(rules.tables, state, move)
