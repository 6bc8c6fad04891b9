"""Geometry of the discs, the centre between them, and bag and lid in the corners."""

import math
from bisect import bisect_right
from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache
from itertools import pairwise
from typing import NamedTuple

from azul_desktop.geometry import Box, Circle, Point, Rhombus, Shape, box_around
from azul_desktop.ui.table.layout.tile_slots import (
    LARGE,
    centre_places,
    rhombic_places,
    square_places,
)

RIM = 0.94
RHOMBIC_RIM = 0.97
"""How much of a disc's radius tiles may use; the tips of rhombi may come nearer to the edge."""

CASE, SLIM_CASE = 30, 16
"""The rim of the case that discs lie in, at 1080p; a slim one where the area is narrow."""
NARROW = 0.8
"""An area with less of its height as its width is narrow."""

LONGEST, WIDEST = 1.5, 1.25
"""How long the oval of discs may be in units of its width, and how wide one with rhombi in units
of its height: bag and tower stand beside it."""

_TURNS = (-4, 3, -2, 4, 1, -3)
"""How far tiles on a disc are turned, one after the other; under ten degrees, so that their light
stays right."""

SMALLEST = 76
"""Bag and lid stand on the table if they can be at least so large at 1080p."""


@dataclass(frozen=True)
class Ring:
    """The discs around the centre; `bag` and `lid` are where tiles fly from and to."""

    box: Box
    discs: tuple[Circle, ...]
    tray: Circle
    marker: Box
    tile: int
    """The width of a tile on a disc: the side of a square or of a rhombus."""
    rhombic: bool
    colours: int
    bag: Box
    lid: Box
    standing: bool
    """Whether bag and lid stand on the table; otherwise they are the pictures in the top bar."""
    frame: Box | None
    """The case that holds the discs, in editions that have one."""
    rim: int
    """How wide the rim of the case is; nothing lies on it."""

    def disc_slots(self, disc: int, n: int) -> list[Shape]:
        """Where `n` tiles lie on a disc."""
        circle = self.discs[disc]
        if self.rhombic:
            size, at = rhombic_places(n, self.tile, circle.radius * RHOMBIC_RIM)
        else:
            size, at = square_places(n, self.tile, circle.radius * RIM)
        return [self._piece(circle.x + x, circle.y + y, size, turn) for x, y, turn in at]

    def disc_turn(self, disc: int, n: int) -> int:
        """How far the n-th tile of a disc is turned: nobody lays them straight, but for rhombi."""
        return 0 if self.rhombic else _TURNS[(disc * 3 + n) % len(_TURNS)]

    def centre_slots(self, counts: Sequence[int]) -> list[list[Shape]]:
        """Where the tiles in the centre lie, for each colour; they overlap where they are many."""
        groups = self._centre(counts)
        return [[self._piece(x, y, size, 0) for x, y in at] for size, at, _ in groups]

    def centre_counts(self, counts: Sequence[int]) -> list[Box]:
        """Where the number of each colour's tiles in the centre stands."""
        return [badge for _, _, badge in self._centre(counts)]

    def centre_places(self) -> list[Shape]:
        """Where the first tile of each colour in the centre would lie."""
        return [group[0] for group in self.centre_slots([1] * self.colours)]

    def _centre(self, counts: Sequence[int]) -> list[tuple[int, list[Point], Box]]:
        return centre_places(self.tray, self.marker, counts, self.tile, self.rhombic)

    def _piece(self, x: float, y: float, size: int, turn: int) -> Shape:
        if self.rhombic:
            return Rhombus(x, y, size, turn)
        return Box(round(x - size / 2), round(y - size / 2), size, size)


class Things(NamedTuple):
    """What lies on the table, and where tiles fly when bag and lid do not stand there."""

    discs: int
    colours: int
    rhombic: bool
    framed: bool
    bag: Box
    lid: Box


def ring_layout(area: Box, unit: float, things: Things) -> Ring:
    """The largest discs that leave enough room for the centre, spread over the whole area."""
    frame = area.rounded() if things.framed else None
    rim = round((CASE if area.w >= NARROW * area.h else SLIM_CASE) * unit) if things.framed else 0
    inner = area.grown(-rim - 2 * unit) if rim else area.grown(-4 * unit, -10 * unit)
    oval = _not_too_long(inner, WIDEST if things.rhombic else LONGEST)
    roomy = math.sqrt(area.w * area.h / (880 * 964))
    largest = max(270 - 10 * things.discs, 150) * max(roomy, unit if things.rhombic else 0)
    for step in range(40):
        size = 2 * round(largest * (1 - step / 50) / 2)
        discs = _spread(oval, things.discs, size / 2)
        tray = _free_circle(discs, oval, 14 * unit)
        if _apart(discs, 8 * unit) and tray.radius >= (0.68 if things.rhombic else 0.88) * size:
            break
    tile = int(size * (RHOMBIC_RIM / LARGE if things.rhombic else 0.312))
    mark = round(min(64 * roomy, tray.radius * 0.26))
    rise = 0.93 if things.rhombic else 0.88  # numbers below rhombi need more room
    marker = box_around((tray.x, tray.y - tray.radius * rise + mark / 2), mark).rounded()
    if things.rhombic:
        corners = _corner_towers(inner, (*discs, tray), unit)
    else:
        corners = _corner_boxes(inner, discs, unit)
    return Ring(
        area,
        discs,
        tray,
        marker,
        tile,
        things.rhombic,
        things.colours,
        *(corners or (things.bag, things.lid)),
        standing=corners is not None,
        frame=frame,
        rim=rim,
    )


def _not_too_long(area: Box, widest: float) -> Box:
    """The middle of an area: discs stay near each other even where there is more room."""
    w, h = min(area.w, area.h * widest), min(area.h, area.w * LONGEST)
    return box_around(area.centre, w, h)


def _spread(area: Box, n: int, radius: float) -> tuple[Circle, ...]:
    """Discs with equal arc steps on an ellipse, clockwise from 12 o'clock, that touch all edges."""
    rx, ry = area.w / 2 - radius, area.h / 2 - radius
    for _ in range(3):  # the ellipse grows where no disc reaches the edge, which moves the discs
        points = _arc_steps(n, rx, ry)
        wide, high = (max(p) - min(p) for p in zip(*points, strict=True))
        if n > 2:
            rx, ry = rx * (area.w - 2 * radius) / wide, ry * (area.h - 2 * radius) / high
    points = _arc_steps(n, rx, ry)
    top = min(y for _, y in points)
    cx, cy = area.centre[0], area.y + radius - top
    return tuple(Circle(round(cx + x), round(cy + y), radius) for x, y in points)


def _arc_steps(n: int, rx: float, ry: float) -> list[Point]:
    """`n` points with equal arc steps on an ellipse around the origin."""
    angles = _arc_angles(n, round(rx / ry, 2))
    return [(rx * math.sin(angle), -ry * math.cos(angle)) for angle in angles]


@lru_cache(maxsize=1024)
def _arc_angles(n: int, shape: float) -> tuple[float, ...]:
    """The angles of equal arc steps on an ellipse `shape` times as wide as high."""
    step = math.tau / 720
    curve = [(shape * math.sin(step * i), math.cos(step * i)) for i in range(721)]
    arcs = [0.0]
    for a, b in pairwise(curve):
        arcs.append(arcs[-1] + math.dist(a, b))
    angles = []
    for number in range(n):
        arc = arcs[-1] * number / n
        i = bisect_right(arcs, arc) - 1
        angles.append(step * (i + (arc - arcs[i]) / (arcs[i + 1] - arcs[i])))
    return tuple(angles)


def _apart(discs: tuple[Circle, ...], gap: float) -> bool:
    """Whether neighbours keep their distance."""
    return len(discs) < 2 or all(
        math.dist(a.centre, b.centre) >= a.radius + b.radius + gap
        for a, b in zip(discs, discs[1:] + discs[:1], strict=True)
    )


def _free_circle(discs: tuple[Circle, ...], area: Box, gap: float) -> Circle:
    """The largest circle in the middle column that keeps its distance to all discs."""
    x = area.centre[0]
    best = Circle(x, area.centre[1], 0)
    for step in range(41):
        y = area.y + area.h * (0.3 + 0.4 * step / 40)
        edges = [math.dist((x, y), disc.centre) - disc.radius - gap for disc in discs]
        radius = min(*edges, area.w / 2 - gap, y - area.y, area.bottom - y)
        if radius > best.radius:
            best = Circle(round(x), round(y), math.floor(radius))
    return best


def _corner_boxes(area: Box, discs: tuple[Circle, ...], unit: float) -> tuple[Box, Box] | None:
    """The largest bag and lid that fit into the upper corners, None where they would be tiny."""
    for size in range(216, SMALLEST - 1, -4):
        side = size * unit
        bag = Box(area.x + 12 * unit, area.y, side, side).rounded()
        w, h = side, side * 0.77
        lid = Box(area.right - 12 * unit - w, area.y + (side - h) / 3, w, h).rounded()
        if all(_distance(disc, box) >= 12 * unit for disc in discs for box in (bag, lid)):
            return bag, lid
    return None


def _corner_towers(area: Box, discs: tuple[Circle, ...], unit: float) -> tuple[Box, Box] | None:
    """The largest bag and tower that fit into the upper or the lower corners, None if tiny."""
    for size in range(216, SMALLEST - 1, -4):
        side = size * unit
        for top in (area.y, area.bottom - side):
            bag = Box(area.x + 8 * unit, top, side, side).rounded()
            tower = bag._replace(x=round(area.right - 8 * unit - side))
            if all(_distance(disc, box) >= 8 * unit for disc in discs for box in (bag, tower)):
                return bag, tower
    return None


def _distance(disc: Circle, box: Box) -> float:
    """From the edge of a disc to a box."""
    dx = max(box.x - disc.x, 0, disc.x - box.right)
    dy = max(box.y - disc.y, 0, disc.y - box.bottom)
    return math.hypot(dx, dy) - disc.radius
