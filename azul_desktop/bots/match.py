"""A whole game between bots, without a window."""

from collections.abc import Sequence

from azul_desktop.bots.base import Bot, Budget
from azul_desktop.core.moves import Move
from azul_desktop.core.rng import number
from azul_desktop.core.rules import Rules
from azul_desktop.core.state import State


def play_match(
    rules: Rules, bots: Sequence[Bot], seed: int, budget: Budget
) -> tuple[list[Move], State]:
    """The moves and last state of a game; each bot sees a redealt future, never the real one."""
    state = rules.initial(len(bots), seed)
    moves: list[Move] = []
    while rules.legal_moves(state):
        seen = rules.redeal(state, len(moves))
        move = bots[state.turn].choose(rules, seen, budget)
        rules.advance(state, move)
        moves.append(move)
    return moves, state


def bot_seed(seed: int, seat: int) -> int:
    """The seed of the bot on a seat, so that a game's seed decides the whole game."""
    return number(seed, 1 << 40 | seat)
