"""What a move brings and costs, in two numbers."""

from typing import NamedTuple


class Outlook(NamedTuple):
    """What a move does to the score of whoever makes it."""

    points: int
    """What it brings at once, or when the round ends."""
    cost: int
    """What it costs: 0 or less."""
