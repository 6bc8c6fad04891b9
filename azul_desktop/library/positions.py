"""How the boards of a kept game look now, found without telling what happened on the way."""

from collections.abc import Callable
from typing import NamedTuple

from azul_desktop.core.edition import Edition
from azul_desktop.core.notation import format_move
from azul_desktop.core.record import RecordError, read_data
from azul_desktop.core.rules import Rules
from azul_desktop.core.view import BoardView
from azul_desktop.library.games import Games
from azul_desktop.library.rows import GameRow


class Position(NamedTuple):
    """The boards of all players where a game stands."""

    rules: Rules
    boards: tuple[BoardView, ...]


def last_position(
    games: Games, row: GameRow, find_edition: Callable[[str], Edition | None]
) -> Position:
    """Where a game stands; `RecordError` says why that cannot be known."""
    record = read_data(games.data(row), find_edition)
    rules, state = record.rules, record.start()
    for number, move in enumerate(record.moves, 1):
        if move not in rules.legal_moves(state):
            text = format_move(record.edition, move)
            raise RecordError(
                "move {number} ({text}) is not legal in this game", number=number, text=text
            )
        rules.advance(state, move)
    return Position(rules, tuple(map(rules.view, state.boards)))
