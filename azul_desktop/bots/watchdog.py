"""A small process beside a program outside, which ends that program if we are killed.

A program that we can still end is ended by us; one that reads notices the end of its input. This
is for the one that does neither: it would think on, for nobody.
"""

import os
import signal
import sys
from contextlib import suppress
from multiprocessing import get_context, parent_process
from multiprocessing.process import BaseProcess
from pathlib import Path

_MOST_LOOKS = 50
"""A program that starts others faster than they can be ended is left to the system at last."""


def watch_over(pid: int, mark: str) -> BaseProcess | None:
    """Start the watchdog of a program; None where the system has no room for one more process."""
    watchdog = get_context("spawn").Process(target=_watch, args=(pid, mark), daemon=True)
    try:
        watchdog.start()
    except (OSError, AssertionError):  # the latter in a process that may have no children
        return None
    return watchdog


def _watch(pid: int, mark: str) -> None:
    """Sleep until the parent is gone; it ends us itself when all is well."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl+C is for the one who asked
    parent = parent_process()
    if parent is not None:
        parent.join()
        end_tree(pid, mark)


def end_tree(pid: int, mark: str) -> None:
    """End a program and, as far as the system knows them, all that it started.

    Those in its process group go with it. Those that left the group still have the environment that
    they were started with, and `mark`, the name of a variable, in it: Linux lets us look.
    """
    with suppress(OSError):
        if sys.platform == "win32":
            os.kill(pid, signal.SIGTERM)  # which ends it at once there
        else:
            os.killpg(pid, signal.SIGKILL)
    if sys.platform == "linux":
        for _ in range(_MOST_LOOKS):
            marked = _marked(f"{mark}=".encode())
            for one in marked:
                with suppress(OSError):
                    os.kill(one, signal.SIGKILL)
            if not marked:
                return


if sys.platform == "linux":

    def _marked(sign: bytes) -> list[int]:
        """The processes of this user with a variable in their environment, but for the dead."""
        found = []
        for folder in Path("/proc").iterdir():
            if folder.name.isdigit():
                with suppress(OSError):
                    if sign in (folder / "environ").read_bytes():
                        found.append(int(folder.name))
        return found
