"""Waiting for something to happen, inside SDL: a program at rest wakes up for nothing else."""

import contextlib
import ctypes
import math
import time
from collections.abc import Callable
from typing import Final

import pygame

from azul_desktop.ui import sdl

FRAME: Final = 1 / 60
CALM: Final = 1 / 20
"""Between two looks, after a while, at what is awaited and may come unannounced."""
_CALM_AFTER = 1.0
_LONGEST = 0.5
"""However little there is to do, the loop turns so often: nobody waits for ever."""
_PATIENT = ("x11", "wayland", "windows", "cocoa")
"""Drivers in which SDL sleeps until the system has news; in others it looks every millisecond."""
_WAKE = pygame.event.custom_type()

Wait = Callable[[int], object]
"""Wait for an event, at most so many milliseconds; the event stays in the queue."""


def wake() -> None:
    """End a rest, from any thread; nothing happens where there is no window any more."""
    with contextlib.suppress(pygame.error):
        pygame.event.post(pygame.Event(_WAKE))


class Pacer:
    """Keeps frames apart while something moves, and lets the program sleep while nothing does."""

    def __init__(self, clock: Callable[[], float]) -> None:
        self._clock = clock
        self._wait = sdl_wait()
        self._busy = clock()
        """When a frame last had something to do."""

    def pause(self, began: float, *, resting: bool, due: float) -> None:
        """Wait for the next frame after one that began then.

        A rest lasts until something is due; input and `wake` end it at once.
        """
        now = self._clock()
        if not resting:
            self._busy = now
        calm = now - self._busy > _CALM_AFTER
        left = began + (CALM if calm else FRAME) - now
        if resting and self._wait is not None:
            left = min(max(left, due - now), _LONGEST)
            self._wait(max(0, math.ceil(left * 1000)))
        elif left > 0:
            time.sleep(left)


def sdl_wait() -> Wait | None:
    """SDL's own way to wait for an event; None where it is out of reach, or waits no better."""
    library = sdl.library() if pygame.display.get_driver() in _PATIENT else None
    if library is None:
        return None
    wait = library.SDL_WaitEventTimeout
    wait.argtypes = (ctypes.c_void_p, ctypes.c_int)
    return lambda milliseconds: wait(None, milliseconds)
