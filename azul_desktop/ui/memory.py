"""How the memory of large pictures goes back to the system."""

import sys

_MMAP_THRESHOLD = -3
"""The name of the limit in glibc's `malloc.h`."""
_LARGE = 256 * 1024


def give_back_soon() -> None:
    """Let the system have the memory of a large picture again as soon as the picture is gone.

    glibc keeps it otherwise: it raises its limit for that to the largest block that ever went.
    """
    if sys.platform != "linux":
        return
    import ctypes

    try:
        ctypes.CDLL(None).mallopt(_MMAP_THRESHOLD, _LARGE)
    except (OSError, AttributeError):  # another C library, which has no such limit
        return
