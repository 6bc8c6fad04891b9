"""When a newcomer is asked, and which level is offered: each once, and nobody else."""

from collections.abc import Iterator
from dataclasses import replace
from itertools import pairwise
from pathlib import Path

import pytest

from azul_desktop.bots.levels import LEVELS
from azul_desktop.core.record import About, Seat
from azul_desktop.session.session import Session
from azul_desktop.ui.desk import Desk
from azul_desktop.ui.scenes import first_steps
from tests.games import KINDS
from tests.library.kept import keep
from tests.ui.pilot import Pilot
from tests.ui.scenes.played import begun, finished

TWO = next(kind for kind in KINDS if kind.players == 2)


def won_against(level: str, *, won: bool = True) -> Session:
    """A finished game of a guest against a level."""
    session = finished(TWO)
    (winner,) = [one.player for one in session.rules.standings(session.state) if one.rank == 1]
    seats = [Seat(kind=level), Seat(kind=level)]
    seats[winner if won else 1 - winner] = Seat()
    session.record.seats = tuple(seats)
    session.record.about = About()
    return session


def winners(session: Session) -> list[int]:
    return [one.player for one in session.rules.standings(session.state) if one.rank == 1]


@pytest.fixture
def desk(tmp_path: Path) -> Iterator[Desk]:
    pilot = Pilot(tmp_path)
    yield pilot.app.desk
    pilot.close()


def offered(desk: Desk, level: str, *, won: bool = True) -> str:
    """What is offered after one more game against a level."""
    session = won_against(level, won=won)
    desk.library.games.add(session)
    found = first_steps.next_level(desk, session.record, winners(session))
    return "" if found is None else found.id


class TestTheQuestion:
    def test_is_for_an_installation_without_games(self, desk: Desk) -> None:
        assert first_steps.is_first_time(desk)

    def test_is_asked_once(self, tmp_path: Path, desk: Desk) -> None:
        first_steps.answered(desk)
        assert not first_steps.is_first_time(desk)
        desk.writer.close()
        other = Pilot(tmp_path)
        assert not first_steps.is_first_time(other.app.desk)
        other.close()

    def test_is_not_for_who_has_played_already(self, tmp_path: Path) -> None:
        keep(tmp_path, begun(TWO, 3))
        pilot = Pilot(tmp_path)
        assert not first_steps.is_first_time(pilot.app.desk)
        pilot.close()

    def test_is_not_asked_where_nothing_can_be_learnt(self, desk: Desk) -> None:
        while desk.lessons.read_one():
            pass
        desk.lessons.__dict__["_found"].clear()
        assert not first_steps.is_first_time(desk)


class TestTheNextLevel:
    @pytest.fixture(autouse=True)
    def _asked(self, desk: Desk) -> None:
        first_steps.answered(desk)

    def test_is_offered_after_two_wins_and_once(self, desk: Desk) -> None:
        assert [offered(desk, "novice") for _ in range(4)] == ["", "apprentice", "", ""]

    def test_is_offered_for_each_level(self, desk: Desk) -> None:
        for level, following in pairwise(LEVELS):
            assert [offered(desk, level.id) for _ in range(2)] == ["", following.id]
        assert [offered(desk, LEVELS[-1].id) for _ in range(3)] == [""] * 3

    def test_is_not_offered_after_a_game_that_was_lost(self, desk: Desk) -> None:
        assert offered(desk, "novice") == ""
        assert offered(desk, "novice", won=False) == ""
        assert offered(desk, "novice") == "apprentice"

    def test_is_not_offered_for_practice(self, desk: Desk) -> None:
        for _ in range(3):
            session = won_against("novice")
            session.record.about = replace(session.record.about, practice=True)
            desk.library.games.add(session)
            assert first_steps.next_level(desk, session.record, winners(session)) is None

    def test_is_not_offered_at_a_larger_table(self, desk: Desk) -> None:
        session = finished(next(kind for kind in KINDS if kind.players == 3))
        session.record.seats = (Seat(), Seat(kind="novice"), Seat(kind="novice"))
        for _ in range(3):
            session.record.about = About()
            desk.library.games.add(session)
            assert first_steps.next_level(desk, session.record, [0]) is None


def test_nothing_is_offered_to_who_was_never_asked(desk: Desk) -> None:
    assert [offered(desk, "novice") for _ in range(3)] == [""] * 3


def test_a_personality_is_no_other_level(desk: Desk) -> None:
    first_steps.answered(desk)
    offered(desk, "artisan")
    offered(desk, "artisan")
    assert offered(desk, "master+denier") == ""
