"""The log: what the program met, in a small file that never is a problem itself.

It names versions, files of the user's own folder and faults, no person and no game. It is sent to
nobody.
"""

import logging
from logging.handlers import RotatingFileHandler
from pathlib import Path
from typing import Final

LOG: Final = logging.getLogger("azul_desktop")
"""The parent of all loggers of the program."""
FILE: Final = "azul-desktop.log"
_MOST: Final = 200_000
"""So many bytes are in one file."""
_OLDER: Final = 2
"""So many files are kept beside it."""
_FORM: Final = "%(asctime)s.%(msecs)03d %(levelname)s %(name)s: %(message)s"


class _LogFile(RotatingFileHandler):
    """A file that may refuse: nobody is told, for it only tells others."""

    def handleError(self, record: logging.LogRecord) -> None:  # noqa: N802
        """A line is missing."""


def begin_log(folder: Path) -> None:
    """Write the log into a folder from now on; where that cannot be, there is none."""
    end_log()
    file = folder / FILE
    try:
        folder.mkdir(parents=True, exist_ok=True)
        if file.exists() and not file.is_file():  # a pipe would wait for ever
            return
        handler = _LogFile(
            file, maxBytes=_MOST, backupCount=_OLDER, encoding="utf-8", errors="backslashreplace"
        )
    except OSError:
        return
    handler.setFormatter(logging.Formatter(_FORM, "%Y-%m-%dT%H:%M:%S"))
    LOG.addHandler(handler)
    LOG.setLevel(logging.INFO)


def end_log() -> None:
    """Close the file."""
    for handler in LOG.handlers[:]:
        if isinstance(handler, _LogFile):
            LOG.removeHandler(handler)
            handler.close()
