"""A whole game between bots, without a window: no bot gets away with a move that is not legal."""

from collections.abc import Sequence

from azul_desktop.bots.base import Bot, BotError, Budget
from azul_desktop.core.moves import Move
from azul_desktop.core.notation import format_move, parse_move
from azul_desktop.core.rng import number
from azul_desktop.core.rules import Rules
from azul_desktop.core.state import State


class IllegalMoveError(BotError):
    """A bot chose a move that is not legal."""

    def __init__(self, rules: Rules, move: Move) -> None:
        super().__init__("“{move}” is not a legal move", move=_text_of(rules, move))


class ForfeitError(Exception):
    """A bot could not go on: `seat` has lost the game, and `why` says what happened."""

    def __init__(self, seat: int, bot: Bot, why: BotError) -> None:
        super().__init__(f"seat {seat} ({type(bot).__name__}): {why}")
        self.seat = seat
        self.why = why


def play_match(
    rules: Rules, bots: Sequence[Bot], seed: int, budget: Budget | Sequence[Budget]
) -> tuple[list[Move], State]:
    """The moves and last state of a game; each bot sees a redealt future, never the real one.

    There is one budget for all, or one for each seat. `ForfeitError` where a bot cannot go on or
    chooses a move that is not legal.
    """
    budgets = [budget] * len(bots) if isinstance(budget, Budget) else budget
    state = rules.initial(len(bots), seed)
    moves: list[Move] = []
    while legal := rules.legal_moves(state):
        seen = rules.redeal(state, len(moves))
        turn = state.turn
        try:
            move = bots[turn].choose(rules, seen, budgets[turn])
            if move not in legal:
                raise IllegalMoveError(rules, move)
        except BotError as error:
            raise ForfeitError(turn, bots[turn], error) from None
        rules.advance(state, move)
        moves.append(move)
    return moves, state


def _text_of(rules: Rules, move: Move) -> str:
    """The notation of a move; what has none, for it is no move at all, is shown as it is."""
    try:
        text = format_move(rules.edition, move)
        return text if parse_move(rules.edition, text) == move else repr(move)[:60]
    except (TypeError, ValueError, IndexError, OverflowError):
        return repr(move)[:60]


def bot_seed(seed: int, seat: int) -> int:
    """The seed of the bot on a seat, so that a game's seed decides the whole game."""
    return number(seed, 1 << 40 | seat)
