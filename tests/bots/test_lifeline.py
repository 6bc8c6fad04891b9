"""Whoever is killed takes its bots and engines along, even those that hear nothing."""

import os
import signal
import subprocess
import sys
import time
from pathlib import Path
from textwrap import dedent
from uuid import uuid4

import pytest

from azul_desktop.bots.base import Budget
from azul_desktop.bots.external import ExternalBot
from azul_desktop.bots.worker import Worker
from tests.bots.engines import engine
from tests.bots.odd_workers import serve_odd_bots
from tests.bots.processes import alive, marked_with, seconds_used, tree_of, wait_for
from tests.bots.test_worker import ROOT, SOON, answer, ask
from tests.games import EDITIONS, KINDS

pytestmark = pytest.mark.skipif(sys.platform != "linux", reason="looks at processes as Linux does")
RULES = KINDS[0].rules
STATE = RULES.initial(KINDS[0].players, 1)
ONE_OF_EACH = {edition.family: edition.id for edition in EDITIONS.values()}.values()
A_MOMENT = 4.0
"""Seconds that whoever was left behind may live: a few tenths, but more on a busy machine."""


class Home:
    """A folder of the user's, and a mark by which all that was started with it is found."""

    def __init__(self, folder: Path) -> None:
        self.mark = uuid4().hex
        self.environment = {
            **os.environ,
            "AZUL_DESKTOP_HOME": str(folder),
            "MARK": self.mark,
            "PYTHONPATH": str(ROOT),
            "SDL_VIDEODRIVER": "dummy",
            "SDL_AUDIODRIVER": "dummy",
        }

    def start(self, *words: str) -> "subprocess.Popen[bytes]":
        return subprocess.Popen([sys.executable, *words], env=self.environment, cwd=ROOT)


@pytest.fixture
def home(tmp_path: Path) -> Home:
    return Home(tmp_path)


def kill(program: "subprocess.Popen[bytes]", home: Home) -> None:
    """End it without a word; a moment later nobody that it started is there."""
    family = tree_of(program.pid) | marked_with(home.mark)
    program.send_signal(signal.SIGKILL)
    program.wait()
    end = time.monotonic() + A_MOMENT
    while (left := alive(family | marked_with(home.mark))) and time.monotonic() < end:
        time.sleep(0.02)
    for pid in left:  # a failed test leaves nothing behind either
        os.kill(pid, signal.SIGKILL)
    assert not left


def test_a_bot_in_deep_thought_ends_with_the_window(home: Home) -> None:
    edition = next(iter(EDITIONS))
    seats = "grandmaster@20000,grandmaster@20000"
    window = home.start("-m", "azul_desktop", "--edition", edition, "--seats", seats)
    wait_for(lambda: any(seconds_used(pid) > 1 for pid in tree_of(window.pid) - {window.pid}))
    kill(window, home)


@pytest.mark.parametrize("edition", ONE_OF_EACH)
def test_a_search_lets_the_thread_run_that_ends_it(home: Home, edition: str) -> None:
    """As on systems that do not end it themselves; compiled, a search lets none by itself."""
    program = f"""
        import time
        from azul_desktop.bots import worker
        from azul_desktop.bots.base import Budget
        from tests.games import KINDS
        if __name__ == "__main__":
            worker.main_thread = lambda: None
            rules = next(kind.rules for kind in KINDS if kind.edition.id == {edition!r})
            budget = Budget(milliseconds=20_000)
            worker.Worker().ask("grandmaster", rules, rules.initial(2, 1), 1, budget)
            time.sleep(60)
    """
    owner = home.start("-c", dedent(program))
    wait_for(lambda: any(seconds_used(pid) > 1.5 for pid in tree_of(owner.pid) - {owner.pid}))
    kill(owner, home)


def test_a_bot_that_lets_no_thread_run_ends_with_the_one_who_asked(
    home: Home, tmp_path: Path
) -> None:
    program = """
        import sys, time
        from tests.bots.test_worker import Worker, ask, serve_odd_bots
        ask(Worker(serve_odd_bots), f"deaf:{sys.argv[1]}")
        time.sleep(60)
    """
    thought = tmp_path / "thought"
    owner = home.start("-c", dedent(program), str(thought))
    wait_for(thought.exists)
    kill(owner, home)


def test_a_worker_outlives_the_thread_that_asked(monkeypatch: pytest.MonkeyPatch) -> None:
    from threading import Thread

    monkeypatch.delattr(sys.modules["__main__"], "__file__", raising=False)
    worker = Worker(serve_odd_bots, grace=SOON)
    thread = Thread(target=ask, args=(worker, "last"))
    thread.start()
    thread.join()
    assert worker._running is not None
    pid = worker._running.process.pid
    answer(worker)
    ask(worker, "last")
    answer(worker)
    assert worker._running.process.pid == pid
    assert worker.problem == ""
    worker.close()


def test_all_that_an_engine_started_ends_with_it(monkeypatch: pytest.MonkeyPatch) -> None:
    mark = uuid4().hex
    monkeypatch.setenv("MARK", mark)
    bot = ExternalBot(engine("runaway"))
    bot.choose(RULES, STATE, Budget(milliseconds=5000))
    family = marked_with(mark) - {os.getpid()}
    assert len(family) >= 5, "it should have started some"
    bot.close()
    left = alive(family) - tree_of(os.getpid())
    for pid in left:
        os.kill(pid, signal.SIGKILL)
    assert not left


def test_all_that_an_engine_started_ends_with_the_one_who_asked(home: Home) -> None:
    program = f"""
        import time
        from azul_desktop.bots.base import Budget
        from azul_desktop.bots.external import ExternalBot
        from tests.bots.test_lifeline import RULES, STATE
        if __name__ == "__main__":
            bot = ExternalBot({engine("runaway") + " stay"!r})
            bot.choose(RULES, STATE, Budget(milliseconds=60_000))
    """
    owner = home.start("-c", dedent(program))
    wait_for(lambda: len(marked_with(home.mark)) >= 7)
    time.sleep(0.5)
    kill(owner, home)


def test_an_engine_in_the_window_ends_with_it(home: Home, tmp_path: Path) -> None:
    edition = next(iter(EDITIONS))
    command = engine("runaway") + " stay"
    seats = f'"external:{command}",novice'
    window = home.start("-m", "azul_desktop", "--edition", edition, "--seats", seats, "--seed", "1")
    wait_for(lambda: len(marked_with(home.mark)) >= 6)
    time.sleep(0.5)
    kill(window, home)
