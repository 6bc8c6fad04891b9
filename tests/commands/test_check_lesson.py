"""`lessons` and `check-lesson`: what is there, and every complaint about a bad file."""

from pathlib import Path

import pytest

from tests.commands.conftest import Console
from tests.teaching.lessons import FILES, LESSONS
from tests.teaching.test_loader import MINE, written


@pytest.mark.parametrize("file", FILES.values(), ids=FILES)
def test_the_bundled_lessons_are_fine(console: Console, file: Path) -> None:
    outcome = console("check-lesson", file)
    assert (outcome.code, outcome.err) == (0, "")
    assert outcome.out.startswith(f"{file}: fine: ")


def test_a_good_file_is_told_what_it_is(console: Console, tmp_path: Path) -> None:
    file = written(tmp_path, MINE)
    assert console("check-lesson", file).out == f"{file}: fine: Mine (azul); 1 step\n"


def test_every_problem_is_told_with_its_line(console: Console, tmp_path: Path) -> None:
    file = written(tmp_path, MINE.replace("order: 9", "order: x").replace("seed: 63", "sead: 63"))
    outcome = console("check-lesson", file)
    assert (outcome.code, outcome.out) == (2, "")
    assert f"{file}:4: order: should be a whole number" in outcome.err
    assert f"{file}:8: sead: unknown: “sead”; did you mean “seed”?" in outcome.err


def test_a_file_that_is_not_there(console: Console, tmp_path: Path) -> None:
    assert "cannot be read" in console("check-lesson", tmp_path / "none.yaml").refusal()


def test_lessons_are_listed(
    console: Console, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("AZUL_DESKTOP_HOME", str(tmp_path))
    written(tmp_path, MINE, "lessons/mine.yaml")
    written(tmp_path, "format: 9", "lessons/odd.yaml")
    outcome = console("lessons")
    assert outcome.code == 0
    assert len(outcome.out.splitlines()) == len(LESSONS) + 1
    assert "odd.yaml" in outcome.err
