"""Whose board lies in front, and what stands beside the names."""

import pytest

from azul_desktop.core.record import Record, Seat
from azul_desktop.library.library import Library
from azul_desktop.library.store import Store
from azul_desktop.session.session import Session
from azul_desktop.ui.people import People
from azul_desktop.ui.render.portraits import THINKING, Mood
from azul_desktop.ui.table.moods import Moods
from azul_desktop.ui.table.shown.seating import NOBODY, front_seat, sitters
from azul_desktop.ui.table.shown.shown_table import ShownTable
from tests.ui.table.setting import STAR, WALL, session_of


def test_between_people_the_one_who_decides_sits_in_front() -> None:
    session = session_of(WALL)
    for _ in range(5):
        assert front_seat(session) == session.state.turn
        session.submit(session.rules.legal_moves(session.state)[0])


def test_against_a_bot_the_person_stays_in_front() -> None:
    for seed in range(4):
        session = session_of(WALL, seed, "greedy")
        for _ in range(6):
            assert front_seat(session) == 0
            session.submit(session.rules.legal_moves(session.state)[0])


def test_between_bots_the_first_seat_is_in_front() -> None:
    assert front_seat(session_of(WALL, 1, "greedy", "random")) == 0


def test_bots_have_a_level_and_people_do_not() -> None:
    session = session_of(WALL, 1, "greedy")
    person, bot = sitters(session, ShownTable.of(session.rules, session.state), NOBODY)
    assert (person.number, person.name, person.level, person.note) == (0, "Player 1", "", "")
    assert bot.level
    assert bot.note == ""


def test_bots_have_a_face_in_their_mood_and_people_have_none() -> None:
    session = session_of(WALL, 1, "greedy")
    shown = ShownTable.of(session.rules, session.state)
    moods = Moods([1])
    moods.update(1.0, 1, still=True)
    person, bot = sitters(session, shown, NOBODY, moods)
    assert (person.face, person.mood) == ("", Mood())
    assert (bot.face, bot.mood) == ("ines", Mood(THINKING))
    assert sitters(session, shown, NOBODY)[1].mood == Mood()


def test_people_of_the_library_have_their_ornament_and_guests_have_none() -> None:
    people = People(Library(Store.in_memory()), lambda _: None)
    ann = people.add("Ann", "pavilion-red", "wine")
    seats = (Seat("Ann", named=True, profile=ann.uid), Seat("Guest", named=True))
    session = Session(Record(WALL.rules, seats, 1, []))
    shown = ShownTable.of(session.rules, session.state)
    found = sitters(session, shown, NOBODY, people=people)
    assert [one.ornament for one in found] == ["pavilion-red", ""]
    assert [one.ornament for one in sitters(session, shown, NOBODY)] == ["", ""]
    people.remove(ann)
    assert sitters(session, shown, NOBODY, people=people)[0].ornament == ""


def test_what_somebody_is_doing_stands_beside_the_name() -> None:
    session = session_of(STAR, 1, "greedy")
    tableau = ShownTable.of(session.rules, session.state)
    tableau.players[0].passed = True
    person, bot = sitters(session, tableau, 1)
    assert person.note == "pass"
    assert bot.note.startswith("thinking")


def test_a_bot_that_nobody_knows_keeps_its_own_name_as_its_level() -> None:
    session = session_of(WALL, 1, "from-elsewhere")
    assert sitters(session, ShownTable.of(session.rules, session.state), NOBODY)[1].level


@pytest.mark.parametrize(
    ("name", "shown"), [("Master", "Pilar"), ("Ann", "Ann"), ("Master · Denier", "Pilar")]
)
def test_a_bot_that_version_0_1_called_after_its_level_has_the_name_of_its_character(
    name: str, shown: str
) -> None:
    session = Session(Record(WALL.rules, (Seat("Olena"), Seat(name, "master+denier")), 1, []))
    found = sitters(session, ShownTable.of(session.rules, session.state), NOBODY)[1]
    assert (found.name, found.level) == (shown, "Master · Denier")
