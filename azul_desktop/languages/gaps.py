"""The gaps of a sentence: which ones it has, and how they are filled."""

from collections.abc import Mapping
from string import Formatter

from azul_desktop.languages.numbers import number

Gap = tuple[str, str, str]
"""The name, how it is formatted, and its conversion (`!r`)."""


def gaps_of(text: str) -> frozenset[Gap] | None:
    """The gaps of a text; none at all where its braces do not fit together."""
    try:
        parts = list(Formatter().parse(text))
    except ValueError:
        return None
    return frozenset(
        (name, form or "", conversion or "")
        for _, name, form, conversion in parts
        if name is not None
    )


class _Number:
    """A number in a gap, which is written as its language does."""

    def __init__(self, value: float, language: str) -> None:
        self._value = value
        self._language = language

    def __format__(self, form: str) -> str:
        return number(format(self._value, form), self._language)

    def __str__(self) -> str:
        return number(str(self._value), self._language)

    def __repr__(self) -> str:
        return str(self)


def filled(text: str, language: str, values: Mapping[str, object]) -> str:
    """A text with its gaps filled; numbers have the minus sign and comma of the language.

    The text has the gaps of a source text, which `Catalogue` makes sure of: `format` would follow
    `{name.__class__}` in a translation.
    """
    shown = {
        name: _Number(value, language)
        if type(value) is float or (type(value) is int and value < 0)
        else value
        for name, value in values.items()
    }
    return text.format(**shown)
