"""Which little helps people have read, and which games are their first of an edition."""

from typing import Final

from azul_desktop.core.record import HUMAN
from azul_desktop.library.rows import storable
from azul_desktop.library.store import Store

FIRST_GAMES: Final = 3
"""In so many games of an edition somebody is new to it."""
_MOST: Final = 200
"""What a damaged file has beyond so many is not read."""


class Helps:
    """What is kept of the little helps; guests of this installation are one person, None."""

    def __init__(self, store: Store) -> None:
        self._store = store

    def is_new(self, player: int | None, edition: str, game: str) -> bool:
        """Whether a game, by its id, is one of the first that somebody has begun of an edition.

        A game that is not kept here is none of them; `LibraryError` if the file cannot be read.
        """
        found = self._store.rows("SELECT id FROM games WHERE uid = ?", game)
        if not found:
            return False
        before = self._store.rows(
            "SELECT 1 FROM games g WHERE g.edition = ? AND g.id < ? AND EXISTS"
            " (SELECT 1 FROM seats s WHERE s.game = g.id AND s.player IS ? AND s.kind = ?) LIMIT ?",
            edition,
            found[0][0],
            player,
            HUMAN,
            FIRST_GAMES,
        )
        return len(before) < FIRST_GAMES

    def read(self, player: int | None, edition: str) -> set[str]:
        """The topics that somebody has read of; `LibraryError` if the file cannot be read."""
        rows = self._store.rows(
            "SELECT topic FROM helps WHERE player IS ? AND edition = ? LIMIT ?",
            player,
            edition,
            _MOST,
        )
        return {topic for (topic,) in rows if isinstance(topic, str)}

    def note(self, player: int | None, edition: str, topic: str) -> None:
        """Somebody reads of a topic; sqlite3.Error if the file does not take it."""
        with self._store.transaction() as connection:
            connection.execute(
                "INSERT OR IGNORE INTO helps (player, edition, topic) VALUES (?, ?, ?)",
                (player, storable(edition), storable(topic)),
            )
