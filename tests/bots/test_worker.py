"""Bots in processes of their own: they answer as they would here, and nothing stops a game."""

import multiprocessing
import os
import signal
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from textwrap import dedent

import pytest

from azul_desktop.bots.base import Budget
from azul_desktop.bots.registry import BOT_NAMES, make_bot
from azul_desktop.bots.worker import Worker
from azul_desktop.core.moves import Move
from tests.bots.odd_workers import answer_late, serve_odd_bots
from tests.games import KINDS

ROOT = Path(__file__).resolve().parents[2]
KIND = KINDS[0]
RULES = KIND.rules
STATE = RULES.initial(KIND.players, 1)
MOVES = RULES.legal_moves(STATE)
SOON = 20.0
"""Seconds after which a test gives up; a busy machine may need some of them."""


@pytest.fixture(autouse=True)
def spare_spawned_processes_the_test_runner(monkeypatch: pytest.MonkeyPatch) -> None:
    """They would import the script that runs the tests, which takes longer than all the rest."""
    monkeypatch.delattr(sys.modules["__main__"], "__file__", raising=False)


@pytest.fixture(scope="module")
def worker() -> Iterator[Worker]:
    """One for all tests that leave it fit for the next question, since a start takes its time."""
    worker = Worker(serve_odd_bots, grace=SOON)
    yield worker
    worker.close()


def until(found: Callable[[], bool]) -> None:
    end = time.monotonic() + SOON
    while not found():
        assert time.monotonic() < end
        time.sleep(0.002)


def ask(worker: Worker, bot: str, seed: int = 1) -> int:
    return worker.ask(bot, RULES, STATE, seed, Budget())


def answer(worker: Worker) -> Move:
    answers: list[Move | None] = []

    def came() -> bool:
        answers.append(worker.poll())
        return answers[-1] is not None

    until(came)
    assert answers[-1] is not None
    return answers[-1]


def processes() -> set[int]:
    return {process.pid for process in multiprocessing.active_children() if process.pid}


def kill_the_process() -> None:
    (process,) = multiprocessing.active_children()
    process.kill()
    process.join()


def test_a_worker_answers_as_the_bot_would_here() -> None:
    worker = Worker(grace=SOON)
    for kind in KINDS:
        state = kind.rules.initial(kind.players, 5)
        for name in BOT_NAMES:
            few = Budget(simulations=4)
            worker.ask(name, kind.rules, state, 3, few)
            seen = kind.rules.redeal(state, 3)
            assert answer(worker) == make_bot(name, 3).choose(kind.rules, seen, few)
            assert worker.problem == ""
    worker.close()


def test_one_process_starts_with_the_first_question_and_ends_with_close() -> None:
    before = processes()
    worker = Worker(grace=SOON)
    assert worker.poll() is None
    assert processes() == before
    ids = {ask(worker, "greedy")}
    started = processes() - before
    assert len(started) == 1
    for _ in range(3):
        assert worker.is_thinking
        assert answer(worker) in MOVES
        assert worker.poll() is None
        ids.add(ask(worker, "greedy"))
        assert processes() - before == started
    assert len(ids) == 4
    worker.close()
    assert not worker.is_thinking
    assert processes() == before


def test_a_bot_never_sees_the_real_future(worker: Worker) -> None:
    answers = set()
    for hidden in range(5):
        worker.ask("peek", RULES, RULES.redeal(STATE, hidden), 7, Budget())
        answers.add(answer(worker))
    assert answers == {MOVES[7 % len(MOVES)]}


def test_the_answer_to_an_older_question_is_dropped() -> None:
    worker = Worker(answer_late, grace=SOON)
    ask(worker, "any")
    assert answer(worker) == MOVES[-1]
    worker.close()


def test_an_answer_that_nobody_wants_any_more_is_dropped(worker: Worker, tmp_path: Path) -> None:
    thought = tmp_path / "thought"
    ask(worker, f"peek:{thought}", 0)
    until(thought.exists)
    time.sleep(0.1)  # now the answer is most likely there
    worker.cancel()
    assert not worker.is_thinking
    assert worker.poll() is None
    ask(worker, "last")
    assert answer(worker) == MOVES[-1] != MOVES[0]


def test_cancel_ends_a_long_thought_at_once(worker: Worker, tmp_path: Path) -> None:
    thought = tmp_path / "thought"
    ask(worker, f"hang:{thought}")
    until(thought.exists)
    worker.cancel()
    assert not worker.is_thinking
    assert not processes()
    ask(worker, "last")
    assert answer(worker) == MOVES[-1]
    assert worker.problem == ""


def test_a_new_question_replaces_the_one_before(worker: Worker) -> None:
    ask(worker, "hang")
    ask(worker, "last")
    assert answer(worker) == MOVES[-1]


def test_a_process_killed_in_mid_thought_is_replaced(worker: Worker, tmp_path: Path) -> None:
    thought = tmp_path / "thought"
    ask(worker, f"hang:{thought}")
    until(thought.exists)
    kill_the_process()
    assert answer(worker) == MOVES[-1]
    assert "process ended" in worker.problem


def test_a_process_that_died_between_two_questions_is_replaced(worker: Worker) -> None:
    ask(worker, "last")
    answer(worker)
    kill_the_process()
    ask(worker, "last")
    assert answer(worker) == MOVES[-1]
    assert worker.problem == ""


@pytest.mark.parametrize(
    ("oddity", "problem"),
    [("die", "process ended"), ("fail", "ValueError: no idea"), ("cheat", "not a legal move")],
)
def test_who_fails_is_asked_again(
    worker: Worker, tmp_path: Path, oddity: str, problem: str
) -> None:
    ask(worker, f"{oddity}:{tmp_path / 'once'}")
    assert answer(worker) == MOVES[-1]
    assert problem in worker.problem


def test_who_fails_twice_makes_any_legal_move() -> None:
    worker = Worker(grace=SOON)
    ask(worker, "gready")
    assert answer(worker) in MOVES
    assert "unknown bot “gready”" in worker.problem
    ask(worker, "greedy")
    assert worker.problem == ""
    worker.close()


def test_a_bot_that_hangs_is_not_waited_for() -> None:
    before = processes()
    worker = Worker(serve_odd_bots, grace=0.1)
    begun = time.monotonic()
    worker.ask("hang", RULES, STATE, 1, Budget(milliseconds=100))
    assert answer(worker) in MOVES
    assert 0.4 <= time.monotonic() - begun < SOON
    assert "too long" in worker.problem
    assert processes() == before


def test_no_process_at_all_does_not_stop_the_game(monkeypatch: pytest.MonkeyPatch) -> None:
    def refuse(process: object) -> None:
        raise OSError("too many processes")

    monkeypatch.setattr("multiprocessing.context.SpawnProcess.start", refuse)
    worker = Worker(grace=SOON)
    ask(worker, "greedy")
    assert answer(worker) in MOVES
    assert worker.problem
    worker.close()


posix_only = pytest.mark.skipif(sys.platform == "win32", reason="signals as POSIX has them")


@posix_only
def test_an_interrupt_is_for_the_window_alone(worker: Worker) -> None:
    ask(worker, "last")
    answer(worker)
    (pid,) = processes()
    os.kill(pid, signal.SIGINT)
    ask(worker, "last")
    assert answer(worker) == MOVES[-1]
    assert processes() == {pid}
    assert worker.problem == ""


@posix_only
def test_a_process_ends_in_mid_thought_with_the_one_who_asked(tmp_path: Path) -> None:
    program = """
        import os, pathlib, sys
        from tests.bots.test_worker import Worker, ask, serve_odd_bots, until
        thought = pathlib.Path(sys.argv[1])
        ask(Worker(serve_odd_bots), f"hang:{thought}")
        until(thought.exists)
        os._exit(0)
    """
    command = [sys.executable, "-c", dedent(program), str(tmp_path / "thought")]
    # Both write to one pipe, and `run` returns when neither holds it any more.
    ran = subprocess.run(command, capture_output=True, cwd=ROOT, timeout=SOON, check=True)
    assert ran.stdout == ran.stderr == b""
