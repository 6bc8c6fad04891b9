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


def watch_over(pid: int) -> BaseProcess | None:
    """Start the watchdog of a program; None where the system has no room for one more process."""
    watchdog = get_context("spawn").Process(target=_watch, args=(pid,), daemon=True)
    try:
        watchdog.start()
    except (OSError, AssertionError):  # the latter in a process that may have no children
        return None
    return watchdog


def _watch(pid: int) -> None:
    """Sleep until the parent is gone; it ends us itself when all is well."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl+C is for the one who asked
    parent = parent_process()
    if parent is not None:
        parent.join()
        end_group(pid)


def end_group(pid: int) -> None:
    """End a program and, where the system knows such groups, all that it started."""
    with suppress(OSError):
        if sys.platform == "win32":
            os.kill(pid, signal.SIGTERM)  # which ends it at once there
        else:
            os.killpg(pid, signal.SIGKILL)
