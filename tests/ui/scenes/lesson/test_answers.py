"""A move that was not meant is played, answered with the reason, and taken back."""

from pathlib import Path

import pygame
import pytest

from azul_desktop.core.moves import Move
from azul_desktop.storage.settings import Settings
from tests.teaching.lessons import LESSONS
from tests.ui.pilot import Pilot
from tests.ui.scenes.lesson.taking import by_hand, lesson_of, opened

ROUND = LESSONS["azul-round"]
TASK = 1


def other(pilot: Pilot) -> Move:
    """A move that is not meant."""
    run = lesson_of(pilot).run
    meant, legal = run.meant(), run.lesson.rules.legal_moves(run.session.state)
    return next(move for move in legal if move not in meant)


def answered(tmp_path: Path, *, animation: str = "off") -> Pilot:
    pilot = opened(tmp_path, ROUND, at=TASK, settings=Settings(animation=animation))
    before = lesson_of(pilot).session.state
    move = other(pilot)
    by_hand(pilot, move)
    for _ in range(600):
        if lesson_of(pilot).overlay.speaks:
            break
        pilot.frame()
    scene = lesson_of(pilot)
    assert scene.session.record.moves[-1] == move
    assert scene.session.state is not before
    assert scene.run.answer is not None
    return pilot


def is_as_before(pilot: Pilot) -> bool:
    scene = lesson_of(pilot)
    return (
        scene.run.answer is None
        and scene.run.at == TASK
        and scene.session.record.moves == scene.run.session.record.moves == []
        and scene._flow.performance.shown.discs == opened_discs(pilot)
    )


def opened_discs(pilot: Pilot) -> list[list[int]]:
    from azul_desktop.ui.table.shown.shown_table import ShownTable

    session = lesson_of(pilot).session
    return ShownTable.of(session.rules, session.first).discs


@pytest.mark.parametrize("animation", ["off", "normal"])
def test_it_is_played_and_the_plate_says_why(tmp_path: Path, animation: str) -> None:
    pilot = answered(tmp_path, animation=animation)
    assert pilot.has("lesson/take-back")
    assert not pilot.has("lesson/skip")


def test_the_button_takes_it_back(tmp_path: Path) -> None:
    pilot = answered(tmp_path)
    pilot.click("lesson/take-back")
    pilot.settle()
    assert is_as_before(pilot)
    assert pilot.has("lesson/skip")


@pytest.mark.parametrize("key", [pygame.K_RETURN, pygame.K_BACKSPACE, pygame.K_LEFT])
def test_keys_take_it_back(tmp_path: Path, key: int) -> None:
    pilot = answered(tmp_path)
    pilot.key(key)
    pilot.settle()
    assert is_as_before(pilot)


def test_undo_takes_it_back(tmp_path: Path) -> None:
    pilot = answered(tmp_path)
    pilot.key(pygame.K_z, mod=pygame.KMOD_CTRL)
    pilot.settle()
    assert is_as_before(pilot)


def test_the_next_press_on_the_table_takes_it_back_and_acts(tmp_path: Path) -> None:
    pilot = answered(tmp_path)
    by_hand(pilot, lesson_of(pilot).run.meant()[0])
    pilot.settle()
    assert lesson_of(pilot).run.at == TASK + 1


def test_time_takes_it_back_once_it_was_read(tmp_path: Path) -> None:
    pilot = answered(tmp_path)
    pilot.hover((5, 5))
    pilot.wait(4)
    assert lesson_of(pilot).run.answer is not None
    pilot.wait(12)
    assert is_as_before(pilot)


def test_who_points_at_the_answer_reads_on(tmp_path: Path) -> None:
    pilot = answered(tmp_path)
    box = lesson_of(pilot).overlay.box
    assert box is not None
    pilot.hover((box.centre[0], box.y + 10))
    pilot.wait(40)
    assert lesson_of(pilot).run.answer is not None


def test_while_one_only_reads_a_move_is_answered_too(tmp_path: Path) -> None:
    pilot = opened(tmp_path, ROUND)
    by_hand(
        pilot, lesson_of(pilot).run.session.rules.legal_moves(lesson_of(pilot).session.state)[0]
    )
    pilot.settle()
    answer = lesson_of(pilot).run.answer
    assert answer is not None
    assert "Next" in answer.text or "first" in answer.text
