"""What a value of an edition file may be, said beside its type: `Annotated[float, Number(0, 1)]`.

Plain descriptions, so that a key stands in one place with its type, its limits and what it means;
the catalog makes its checks of them. Words that are known when they are written are a `Literal`.
"""

from dataclasses import dataclass


@dataclass(frozen=True)
class Whole:
    """A whole number from `low` to `high`."""

    low: int
    high: int


@dataclass(frozen=True)
class Number:
    """A number from `low` to `high`, whole or not."""

    low: float
    high: float


@dataclass(frozen=True)
class Multiple:
    """A multiple of `step` from 0 to `high`."""

    step: int
    high: int


@dataclass(frozen=True)
class Text:
    """A text of a certain form, a regular expression, with an example for who got it wrong."""

    pattern: str
    example: str


@dataclass(frozen=True)
class Word:
    """One of some words."""

    known: tuple[str, ...]


@dataclass(frozen=True)
class Size:
    """How many entries a list or a table has."""

    fewest: int
    most: int


Limit = Whole | Number | Multiple | Text | Word | Size
