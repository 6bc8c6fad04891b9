"""The example of the page about lessons is a lesson."""

from pathlib import Path

from azul_desktop.teaching.run import LessonRun
from azul_desktop.teaching.words import NUMBERS
from tests.teaching.lessons import complete
from tests.teaching.test_loader import loaded

PAGE = (Path(__file__).resolve().parents[2] / "docs" / "lessons.md").read_text(encoding="utf-8")


def test_the_example_is_a_lesson(tmp_path: Path) -> None:
    example = PAGE.partition("```yaml\n")[2].partition("```")[0]
    complete(LessonRun(loaded(tmp_path, example)))


def test_every_gap_is_explained() -> None:
    assert [name for name in NUMBERS if f"`{{{name}}}`" not in PAGE] == []
