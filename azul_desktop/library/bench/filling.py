"""Fills a library with many games in seconds: a few are played, the others are those once more.

Every game is valid: it can be loaded, watched and counted. Copies have an id, a date and people of
their own, as a large library would.
"""

import sqlite3
from collections.abc import Sequence
from datetime import UTC, datetime, timedelta
from itertools import cycle, islice
from random import Random
from typing import Final

from azul_desktop.bots.levels import LEVELS
from azul_desktop.core.edition import Edition, Options
from azul_desktop.core.families import build
from azul_desktop.core.record import HUMAN, About, Record, Seat
from azul_desktop.core.rules import Rules
from azul_desktop.library.games import new_id
from azul_desktop.library.library import Library
from azul_desktop.session.session import Session

PLAYED: Final = 60
"""So many games are really played."""
_PEOPLE: Final = ("Ada", "Bruno", "Chiara", "Данило", "Ewa", "Фёдор")
_YEARS: Final = 3
_RUNNING: Final = 40
"""One of so many games still runs."""
_NAMED: Final = 50
"""One of so many games has a title."""

Row = tuple[object, ...]
_Kind = tuple[Rules, int]
"""What is played, and by how many."""


def fill(
    library: Library, editions: Sequence[Edition], count: int, *, seed: int = 0, people: int = 6
) -> None:
    """Add so many games of these editions, played by some people and all levels of bots."""
    chance = Random(seed)
    profiles = [library.players.add(name).id for name in _PEOPLE[:people]]
    with library.store.transaction() as connection:
        played = [
            library.games.add_in(connection, _session(rules, players, number, chance))
            for number, (rules, players) in enumerate(
                islice(cycle(_kinds(editions)), min(PLAYED, count))
            )
        ]
        models = [_Model(connection, game) for game in played]
        moments = _moments(count, chance)
        for game, moment in zip(played, moments, strict=False):
            connection.execute(
                "UPDATE games SET started = ?, changed = ? WHERE id = ?", (*moment, game)
            )
        for number, moment in enumerate(moments[len(played) :]):
            models[number % len(models)].copy(connection, moment, profiles, chance)


def _kinds(editions: Sequence[Edition]) -> list[_Kind]:
    """Editions take turns, so that few games are of many of them."""
    each = [
        [
            (build(edition, Options(variant)), players)
            for players in edition.player_counts
            for variant in edition.variant_names
        ]
        for edition in editions
    ]
    longest = max(map(len, each))
    return [kinds[at % len(kinds)] for at in range(longest) for kinds in each]


def _session(rules: Rules, players: int, number: int, chance: Random) -> Session:
    """A game of random moves; some are left in the middle."""
    state, moves = rules.initial(players, number), []
    while legal := rules.legal_moves(state):
        moves.append(chance.choice(legal))
        rules.advance(state, moves[-1])
    if number % _RUNNING == _RUNNING - 1:
        del moves[len(moves) // 2 :]
    seats = [Seat(kind=LEVELS[(number + at) % len(LEVELS)].id) for at in range(players)]
    seats[number % players] = Seat("Ada", HUMAN, named=True)
    return Session(Record(rules, tuple(seats), number, moves, About()))


def _moments(count: int, chance: Random) -> list[tuple[str, str]]:
    """When each game began and ended, the oldest first."""
    now, span = datetime.now(UTC), _YEARS * 365 * 24 * 3600.0
    found = []
    for seconds in sorted((chance.random() * span for _ in range(count)), reverse=True):
        ended = now - timedelta(seconds=seconds)
        began = ended - timedelta(minutes=chance.randrange(5, 60))
        found.append((_text(began), _text(ended)))
    return found


def _text(moment: datetime) -> str:
    return moment.isoformat(timespec="milliseconds")


class _Model:
    """A game that was played, as the rows that it has in the tables."""

    def __init__(self, connection: sqlite3.Connection, game: int) -> None:
        (self._game,) = _rows(connection, "games", "id", game)
        self._seats = _rows(connection, "seats", "game", game)
        self._others = {
            table: _rows(connection, table, "game", game)
            for table in ("courses", "figures", "points")
        }

    def copy(
        self,
        connection: sqlite3.Connection,
        moment: tuple[str, str],
        profiles: Sequence[int],
        chance: Random,
    ) -> None:
        """The same game once more, at another time and with other people and bots."""
        row = list(self._game)
        row[0], row[1] = None, new_id()
        if chance.randrange(_NAMED) == 0:
            row[2] = f"Evening {chance.randrange(1000)}"
        row[-3:-1] = moment
        game = connection.execute(f"INSERT INTO games VALUES ({_gaps(row)})", row).lastrowid
        for table, rows in self._others.items():
            for other in rows:
                connection.execute(
                    f"INSERT INTO {table} VALUES ({_gaps(other)})", (game, *other[1:])
                )
        sitting = chance.sample(profiles, min(len(self._seats), len(profiles)))
        for _, at, _, _, _, kind, colour, character, score, place in self._seats:
            person = sitting.pop() if sitting and kind == HUMAN else None
            if kind != HUMAN:
                kind = chance.choice(LEVELS).id
            connection.execute(
                "INSERT INTO seats VALUES (?, ?, ?, '', 0, ?, ?, ?, ?, ?)",
                (game, at, person, kind, colour, character, score, place),
            )


def _rows(connection: sqlite3.Connection, table: str, key: str, game: int) -> list[Row]:
    return connection.execute(f"SELECT * FROM {table} WHERE {key} = ?", (game,)).fetchall()


def _gaps(row: Sequence[object]) -> str:
    return ", ".join("?" * len(row))
