"""Looks through a library without changing it."""

import contextlib
import sqlite3
from pathlib import Path
from typing import Final

from azul_desktop.i18n import translate
from azul_desktop.library.schema import VERSION, version_of
from azul_desktop.library.store import connect

_MOST: Final = 20
"""So many faults are named; the others are like them."""


def faults(file: Path) -> list[str]:
    """What is wrong with a library, a line each; none where it is whole."""
    try:
        with contextlib.closing(connect(file)) as connection:
            connection.execute("PRAGMA query_only = ON")
            if version_of(connection) > VERSION:
                return [translate("a newer version of the program wrote it")]
            return _damage(connection) + _halves(connection)
    except sqlite3.Error as error:
        return [str(error)]


def _damage(connection: sqlite3.Connection) -> list[str]:
    """What SQLite itself finds."""
    said = [str(row[0]) for row in connection.execute(f"PRAGMA integrity_check({_MOST})")]
    lost = connection.execute("PRAGMA foreign_key_check").fetchmany(_MOST)
    return [line for line in said if line != "ok"] + [
        translate("table {name}: a row belongs to nothing", name=row[0]) for row in lost
    ]


def _halves(connection: sqlite3.Connection) -> list[str]:
    """Games that lack something."""
    rows = connection.execute(
        "SELECT uid FROM games g WHERE id NOT IN (SELECT game FROM courses)"
        " OR (SELECT count(*) FROM seats WHERE game = g.id) != g.players LIMIT ?",
        (_MOST,),
    )
    return [translate("game {id} is not complete", id=uid) for (uid,) in rows]
