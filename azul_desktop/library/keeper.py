"""Keeps one running game: every move is with the system before the window shows it."""

import contextlib
import sqlite3
import time
from collections.abc import Callable
from dataclasses import replace
from typing import Final

from azul_desktop.core.moves import Move
from azul_desktop.core.notation import format_move
from azul_desktop.library.library import Library
from azul_desktop.library.moments import now
from azul_desktop.library.rows import GameRow
from azul_desktop.library.store import LibraryError
from azul_desktop.session.session import Session

_AGAIN: Final = 3.0
"""Seconds after which a file that refused is tried once more."""


class Keeper:
    """The only writer of a game at a table."""

    def __init__(
        self,
        library: Library,
        session: Session,
        clock: Callable[[], float] = time.monotonic,
    ) -> None:
        self._library = library
        self._session = session
        self._clock = clock
        self._game: int | None = None
        self._texts: dict[Move, str] = {}
        self._owed = False
        self._tried = 0.0
        self._problem = ""
        self._refused = False
        self._moved_out = False
        _ = session.record.digest  # made now, so that the first move need not wait for it
        with contextlib.suppress(LibraryError):  # the first move tells of it
            self._take_up()

    def _take_up(self) -> None:
        """Become the writer of a game that the library has; not if it went on elsewhere."""
        id_ = self._session.record.about.id
        row = self._library.games.find(id_) if id_ else None
        if row is None:
            return
        self._game = row.id
        if self._library.take(row.id) and self._has_gone_on(row):
            self._library.give_back(row.id)  # what is written here becomes a game of its own

    def note(self) -> None:
        """A move was made or taken back: keep the game as it is now."""
        about = self._session.record.about
        self._session.record.about = replace(about, changed=now())
        self._owed = True
        self._try()

    def look_after(self) -> None:
        """Try again what a file refused, from time to time."""
        if self._owed and self._clock() - self._tried >= _AGAIN:
            self._try()

    def problem(self) -> str:
        """Why the file refused, told once until it takes a game again; empty if it did not."""
        problem, self._problem = self._problem, ""
        return problem

    def moved_out(self) -> bool:
        """Whether another program has taken over, so that a copy is played here; told once."""
        told, self._moved_out = self._moved_out, False
        return told

    @property
    def is_kept(self) -> bool:
        """Whether every move is in a file that stays."""
        return not self._owed and self._library.is_lasting

    def close(self) -> None:
        """The table is left: others may play on."""
        if self._owed:
            self._try()
        if self._game is not None:
            self._library.give_back(self._game)

    def _try(self) -> None:
        self._tried = self._clock()
        try:
            self._write()
        except sqlite3.Error as error:
            first, self._refused = not self._refused, True
            if first:
                self._problem = self._library.complaint(error)
        else:
            self._owed = self._refused = False

    def _write(self) -> None:
        library, session = self._library, self._session
        with library.store.transaction() as connection:
            if self._game is not None and not library.leases.holds(connection, self._game):
                self._move_out()
            if self._game is None:
                game = library.games.add_in(connection, session)
                library.leases.take_in(connection, game)
            else:
                game = self._game
                library.games.keep_in(connection, game, session, self._moves())
        self._game = game

    def _has_gone_on(self, row: GameRow) -> bool:
        """Whether another program made moves after the game was loaded here."""
        there, here = self._library.games.data(row)["moves"], self._moves().split()
        return not isinstance(there, list) or here[: len(there)] != there

    def _move_out(self) -> None:
        """Another program plays the game now: what is played here becomes a game of its own."""
        record = self._session.record
        record.about = replace(record.about, id="", started="")
        self._game = None
        self._moved_out = True

    def _moves(self) -> str:
        edition, texts = self._session.rules.edition, self._texts
        for move in self._session.record.moves:
            if move not in texts:
                texts[move] = format_move(edition, move)
        return " ".join([texts[move] for move in self._session.record.moves])
