"""Makes the figures of finished games anew, beside the window, when their recipe has changed."""

import contextlib
import sqlite3
import threading
import time
from collections.abc import Callable
from pathlib import Path
from typing import Final

from azul_desktop.core.edition import Edition
from azul_desktop.core.errors import UserError
from azul_desktop.library.figures import keep_figures, outdated
from azul_desktop.library.games import Games
from azul_desktop.library.store import Journal, Store, connect_beside

_LATER: Final = 8.0
"""Seconds after the start until it begins: first the window is to be there."""
_PORTION: Final = 50
"""So many games are looked up at a time."""
_REST: Final = 9.0
"""For every second of work it rests so many, so that no frame is late."""

FindEdition = Callable[[str], Edition | None]


class Renewal:
    """A thread with a connection of its own; a game whose edition is gone keeps what it has."""

    def __init__(self, file: Path, find_edition: FindEdition) -> None:
        self._file = file
        self._find = find_edition
        self._stop = threading.Event()
        self._thread = threading.Thread(target=self._work, name="figures", daemon=True)

    def start(self) -> None:
        """Begin a while from now."""
        self._thread.start()

    def end(self) -> None:
        """Stop after the game of now."""
        self._stop.set()

    def join(self) -> None:
        """Wait until it has stopped, if it ever began."""
        if self._thread.ident is not None:
            self._thread.join()

    def _work(self) -> None:
        if self._stop.wait(_LATER):
            return
        # What fails now is tried again after the next start.
        with (
            contextlib.suppress(sqlite3.Error, UserError, OSError),
            contextlib.closing(connect_beside(self._file)) as mine,
        ):
            renew(Store(mine, self._file, Journal.WAL), self._find, self._rest)

    def _rest(self, worked: float) -> bool:
        return not self._stop.wait(worked * _REST)


def renew(
    store: Store, find_edition: FindEdition, rest: Callable[[float], bool] = lambda _: True
) -> int:
    """Make all figures of another recipe anew; how many games these were.

    `rest` hears how many seconds each game took, and says whether to go on.
    """
    games = Games(store)
    renewed = last = 0
    while found := outdated(store.connection, _PORTION, last):
        for game in found:
            began = time.perf_counter()
            renewed += _renew(games, store, game, find_edition)
            last = game
            if not rest(time.perf_counter() - began):
                return renewed
    return renewed


def _renew(games: Games, store: Store, game: int, find_edition: FindEdition) -> bool:
    row = games.row(game)
    if row is None:
        return False
    try:
        session = games.load(row, find_edition)
    except UserError:  # it cannot be replayed here
        return False
    with store.transaction() as connection:
        now = connection.execute(
            "SELECT changed FROM games WHERE id = ? AND finished", (game,)
        ).fetchone()
        same = now is not None and now[0] == row.changed and session.is_over
        if same:
            keep_figures(connection, game, session)
    return same
