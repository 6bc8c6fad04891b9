"""The report of a crash: what happened, where, and the game that was played."""

import platform
import time
import traceback
from pathlib import Path

import pygame

from azul_desktop import TITLE, __version__
from azul_desktop.storage.atomic import write_text


def write_report(home: Path, error: BaseException, record_text: str) -> Path | None:
    """Write a report into the user's folder; where it is, None if that is not possible.

    It never raises: a report that fails must not hide what it was to tell.
    """
    try:
        file = home / f"crash-{time.strftime('%Y%m%d-%H%M%S')}.txt"
        write_text(file, _report(error, record_text))
    except Exception:
        return None
    return file


def _report(error: BaseException, record_text: str) -> str:
    what = "".join(traceback.format_exception(error))
    game = record_text or "none"
    sdl = ".".join(map(str, pygame.get_sdl_version()))
    return (
        f"{TITLE} {__version__}\n"
        f"Python {platform.python_version()}, pygame-ce {pygame.version.ver}, SDL {sdl}\n"
        f"{platform.platform()}\n\n"
        f"{what}\n"
        f"The game:\n{game}\n"
    )
