"""The few shapes all icons are made of, on a grid of 24 units with y downwards."""

import math
from collections.abc import Sequence
from dataclasses import dataclass
from itertools import pairwise
from typing import Protocol

from PIL import ImageDraw

Point = tuple[float, float]

GRID = 24
SCALE = 64  # pixels to a unit while drawing; scaled down sixteenfold to the 96 px of the file

STROKE = 2.3  # every outline and line
BOLD = 2.7  # signs that are nothing but a stroke or two: cross, tick, chevron, arrow
FINE = 1.8  # detail inside an outline
SOFT = 0.55  # radius that rounds the corners of filled polygons
GAP = 1.3  # what keeps filled parts apart; still a pixel wide at 26 px


class Shape(Protocol):
    """Something that can be drawn in ink (255) or cut out (0)."""

    def draw(self, on: ImageDraw.ImageDraw, ink: int) -> None:
        """Put the shape on a canvas of GRID × SCALE pixels."""


def _disc(on: ImageDraw.ImageDraw, centre: Point, radius: float, ink: int) -> None:
    x, y = centre
    box = [(x - radius) * SCALE, (y - radius) * SCALE, (x + radius) * SCALE, (y + radius) * SCALE]
    on.ellipse(box, fill=ink)


def _fill(on: ImageDraw.ImageDraw, points: Sequence[Point], ink: int) -> None:
    on.polygon([(x * SCALE, y * SCALE) for x, y in points], fill=ink)


def _stroke(on: ImageDraw.ImageDraw, points: Sequence[Point], width: float, ink: int) -> None:
    """Draw a line with round ends and joints: a bar for each stretch, a disc at each point."""
    half = width / 2
    for (x0, y0), (x1, y1) in pairwise(points):
        length = math.hypot(x1 - x0, y1 - y0) or 1.0  # a point may come twice
        dx, dy = (y0 - y1) / length * half, (x1 - x0) / length * half
        bar = [(x0 + dx, y0 + dy), (x1 + dx, y1 + dy), (x1 - dx, y1 - dy), (x0 - dx, y0 - dy)]
        _fill(on, bar, ink)
    for point in points:
        _disc(on, point, half, ink)


@dataclass(frozen=True)
class Line:
    """A line through points."""

    points: Sequence[Point]
    width: float = STROKE

    def draw(self, on: ImageDraw.ImageDraw, ink: int) -> None:
        """Draw the line."""
        _stroke(on, self.points, self.width, ink)


@dataclass(frozen=True)
class Loop:
    """The outline through points, closed."""

    points: Sequence[Point]
    width: float = STROKE

    def draw(self, on: ImageDraw.ImageDraw, ink: int) -> None:
        """Draw the outline."""
        _stroke(on, [*self.points, self.points[0]], self.width, ink)


@dataclass(frozen=True)
class Area:
    """A filled polygon, its corners rounded outwards by `soft`."""

    points: Sequence[Point]
    soft: float = SOFT

    def draw(self, on: ImageDraw.ImageDraw, ink: int) -> None:
        """Fill the polygon."""
        _fill(on, self.points, ink)
        if self.soft:
            _stroke(on, [*self.points, self.points[0]], 2 * self.soft, ink)


@dataclass(frozen=True)
class Disc:
    """A filled circle."""

    x: float
    y: float
    radius: float

    def draw(self, on: ImageDraw.ImageDraw, ink: int) -> None:
        """Fill the circle."""
        _disc(on, (self.x, self.y), self.radius, ink)


@dataclass(frozen=True)
class Ring:
    """A circle's outline; `radius` runs along the middle of the stroke."""

    x: float
    y: float
    radius: float
    width: float = STROKE

    def draw(self, on: ImageDraw.ImageDraw, ink: int) -> None:
        """Draw the circle."""
        _stroke(on, arc(self.x, self.y, self.radius, 0, 360), self.width, ink)


@dataclass(frozen=True)
class Box:
    """A filled rectangle with rounded corners."""

    x: float
    y: float
    width: float
    height: float
    radius: float = 1.0

    def draw(self, on: ImageDraw.ImageDraw, ink: int) -> None:
        """Fill the rectangle."""
        box = (self.x, self.y, self.x + self.width, self.y + self.height)
        on.rounded_rectangle([side * SCALE for side in box], self.radius * SCALE, fill=ink)


@dataclass(frozen=True)
class Cut:
    """A shape taken away from what was drawn before it."""

    shape: Shape

    def draw(self, on: ImageDraw.ImageDraw, ink: int) -> None:
        """Take the shape away; what a cut itself cuts stays."""
        self.shape.draw(on, 255 - ink)


@dataclass(frozen=True)
class Icon:
    """Shapes in the order of drawing.

    The picture is centred by its bounds; `nudge` then moves it to where the eye sees the middle.
    """

    shapes: Sequence[Shape]
    nudge: Point = (0.0, 0.0)


def arc(x: float, y: float, radius: float, start: float, end: float) -> list[Point]:
    """Points of an arc; degrees, clockwise from the east."""
    steps = max(2, math.ceil(abs(end - start) / 3))
    turns = [math.radians(start + (end - start) * i / steps) for i in range(steps + 1)]
    return [(x + radius * math.cos(a), y + radius * math.sin(a)) for a in turns]


def bend(a: Point, b: Point, c: Point, d: Point, steps: int = 24) -> list[Point]:
    """Points of a Bézier curve from `a` to `d`, drawn towards `b` and `c`."""
    points = []
    for i in range(steps + 1):
        t = i / steps
        p, q, r, s = (1 - t) ** 3, 3 * t * (1 - t) ** 2, 3 * t * t * (1 - t), t**3
        x = p * a[0] + q * b[0] + r * c[0] + s * d[0]
        y = p * a[1] + q * b[1] + r * c[1] + s * d[1]
        points.append((x, y))
    return points


def mirrored(points: Sequence[Point]) -> list[Point]:
    """The same points seen in a mirror down the middle of the grid, in reverse order."""
    return [(GRID - x, y) for x, y in reversed(points)]


def symmetric(left: Sequence[Point]) -> list[Point]:
    """The closed shape whose left half is given, from top to bottom."""
    return [*left, *mirrored(left)]


def frame(x: float, y: float, width: float, height: float, radius: float) -> list[Point]:
    """Points around a rectangle with rounded corners, for a Loop through the stroke's middle."""
    right, bottom = x + width - radius, y + height - radius
    left, top = x + radius, y + radius
    return [
        *arc(left, top, radius, 180, 270),
        *arc(right, top, radius, 270, 360),
        *arc(right, bottom, radius, 0, 90),
        *arc(left, bottom, radius, 90, 180),
    ]


def turned(points: Sequence[Point], degrees: float) -> list[Point]:
    """The points turned clockwise around the middle of the grid."""
    cos, sin = math.cos(math.radians(degrees)), math.sin(math.radians(degrees))
    middle = GRID / 2
    return [
        (
            middle + (x - middle) * cos - (y - middle) * sin,
            middle + (x - middle) * sin + (y - middle) * cos,
        )
        for x, y in points
    ]
