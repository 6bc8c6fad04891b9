"""`games`: list, export, import and check the library from a terminal."""

import argparse
import contextlib
import json
import sys
from collections.abc import Iterator
from pathlib import Path

from azul_desktop.catalog.loader import Catalogue, installed
from azul_desktop.core.errors import UserError
from azul_desktop.core.record import RecordError
from azul_desktop.i18n import explain, translate
from azul_desktop.library.check import faults
from azul_desktop.library.exchange import export_game, import_file
from azul_desktop.library.filters import Filter
from azul_desktop.library.library import Library
from azul_desktop.library.opening import FILE, open_library
from azul_desktop.library.rows import GameRow
from azul_desktop.paths import user_data, user_logs
from azul_desktop.storage.logfile import LOG
from azul_desktop.storage.portable import refused_portable
from azul_desktop.textfile import UnreadableError

_SHORT = 8
"""So many digits of an id tell games apart for people."""


@contextlib.contextmanager
def opened(catalogue: Catalogue) -> Iterator[Library]:
    """The user's library; what has to be known about it goes to standard error."""
    LOG.begin(user_logs())
    found = open_library(user_data(), catalogue.find)
    for line in [*refused_portable(), *found.news]:
        print(line, file=sys.stderr)
    try:
        yield found.library
    finally:
        found.library.close()


def list_games(arguments: argparse.Namespace) -> int:
    """Print all games, the newest first."""
    with opened(installed()) as library:
        games = library.games
        wanted = [Filter(), Filter("deleted")] if arguments.deleted else [Filter()]
        found = [games.row(id_) for one in wanted for id_, _ in games.ids(one)]
        rows = sorted(filter(None, found), key=lambda row: row.changed, reverse=True)
        if arguments.json:
            print(json.dumps([_data(row) for row in rows], ensure_ascii=False, indent=1))
        else:
            for row in rows:
                print(_line(row))
    return 0


def _data(row: GameRow) -> dict[str, object]:
    return {
        "id": row.uid,
        "edition": row.edition,
        "variant": row.variant,
        "special_factories": row.special_factories,
        "seats": [{"name": one.seat.name, "kind": one.seat.kind} for one in row.seats],
        "state": row.state,
        "scores": [one.score for one in row.seats],
        "winners": list(row.winners),
        "moves": row.length,
        "started": row.started,
        "changed": row.changed,
    }


def _line(row: GameRow) -> str:
    seats = " – ".join(f"{one.seat.name or one.seat.kind} {one.score}" for one in row.seats)
    title = f"  “{row.title}”" if row.title else ""
    when = row.changed[:16].replace("T", " ")
    return f"{row.uid[:_SHORT]}  {when}  {row.state:<9} {row.edition} {row.variant}  {seats}{title}"


def export(arguments: argparse.Namespace) -> int:
    """Write a game to a file; a file that is there already stays as it is."""
    file = Path(arguments.file)
    with opened(installed()) as library:
        row = _found(library, arguments.id)
        if file.exists():
            raise UserError("{name} is there already; choose another name", name=file)
        try:
            export_game(library.games, row, file)
        except OSError as error:
            why = error.strerror or error
            raise UserError("cannot write {name}: {why}", name=file, why=why) from None
    return 0


def _found(library: Library, id_: str) -> GameRow:
    rows = library.games.beginning_with(id_)
    if len(rows) == 1:
        return rows[0]
    if rows:
        raise UserError("several games have ids that begin with {id}", id=id_)
    raise UserError("there is no game {id}; `games list` shows them", id=id_)


def import_games(arguments: argparse.Namespace) -> int:
    """Take games from files; each id is printed. What is wrong with a file keeps no other out."""
    catalogue, code = installed(), 0
    with opened(catalogue) as library:
        for name in arguments.files:
            try:
                row = library.games.row(import_file(library, Path(name), catalogue.find))
            except (UnreadableError, RecordError) as error:
                told = translate("{name}: {why}", name=name, why=explain(error))
                print(f"azul-desktop: {told}", file=sys.stderr)
                code = 2
            else:
                assert row is not None
                print(row.uid)
    return code


def check(_: argparse.Namespace) -> int:
    """Look through the library; 0 if it is whole, 1 if not. Nothing is changed."""
    file = user_data() / FILE
    if not file.exists():
        print(translate("There is no library yet."))
        return 0
    found = faults(file)
    for fault in found:
        print(fault, file=sys.stderr)
    if not found:
        print(translate("The library is whole."))
    return 1 if found else 0
