"""What pygame keeps to itself: its own SDL library, asked directly."""

import sys
from ctypes import CDLL, c_int

import pygame

_VIDEO = 0x20
"""SDL_INIT_VIDEO."""


def library() -> CDLL | None:
    """The library that pygame uses, with a display open; None where it is out of reach.

    Elsewhere than on Windows a module's libraries are searched with it, whatever they are called
    and wherever the frozen program has put them.
    """
    name = "SDL2.dll" if sys.platform == "win32" else str(pygame.base.__file__)
    try:
        found = CDLL(name)
        ours = bool(found.SDL_WasInit(_VIDEO))  # another SDL knows nothing of our display
    except (OSError, AttributeError):
        return None
    return found if ours else None


def screens() -> list[pygame.Rect]:
    """Where windows can lie: each screen without the system's own bars."""
    sdl = library()
    found = []
    if sdl is not None:
        four = (c_int * 4)()
        for number in range(pygame.display.get_num_displays()):
            if sdl.SDL_GetDisplayUsableBounds(number, four) == 0:
                found.append(pygame.Rect(*four))
    return found or [pygame.Rect((0, 0), size) for size in pygame.display.get_desktop_sizes()[:1]]
