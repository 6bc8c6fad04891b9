"""What can still be read of a damaged library goes into a new one; the old file is set aside."""

import contextlib
import sqlite3
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

from azul_desktop.library.schema import TABLES
from azul_desktop.library.store import Store, connect
from azul_desktop.storage.aside import set_aside

_BESIDE = ("-wal", "-shm", "-journal", "-suspect")
"""What SQLite keeps beside a file belongs to it."""
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
    """Set a damaged file aside and begin a new one with what can be read; OSError if it stays."""
    aside = _moved(file)
    games = 0
    if aside.is_file():
        fresh = Store.of_file(file)
        try:
            games = _take_over(aside, fresh)
        finally:
            fresh.close()
    return Recovered(aside, games)


def _moved(file: Path) -> Path:
    """Give a file another name; what lies beside it keeps its name in front of the new one."""
    aside = set_aside(file)
    for ending in _BESIDE:
        beside = file.with_name(file.name + ending)
        with contextlib.suppress(OSError):
            beside.rename(aside.with_name(aside.name + ending))
    return aside


def _take_over(damaged: Path, fresh: Store) -> int:
    """Copy all rows that can be read; how many games these were."""
    with contextlib.suppress(sqlite3.Error), contextlib.closing(connect(damaged)) as old:
        old.execute("PRAGMA query_only = ON")
        old.execute("PRAGMA trusted_schema = OFF")
        for table in TABLES:
            if table != "leases":
                _copy(old, fresh, table)
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
        # Rows whose game was lost would stop the whole transaction.
        for lost in connection.execute(f"PRAGMA foreign_key_check({table})").fetchall():
            _drop(connection, table, lost)


def _drop(connection: sqlite3.Connection, table: str, lost: Row) -> None:
    """Remove a row that refers to nothing; a seat without its person stays."""
    if table == "seats" and lost[2] == "players":
        connection.execute(
            "UPDATE seats SET player = NULL WHERE player NOT IN (SELECT id FROM players)"
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
