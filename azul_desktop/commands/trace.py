"""`trace`: tell a saved game completely, line by line."""

import argparse
import json
import sys
from pathlib import Path

from azul_desktop.catalog.loader import installed
from azul_desktop.core.errors import UserError
from azul_desktop.core.record import RecordError, parse_record
from azul_desktop.core.trace import Line, trace_record
from azul_desktop.i18n import explain
from azul_desktop.textfile import UnreadableError, read_text

_MAX_BYTES = 4 * 1024 * 1024


def run(arguments: argparse.Namespace) -> int:
    """Print the trace of a record, or say what is wrong with it and print nothing."""
    for line in _lines(arguments.record):
        sys.stdout.write(json.dumps(line) + "\n")
    return 0


def _lines(name: str) -> list[Line]:
    try:
        record = parse_record(read_text(Path(name), _MAX_BYTES), installed().find)
        return list(trace_record(record))
    except UnreadableError as error:
        raise UserError("cannot read {name}: {why}", name=name, why=explain(error)) from None
    except RecordError as error:
        raise UserError("{name}: {why}", name=name, why=explain(error)) from None
