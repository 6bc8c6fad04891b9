"""How far everybody has come in the lessons, by the ids of these; a guest is somebody, too."""

import sqlite3
from typing import Final, NamedTuple

from azul_desktop.library.moments import now
from azul_desktop.library.rows import number, storable
from azul_desktop.library.store import Store

_LAST: Final = 40
"""No lesson has a step after this one."""


class Reached(NamedTuple):
    """How far somebody has come in a lesson."""

    step: int
    """The step at which it goes on; the lesson may have become shorter since."""
    done: bool
    """Whether it was gone through to its end once; it stays so while it is taken again."""


class Progress:
    """What is kept of the lessons that people take."""

    def __init__(self, store: Store) -> None:
        self._store = store

    def of(self, player: int | None) -> dict[str, Reached]:
        """What somebody has begun or done, by the ids of lessons; None asks for the guest.

        What was taken last comes last. Lessons that are not installed here are among them;
        `LibraryError` if it cannot be read.
        """
        rows = self._store.rows(
            "SELECT lesson, step, done FROM progress WHERE player IS ? ORDER BY changed, id", player
        )
        return {
            lesson: Reached(max(0, min(number(step), _LAST)), done == 1)
            for lesson, step, done in rows
            if isinstance(lesson, str)
        }

    def note(self, player: int | None, lesson: str, step: int, done: bool) -> None:
        """Somebody came to a step, or to the end; sqlite3.Error if the file does not take it."""
        with self._store.transaction() as connection:
            connection.execute(
                "INSERT INTO progress (player, lesson, step, done, changed) VALUES (?, ?, ?, ?, ?)"
                " ON CONFLICT (coalesce(player, 0), lesson) DO UPDATE SET step = excluded.step,"
                " done = max(done = 1, excluded.done), changed = excluded.changed",
                (player, storable(lesson), step, int(done), now()),
            )


def bring_over(old: sqlite3.Connection, connection: sqlite3.Connection) -> None:
    """Add what a copy of the library knows more; people are the same by their ids."""
    rows = old.execute(
        "SELECT p.uid, q.lesson, q.step, coalesce(q.done = 1, 0), q.changed FROM progress q"
        " LEFT JOIN players p ON p.id = q.player WHERE (q.player IS NULL OR p.uid IS NOT NULL)"
        " AND typeof(q.lesson) = 'text' AND typeof(q.step) = 'integer'"
        " AND typeof(q.changed) = 'text'"
    ).fetchall()
    for uid, *reached in rows:
        connection.execute(
            "INSERT INTO progress (player, lesson, step, done, changed)"
            " VALUES ((SELECT id FROM players WHERE uid = ?), ?, ?, ?, ?)"
            " ON CONFLICT (coalesce(player, 0), lesson) DO UPDATE"
            " SET done = max(done = 1, excluded.done)",
            (uid, *reached),
        )
