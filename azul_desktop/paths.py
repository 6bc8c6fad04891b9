"""Where the program's own files are, in source, wheel and frozen form, and where the user's are."""

import os
import sys
from pathlib import Path

import platformdirs

from azul_desktop import TITLE

_APP = "azul-desktop"


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
    home = os.environ.get("AZUL_DESKTOP_HOME")
    return Path(home) if home else _found(platformdirs.user_data_path(_APP, appauthor=False))


def user_pictures() -> Path:
    """Where pictures go that the user saves; `AZUL_DESKTOP_HOME` puts them there, too."""
    home = os.environ.get("AZUL_DESKTOP_HOME")
    if home:
        return Path(home) / "pictures"
    return _found(platformdirs.user_pictures_path()) / TITLE


def user_games() -> Path:
    """Where games go that the user exports; `AZUL_DESKTOP_HOME` puts them there, too."""
    home = os.environ.get("AZUL_DESKTOP_HOME")
    if home:
        return Path(home) / "games"
    return _found(platformdirs.user_documents_path()) / TITLE / "Games"


def _found(folder: Path) -> Path:
    """The folder, or one that cannot exist where the system knows no home of this user.

    What is left then is a relative path: it would lead to wherever the program was started.
    """
    return folder if folder.is_absolute() else Path(os.devnull) / _APP
