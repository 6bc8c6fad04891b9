"""Pictures to keep: written into the user's folder beside the window, never over another one."""

import threading
from collections import deque
from datetime import datetime
from pathlib import Path
from typing import NamedTuple

import pygame

from azul_desktop.i18n import translate
from azul_desktop.paths import user_pictures
from azul_desktop.ui.render.png import png


class News(NamedTuple):
    """What became of a picture, and whether that is good news."""

    text: str
    good: bool


class Album:
    """Writes each picture in a thread of its own: the window never waits for the disk."""

    def __init__(self, home: Path) -> None:
        """Pictures go to the user's folder for pictures; to `home` if that takes none."""
        self._home = home
        self._threads: list[threading.Thread] = []
        self._news: deque[News] = deque()

    def keep(self, picture: pygame.Surface, name: str) -> None:
        """Write a picture that nobody changes any more, its file called by `name` and the time."""
        stem = f"{name}-{datetime.now():%Y-%m-%d-%H-%M-%S}"
        thread = threading.Thread(target=self._write, args=(picture, stem), name="album")
        self._threads = [one for one in self._threads if one.is_alive()]
        self._threads.append(thread)
        thread.start()

    def news(self) -> News | None:
        """What became of a picture, told once; None if there is nothing new."""
        return self._news.popleft() if self._news else None

    def close(self) -> None:
        """Wait for what is being written."""
        for thread in self._threads:
            thread.join()

    def _write(self, picture: pygame.Surface, stem: str) -> None:
        data = png(picture)
        why = ""
        for folder in (user_pictures(), self._home / "pictures"):
            try:
                path = write_new(folder, stem, data)
            except OSError as error:
                why = why or error.strerror or str(error)
            else:
                self._news.append(News(translate("Saved to {path}", path=path), True))
                return
        text = translate("The picture cannot be saved: {why}", why=why)
        self._news.append(News(text, False))


def write_new(folder: Path, stem: str, data: bytes) -> Path:
    """Write a PNG under a name that is still free; `OSError` leaves nothing half written."""
    folder.mkdir(parents=True, exist_ok=True)
    number = 1
    while True:
        path = folder / (f"{stem}.png" if number == 1 else f"{stem}-{number}.png")
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
