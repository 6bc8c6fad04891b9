"""The tool for authors of lessons."""

from pathlib import Path

import pytest

from tests.teaching.lessons import FILES, LESSONS
from tests.teaching.test_loader import MINE, loaded
from tools.lessons import main


def test_a_lesson_is_shown_step_by_step(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["show", str(FILES["azul-2-floor"]), "--positions"]) == 0
    shown = capsys.readouterr().out
    assert shown.count("--- step") == len(LESSONS["azul-floor"].steps)
    assert "meant: centre:yellow>2" in shown
    assert "This line has no room for all of it. What falls to the floor: −3." in shown


def test_what_bots_play_can_stand_in_a_lesson(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["play", "azul", "--seed", "63", "--rounds", "2"]) == 0
    shown = capsys.readouterr().out
    played = shown[: shown.index("colours:")]
    step = "steps: [{heading: So far, text: So good.}]\n"
    lesson = loaded(tmp_path, MINE[: MINE.index("played")] + played + step)
    assert len(lesson.played) > 10
