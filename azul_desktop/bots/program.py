"""A program outside the game: lines go to it, lines come back, and it never gets the better of us.

It is started without a shell, and ended with all that it started; if we are killed ourselves, a
watchdog does it. Threads read and write, so that nobody waits longer than they
want to; what it writes is bounded.
"""

import os
import subprocess
import sys
import threading
import weakref
from contextlib import suppress
from multiprocessing.process import BaseProcess
from queue import Empty, SimpleQueue
from typing import Final
from uuid import uuid4

from azul_desktop.bots.base import BotError
from azul_desktop.bots.job import Job
from azul_desktop.bots.watchdog import end_tree, watch_over

MAX_LINE: Final = 64 * 1024
"""No answer is longer than so many bytes."""
MAX_UNREAD: Final = 64
"""No program that answers each line with one line is so many lines ahead."""

_POLITE = 0.3
"""Seconds to end by itself after it was asked to."""


class ProgramError(BotError):
    """What a program outside did wrong."""


class Program:
    """A running program; `ProgramError` where it cannot be started."""

    def __init__(self, words: list[str]) -> None:
        mark = f"AZUL_DESKTOP_ENGINE_{uuid4().hex}"
        try:
            self._process = _start(words, mark)
        except (OSError, ValueError) as error:
            why = getattr(error, "strerror", None) or error
            raise ProgramError("it cannot be started: {why}", why=why) from None
        self._lines: SimpleQueue[bytes | ProgramError] = SimpleQueue()
        self._to_write: SimpleQueue[bytes | None] = SimpleQueue()
        for work in (self._read, self._write):
            threading.Thread(target=work, daemon=True).start()
        job, watchdog = Job(self._process.pid), watch_over(self._process.pid, mark)
        self._ending = weakref.finalize(self, _kill, self._process, mark, job, watchdog)

    def send(self, line: str) -> None:
        """Write a line, without waiting until it is read."""
        self._to_write.put(line.encode() + b"\n")

    def receive(self, seconds: float) -> bytes:
        """The next line that it writes; `ProgramError` if there is none in time."""
        try:
            line = self._lines.get(timeout=max(seconds, 0.0))
        except Empty:
            raise ProgramError("it took longer than {seconds:.1f} s", seconds=seconds) from None
        if isinstance(line, ProgramError):
            self._lines.put(line)  # for whoever asks again
            raise line
        return line

    def close(self, farewell: str = "") -> None:
        """End it: with a last line it has a moment to go by itself, without one it has none."""
        if farewell and self._process.poll() is None:
            self.send(farewell)
            with suppress(subprocess.TimeoutExpired):
                self._process.wait(_POLITE)
        self._ending()
        self._to_write.put(None)

    def _read(self) -> None:
        """All lines until the end, or until they are too long or too many."""
        stream = self._process.stdout
        assert stream is not None
        with suppress(OSError, ValueError):
            while line := stream.readline(MAX_LINE + 1):
                if len(line) > MAX_LINE:
                    self._lines.put(ProgramError("it wrote an endless line"))
                    return
                if self._lines.qsize() >= MAX_UNREAD:
                    self._lines.put(ProgramError("it wrote more than it was asked for"))
                    return
                self._lines.put(line)
        self._lines.put(ProgramError("it ended"))

    def _write(self) -> None:
        stream = self._process.stdin
        assert stream is not None
        with suppress(OSError, ValueError):
            while (line := self._to_write.get()) is not None:
                stream.write(line)
                stream.flush()
        with suppress(OSError):
            stream.close()


def _start(words: list[str], mark: str) -> "subprocess.Popen[bytes]":
    flags = 0
    if sys.platform == "win32":
        flags = subprocess.CREATE_NEW_PROCESS_GROUP | subprocess.CREATE_NO_WINDOW
    return subprocess.Popen(
        words,
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.DEVNULL,
        env={**_environment(), mark: "1"},
        start_new_session=os.name == "posix",
        creationflags=flags,
    )


def _environment() -> dict[str, str]:
    """Ours, without what a frozen program needs for itself: others would load its libraries."""
    given = dict(os.environ)
    if getattr(sys, "frozen", False):
        for name in ("LD_LIBRARY_PATH", "DYLD_LIBRARY_PATH"):
            before = given.pop(f"{name}_ORIG", None)
            given.pop(name, None)
            if before is not None:
                given[name] = before
    return given


def _kill(
    process: "subprocess.Popen[bytes]", mark: str, job: Job, watchdog: BaseProcess | None
) -> None:
    """End the program and all that it started, after its watchdog, which has no more to do."""
    if watchdog is not None:
        watchdog.kill()
        watchdog.join(1.0)
    job.close()
    end_tree(process.pid, mark)
    with suppress(OSError):
        process.kill()
    with suppress(subprocess.TimeoutExpired):
        process.wait(1.0)
