"""People who play here: a name, an ornament and a colour, chosen from a list; never required."""

import secrets
import sqlite3
from typing import Final, NamedTuple

from azul_desktop.core.record import HUMAN, Seat
from azul_desktop.library.moments import now
from azul_desktop.library.rows import number, word
from azul_desktop.library.store import Store

MAX_LINE: Final = 60
"""As many letters of a name as a record has, too."""
_READ = 1000
"""What a damaged file has beyond so many letters is no name."""


class Tally(NamedTuple):
    """How often somebody has played to the end, and won."""

    games: int
    won: int


class Player(NamedTuple):
    """A person's profile."""

    id: int
    uid: str
    name: str
    """One line that every window can show; empty only in a damaged file."""
    avatar: str
    """The id of an ornament; empty for the usual one."""
    colour: str
    """The id of a colour; empty for none."""


class Players:
    """All people of a library."""

    def __init__(self, store: Store) -> None:
        self._store = store

    def all(self, most: int = -1) -> list[Player]:
        """Who played last comes first, then who was added last; so many of them, or all."""
        rows = self._store.rows(
            "SELECT p.id, p.uid, p.name, p.avatar, p.colour FROM players p ORDER BY coalesce("
            "(SELECT max(g.changed) FROM seats s JOIN games g ON g.id = s.game"
            " WHERE s.player = p.id), p.created) DESC, p.id DESC LIMIT ?",
            most,
        )
        return [_player(row) for row in rows]

    def tallies(self) -> dict[int, Tally]:
        """What everybody has played to the end, by number; practice and the bin do not count."""
        rows = self._store.rows(
            "SELECT s.player, count(*), sum(s.place = 1) FROM seats s JOIN games g ON g.id = s.game"
            " WHERE s.player IS NOT NULL AND g.finished AND NOT g.practice AND g.deleted = ''"
            " GROUP BY s.player"
        )
        return {number(id_): Tally(number(games), number(won)) for id_, games, won in rows}

    def wins_against(self, player: int | None, kind: str) -> int:
        """How often somebody has won against one bot of a kind; None asks for all guests."""
        rows = self._store.rows(
            "SELECT count(*) FROM games g JOIN seats me ON me.game = g.id"
            " JOIN seats other ON other.game = g.id AND other.seat != me.seat"
            " WHERE g.finished AND NOT g.practice AND g.deleted = '' AND g.players = 2"
            " AND me.kind = ? AND me.player IS ? AND me.place = 1 AND other.kind = ?",
            HUMAN,
            player,
            kind,
        )
        return number(rows[0][0])

    def find(self, uid: str) -> Player | None:
        """The profile of an id."""
        rows = self._store.rows(
            "SELECT id, uid, name, avatar, colour FROM players WHERE uid = ?", uid
        )
        return _player(rows[0]) if rows else None

    def add(self, name: str, avatar: str = "", colour: str = "") -> Player:
        """A new profile; two people may have the same name."""
        uid = secrets.token_hex(16)
        with self._store.transaction() as connection:
            id_ = _insert(connection, uid, name, avatar, colour)
        return Player(id_, uid, name, avatar, colour)

    def change(self, player: Player) -> None:
        """Another name, ornament or colour: in all games of the past, too."""
        with self._store.transaction() as connection:
            connection.execute(
                "UPDATE players SET name = ?, avatar = ?, colour = ? WHERE id = ?",
                (player.name, player.avatar, player.colour, player.id),
            )

    def remove(self, player: Player) -> None:
        """Forget a profile; its games stay, with the name it had."""
        with self._store.transaction() as connection:
            connection.execute(
                "UPDATE seats SET name = ?, named = 1 WHERE player = ?", (player.name, player.id)
            )
            connection.execute("DELETE FROM players WHERE id = ?", (player.id,))


def player_of(connection: sqlite3.Connection, seat: Seat) -> int | None:
    """The number of the person at a seat; a profile from another library is added to this one."""
    if not seat.profile or seat.kind != HUMAN:
        return None
    row = connection.execute("SELECT id FROM players WHERE uid = ?", (seat.profile,)).fetchone()
    if row is not None:
        return number(row[0])
    return _insert(connection, seat.profile, seat.name, "", seat.colour)


def _insert(connection: sqlite3.Connection, uid: str, name: str, avatar: str, colour: str) -> int:
    id_ = connection.execute(
        "INSERT INTO players (uid, name, avatar, colour, created) VALUES (?, ?, ?, ?, ?)",
        (uid, name, avatar, colour, now()),
    ).lastrowid
    assert id_ is not None
    return id_


def _player(row: tuple[object, ...]) -> Player:
    id_, uid, name, avatar, colour = row
    return Player(number(id_), word(uid), _line(word(name)), word(avatar), word(colour))


def _line(text: str) -> str:
    """A name without what no window can show, and without what turns the letters around it."""
    return "".join(letter for letter in text[:_READ] if letter.isprintable()).strip()[:MAX_LINE]
