"""The bundled lessons, read once, and ways to go through them."""

from collections.abc import Iterator

from azul_desktop.catalog.loader import edition_files, installed
from azul_desktop.core.moves import Move
from azul_desktop.core.notation import format_move
from azul_desktop.paths import bundled
from azul_desktop.teaching.lesson import Lesson
from azul_desktop.teaching.loader import Lessons
from azul_desktop.teaching.run import LessonRun

FILES = {file.stem: file for file in edition_files(bundled("lessons"))}
FOUND = Lessons(list(FILES.values()), installed())
LESSONS = {lesson.id: lesson for lesson in FOUND.all}
FIRST = {lesson.id: lesson for lesson in FOUND.all if lesson.order == 1}


def at_every_step(lesson: Lesson) -> Iterator[LessonRun]:
    """A run of its own at each step of a lesson."""
    for number in range(len(lesson.steps)):
        yield LessonRun(lesson, number)


def complete(run: LessonRun) -> None:
    """Do what is meant to the end, by the same ways as a person."""
    while not run.is_done:
        if run.has_task:
            assert run.play(run.meant()[0])
        else:
            run.next()


def text_of(run: LessonRun, move: Move) -> str:
    return format_move(run.lesson.rules.edition, move)
