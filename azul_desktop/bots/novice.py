"""A bot that plays like someone in their first games: it overlooks moves, and what they lead to.

It looks at the centre and at the half of the discs nearest to its seat; at the others only
when there is nothing else. What it thinks of a move is for its family to say (`novice_values`).
"""

from random import Random

from azul_desktop.bots.base import Budget
from azul_desktop.bots.families import bot_family_of
from azul_desktop.core.moves import CENTRE, TAKE, Move, kind_of, unpack_take
from azul_desktop.core.rules import Rules
from azul_desktop.core.state import State


class NoviceBot:
    """Plays what looks best to a beginner; chance decides between equals."""

    def __init__(self, seed: int) -> None:
        self._random = Random(seed)

    def choose(self, rules: Rules, state: State, budget: Budget) -> Move:  # noqa: ARG002
        """The best move among those that a beginner notices."""
        moves = _noticed(rules, state)
        values = bot_family_of(rules.edition).novice_values(rules, state, moves)
        best = max(values)
        equals = [move for move, value in zip(moves, values, strict=True) if value == best]
        return equals[int(self._random.random() * len(equals))]


def _noticed(rules: Rules, state: State) -> list[Move]:
    """The moves from the centre and from the near discs; all of them where there are none."""
    moves = rules.legal_moves(state)
    if kind_of(moves[0]) != TAKE:
        return moves
    near = {CENTRE, *(disc + 1 for disc in _near_discs(state))}
    return [move for move in moves if unpack_take(move)[0] in near] or moves


def _near_discs(state: State) -> list[int]:
    """Half of the discs, the odd one with them, in the order in which they are noticed.

    Players sit around the circle of discs, which never divides evenly among them. So that no seat
    is better than another, all see equally many, and places are counted from who starts the round.
    """
    discs, players = len(state.specials), len(state.boards)
    circle = discs * players  # whole numbers, in which every player and every disc has a place
    own = (state.turn - state.first) % players * discs

    def distance(disc: int) -> tuple[int, int]:
        clockwise = (disc * players - own) % circle
        return min(clockwise, circle - clockwise), clockwise

    return sorted(range(discs), key=distance)[: (discs + 1) // 2]
