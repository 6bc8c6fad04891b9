"""What can be on stage while a step is shown."""

from dataclasses import dataclass

from azul_desktop.ui.geometry import Point
from azul_desktop.ui.table.slots import Piece


@dataclass(frozen=True, slots=True)
class Flight:
    """A piece on its way; it waits at its start and rests at its end until the act is over."""

    piece: int
    start: Piece
    end: Piece
    delay: float
    length: float
    arc: float
    """How high it flies, in parts of the distance."""


@dataclass(frozen=True, slots=True)
class Fade:
    """A piece that vanishes in one place and appears in another, for people whom motion tires."""

    piece: int
    start: Piece | None
    """None where nobody saw it lie."""
    end: Piece


@dataclass(frozen=True, slots=True)
class Lit:
    """A run of cells that scores, lit one after the other; `sweep` for a bonus in gold."""

    cells: tuple[Piece, ...]
    sweep: bool = False


@dataclass(frozen=True, slots=True)
class Rise:
    """A number that rises and fades."""

    text: str
    at: Point
    loss: bool
    large: bool = True
    """On the board in front; smaller on a small one."""
    still: bool = False
    """It only fades."""


@dataclass(frozen=True, slots=True)
class Pulse:
    """A place that catches the eye: the disc of a bot's move, a special disc that acts."""

    places: tuple[Piece, ...]
    round: bool


Show = Flight | Fade | Lit | Rise | Pulse
