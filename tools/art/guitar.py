"""The picture of the music: a Portuguese guitar on a tile, its twelve strings, two swallows."""

import numpy as np

from tools.art.craft.faience import (
    COBALT,
    DARK,
    LIGHT,
    Panel,
    Point,
    View,
    Wash,
    square,
)
from tools.art.craft.fields import Field, circle, fold, leaf, line, union
from tools.art.craft.pictures import rgba, shrink

SIZE = 512
_OCHRE, _UMBER, _SPRUCE = "#d79a2b", "#8a5418", "#e9c98a"
_FRAME = Wash(wobble=0.006, pool=0.0)
_LEFT = [(0.0, 0.02), (-0.10, -0.12), (-0.26, -0.17), (-0.16, -0.03), (-0.06, 0.05)]
_RIGHT = [(0.0, 0.02), (0.10, -0.14), (0.27, -0.20), (0.17, -0.04), (0.06, 0.05)]
_TAIL = [(0.0, -0.07), (0.035, 0.0), (0.03, 0.12), (0.075, 0.25), (0.0, 0.15)]
_BREAST = [(0, -0.03), (0.018, 0.02), (0.012, 0.12)]


def guitar() -> Field:
    """The tile."""
    p = Panel(square, 950, View(0.74, (0.02, -0.10)))
    x, y = p.page
    ground = np.maximum(np.abs(x), np.abs(y)) - 0.86
    p.sky(ground, "#86afe2", -0.9, 0.75)
    p.fill(line(ground, 0.010), COBALT, _FRAME)
    whole = p.clip
    p.clip = whole * np.clip(0.5 - p.enlarged(ground) / 0.02, 0, 1)
    p.tilt(0.62, (0.0, 0.1))
    _body(p)
    _neck(p)
    _screws(p)
    p.upright()
    _swallow(p, (-0.52, -0.62), 1.15)
    _swallow(p, (0.66, 0.46), 0.8)
    p.clip = whole
    for across in (x - 0.93, x + 0.93):
        for down in (y - 0.93, y + 0.93):
            a, b = fold(across, down, 8)
            bud = union(leaf(a - 0.02, b, 0.10, 0.026), circle(across, down, 0, 0, 0.022))
            p.fill(bud, COBALT, _FRAME)
    p.fill(line(np.maximum(np.abs(x), np.abs(y)) - 0.945, 0.010), COBALT, _FRAME)
    return shrink(rgba(*p.lit()), (SIZE, SIZE))


def _body(p: Panel) -> None:
    """A pear of spruce with a rosette."""
    body = p.both(
        [
            (0, -0.20),
            (0.12, -0.16),
            (0.30, -0.02),
            (0.42, 0.22),
            (0.40, 0.48),
            (0.24, 0.66),
            (0, 0.71),
        ]
    )
    p.fill(body, _SPRUCE)
    p.shade(body, (-0.09, -0.05), _OCHRE, 0.85)
    p.shade(body, (-0.04, -0.02), _UMBER, 0.5)
    p.outline(body, 0.014)
    p.outline(body + 0.045, 0.006, COBALT)
    hole = p.disc(0, 0.16, 0.115)
    p.fill(hole, DARK)
    p.outline(hole - 0.022, 0.010, COBALT)
    p.outline(hole - 0.045, 0.005, COBALT)
    for hour in range(12):
        angle = 2 * np.pi * hour / 12
        p.fill(p.disc(0.158 * np.cos(angle), 0.16 + 0.158 * np.sin(angle), 0.012), COBALT)


def _neck(p: Panel) -> None:
    """Frets, strings and the bridge that they end at."""
    neck = p.both([(0.050, -0.92), (0.052, -0.5), (0.062, 0.06), (0, 0.07)])
    p.fill(neck, COBALT)
    p.shade(neck, (-0.03, 0), DARK, 0.6)
    p.outline(neck, 0.010)
    for fret in range(9):
        y = -0.80 + fret * 0.095
        p.fill(p.stroke((-0.048, y, 0.005), (0.048, y, 0.005)), LIGHT)
    for pair in range(6):
        x = (pair - 2.5) * 0.0155
        p.coat(p.stroke((x, -0.94, 0.0025), (x * 1.35, 0.50, 0.0025), grow=False))
    p.fill(p.stroke((-0.13, 0.50, 0.020), (0.13, 0.50, 0.020)), DARK)


def _screws(p: Panel) -> None:
    """The fan of tuning screws."""
    fan = p.both([(0, -1.23), (0.12, -1.20), (0.19, -1.12), (0.055, -0.90)])
    p.fill(fan, _OCHRE)
    p.shade(fan, (-0.05, -0.02), _UMBER, 0.6)
    p.outline(fan, 0.010)
    for pair in range(6):
        s, c = np.sin((pair - 2.5) * 0.27), np.cos((pair - 2.5) * 0.27)
        p.fill(
            p.stroke((0.07 * s, -1.0 - 0.03 * c, 0.006), (0.17 * s, -1.0 - 0.17 * c, 0.008)), DARK
        )


def _swallow(p: Panel, at: Point, size: float) -> None:
    def part(points: list[Point]) -> Field:
        return p.blob([(at[0] + x * size, at[1] + y * size) for x, y in points])

    def both(half: list[Point]) -> Field:
        return part([*half, *[(-x, y) for x, y in reversed(half) if x]])

    bird = union(part(_LEFT), part(_RIGHT), both(_TAIL))
    p.fill(bird, COBALT)
    p.outline(bird, 0.008)
    p.coat(both(_BREAST))
