"""Medallions for what scores, in low relief: gold for a gain, stone for a loss or what is not yet.

Printed values are cobalt.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import partial
from itertools import pairwise

import numpy as np

from tools.art.craft.colours import vec
from tools.art.craft.fields import Field, blur, box, circle, cover, fold, grid, line, polygon, union
from tools.art.craft.pictures import rgba, shrink
from tools.art.craft.relief import Finish, Relief

SIZE = 160


@dataclass(frozen=True)
class Metal:
    """Its ground, its figure, its ring, and how it shines."""

    ground: str
    figure: str
    ring: str
    finish: Finish


_METALS = {
    "gold": Metal("#b8862f", "#ffe9a6", "#edd99a", Finish(gloss=0.55, soft=1.3)),
    "stone": Metal("#b9a177", "#f5e9cd", "#e4d9bf", Finish(gloss=0.15, soft=1.3)),
    "cobalt": Metal("#173f8c", "#f6edd6", "#d8ae55", Finish(gloss=0.50, soft=1.2, box=0.4)),
}
Figure = tuple[Field, Field | None]
"""What stands out, and what is only hinted at."""
Draw = Callable[[Field, Field], Figure]


def _pillar(u: Field, v: Field) -> Figure:
    """Capital with two scrolls, three flutes, base."""
    shape = union(
        box(u, v + 0.53, (0.44, 0.06), 0.02),
        box(u, v + 0.40, (0.33, 0.075), 0.02),
        circle(np.abs(u), v, 0.335, -0.395, 0.105),
        *(box(u - x, v - 0.06, (0.068, 0.34), 0.03) for x in (-0.185, 0, 0.185)),
        box(u, v - 0.47, (0.33, 0.05), 0.02),
        box(u, v - 0.58, (0.44, 0.06), 0.02),
    )
    return shape, None


def _statue(u: Field, v: Field) -> Figure:
    """A bust on a plinth."""
    half = [(-0.1, -0.14), (0.13, -0.14), (0.36, -0.02), (0.43, 0.24), (0.25, 0.33), (-0.1, 0.33)]
    shape = union(
        np.hypot(u / 0.88, v + 0.40) - 0.205,
        box(u, v + 0.18, (0.095, 0.14), 0.02),
        polygon(np.abs(u), v, half) - 0.02,
        box(u, v - 0.43, (0.13, 0.05), 0.01),
        box(u, v - 0.56, (0.40, 0.075), 0.02),
    )
    return shape, None


def _window(u: Field, v: Field) -> Figure:
    """An arch with bars and a sill."""
    arch = union(circle(u, v, 0, -0.22, 0.40), box(u, v - 0.14, (0.40, 0.40), 0.01))
    bars = union(np.abs(u) - 0.038, np.abs(v + 0.16) - 0.036, np.abs(v - 0.18) - 0.036)
    shape = union(
        np.maximum(arch, -(arch + 0.085)),
        np.maximum(bars, arch),
        box(u, v - 0.57, (0.48, 0.055), 0.02),
    )
    return shape, None


def _cells(u: Field, v: Field, *, chosen: frozenset[tuple[int, int]]) -> Figure:
    """A wall of five by five: small squares, those chosen large."""
    strong, faint = [], []
    for row in range(5):
        for column in range(5):
            x, y = u - (column - 2) * 0.245, v - (row - 2) * 0.245
            if (row, column) in chosen:
                strong.append(box(x, y, (0.122, 0.122), 0.02))
            else:
                faint.append(box(x, y, (0.042, 0.042), 0.02))
    return union(*strong), union(*faint)


def _tiles(u: Field, v: Field) -> Figure:
    """Tiles around the one just laid."""
    away = 0.385
    places = ((0.0, 0.0), (-away, 0.0), (away, 0.0), (0.0, -away), (0.0, away))
    return union(*(box(u - x, v - y, (0.17, 0.17), 0.03) for x, y in places)), None


def _floor(u: Field, v: Field) -> Figure:
    """A tile that falls and cracks."""
    c, s = np.cos(0.35), np.sin(0.35)
    x, y = u * c + (v + 0.16) * s, -u * s + (v + 0.16) * c
    crack = line(x - 0.07 * np.sin(y * 12), 0.028)
    tile = np.maximum(box(x, y, (0.32, 0.32), 0.04), -crack)
    return union(tile, box(u, v - 0.48, (0.56, 0.055), 0.02)), None


def _star(u: Field, v: Field) -> Figure:
    """Six rhombi."""
    x, y = fold(u, v, 6, np.pi / 2)
    half = 0.182
    return (np.abs(x - 2 * half) + np.abs(y) * 1.732) / 2 - half + 0.022, None


_DIGITS: dict[int, list[list[tuple[float, float]]]] = {
    1: [[(-0.16, -0.30), (0.04, -0.46), (0.04, 0.46)], [(-0.18, 0.46), (0.26, 0.46)]],
    2: [
        [
            (-0.26, -0.24),
            (-0.16, -0.42),
            (0.06, -0.47),
            (0.25, -0.34),
            (0.24, -0.12),
            (0.0, 0.14),
            (-0.28, 0.44),
            (0.30, 0.44),
        ]
    ],
    3: [
        [
            (-0.24, -0.36),
            (0.0, -0.47),
            (0.22, -0.36),
            (0.22, -0.16),
            (-0.02, -0.04),
            (0.26, 0.08),
            (0.27, 0.32),
            (0.02, 0.47),
            (-0.26, 0.36),
        ]
    ],
    4: [[(0.14, 0.47), (0.14, -0.45), (-0.32, 0.20), (0.34, 0.20)]],
}
"""The strokes of each digit."""


def _digit(u: Field, v: Field, *, number: int) -> Figure:
    """A digit of strokes with round ends."""
    return union(*(_run(u, v, points) - 0.068 for points in _DIGITS[number])), None


def _run(u: Field, v: Field, points: Sequence[tuple[float, float]]) -> Field:
    """The distance from a broken line."""
    parts = []
    for (x0, y0), (x1, y1) in pairwise(points):
        ex, ey = x1 - x0, y1 - y0
        t = np.clip(((u - x0) * ex + (v - y0) * ey) / (ex * ex + ey * ey), 0, 1)
        parts.append(np.hypot(u - x0 - ex * t, v - y0 - ey * t))
    return union(*parts)


def _marker(u: Field, v: Field) -> Figure:
    """The marker of who begins: a one in a ring."""
    one, _ = _digit(u * 1.25, v * 1.25, number=1)
    return union(one / 1.25, line(circle(u, v, 0, 0, 0.58), 0.03)), None


def _total(u: Field, v: Field) -> Figure:
    """A crown."""
    half = [(-0.1, -0.30), (0, -0.46), (0.26, -0.02), (0.56, -0.30), (0.50, 0.30), (-0.1, 0.30)]
    shape = union(
        polygon(np.abs(u), v, half),
        circle(u, v, 0, -0.50, 0.07),
        circle(np.abs(u), v, 0.57, -0.35, 0.06),
        box(u, v - 0.42, (0.50, 0.05), 0.02),
    )
    return shape, None


_FIGURES: dict[str, Draw] = {
    "row": partial(_cells, chosen=frozenset((2, i) for i in range(5))),
    "column": partial(_cells, chosen=frozenset((i, 2) for i in range(5))),
    "colour": partial(_cells, chosen=frozenset((i, i) for i in range(5))),
    "tiles": _tiles,
    "floor": _floor,
    "star": _star,
    "pillar": _pillar,
    "statue": _statue,
    "window": _window,
    "marker": _marker,
    "total": _total,
    **{f"number-{number}": partial(_digit, number=number) for number in _DIGITS},
}

STRUCK = {
    "gold": (
        "tiles",
        "row",
        "column",
        "colour",
        "star",
        "number-4",
        "pillar",
        "statue",
        "window",
        "marker",
        "total",
    ),
    "stone": ("tiles", "column", "floor", "pillar", "statue", "window", "marker", "total"),
    "cobalt": ("row", "colour", "number-1", "number-2", "number-3", "number-4"),
}
"""What is shown of each metal."""


def medallion(figure: str, word: str) -> Field:
    """One coin."""
    metal = _METALS[word]
    u, v = grid(SIZE * 3)
    r: Field = np.hypot(u, v)
    piece = Relief(r - 0.982, metal.ground, 61, 0.16)
    piece.pillow(0.10, 0.12, 1.0)
    strong, faint = _FIGURES[figure](u * 1.04, v * 1.04)
    piece.shade(1 - 0.16 * cover(r - 0.80, 0.05))
    if faint is not None:
        hint = cover(faint, piece.px)
        piece.tint(hint * 0.65, metal.figure)
        piece.height = piece.height + 0.015 * hint
    shape, ring = cover(strong, piece.px), cover(line(r - 0.87, 0.060), piece.px * 2)
    piece.tint(shape, metal.figure)
    piece.tint(ring, vec(metal.ring))
    piece.height = piece.height + 0.05 * ring + 0.070 * blur(shape, 1.2)
    lit = piece.lit(metal.finish) * (0.82 + 0.18 * np.clip(piece.edge / 0.04, 0, 1))[..., None]
    return shrink(rgba(lit, cover(piece.body, piece.px)), (SIZE, SIZE))
