"""A bot that thinks in a process of its own, so that the window never waits for it.

The window asks, polls once a frame and may change its mind; the process gets a redealt state and
nothing else of the game. Whatever happens to it, the one who asked gets a legal move.
"""

import signal
import sys
import traceback
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass, replace
from functools import lru_cache
from multiprocessing import get_context
from multiprocessing.process import BaseProcess
from threading import current_thread, main_thread
from time import monotonic
from typing import NamedTuple

from azul_desktop.bots.base import Bot, Budget
from azul_desktop.bots.greedy import GreedyBot
from azul_desktop.bots.job import Job
from azul_desktop.bots.lifeline import end_with_parent
from azul_desktop.bots.registry import make_bot
from azul_desktop.core.edition import Edition, Options
from azul_desktop.core.families import build
from azul_desktop.core.moves import Move
from azul_desktop.core.rules import Rules
from azul_desktop.core.state import State

if sys.platform == "win32":
    from multiprocessing.connection import PipeConnection as Connection
else:
    from multiprocessing.connection import Connection

_GRACE = 5.0
"""Seconds beyond its budget before a bot counts as hung: a busy machine starts processes slowly."""
_UNTIMED = 60.0
"""Seconds for a budget of simulations, which says nothing about time."""
_LAST_BREATH = 1.0
"""Seconds to wait until a killed process is gone."""

_rules_of = lru_cache(maxsize=8)(build)


class Question(NamedTuple):
    """What the process is asked: a position with a made-up future, and who is to decide it how."""

    id: int
    bot: str
    edition: Edition
    options: Options
    state: State
    seed: int
    budget: Budget


class Answer(NamedTuple):
    """What the process answers to the question of that id: a move, or what went wrong."""

    id: int
    move: Move | None
    problem: str = ""


def serve(pipe: Connection, make: Callable[[str, int], Bot] = make_bot) -> None:
    """Answer questions until the other end of the pipe is closed: all that the process does."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl+C is for the window
    with suppress(EOFError, OSError):
        while True:
            pipe.send(_think(pipe.recv(), make))


def _begin(target: Callable[[Connection], None], pipe: Connection, tied: bool) -> None:
    """Serve, and end even in the middle of a thought when the window's process is gone."""
    end_with_parent(tied=tied)
    target(pipe)


def _think(question: Question, make: Callable[[str, int], Bot]) -> Answer:
    try:
        rules = _rules_of(question.edition, question.options)
        bot = make(question.bot, question.seed)
        return Answer(question.id, bot.choose(rules, question.state, question.budget))
    except Exception:
        return Answer(question.id, None, traceback.format_exc())


def _has_mail(pipe: Connection) -> bool:
    try:
        return pipe.poll()
    except OSError:  # on Windows: the other end is gone
        return False


class _Running(NamedTuple):
    process: BaseProcess
    pipe: Connection
    job: Job


@dataclass(slots=True)
class _Pending:
    """A question that waits for its answer."""

    question: Question
    rules: Rules
    deadline: float = 0.0
    repeated: bool = False


class Worker:
    """One seat's bot in a process that starts with the first question and then stays.

    A process that dies, hangs or answers nonsense is replaced and asked once more; if that fails
    too, the apprentice moves so that the game goes on. No method raises or waits for a bot.
    """

    def __init__(
        self, target: Callable[[Connection], None] = serve, *, grace: float = _GRACE
    ) -> None:
        self.problem = ""
        """What went wrong with the last question, for the log; empty if nothing did."""
        self._target = target
        self._grace = grace
        self._running: _Running | None = None
        self._pending: _Pending | None = None
        self._asked = 0

    @property
    def is_thinking(self) -> bool:
        """Whether an answer is awaited."""
        return self._pending is not None

    def ask(self, bot: str, rules: Rules, state: State, seed: int, budget: Budget) -> int:
        """Have a bot think about a position with a legal move; the question's id.

        `seed` decides what the bot leaves to chance, and the future that it sees.
        """
        self.cancel()
        self.problem = ""
        self._asked += 1
        edition = replace(rules.edition, looks={})  # a bot does not look
        seen = rules.redeal(state, seed)
        question = Question(self._asked, bot, edition, rules.options, seen, seed, budget)
        self._pending = _Pending(question, rules)
        self._send(self._pending)
        return self._asked

    def poll(self) -> Move | None:
        """The move if the bot has decided, without waiting; each move is handed out once."""
        pending = self._pending
        if pending is None:
            return None
        outcome = self._outcome(pending)
        if isinstance(outcome, str):
            outcome = self._recover(pending, outcome)
        if outcome is not None:
            self._pending = None
        return outcome

    def cancel(self) -> None:
        """Forget the question; a process that still thinks about it is ended."""
        if self._pending is not None:
            self._pending = None
            # An answer that has come already stays in the pipe: its id will give it away.
            if self._running is not None and not _has_mail(self._running.pipe):
                self._stop()

    def close(self) -> None:
        """End the process; another question would start a new one."""
        self._pending = None
        self._stop()

    def _outcome(self, pending: _Pending) -> Move | str | None:
        """The move, or what went wrong, or None while there is still hope."""
        if self._running is None:
            return "there is no process to ask"
        pipe = self._running.pipe
        try:
            while pipe.poll():
                answer: Answer = pipe.recv()
                if answer.id != pending.question.id:
                    continue
                if answer.move in pending.rules.legal_moves(pending.question.state):
                    return answer.move
                return answer.problem or f"{answer.move!r} is not a legal move"
        except (EOFError, OSError):
            return "the bot's process ended"
        return "the bot took too long" if monotonic() > pending.deadline else None

    def _recover(self, pending: _Pending, problem: str) -> Move | None:
        """Ask a new process, or have the apprentice choose here if that was done already."""
        question = pending.question
        self.problem = f"{question.bot}: {problem}"
        self._stop()
        if pending.repeated:
            return GreedyBot(question.seed).choose(pending.rules, question.state, question.budget)
        pending.repeated = True
        self._send(pending)
        return None

    def _send(self, pending: _Pending) -> None:
        """Pass the question on; where that is impossible, the next poll finds no process."""
        budget = pending.question.budget
        thought = _UNTIMED if budget.simulations is not None else 0.0
        if budget.milliseconds is not None:
            thought = budget.milliseconds / 1000
        pending.deadline = monotonic() + thought + self._grace
        try:
            if self._running is None or not self._running.process.is_alive():
                self._stop()
                self._running = self._start()
            self._running.pipe.send(pending.question)
        except OSError:
            self._stop()

    def _start(self) -> _Running:
        context = get_context("spawn")  # a fork would copy the window's connection to the display
        ours, theirs = context.Pipe()
        tied = current_thread() is main_thread()
        process = context.Process(target=_begin, args=(self._target, theirs, tied), daemon=True)
        with theirs:
            process.start()
        return _Running(process, ours, Job(process.pid or 0))

    def _stop(self) -> None:
        if self._running is not None:
            process, pipe, job = self._running
            self._running = None
            pipe.close()
            process.kill()
            process.join(_LAST_BREATH)
            job.close()
