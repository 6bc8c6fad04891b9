"""Words in a room: on one line while that fits, else on several of about the same length."""

from collections.abc import Callable, Iterator
from functools import partial
from itertools import combinations, pairwise
from typing import NamedTuple

LEADING = 1.14
"""From one line of a label to the next, in sizes of its letters: closer than a paragraph's."""
_BODY = 0.95
"""The height of a line's letters with accents and tails."""
_MOST_LINES = 3
_DOT = "·"
"""What stands between the parts of a list; a line that ends with a part needs none."""

Measure = Callable[[str, int], int]
"""How wide a text is in letters of a size."""


class Room(NamedTuple):
    """How much place there is for words."""

    w: float
    h: float


class Lines(NamedTuple):
    """Words as they fit: the size of the letters, and what each line says."""

    size: int
    texts: tuple[str, ...]


def arranged(text: str, measure: Measure, size: int, room: Room, least: int) -> Lines | None:
    """On one line, smaller down to `least`, then on as many as there are; None if none fits."""
    if measure(text, size) <= room.w:  # as nearly all do
        return Lines(size, _said([text], (0, 1)))
    for count in range(1, _MOST_LINES + 1):
        for pixels in range(size, least - 1, -1):
            if count > 1 and ((count - 1) * LEADING + _BODY) * pixels > room.h:
                continue
            if measure(text, pixels) <= count * room.w:
                lines = _lines(text, count, partial(_width, measure, pixels), room.w)
                if lines:
                    return Lines(pixels, lines)
    return None


def _width(measure: Measure, pixels: int, line: str) -> int:
    return measure(line, pixels)


def _lines(text: str, count: int, width: Callable[[str], int], most: float) -> tuple[str, ...]:
    """The text in so many lines of about the same length; none if they would be too wide."""
    words = text.split(" ")
    best: tuple[str, ...] = ()
    least = False, most
    for at in _breaks(len(words), count):
        said = _said(words, at)
        # The parts of a list stay whole where they can.
        torn = any(words[start] != _DOT != words[start - 1] for start in at[1:-1])
        judged = torn, max(map(width, said))
        if judged[1] <= most and (not best or judged < least):
            best, least = said, judged
    return best


def _breaks(words: int, count: int) -> Iterator[tuple[int, ...]]:
    """The ways in which so many words make so many lines: where each begins, and the end."""
    for inner in combinations(range(1, words), count - 1):
        yield 0, *inner, words


def _said(words: list[str], at: tuple[int, ...]) -> tuple[str, ...]:
    lines = (" ".join(words[start:end]) for start, end in pairwise(at))
    return tuple(line.removesuffix(_DOT).removeprefix(_DOT).strip() for line in lines)
