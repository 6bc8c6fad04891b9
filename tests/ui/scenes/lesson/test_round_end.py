"""At the end of a round the table stays as the steps describe it, until they go on."""

from pathlib import Path

import pytest

from azul_desktop.core.events import MARKER
from azul_desktop.storage.settings import Settings
from azul_desktop.ui.table.shown.shown_table import ShownTable
from tests.teaching.lessons import FIRST, LESSONS
from tests.ui.pilot import Pilot
from tests.ui.scenes.lesson.taking import do_step, lesson_of, opened

ROUND = LESSONS["azul-round"]
LAST_TASK = 8
"""The step whose move and the one after it end the round."""


def shown_of(pilot: Pilot) -> ShownTable:
    return lesson_of(pilot)._flow.performance.shown


def seen(pilot: Pilot) -> tuple[int, int, bool, bool]:
    """The round, the own score, whether the marker lies on the floor, whether tiles are dealt."""
    shown = shown_of(pilot)
    own = shown.players[0]
    return shown.round, own.score, MARKER in own.floor, any(map(any, shown.discs))


STAGES = [(1, 10, True, False), (1, 10, True, False), (1, 9, True, False), (2, 9, False, True)]


@pytest.mark.parametrize("animation", ["off", "normal"])
def test_nothing_is_dealt_before_the_steps_are_through(tmp_path: Path, animation: str) -> None:
    pilot = opened(tmp_path, ROUND, at=LAST_TASK, settings=Settings(animation=animation))
    for stage in STAGES:
        do_step(pilot)
        assert seen(pilot) == stage
    for stage in STAGES[-2::-1]:
        pilot.click("lesson/back")
        pilot.settle()
        assert seen(pilot) == stage


@pytest.mark.parametrize("number", range(4))
def test_it_is_so_when_the_lesson_is_taken_up_there(tmp_path: Path, number: int) -> None:
    pilot = opened(tmp_path, ROUND, at=LAST_TASK + 1 + number)
    assert seen(pilot) == STAGES[number]
    pilot.resize((1024, 768))
    pilot.settle()
    assert seen(pilot) == STAGES[number]


def test_nothing_can_be_taken_of_what_is_not_dealt_yet(tmp_path: Path) -> None:
    pilot = opened(tmp_path, ROUND, at=LAST_TASK + 1)
    assert not any(t.legal for name, t in pilot.targets().items() if name.startswith("disc"))
    for _ in range(3):
        do_step(pilot)
    assert any(t.legal for name, t in pilot.targets().items() if name.startswith("disc"))


@pytest.mark.parametrize("lesson", FIRST)
def test_every_first_lesson_ends_where_its_game_is(tmp_path: Path, lesson: str) -> None:
    steps = LESSONS[lesson].steps
    held = [number for number, step in enumerate(steps) if step.until]
    pilot = opened(tmp_path, LESSONS[lesson], at=held[0])
    for _ in range(held[0], len(steps)):
        assert (shown_of(pilot).round == 1) == (lesson_of(pilot).run.at in held)
        do_step(pilot)
    scene = lesson_of(pilot)
    assert shown_of(pilot) == ShownTable.of(scene.session.rules, scene.session.state)
