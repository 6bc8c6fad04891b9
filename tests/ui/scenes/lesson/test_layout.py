"""The plate of a step never covers what it speaks about, and says all of it."""

from pathlib import Path

import pytest

from azul_desktop.storage.settings import Settings
from azul_desktop.teaching.lesson import Lesson
from tests.teaching.lessons import FIRST
from tests.ui.scenes.lesson.taking import faults, lesson_of, opened, speaking
from tests.ui.scenes.pages import cut_texts

SIZES = [(1024, 768), (1280, 720)]


def wrong_at(
    home: Path,
    lesson: Lesson,
    size: tuple[int, int],
    patch: pytest.MonkeyPatch,
    settings: Settings,
) -> list[str]:
    """What is wrong at all steps of a lesson, and at its finish."""
    with cut_texts(patch) as cut:
        pilot = opened(home, lesson, size=size, settings=settings)
        found = []
        for number in range(len(lesson.steps) + 1):
            pilot.settle()
            scene = lesson_of(pilot)
            assert scene.run.at == number
            found += [f"{lesson.id} step {number} at {size}: {fault}" for fault in faults(scene)]
            if not scene.run.is_done:
                scene.go_on()
        pilot.close()
        return found + cut


@pytest.mark.parametrize("code", ["en", "xx"])
@pytest.mark.parametrize("size", SIZES, ids=str)
@pytest.mark.parametrize("id_", FIRST)
def test_first_lessons(
    tmp_path: Path, id_: str, size: tuple[int, int], code: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    with speaking(code):
        settings = Settings(animation="off", language=code)
        assert not wrong_at(tmp_path, FIRST[id_], size, monkeypatch, settings)


def test_first_lessons_with_large_letters(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    settings = Settings(animation="off", ui_scale=200)
    lesson = FIRST["azul-round"]
    assert not wrong_at(tmp_path, lesson, (1280, 720), monkeypatch, settings)
