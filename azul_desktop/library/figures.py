"""Figures of finished games, stored with the version of their recipe, made anew for another."""

import sqlite3
from typing import Final

from azul_desktop.session.session import Session
from azul_desktop.session.tally import tally

RECIPE: Final = 1
"""Rises whenever the figures below would come out otherwise for the same game."""


def keep_figures(connection: sqlite3.Connection, game: int, session: Session) -> None:
    """Store where the points of a game came from, inside a transaction."""
    found = tally(session.first, session.steps, len(session.record.seats))
    connection.execute("DELETE FROM points WHERE game = ?", (game,))
    connection.executemany(
        "INSERT INTO points VALUES (?, ?, ?, ?)",
        [
            (game, seat, str(reason), points)
            for seat, player in enumerate(found.players)
            for reason, points in player.points.items()
            if points
        ],
    )
    connection.execute("INSERT OR REPLACE INTO figures VALUES (?, ?)", (game, RECIPE))


def outdated(connection: sqlite3.Connection, most: int, after: int = 0) -> list[int]:
    """Finished games `after` a number whose figures are missing or of another recipe."""
    rows = connection.execute(
        "SELECT g.id FROM games g LEFT JOIN figures f ON f.game = g.id"
        " WHERE g.id > ? AND g.finished AND (f.recipe IS NULL OR f.recipe != ?)"
        " ORDER BY g.id LIMIT ?",
        (after, RECIPE, most),
    )
    return [int(game) for (game,) in rows]
