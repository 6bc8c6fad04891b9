"""Has what was committed put on the disk, beside the window, and renews its leases."""

import contextlib
import os
import sqlite3
import sys
import threading
import time
from collections.abc import Callable
from pathlib import Path
from typing import Final

from azul_desktop.library.leases import RENEWAL, Leases
from azul_desktop.library.schema import version_of
from azul_desktop.library.store import Journal, Store, connect_beside
from azul_desktop.storage.atomic import sync_folder
from azul_desktop.storage.logfile import LOG

if sys.platform == "darwin":
    import fcntl

_LARGE: Final = 1 << 20
_TOO_LARGE: Final = 1 << 23
"""So many bytes wait beside the file until they are put into it: in quiet moments, or at once."""
_QUIET: Final = 0.5
"""Seconds without a commit in which that holds up nobody."""


class Syncer:
    """A thread that syncs after every commit it is told of; several at once are one sync."""

    def __init__(self, store: Store, leases: Leases) -> None:
        self._file = store.file
        self._syncs = store.journal is Journal.WAL
        """A rollback journal is synced by each commit; only its leases are to be renewed."""
        self._leases = leases
        self._prepares = False
        self._wake = threading.Condition()
        self._asked = 0
        self._done = 0
        self._tidied = 0
        self._closed = False
        self._thread: threading.Thread | None = None
        self.synced: Callable[[], None] = lambda: None
        """Called in the thread after each sync, for whoever measures or tests it."""

    def ask(self) -> None:
        """Something was committed."""
        self._begin(asked=1)

    def prepare(self) -> None:
        """Get the log ready, so that not even the first commit has to wait for the disk."""
        self._prepares = self._syncs
        self._begin(asked=0)

    def _begin(self, asked: int) -> None:
        if self._file is None:
            return
        with self._wake:
            self._asked += asked
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
        renewed = time.monotonic()
        if self._prepares:
            begin_log(self._file)
        while True:
            with self._wake:
                self._wake.wait_for(self._is_busy, self._patience(self._file))
                asked, closed = self._asked, self._closed
            if asked > self._done:
                self._sync(self._file)
                with self._wake:
                    self._done = asked
                    self._wake.notify_all()
                self._tidy_up(self._file, _TOO_LARGE)
            elif closed:
                return
            else:
                self._tidy_up(self._file, _LARGE)
            if time.monotonic() - renewed >= RENEWAL:
                renewed = time.monotonic()
                self._renew()

    def _is_busy(self) -> bool:
        return self._asked > self._done or self._closed

    def _sync(self, file: Path) -> None:
        if self._syncs:
            sync(_log_of(file))
            self.synced()

    def _patience(self, file: Path) -> float | None:
        """How long nothing may be asked for until there is something else to do."""
        if self._tidied < self._asked and self._is_larger(file, _LARGE):
            return _QUIET
        return RENEWAL if self._leases.held else None

    def _tidy_up(self, file: Path, most: int) -> None:
        if self._is_larger(file, most):
            self._tidied = self._asked  # who reads it just now may keep it large: once is enough
            checkpoint(file)

    def _is_larger(self, file: Path, most: int) -> bool:
        return self._syncs and _size(_log_of(file)) > most

    def _renew(self) -> None:
        assert self._file is not None
        with (
            contextlib.suppress(sqlite3.Error),
            contextlib.closing(connect_beside(self._file)) as mine,
        ):
            self._leases.renew(mine)


def sync(file: Path) -> None:
    """Have a file put on the disk; one that is not there has nothing to lose."""
    try:
        handle = os.open(file, os.O_RDWR)
    except OSError:
        return
    try:
        _put_on_disk(handle)
    except OSError as error:
        LOG.warn(f"{file.name}: the disk did not take it: {error.strerror}")
    finally:
        os.close(handle)


def _put_on_disk(handle: int) -> None:
    if sys.platform == "darwin":  # where a sync alone leaves it with the drive
        with contextlib.suppress(OSError):
            fcntl.fcntl(handle, fcntl.F_FULLFSYNC)
            return
    os.fsync(handle)


def checkpoint(file: Path) -> None:
    """Put what lies beside the file into it; the window is not held up.

    The long part goes on beside writers; what is left then, cutting the log, takes no time. It
    is cut here, synced, and begun anew, so that no writer has to wait for a sync when it does.
    """
    with contextlib.suppress(sqlite3.Error), contextlib.closing(connect_beside(file)) as mine:
        mine.execute("PRAGMA synchronous = FULL")
        mine.execute("PRAGMA checkpoint_fullfsync = ON")
        mine.execute("PRAGMA wal_checkpoint(PASSIVE)")
        mine.execute("PRAGMA busy_timeout = 0")
        mine.execute("PRAGMA wal_checkpoint(TRUNCATE)")
    sync(_log_of(file))
    begin_log(file)


def begin_log(file: Path) -> None:
    """Write the head of a log that is empty.

    A writer that begins a log has to sync its head: should old parts of a log be below a new head
    after a power cut, they would be taken for new ones. In an empty log there are none.
    """
    with contextlib.suppress(sqlite3.Error), contextlib.closing(connect_beside(file)) as mine:
        mine.execute("PRAGMA synchronous = OFF")  # nothing old is there to be mixed with
        mine.execute("BEGIN IMMEDIATE")
        if _size(_log_of(file)) == 0:  # nobody else can begin it now
            mine.execute(f"PRAGMA user_version = {version_of(mine)}")
        mine.execute("COMMIT")
    sync(_log_of(file))
    sync_folder(file.parent)


def _log_of(file: Path) -> Path:
    return file.with_name(file.name + "-wal")


def _size(file: Path) -> int:
    try:
        return file.stat().st_size
    except OSError:
        return 0
