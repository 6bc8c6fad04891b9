"""Writes changed values in a thread of its own: the window waits neither for disk nor for lock."""

import threading
from collections import deque
from collections.abc import Callable
from dataclasses import dataclass

from azul_desktop.i18n import explain, translate
from azul_desktop.storage.valuefile import NewerFileError, ValueFile, Values

_PATIENCE = 2.0
"""Seconds to wait for the disk where the window has to."""


@dataclass(slots=True)
class _Order:
    """Values that are to be in a file."""

    file: ValueFile
    values: Values
    others: Values


class ValueWriter:
    """Keeps values; changes of one file that come while the disk is busy are written together."""

    def __init__(self, tell: Callable[[], None] = lambda: None) -> None:
        """`tell` is called, in the writer's thread, when there is news."""
        self._tell = tell
        self._wake = threading.Condition()
        self._waiting: dict[object, _Order] = {}
        self._refused: dict[object, _Order] = {}
        """What the disk did not take: it is tried again with the next change, and at the end."""
        self._writing = False
        self._closed = False
        self._news: deque[str] = deque()
        self._thread: threading.Thread | None = None

    def keep(self, file: ValueFile, values: Values, others: Values) -> None:
        """Put values into a file, soon; `others` are for one that is gone or cannot be read."""
        with self._wake:
            for orders in (self._waiting, self._refused):
                earlier = orders.pop(file.path, None)
                values = {**earlier.values, **values} if earlier else values
            self._waiting[file.path] = _Order(file, values, others)
            self._wake.notify_all()
        if self._thread is None:
            self._thread = threading.Thread(target=self._work, name="writer", daemon=True)
            self._thread.start()

    def news(self) -> str | None:
        """What the user has to know; each sentence is handed out once."""
        return self._news.popleft() if self._news else None

    def wait(self) -> None:
        """Let the disk catch up, for someone who is about to look at it."""
        with self._wake:
            self._wake.wait_for(lambda: not self._waiting and not self._writing, _PATIENCE)

    def end(self) -> threading.Thread | None:
        """Write what is waiting, then end, without a wait; the thread that does so, if any."""
        with self._wake:
            self._waiting = {**self._refused, **self._waiting}
            self._refused.clear()
            self._closed = True
            self._wake.notify_all()
        return self._thread

    def close(self) -> bool:
        """Write what is waiting, then end; whether that was done before patience was at an end."""
        thread = self.end()
        if thread is not None:
            thread.join(_PATIENCE)
        return thread is None or not thread.is_alive()

    def _work(self) -> None:
        while order := self._next():
            try:
                news = order.file.change(order.values, order.others)
            except NewerFileError as error:
                news = explain(error)
            except OSError as error:
                news = _refusal(order.file, error)
                with self._wake:
                    self._refused[order.file.path] = order
            if news:
                self._news.append(news)
                self._tell()

    def _next(self) -> _Order | None:
        """The next order, once there is one; None when there will be none any more."""
        with self._wake:
            self._writing = False
            self._wake.notify_all()
            while not self._waiting and not self._closed:
                self._wake.wait()
            if not self._waiting:
                return None
            self._writing = True
            return self._waiting.pop(next(iter(self._waiting)))


def _refusal(file: ValueFile, error: OSError) -> str:
    why = error.strerror or str(error)
    return translate(
        # Translators: {what} is Settings, Engines or Choices for a new game.
        "{what}: nothing can be saved in {folder}: {why}",
        what=translate(file.what),
        folder=file.path.parent,
        why=why,
    )
