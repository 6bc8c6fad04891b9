"""A library with a few games for the tests of their screen."""

import sqlite3
from pathlib import Path

from azul_desktop.core.record import HUMAN, About, Seat
from azul_desktop.library.filters import EVERYTHING, Filter
from azul_desktop.session.session import Session
from azul_desktop.ui.scenes.games.scene import GamesScene
from tests.games import KINDS
from tests.library.kept import library_of
from tests.ui.pilot import Pilot
from tests.ui.scenes.played import begun, finished

TWO = next(kind for kind in KINDS if kind.players == 2)
FOUR = next(kind for kind in KINDS if kind.players == 4)
STAR = next(kind for kind in KINDS if kind.players == 3 and kind.rules.edition.family == "star")


def dated(session: Session, changed: str, title: str = "") -> Session:
    about = About(title=title, started=changed, changed=changed)
    session.record.about = about
    return session


def fill(home: Path) -> dict[str, int]:
    """Three games: one runs, two are finished, a month and years apart; their numbers."""
    seats = (Seat("Zoë", HUMAN, named=True), Seat(kind="novice"))
    finished_two = finished(TWO)
    finished_two.record.seats = seats
    with library_of(home) as library:
        return {
            "running": library.games.add(
                dated(begun(FOUR, 30), "2026-03-10T10:00:00.000+00:00", "Rainy evening")
            ),
            "finished": library.games.add(dated(finished_two, "2026-02-11T10:00:00.000+00:00")),
            "star": library.games.add(dated(finished(STAR), "2024-02-01T10:00:00.000+00:00")),
        }


def damage(home: Path, game: int, **values: object) -> None:
    """Change a row of the table of games behind everybody's back."""
    with sqlite3.connect(home / "library.sqlite3") as connection:
        for column, value in values.items():
            connection.execute(f"UPDATE games SET {column} = ? WHERE id = ?", (value, game))
    connection.close()


def games(
    home: Path,
    game: int | None = None,
    size: tuple[int, int] = (1920, 1080),
    wanted: Filter = EVERYTHING,
) -> tuple[Pilot, GamesScene]:
    """The screen, with all pictures painted."""
    pilot = Pilot(home, lambda desk: desk.scenes.games(game, wanted), size=size)
    for _ in range(20):
        pilot.frame()
    assert isinstance(pilot.scene, GamesScene)
    return pilot, pilot.scene
