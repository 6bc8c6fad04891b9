"""Writing a file so that there is always a whole one: the old or the new, never half of it."""

import contextlib
import os
import sys
import tempfile
import time
from pathlib import Path

_PAUSES = (0.01, 0.03, 0.1)
"""Seconds to wait before each further attempt."""


def write_text(file: Path, text: str) -> None:
    """Put `text` in place of what the file held; OSError if that cannot be done."""
    file.parent.mkdir(parents=True, exist_ok=True)
    handle, name = tempfile.mkstemp(prefix=f".{file.name}.", dir=file.parent)
    try:
        with os.fdopen(handle, "w", encoding="utf-8", newline="\n") as stream:
            stream.write(text)
            stream.flush()
            os.fsync(stream.fileno())
        _replace(Path(name), file)
    except BaseException:
        with contextlib.suppress(OSError):
            Path(name).unlink()
        raise


def _replace(new: Path, file: Path) -> None:
    """Put the new file in place of the old one.

    Windows refuses while another program reads the old one, as virus scanners like to do.
    """
    for pause in _PAUSES if sys.platform == "win32" else ():
        try:
            new.replace(file)
        except PermissionError:
            time.sleep(pause)
        else:
            return
    new.replace(file)
