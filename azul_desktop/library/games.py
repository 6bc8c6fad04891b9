"""The games of the library: kept, found, loaded, named, and thrown away with a way back."""

import secrets
import sqlite3
from collections.abc import Callable, Iterable, Sequence
from dataclasses import replace
from typing import Final

from azul_desktop.core.edition import Edition
from azul_desktop.core.notation import format_move
from azul_desktop.core.record import About, Record, Seat, read_data
from azul_desktop.core.state import SCORE
from azul_desktop.library.figures import keep_figures
from azul_desktop.library.filters import Filter
from azul_desktop.library.moments import days_ago, now
from azul_desktop.library.players import player_of
from azul_desktop.library.rows import (
    GAME,
    SEAT,
    GameRow,
    SeatRow,
    game_row,
    number,
    seat_row,
    storable,
    word,
)
from azul_desktop.library.store import Store
from azul_desktop.session.session import Session

DAYS_IN_BIN: Final = 30


def new_id() -> str:
    """An id that no other game or player has."""
    return secrets.token_hex(16)


def move_texts(record: Record) -> str:
    """All moves of a game in one line, as the library has them."""
    return " ".join([format_move(record.edition, move) for move in record.moves])


class Games:
    """All games of a library."""

    def __init__(self, store: Store) -> None:
        self._store = store
        store.connection.create_function("folded", 1, _folded, deterministic=True)

    # Keeping.

    def add(self, session: Session) -> int:
        """A game that the library does not have yet; its number here."""
        with self._store.transaction() as connection:
            return self.add_in(connection, session)

    def add_in(self, connection: sqlite3.Connection, session: Session) -> int:
        """The same inside a transaction; what is not noted about the game is noted now."""
        record = session.record
        about, moment = record.about, now()
        record.about = About(
            about.id or new_id(),
            about.title,
            about.started or moment,
            about.changed or moment,
            about.practice,
        )
        rules, about = record.rules, record.about
        id_ = connection.execute(
            "INSERT INTO games (uid, title, edition, digest, variant, special_factories,"
            " first_player, seed, players, length, round, finished, practice, started, changed)"
            " VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, 0, 0, 0, ?, ?, ?)",
            (
                about.id, about.title, record.edition.id, record.digest, rules.options.variant,
                rules.options.special_factories, rules.options.first_player, record.seed,
                len(record.seats), about.practice, about.started, about.changed,
            ),
        ).lastrowid  # fmt: skip
        assert id_ is not None
        connection.execute("INSERT INTO courses VALUES (?, '')", (id_,))
        for at, seat in enumerate(record.seats):
            self._seat(connection, id_, at, seat)
        self.keep_in(connection, id_, session, move_texts(record))
        return id_

    @staticmethod
    def _seat(connection: sqlite3.Connection, game: int, at: int, seat: Seat) -> None:
        player = player_of(connection, seat)
        connection.execute(
            "INSERT INTO seats VALUES (?, ?, ?, ?, ?, ?, ?, ?, 0, 0)",
            (
                game, at, player, storable(seat.name), seat.named, storable(seat.kind),
                seat.colour, seat.character,
            ),
        )  # fmt: skip

    @staticmethod
    def keep_in(connection: sqlite3.Connection, id_: int, session: Session, moves: str) -> None:
        """Write how far a game is, inside a transaction; who plays it takes it out of the bin."""
        state, record, over = session.state, session.record, session.is_over
        connection.execute("UPDATE courses SET moves = ? WHERE game = ?", (moves, id_))
        connection.execute(
            "UPDATE games SET length = ?, round = ?, finished = ?, practice = ?, changed = ?,"
            " deleted = '' WHERE id = ?",
            (
                len(record.moves), state.round, over, record.about.practice,
                record.about.changed, id_,
            ),
        )  # fmt: skip
        places = [0] * len(record.seats)
        if over:
            for standing in session.rules.standings(state):
                places[standing.player] = standing.rank
        connection.executemany(
            "UPDATE seats SET score = ?, place = ?, kind = ? WHERE game = ? AND seat = ?",
            [
                (board[SCORE], place, storable(seat.kind), id_, at)
                for at, (board, place, seat) in enumerate(
                    zip(state.boards, places, record.seats, strict=True)
                )
            ],
        )
        if over:
            keep_figures(connection, id_, session)

    # Finding.

    def row(self, id_: int) -> GameRow | None:
        """A game without its moves; None if there is none of that number."""
        found = self._rows(f"SELECT {GAME} FROM games WHERE id = ?", (id_,))
        return found[0] if found else None

    def find(self, uid: str) -> GameRow | None:
        """The game of an id."""
        found = self._rows(f"SELECT {GAME} FROM games WHERE uid = ?", (uid,))
        return found[0] if found else None

    def beginning_with(self, id_: str) -> list[GameRow]:
        """The games whose id begins so; two of them are enough to know that it is not one."""
        return self._rows(
            f"SELECT {GAME} FROM games WHERE substr(uid, 1, ?) = ? LIMIT 2", (len(id_), id_)
        )

    def latest_running(self) -> GameRow | None:
        """The game that was played last of those that wait; none that only bots play."""
        found = self._rows(
            f"SELECT {GAME} FROM games g WHERE NOT finished AND deleted = ''"
            " AND EXISTS (SELECT 1 FROM seats s WHERE s.game = g.id AND s.kind = 'human')"
            " ORDER BY changed DESC LIMIT 1"
        )
        return found[0] if found else None

    def ids(self, wanted: Filter) -> list[tuple[int, str]]:
        """The numbers of games, newest first, and when each was played last."""
        where, values = wanted.sql()
        rows = self._store.rows(
            f"SELECT id, changed FROM games g WHERE {where} ORDER BY changed DESC, id DESC", *values
        )
        return [(number(id_), word(changed)) for id_, changed in rows]

    def rows(self, ids: Sequence[int]) -> dict[int, GameRow]:
        """Some games by their numbers, in two queries; those that are gone are missing."""
        if not ids:
            return {}
        gaps = ", ".join("?" * len(ids))
        seats: dict[int, list[SeatRow]] = {}
        for game, *seat in self._store.rows(
            f"SELECT s.game, {SEAT} WHERE s.game IN ({gaps}) ORDER BY s.game, s.seat", *ids
        ):
            seats.setdefault(number(game), []).append(seat_row(tuple(seat)))
        found = self._store.rows(f"SELECT {GAME} FROM games WHERE id IN ({gaps})", *ids)
        rows = (game_row(row, tuple(seats.get(number(row[0]), ()))) for row in found)
        return {row.id: row for row in rows}

    def stamp(self) -> int:
        """A number that is another one after another program has written."""
        return number(self._store.rows("PRAGMA data_version")[0][0])

    def editions(self) -> list[str]:
        """The ids of all editions that were ever played."""
        rows = self._store.rows("SELECT DISTINCT edition FROM games ORDER BY edition")
        return [word(edition) for (edition,) in rows]

    def count(self) -> int:
        """How many games there are, without those in the bin."""
        return number(self._store.rows("SELECT count(*) FROM games WHERE deleted = ''")[0][0])

    def _rows(self, query: str, values: Iterable[object] = ()) -> list[GameRow]:
        found = []
        for row in self._store.rows(query, *values):
            seats = self._store.rows(f"SELECT {SEAT} WHERE s.game = ? ORDER BY s.seat", row[0])
            found.append(game_row(row, tuple(map(seat_row, seats))))
        return found

    # Loading.

    def data(self, row: GameRow) -> dict[str, object]:
        """A game as data of a record, whether or not its edition is here."""
        return row.data(" ".join(self.moves(row)))

    def moves(self, row: GameRow) -> list[str]:
        """The moves of a game as text."""
        found = self._store.rows("SELECT moves FROM courses WHERE game = ?", row.id)
        return word(found[0][0]).split() if found else []

    def load(self, row: GameRow, find_edition: Callable[[str], Edition | None]) -> Session:
        """A game to watch or to play on; `RecordError` says why it cannot be."""
        return Session(read_data(self.data(row), find_edition))

    # Changing.

    def rename(self, id_: int, title: str) -> None:
        """Call a game by a name; an empty one takes it back."""
        self._change("UPDATE games SET title = ? WHERE id = ?", storable(title), id_)

    def delete(self, id_: int) -> None:
        """Put a game into the bin."""
        self._change("UPDATE games SET deleted = ? WHERE id = ?", now(), id_)

    def restore(self, id_: int) -> None:
        """Take a game out of the bin."""
        self._change("UPDATE games SET deleted = '' WHERE id = ?", id_)

    def empty_bin(self) -> None:
        """Forget the games that have been in the bin for so long that nobody misses them."""
        self._change("DELETE FROM games WHERE deleted != '' AND deleted < ?", days_ago(DAYS_IN_BIN))

    def _change(self, statement: str, *values: object) -> None:
        with self._store.transaction() as connection:
            connection.execute(statement, values)


def branched(record: Record, length: int, seats: tuple[Seat, ...]) -> Record:
    """A new game from a position of another one; its next tiles were seen, so it is practice."""
    about = About(practice=True)
    return replace(record, seats=seats, moves=record.moves[:length], about=about)


def _folded(text: object) -> str:
    return text.casefold() if isinstance(text, str) else ""
