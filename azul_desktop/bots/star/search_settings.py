"""The settings of the star family's search: what makes its levels and personalities."""

from dataclasses import dataclass
from typing import Final


@dataclass(frozen=True, slots=True)
class StarStyle:
    """What a bot likes more or less than its values say; 1 is neutral. Style, not strength."""

    stars: float = 1.0
    """What complete stars promise."""
    numbers: float = 1.0
    """What all spaces of a number promise."""
    features: float = 1.0
    """What pillars, statues and windows promise."""
    keep: float = 1.0
    """Tiles kept for the next round."""
    rivals: float = 1.0
    """How much the others' gain counts as its own loss."""


PLAIN: Final = StarStyle()
BUILDER: Final = StarStyle(stars=1.15, features=0.8, rivals=0.7)
"""Completes its stars and does not mind the others much."""
DENIER: Final = StarStyle(rivals=1.6)
"""Takes what the others need."""
GAMBLER: Final = StarStyle(stars=0.9, numbers=1.3, features=1.4, keep=1.2)
"""Trusts in the tiles that features win and in the big bonuses."""

PERSONALITY_STYLES: Final = {"": PLAIN, "builder": BUILDER, "denier": DENIER, "gambler": GAMBLER}
"""The style of each personality of `bots/levels.py`."""


@dataclass(frozen=True, slots=True)
class StarSettings:
    """How far a search looks and what it knows; the defaults are its full strength."""

    beam: int = 128
    """How many boards a plan of its own build keeps at most at each stage."""
    draft_beam: int = 6
    """The same for the plans by which it compares hands in a draft."""
    explore: float = 1.5
    """How far the draft's search strays from what looked best so far."""
    spread: float = 800.0
    """Cents by which an end of the draft must be better to look half as good as possible."""
    simulations: int = 200
    """How many simulations it makes where the budget says nothing."""
    most_simulations: int = 0
    """How many it makes at most, however much time there is; 0 for no limit."""
    foresight: float = 1.0
    """How much of what a board promises for later rounds it sees, from 0 to 1."""
    style: StarStyle = PLAIN
    """What it likes more or less than it is worth: its personality."""
    weights: str = ""
    """Another file of learnt values, for experiments."""


LEVEL_SETTINGS: Final = {
    "artisan": StarSettings(beam=8, most_simulations=30, foresight=0.5),
    "master": StarSettings(beam=32, most_simulations=60),
    "grandmaster": StarSettings(),
}
"""The settings of each level of `bots/levels.py` that searches."""
