"""A process of its own in which cases are tried one after the other, each with its limits."""

import multiprocessing
import sys
import time
import traceback
import weakref
from collections.abc import Callable
from dataclasses import dataclass
from multiprocessing.connection import Connection
from pathlib import Path

Attempt = Callable[[int], str]
"""Tries a case by its number and says in a word what came of it; raises where something failed."""


@dataclass(frozen=True)
class Outcome:
    """What came of a case: a word, or why it failed."""

    word: str
    failure: str
    seconds: float
    megabytes: int
    """The most that the process had in memory until then."""


class Cage:
    """Tries cases; a process that hangs or dies is the failure of its case, and is replaced."""

    def __init__(self, attempt: Attempt, *, seconds: float, megabytes: int) -> None:
        self._attempt = attempt
        self._seconds = seconds
        self._megabytes = megabytes
        self._context = multiprocessing.get_context("spawn")
        self._start()

    def try_case(self, case: int) -> Outcome:
        """One case, within its limits."""
        self._ours.send(case)
        began = time.monotonic()
        try:
            if not self._ours.poll(self._seconds):
                return self._replaced(f"no answer within {self._seconds:.0f} s", began)
            word, failure, peak = self._ours.recv()
        except EOFError:
            self._process.join()
            return self._replaced(f"the process ended with {self._process.exitcode}", began)
        if peak > self._megabytes:
            return self._replaced(f"{word or failure} took {peak} MB", began)
        return Outcome(word, failure, time.monotonic() - began, peak)

    def close(self) -> None:
        """End the process."""
        self._process.kill()
        self._process.join()
        self._ours.close()

    def _start(self) -> None:
        self._ours, theirs = self._context.Pipe()
        # No daemon, for those may have no children, and a game may ask a bot.
        self._process = self._context.Process(
            target=_try_cases, args=(theirs, self._attempt, self._megabytes)
        )
        self._process.start()
        weakref.finalize(self, self._process.kill)
        theirs.close()

    def _replaced(self, failure: str, began: float) -> Outcome:
        self.close()
        self._start()
        return Outcome("", failure, time.monotonic() - began, 0)


def _try_cases(cases: Connection, attempt: Attempt, megabytes: int) -> None:
    """The life of the process: a case in, a word or a failure out."""
    _limit(2 * megabytes)
    while True:
        try:
            case = cases.recv()
        except EOFError:
            return
        try:
            word, failure = attempt(case), ""
        except Exception:  # whatever it is, it is what was looked for
            word, failure = "", traceback.format_exc()
        cases.send((word, failure, peak_memory()))


def _limit(megabytes: int) -> None:
    """Let the system refuse what is far too much, where it can: one case must not stop the rest."""
    if sys.platform != "win32":
        import resource

        resource.setrlimit(resource.RLIMIT_AS, (megabytes << 20, resource.RLIM_INFINITY))


def peak_memory() -> int:
    """The most megabytes that this process has had; 0 where the system does not tell.

    What `resource` tells includes what the parent had when it started the process.
    """
    if sys.platform != "linux":
        return 0
    status = Path("/proc/self/status").read_text(encoding="ascii", errors="replace")
    (peak,) = [line.split()[1] for line in status.splitlines() if line.startswith("VmHWM")]
    return int(peak) >> 10
