"""Files that cannot be used: put aside under a name with the date, never over another one."""

import os
from datetime import datetime
from itertools import count
from pathlib import Path

from azul_desktop.storage.atomic import sync_folder


def set_aside(file: Path) -> Path:
    """Give a file another name in its folder; where it is now, OSError if it has to stay.

    It may be anything that has a name: a folder, a pipe or a link is moved as it is.
    """
    date = f"{datetime.now():%Y-%m-%d-%H-%M-%S}"
    for number in count(1):
        again = "" if number == 1 else f"-{number}"
        aside = file.with_name(f"{file.stem}.{date}{again}{file.suffix}")
        if _moved(file, aside):
            sync_folder(file.parent)
            return aside
    raise AssertionError("numbers end")


def _moved(file: Path, aside: Path) -> bool:
    """Move a file to a name if it is free: an empty file holds the name until then."""
    if file.is_dir() and not file.is_symlink():
        if os.path.lexists(aside):
            return False
        file.rename(aside)
        return True
    try:
        os.close(os.open(aside, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600))
    except FileExistsError:
        return False
    try:
        file.replace(aside)
    except OSError:
        aside.unlink(missing_ok=True)
        raise
    return True
