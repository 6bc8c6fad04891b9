"""Programs at the table of a window: asked and polled, interrupted at once, never waited for."""

import time
from collections.abc import Callable, Iterator

import pytest

from azul_desktop.bots.base import Budget
from azul_desktop.bots.external_worker import ExternalWorker
from tests.bots.engines import engine
from tests.games import KINDS

RULES = KINDS[0].rules
STATE = RULES.initial(2, 1)
MOVES = RULES.legal_moves(STATE)
SOON = 20.0


@pytest.fixture
def worker() -> Iterator[ExternalWorker]:
    worker = ExternalWorker()
    yield worker
    worker.close()


def ask(worker: ExternalWorker, oddity: str = "", milliseconds: int = 200) -> None:
    kind = f"external:{engine(oddity)}"
    worker.ask(kind, RULES, STATE, 1, Budget(milliseconds=milliseconds))


def until(found: Callable[[], bool]) -> None:
    end = time.monotonic() + SOON
    while not found():
        assert time.monotonic() < end
        time.sleep(0.005)


def answer(worker: ExternalWorker) -> int | None:
    moves: list[int] = []

    def came() -> bool:
        move = worker.poll()
        if move is not None:
            moves.append(move)
        return not worker.is_thinking

    until(came)
    return moves[0] if moves else None


def test_a_program_answers(worker: ExternalWorker) -> None:
    assert worker.poll() is None
    for _ in range(2):
        ask(worker)
        assert worker.is_thinking
        assert answer(worker) == MOVES[-1]
        assert worker.problem is None
        assert worker.poll() is None


def test_asking_takes_no_time(worker: ExternalWorker) -> None:
    began = time.monotonic()
    ask(worker, "silent", 60_000)
    assert worker.poll() is None
    worker.cancel()
    assert not worker.is_thinking
    assert time.monotonic() - began < 2.0


@pytest.mark.parametrize(("oddity", "why"), [("die", "it ended"), ("illegal", "not a legal move")])
def test_what_goes_wrong_is_told(worker: ExternalWorker, oddity: str, why: str) -> None:
    ask(worker, oddity)
    assert answer(worker) is None
    assert why in str(worker.problem)


def test_after_a_cancel_the_next_question_is_answered(worker: ExternalWorker) -> None:
    for pause in (0.0, 0.3):
        ask(worker, "hang", 60_000)
        time.sleep(pause)
        worker.cancel()
        assert worker.poll() is None
        ask(worker)
        assert answer(worker) == MOVES[-1]
