"""Tables for the tests of the whole window: one of every family, with people or with a bot."""

import time
from collections.abc import Callable
from pathlib import Path

from azul_desktop.core.protocol import view_state
from azul_desktop.core.record import HUMAN, Record, Seat, format_record, parse_record
from azul_desktop.session.session import Session
from azul_desktop.storage.settings import Settings
from azul_desktop.ui.scenes.table import TableScene
from tests.games import EDITIONS, KINDS, Kind
from tests.library.kept import kept
from tests.ui.named import NamedTargets
from tests.ui.pilot import Pilot
from tests.ui.player import make_move

SOON = 20.0
"""Seconds after which a test gives up; a busy machine may need some of them."""
WALL = next(kind for kind in KINDS if kind.edition.family == "wall")
STAR = next(kind for kind in KINDS if kind.edition.family == "star")
FAMILIES = (WALL, STAR)


def people(kind: Kind, seed: int = 1) -> Session:
    """A game between people."""
    seats = tuple(Seat(f"P{n}") for n in range(kind.players))
    return Session(Record(kind.rules, seats, seed))


def against_a_bot(kind: Kind) -> Session:
    """A game in which a person begins, and a bot follows."""
    seats = (Seat("Olena"), *(Seat(f"Bot {n}", "greedy") for n in range(1, kind.players)))
    assert seats[0].kind == HUMAN
    seed = next(n for n in range(99) if kind.rules.initial(kind.players, n).turn == 0)
    return Session(Record(kind.rules, seats, seed))


def at_table(
    home: Path,
    session: Session,
    *,
    animation: str = "off",
    size: tuple[int, int] = (1280, 720),
    screen_map: Path | None = None,
) -> Pilot:
    """Someone who sits at the table of a game."""
    return Pilot(
        home,
        lambda desk: TableScene(desk, session),
        size=size,
        settings=Settings(animation=animation),
        screen_map=screen_map,
    )


def table_of(pilot: Pilot) -> TableScene:
    """The table, whatever lies over it."""
    (table,) = [scene for scene in pilot.app.scenes if isinstance(scene, TableScene)]
    return table


def move_once(pilot: Pilot, session: Session, *, drag: bool = True) -> None:
    """Make the first legal move with the mouse."""
    before = len(session.record.moves)
    move = session.rules.legal_moves(session.state)[0]
    make_move(pilot, session.rules, session.state, move, drag=drag)
    assert len(session.record.moves) > before, "the move was not made"


def facts(session: Session) -> tuple[object, ...]:
    """The whole position of a game, and how often chance has been asked."""
    state, names = session.state, [seat.name for seat in session.record.seats]
    return view_state(session.rules, state, names), state.seed, state.draws


def replayed(session: Session) -> Session:
    """The same game from its record as it is written; a RecordError where it is not legal."""
    return Session(parse_record(format_record(session.record), EDITIONS.get))


def saved(home: Path) -> Session:
    """What Continue would bring back."""
    games = kept(home)
    assert games, "no game is on disk"
    return games[0]


def first_pick(session: Session) -> str:
    """The name of something that can be picked up."""
    return next(iter(NamedTargets(session.rules, session.state).picks))


def pick_up(pilot: Pilot) -> None:
    """Press on tiles and carry them a way off."""
    table = table_of(pilot)
    pick = first_pick(table.session)
    pilot.press(pick)
    x, y = pilot.point_of(pick)
    pilot.hover((x + 40, y + 40))
    assert held(pilot) > 0


def held(pilot: Pilot) -> int:
    """How many tiles the hand holds."""
    return table_of(pilot)._pointer.held()[1]


def wait_for(pilot: Pilot, found: Callable[[], bool]) -> None:
    """Frames in real time, for what happens in other processes."""
    end = time.monotonic() + SOON
    while not found():
        assert time.monotonic() < end
        pilot.frame(0.1)
        time.sleep(0.002)


class Ponderer:
    """A bot's worker that thinks for ever."""

    def ask(self, *_: object) -> None:
        pass

    def poll(self) -> None:
        pass

    def close(self) -> None:
        pass
