"""Builds the `.mo` files beside their sources: `python -m tools.locale.compiled`.

The program reads nothing else. They are built for the wheel, by `make play` and for the tests, and
never committed.
"""

import io
import os
import tempfile
from pathlib import Path

from babel.messages.mofile import write_mo

from tools.locale.files import FOLDER, PLURALS, po_file, read


def compile_all(folder: Path = FOLDER) -> list[Path]:
    """Build every catalogue that is older than its source; those that were built."""
    built = []
    for language in PLURALS:
        source = po_file(language, folder)
        file = source.with_suffix(".mo")
        if not source.exists():
            continue
        if file.exists() and file.stat().st_mtime_ns >= source.stat().st_mtime_ns:
            continue
        content = io.BytesIO()
        write_mo(content, read(language, folder))
        _replace(file, content.getvalue())
        built.append(file)
    return built


def _replace(file: Path, content: bytes) -> None:
    """At once: another process may be reading it."""
    number, name = tempfile.mkstemp(dir=file.parent)
    with os.fdopen(number, "wb") as stream:
        stream.write(content)
    Path(name).chmod(0o644)
    Path(name).replace(file)


if __name__ == "__main__":
    compile_all()
