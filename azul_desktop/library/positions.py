"""How the boards of a kept game look now, found without telling what happened on the way."""

from collections.abc import Callable
from typing import Final, NamedTuple

from azul_desktop.core.edition import Edition, Options
from azul_desktop.core.errors import UserError
from azul_desktop.core.families import build
from azul_desktop.core.notation import format_move, parse_move
from azul_desktop.core.record import Record, RecordError, read_data
from azul_desktop.core.rng import MAX_SEED
from azul_desktop.core.rules import Rules
from azul_desktop.core.view import BoardView
from azul_desktop.library.games import Games
from azul_desktop.library.rows import GameRow

_MOST: Final = 32
"""So many kinds of games are remembered."""


class Position(NamedTuple):
    """The boards of all players where a game stands."""

    rules: Rules
    boards: tuple[BoardView, ...]


def last_position(
    games: Games, row: GameRow, find_edition: Callable[[str], Edition | None]
) -> Position:
    """Where a game stands; `RecordError` says why that cannot be known."""
    record = _known_record(games, row, find_edition)
    if record is None:
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


class _Kind(NamedTuple):
    """A kind of game, and what takes long to find out about it."""

    edition: Edition
    digest: str
    rules: Rules


_KINDS: dict[tuple[int, Options], _Kind] = {}
"""By the identity of the edition, which is kept alive here."""


def _known_record(
    games: Games, row: GameRow, find_edition: Callable[[str], Edition | None]
) -> Record | None:
    """The record of a game with which nothing is wrong, in a fraction of the time; else None."""
    edition = find_edition(row.edition)
    players = len(row.seats)
    first = row.first_player
    if (
        edition is None
        or row.variant not in edition.variant_names
        or players not in edition.player_counts
        or not 0 <= row.seed <= MAX_SEED
        or not (first is None or 0 <= first < players)
    ):
        return None
    kind = _kind(edition, Options(row.variant, row.special_factories, first))
    if kind is None or kind.digest != row.digest:
        return None
    try:
        moves = [parse_move(edition, text) for text in games.moves(row)]
    except UserError:
        return None
    return Record(kind.rules, tuple(one.seat for one in row.seats), row.seed, moves)


def _kind(edition: Edition, options: Options) -> _Kind | None:
    key = id(edition), options
    if key not in _KINDS:
        if len(_KINDS) >= _MOST:
            _KINDS.clear()
        try:
            _KINDS[key] = _Kind(edition, edition.digest(), build(edition, options))
        except UserError:
            return None
    return _KINDS[key]
