"""Numbers that lessons say in words are those of the rules; all others are filled in by them."""

import re
from collections.abc import Callable

import pytest

from azul_desktop.core.star.rules import StarRules
from azul_desktop.core.state import State
from azul_desktop.core.wall.rules import WallRules
from azul_desktop.teaching.lesson import Lesson
from azul_desktop.teaching.run import LessonRun
from azul_desktop.teaching.words import NUMBERS
from tests.teaching.lessons import LESSONS, at_every_step

each = pytest.mark.parametrize("lesson", LESSONS.values(), ids=LESSONS)
_NAMED = re.compile(r"\b([Ll]ine|row|[Cc]olumn|[Tt]he|this|with) \d")
"""What is a name and no amount: line 2, column 1, the 4 of a star."""


def star(lesson: str) -> StarRules:
    rules = LESSONS[lesson].rules
    assert isinstance(rules, StarRules)
    return rules


def at(lesson: str, words: str) -> State:
    """The position at the step of a lesson that says something."""
    for run in at_every_step(LESSONS[lesson]):
        if any(words in part.text for part in run.telling()):
            return run.session.state
    raise AssertionError(f"no step of {lesson} says “{words}”")


def hand(lesson: str, words: str) -> int:
    state = at(lesson, words)
    return sum(LESSONS[lesson].rules.view(state.boards[0]).hand)


def taken_after(lesson: str, words: str) -> int:
    """How many tiles from the supply the move of a step wins."""
    for run in at_every_step(LESSONS[lesson]):
        if any(words in part.text for part in run.telling()):
            return run.lesson.rules.apply(run.session.state, run.meant()[0]).due
    raise AssertionError


FACTS: list[tuple[str, str, Callable[[str, str], bool]]] = [
    ("azul-round", "Two tiles fill", lambda name, _: _capacity(name, 2) == 2),
    ("azul-mini-round", "One tile fills", lambda name, _: _capacity(name, 1) == 1),
    ("chocolatier-round", "One tile fills", lambda name, _: _capacity(name, 1) == 1),
    ("summer-pavilion-round", "up to four", lambda name, _: star(name).board.keep == 4),
    ("summer-pavilion-round", "There are six", lambda name, _: star(name).rounds == 6),
    ("summer-pavilion-keeping", "Four tiles can wait", lambda name, _: star(name).board.keep == 4),
    ("summer-pavilion-keeping", "You hold six", lambda *step: hand(*step) == 6),
    ("summer-pavilion-keeping", "Four are left", lambda *step: hand(*step) == 4),
    ("summer-pavilion-keeping", "Keep all four", lambda *step: hand(*step) == 4),
    ("summer-pavilion-jokers", "Use one where", lambda *step: hand(*step) == 6),
    ("summer-pavilion-pillars", "a tile from", lambda *step: taken_after(*_task(step)) == 1),
    ("summer-pavilion-windows", "three tiles from", lambda *step: taken_after(*step) == 3),
    ("summer-pavilion-windows", "Three tiles are", lambda *step: at(*step).due == 3),
    ("azul-end", "The fifth of its colour", lambda *_: _colour_bonus()),
    ("azul-runs", "Five down, two across", lambda *_: _points("azul-runs", 1) == 5 + 2),
    ("azul-leave", "Two piles are left", lambda *step: _piles(at(*step)) == 2),
    ("azul-mini-slides", "Now: 4", lambda *step: at(*step).boards[0][0] == 4),
    ("chocolatier-magnet", "Two more were here", lambda *step: _most(at(*step)) == 4),
    ("chocolatier-spread", "Take all four", lambda *step: _most(at(*step)) == 4),
]


def _capacity(lesson: str, line: int) -> int:
    rules = LESSONS[lesson].rules
    return rules.view(LESSONS[lesson].record().start().boards[0]).lines[line - 1].capacity


def _task(step: tuple[str, str]) -> tuple[str, str]:
    return step[0], "One space is left"


def _colour_bonus() -> bool:
    """The fifth tile of a colour is laid when the game ends, and that bonus is the highest."""
    run = LessonRun(LESSONS["azul-end"], len(LESSONS["azul-end"].steps) - 2)
    text = run.telling().text.text
    rows, columns, colours = (int(number) for number in re.findall(r"\+(\d+)", text))
    return colours > columns > rows > 0


def _points(lesson: str, number: int) -> object:
    return LessonRun(LESSONS[lesson], number)._numbers()["points"]


def _piles(state: State) -> int:
    return sum(count > 0 for count in state.sources)


def _most(state: State) -> int:
    return max(state.sources)


@pytest.mark.parametrize(("lesson", "words", "holds"), FACTS, ids=[words for _, words, _ in FACTS])
def test_what_is_said_in_words_is_true(
    lesson: str, words: str, holds: Callable[[str, str], bool]
) -> None:
    at(lesson, words)
    assert holds(lesson, words)


def values(lesson: str, words: str) -> dict[str, object]:
    """What stands in the gaps at the step of a lesson that says something."""
    for run in at_every_step(LESSONS[lesson]):
        if any(words in part.text for part in run.telling()):
            return run._numbers()
    raise AssertionError(f"no step of {lesson} says “{words}”")


@pytest.mark.parametrize("lesson", ["azul-round", "azul-mini-round", "chocolatier-round"])
def test_the_points_of_tiles_are_added_up(lesson: str) -> None:
    found = values(lesson, "Runs bring points")
    assert sum(map(int, str(found["sum"]).split("+"))) == found["tile"]
    assert str(found["sum"]).count("+") == 3, "four lines were filled"


def test_what_the_floor_costs_is_told_while_the_marker_lies_there() -> None:
    assert values("azul-round", "The marker lies on your floor")["owed"] == -1
    assert values("azul-round", "Now your opponent moves")["owed"] == 0


def test_lessons_tell_what_the_rules_give() -> None:
    wall, rules = values("azul-round", "You know a round"), LESSONS["azul-round"].rules
    assert isinstance(rules, WallRules)
    worth = rules.board.row_bonus, rules.board.column_bonus, rules.board.colour_bonus
    assert (wall["each_row"], wall["each_column"], wall["each_colour"]) == worth
    found = values("summer-pavilion-round", "Tiles from the supply")
    assert (found["pillar"], found["statue"], found["window"]) == (1, 2, 3)
    assert found["each_star"] == "12–20"
    assert wall["each_star"] == 0


@pytest.mark.parametrize("kind", ["pillar", "statue", "window"])
def test_features_bring_what_lessons_say(kind: str) -> None:
    board = star("summer-pavilion-pillars").board
    tiles = {
        board.features[index].tiles
        for index in range(len(board.features))
        if board.feature_name(index).startswith(kind)
    }
    assert tiles == {{"pillar": 1, "statue": 2, "window": 3}[kind]}


@each
def test_digits_are_names_of_places_only(lesson: Lesson) -> None:
    for text in lesson.texts:
        assert not re.search(r"\d", _NAMED.sub("", str(text))), text


@each
def test_no_number_that_is_filled_in_is_nothing(lesson: Lesson) -> None:
    """A gap says what happens; a nought would teach nothing (a score may be one)."""
    for run in at_every_step(lesson):
        values = run._numbers()
        for text in run.step.texts:
            for name in set(re.findall(r"\{(\w+)\}", str(text))) & set(NUMBERS):
                assert values[name] != 0 or name in ("score", "rival"), (run.at, name)
