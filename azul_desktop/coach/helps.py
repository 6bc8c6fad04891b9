"""Little helps: what somebody who is new to an edition should know just now, one line each.

First the facts, found by the rules: a `Matter` for each thing that matters in a position. Words are
made only of the one that is said. Each topic is said once, so its words must be true every time.
"""

from typing import NamedTuple


class Matter(NamedTuple):
    """Something that matters now."""

    topic: str
    """By what it is remembered that somebody has read of it."""
    numbers: tuple[int, ...] = ()
    """What its words count, from the rules."""
    piece: int | None = None
    """The tile or the marker that it is about."""
    side: int | None = None
    """The special side of a disc that it is about."""
