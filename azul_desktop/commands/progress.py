"""A progress bar for long runs, shown only to people."""

import sys
import time
from collections.abc import Iterable, Iterator
from typing import TypeVar

T = TypeVar("T")
_WIDTH = 30


def progress(items: Iterable[T], total: int) -> Iterator[T]:
    """The items, with a bar on standard error while they pass, if that is a terminal."""
    if not sys.stderr.isatty():
        yield from items
        return
    started = shown = time.monotonic()
    try:
        for done, item in enumerate(items):
            now = time.monotonic()
            if now - shown > 0.1:
                shown = now
                _show(done, total, now - started)
            yield item
    finally:
        sys.stderr.write("\r\x1b[K")
        sys.stderr.flush()


def _show(done: int, total: int, seconds: float) -> None:
    filled = _WIDTH * done // total
    left = seconds / done * (total - done) if done else 0.0
    bar = "#" * filled + "-" * (_WIDTH - filled)
    sys.stderr.write(f"\r\x1b[K[{bar}] {done}/{total}  {left:.0f} s")
    sys.stderr.flush()
