"""`replay`: the game of a crash report once more, in the window or without one."""

import argparse
from pathlib import Path
from typing import Final

from azul_desktop.catalog.loader import installed
from azul_desktop.core.errors import UserError
from azul_desktop.core.record import RecordError
from azul_desktop.core.state import SCORE
from azul_desktop.i18n import explain, translate
from azul_desktop.paths import user_data
from azul_desktop.session.replaying import replayed
from azul_desktop.session.session import Session
from azul_desktop.textfile import UnreadableError, read_text

_MAX_BYTES: Final = 8 * 1024 * 1024


def session_of(arguments: argparse.Namespace) -> Session:
    """The game that a file has in it; `UserError` says why there is none."""
    name = arguments.file
    try:
        return replayed(read_text(_found(name), _MAX_BYTES), installed().find, arguments.moves)
    except UnreadableError as error:
        raise UserError("cannot read {name}: {why}", name=name, why=explain(error)) from None
    except RecordError as error:
        raise UserError("{name}: {why}", name=name, why=explain(error)) from None


def _found(name: str) -> Path:
    """A file, or the report of that name among those of the user's."""
    reports = user_data() / name
    return reports if reports.is_file() and not Path(name).exists() else Path(name)


def tell(session: Session) -> int:
    """Say where the game ended."""
    record, state = session.record, session.state
    options = record.rules.options
    print(f"{record.edition.id} {options.variant}, seed {record.seed}")
    scores = ", ".join(str(board[SCORE]) for board in state.boards)
    places = {"moves": len(record.moves), "round": state.round, "scores": scores}
    if session.is_over:
        print(translate("{moves} moves, round {round}, scores {scores}: the end", **places))
    else:
        told = "{moves} moves, round {round}, scores {scores}: seat {seat} decides"
        print(translate(told, seat=state.turn, **places))
    return 0
