"""Tables for the tests of the whole window: one of every family, with people or with a bot."""

from pathlib import Path

from azul_desktop.core.record import HUMAN, Record, Seat
from azul_desktop.session.session import Session
from azul_desktop.storage.settings import Settings
from azul_desktop.ui.scenes.table import TableScene
from tests.games import KINDS, Kind
from tests.ui.pilot import Pilot
from tests.ui.player import make_move

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
) -> Pilot:
    """Someone who sits at the table of a game."""
    settings = Settings(animation=animation)
    return Pilot(home, lambda desk: TableScene(desk, session), size=size, settings=settings)


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
