"""What can still be read of a damaged library goes into a new one; the old file is set aside."""

import contextlib
import os
import shutil
import sqlite3
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

from azul_desktop.library.schema import TABLES
from azul_desktop.library.store import Store, connect
from azul_desktop.storage.aside import set_aside
from azul_desktop.storage.atomic import sync_folder

_BESIDE = ("-wal", "-shm", "-journal", "-suspect")
"""What SQLite keeps beside a file belongs to it."""
_READ = ("-wal", "-journal")
"""What of it holds moves."""
_MOST = 1_000_000
"""A number of a game that no library reaches: beyond it, numbers are damage."""

Row = tuple[object, ...]


class Recovered(NamedTuple):
    """What became of a damaged file."""

    aside: Path
    """Where the damaged file is now."""
    games: int
    """How many games were saved from it."""


def recover(file: Path) -> Recovered:
    """Set a damaged file aside and put a new one in its place with what can be read.

    OSError or sqlite3.Error if that is not possible: then the damaged file is as it was. A program
    that is killed on the way leaves the damaged file where it was, or the new one for `finish`.
    """
    games = 0
    fresh = _hidden(file, "saved")
    _remove(fresh)
    store = Store.of_file(fresh)
    try:
        if file.is_file():
            games = _take_over(file, store)
    finally:
        store.close()
    aside = _moved(file)
    fresh.replace(file)
    sync_folder(file.parent)
    return Recovered(aside, games)


def finish(file: Path) -> None:
    """Put a new file in place, if a program was killed after it had set the damaged one aside."""
    fresh = _hidden(file, "saved")
    if not os.path.lexists(file) and fresh.is_file():
        for ending in _BESIDE:
            with contextlib.suppress(OSError):
                set_aside(file.with_name(file.name + ending))
        fresh.replace(file)


def _hidden(file: Path, word: str) -> Path:
    return file.with_name(f".{file.stem}.{word}{file.suffix}")


def _remove(file: Path) -> None:
    for ending in ("", *_BESIDE):
        file.with_name(file.name + ending).unlink(missing_ok=True)


def _moved(file: Path) -> Path:
    """Give a file another name; what lies beside it keeps its name in front of the new one."""
    aside = set_aside(file)
    for ending in _BESIDE:
        beside = file.with_name(file.name + ending)
        with contextlib.suppress(OSError):
            beside.rename(aside.with_name(aside.name + ending))
    return aside


def _take_over(damaged: Path, fresh: Store) -> int:
    """Copy all rows that can be read; how many games these were.

    They are read from a copy: SQLite changes what it opens, and the damaged file stays as it is.
    """
    reading = _hidden(damaged, "reading")
    _remove(reading)
    try:
        for ending in ("", *_READ):
            with contextlib.suppress(FileNotFoundError):
                shutil.copyfile(
                    damaged.with_name(damaged.name + ending),
                    reading.with_name(reading.name + ending),
                )
        with contextlib.suppress(sqlite3.Error), contextlib.closing(connect(reading)) as old:
            old.execute("PRAGMA query_only = ON")
            old.execute("PRAGMA trusted_schema = OFF")
            for table in TABLES:
                if table != "leases":
                    _copy(old, fresh, table)
    finally:
        with contextlib.suppress(OSError):
            _remove(reading)
    _drop_halves(fresh)
    return int(fresh.connection.execute("SELECT count(*) FROM games").fetchone()[0])


def _copy(old: sqlite3.Connection, fresh: Store, table: str) -> None:
    columns = [str(row[1]) for row in fresh.connection.execute(f"PRAGMA table_info({table})")]
    names = ", ".join(columns)
    gaps = ", ".join("?" * len(columns))
    with fresh.transaction() as connection:
        connection.execute("PRAGMA defer_foreign_keys = ON")
        for row in _readable(old, table, names, columns[0]):
            with contextlib.suppress(sqlite3.Error):
                connection.execute(f"INSERT OR IGNORE INTO {table} ({names}) VALUES ({gaps})", row)
        # Rows whose game or person was lost would stop the whole transaction.
        for lost in connection.execute(f"PRAGMA foreign_key_check({table})").fetchall():
            _drop(connection, table, lost)


def _drop(connection: sqlite3.Connection, table: str, lost: Row) -> None:
    """Remove a row that refers to nothing; a seat without its person stays."""
    if table == "seats" and lost[2] == "players":
        connection.execute(
            "UPDATE seats SET player = NULL WHERE player NOT IN (SELECT id FROM players)"
        )
    elif lost[2] == "players":  # what is kept of the guests belongs to nobody
        connection.execute(
            f"DELETE FROM {table} WHERE player IS NOT NULL"
            " AND player NOT IN (SELECT id FROM players)"
        )
    else:
        connection.execute(f"DELETE FROM {table} WHERE game NOT IN (SELECT id FROM games)")


def _readable(old: sqlite3.Connection, table: str, names: str, key: str) -> Iterator[Row]:
    """All rows, and where a page is destroyed, all that are found by their number."""
    rows: list[Row] = []
    try:
        rows = old.execute(f"SELECT {names} FROM {table}").fetchall()
    except sqlite3.Error:
        for number in range(1, _last(old, table) + 1):
            with contextlib.suppress(sqlite3.Error):
                rows += old.execute(f"SELECT {names} FROM {table} WHERE {key} = ?", (number,))
    yield from rows


def _last(old: sqlite3.Connection, table: str) -> int:
    """The highest number that is to be tried: the end of the table may be what is destroyed."""
    highest = 0
    for other in (table, "courses", "figures", "games"):
        with contextlib.suppress(sqlite3.Error):
            found = old.execute(f"SELECT max(rowid) FROM {other}").fetchone()[0]
            highest = max(highest, found if isinstance(found, int) else 0)
    with contextlib.suppress(sqlite3.Error):
        pages = old.execute("PRAGMA page_count").fetchone()[0]
        highest = max(highest, int(pages) * 64) if highest == 0 else highest
    return min(highest, _MOST)


def _drop_halves(fresh: Store) -> None:
    """A game without its moves or a seat is no game."""
    with fresh.transaction() as connection:
        connection.execute(
            "DELETE FROM games WHERE id NOT IN (SELECT game FROM courses)"
            " OR (SELECT count(*) FROM seats WHERE game = games.id) != games.players"
        )
