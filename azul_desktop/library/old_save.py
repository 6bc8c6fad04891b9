"""The one game that version 0.1 kept in a file of its own is taken into the library."""

import sqlite3
from collections.abc import Callable
from pathlib import Path
from typing import Final

from azul_desktop.core.edition import Edition
from azul_desktop.core.record import ForeignRecordError, RecordError, parse_record
from azul_desktop.i18n import explain, translate
from azul_desktop.library.exchange import import_text
from azul_desktop.library.library import Library
from azul_desktop.library.store import LibraryError
from azul_desktop.storage.aside import set_aside
from azul_desktop.textfile import UnreadableError, read_text

_FILE: Final = "current.json"
_TAKEN: Final = "current.taken-over.json"
_MAX_BYTES: Final = 4 * 1024 * 1024


def take_over_save(
    folder: Path, library: Library, find_edition: Callable[[str], Edition | None]
) -> list[str]:
    """Add the game of 0.1, if there is one; what people have to know about it.

    Its file stays under another name: nothing that a person has is thrown away. One that a newer
    version wrote, that nobody may read or that is of an edition that is not here stays as it is.
    """
    file = folder / _FILE
    try:
        if not file.exists():
            return []
        text = read_text(file, _MAX_BYTES)
    except (OSError, UnreadableError):
        return []
    try:
        if parse_record(text, find_edition).moves:
            import_text(library, text, find_edition)  # once, however often it is tried
            library.syncer.wait(2.0)
        _put_away(file)
    except ForeignRecordError as error:
        return [_told(error)]
    except RecordError as error:
        return [_set_aside(file, error)]
    except (sqlite3.Error, LibraryError, OSError):
        pass  # it is tried again at the next start
    return []


def _told(error: RecordError) -> str:
    return translate("The saved game cannot be continued: {why}", why=explain(error))


def _set_aside(file: Path, error: RecordError) -> str:
    try:
        aside = set_aside(file)
    except OSError:
        return _told(error)
    return translate(
        "The saved game cannot be continued and was set aside as {name}: {why}",
        name=aside.name,
        why=explain(error),
    )


def _put_away(file: Path) -> None:
    """Rename a file that is in the library now, so that it is not taken over again."""
    target = file.with_name(_TAKEN)
    if target.exists():
        set_aside(target)
    file.rename(target)
