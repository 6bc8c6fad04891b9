"""Where the window was: its size, its place and whether it was maximised, from start to start."""

import contextlib
import json
import threading
from dataclasses import asdict, dataclass
from pathlib import Path

import pygame

from azul_desktop.storage.atomic import write_text
from azul_desktop.textfile import UnreadableError, read_text

_FILE = "window.json"
_FORMAT = 1
_MAX_BYTES = 4096
_SMALLEST, _LARGEST = 200, 16384
_FARTHEST = 65536
"""Pixels from the corner of the first screen: more is a mistake."""


@dataclass(frozen=True, slots=True)
class WindowPlace:
    """A window that is neither full screen nor minimised."""

    size: tuple[int, int]
    position: tuple[int, int] | None = None
    """Its corner on the desktop; None where the system decides."""
    maximised: bool = False
    """Whether it fills the screen for now; size and place are those it goes back to."""


class WindowPlaceFile:
    """The file that remembers it."""

    def __init__(self, home: Path) -> None:
        self._file = home / _FILE
        self._kept: WindowPlace | None = None
        """What the file says."""

    def read(self) -> WindowPlace | None:
        """The place in the file; None if there is none, or none that makes sense."""
        self._kept = _read(self._file)
        return self._kept

    def keep(self, place: WindowPlace) -> threading.Thread | None:
        """Write a place if it is another one, and who does so; a disk that refuses loses little."""
        if place == self._kept:
            return None
        self._kept = place
        thread = threading.Thread(target=_write, args=(self._file, place), daemon=True)
        thread.start()
        return thread


def _read(file: Path) -> WindowPlace | None:
    try:
        data = json.loads(read_text(file, _MAX_BYTES))
    except (UnreadableError, ValueError, RecursionError):
        return None
    if not isinstance(data, dict) or data.get("format") != _FORMAT:
        return None
    size = _pair(data.get("size"), _SMALLEST, _LARGEST)
    if size is None:
        return None
    position = _pair(data.get("position"), -_FARTHEST, _FARTHEST)
    return WindowPlace(size, position, data.get("maximised") is True)


def _pair(value: object, low: int, high: int) -> tuple[int, int] | None:
    if not isinstance(value, list) or len(value) != 2:
        return None
    if not all(type(one) is int and low <= one <= high for one in value):
        return None
    return value[0], value[1]


def _write(file: Path, place: WindowPlace) -> None:
    with contextlib.suppress(OSError):
        write_text(file, json.dumps({"format": _FORMAT, **asdict(place)}) + "\n")


def on_screen(place: WindowPlace, screens: list[pygame.Rect]) -> WindowPlace:
    """The same place if it can be seen and reached; else the nearest one that can."""
    wanted = pygame.Rect(place.position or (0, 0), place.size)
    screen = max(screens, key=lambda one: _area(one.clip(wanted)))
    size = min(place.size[0], screen.w), min(place.size[1], screen.h)
    if place.position is None:
        return WindowPlace(size, None, place.maximised)
    seen = pygame.Rect(place.position, size)
    if seen.y < screen.y or _area(seen.clip(screen)) * 2 < _area(seen):
        seen.clamp_ip(screen)
    return WindowPlace(size, (seen.x, seen.y), place.maximised)


def _area(rect: pygame.Rect) -> int:
    return int(rect.w * rect.h)
