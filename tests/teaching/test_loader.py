"""Lesson files: what is wrong is told all at once, with its key and what was probably meant."""

from pathlib import Path

import pytest

from azul_desktop.catalog.loader import installed
from azul_desktop.catalog.problems import FileError
from azul_desktop.languages.speech import set_language
from azul_desktop.teaching import walk
from azul_desktop.teaching.lesson import Lesson
from azul_desktop.teaching.loader import Lessons, installed_lessons, load_lesson
from azul_desktop.teaching.run import LessonRun
from tests.teaching.lessons import LESSONS

MINE = """\
format: 1
id: mine
edition: azul
order: 9
minutes: 2
title: Mine
about: Something of my own.
seed: 63
played: [4:blue>1]
steps:
  - plays: 3:white>2
    heading: Take {tiles}
    text: "Two fill line 2: +{points}."
    tiles: [white, white]
    point: [disc/1/white, line/2]
    meant: 1:white>2
    wrong:
      - moves: 1:white>any
        text: Not there.
"""


def written(folder: Path, text: str, name: str = "mine.yaml") -> Path:
    file = folder / name
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_text(text, encoding="utf-8")
    return file


def problems(folder: Path, text: str) -> list[str]:
    with pytest.raises(FileError) as told:
        load_lesson(written(folder, text), installed())
    return [f"{problem.path}: {problem.message}" for problem in told.value.problems]


def loaded(folder: Path, text: str) -> Lesson:
    return load_lesson(written(folder, text), installed())


def test_a_good_file(tmp_path: Path) -> None:
    lesson = loaded(tmp_path, MINE)
    assert (lesson.id, lesson.edition, lesson.players) == ("mine", "azul", 2)
    run = LessonRun(lesson)
    assert [part.text for part in run.telling()] == ["Take {tiles}", "Two fill line 2: +2."]
    assert len(run.telling().heading.tiles) == 2
    assert run.telling().text.tiles == ()


@pytest.mark.parametrize(
    ("old", "new", "told"),
    [
        ("edition: azul\n", "edition: azull\n", "edition: unknown: “azull”; did you mean “azul”?"),
        (
            "heading:",
            "headding:",
            "steps[0].headding: unknown: “headding”; did you mean “heading”?",
        ),
        ("1:white>2\n", "1:white>9\n", "steps[0].meant: no move here is “1:white>9”; did you mean"),
        ("1:white>2\n", "pass\n", "steps[0].meant: no move here is “pass”; possible are: centre:"),
        ("[4:blue>1]", "[4:green>1]", "played[0]: “green” is not a colour of this edition"),
        ("[4:blue>1]", "[4:white>1]", "played: no move here is “4:white>1”; did you mean"),
        ("plays: 3:white>2", "plays: star1.1:red", "steps[0].plays: no move here is “star1.1:red”"),
        ("disc/1/white", "disc/3/white", "steps[0].point[0]: nothing lies there at this step"),
        ("disc/1/white", "disc/77", "steps[0].point[0]: nothing lies there at this step"),
        ("line/2]", "line/6]", "steps[0].point[1]: nothing lies there at this step"),
        ("line/2]", "hand]", "steps[0].point[1]: nothing lies there at this step"),
        ("line/2]", "button/pass]", "steps[0].point[1]: nothing lies there at this step"),
        ("line/2]", "corner/0]", "steps[0].point[1]: nothing lies there at this step"),
        ("line/2]", "supply/0]", "steps[0].point[1]: nothing lies there at this step"),
        ("line/2]", "wall/6/1]", "steps[0].point[1]: nothing lies there at this step"),
        ("line/2]", "choice/0]", "steps[0].point[1]: nothing lies there at this step"),
        ("line/2]", "line/0]", "steps[0].point[1]: nothing lies there at this step"),
        ("line/2]", "wall/1/6]", "steps[0].point[1]: “wall/1/6” names nothing on the table"),
        ("line/2]", "lane/2]", "steps[0].point[1]: “lane/2” names nothing on the table"),
        ("line/2]", "player/3/floor]", "steps[0].point[1]: nothing lies there at this step"),
        ("line/2]", "star/1/space/1]", "steps[0].point[1]: nothing lies there at this step"),
        ("[white, white]", "[white, wite]", "steps[0].tiles[1]: unknown: “wite”; did you mean “wh"),
        ("{points}", "{pionts}", "steps[0].text: unknown: “pionts”; did you mean “points”?"),
        ("{points}", "{points", "steps[0].text: its braces do not fit together"),
        ("{points}", "{points.real}", "steps[0].text: unknown: “points.real”; did you mean"),
        ("{points}", "{points!r}", "steps[0].text: a gap has a name only, such as {points}"),
        ("Take {tiles}", "Take them", "steps[0].tiles: no text of this step has a gap {tiles}"),
        ("Mine", "'{score}'", "title: unknown: “score”; possible here: "),
        ("moves: 1:white>any", "moves: 1:red>any", "steps[0].wrong[0].moves: no move here is"),
        ("order: 9", "order: 0", "order: should be from 1 to 99, not 0"),
        ("order: 9", "order: 9\nvariant: gray", "variant: azul has no variant “gray”; it has: "),
        ("order: 9", "order: 9\ndiscs: special", "discs: azul has no special discs"),
        (
            "order: 9",
            "order: 9\ndiscs: odd",
            "discs: unknown: “odd”; possible here: plain, special",
        ),
        ("order: 9", "order: 9\nplayers: 5", "players: should be from 2 to 4, not 5"),
        ("order: 9", "order: 9\nfirst: 2", "first: should be from 0 to 1, not 2"),
        ("order: 9", "order: 9\nfirst: 1", "steps[0].meant: another player is to move here"),
        ("seed: 63", "seed: -1", "seed: should be from 0 to"),
        ("format: 1", "format: 2", "format: should be 1, not 2"),
        ("1:white>2\n", "any\n", "steps[0].wrong[0].moves: no move here is"),
    ],
)
def test_what_is_wrong_is_told(tmp_path: Path, old: str, new: str, told: str) -> None:
    assert old in MINE
    found = problems(tmp_path, MINE.replace(old, new, 1))
    assert any(told in line for line in found), found


def test_answers_need_a_move_that_is_meant(tmp_path: Path) -> None:
    text = MINE.replace("    meant: 1:white>2\n", "").replace(": +{points}", "")
    told = "steps[0].wrong: there is no “meant” here, so there can be no “wrong”"
    assert problems(tmp_path, text) == [told]


def test_everything_is_told_at_once(tmp_path: Path) -> None:
    text = MINE.replace("order: 9", "order: 900").replace("minutes: 2", "minutes: x")
    assert len(problems(tmp_path, text.replace("heading:", "head:"))) == 4


def test_too_many_ways_are_refused(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Nobody could have thought of all positions to which they lead."""
    text = MINE[: MINE.index("    wrong")].replace("meant: 1:white>2", "meant: 1:white>2 any")
    loaded(tmp_path, text)
    monkeypatch.setattr(walk, "MAX_WAYS", 5)
    (found,) = problems(tmp_path, text)
    assert found.startswith("steps[0].meant: too many moves are meant; positions after them: at")


@pytest.mark.parametrize("text", ["", "[]", "a: &b 1\nc: *b", "x" * 300_000, "!!python/name:os.x"])
def test_what_is_no_lesson_is_told(tmp_path: Path, text: str) -> None:
    assert problems(tmp_path, text)


def test_words_for_each_language(tmp_path: Path) -> None:
    text = MINE.replace("title: Mine", "title: {en: Mine, uk: Моє}")
    lesson = loaded(tmp_path, text.replace("Take {tiles}", "{uk: 'Візьміть {tiles}', en: Take}"))
    set_language("uk")
    assert LessonRun(lesson).telling().heading.text == "Візьміть {tiles}"
    set_language("en")
    assert LessonRun(lesson).telling().heading.text == "Take"


def test_lessons_of_the_user_are_found(tmp_path: Path) -> None:
    written(tmp_path, MINE, "lessons/mine.yaml")
    written(tmp_path, MINE, "lessons/other.yaml")
    broken = written(tmp_path, "format: 3", "lessons/broken.yaml")
    found = installed_lessons(installed(), tmp_path)
    assert [lesson.id for lesson in found.all if lesson.id not in LESSONS] == ["mine"]
    told = {file.name: problems[0].message for file, problems in found.problems.items()}
    assert told["other.yaml"] == "there is another lesson with this id"
    assert broken.name in told


def test_no_lessons_without_a_file(tmp_path: Path) -> None:
    found = Lessons([tmp_path / "nothing.yaml"], installed())
    assert found.all == []
    assert len(found.problems) == 1
