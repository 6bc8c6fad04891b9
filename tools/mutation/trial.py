"""A copy of the tree in which tests run, one process each, forked from one that has pytest."""

import contextlib
import os
import shutil
import signal
import sys
import time
from collections.abc import Sequence
from dataclasses import dataclass
from enum import StrEnum
from pathlib import Path, PurePosixPath

_NEEDED = ("azul_desktop", "tests", "tools", "assets", "docs", "editions", "lessons")
_BUILT = shutil.ignore_patterns("__pycache__", "*.so", "*.pyd", ".*")
_OURS = ("azul_desktop", "tests", "tools")
_QUIET = {
    "AZUL_PLAIN": "1",
    "SDL_VIDEODRIVER": "dummy",
    "SDL_AUDIODRIVER": "dummy",
    "PYGAME_HIDE_SUPPORT_PROMPT": "1",
}
_OPTIONS = ("-x", "-q", "-p", "no:cacheprovider", "-p", "no:xdist", "--hypothesis-seed=0")
_NOTHING_RAN = 5
_TICK = 0.01


class Outcome(StrEnum):
    """How tests ended."""

    PASSED = "passed"
    FAILED = "failed"
    TIMEOUT = "timeout"
    EMPTY = "empty"


@dataclass(frozen=True, slots=True)
class Result:
    """One run of tests."""

    outcome: Outcome
    seconds: float
    """Of work, however busy the machine is with other things."""


def copy_tree(root: Path, to: Path) -> None:
    """Everything that tests need, without what was built."""
    to.mkdir(parents=True)
    for name in _NEEDED:
        if (root / name).exists():
            shutil.copytree(root / name, to / name, ignore=_BUILT)
    for file in root.iterdir():
        if file.is_file():
            shutil.copy2(file, to / file.name)


def prepare() -> None:
    """Import once what every run of tests needs, and nothing that a mutant could be in."""
    os.environ.update(_QUIET)
    import hypothesis
    import PIL.Image
    import pygame
    import pytest
    import yaml

    assert all((hypothesis, PIL.Image, pygame, pytest, yaml))


class Trial:
    """A tree of one's own to break."""

    def __init__(self, tree: Path) -> None:
        self._tree = tree

    def run(self, tests: Sequence[PurePosixPath], seconds: float) -> Result:
        """Run some files of tests; those that take too long are killed with all they started."""
        started = time.monotonic()
        process = os.fork()
        if process == 0:
            code = 1
            try:
                code = self._run(tests)
            finally:
                os._exit(code)
        while True:
            ended, status, used = os.wait4(process, os.WNOHANG)
            if ended:
                break
            taken = time.monotonic() - started
            if taken > seconds:
                _kill(process)
                os.waitpid(process, 0)
                return Result(Outcome.TIMEOUT, taken)
            time.sleep(_TICK)
        _kill(process)  # what it left behind
        code = os.waitstatus_to_exitcode(status)
        outcome = {0: Outcome.PASSED, _NOTHING_RAN: Outcome.EMPTY}.get(code, Outcome.FAILED)
        return Result(outcome, used.ru_utime + used.ru_stime)

    def run_broken(
        self, path: str, text: str, tests: Sequence[PurePosixPath], seconds: float
    ) -> Result:
        """The same with another text in one module, which is restored."""
        file = self._tree / path
        whole, times = file.read_bytes(), file.stat()
        file.write_text(text, encoding="utf-8")
        try:
            return self.run(tests, seconds)
        finally:
            file.write_bytes(whole)
            os.utime(file, ns=(times.st_atime_ns, times.st_mtime_ns))  # its bytecode is still good

    def _run(self, tests: Sequence[PurePosixPath]) -> int:
        """In the new process: forget our own modules, and take those of the tree."""
        os.setsid()
        nowhere = os.open(os.devnull, os.O_RDWR)
        for stream in range(3):
            os.dup2(nowhere, stream)
        os.chdir(self._tree)
        for name in list(sys.modules):
            if name.partition(".")[0] in _OURS:
                del sys.modules[name]
        sys.path[:] = [str(self._tree), *(path for path in sys.path if path)]
        import pytest

        return int(pytest.main([*_OPTIONS, *map(str, tests)]))


def _kill(group: int) -> None:
    with contextlib.suppress(ProcessLookupError, PermissionError):
        os.killpg(group, signal.SIGKILL)
