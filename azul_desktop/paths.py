"""Where the program's own files are, in source, wheel and frozen form, and where the user's are."""

import os
import sys
import tempfile
from functools import cache
from pathlib import Path
from typing import Final, NamedTuple

import platformdirs

from azul_desktop import TITLE

_APP = "azul-desktop"
PORTABLE: Final = "portable.txt"
"""A file of this name beside the program keeps everything of the user's beside it, too."""
_BESIDE: Final = "azul-desktop-data"


class Portable(NamedTuple):
    """What a `portable.txt` asks for: a folder, and why it cannot be used; empty if it can be."""

    folder: Path
    refusal: str


def is_frozen() -> bool:
    """Whether this is the standalone program, which is no Python that could run a module."""
    return bool(getattr(sys, "frozen", False))


def bundled(folder: str) -> Path:
    """A folder that comes with the program, such as `editions`."""
    if is_frozen():
        return Path(str(vars(sys)["_MEIPASS"])) / folder
    package = Path(__file__).resolve().parent
    inside = package / folder
    return inside if inside.is_dir() else package.parent / folder


def user_data() -> Path:
    """The user's own folder for this program; `AZUL_DESKTOP_HOME` puts it elsewhere."""
    return own_folder() or _found(platformdirs.user_data_path(_APP, appauthor=False))


def user_logs() -> Path:
    """Where the log is written."""
    return user_data() / "logs"


def user_pictures() -> Path:
    """Where pictures go that the user saves."""
    own = own_folder()
    return own / "pictures" if own else _found(platformdirs.user_pictures_path()) / TITLE


def own_folder() -> Path | None:
    """The one folder for all that is the user's, if one is asked for: by the environment or a file.

    None means that everything has its usual place in this system.
    """
    home = os.environ.get("AZUL_DESKTOP_HOME")
    if home:
        return Path(home)
    asked = portable()
    return None if asked is None or asked.refusal else asked.folder


@cache
def portable() -> Portable | None:
    """What a `portable.txt` beside the program asks for; None if there is none.

    Beside the program is beside the executable, or in a source tree where its `pyproject.toml` is.
    """
    beside = _program_folder()
    if beside is None or not (beside / PORTABLE).exists():
        return None
    folder = beside / _BESIDE
    try:
        folder.mkdir(exist_ok=True)
        with tempfile.TemporaryFile(dir=folder):
            return Portable(folder, "")
    except OSError as error:
        return Portable(folder, error.strerror or str(error))


def _program_folder() -> Path | None:
    """The folder that people know as the program; an installed package has none."""
    if is_frozen():
        return Path(sys.executable).resolve().parent
    tree = Path(__file__).resolve().parents[1]
    return tree if (tree / "pyproject.toml").is_file() else None


def user_games() -> Path:
    """Where games go that the user exports."""
    own = own_folder()
    return own / "games" if own else _found(platformdirs.user_documents_path()) / TITLE / "Games"


def _found(folder: Path) -> Path:
    """The folder, or one that cannot exist where the system knows no home of this user.

    What is left then is a relative path: it would lead to wherever the program was started.
    """
    return folder if folder.is_absolute() else Path(os.devnull) / _APP
