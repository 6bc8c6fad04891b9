"""Every lesson in a window: all languages by hand, all sizes, and all moves that are not meant.

`python -m tests.attacks.lessons` takes about half an hour; a case is a lesson in one of these ways.
"""

import sys
import tempfile
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from typing import NamedTuple

from azul_desktop.languages.speech import LANGUAGES
from azul_desktop.teaching.lesson import Lesson
from azul_desktop.ui.scenes.lesson.scene import LessonScene
from tests.attacks.report import Report, arguments, chosen
from tests.teaching.lessons import LESSONS, text_of
from tests.ui.pilot import Pilot
from tests.ui.scenes.lesson.taking import (
    OFF,
    at_every_step,
    complete,
    faults,
    lesson_of,
    opened,
    speaking,
    until_it_speaks,
)
from tools.locale.pseudo import PSEUDO, speak_language

SIZES = ((1024, 768), (1280, 720), (1366, 768), (1920, 1080), (3840, 2160))


class Case(NamedTuple):
    """A lesson, and what is tried with it."""

    lesson: Lesson
    name: str
    attempt: Callable[[Path, Lesson], None]


def cases() -> list[Case]:
    """Everything that is tried."""
    return [Case(lesson, name, attempt) for name, attempt in _ways() for lesson in LESSONS.values()]


def _ways() -> Iterator[tuple[str, Callable[[Path, Lesson], None]]]:
    yield "other moves", other_moves
    for code in (*LANGUAGES, PSEUDO):
        for size in SIZES:
            yield f"laid out in {code} at {size}", _laid_out(size, code)
    for code in LANGUAGES:
        yield f"taken in {code}", _taken(code)


def _taken(code: str) -> Callable[[Path, Lesson], None]:
    def attempt(home: Path, lesson: Lesson) -> None:
        with speaking(code):
            pilot = opened(home, lesson, code=code)
            complete(pilot)
            assert lesson_of(pilot).run.is_done

    return attempt


def _laid_out(size: tuple[int, int], code: str) -> Callable[[Path, Lesson], None]:
    def attempt(home: Path, lesson: Lesson) -> None:
        with speaking(code):
            pilot = Pilot(home, size=size, settings=OFF)
            speak_language(code)
            found = [
                f"step {scene.run.at}: {fault}"
                for scene in at_every_step(pilot, lesson)
                for fault in faults(scene)
            ]
            assert not found, "\n".join(found)

    return attempt


def other_moves(home: Path, lesson: Lesson) -> None:
    """At every step every legal move that is not meant is made, answered, and taken back."""
    pilot = Pilot(home, settings=OFF)
    for scene in at_every_step(pilot, lesson):
        if not scene.run.is_done:
            try_others(pilot, scene)


def try_others(pilot: Pilot, scene: LessonScene) -> None:
    """All of them at the step that a lesson is at."""
    run = scene.run
    meant, before = run.meant(), scene.session.state.key()
    at, moves = run.at, list(scene.session.record.moves)
    for move in run.lesson.rules.legal_moves(scene.session.state):
        if move in meant or scene.session.state.turn != 0:
            continue
        what = f"step {at}, {text_of(run, move)}"
        scene.make(move)
        until_it_speaks(pilot, scene)
        assert run.at == at, what
        answer = run.answer
        assert answer is not None, what
        assert answer.text.strip(), what
        assert scene.session.record.moves == [*moves, move], what
        assert not faults(scene), f"{what}: {faults(scene)}"
        scene.go_on()
        until_it_speaks(pilot, scene)
        assert run.answer is None, what
        assert scene.session.state.key() == before, what


def attack(numbers: Sequence[int], seed: int = 1) -> Report:
    """Try these cases."""
    everything = cases()
    report = Report("lessons", len(numbers), seed)
    for number in numbers:
        case = everything[number]
        with tempfile.TemporaryDirectory() as folder:
            try:
                case.attempt(Path(folder), case.lesson)
            except AssertionError as error:
                report.fail(number, f"{case.lesson.id}, {case.name}: {error}")
            else:
                report.note(case.name.split(" in ")[0])
    return report


def main(given: Sequence[str] | None = None) -> int:
    """The long form."""
    return attack(chosen(arguments("lessons", len(cases()), given))).finish()


if __name__ == "__main__":
    sys.exit(main())
