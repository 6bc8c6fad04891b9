"""Every bundled lesson: it can be completed, answers whatever is done, and never gets stuck."""

import re

import pytest

from azul_desktop.core.events import RoundEnded
from azul_desktop.core.trace import trace_record
from azul_desktop.languages.speech import set_language
from azul_desktop.teaching.lesson import LEARNER, Lesson
from azul_desktop.teaching.run import LessonRun
from tests.games import EDITIONS
from tests.oracle import Referee
from tests.teaching.lessons import FILES, FIRST, FOUND, LESSONS, at_every_step, complete, text_of

each = pytest.mark.parametrize("lesson", LESSONS.values(), ids=LESSONS)
first = pytest.mark.parametrize("lesson", FIRST.values(), ids=FIRST)
MOST_STEPS, MOST_WORDS = 14, 22
MOST_WORDS_LATER = 26


def words(run: LessonRun) -> int:
    """How many words a step has; a picture of tiles counts as one."""
    return sum(len(part.text.split()) for part in run.telling())


def test_all_files_are_right() -> None:
    assert FOUND.problems == {}
    assert len(LESSONS) == len(FILES)


def test_every_edition_has_lessons_in_order() -> None:
    for edition in EDITIONS:
        orders = [lesson.order for lesson in FOUND.all if lesson.edition == edition]
        assert orders == list(range(1, len(orders) + 1))
        assert len(orders) >= 3


@each
def test_it_can_be_completed(lesson: Lesson) -> None:
    run = LessonRun(lesson)
    complete(run)
    assert run.is_done


@each
def test_it_can_be_resumed_at_every_step(lesson: Lesson) -> None:
    told = []
    run = LessonRun(lesson)
    while not run.is_done:
        told.append((run.telling(), run.session.record.moves[:]))
        run.skip()
    for number, resumed in enumerate(at_every_step(lesson)):
        assert (resumed.telling(), resumed.session.record.moves) == told[number]
        complete(resumed)
    assert LessonRun(lesson, len(lesson.steps)).is_done


@each
def test_back_leads_through_all_steps(lesson: Lesson) -> None:
    run = LessonRun(lesson, len(lesson.steps))
    for number in reversed(range(len(lesson.steps))):
        run.back()
        assert run.at == number
        assert run.session.record.moves == LessonRun(lesson, number).session.record.moves
    run.back()
    assert run.at == 0


@each
def test_every_other_move_is_answered_and_taken_back(lesson: Lesson) -> None:
    for run in at_every_step(lesson):
        if run.session.state.turn != LEARNER:
            assert not run.has_task
            continue
        before, told, meant = run.session.state.key(), run.telling(), run.meant()
        for move in lesson.rules.legal_moves(run.session.state):
            if move in meant:
                continue
            assert not run.play(move)
            assert run.session.record.moves[-1] == move, "it is really played"
            assert run.answer is not None
            assert len(run.answer.text) > 20, text_of(run, move)
            assert run.telling() == told, "what is to be done stays what it was"
            run.take_back()
            assert run.session.state.key() == before
        assert run.meant() == meant


@each
def test_every_move_that_counts_leads_to_the_end(lesson: Lesson) -> None:
    for number in range(len(lesson.steps)):
        for move in LessonRun(lesson, number).meant():
            run = LessonRun(lesson, number)
            assert run.play(move)
            complete(run)


@each
def test_the_oracle_agrees_with_every_move(lesson: Lesson) -> None:
    run = LessonRun(lesson)
    complete(run)
    referee = Referee()
    for line in trace_record(run.session.record):
        referee.feed(line)


@each
def test_texts_are_short_and_for_the_catalogue(lesson: Lesson) -> None:
    most = MOST_WORDS if lesson.order == 1 else MOST_WORDS_LATER
    for run in at_every_step(lesson):
        assert words(run) <= most, run.telling()
    assert all(isinstance(text, str) for text in lesson.texts)


@each
def test_no_text_names_a_colour(lesson: Lesson) -> None:
    """Pictures stand for colours: their names are not inflected, and not everybody sees them."""
    named = re.compile("|".join(rf"\b{name}\b" for name in lesson.rules.edition.colours))
    assert [text for text in lesson.texts if named.search(str(text))] == []


@first
def test_a_first_lesson_is_short_and_ends_with_a_scored_round(lesson: Lesson) -> None:
    assert len(lesson.steps) <= MOST_STEPS
    run = LessonRun(lesson)
    complete(run)
    ended = [event for step in run.session.steps for event in step.events]
    assert sum(isinstance(event, RoundEnded) for event in ended) == 1
    assert run.session.state.round == 2


@first
def test_a_first_lesson_is_mostly_done_and_not_read(lesson: Lesson) -> None:
    tasks = [step for step in lesson.steps if step.meant is not None]
    assert len(tasks) >= 5


@each
def test_something_is_to_be_done_and_pointed_at(lesson: Lesson) -> None:
    tasks = [step for step in lesson.steps if step.meant is not None]
    assert tasks
    assert all(step.point for step in tasks)


@each
@pytest.mark.parametrize("code", ["uk", "ru", "pl"])
def test_it_can_be_completed_in_every_language(lesson: Lesson, code: str) -> None:
    set_language(code)
    for run in at_every_step(lesson):
        assert all(part.text for part in run.telling())
    complete(LessonRun(lesson))


def test_a_move_at_a_step_that_only_tells_is_answered() -> None:
    run = LessonRun(next(iter(FIRST.values())))
    assert not run.has_task
    assert not run.play(run.lesson.rules.legal_moves(run.session.state)[0])
    assert run.answer is not None
    run.next()
    assert (run.at, len(run.session.steps)) == (1, 0)
