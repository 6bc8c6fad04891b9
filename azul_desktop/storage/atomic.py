"""Writing a file so that there is always a whole one: the old or the new, never half of it."""

import contextlib
import os
import tempfile
from pathlib import Path


def write_text(file: Path, text: str) -> None:
    """Put `text` in place of what the file held; OSError if that cannot be done."""
    file.parent.mkdir(parents=True, exist_ok=True)
    handle, name = tempfile.mkstemp(prefix=f".{file.name}.", dir=file.parent)
    try:
        with os.fdopen(handle, "w", encoding="utf-8", newline="\n") as stream:
            stream.write(text)
            stream.flush()
            os.fsync(stream.fileno())
        Path(name).replace(file)
    except BaseException:
        with contextlib.suppress(OSError):
            Path(name).unlink()
        raise
