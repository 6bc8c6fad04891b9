"""The report of a crash: what happened, where, and the game that was played."""

import contextlib
import platform
import re
import sqlite3
import time
import traceback
from itertools import count
from pathlib import Path
from typing import Final

import pygame

from azul_desktop import TITLE, __version__
from azul_desktop.plain import is_compiled
from azul_desktop.session.replaying import GAME_FOLLOWS
from azul_desktop.storage.atomic import write_text
from azul_desktop.storage.logfile import LOG

KEPT: Final = 20
"""So many reports are kept; the newest ones."""
_NAME = re.compile(r"crash-(\d{8}-\d{6})(?:-(\d{1,6}))?\.txt", re.ASCII)


def versions() -> list[str]:
    """What runs here, a line each."""
    sdl = ".".join(map(str, pygame.get_sdl_version()))
    core = "compiled" if is_compiled() else "plain"
    return [
        f"{TITLE} {__version__}, {core} core",
        f"Python {platform.python_version()}, pygame-ce {pygame.version.ver}, SDL {sdl},"
        f" SQLite {sqlite3.sqlite_version}",
        platform.platform(),
    ]


def write_report(home: Path, error: BaseException, record_text: str) -> Path | None:
    """Write a report into the user's folder; where it is, None if that is not possible.

    It never raises: a report that fails must not hide what it was to tell.
    """
    try:
        file = _new(home)
        write_text(file, _report(error, record_text))
        LOG.warn(f"crash: {type(error).__name__}, see {file.name}")
        _forget_old(home)
    except Exception:
        return None
    return file


def _new(home: Path) -> Path:
    """A name that is free: a second crash in the same second replaces no report."""
    date = time.strftime("%Y%m%d-%H%M%S")
    for number in count(1):
        file = home / f"crash-{date}{'' if number == 1 else f'-{number}'}.txt"
        if not file.exists():
            return file
    raise AssertionError("numbers end")


def _forget_old(home: Path) -> None:
    found = []
    for file in home.glob("crash-*.txt"):
        if named := _NAME.fullmatch(file.name):
            found.append((named[1], int(named[2] or 1), file))
    for _, _, file in sorted(found)[:-KEPT]:
        with contextlib.suppress(OSError):
            file.unlink()


def _report(error: BaseException, record_text: str) -> str:
    what = "".join(traceback.format_exception(error))
    about = "\n".join(versions())
    return f"{about}\n\n{what}\n{GAME_FOLLOWS}\n{record_text or 'none'}\n"
