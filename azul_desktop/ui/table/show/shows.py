"""What can be on stage while a step is shown."""

from typing import NamedTuple

from azul_desktop.geometry import Point, Shape

_LARGE, _SMALL = 58, 36
"""Letters of a number that rises, in logical pixels; it rises by half of that."""


class Flight(NamedTuple):
    """A piece on its way; it waits at its start and rests at its end until the act is over."""

    piece: int
    start: Shape
    end: Shape
    delay: float
    length: float
    arc: float
    """How high it flies, in parts of the distance."""
    angle: int = 0
    """How far it is turned when it has landed on a plate."""
    take: int = 0
    """Which of the drawings of its colour it has there."""


class Settle(NamedTuple):
    """A piece that has just touched down: it gives a little, then lies still."""

    piece: int
    place: Shape
    angle: int = 0


class Fade(NamedTuple):
    """A piece that vanishes in one place and appears in another, for people whom motion tires."""

    piece: int
    start: Shape | None
    """None where nobody saw it lie."""
    end: Shape


class Lit(NamedTuple):
    """A run of cells that scores, lit one after the other; `sweep` for a bonus in gold."""

    cells: tuple[Shape, ...]
    sweep: bool = False
    grand: bool = False
    """A larger sweep, for a whole colour or star."""
    round: bool = False
    """The cell is a disc in its box."""
    still: bool = False
    """Nothing moves over the cells; their rim fades."""


class Rise(NamedTuple):
    """A number that rises and fades."""

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
        return _LARGE if self.large else _SMALL

    @property
    def room(self) -> tuple[float, float]:
        """The logical pixels it takes on its way up, from `at` in their middle."""
        return (len(self.text) * 0.56 + 0.1) * self.size, 1.25 * self.size


class Pulse(NamedTuple):
    """A place that catches the eye: the disc of a bot's move, a special disc that acts."""

    places: tuple[Shape, ...]
    round: bool


Show = Flight | Settle | Fade | Lit | Rise | Pulse
