"""Good copies of the library: at most one a day, two kept."""

import contextlib
import os
import sqlite3
import time
from collections.abc import Callable
from pathlib import Path
from typing import Final

from azul_desktop.library.progress import bring_over
from azul_desktop.library.store import Store, columns, connect, is_whole
from azul_desktop.storage.atomic import sync_folder
from azul_desktop.storage.lock import locked
from azul_desktop.storage.processes import may_be_running

KEPT: Final = 2
_DAY: Final = 24 * 3600.0
_PATIENCE: Final = 20.0
"""Seconds to wait for another program that makes its copy."""
_PAGES: Final = 256
"""So many pages are copied at a time."""


def copies(file: Path) -> list[Path]:
    """The copies of a library, the newest first."""
    found = [file.with_name(f"{file.stem}.copy-{n}{file.suffix}") for n in range(1, KEPT + 1)]
    return sorted((copy for copy in found if copy.is_file()), key=_age)


def is_due(file: Path, now: Callable[[], float] = time.time) -> bool:
    """Whether the last copy is more than a day old, or of a day that is still to come."""
    found = copies(file)
    return not found or _age(found[0], now) >= _DAY


def copy_if_due(file: Path) -> bool:
    """The copy of the day, made by one program alone; False if the library is not whole."""
    with locked(file.parent, _PATIENCE, f".{file.stem}.copy.lock"):
        return not is_due(file) or copy(file)


def copy(file: Path) -> bool:
    """Copy a library that is whole over the older copy; whether it is whole.

    The copy is made beside and checked before it takes the place of an older one.
    """
    fresh = file.with_name(f".{file.stem}.copy-{os.getpid()}{file.suffix}")
    _remove_leftovers(file)
    try:
        with (
            contextlib.closing(connect(file)) as source,
            contextlib.closing(connect(fresh)) as target,
        ):
            _stand_still(source)
            source.backup(target, pages=_PAGES, sleep=0.001)
            target.execute("PRAGMA journal_mode = DELETE")
            whole = is_whole(target)
        if whole:
            fresh.replace(_oldest(file))
            sync_folder(file.parent)
    finally:
        with contextlib.suppress(OSError):
            fresh.unlink(missing_ok=True)
    return whole


def _stand_still(source: sqlite3.Connection) -> None:
    """Look at one moment of the file: else a copy begins anew with every move that is made.

    With a rollback journal nobody could write meanwhile.
    """
    if source.execute("PRAGMA journal_mode").fetchone()[0] == "wal":
        source.execute("BEGIN")
        source.execute("SELECT count(*) FROM sqlite_schema").fetchone()


def bring_back(copy_: Path, store: Store) -> int:
    """Add the games of a copy that the library does not have; how many these are."""
    with contextlib.closing(connect(copy_)) as old:
        old.execute("PRAGMA query_only = ON")
        old.execute("PRAGMA trusted_schema = OFF")
        return _add_missing(old, store)


def _add_missing(old: sqlite3.Connection, store: Store) -> int:
    """Numbers are those of this library; ids stay."""
    added = 0
    with store.transaction() as connection:
        for uid, name, avatar, colour, created in old.execute(
            "SELECT uid, name, avatar, colour, created FROM players"
        ):
            connection.execute(
                "INSERT OR IGNORE INTO players (uid, name, avatar, colour, created)"
                " VALUES (?, ?, ?, ?, ?)",
                (uid, name, avatar, colour, created),
            )
        names = [str(row[1]) for row in old.execute("PRAGMA table_info(games)")][1:]
        listed, gaps = ", ".join(names), ", ".join("?" * len(names))
        for row in old.execute(f"SELECT id, {listed} FROM games").fetchall():
            cursor = connection.execute(
                f"INSERT OR IGNORE INTO games ({listed}) VALUES ({gaps})", row[1:]
            )
            if cursor.rowcount == 1 and cursor.lastrowid is not None:
                _add_parts(old, connection, row[0], cursor.lastrowid)
                added += 1
        if columns(old, "progress"):  # a copy of before there were lessons has none
            bring_over(old, connection)
    return added


def _add_parts(
    old: sqlite3.Connection, connection: sqlite3.Connection, there: int, here: int
) -> None:
    for table in ("courses", "figures", "points"):
        for row in old.execute(f"SELECT * FROM {table} WHERE game = ?", (there,)):
            connection.execute(
                f"INSERT INTO {table} VALUES ({', '.join('?' * len(row))})", (here, *row[1:])
            )
    for row in old.execute(
        "SELECT s.seat, p.uid, s.name, s.named, s.kind, s.colour, s.character, s.score, s.place"
        " FROM seats s LEFT JOIN players p ON p.id = s.player WHERE s.game = ?",
        (there,),
    ):
        connection.execute(
            "INSERT INTO seats VALUES (?, ?, (SELECT id FROM players WHERE uid = ?),"
            " ?, ?, ?, ?, ?, ?, ?)",
            (here, *row),
        )


def _age(copy_: Path, now: Callable[[], float] = time.time) -> float:
    """Seconds; where the clock was wrong, one of the future is no fresh one."""
    return abs(now() - copy_.stat().st_mtime)


def _oldest(file: Path) -> Path:
    """The name for the next copy: one that is free, else that of the oldest."""
    for number in range(1, KEPT + 1):
        name = file.with_name(f"{file.stem}.copy-{number}{file.suffix}")
        if not name.is_file():
            return name
    return copies(file)[-1]


def _remove_leftovers(file: Path) -> None:
    """What was left by programs that were killed while they made a copy."""
    for left in file.parent.glob(f".{file.stem}.copy-*{file.suffix}*"):
        digits = left.name.partition("-")[2].partition(".")[0]
        if digits.isdecimal() and (int(digits) == os.getpid() or not may_be_running(int(digits))):
            left.unlink(missing_ok=True)
