"""Laying tables over tables: an edition over the one it extends, a variant over its edition."""

from itertools import islice
from typing import Any

Data = dict[Any, Any]

MAX_VARIANTS = 8

_WHOLE = ("colours", "variants")
"""Tables that a file replaces as a whole where it extends another."""


def merged(base: Data, changes: Data) -> Data:
    """`base` with `changes` laid over it, table by table; lists are replaced whole."""
    result = dict(base)
    for key, value in changes.items():
        both = isinstance(value, dict) and isinstance(result.get(key), dict)
        result[key] = merged(result[key], value) if both and key not in _WHOLE else value
    return result


class Side:
    """One variant: the edition's data with the variant's changes laid over it."""

    def __init__(self, data: Data, name: str, changes: Data) -> None:
        self.name = name
        self.data = merged(data, changes)
        self._changes = changes

    def path(self, key: str) -> str:
        """The key path where this side's value of a key stands in the file."""
        return f"variants.{self.name}.{key}" if key in self._changes else key


def sides_of(data: Data) -> list[Side]:
    """Every variant of an edition that can be told from its data."""
    variants = data.get("variants")
    if not isinstance(variants, dict):
        return []
    first = islice(variants.items(), MAX_VARIANTS)
    return [Side(data, name, changes) for name, changes in first if isinstance(changes, dict)]
