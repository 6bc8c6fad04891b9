"""A lock between programs, for files that several of them change."""

import contextlib
import os
import sys
import time
from collections.abc import Iterator
from pathlib import Path

if sys.platform == "win32":
    import msvcrt
else:
    import fcntl

_PATIENCE = 2.0
"""Seconds after which whoever has the lock counts as hung: nobody needs it for so long."""
_PAUSE = 0.01


@contextlib.contextmanager
def locked(folder: Path, patience: float = _PATIENCE, name: str = ".lock") -> Iterator[bool]:
    """Keep other programs from changing the files of a folder; whether that was possible.

    The system itself ends the lock of a process that dies. Where there are no locks, or someone
    keeps one for ever, all goes on without: every file is still written as a whole.
    """
    handle = _open(folder / name)
    try:
        yield handle is not None and _wait_for(handle, patience)
    finally:
        if handle is not None:
            os.close(handle)  # which gives the lock back


def _open(file: Path) -> int | None:
    """The file that stands for the lock; it stays, for removing it would give it to two."""
    unblocked: int = getattr(os, "O_NONBLOCK", 0)  # should it be a pipe
    try:
        file.parent.mkdir(parents=True, exist_ok=True)
        return os.open(file, os.O_RDWR | os.O_CREAT | unblocked, 0o600)
    except OSError:
        return None


def _wait_for(handle: int, patience: float) -> bool:
    end = time.monotonic() + patience
    while True:
        try:
            if sys.platform == "win32":
                msvcrt.locking(handle, msvcrt.LK_NBLCK, 1)
            else:
                fcntl.flock(handle, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except (BlockingIOError, PermissionError):  # someone else has it
            if time.monotonic() >= end:
                return False
            time.sleep(_PAUSE)
        except OSError:  # there are none on this disk
            return False
        else:
            return True
