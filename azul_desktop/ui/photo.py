"""Pictures to keep: written into the user's folder beside the window, never over another one."""

import threading
from collections import deque
from collections.abc import Callable
from datetime import datetime
from pathlib import Path
from typing import NamedTuple

import pygame

from azul_desktop.i18n import translate
from azul_desktop.paths import user_pictures
from azul_desktop.storage.writers import Writers
from azul_desktop.ui.png import png


class News(NamedTuple):
    """What became of a picture, and whether that is good news."""

    text: str
    good: bool


class Album:
    """Writes each picture in a thread of its own: the window never waits for the disk."""

    def __init__(self, home: Path, tell: Callable[[], None] = lambda: None) -> None:
        """Pictures go to the user's folder for pictures; to `home` if that takes none.

        `tell` is called, in another thread, when there is news.
        """
        self._home = home
        self._tell = tell
        self.writers = Writers()
        self._news: deque[News] = deque()

    def keep(self, picture: pygame.Surface, name: str) -> None:
        """Write a picture that nobody changes any more, its file called by `name` and the time."""
        stem = f"{name}-{datetime.now():%Y-%m-%d-%H-%M-%S}"
        target, asked = self._write, (picture, stem)
        thread = threading.Thread(target=target, args=asked, name="album", daemon=True)
        thread.start()
        self.writers.add(thread)

    def news(self) -> News | None:
        """What became of a picture, told once; None if there is nothing new."""
        return self._news.popleft() if self._news else None

    def _write(self, picture: pygame.Surface, stem: str) -> None:
        self._news.append(self._news_of(png(picture), stem))
        self._tell()

    def _news_of(self, data: bytes, stem: str) -> News:
        why = ""
        for folder in (user_pictures(), self._home / "pictures"):
            try:
                path = write_new(folder, stem, data)
            except OSError as error:
                why = why or error.strerror or str(error)
            else:
                return News(translate("Saved to {path}", path=path), True)
        return News(translate("The picture cannot be saved: {why}", why=why), False)


def write_new(folder: Path, stem: str, data: bytes, ending: str = ".png") -> Path:
    """Write a file under a name that is still free; `OSError` leaves nothing half written."""
    folder.mkdir(parents=True, exist_ok=True)
    number = 1
    while True:
        path = folder / (f"{stem}{ending}" if number == 1 else f"{stem}-{number}{ending}")
        try:
            file = path.open("xb")
            break
        except FileExistsError:
            number += 1
    try:
        with file:
            file.write(data)
    except OSError:
        path.unlink(missing_ok=True)
        raise
    return path
