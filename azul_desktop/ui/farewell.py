"""The end of the program: what is being written gets its time, but a hung disk holds up nobody."""

import sys
import time
from collections.abc import Callable
from pathlib import Path

import pygame

from azul_desktop.i18n import translate
from azul_desktop.storage.writers import Writers

_UNSEEN = 0.3
"""So long nobody notices that something is still being written."""
_OPEN = 2.0
"""After so many seconds the window closes."""
_MORE = 5.0
"""Seconds for whoever writes, once the window is closed."""
_STEP = 0.05


class Farewell:
    """Waits for the disk: first with the window open, then without it."""

    def __init__(self, writers: list[Writers], folder: Path) -> None:
        self._writers = writers
        self._folder = folder

    def wait(self, say: Callable[[str], None]) -> None:
        """Wait while the window is open, and say there why it still is."""
        if self._finished(_UNSEEN):
            return
        say(translate("Still saving to {folder}; the disk is slow.", folder=self._folder))
        end = time.monotonic() + _OPEN - _UNSEEN
        while not self._finished(_STEP) and time.monotonic() < end:
            pygame.event.pump()  # else the system would call the window dead

    def wait_more(self) -> None:
        """The window is closed: wait for the rest of the time, and tell whoever started us."""
        if self._finished(0):
            return
        text = translate("the disk does not answer; still saving to {folder}", folder=self._folder)
        _tell(text)
        if not self._finished(_MORE):
            _tell(translate("what was to be saved last is lost"))

    def _finished(self, seconds: float) -> bool:
        end = time.monotonic() + seconds
        done = [one.wait(max(0.0, end - time.monotonic())) for one in self._writers]
        return all(done)


def _tell(text: str) -> None:
    sys.stderr.write(f"azul-desktop: {text}\n")
    sys.stderr.flush()
