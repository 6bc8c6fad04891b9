"""The six painted ornaments of the rhombi, along the long axis (a) and across it (b).

They look the same when turned by half a turn, so three orientations are enough.
"""

from dataclasses import dataclass, replace

import numpy as np

from tools.art.craft.fields import Field, circle, fold, leaf, line, star, union

Strokes = list[tuple[Field, str]]


@dataclass(frozen=True)
class Inks:
    """The pigments of one colour; `ground` is for gaps left in the painting, once it is known."""

    first: str
    second: str
    ground: str = ""


INKS = {
    "purple": Inks("#f4d07c", "#e9b7ff"),
    "green": Inks("#eaf6dd", "#f3d27a"),
    "orange": Inks("#fff0c8", "#8a2a04"),
    "yellow": Inks("#9a6508", "#c98d1d"),
    "blue": Inks("#17489a", "#ffffff"),
    "red": Inks("#f3bd96", "#f0cf77"),
}


def _purple(a: Field, b: Field, inks: Inks) -> Strokes:
    """Two wings and a bead between."""
    along: Field = np.abs(a)
    return [
        (leaf(along - 0.07, b, 0.56, 0.155), inks.first),
        (leaf(along - 0.17, b, 0.34, 0.035), inks.ground),
        (circle(a, np.abs(b), 0, 0.235, 0.042), inks.second),
        (circle(a, b, 0, 0, 0.085), inks.second),
    ]


def _green(a: Field, b: Field, inks: Inks) -> Strokes:
    """A leaf with its veins."""
    along, across = np.abs(a), np.abs(b)
    blade = leaf(a + 0.62, b, 1.24, 0.20)
    veins = union(
        across - 0.022, *(line(along - 0.12 - i * 0.15 - across * 0.9, 0.020) for i in range(4))
    )
    return [(blade, inks.first), (np.maximum(veins, blade + 0.02), inks.ground)]


def _orange(a: Field, b: Field, inks: Inks) -> Strokes:
    """A flower of eight rays between two seeds."""
    along: Field = np.abs(a)
    return [
        (star(a, b, 8, 0.37, 0.18), inks.first),
        (circle(a, b, 0, 0, 0.115), inks.second),
        (circle(a, b, 0, 0, 0.045), inks.first),
        (leaf(along - 0.44, b, 0.26, 0.070), inks.first),
    ]


def _yellow(a: Field, b: Field, inks: Inks) -> Strokes:
    """Rhombi in rhombi."""
    d = np.abs(a) * 0.5 + np.abs(b) * 0.866
    return [(line(d - 0.25, 0.034), inks.first), (d - 0.13, inks.second), (d - 0.055, inks.ground)]


def _blue(a: Field, b: Field, inks: Inks) -> Strokes:
    """Rings on the water and drops leaving them."""
    along: Field = np.abs(a)
    return [
        (line(circle(a, b, 0, 0, 0.275), 0.040), inks.first),
        (circle(a, b, 0, 0, 0.135), inks.first),
        (circle(a, b, 0, 0, 0.050), inks.second),
        (circle(along, b, 0.52, 0, 0.085), inks.first),
        (circle(along, b, 0.70, 0, 0.040), inks.first),
    ]


def _red(a: Field, b: Field, inks: Inks) -> Strokes:
    """Four round petals and a bud at either end."""
    x, y = fold(a, b, 4, np.pi / 4)
    along: Field = np.abs(a)
    return [
        (circle(x, y, 0.20, 0, 0.155), inks.first),
        (circle(a, b, 0, 0, 0.085), inks.ground),
        (circle(a, b, 0, 0, 0.042), inks.second),
        (leaf(along - 0.40, b, 0.34, 0.075), inks.second),
    ]


_LARGE = {
    "purple": _purple,
    "green": _green,
    "orange": _orange,
    "yellow": _yellow,
    "blue": _blue,
    "red": _red,
}


def strokes(colour: str, ground: str, a: Field, b: Field) -> Strokes:
    """The ornament at full detail, in the order of painting; gaps in it show the ground."""
    return _LARGE[colour](a, b, replace(INKS[colour], ground=ground))


def small_strokes(colour: str, ground: str, a: Field, b: Field) -> Strokes:
    """The same motif in a few fat strokes, for sides below 42 px."""
    inks = replace(INKS[colour], ground=ground)
    along: Field = np.abs(a)
    if colour == "purple":
        return [(leaf(along - 0.02, b, 0.68, 0.21), inks.first)]
    if colour == "green":
        blade = leaf(a + 0.65, b, 1.30, 0.24)
        return [(blade, inks.first), (np.maximum(np.abs(b) - 0.055, blade + 0.05), inks.ground)]
    if colour == "orange":
        return [
            (star(a, b, 6, 0.48, 0.22), inks.first),
            (circle(a, b, 0, 0, 0.13), inks.second),
            (circle(along, b, 0.64, 0, 0.075), inks.first),
        ]
    if colour == "yellow":
        d = along * 0.5 + np.abs(b) * 0.866
        return [(line(d - 0.25, 0.055), inks.first), (d - 0.09, inks.first)]
    if colour == "blue":
        return [
            (line(circle(a, b, 0, 0, 0.26), 0.075), inks.first),
            (circle(along, b, 0.58, 0, 0.105), inks.first),
        ]
    x, y = fold(a, b, 4, np.pi / 4)
    return [
        (circle(x, y, 0.21, 0, 0.185), inks.first),
        (circle(a, b, 0, 0, 0.09), inks.ground),
        (circle(along, b, 0.62, 0, 0.085), inks.second),
    ]
