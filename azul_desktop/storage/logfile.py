"""The log: what the program met, in a small file that never is a problem itself.

It names versions, files of the user's own folder and faults, no person and no game. It is sent to
nobody. Python's `logging` takes longer to import than a frame may take: it is fetched when there is
something to tell, or when the window has been there for a while.
"""

import threading
from collections import deque
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from logging import Handler, Logger

NAME: Final = "azul_desktop"
FILE: Final = "azul-desktop.log"
MOST: Final = 200_000
"""So many bytes are in one file."""
_OLDER: Final = 2
"""So many files are kept beside it."""
_FORM: Final = "%(asctime)s.%(msecs)03d %(levelname)s: %(message)s"
_LATER: Final = 4.0
"""Seconds after which lines that can wait are written."""


class Log:
    """Lines that wait, and the file they go to, if there is one."""

    def __init__(self) -> None:
        self._folder: Path | None = None
        self._waiting: deque[Callable[[], list[str]]] = deque()
        self._lock = threading.Lock()
        self._handler: Handler | None = None

    def begin(self, folder: Path) -> None:
        """Write into a folder from now on; where that cannot be, there is no log."""
        self.end()
        self._folder = folder

    def info(self, text: str) -> None:
        """A line that can wait."""
        self.info_later(lambda: [text])

    def info_later(self, lines: Callable[[], list[str]]) -> None:
        """Lines that can wait and take time to find out: they are asked for when it is written."""
        if not self._waiting:
            later = threading.Timer(_LATER, self._write)
            later.daemon = True
            later.start()
        self._waiting.append(lines)

    def warn(self, text: str) -> None:
        """A line that is in the file when this returns."""
        self._write(text)

    def end(self) -> None:
        """Write what waits, and close the file."""
        if self._waiting:
            self._write()
        if self._handler is not None:
            import logging

            logging.getLogger(NAME).removeHandler(self._handler)
            self._handler.close()
            self._handler = None
        self._folder = None

    def _write(self, warning: str = "") -> None:
        with self._lock:
            logger = self._opened()
            while self._waiting:
                for line in self._waiting.popleft()():
                    logger.info("%s", _writable(line))
            if warning:
                logger.warning("%s", _writable(warning))

    def _opened(self) -> "Logger":
        """The logger with its file; nothing goes to the terminal by itself."""
        import logging

        logger: Logger = logging.getLogger(NAME)
        if not logger.handlers:
            logger.addHandler(logging.NullHandler())
            logger.setLevel(logging.INFO)
        if self._handler is None and self._folder is not None:
            self._handler = _file(self._folder)
            if self._handler is None:
                self._folder = None
            else:
                logger.addHandler(self._handler)
        return logger


def _writable(text: str) -> str:
    """A line that every reader of the log can write; names of files may be no text."""
    return text.encode("utf-8", "backslashreplace").decode("utf-8")


def _file(folder: Path) -> "Handler | None":
    """The file; None where it cannot be written."""
    import logging
    from logging.handlers import RotatingFileHandler

    class Quiet(RotatingFileHandler):
        """A file that may refuse: nobody is told, for it only tells others."""

        def handleError(self, record: logging.LogRecord) -> None:  # noqa: N802
            """A line is missing."""

    file = folder / FILE
    try:
        folder.mkdir(parents=True, exist_ok=True)
        if file.exists() and not file.is_file():  # a pipe would wait for ever
            return None
        handler = Quiet(file, maxBytes=MOST, backupCount=_OLDER, encoding="utf-8")
    except OSError:
        return None
    handler.setFormatter(logging.Formatter(_FORM, "%Y-%m-%dT%H:%M:%S"))
    return handler


LOG: Final = Log()
"""The log of this process."""
