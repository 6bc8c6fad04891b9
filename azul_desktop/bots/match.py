"""A whole game between bots, without a window."""

from collections.abc import Sequence

from azul_desktop.bots.base import Bot, BotError, Budget
from azul_desktop.core.moves import Move
from azul_desktop.core.rng import number
from azul_desktop.core.rules import Rules
from azul_desktop.core.state import State


class ForfeitError(Exception):
    """A bot could not go on: `seat` has lost the game, and `why` says what happened."""

    def __init__(self, seat: int, why: BotError) -> None:
        super().__init__(f"seat {seat}: {why}")
        self.seat = seat
        self.why = why


def play_match(
    rules: Rules, bots: Sequence[Bot], seed: int, budget: Budget | Sequence[Budget]
) -> tuple[list[Move], State]:
    """The moves and last state of a game; each bot sees a redealt future, never the real one.

    There is one budget for all, or one for each seat. `ForfeitError` where a bot cannot go on.
    """
    budgets = [budget] * len(bots) if isinstance(budget, Budget) else budget
    state = rules.initial(len(bots), seed)
    moves: list[Move] = []
    while rules.legal_moves(state):
        seen = rules.redeal(state, len(moves))
        turn = state.turn
        try:
            move = bots[turn].choose(rules, seen, budgets[turn])
        except BotError as error:
            raise ForfeitError(turn, error) from None
        rules.advance(state, move)
        moves.append(move)
    return moves, state


def bot_seed(seed: int, seat: int) -> int:
    """The seed of the bot on a seat, so that a game's seed decides the whole game."""
    return number(seed, 1 << 40 | seat)
