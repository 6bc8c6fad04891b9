"""One writer for a running game: a lease in the file, which its process renews."""

import os
import platform
import secrets
import sqlite3
import time
from typing import Final

from azul_desktop.library.store import Store
from azul_desktop.storage.processes import may_be_running

RENEWAL: Final = 10.0
"""Seconds after which a lease is renewed."""
_TERM: Final = 45.0
"""Seconds without a renewal after which a lease has ended, whoever held it."""


class Leases:
    """Which games this process plays."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self.holder = secrets.token_hex(16)
        self._host = platform.node()
        self.held: set[int] = set()

    def take(self, game: int) -> bool:
        """Become the writer of a game; False if another process is, and lives."""
        with self._store.transaction() as connection:
            return self.take_in(connection, game)

    def take_in(self, connection: sqlite3.Connection, game: int) -> bool:
        """The same inside a transaction."""
        row = connection.execute(
            "SELECT holder, host, pid, renewed FROM leases WHERE game = ?", (game,)
        ).fetchone()
        if row is not None and row[0] != self.holder and self._lives(*row[1:]):
            return False
        connection.execute(
            "INSERT OR REPLACE INTO leases VALUES (?, ?, ?, ?, ?)",
            (game, self.holder, self._host, os.getpid(), time.time()),
        )
        self.held.add(game)
        return True

    def is_elsewhere(self, game: int) -> bool:
        """Whether another process plays a game just now."""
        rows = self._store.rows(
            "SELECT holder, host, pid, renewed FROM leases WHERE game = ?", game
        )
        return bool(rows) and rows[0][0] != self.holder and self._lives(*rows[0][1:])

    def holds(self, connection: sqlite3.Connection, game: int) -> bool:
        """Whether this process still is the writer; asked inside its transaction."""
        row = connection.execute("SELECT holder FROM leases WHERE game = ?", (game,)).fetchone()
        return row is not None and row[0] == self.holder

    def give_back(self, game: int) -> None:
        """Let others play a game."""
        self.held.discard(game)
        with self._store.transaction() as connection:
            connection.execute(
                "DELETE FROM leases WHERE game = ? AND holder = ?", (game, self.holder)
            )

    def renew(self, connection: sqlite3.Connection) -> None:
        """Say that this process lives; called from its own thread."""
        connection.execute(
            "UPDATE leases SET renewed = ? WHERE holder = ?", (time.time(), self.holder)
        )

    def _lives(self, host: object, pid: object, renewed: object) -> bool:
        """Whether the holder of a lease can still be there."""
        if not isinstance(pid, int) or not isinstance(renewed, float | int):
            return False
        if abs(time.time() - renewed) > _TERM:
            return False
        return host != self._host or may_be_running(pid)
