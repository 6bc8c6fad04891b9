"""The five painted ornaments of the square tiles.

All turn four-fold, and all share the quarter roundel in each corner, in the same pigments and up to
the edge, so that four neighbours close it and a full wall reads as one panel. The small version has
fewer and fatter strokes.
"""

from dataclasses import dataclass

import numpy as np

from tools.art.craft.fields import Field, circle, fold, leaf, line, star, union

Strokes = list[tuple[Field, str]]

NAVY, CREAM = "#163a78", "#fbf3df"
"""The pigments of the corners, the same on every colour."""
_QUARTER = np.pi / 4


@dataclass(frozen=True)
class Inks:
    """The pigments of one colour, `ground` is for gaps left in the painting."""

    first: str
    second: str
    accent: str
    ground: str


INKS = {
    "blue": Inks("#fbfaf2", "#bfe0ff", "#f2c14e", "#1d62ad"),
    "yellow": Inks("#7a3a0e", "#fff1c4", "#a8480f", "#e3a21b"),
    "red": Inks("#4f0b06", "#fbe3b8", "#e8a24a", "#b8321a"),
    "black": Inks("#8d93b0", "#f0cf77", "#c9cfe6", "#121225"),
    "white": Inks("#1a6f9a", "#0d3f78", "#d99a2b", "#cdf7f7"),
}


def _corners(u: Field, v: Field, radius: float) -> Field:
    """A disc in every corner."""
    return union(*(circle(u, v, x, y, radius) for x in (-1, 1) for y in (-1, 1)))


def _roundel(u: Field, v: Field) -> Strokes:
    """A quarter of a roundel in every corner."""
    return [
        (_corners(u, v, 0.42), NAVY),
        (line(_corners(u, v, 0.300), 0.048), CREAM),
        (_corners(u, v, 0.15), CREAM),
    ]


def _blue(u: Field, v: Field, inks: Inks) -> Strokes:
    """A flower of eight petals."""
    x, y = fold(u, v, 4)
    d, e = fold(u, v, 4, _QUARTER)
    return [
        (leaf(d - 0.12, e, 0.62, 0.125), inks.second),
        (leaf(d - 0.26, e, 0.34, 0.028), inks.ground),
        (leaf(x - 0.10, y, 0.76, 0.170), inks.first),
        (leaf(x - 0.24, y, 0.42, 0.036), inks.ground),
        (circle(u, v, 0, 0, 0.165), inks.ground),
        (circle(u, v, 0, 0, 0.115), inks.accent),
    ]


def _yellow(u: Field, v: Field, inks: Inks) -> Strokes:
    """A sun within a sun."""
    x, y = fold(u, v, 8, np.pi / 8)
    return [
        (line(star(u, v, 8, 0.86, 0.52), 0.030), inks.first),
        (star(u, v, 8, 0.70, 0.34), inks.first),
        (circle(u, v, 0, 0, 0.25), inks.second),
        (line(circle(u, v, 0, 0, 0.15), 0.02), inks.first),
        (circle(x, y, 0.68, 0, 0.05), inks.accent),
    ]


def _red(u: Field, v: Field, inks: Inks) -> Strokes:
    """A quatrefoil with a bud in each lobe."""
    x, y = fold(u, v, 4)
    lobes = union(circle(x, y, 0.42, 0, 0.34), circle(u, v, 0, 0, 0.30))
    return [
        (lobes - 0.055, inks.first),
        (lobes, inks.second),
        (leaf(x - 0.20, y, 0.48, 0.115), inks.ground),
        (circle(u, v, 0, 0, 0.13), inks.first),
        (circle(u, v, 0, 0, 0.07), inks.accent),
    ]


def _black(u: Field, v: Field, inks: Inks) -> Strokes:
    """Diamonds in diamonds."""
    d: Field = np.abs(u) + np.abs(v)
    return [
        ((np.abs(d - 0.86) - 0.048) / 1.41, inks.accent),
        ((np.abs(d - 0.62) - 0.058) / 1.41, inks.first),
        ((d - 0.36) / 1.41, inks.second),
        ((d - 0.15) / 1.41, inks.ground),
    ]


def _white(u: Field, v: Field, inks: Inks) -> Strokes:
    """A saltire of leaves around a ring."""
    x, y = fold(u, v, 4)
    d, e = fold(u, v, 4, _QUARTER)
    return [
        (leaf(d - 0.22, e, 0.84, 0.175), inks.first),
        (leaf(d - 0.38, e, 0.48, 0.045), inks.ground),
        (leaf(x - 0.46, y, 0.40, 0.095), inks.accent),
        (line(circle(u, v, 0, 0, 0.27), 0.045), inks.second),
        (circle(u, v, 0, 0, 0.12), inks.second),
    ]


_LARGE = {"blue": _blue, "yellow": _yellow, "red": _red, "black": _black, "white": _white}


def strokes(colour: str, u: Field, v: Field) -> Strokes:
    """The ornament at full detail, in the order of painting."""
    return _roundel(u, v) + _LARGE[colour](u, v, INKS[colour])


def small_strokes(colour: str, u: Field, v: Field) -> Strokes:
    """The same motif in a few fat strokes, for 34 px and less; no two have the same outline."""
    inks = INKS[colour]
    x, y = fold(u, v, 4)
    d, e = fold(u, v, 4, _QUARTER)
    corners: Strokes = [(_corners(u, v, 0.30), NAVY), (_corners(u, v, 0.18), CREAM)]
    if colour == "blue":
        return [
            *corners,
            (leaf(x - 0.02, y, 0.95, 0.235), inks.first),
            (circle(u, v, 0, 0, 0.15), inks.accent),
        ]
    if colour == "yellow":
        return [
            *corners,
            (star(u, v, 8, 0.97, 0.42), inks.first),
            (circle(u, v, 0, 0, 0.36), inks.second),
        ]
    if colour == "red":
        lobes = union(circle(x, y, 0.44, 0, 0.35), circle(u, v, 0, 0, 0.30))
        return [*corners, (lobes, inks.second), (circle(u, v, 0, 0, 0.25), inks.first)]
    if colour == "black":
        rim: Field = np.abs(u) + np.abs(v)
        return [
            *corners,
            ((np.abs(rim - 0.76) - 0.11) / 1.41, inks.accent),
            ((rim - 0.36) / 1.41, inks.second),
        ]
    return [
        *corners,
        (leaf(d - 0.12, e, 0.92, 0.21), inks.first),
        (circle(u, v, 0, 0, 0.24), inks.second),
        (circle(u, v, 0, 0, 0.10), inks.ground),
    ]


def cuts(colour: str, u: Field, v: Field) -> list[Field]:
    """What is engraved into an empty cell: all that is painted, but not the corners' ground."""
    gap = INKS[colour].ground
    return [shape for shape, ink in strokes(colour, u, v) if ink not in (gap, NAVY)]


def small_cuts(colour: str, u: Field, v: Field) -> list[Field]:
    """The same in a few bold cuts; a hub is left standing, so that it is seen without colour."""
    x, y = fold(u, v, 4)
    if colour == "blue":
        return [leaf(x - 0.03, y, 0.95, 0.26)]
    if colour == "yellow":
        return [np.maximum(star(u, v, 8, 0.98, 0.42), -circle(u, v, 0, 0, 0.36))]
    if colour == "red":
        lobes = union(circle(x, y, 0.44, 0, 0.36), circle(u, v, 0, 0, 0.30))
        return [np.maximum(lobes, -circle(u, v, 0, 0, 0.20))]
    if colour == "black":
        rim: Field = np.abs(u) + np.abs(v)
        return [(np.abs(rim - 0.80) - 0.13) / 1.41, (rim - 0.34) / 1.41]
    d, e = fold(u, v, 4, _QUARTER)
    return [leaf(d - 0.10, e, 1.06, 0.22)]
