"""Damages what a library says, its bytes in order: wrong types, missing rows, odd tables."""

import random
import sqlite3
import tempfile
from collections.abc import Callable
from contextlib import closing, suppress
from pathlib import Path

from azul_desktop.library.schema import TABLES

VALUES = (
    "''", "'x'", "-1", "0", "7", "99999999999", "1.5", "1e300", "x'00ff'", "NULL", "'[]'",
    "'2026-99-99'", "9223372036854775807", "'external:rm'", "'\U0001f004'", "zeroblob(3000000)",
    "'0:blue>1 0:blue>1'", "'" + "a" * 100_000 + "'", "char(0)", "cast(x'eda080' AS TEXT)",
)  # fmt: skip


def damaged_by_sql(content: bytes, chance: random.Random) -> bytes:
    """The file of a library after some statements that ours never makes."""
    with tempfile.TemporaryDirectory(prefix="azul-attack-") as folder:
        file = Path(folder) / "library.sqlite3"
        file.write_bytes(content)
        with closing(sqlite3.connect(file, isolation_level=None)) as connection:
            for _ in range(chance.choice((1, 1, 2, 6))):
                with suppress(sqlite3.Error):
                    connection.execute(chance.choice(_WAYS)(connection, chance))
            connection.execute("PRAGMA journal_mode = DELETE")
        return file.read_bytes()


def _value(connection: sqlite3.Connection, chance: random.Random) -> str:
    table = chance.choice(TABLES)
    column = _column(connection, table, chance)
    some = chance.choice(("", " WHERE random() % 2"))
    return f"UPDATE {table} SET {column} = {chance.choice(VALUES)}{some}"


def _column(connection: sqlite3.Connection, table: str, chance: random.Random) -> str:
    """Any column of a table; a name that fits nothing where the table is gone already."""
    found = [str(row[1]) for row in connection.execute(f"PRAGMA table_info({table})")]
    return chance.choice(found or ["gone"])


def _rows(_: sqlite3.Connection, chance: random.Random) -> str:
    return f"DELETE FROM {chance.choice(TABLES)} WHERE random() % 2"


def _version(_: sqlite3.Connection, chance: random.Random) -> str:
    return f"PRAGMA user_version = {chance.choice((0, 1, 2, 99, -1))}"


def _tables(connection: sqlite3.Connection, chance: random.Random) -> str:
    table = chance.choice(TABLES)
    column = _column(connection, table, chance)
    ways = (
        f"DROP TABLE {table}",
        f"ALTER TABLE {table} RENAME TO other",
        f"ALTER TABLE {table} RENAME COLUMN {column} TO other",
        f"ALTER TABLE {table} DROP COLUMN {column}",
        f"ALTER TABLE {table} ADD COLUMN other TEXT NOT NULL DEFAULT 'x'",
        f"CREATE VIEW other AS SELECT * FROM {table}",
        f"CREATE TRIGGER other AFTER UPDATE ON {table} BEGIN DELETE FROM games; END",
        f"CREATE UNIQUE INDEX other ON {table} ({column})",
        "DROP INDEX games_by_change",
    )
    return chance.choice(ways)


def _copies(_: sqlite3.Connection, chance: random.Random) -> str:
    """More rows than there should be."""
    ways = (
        "INSERT INTO seats SELECT game, seat + 9, player, name, named, kind, colour, character,"
        " score, place FROM seats",
        "UPDATE games SET players = players + 1",
        "INSERT INTO points SELECT game, seat + 50, reason, points FROM points",
        "INSERT INTO progress (player, lesson, step, done) SELECT id, 'odd', 1e300, 'x' FROM games",
        "INSERT INTO leases SELECT id, 'x', 'y', -1, 1e300 FROM games",
    )
    return chance.choice(ways)


Way = Callable[[sqlite3.Connection, random.Random], str]
_WAYS: tuple[Way, ...] = (_value, _value, _value, _rows, _version, _tables, _copies)
