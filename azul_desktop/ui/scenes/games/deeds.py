"""What can be done with a game of the library, and what is said about it."""

import sqlite3
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import NamedTuple

from azul_desktop.core.errors import UserError
from azul_desktop.i18n import explain, translate, translate_count
from azul_desktop.library.exchange import SUFFIX, export_beside, import_new
from azul_desktop.library.rows import GameRow
from azul_desktop.paths import user_games
from azul_desktop.session.session import Session
from azul_desktop.ui.desk import Desk
from azul_desktop.ui.scenes import routes


class Deed(NamedTuple):
    """A button for a game; the first of several is the one that Enter presses."""

    name: str
    label: str
    icon: str
    act: Callable[[], None]
    hint: str = ""


class Deeds:
    """Everything that somebody may do with a game; `changed` hears that the list is another."""

    def __init__(self, desk: Desk, delete: Callable[[GameRow], None], changed: Callable[[], None]):
        self._desk = desk
        self._delete = delete
        self._changed = changed

    def of(self, row: GameRow, *, elsewhere: bool, problem: UserError | None) -> list[Deed]:
        """What can be done with a game as it is; what cannot be is not there."""
        desk = self._desk
        watch = Deed("watch", translate("Watch"), "eye", lambda: routes.watch_game(desk, row))
        same = Deed(
            "same-deal",
            translate("Same deal"),
            "again",
            lambda: self._again(row),
            translate("Play again with the same players and the same tiles"),
        )
        copy = Deed("copy", translate("Play a copy"), "copy", lambda: routes.play_copy(desk, row))
        export = Deed("export", translate("Copy to a file"), "export", lambda: self.export(row))
        delete = Deed("delete", translate("Delete"), "trash", lambda: self._delete(row))
        restore = Deed("restore", translate("Restore"), "undo", lambda: self.restore(row))
        if row.deleted:
            return [restore] if problem else [restore, watch, export]
        if problem is not None:
            return [export, delete]
        if elsewhere:
            return [watch, copy, same, export]
        if row.finished:
            results = Deed("results", translate("Results"), "trophy", lambda: self._results(row))
            return [watch, results, same, export, delete]
        go_on = Deed("continue", translate("Continue"), "play", lambda: self._go_on(row))
        return [go_on, watch, same, export, delete]

    # Playing.

    def _go_on(self, row: GameRow) -> None:
        routes.continue_game(self._desk, row)

    def _again(self, row: GameRow) -> None:
        session = self._loaded(row)
        if session is not None:
            routes.play_again(self._desk, session, same=True)

    def _results(self, row: GameRow) -> None:
        session = self._loaded(row)
        if session is not None:
            routes.to_results(self._desk, session)

    def _loaded(self, row: GameRow) -> Session | None:
        try:
            return self._desk.library.games.load(row, self._desk.catalogue.find)
        except UserError as error:
            self._say(explain(error))
            return None

    # Keeping.

    def rename(self, row: GameRow, title: str) -> None:
        """Call a game by a name."""
        if title != row.title:
            self.try_to(lambda: self._desk.library.games.rename(row.id, title))
            self._changed()

    def restore(self, row: GameRow) -> None:
        """Take a game out of the bin."""
        if self.try_to(lambda: self._desk.library.games.restore(row.id)):
            self._say(translate("The game is back."))
        self._changed()

    def try_to(self, change: Callable[[], None]) -> bool:
        """Change the library; a file that refuses is told about."""
        try:
            change()
        except (UserError, sqlite3.Error) as error:
            self._say(_why(error))
            return False
        self._desk.library.syncer.ask()
        return True

    # Files.

    def export(self, row: GameRow) -> None:
        """Write a game into the person's folder of games."""
        try:
            file = export_beside(self._desk.library.games, row, user_games())
        except (OSError, UserError) as error:
            why = _why(error)
            self._say(translate("The game cannot be written to a file: {why}", why=why))
            return
        self._say(translate("The game is copied to {file}", file=file))

    def import_folder(self) -> Iterator[int]:
        """Take in all games of the person's folder that are new, one with each step.

        What is wrong with a file is told; at the end, how many came, or how files get here.
        """
        folder, added = user_games(), 0
        for file in _files(folder):
            try:
                game = import_new(self._desk.library, file, self._desk.catalogue.find)
            except (UserError, sqlite3.Error) as error:
                name, why = file.name, _why(error)
                self._say(translate("{name} cannot be opened: {why}", name=name, why=why))
                continue
            if game is not None:
                added += 1
                yield game
        if added:
            self._say(translate_count("{n} game was added.", "{n} games were added.", added))
        else:
            self._say(
                translate(
                    "Drop a game on this window, or put it into {folder} and press again.",
                    folder=folder,
                )
            )

    def _say(self, text: str) -> None:
        self._desk.navigator.say(text)


class Intake:
    """Takes in the games of the person's folder, one with each frame."""

    def __init__(self, deeds: Deeds, tell: Callable[[int | None], None]) -> None:
        self._deeds = deeds
        self._tell = tell
        self._steps: Iterator[int] | None = None

    def begin(self) -> None:
        """Begin, unless it has begun."""
        if self._steps is None:
            self._steps = self._deeds.import_folder()

    def step(self) -> bool:
        """Take in one more, and tell its number, or None after the last; whether it goes on."""
        if self._steps is None:
            return False
        game = next(self._steps, None)
        if game is None:
            self._steps = None
        self._tell(game)
        return True


def _files(folder: Path) -> list[Path]:
    """The games of a folder, the oldest name first; none where it cannot be read."""
    try:
        return sorted(file for file in folder.iterdir() if file.suffix == SUFFIX)
    except OSError:
        return []


def _why(error: Exception) -> str:
    if isinstance(error, UserError):
        return explain(error)
    return getattr(error, "strerror", None) or str(error)
