"""A game that comes as a file, from the command line or dropped on the window."""

import sqlite3
from pathlib import Path

from azul_desktop.core.errors import UserError, in_one_line
from azul_desktop.i18n import explain, translate
from azul_desktop.library.exchange import import_file
from azul_desktop.library.filters import EVERYTHING
from azul_desktop.ui.desk import Desk
from azul_desktop.ui.scene import Scene


def scene_of_file(desk: Desk, file: Path) -> Scene | None:
    """The library with the game of a file chosen; None, and a word why, where it is none."""
    try:
        game = import_file(desk.library, file, desk.catalogue.find)
    except (UserError, sqlite3.Error) as error:
        why = explain(error) if isinstance(error, UserError) else str(error)
        name = in_one_line(file.name)
        desk.navigator.say(translate("{name} cannot be opened: {why}", name=name, why=why))
        return None
    return desk.scenes.games(game, EVERYTHING)
