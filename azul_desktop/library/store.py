"""The connection to the library's file: how it is opened, written and closed.

The window's own connection never waits for the disk: a commit hands a move to the system, which
keeps it even if the program is killed, and `Syncer` has it put on the disk right after.
"""

import contextlib
import sqlite3
from collections.abc import Callable, Iterator
from enum import Enum, auto
from functools import cache
from pathlib import Path
from typing import Final

from azul_desktop.core.errors import UserError
from azul_desktop.library.schema import TABLES, VERSION, migrate, version_of
from azul_desktop.storage.logfile import LOG

PATIENCE: Final = 1.0
"""Seconds to wait for another program that is writing."""
_DAMAGE = ("SQLITE_CORRUPT", "SQLITE_NOTADB", "SQLITE_ERROR", "SQLITE_MISMATCH", "SQLITE_FORMAT")


class DamagedError(UserError):
    """A file that is no library, or a broken one."""


class NewerError(UserError):
    """A library of a newer version, which only that one may change."""


class LibraryError(UserError):
    """A library that could be opened and now cannot be read."""


class UnusableError(UserError):
    """A file that cannot be opened or written just now; it is as it was."""


class Journal(Enum):
    """How a file is kept whole."""

    WAL = auto()
    ROLLBACK = auto()
    """Where several programs cannot share memory, as on some network drives."""
    MEMORY = auto()
    """Nothing is kept."""


class Store:
    """One connection, used by one thread; another one may close it at the end."""

    def __init__(self, connection: sqlite3.Connection, file: Path | None, journal: Journal) -> None:
        self.connection = connection
        self.file = file
        self.journal = journal
        self.committed: Callable[[], None] = lambda: None
        """Called after each transaction that changed something."""

    @classmethod
    def of_file(cls, file: Path) -> "Store":
        """Open a library, or begin one; what is in the way is said by the three errors."""
        try:
            file.parent.mkdir(parents=True, exist_ok=True)
            _look_at(file)
            connection = connect(file)
        except OSError as error:
            raise UnusableError("{why}", why=error.strerror or error) from None
        except sqlite3.Error as error:
            raise _meaning(error) from None
        try:
            store = cls(connection, file, _prepare(connection))
            _check(connection)
            _check_if_suspect(connection, file)
        except sqlite3.Error as error:
            connection.close()
            raise _meaning(error) from None
        except UserError:
            connection.close()
            raise
        return store

    @classmethod
    def in_memory(cls) -> "Store":
        """A library for now only."""
        connection = connect(":memory:")
        connection.execute("PRAGMA foreign_keys = ON")
        migrate(connection)
        return cls(connection, None, Journal.MEMORY)

    def rows(self, query: str, *values: object) -> list[tuple[object, ...]]:
        """What a query finds; `LibraryError` if the file cannot be read."""
        try:
            return self.connection.execute(query, values).fetchall()
        except sqlite3.Error as error:
            if is_damage(error):
                self.suspect()
            raise LibraryError("the library of games cannot be read: {why}", why=error) from None

    def suspect(self) -> None:
        """Have the whole file looked through when it is opened next time."""
        if self.file is not None:
            with contextlib.suppress(OSError):
                _mark(self.file).touch(exist_ok=False)
                LOG.warn(f"{self.file.name}: damage was met; the next start looks through it")

    @contextlib.contextmanager
    def transaction(self) -> Iterator[sqlite3.Connection]:
        """All of it or nothing; sqlite3.Error if the file does not take it."""
        self.connection.execute("BEGIN IMMEDIATE")
        changes = self.connection.total_changes
        try:
            yield self.connection
            self.connection.execute("COMMIT")
        except BaseException:
            with contextlib.suppress(sqlite3.Error):
                self.connection.execute("ROLLBACK")
            raise
        if self.connection.total_changes != changes:
            self.committed()

    def close(self) -> None:
        """Close the connection; whoever closes the last one tidies up, and that on the disk."""
        with contextlib.suppress(sqlite3.Error):
            if self.journal is Journal.WAL:
                self.connection.execute("PRAGMA synchronous = FULL")
        self.connection.close()


def connect(file: Path | str) -> sqlite3.Connection:
    """A connection that reads letters that are none, so that one bad row hides no others."""
    connection = sqlite3.connect(
        file, timeout=PATIENCE, isolation_level=None, check_same_thread=False
    )
    connection.text_factory = lambda content: content.decode("utf-8", "replace")
    return connection


def _look_at(file: Path) -> None:
    """Only an ordinary file is opened: a pipe would wait for ever."""
    if file.exists() and not file.is_file():
        raise DamagedError("it is not an ordinary file")


def _prepare(connection: sqlite3.Connection) -> Journal:
    """Ways to write that never let the window wait, where the disk allows them."""
    # Nothing that a file brings with it is run.
    connection.execute("PRAGMA trusted_schema = OFF")
    version = version_of(connection)
    if version > VERSION:
        raise NewerError("a newer version of the program wrote it")
    if version == 0 and _tables(connection):
        raise DamagedError("it is no library of this program")
    connection.execute("PRAGMA journal_mode = WAL").fetchone()
    journal = _quicken(connection)
    if version < VERSION:
        migrate(connection)
    return journal


def connect_beside(file: Path) -> sqlite3.Connection:
    """One more connection of this process to a library that is open, for another thread."""
    connection = connect(file)
    try:
        _quicken(connection)
    except sqlite3.Error:
        connection.close()
        raise
    return connection


def _quicken(connection: sqlite3.Connection) -> Journal:
    """Let no commit wait for the disk where `Syncer` has it synced; else each has to."""
    is_wal = connection.execute("PRAGMA journal_mode").fetchone()[0] == "wal"
    if is_wal:
        # Who begins a log over an old one still waits: a power cut would mix the two.
        connection.execute("PRAGMA synchronous = NORMAL")
        connection.execute("PRAGMA wal_autocheckpoint = 0")
    else:
        connection.execute("PRAGMA synchronous = FULL")
    connection.execute("PRAGMA foreign_keys = ON")
    return Journal.WAL if is_wal else Journal.ROLLBACK


def _check(connection: sqlite3.Connection) -> None:
    """Whether the file has our tables, and nothing that acts by itself."""
    if not is_library(connection):
        raise DamagedError("it is no library of this program")
    connection.execute("SELECT id, changed FROM games ORDER BY changed DESC LIMIT 1").fetchall()


def is_library(connection: sqlite3.Connection) -> bool:
    """Whether a database has the tables of this version, and no trigger and no view."""
    acts = connection.execute(
        "SELECT count(*) FROM sqlite_schema WHERE type IN ('trigger', 'view')"
    ).fetchone()[0]
    if acts or version_of(connection) != VERSION or not _tables(connection).issuperset(TABLES):
        return False
    return all(columns(connection, table).issuperset(_columns()[table]) for table in TABLES)


def _check_if_suspect(connection: sqlite3.Connection, file: Path) -> None:
    """Look through a whole file, if somebody met damage in it."""
    mark = _mark(file)
    if mark.exists():
        if not is_whole(connection):
            raise DamagedError("it is damaged")
        with contextlib.suppress(OSError):
            mark.unlink()


def _mark(file: Path) -> Path:
    """A file that says that another one may be damaged."""
    return file.with_name(f"{file.name}-suspect")


def is_whole(connection: sqlite3.Connection) -> bool:
    """What SQLite itself says of a file; sqlite3.Error if it cannot look just now."""
    try:
        (said,) = connection.execute("PRAGMA integrity_check(1)").fetchone()
    except sqlite3.Error as error:
        if is_damage(error):
            return False
        raise
    return bool(said == "ok")


def columns(connection: sqlite3.Connection, table: str) -> set[str]:
    """The names of the columns of a table."""
    return {str(row[1]) for row in connection.execute(f"PRAGMA table_info({table})")}


@cache
def _columns() -> dict[str, set[str]]:
    """The columns that our tables have."""
    with contextlib.closing(connect(":memory:")) as fresh:
        migrate(fresh)
        return {table: columns(fresh, table) for table in TABLES}


def _tables(connection: sqlite3.Connection) -> set[str]:
    rows = connection.execute("SELECT name FROM sqlite_schema WHERE type = 'table'")
    return {str(name) for (name,) in rows}


def _meaning(error: sqlite3.Error) -> UserError:
    """Whether a file is broken, or only cannot be used now."""
    if is_damage(error):
        return DamagedError("it is damaged")
    return UnusableError("{why}", why=error)


def is_damage(error: sqlite3.Error) -> bool:
    """Whether an error says that the file itself is broken."""
    name = getattr(error, "sqlite_errorname", "") or ""
    return name.startswith(_DAMAGE)
