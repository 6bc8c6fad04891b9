"""A process that ends with the one who started it, by the means of the system.

A thread that waits for the parent's end is not enough: a compiled search may let it wait. Linux
ends the process itself, Windows everything in a job (`job`); elsewhere the thread has to do, and
the searches let it run.
"""

import os
import signal
import sys
from collections.abc import Callable
from contextlib import suppress
from multiprocessing import parent_process
from threading import Thread

if sys.platform == "linux":
    import ctypes

    _PR_SET_PDEATHSIG = 1


def end_with_parent(last: Callable[[], None] | None = None, *, tied: bool) -> None:
    """End this process when its parent is gone, however it went; after `last` if there is time.

    `tied` says that the parent's main thread started it: Linux means the thread, not the process.
    """
    parent = parent_process()
    if parent is None:
        return
    Thread(target=_watch, args=(parent.join, last), daemon=True).start()
    if sys.platform == "linux" and tied:
        _ask_linux()


def _watch(wait: Callable[[], None], last: Callable[[], None] | None) -> None:
    wait()
    if last is not None:
        last()
    os._exit(143)


if sys.platform == "linux":

    def _ask_linux() -> None:
        """Have the kernel kill us with our parent, unless that is gone in this very moment."""
        before = os.getppid()
        with suppress(OSError, AttributeError):  # another C library
            ctypes.CDLL(None).prctl(_PR_SET_PDEATHSIG, signal.SIGKILL, 0, 0, 0)
        if os.getppid() != before:
            os._exit(143)
