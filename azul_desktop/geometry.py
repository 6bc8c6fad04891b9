"""Plane geometry: boxes, circles and rhombi. No pygame."""

import math
from collections.abc import Sequence
from typing import NamedTuple

Point = tuple[float, float]


class Box(NamedTuple):
    """An upright rectangle by its upper left corner and its size."""

    x: float
    y: float
    w: float
    h: float

    @property
    def right(self) -> float:
        """The right edge."""
        return self.x + self.w

    @property
    def bottom(self) -> float:
        """The lower edge."""
        return self.y + self.h

    @property
    def centre(self) -> Point:
        """The middle."""
        return self.x + self.w / 2, self.y + self.h / 2

    def contains(self, point: Point) -> bool:
        """Whether a point lies in the box."""
        return self.x <= point[0] < self.x + self.w and self.y <= point[1] < self.y + self.h

    def grown(self, by: float, down: float | None = None) -> "Box":
        """The box with `by` more on the left and right and `down` (else the same) above, below."""
        down = by if down is None else down
        return Box(self.x - by, self.y - down, self.w + 2 * by, self.h + 2 * down)

    def moved(self, dx: float, dy: float) -> "Box":
        """The box elsewhere."""
        return Box(self.x + dx, self.y + dy, self.w, self.h)

    def inside(self, limits: "Box") -> "Box":
        """The box moved until it lies in its limits."""
        return self._replace(
            x=min(max(self.x, limits.x), limits.right - self.w),
            y=min(max(self.y, limits.y), limits.bottom - self.h),
        )

    def overlaps(self, other: "Box") -> bool:
        """Whether two boxes share more than an edge."""
        return (
            self.x < other.right
            and other.x < self.right
            and self.y < other.bottom
            and other.y < self.bottom
        )

    def rounded(self) -> "Box":
        """The box on whole pixels."""
        x, y = round(self.x), round(self.y)
        return Box(x, y, round(self.right) - x, round(self.bottom) - y)


def box_around(centre: Point, w: float, h: float | None = None) -> Box:
    """The box of a size with its middle at a point; square without a height."""
    h = w if h is None else h
    return Box(centre[0] - w / 2, centre[1] - h / 2, w, h)


def surrounding(boxes: "Sequence[Box]") -> Box:
    """The smallest box around all boxes."""
    x, y = min(box.x for box in boxes), min(box.y for box in boxes)
    return Box(x, y, max(box.right for box in boxes) - x, max(box.bottom for box in boxes) - y)


class Circle(NamedTuple):
    """A disc of the table by its middle and radius."""

    x: float
    y: float
    radius: float

    @property
    def centre(self) -> Point:
        """The middle."""
        return self.x, self.y

    @property
    def box(self) -> Box:
        """The square around it."""
        return box_around(self.centre, 2 * self.radius)

    def contains(self, point: Point) -> bool:
        """Whether a point lies on the disc."""
        return math.hypot(point[0] - self.x, point[1] - self.y) <= self.radius


class Rhombus(NamedTuple):
    """A rhombus of 60 degrees by its middle, side, and the direction of its long diagonal.

    `turn` is in degrees clockwise from 12 o'clock: 0, 60 or 120 on a star, 90 lies flat; a turn by
    180 looks the same.
    """

    x: float
    y: float
    side: float
    turn: int

    @property
    def centre(self) -> Point:
        """The middle."""
        return self.x, self.y

    @property
    def box(self) -> Box:
        """The upright rectangle around it."""
        angle = math.radians(self.turn)
        sine, cosine = abs(math.sin(angle)) * self.side, abs(math.cos(angle)) * self.side
        long = math.sqrt(3)
        return box_around(self.centre, max(long * sine, cosine), max(long * cosine, sine))

    def contains(self, point: Point) -> bool:
        """Whether a point lies on the rhombus."""
        angle = math.radians(self.turn)
        dx, dy = point[0] - self.x, point[1] - self.y
        along = abs(dx * math.sin(angle) - dy * math.cos(angle))
        across = abs(dx * math.cos(angle) + dy * math.sin(angle))
        return along / (self.side * math.sqrt(3) / 2) + across / (self.side / 2) <= 1


Shape = Box | Rhombus
"""Where a tile lies: a square, or a rhombus."""


def box_of(shape: Shape) -> Box:
    """The upright box of a shape."""
    return shape.box if isinstance(shape, Rhombus) else shape
