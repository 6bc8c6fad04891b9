"""The settings of the wall family's search: what makes its levels and personalities."""

from dataclasses import dataclass
from typing import Final


@dataclass(frozen=True, slots=True)
class Taste:
    """What a personality likes more than it is worth, in thousandths of its worth."""

    wall: int = 0
    """Rows, columns and colours of its own wall on their way to a bonus."""
    lines: int = 0
    """Its own lines that are begun and not full."""
    spite: int = 0
    """That the others' boards are worth little."""


PLAIN: Final = Taste()
BUILDER: Final = Taste(wall=150)
"""Likes columns and colours more than quick points."""
DENIER: Final = Taste(spite=120)
"""Takes what others need."""
GAMBLER: Final = Taste(lines=200)
"""Begins many lines and trusts to luck."""

PERSONALITY_TASTES: Final = {"": PLAIN, "builder": BUILDER, "denier": DENIER, "gambler": GAMBLER}
"""The taste of each personality of `bots/levels.py`."""


@dataclass(frozen=True, slots=True)
class SearchSettings:
    """How far a search looks and what it knows; the defaults are its full strength."""

    depth: int = 130
    """Takes it looks ahead, its own first one included; 130 is more than a round ever has."""
    learned: bool = True
    """Whether a network learned from self-play judges boards, or rules of thumb do."""
    bonuses: bool = True
    """Without `learned`: whether rows, columns and colours count before they are complete."""
    rivals: bool = True
    """Without `learned`: whether the best of the other boards is taken off its own."""
    own_takes: int = 12
    """With three or four players: how many of its own takes it looks at on each turn."""
    heat: int = 400
    """With three or four players: how far chance carries rivals from what looks best to them.

    In hundredths of points, while rounds are played to their end (`sampling`). With 0 they take
    what looks best, and the search looks so many takes ahead as `depth` says (`rivals`).
    """
    own_heat: int = 100
    """The same for its own later takes."""
    rival_takes: int = 1
    """With a heat of 0: how many of a rival's takes it looks at on each turn."""
    late: int = 6
    """Takes from this place in the order on are first looked at one take less deep."""
    taste: Taste = PLAIN
    """What it likes beyond what it is worth: its personality."""
    outlook: str = ""
    """Another file of weights for the rest of a round than the standard one, or "none"."""
    weights: str = ""
    """Another file of the network's weights than the standard one, for experiments."""


LEVEL_SETTINGS: Final = {
    # Two takes of each, by rules of thumb for what a board is worth.
    "artisan": SearchSettings(depth=4, learned=False, heat=0),
    # Knows what boards are worth when a round is over, but not what its rest still promises.
    "master": SearchSettings(depth=5, outlook="none", heat=0),
    "grandmaster": SearchSettings(),
}
"""The settings of each level of `bots/levels.py` that searches."""
