"""How the memory of large pictures goes back to the system."""

import sys
from contextlib import suppress

if sys.platform == "linux":
    import ctypes

_MMAP_THRESHOLD = -3
"""The name of the limit in glibc's `malloc.h`."""
_LARGE = 256 * 1024


def give_back_soon() -> None:
    """Let the system have the memory of a large picture again as soon as the picture is gone.

    glibc keeps it otherwise: it raises its limit for that to the largest block that ever went.
    """
    if sys.platform == "linux":
        with suppress(OSError, AttributeError):  # another C library, which has no such limit
            ctypes.CDLL(None).mallopt(_MMAP_THRESHOLD, _LARGE)


def give_back_now() -> None:
    """Let the system have what small blocks, now free, have left between those that stay.

    Without it a window that changes its size for hours would seem to grow.
    """
    if sys.platform == "linux":
        with suppress(OSError, AttributeError):  # another C library, which has no such call
            ctypes.CDLL(None).malloc_trim(0)
