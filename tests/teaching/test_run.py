"""How a lesson goes on: moves, answers, taking back, skipping."""

import pytest

from azul_desktop.coach.log import Kind
from azul_desktop.core.errors import UserError
from azul_desktop.core.notation import parse_move
from azul_desktop.core.record import HUMAN
from azul_desktop.teaching.lesson import RIVAL
from azul_desktop.teaching.run import LessonRun
from tests.teaching.lessons import LESSONS, complete


def run_at(number: int, lesson: str = "azul-round") -> LessonRun:
    return LessonRun(LESSONS[lesson], number)


def made(run: LessonRun, text: str) -> bool:
    return run.play(parse_move(run.lesson.rules.edition, text))


def test_a_meant_move_leads_on_and_the_opponent_moves() -> None:
    run = run_at(1)
    assert made(run, "4:blue>1")
    assert (run.at, len(run.session.steps)) == (2, 2)
    assert run.session.state.turn == 0


@pytest.mark.parametrize(
    ("move", "answer"),
    [
        ("4:red>1", "This line has no room for all of it. What falls to the floor: −1."),
        ("4:blue>floor", "All of it falls to the floor: −1."),
        ("4:blue>3", "This line is not full yet, so it brings nothing. Another move brings +1."),
        ("0:red>1", "In points that is no worse. This step practises another move."),
    ],
)
def test_another_move_is_answered_with_the_reason(move: str, answer: str) -> None:
    run = run_at(1)
    assert not made(run, move)
    assert run.answer is not None
    assert run.answer.text == answer
    assert run.at == 1


@pytest.mark.parametrize(
    ("step", "move", "answer"),
    [
        (0, "0:red>floor", "All of it falls to the floor: −1."),
        (0, "1:red>floor", "This costs nothing, but no line grows."),
        (0, "1:white>floor", "No line grows, and some of it falls to the floor: −2."),
        (1, "0:brown>floor", "This costs nothing, but no line grows."),
        (1, "centre:red>floor", "No line grows, and some of it falls to the floor: −2."),
    ],
)
def test_what_the_shield_catches_does_not_fall(step: int, move: str, answer: str) -> None:
    run = run_at(step, "chocolatier-shield")
    assert not made(run, move)
    assert run.answer is not None
    assert run.answer.text == answer


def test_the_answers_of_the_lesson_come_first() -> None:
    run = run_at(1, "azul-leave")
    assert not made(run, "centre:white>5")
    assert run.answer is not None
    assert run.answer.text.startswith("A good pile for you.")


def test_the_next_move_takes_back_the_one_that_was_not_meant() -> None:
    run = run_at(1)
    made(run, "4:red>1")
    made(run, "0:red>1")
    assert len(run.session.steps) == 1
    assert made(run, "4:blue>1")
    assert run.answer is None


def test_a_move_that_is_not_legal_is_refused_as_everywhere() -> None:
    run = run_at(1)
    with pytest.raises(UserError, match="not possible now"):
        made(run, "4:white>1")
    assert run.answer is None
    assert run.at == 1


def test_skipping_and_going_back_forget_an_answer() -> None:
    run = run_at(1)
    made(run, "4:red>1")
    run.skip()
    assert (run.at, run.answer) == (2, None)
    run.back()
    made(run, "4:red>1")
    run.back()
    assert (run.at, run.answer, len(run.session.steps)) == (0, None, 0)


def test_the_game_can_be_shown_by_a_table() -> None:
    run = run_at(0, "azul-mini-slides")
    assert [seat.kind for seat in run.session.record.seats] == [HUMAN, RIVAL]
    session = run.session
    complete(run)
    assert run.session is session, "whoever shows it keeps what it has"


def test_another_move_that_counts_leads_on_as_well() -> None:
    for move in ("centre:red>4", "centre:red>5"):
        run = run_at(1, "azul-mini-slides")
        assert made(run, move)
        complete(run)


def test_what_the_opponent_did_is_told_as_in_the_log() -> None:
    run = run_at(2)
    (take,) = run.news()
    assert (take.kind, take.player, take.target.index) == (Kind.TAKE, 1, 1)
    assert run_at(1).news() == []
    kinds = [entry.kind for entry in run_at(4, "summer-pavilion-round").news()]
    assert kinds == [Kind.TAKE, Kind.MARKER]


def test_the_scoring_of_a_round_is_no_news() -> None:
    (take,) = run_at(9).news()
    assert take.kind == Kind.TAKE
