"""How the referee says that something is wrong."""

from __future__ import annotations

import json
from typing import Any

Line = dict[str, Any]


class Wrong(AssertionError):
    """A trace line that disagrees with the rules or with the format."""

    def __init__(self, what: str, number: int = 0, line: object = None) -> None:
        text = what
        if number:
            text = f"line {number}: {what}"
        if line is not None:
            text += f"\n  {json.dumps(line, ensure_ascii=False, default=str)}"
        super().__init__(text)
        self.what = what
        self.number = number
        self.line = line


def need(condition: bool, what: str) -> None:
    """Raise `Wrong` unless the condition holds."""
    if not condition:
        raise Wrong(what)


def same(what: str, said: object, due: object) -> None:
    """Raise `Wrong` unless the trace says what is due."""
    need(said == due, f"{what} is {said!r}, but {due!r} is due")
