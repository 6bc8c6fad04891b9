"""The one address of whatever lies on the table or can be touched there.

Events, layouts, the pointer, legal targets, the log and the reasons share it; names made of text
exist only at the edge of the window.
"""

from dataclasses import dataclass
from enum import StrEnum
from typing import Final

NOBODY: Final = -1
"""The owner of what belongs to all."""
WHOLE: Final = -1
"""The index of a place as a whole, such as all of a floor."""
ANY_COLOUR: Final = -2
"""The colour of an address that means no colour in particular."""


class Zone(StrEnum):
    """What kind of place an address means."""

    BAG = "bag"
    LID = "lid"
    DISC = "disc"
    CENTRE = "centre"
    SUPPLY = "supply"
    LINE = "line"
    WALL = "wall"
    """A cell of a wall."""
    SPACE = "space"
    """A space of a star."""
    FLOOR = "floor"
    SHIELD = "shield"
    HAND = "hand"
    KEPT = "kept"
    """The corner spaces for tiles that are kept."""
    MARKER = "marker"
    """Where a player has the marker that lies on no floor."""
    KEEP = "keep"
    """A pile of the hand while its player chooses what to keep."""
    CHOICE = "choice"
    """One of several ways to pay."""
    BONUSES = "bonuses"
    """Where it is printed what the end of the game brings."""
    PASS = "pass"
    DONE = "done"
    """Be done with choosing what to keep."""


@dataclass(frozen=True, slots=True)
class Address:
    """A place: `index` counts discs, lines, cells or spaces, `colour` means only those tiles."""

    zone: Zone
    owner: int = NOBODY
    index: int = WHOLE
    colour: int = ANY_COLOUR


BAG: Final = Address(Zone.BAG)
LID: Final = Address(Zone.LID)
CENTRE: Final = Address(Zone.CENTRE)
