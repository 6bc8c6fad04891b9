"""Libraries in folders, for the tests of whoever uses one."""

import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path

from azul_desktop.library.filters import Filter
from azul_desktop.library.library import Library
from azul_desktop.library.opening import FILE, open_library
from azul_desktop.session.session import Session
from tests.games import EDITIONS


@contextmanager
def library_of(home: Path) -> Iterator[Library]:
    """The library of a folder; nothing is wrong with it."""
    opened = open_library(home, EDITIONS.get)
    assert not opened.news
    try:
        yield opened.library
    finally:
        opened.library.close()


def keep(home: Path, session: Session) -> int:
    """Put a game into the library of a folder; its number there."""
    with library_of(home) as library:
        return library.games.add(session)


def kept(home: Path) -> list[Session]:
    """All games of a folder, those that were played last first."""
    with library_of(home) as library:
        rows = [library.games.row(id_) for id_, _ in library.games.ids(Filter())]
        return [library.games.load(row, EDITIONS.get) for row in rows if row is not None]


def running_moves(home: Path) -> list[str] | None:
    """The moves of the game in progress, as another program sees them; None if there is none."""
    file = home / FILE
    if not file.exists():
        return None
    with closing(sqlite3.connect(file, timeout=5)) as connection:
        try:
            found = connection.execute(
                "SELECT moves FROM courses JOIN games ON id = game WHERE NOT finished"
                " ORDER BY changed DESC LIMIT 1"
            ).fetchone()
        except sqlite3.OperationalError:  # it is just being made
            return None
    return None if found is None else str(found[0]).split()
