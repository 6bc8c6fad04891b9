"""Reads the library for the page: at once where it is small, in a thread where it is large."""

import contextlib
import sqlite3
import threading
from collections import deque
from collections.abc import Callable
from typing import Final, Generic, TypeVar

from azul_desktop.core.errors import UserError
from azul_desktop.library.library import Library
from azul_desktop.library.store import LibraryError, Store, connect
from azul_desktop.ui.waiting import wake

_SMALL: Final = 1500
"""Up to so many games are read within a frame."""

T = TypeVar("T")


class Beside(Generic[T]):
    """Work on the library whose results are taken when they are there; old ones are dropped."""

    def __init__(self, library: Library) -> None:
        self._library = library
        self._asked = 0
        self._found: deque[tuple[int, T | UserError]] = deque()

    def ask(self, work: Callable[[Store], T]) -> None:
        """Have something read; what was asked for before is not wanted any more."""
        self._asked += 1
        number, store = self._asked, self._library.store
        if store.file is None or self._is_small():
            self._found.append((number, _done(work, store)))
            return
        threading.Thread(
            target=self._work, args=(number, work, store), name="statistics", daemon=True
        ).start()

    def _is_small(self) -> bool:
        try:
            return self._library.games.count() <= _SMALL
        except UserError:  # the work will say the same
            return True

    def take(self) -> T | UserError | None:
        """The result of what was asked last, once; None as long as there is none."""
        while self._found:
            number, found = self._found.popleft()
            if number == self._asked:
                return found
        return None

    def _work(self, number: int, work: Callable[[Store], T], store: Store) -> None:
        """In the thread: a connection is used by one only."""
        assert store.file is not None
        found: T | UserError
        try:
            with contextlib.closing(connect(store.file)) as mine:
                mine.execute("PRAGMA query_only = ON")
                found = _done(work, Store(mine, store.file, store.journal))
        except sqlite3.Error as error:
            found = LibraryError("the library of games cannot be read: {why}", why=error)
        self._found.append((number, found))
        wake()


def _done(work: Callable[[Store], T], store: Store) -> T | UserError:
    try:
        return work(store)
    except UserError as error:
        return error
