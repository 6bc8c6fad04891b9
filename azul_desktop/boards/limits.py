"""What a value of an edition file may be, said beside its type: `Annotated[float, Number(0, 1)]`.

Plain descriptions, so that a key stands in one place with its type, its limits and what it means;
the catalog makes its checks of them. Words that are known when they are written are a `Literal`.
They are no dataclasses, because every start of the program would wait for those to be made.
"""


class Whole:
    """A whole number from `low` to `high`."""

    __match_args__ = ("low", "high")

    def __init__(self, low: int, high: int) -> None:
        self.low, self.high = low, high


class Number:
    """A number from `low` to `high`, whole or not."""

    __match_args__ = ("low", "high")

    def __init__(self, low: float, high: float) -> None:
        self.low, self.high = low, high


class Multiple:
    """A multiple of `step` from 0 to `high`."""

    __match_args__ = ("step", "high")

    def __init__(self, step: int, high: int) -> None:
        self.step, self.high = step, high


class Text:
    """A text of a certain form, a regular expression, with an example for who got it wrong."""

    __match_args__ = ("pattern", "example")

    def __init__(self, pattern: str, example: str) -> None:
        self.pattern, self.example = pattern, example


class Spoken:
    """A text of a certain form, or a table with one for each of some languages."""

    __match_args__ = ("pattern", "example")

    def __init__(self, pattern: str, example: str) -> None:
        self.pattern, self.example = pattern, example


class Word:
    """One of some words."""

    __match_args__ = ("known",)

    def __init__(self, known: tuple[str, ...]) -> None:
        self.known = known


class Size:
    """How many entries a list or a table has."""

    __match_args__ = ("fewest", "most")

    def __init__(self, fewest: int, most: int) -> None:
        self.fewest, self.most = fewest, most


Limit = Whole | Number | Multiple | Text | Spoken | Word | Size
