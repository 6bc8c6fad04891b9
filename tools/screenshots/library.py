"""A library for the pictures: the same games of the same people every time, played in a moment."""

from collections.abc import Sequence
from datetime import UTC, datetime, timedelta
from functools import cache

from azul_desktop.bots.base import Budget
from azul_desktop.bots.characters import INES, PILAR
from azul_desktop.bots.levels import LEVELS
from azul_desktop.bots.registry import make_bot
from azul_desktop.core.edition import Edition, Options
from azul_desktop.core.families import build
from azul_desktop.core.record import HUMAN, About, Record, Seat
from azul_desktop.library.library import Library
from azul_desktop.session.session import Session

MANY, FEW = 72, 3
"""How many games fill every chart, and how many none."""
_PEOPLE = (("Oksana", "azul-blue"), ("Duarte", "pavilion-orange"))
_FIRST = datetime(2026, 3, 1, 19, 30, tzinfo=UTC)
_EVERY = timedelta(days=3, hours=5, minutes=17)
_WEAK, _STRONG = LEVELS[0].id, LEVELS[1].id
_MET = (0, 1, 2, 1, 3, 2, 0, 2, 1, 4)
"""Which levels are met, one after the other."""
_OF_BOTS, _PRACTICE = 24, 17
"""One of so many games is played by bots only, or is practice."""


def stock(library: Library, editions: Sequence[Edition], games: int) -> None:
    """People and their games, and nothing else."""
    with library.store.transaction() as connection:
        connection.execute("DELETE FROM games")
        connection.execute("DELETE FROM players")
    people = [library.players.add(*one) for one in _PEOPLE] if games else []
    profiles = tuple(one.uid for one in people)
    for number in range(games):
        edition = editions[(0, 0, 1, 0, 3, 2)[number % 6] % len(editions)]
        library.games.add(_game(edition, number, profiles))


def _game(edition: Edition, number: int, profiles: tuple[str, ...]) -> Session:
    record = _played(edition, number)
    seats = list(record.seats)
    if number % _OF_BOTS != _OF_BOTS - 1:
        who = 1 if number % 9 == 8 else 0
        seats[0] = Seat(_PEOPLE[who][0], HUMAN, named=True, profile=profiles[who])
    began = _FIRST + _EVERY * number
    ended = began + timedelta(minutes=25)
    about = About(
        f"{number:032x}",
        started=began.isoformat(timespec="milliseconds"),
        changed=ended.isoformat(timespec="milliseconds"),
        practice=number % _PRACTICE == _PRACTICE - 1,
    )
    return Session(Record(record.rules, tuple(seats), record.seed, record.moves, about))


@cache
def _played(edition: Edition, number: int) -> Record:
    """A game whose first seat plays the better, the weaker the bots are that it meets."""
    level = _MET[number % len(_MET)]
    players = (2, 2, 3, 2, 4)[number % 5]
    names = edition.variant_names
    rules = build(edition, Options(names[number % 4 == 3 and len(names) > 1]))
    kinds = [LEVELS[1].id] + [LEVELS[level].id] * (players - 1)
    faces = (INES.id, PILAR.id, "")
    seats = tuple(Seat(kind=kind, character=faces[at % 3]) for at, kind in enumerate(kinds))
    record = Record(rules, seats, 1000 + number)
    first, others = (_STRONG if level < 3 else _WEAK), (_WEAK if level < 2 else _STRONG)
    bots = [make_bot(first, number), *(make_bot(others, number) for _ in range(players - 1))]
    state = record.start()
    while rules.legal_moves(state):
        move = bots[state.turn].choose(rules, state, Budget(simulations=1))
        record.moves.append(move)
        rules.advance(state, move)
    return record
