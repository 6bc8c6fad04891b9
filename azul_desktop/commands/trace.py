"""`trace`: tell a saved game completely, line by line."""

import argparse
import json
import sys
from pathlib import Path

from azul_desktop.catalog.loader import installed
from azul_desktop.core.errors import UserError
from azul_desktop.core.record import parse_record
from azul_desktop.core.trace import trace_record

_MAX_BYTES = 4 * 1024 * 1024


def run(arguments: argparse.Namespace) -> int:
    """Print the trace of a record, or say what is wrong with it and print nothing."""
    record = parse_record(_read(Path(arguments.record)), installed().find)
    lines = list(trace_record(record))
    for line in lines:
        sys.stdout.write(json.dumps(line, ensure_ascii=False) + "\n")
    return 0


def _read(file: Path) -> str:
    try:
        with file.open("rb") as stream:
            content = stream.read(_MAX_BYTES + 1)
        if len(content) <= _MAX_BYTES:
            return content.decode("utf-8-sig")
        why: object = f"it is larger than {_MAX_BYTES // 1024} KiB"
    except UnicodeDecodeError:
        why = "it is not a text file"
    except OSError as error:
        why = error.strerror or error
    raise UserError("cannot read {name}: {why}", name=str(file), why=why)
