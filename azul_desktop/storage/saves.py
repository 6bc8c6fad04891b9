"""The game in progress, kept after every move so that it can be continued."""

import contextlib
from collections.abc import Callable
from pathlib import Path

from azul_desktop.core.edition import Edition
from azul_desktop.core.record import Record, RecordError, format_record, parse_record
from azul_desktop.storage.atomic import write_text
from azul_desktop.textfile import UnreadableError, read_text

_MAX_BYTES = 4 * 1024 * 1024


class Saves:
    """The folder of saved games; the one in progress has a fixed name."""

    def __init__(self, folder: Path) -> None:
        self._current = folder / "current.json"

    def keep(self, record: Record) -> None:
        """Write the game in progress; OSError if the disk does not take it."""
        self.keep_text(format_record(record))

    def keep_text(self, text: str) -> None:
        """The same for a record that is text already."""
        write_text(self._current, text)

    def is_there(self) -> bool:
        """Whether a game is kept; not where nobody may look."""
        try:
            return self._current.exists()
        except OSError:
            return False

    def current(self, find_edition: Callable[[str], Edition | None]) -> Record | None:
        """The game in progress; None if there is none, `RecordError` if it cannot be used."""
        if not self.is_there():
            return None
        try:
            text = read_text(self._current, _MAX_BYTES)
        except UnreadableError as error:
            raise RecordError(error.text, **error.values) from None
        return parse_record(text, find_edition)

    def holds(self, record: Record) -> bool:
        """Whether the disk has a game as it stands."""
        try:
            return read_text(self._current, _MAX_BYTES) == format_record(record)
        except UnreadableError:
            return False

    def forget(self) -> None:
        """The game in progress is over."""
        with contextlib.suppress(OSError):
            self._current.unlink()

    def set_aside(self) -> Path | None:
        """Keep a game that cannot be used under another name; where it is now, if it exists."""
        if not self.is_there():
            return None
        aside = self._current.with_suffix(".broken.json")
        self._current.replace(aside)
        return aside
