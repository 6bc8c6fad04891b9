"""Writing a file so that there is always a whole one: the old or the new, never half of it."""

import contextlib
import os
import re
import sys
import tempfile
import time
from pathlib import Path
from typing import Final

from azul_desktop.storage.processes import may_be_running

_PAUSES = (0.01, 0.03, 0.1)
"""Seconds to wait before each further attempt."""
_OLD: Final = 3600.0
"""Seconds after which nobody can be writing a temporary file any more."""
_LEFTOVER = re.compile(r"\.(?P<file>.+)\.(?P<pid>[0-9]{1,10})-[a-z0-9_]{8}")
_LEFTOVER_0_1 = re.compile(r"\.(settings|current|last-setup)\.json\.[a-z0-9_]{8}")
"""How such files were called before they told who writes them."""


def write_text(file: Path, text: str, *, lasting: bool = True) -> None:
    """Put `text` in place of what the file held; OSError if that cannot be done.

    What is `lasting` is on the disk when this returns. A link stays one: what it leads to changes.
    """
    if file.is_symlink():
        file = Path(os.path.realpath(file))  # its folder is not ours to make
    else:
        file.parent.mkdir(parents=True, exist_ok=True)
    try:
        _write_once(file, text, lasting)
    except FileNotFoundError:  # tidied away by a program that cannot see our process
        _write_once(file, text, lasting)


def _write_once(file: Path, text: str, lasting: bool) -> None:
    handle, name = tempfile.mkstemp(prefix=f".{file.name}.{os.getpid()}-", dir=file.parent)
    try:
        # A path in a text may hold what is no letter: that is written as its number.
        with os.fdopen(handle, "w", encoding="utf-8", errors="backslashreplace", newline="\n") as f:
            f.write(text)
            f.flush()
            if lasting:
                os.fsync(f.fileno())
        _replace(Path(name), file)
    except BaseException:
        with contextlib.suppress(OSError):
            Path(name).unlink()
        raise
    if lasting:
        sync_folder(file.parent)


def _replace(new: Path, file: Path) -> None:
    """Put the new file in place of the old one.

    Windows refuses while another program reads the old one, as virus scanners like to do.
    """
    for pause in _PAUSES if sys.platform == "win32" else ():
        try:
            new.replace(file)
        except PermissionError:
            time.sleep(pause)
        else:
            return
    new.replace(file)


def sync_folder(folder: Path) -> None:
    """Let the names in a folder reach the disk, where a system can be asked to."""
    if sys.platform != "win32":
        with contextlib.suppress(OSError):  # some file systems cannot; the file itself is safe
            handle = os.open(folder, os.O_RDONLY | os.O_DIRECTORY)
            try:
                os.fsync(handle)
            finally:
                os.close(handle)


def remove_leftovers(folder: Path, file: str = "") -> int:
    """Remove what writers that were killed left in a folder; how many files that were.

    With a name only what was to become that file: a folder that is not ours may hold anything.
    """
    removed = 0
    with contextlib.suppress(OSError):
        for path in list(folder.iterdir()):
            with contextlib.suppress(OSError):
                if _is_leftover(path, file):
                    path.unlink()
                    removed += 1
    return removed


def _is_leftover(path: Path, file: str) -> bool:
    ours = _LEFTOVER.fullmatch(path.name)
    if ours is None and (file or not _LEFTOVER_0_1.fullmatch(path.name)):
        return False
    if ours is not None and file and ours["file"] != file:
        return False
    if path.is_symlink() or not path.is_file():
        return False
    if time.time() - path.stat().st_mtime > _OLD:
        return True
    return ours is not None and not may_be_running(int(ours["pid"]))
