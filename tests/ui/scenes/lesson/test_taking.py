"""A lesson is taken by hand, left, and taken up again."""

from pathlib import Path

import pygame
import pytest

from azul_desktop.storage.settings import Settings
from azul_desktop.teaching.run import LessonRun
from azul_desktop.ui.scenes.title import TitleScene
from azul_desktop.ui.table.help_line import NAME
from tests.teaching.lessons import FIRST, LESSONS
from tests.ui.pilot import Pilot
from tests.ui.scenes.lesson.taking import (
    by_hand,
    complete,
    do_step,
    lesson_of,
    opened,
    speaking,
)

ROUND = LESSONS["azul-round"]
TASK = 1
"""The first step of that lesson that asks for a move."""


@pytest.mark.parametrize("id_", LESSONS)
def test_every_lesson_can_be_taken_by_hand(tmp_path: Path, id_: str) -> None:
    pilot = opened(tmp_path, LESSONS[id_])
    complete(pilot, drag=len(id_) % 2 == 0)
    assert pilot.desk.library.progress.of(None)[id_] == (0, True)
    assert pilot.has("lesson/leave")


@pytest.mark.parametrize("id_", FIRST)
def test_first_lessons_can_be_taken_in_another_language(tmp_path: Path, id_: str) -> None:
    with speaking("uk"):
        complete(opened(tmp_path, FIRST[id_], code="uk"))


@pytest.mark.parametrize("speed", ["slow", "normal", "fast", "off"])
def test_it_shows_what_happens_at_every_speed(tmp_path: Path, speed: str) -> None:
    pilot = opened(tmp_path, ROUND, settings=Settings(animation=speed))
    for _ in range(4):
        do_step(pilot)
    assert lesson_of(pilot).run.at == 4
    assert lesson_of(pilot).session.record.moves == lesson_of(pilot).run.session.record.moves


def test_the_keyboard_alone_takes_it(tmp_path: Path) -> None:
    pilot = opened(tmp_path, ROUND)
    while not lesson_of(pilot).run.is_done:
        at = lesson_of(pilot).run.at
        pilot.key(pygame.K_n if lesson_of(pilot).run.has_task else pygame.K_RETURN)
        pilot.settle()
        assert lesson_of(pilot).run.at == at + 1
    pilot.key(pygame.K_RETURN)
    pilot.settle()
    assert lesson_of(pilot).run.lesson.id == "azul-floor"


def test_arrows_and_enter_make_a_move(tmp_path: Path) -> None:
    pilot = opened(tmp_path, ROUND, at=TASK)
    meant = lesson_of(pilot).run.meant()[0]
    address = lesson_of(pilot).run.step.point[0]
    for _ in range(40):
        pilot.key(pygame.K_DOWN if _ % 2 else pygame.K_RIGHT)
        here = lesson_of(pilot)._pointer.hovered
        if here == address:
            break
    assert here == address
    pilot.key(pygame.K_RETURN)
    pilot.key(pygame.K_1)
    pilot.settle()
    assert lesson_of(pilot).run.session.record.moves[0] == meant
    assert lesson_of(pilot).run.at == TASK + 1


def test_it_is_left_with_escape_and_resumes_there(tmp_path: Path) -> None:
    pilot = opened(tmp_path, ROUND)
    for _ in range(3):
        do_step(pilot)
    pilot.key(pygame.K_ESCAPE)
    assert isinstance(pilot.scene, TitleScene)
    assert pilot.desk.library.progress.of(None)[ROUND.id] == (3, False)


@pytest.mark.parametrize("number", range(len(ROUND.steps)))
def test_it_resumes_after_a_kill_at_any_step(tmp_path: Path, number: int) -> None:
    pilot = opened(tmp_path, ROUND, at=number)
    reached = pilot.desk.library.progress.of(None)[ROUND.id]
    assert reached.step == number
    again = opened(tmp_path / "other", ROUND, at=reached.step)
    whole = LessonRun(ROUND, number)
    assert lesson_of(again).session.state.key() == whole.session.state.key()
    do_step(again)
    assert lesson_of(again).run.at == number + 1


def test_back_goes_to_the_step_before_at_every_step(tmp_path: Path) -> None:
    pilot = opened(tmp_path, ROUND)
    while not lesson_of(pilot).run.is_done:
        at, state = lesson_of(pilot).run.at, lesson_of(pilot).session.state.key()
        do_step(pilot)
        if lesson_of(pilot).run.is_done:
            break
        pilot.click("lesson/back")
        pilot.settle()
        assert lesson_of(pilot).run.at == at
        assert lesson_of(pilot).session.state.key() == state
        do_step(pilot)


def test_nothing_of_it_is_a_game_of_the_library(tmp_path: Path) -> None:
    pilot = opened(tmp_path, ROUND)
    complete(pilot)
    assert pilot.desk.library.games.count() == 0


def test_the_others_move_before_the_step_speaks(tmp_path: Path) -> None:
    pilot = opened(tmp_path, ROUND, settings=Settings(animation="normal"), at=TASK)
    by_hand(pilot, lesson_of(pilot).run.meant()[0])
    scene = lesson_of(pilot)
    seen = []
    while not scene.overlay.speaks:
        pilot.frame()
        seen.append(len(scene.session.record.moves))
    assert sorted(set(seen)) == [1, 2]


def test_a_press_while_something_moves_locks_nothing(tmp_path: Path) -> None:
    pilot = opened(tmp_path, ROUND, settings=Settings(animation="slow"), at=TASK)
    pilot.click("lesson/skip")
    for _ in range(5):
        pilot.click((640, 700))
    pilot.settle(
        2
    )  # less than the moves take; what lies under the pointer explains itself in 1.7 s
    assert lesson_of(pilot).overlay.speaks
    assert lesson_of(pilot).run.at == TASK + 1


def test_another_language_is_spoken_at_once(tmp_path: Path) -> None:
    pilot = opened(tmp_path, ROUND, at=TASK)
    before = lesson_of(pilot).overlay.plate()
    with speaking("pl"):
        pilot.app.retell()
        pilot.settle()
        assert lesson_of(pilot).overlay.plate() != before
        do_step(pilot)
    assert lesson_of(pilot).run.at == TASK + 1


def test_the_window_may_change_at_any_step(tmp_path: Path) -> None:
    pilot = opened(tmp_path, ROUND, at=TASK)
    for size in ((1024, 768), (1920, 1080), (1280, 720)):
        pilot.resize(size)
        pilot.settle()
        do_step(pilot)
    assert lesson_of(pilot).run.at == TASK + 3


def test_the_hand_nods_and_rests_when_nobody_is_there(tmp_path: Path) -> None:
    pilot = opened(tmp_path, ROUND, at=TASK, settings=Settings(animation="normal"))
    finger = lesson_of(pilot).overlay.finger

    def places() -> set[tuple[int, int]]:
        found = set()
        for _ in range(120):
            pilot.frame()
            for group in finger.groups(lesson_of(pilot).brush, pilot.desk.size[1]):
                found.add(group.box.topleft)
        return found

    assert len(places()) > 3
    pilot.wait(60)
    assert len(places()) == 1
    pilot.hover((5, 5))
    assert len(places()) > 3


def test_the_hand_is_still_with_reduced_motion(tmp_path: Path) -> None:
    pilot = opened(tmp_path, ROUND, at=TASK, settings=Settings(reduce_motion=True))
    finger = lesson_of(pilot).overlay.finger
    before = finger.groups(lesson_of(pilot).brush, 720)
    pilot.wait(1.5)
    assert finger.groups(lesson_of(pilot).brush, 720) is not before
    assert finger.groups(lesson_of(pilot).brush, 720)[0] is before[0]


def test_the_hand_leads_from_the_tiles_to_the_line(tmp_path: Path) -> None:
    pilot = opened(tmp_path, ROUND, at=TASK)

    def under() -> str:
        group = lesson_of(pilot).overlay.finger.groups(lesson_of(pilot).brush, 720)[0]
        x, y = group.box.centerx, group.box.top
        near = {name: abs(t.box.centre[0] - x) + abs(t.box.centre[1] - y)
                for name, t in pilot.targets().items()
                if name in ("disc/4/blue", "line/1")}  # fmt: skip
        return min(near, key=lambda name: near[name])

    assert under() == "disc/4/blue"
    pilot.click("disc/4/blue")
    assert under() == "line/1"
    pilot.key(pygame.K_ESCAPE)
    assert under() == "disc/4/blue"


def test_a_person_of_the_library_sits_there(tmp_path: Path) -> None:
    pilot = Pilot(tmp_path, TitleScene)
    person = pilot.desk.people.add("Oksana", "azul-blue", "blue")
    pilot.app.push(pilot.desk.scenes.lesson(ROUND, person.id, 0))
    pilot.settle()
    assert lesson_of(pilot).session.record.seats[0].name == "Oksana"
    assert pilot.desk.library.progress.of(person.id)[ROUND.id] == (0, False)
    assert ROUND.id not in pilot.desk.library.progress.of(None)


def test_the_rules_and_the_settings_are_at_hand(tmp_path: Path) -> None:
    pilot = opened(tmp_path, ROUND, at=TASK)
    for button, name in (("button/help", "help"), ("button/settings", "settings")):
        pilot.click(button)
        pilot.settle()
        assert pilot.scene.name == name
        pilot.key(pygame.K_ESCAPE)
        pilot.settle()
        assert lesson_of(pilot).run.at == TASK


def test_the_little_helps_of_first_games_are_silent(tmp_path: Path) -> None:
    pilot = opened(tmp_path, ROUND, at=4)
    pilot.wait(6)
    assert not any(name == NAME for name in pilot.targets())
