"""What happened, in the order it happened: for showing, sounding, logging and tracing.

Events know no edition; where something lay and went is an `Address`.
"""

from dataclasses import dataclass
from enum import StrEnum

from azul_desktop.core.address import Address

MARKER = -1
"""The colour of the first-player marker in a `Moved`."""


class Reason(StrEnum):
    """Why a score changed."""

    TILE = "tile"
    FLOOR = "floor"
    MARKER = "marker"
    DISCARD = "discard"
    ROW = "row"
    COLUMN = "column"
    COLOUR = "colour"
    STAR = "star"
    NUMBER = "number"


@dataclass(frozen=True, slots=True)
class RoundBegan:
    """A round is set up; `specials` has the special side of each disc or -1."""

    round: int
    first_player: int
    joker: int
    specials: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Poured:
    """The lid (or tower) was emptied into the bag."""

    count: int


@dataclass(frozen=True, slots=True)
class Dealt:
    """Tiles came from the bag to a disc, or to the supply spaces `spaces`."""

    place: Address
    tiles: tuple[int, ...]
    spaces: tuple[int, ...] = ()


@dataclass(frozen=True, slots=True)
class DiscActed:
    """A special disc acted after the deal; what it moved follows as `Moved`."""

    disc: int
    special: int


@dataclass(frozen=True, slots=True)
class PhaseBegan:
    """The draft, the tiling or the building begins."""

    phase: int


@dataclass(frozen=True, slots=True)
class Moved:
    """Tiles of one colour, or the marker, went from one place to another."""

    colour: int
    count: int
    src: Address
    dst: Address


@dataclass(frozen=True, slots=True)
class Scored:
    """A score changed: `points` as printed, `score` the total after, `which` row, star, …

    `cells` are the cells that scored; for a tile, the one placed comes first.
    """

    player: int
    reason: Reason
    points: int
    score: int
    which: int = 0
    cells: tuple[int, ...] = ()


@dataclass(frozen=True, slots=True)
class LineStuck:
    """A full line has no cell on the grey wall; where its tiles went follows as `Moved`."""

    player: int
    row: int


@dataclass(frozen=True, slots=True)
class FeatureWon:
    """A player surrounded a pillar, statue or window (by its index) that wins `tiles` tiles."""

    player: int
    feature: int
    tiles: int


@dataclass(frozen=True, slots=True)
class Passed:
    """A player passed."""

    player: int


@dataclass(frozen=True, slots=True)
class RoundEnded:
    """A round is over."""

    round: int


@dataclass(frozen=True, slots=True)
class GameEnded:
    """The game is over."""

    scores: tuple[int, ...]
    winners: tuple[int, ...]


Event = (
    RoundBegan
    | Poured
    | Dealt
    | DiscActed
    | PhaseBegan
    | Moved
    | Scored
    | LineStuck
    | FeatureWon
    | Passed
    | RoundEnded
    | GameEnded
)
Sink = list[Event]
