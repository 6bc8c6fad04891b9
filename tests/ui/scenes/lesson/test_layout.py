"""The plate of a step never covers what it speaks about, and says all of it."""

from pathlib import Path

import pytest

from azul_desktop.storage.settings import Settings
from tests.teaching.lessons import FIRST
from tests.ui.pilot import Pilot
from tests.ui.scenes.lesson.taking import OFF, at_every_step, faults, speaking
from tests.ui.scenes.pages import cut_texts
from tools.locale.pseudo import speak_language

SIZES = [(1024, 768), (1280, 720)]


@pytest.mark.parametrize("code", ["en", "xx"])
@pytest.mark.parametrize("size", SIZES, ids=str)
def test_first_lessons(
    tmp_path: Path, size: tuple[int, int], code: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    with speaking(code), cut_texts(monkeypatch) as cut:
        pilot = Pilot(tmp_path, size=size, settings=OFF)
        speak_language(code)
        found = [
            f"{lesson.id} at step {scene.run.at}: {fault}"
            for lesson in FIRST.values()
            for scene in at_every_step(pilot, lesson)
            for fault in faults(scene)
        ]
        assert not found + cut


@pytest.mark.parametrize("size", SIZES, ids=str)
def test_large_letters(tmp_path: Path, size: tuple[int, int]) -> None:
    pilot = Pilot(tmp_path, size=size, settings=Settings(animation="off", ui_scale=200))
    for lesson in FIRST.values():
        for scene in at_every_step(pilot, lesson):
            assert not faults(scene), (lesson.id, scene.run.at)
