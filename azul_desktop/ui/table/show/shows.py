"""What can be on stage while a step is shown."""

from dataclasses import dataclass
from typing import ClassVar

from azul_desktop.geometry import Point, Shape


@dataclass(frozen=True, slots=True)
class Flight:
    """A piece on its way; it waits at its start and rests at its end until the act is over."""

    piece: int
    start: Shape
    end: Shape
    delay: float
    length: float
    arc: float
    """How high it flies, in parts of the distance."""


@dataclass(frozen=True, slots=True)
class Fade:
    """A piece that vanishes in one place and appears in another, for people whom motion tires."""

    piece: int
    start: Shape | None
    """None where nobody saw it lie."""
    end: Shape


@dataclass(frozen=True, slots=True)
class Lit:
    """A run of cells that scores, lit one after the other; `sweep` for a bonus in gold."""

    cells: tuple[Shape, ...]
    sweep: bool = False
    grand: bool = False
    """A larger sweep, for a whole colour or star."""
    round: bool = False
    """The cell is a disc in its box."""
    still: bool = False
    """Nothing moves over the cells; their rim fades."""


@dataclass(frozen=True, slots=True)
class Rise:
    """A number that rises and fades."""

    LARGE: ClassVar[int] = 58
    SMALL: ClassVar[int] = 36
    """Sizes of letters in logical pixels; a number rises by half of its own."""

    text: str
    at: Point
    loss: bool
    large: bool = True
    """On the board in front; smaller on a small one."""
    still: bool = False
    """It only fades."""

    @property
    def size(self) -> int:
        """How large its letters are, in logical pixels."""
        return self.LARGE if self.large else self.SMALL

    @property
    def room(self) -> tuple[float, float]:
        """The logical pixels it takes on its way up, from `at` in their middle."""
        return (len(self.text) * 0.56 + 0.1) * self.size, 1.25 * self.size


@dataclass(frozen=True, slots=True)
class Pulse:
    """A place that catches the eye: the disc of a bot's move, a special disc that acts."""

    places: tuple[Shape, ...]
    round: bool


Show = Flight | Fade | Lit | Rise | Pulse
