"""The library: games, players, lessons and who writes what, behind one door."""

import contextlib
import sqlite3
import threading
import time
from pathlib import Path
from typing import Final

from azul_desktop.library.backups import copy_if_due, is_due
from azul_desktop.library.games import Games
from azul_desktop.library.helps import Helps
from azul_desktop.library.leases import Leases
from azul_desktop.library.players import Players
from azul_desktop.library.progress import Progress
from azul_desktop.library.renewal import FindEdition, Renewal
from azul_desktop.library.store import Journal, Store, is_damage
from azul_desktop.library.syncer import Syncer
from azul_desktop.storage.logfile import LOG

_LATER: Final = 5.0
"""Seconds after the start until the copy of the day is made: first the window is to be there."""


class Library:
    """One open file, or memory where none can be used."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self.games = Games(store)
        self.players = Players(store)
        self.helps = Helps(store)
        self.progress = Progress(store)
        self.leases = Leases(store)
        self.syncer = Syncer(store, self.leases)
        self._renewal: Renewal | None = None
        store.committed = self.syncer.ask

    @property
    def is_lasting(self) -> bool:
        """Whether what is kept here is still there tomorrow."""
        return self.store.journal is not Journal.MEMORY

    def take(self, game: int) -> bool:
        """Become the writer of a game; False if another program is, or the file refuses."""
        try:
            return self.leases.take(game)
        except sqlite3.Error:
            return False

    def is_played(self, game: int) -> bool:
        """Whether this or another program plays a game just now."""
        return game in self.leases.held or self.leases.is_elsewhere(game)

    def give_back(self, game: int) -> None:
        """Let others play a game; a file that refuses is told of elsewhere."""
        with contextlib.suppress(sqlite3.Error):
            self.leases.give_back(game)

    def complaint(self, error: sqlite3.Error) -> str:
        """Why the file refused; one that is damaged is looked through at the next start."""
        if is_damage(error):
            self.store.suspect()
        LOG.warn(f"the library refused: {error}")
        return str(error)

    def copy_soon(self) -> None:
        """Make the copy of the day beside the window; what is not whole is looked at later."""
        file = self.store.file
        if file is not None and is_due(file):
            threading.Thread(target=self._copy, args=(file,), name="copy", daemon=True).start()

    def _copy(self, file: Path) -> None:
        time.sleep(_LATER)
        with contextlib.suppress(OSError, sqlite3.Error):
            if not copy_if_due(file):
                self.store.suspect()

    def renew_soon(self, find_edition: FindEdition) -> None:
        """Make figures whose recipe has changed anew, beside the window."""
        if self.store.file is not None and self.store.journal is Journal.WAL:
            self._renewal = Renewal(self.store.file, find_edition)
            self._renewal.start()

    def end(self) -> threading.Thread:
        """Close the file; the thread that does so, for the disk may take its time."""
        for game in tuple(self.leases.held):
            self.give_back(game)
        syncer, renewal = self.syncer.end(), self._renewal
        if renewal is not None:
            renewal.end()

        def close() -> None:
            if renewal is not None:
                renewal.join()
            if syncer is not None:
                syncer.join()
            self.store.close()

        thread = threading.Thread(target=close, name="library", daemon=True)
        thread.start()
        return thread

    def close(self) -> None:
        """Close the file, and wait for it as long as it takes."""
        self.end().join()
