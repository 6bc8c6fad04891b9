"""Data from outside, looked at piece by piece: every piece is what it should be, or an error."""

from typing import Final

from azul_desktop.core.edition import Edition
from azul_desktop.core.errors import UserError

_MAX_TEXT: Final = 60
_MAX_ITEMS: Final = 100
MAX_COUNT: Final = 1000


class PositionError(UserError):
    """What is wrong with a position that came from outside."""


class Facts:
    """An object of such data, with the way to it for the message."""

    def __init__(self, data: object, where: str) -> None:
        if not isinstance(data, dict):
            raise PositionError("{what} is missing or wrong", what=where)
        self._data: dict[str, object] = data
        self._where = where

    def wrong(self, key: str) -> PositionError:
        """The error for a key."""
        return PositionError("{what} is missing or wrong", what=f"{self._where}.{key}")

    def get(self, key: str) -> object:
        """Whatever is there; nothing at all is an error."""
        if key not in self._data:
            raise self.wrong(key)
        return self._data[key]

    def text(self, key: str) -> str:
        """A short text."""
        value = self.get(key)
        if not isinstance(value, str) or len(value) > _MAX_TEXT:
            raise self.wrong(key)
        return value

    def flag(self, key: str) -> bool:
        """True or false."""
        value = self.get(key)
        if not isinstance(value, bool):
            raise self.wrong(key)
        return value

    def number(self, key: str, most: int) -> int:
        """A whole number from 0 on."""
        value = self.get(key)
        if not isinstance(value, int) or isinstance(value, bool) or not 0 <= value <= most:
            raise self.wrong(key)
        return value

    def values(self, key: str) -> list[object]:
        """A list that is not too long."""
        value = self.get(key)
        if not isinstance(value, list) or len(value) > _MAX_ITEMS:
            raise self.wrong(key)
        return value

    def items(self, key: str) -> "list[Facts]":
        """A list of objects."""
        where = f"{self._where}.{key}"
        return [Facts(item, f"{where}[{n}]") for n, item in enumerate(self.values(key))]

    def inner(self, key: str) -> "Facts":
        """An object."""
        return Facts(self.get(key), f"{self._where}.{key}")

    def keys(self) -> list[str]:
        """All keys, unless there are too many."""
        if len(self._data) > _MAX_ITEMS or not all(isinstance(key, str) for key in self._data):
            raise PositionError("{what} is missing or wrong", what=self._where)
        return list(self._data)

    def colour(self, key: str, edition: Edition) -> int:
        """The number of a colour that is named."""
        name = self.get(key)
        if not isinstance(name, str) or name not in edition.colours:
            raise self.wrong(key)
        return edition.colours.index(name)

    def counts(self, key: str, edition: Edition) -> list[int]:
        """How many tiles there are of each colour; a colour that is not named has none."""
        named = self.inner(key)
        counts = [0] * len(edition.colours)
        for name in named.keys():  # noqa: SIM118 - checked, unlike those of a dict
            if name not in edition.colours:
                raise named.wrong(name[:_MAX_TEXT])
            counts[edition.colours.index(name)] = named.number(name, MAX_COUNT)
        return counts
