"""Has what was committed put on the disk, beside the window, and renews its leases."""

import contextlib
import os
import sqlite3
import threading
import time
from collections.abc import Callable
from pathlib import Path
from typing import Final

from azul_desktop.library.leases import RENEWAL, Leases
from azul_desktop.library.store import Journal, Store, connect

_LARGE: Final = 1 << 20
"""So many bytes wait beside the file until they are put into it."""


class Syncer:
    """A thread that syncs after every commit it is told of; several at once are one sync."""

    def __init__(self, store: Store, leases: Leases) -> None:
        self._file = store.file if store.journal is Journal.WAL else None
        self._leases = leases
        self._wake = threading.Condition()
        self._asked = 0
        self._done = 0
        self._closed = False
        self._thread: threading.Thread | None = None
        self.synced: Callable[[], None] = lambda: None
        """Called in the thread after each sync, for whoever measures or tests it."""

    def ask(self) -> None:
        """Something was committed."""
        if self._file is None:
            return
        with self._wake:
            self._asked += 1
            self._wake.notify_all()
            if self._thread is None:
                self._thread = threading.Thread(target=self._work, name="syncer", daemon=True)
                self._thread.start()

    def wait(self, seconds: float) -> bool:
        """Let the disk catch up; whether it has."""
        with self._wake:
            return self._wake.wait_for(lambda: self._done >= self._asked, seconds)

    def end(self) -> threading.Thread | None:
        """Finish what is asked for, then end; the thread that does so, if any."""
        with self._wake:
            self._closed = True
            self._wake.notify_all()
        return self._thread

    def _work(self) -> None:
        assert self._file is not None
        log = self._file.with_name(self._file.name + "-wal")
        renewed = time.monotonic()
        while True:
            with self._wake:
                self._wake.wait_for(self._is_busy, RENEWAL if self._leases.held else None)
                asked, closed = self._asked, self._closed
            if asked > self._done:
                sync(log)
                self.synced()
                with self._wake:
                    self._done = asked
                    self._wake.notify_all()
                if _size(log) > _LARGE:
                    checkpoint(self._file)
            elif closed:
                return
            if time.monotonic() - renewed >= RENEWAL:
                renewed = time.monotonic()
                self._renew()

    def _is_busy(self) -> bool:
        return self._asked > self._done or self._closed

    def _renew(self) -> None:
        assert self._file is not None
        with contextlib.suppress(sqlite3.Error), contextlib.closing(connect(self._file)) as mine:
            mine.execute("PRAGMA synchronous = OFF")
            self._leases.renew(mine)


def sync(file: Path) -> None:
    """Have a file put on the disk; one that is not there has nothing to lose."""
    with contextlib.suppress(OSError):
        handle = os.open(file, os.O_RDWR)
        try:
            os.fsync(handle)
        finally:
            os.close(handle)


def checkpoint(file: Path) -> None:
    """Put what lies beside the file into it; the window is not held up.

    The long part goes on beside writers; what is left then, cutting the log, takes no time. It
    is cut here, synced, so that no writer begins it anew without a sync.
    """
    with contextlib.suppress(sqlite3.Error), contextlib.closing(connect(file)) as mine:
        mine.execute("PRAGMA synchronous = FULL")
        mine.execute("PRAGMA wal_checkpoint(PASSIVE)")
        mine.execute("PRAGMA busy_timeout = 0")
        mine.execute("PRAGMA wal_checkpoint(TRUNCATE)")
        sync(file.with_name(file.name + "-wal"))


def _size(file: Path) -> int:
    try:
        return file.stat().st_size
    except OSError:
        return 0
