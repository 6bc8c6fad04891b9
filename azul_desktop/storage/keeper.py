"""Keeps the game in progress on disk without letting the window wait for the disk."""

import threading
from collections.abc import Callable

from azul_desktop.core.record import Record, format_record
from azul_desktop.storage.saves import Saves

_PATIENCE = 2.0
"""Seconds to wait for the disk where the window has to."""


class Keeper:
    """Writes the newest state of a game in a thread of its own; older ones may be skipped."""

    def __init__(self, saves: Saves, tell: Callable[[], None] = lambda: None) -> None:
        """`tell` is called, in the keeper's thread, when there is a problem to hear of."""
        self._saves = saves
        self._tell = tell
        self._wake = threading.Condition()
        self._waiting: Callable[[], None] | None = None
        self._writing = False
        self._closed = False
        self._problem = ""
        self._refused = False
        """Whether the disk did not take the last state."""
        self._thread: threading.Thread | None = None

    def note(self, record: Record, *, over: bool) -> None:
        """A move was made: keep the game, or forget it when it is over."""
        if over:
            self.forget()
        else:
            self.keep(record)

    def keep(self, record: Record) -> None:
        """Write the game as it is now, soon."""
        text = format_record(record)
        self._order(lambda: self._saves.keep_text(text))

    def forget(self) -> None:
        """The game is over: nothing is to be continued."""
        self._order(self._saves.forget)

    def problem(self) -> str:
        """Why the disk refused, told once until it takes a game again; empty if it did not."""
        problem, self._problem = self._problem, ""
        return problem

    def wait(self) -> None:
        """Let the disk catch up, for someone who is about to look at it."""
        with self._wake:
            self._wake.wait_for(lambda: self._waiting is None and not self._writing, _PATIENCE)

    def end(self) -> threading.Thread | None:
        """Write what is waiting, then end, without a wait; the thread that does so, if any."""
        with self._wake:
            self._closed = True
            self._wake.notify_all()
        return self._thread

    def close(self) -> None:
        """Write what is waiting, then end; wait for it as long as it takes."""
        thread = self.end()
        if thread is not None:
            thread.join()

    def _order(self, call: Callable[[], None]) -> None:
        with self._wake:
            self._waiting = call
            self._wake.notify_all()
        if self._thread is None:
            self._thread = threading.Thread(target=self._work, name="keeper", daemon=True)
            self._thread.start()

    def _work(self) -> None:
        while True:
            with self._wake:
                self._writing = False
                self._wake.notify_all()
                while self._waiting is None and not self._closed:
                    self._wake.wait()
                call, self._waiting = self._waiting, None
                self._writing = call is not None
            if call is None:
                return
            try:
                call()
            except OSError as error:
                first, self._refused = not self._refused, True
                if first:
                    self._problem = error.strerror or str(error)
                    self._tell()
            else:
                self._refused = False
