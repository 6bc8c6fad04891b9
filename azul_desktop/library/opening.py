"""Opens the library of a folder, whatever is there, and says what people have to know about it."""

import contextlib
import sqlite3
from collections.abc import Callable
from pathlib import Path
from typing import Final, NamedTuple

from azul_desktop.core.edition import Edition
from azul_desktop.core.errors import UserError
from azul_desktop.i18n import explain, translate, translate_count
from azul_desktop.library.backups import copies
from azul_desktop.library.library import Library
from azul_desktop.library.old_save import take_over_save
from azul_desktop.library.recovery import finish, recover
from azul_desktop.library.schema import migrate
from azul_desktop.library.store import (
    DamagedError,
    Journal,
    NewerError,
    Store,
    UnusableError,
    connect,
    is_library,
)
from azul_desktop.storage.lock import locked
from azul_desktop.storage.logfile import LOG

FILE: Final = "library.sqlite3"
_PATIENCE: Final = 20.0
"""Seconds to wait for another program that saves what can be read of a damaged file."""


class Opened(NamedTuple):
    """A library, and how it was found."""

    library: Library
    news: list[str]
    """Sentences for people."""
    copy: Path | None = None
    """A good copy that has games of a damaged file, to be offered."""


def open_library(folder: Path, find_edition: Callable[[str], Edition | None]) -> Opened:
    """The library of a folder; one in memory where its file cannot be used."""
    file = folder / FILE
    news: list[str] = []
    copy: Path | None = None
    try:
        store = _opened(file)
    except DamagedError:
        store, copy = _recovered(file, news)
    except (NewerError, UnusableError) as error:
        store = _for_now(file, error, news)
    if store.journal is Journal.ROLLBACK:
        LOG.warn(f"{FILE}: no write-ahead log on this disk; a rollback journal is used")
    library = Library(store)
    with contextlib.suppress(sqlite3.Error):
        library.games.empty_bin()
    if library.is_lasting:
        news += take_over_save(folder, library, find_edition)
    for line in news:
        LOG.warn(line)
    return Opened(library, news, copy)


def _opened(file: Path) -> Store:
    """The file as it is; one that became empty although there are copies of it has lost all."""
    with contextlib.suppress(OSError):
        finish(file)
        if file.is_file() and file.stat().st_size == 0 and copies(file):
            raise DamagedError("it is empty")
    return Store.of_file(file)


def _recovered(file: Path, news: list[str]) -> tuple[Store, Path | None]:
    """A new file with what could be read of a damaged one; in memory if it cannot be moved."""
    with locked(file.parent, _PATIENCE, f".{file.stem}.lock"):
        try:
            return _opened(file), None  # another program has done it meanwhile
        except (NewerError, UnusableError) as error:
            return _for_now(file, error, news), None
        except DamagedError as error:
            why = error
        try:
            found = recover(file)
            store = Store.of_file(file)
        except (OSError, UserError, sqlite3.Error):
            return _for_now(file, why, news), None
    news.append(
        translate_count(
            "The library of games was damaged: {n} game could be saved, and the old file is "
            "kept as {name}.",
            "The library of games was damaged: {n} games could be saved, and the old file is "
            "kept as {name}.",
            found.games,
            name=found.aside.name,
        )
    )
    kept = copies(file)
    return store, kept[0] if kept else None


def _for_now(file: Path, error: UserError, news: list[str]) -> Store:
    """A library in memory, with what can be read of the file; the file is left alone."""
    store = Store.in_memory()
    if not isinstance(error, DamagedError | NewerError):
        _read_into(file, store)
    news.append(
        translate(
            "The library of games cannot be used, so games of now are not kept: {why}",
            why=explain(error),
        )
    )
    return store


def _read_into(file: Path, store: Store) -> None:
    """Fill memory with a file that can only be read."""
    for how in ("mode=ro", "immutable=1"):
        address = f"{file.absolute().as_uri()}?{how}"
        try:
            with (
                contextlib.closing(sqlite3.connect(address, uri=True, timeout=1.0)) as source,
                contextlib.closing(connect(":memory:")) as taken,
            ):
                source.backup(taken)
                migrate(taken)
                if is_library(taken):
                    taken.backup(store.connection)
                return
        except sqlite3.Error:
            continue
