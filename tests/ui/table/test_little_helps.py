"""A little help lies over the prompt: when, for whom, how long, and where."""

from dataclasses import replace
from itertools import product
from pathlib import Path

import pygame
import pytest

from azul_desktop.coach.families import coach_of
from azul_desktop.coach.helps import Matter
from azul_desktop.geometry import box_around
from azul_desktop.session.session import Session
from azul_desktop.ui.table.bot_seats import BotSeats
from azul_desktop.ui.table.help_line import NAME, HelpLine
from tests.games import KINDS, Kind
from tests.ui.pilot import Pilot
from tests.ui.scenes.pages import cut_texts
from tests.ui.tables import (
    FAMILIES,
    STAR,
    WALL,
    against_a_bot,
    at_table,
    move_once,
    people,
    table_of,
)
from tools.locale.pseudo import PSEUDO, speak_language

SIZES = ((1024, 768), (1280, 720), (1920, 1080), (3840, 2160))
FOUR = [
    next(k for k in KINDS if k.edition.family == family and k.players == 4)
    for family in ("wall", "star")
]
TOPICS = {
    "wall": (
        *("last-round", "row", "no-line", "marker", "floor", "overflow", "full-line", "run"),
        *("disc/magnet", "disc/extra", "disc/keep", "disc/spread", "disc/shield"),
    ),
    "star": (
        *("last-round", "joker", "marker", "price", "feature"),
        *("star", "run", "mixed", "free", "keep"),
    ),
}
"""All that helps are about."""


def playing(home: Path, session: Session, moves: int = 2, *, first: int = 0) -> Pilot:
    """A table at which so many moves were made, in a game that came after `first` others."""
    for _ in range(moves):
        session.submit(session.rules.legal_moves(session.state)[0])
    pilot = at_table(home, session)
    library = pilot.desk.library
    for _ in range(first):
        library.games.add(people(KINDS[0]) if session.rules is WALL.rules else people(STAR))
    library.games.add(session)
    return pilot


def line(pilot: Pilot) -> str:
    """What the little help says; empty where there is none."""
    found = table_of(pilot).widget(NAME)
    assert isinstance(found, HelpLine)
    return found.text if found.shown else ""


def told(pilot: Pilot) -> set[str]:
    """The topics that the library has noted for guests."""
    edition = table_of(pilot).session.rules.edition.id
    return pilot.desk.library.helps.read(None, edition)


@pytest.mark.parametrize("kind", FAMILIES, ids=str)
def test_first_there_is_the_prompt_then_one_line_once(kind: Kind, tmp_path: Path) -> None:
    session = people(kind)
    pilot = playing(tmp_path, session)
    pilot.wait(1.0)
    assert not line(pilot)
    pilot.wait(3.0)
    first = line(pilot)
    coach = coach_of(session.rules)
    matter = next(iter(coach.matters(session.state, ())))
    assert first == coach.help_words(matter)
    assert told(pilot) == {matter.topic}
    pilot.click(NAME)
    assert not line(pilot)
    pilot.wait(20.0)
    assert not line(pilot), "one in a decision is enough"
    move_once(pilot, session)
    pilot.wait(4.0)
    assert line(pilot) != first
    pilot.close()


def test_it_stays_long_enough_to_be_read_when_the_move_is_made(tmp_path: Path) -> None:
    session = people(WALL)
    pilot = playing(tmp_path, session)
    pilot.wait(2.6)
    first = line(pilot)
    assert first
    move_once(pilot, session)
    assert line(pilot) == first
    pilot.wait(1.0)
    assert line(pilot) == first
    pilot.wait(6.0)
    assert line(pilot) != first
    pilot.close()


def test_esc_puts_back_then_sends_the_line_away_then_opens_the_menu(tmp_path: Path) -> None:
    session = people(WALL)
    pilot = playing(tmp_path, session)
    pilot.wait(3.0)
    assert line(pilot)
    pilot.key(pygame.K_RIGHT)
    pilot.key(pygame.K_RETURN)
    assert table_of(pilot)._pointer.held()[1]
    pilot.key(pygame.K_ESCAPE)
    assert line(pilot)
    pilot.key(pygame.K_ESCAPE)
    assert not line(pilot)
    assert pilot.scene.name == "table"
    pilot.key(pygame.K_ESCAPE)
    assert pilot.scene.name == "pause"
    pilot.close()


def test_switched_off_it_goes_at_once(tmp_path: Path) -> None:
    pilot = playing(tmp_path, people(WALL))
    pilot.wait(3.0)
    assert line(pilot)
    pilot.desk.change(little_helps=False)
    pilot.frame()
    assert not line(pilot)
    pilot.wait(5.0)
    assert not line(pilot)
    pilot.close()


def test_in_the_fourth_game_nothing_is_said(tmp_path: Path) -> None:
    pilot = playing(tmp_path, people(WALL), first=3)
    pilot.wait(10.0)
    assert not line(pilot)
    assert not told(pilot)
    pilot.close()


def test_a_game_that_nobody_keeps_has_no_helps(tmp_path: Path) -> None:
    session = people(WALL)
    for _ in range(2):
        session.submit(session.rules.legal_moves(session.state)[0])
    pilot = at_table(tmp_path, session)
    pilot.wait(10.0)
    assert not line(pilot)
    pilot.close()


def test_whoever_decides_reads_what_that_person_has_not_read(tmp_path: Path) -> None:
    session = people(WALL)
    pilot = playing(tmp_path, session, moves=0)
    library = pilot.desk.library
    ann = library.players.add("Ann")
    with library.store.transaction() as connection:
        connection.execute("UPDATE seats SET player = ? WHERE seat = 1", (ann.id,))
    seats = session.record.seats
    session.record.seats = (seats[0], replace(seats[1], profile=ann.uid))
    while "marker" not in [m.topic for m in coach_of(WALL.rules).matters(session.state, ())]:
        move_once(pilot, session)
    library.helps.note(None, "azul", "marker")
    pilot.wait(10.0)
    guests = [line(pilot)] if session.state.turn == 0 else []
    while session.state.turn == 0:
        move_once(pilot, session)
        pilot.wait(10.0)
    assert "marker" in line(pilot)
    assert not any("marker" in one for one in guests)
    assert library.helps.read(ann.id, "azul") == {"marker"}
    pilot.close()


def test_bots_read_nothing(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(BotSeats, "ask", lambda _: None)
    monkeypatch.setattr(BotSeats, "answer", lambda _: None)
    session = against_a_bot(WALL)
    pilot = playing(tmp_path, session, moves=1)
    pilot.wait(10.0)
    assert session.seat.kind != "human"
    assert not line(pilot)
    assert not told(pilot)
    pilot.close()


def test_a_complaint_is_read_first(tmp_path: Path) -> None:
    pilot = playing(tmp_path, people(WALL))
    pilot.wait(3.0)
    table = table_of(pilot)
    first = line(pilot)
    table._complaint.say("no", pilot.desk.clock())
    pilot.frame()
    assert not line(pilot)
    pilot.wait(4.0)
    assert line(pilot) == first
    pilot.close()


def test_another_language_tells_the_same(tmp_path: Path) -> None:
    pilot = playing(tmp_path, people(WALL))
    pilot.wait(3.0)
    before = line(pilot)
    pilot.desk.change(language="uk")
    pilot.frame()
    assert line(pilot)
    pilot.desk.change(language="en")
    pilot.frame()
    assert line(pilot) == before
    pilot.close()


@pytest.mark.parametrize("kind", [*FAMILIES, *FOUR], ids=str)
def test_it_covers_no_board_and_nothing_that_can_be_used(kind: Kind, tmp_path: Path) -> None:
    session, coach = people(kind), coach_of(kind.rules)
    while not session.steps or not next(coach.matters(session.state, ()), None):
        session.submit(session.rules.legal_moves(session.state)[0])
    pilot = playing(tmp_path, session, moves=0)
    pilot.wait(4.0)
    table = table_of(pilot)
    for size, scale in product(SIZES, (100, 200)):
        pilot.desk.change(ui_scale=scale)
        pilot.resize(size)
        table.arrange()
        assert line(pilot)
        box, layout = table.widget(NAME).box, table._picture.layout
        assert box.h >= 40 * table.brush.unit - 1
        parts = [mat.box for mat in layout.boards] + [layout.top_bar.box]
        parts += [circle.box for circle in layout.ring.discs]
        parts += [target.box for target in table.targets() if target.name != NAME]
        parts.append(box_around(layout.ring.tray.centre, 2.0))
        for part in parts:
            assert not pygame.Rect(*box).colliderect(pygame.Rect(*part))
    pilot.close()


@pytest.mark.parametrize("kind", FOUR, ids=str)
def test_longer_words_take_two_lines_before_they_are_cut(
    kind: Kind, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    pilot = at_table(tmp_path, people(kind))
    speak_language(PSEUDO)
    table, coach = table_of(pilot), coach_of(kind.rules)
    with cut_texts(monkeypatch) as cut:
        for size, scale in product(SIZES, (100, 150, 200)):
            pilot.desk.change(ui_scale=scale)
            pilot.resize(size)
            table.arrange()
            found = table.widget(NAME)
            assert isinstance(found, HelpLine)
            for topic in TOPICS[kind.edition.family]:
                matter = Matter(topic, (10, 10, 10))
                found.tell(matter, coach.help_words(matter))
                words = found.paint(table._picture.brush)[-1]
                ink = words.surface.get_bounding_rect().move(words.x, words.y)
                # The brackets of this language are higher than its letters.
                room = pygame.Rect(*found.box).inflate(0, 4)
                assert room.contains(ink), (size, scale, topic)
            assert not cut, (size, scale)
    pilot.close()


def test_a_still_table_with_a_line_paints_nothing(tmp_path: Path) -> None:
    pilot = playing(tmp_path, people(WALL))
    pilot.wait(4.0)
    table = table_of(pilot)
    before = table.groups()
    pilot.frame()
    assert [id(group) for group in table.groups()] == [id(group) for group in before]
    assert table.due > pilot.desk.clock() + 1000
    pilot.close()
