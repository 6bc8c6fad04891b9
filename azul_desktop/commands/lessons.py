"""`lessons` lists what can be learnt; `check-lesson` says what is wrong with a file."""

import argparse
import sys
from pathlib import Path

from azul_desktop.catalog.loader import installed
from azul_desktop.catalog.problems import FileError
from azul_desktop.i18n import translate, translate_count
from azul_desktop.paths import user_data
from azul_desktop.teaching.lesson import Lesson
from azul_desktop.teaching.loader import installed_lessons, load_lesson
from azul_desktop.teaching.words import said


def list_lessons(_: argparse.Namespace) -> int:
    """Print every lesson, and what is wrong with the user's files that are none."""
    lessons = installed_lessons(installed(), user_data())
    for lesson in lessons.all:
        print(f"{lesson.id:<28}{lesson.edition:<18}{said(lesson.title, (), {}).text}")
    for problems in lessons.problems.values():
        for problem in problems:
            print(problem, file=sys.stderr)
    return 0


def check(arguments: argparse.Namespace) -> int:
    """Check files one by one; the exit code says whether all of them are fine."""
    code = 0
    for name in arguments.files:
        try:
            lesson = load_lesson(Path(name), installed())
        except FileError as error:
            print(error, file=sys.stderr)
            code = 2
        else:
            print(translate("{file}: fine: {facts}", file=name, facts=_facts(lesson)))
    return code


def _facts(lesson: Lesson) -> str:
    title = said(lesson.title, (), {}).text
    # Translators: {title} is the title of a lesson, {edition} a word such as azul-mini.
    return translate_count(
        "{title} ({edition}); {n} step",
        "{title} ({edition}); {n} steps",
        len(lesson.steps),
        title=title,
        edition=lesson.edition,
    )
