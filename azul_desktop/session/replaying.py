"""A game from the report of a crash, or from any file with a record, up to a move of it."""

import json
from collections.abc import Callable
from typing import Final

from azul_desktop.core.edition import Edition
from azul_desktop.core.record import About, RecordError, read_data
from azul_desktop.session.session import Session

GAME_FOLLOWS: Final = "The game:"
"""The line of a report after which the record comes."""


def replayed(text: str, find: Callable[[str], Edition | None], moves: int | None = None) -> Session:
    """The game of a text after all of its moves, or as many as asked for.

    It is a new game, so that none in the library changes. `RecordError` says what is wrong.
    """
    record = read_data(_data(text), find)
    record.about = About(practice=True)
    if moves is not None:
        del record.moves[moves:]
    return Session(record)


def _data(text: str) -> dict[str, object]:
    """The data of the record, which in a report stands last, after whatever an error said."""
    _, found, after = text.rpartition(f"\n{GAME_FOLLOWS}\n")
    try:
        data, _ = json.JSONDecoder().raw_decode((after if found else text).lstrip())
    except (ValueError, RecursionError):
        raise RecordError("there is no game in it") from None
    if not isinstance(data, dict):
        raise RecordError("there is no game in it")
    return data
