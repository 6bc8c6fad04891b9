"""Games for the screens around the table."""

from functools import cache

from azul_desktop.core.record import HUMAN, Record, Seat
from azul_desktop.session.session import Session
from tests.games import KINDS, Kind, random_moves
from tests.ui.scenes.looks import NAMES

BY_NAME = {str(kind): kind for kind in KINDS}


def seats(players: int) -> tuple[Seat, ...]:
    """A person, a bot, and two more people."""
    kinds = (HUMAN, "greedy", HUMAN, HUMAN)
    return tuple(Seat(NAMES[seat], kinds[seat]) for seat in range(players))


@cache
def _moves(name: str, seed: int) -> tuple[int, ...]:
    return tuple(random_moves(BY_NAME[name], seed)[0])


def finished(kind: Kind, seed: int = 1) -> Session:
    """A game played to its end."""
    return Session(Record(kind.rules, seats(kind.players), seed, list(_moves(str(kind), seed))))


def begun(kind: Kind, moves: int, seed: int = 1) -> Session:
    """A game after so many moves."""
    some = list(_moves(str(kind), seed))[:moves]
    return Session(Record(kind.rules, seats(kind.players), seed, some))
