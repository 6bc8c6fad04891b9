"""How much a search sees, and what it likes: what makes levels and personalities."""

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Taste:
    """What a personality likes more than it is worth, in thousandths of its worth."""

    wall: int = 0
    """What its wall promises."""
    lines: int = 0
    """Its begun lines."""
    spite: int = 0
    """That others have little."""


PLAIN = Taste()
BUILDER = Taste(wall=150)
"""Likes columns and colours more than quick points."""
DENIER = Taste(spite=120)
"""Takes what others need."""
GAMBLER = Taste(lines=200)
"""Begins many lines and trusts to luck."""


@dataclass(frozen=True, slots=True)
class SearchSettings:
    """The settings of a search; the standard is all that it can do."""

    depth: int = 130
    """Takes it looks ahead; 1 is its own only."""
    learned: bool = True
    """Whether it knows from many games what a board is worth, or only from a look at it."""
    bonuses: bool = True
    """Without `learned`: whether it thinks of rows, columns and colours before they are there."""
    rivals: bool = True
    """Without `learned`: whether it cares how the others stand."""
    own_takes: int = 12
    """How many of its own takes it looks at where everybody plays for themselves."""
    rival_takes: int = 1
    """How many of a rival's takes it looks at there."""
    late: int = 6
    """The place in the order of takes from which on it first looks less deeply."""
    taste: Taste = PLAIN
    """What it likes beyond what it is worth."""
    outlook: str = ""
    """Another file of weights for the rest of a round, or "none"."""
    weights: str = ""
    """Another file of weights than the standard one, for experiments."""
