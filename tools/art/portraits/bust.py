"""What every bust has: shoulders, neck, ears, and the skin of a head."""

from collections.abc import Sequence

import numpy as np

from tools.art.craft.faience import (
    COBALT,
    DARK,
    LIGHT,
    MID,
    PALE,
    WHITE,
    Dab,
    Panel,
    Point,
    Wash,
)
from tools.art.craft.fields import Field

SIDES = (-1, 1)


def shoulders(p: Panel, half: Sequence[Point], ink: str, folds: Sequence[Sequence[Dab]]) -> None:
    """The clothes; a fold is given for one side and drawn on both."""
    shape = p.both(half)
    p.fill(shape, ink)
    p.shade(shape, (-0.16, -0.03), DARK, 0.45)
    for fold in folds:
        for side in SIDES:
            line = p.stroke(*((side * x, y, width) for x, y, width in fold))
            p.fill(line, LIGHT if ink in (COBALT, DARK) else COBALT)
    p.outline(shape, 0.012)


def neck(p: Panel, wide: float, top: float, bottom: float) -> None:
    """The neck, in the shadow of the chin."""
    middle = (top + bottom) / 2
    half = [(wide * 0.95, top), (wide, middle), (wide * 1.25, bottom), (0, bottom + 0.06)]
    shape = p.both(half)
    p.coat(shape)
    p.shade(shape, (-0.10, 0.0), LIGHT, 0.8)
    chin = p.disc(0.02, top + 0.06, wide * 1.6, 0.16)
    p.fill(np.maximum(shape, chin), MID, Wash(0.02, 0.55))
    p.outline(shape, 0.009)


def ears(p: Panel, away: float, y: float, size: float) -> None:
    """Two ears, the right one in shadow."""
    for side in SIDES:
        shape = p.disc(side * away, y, size * 0.8, size * 1.35)
        p.coat(shape, WHITE if side < 0 else PALE)
        p.outline(shape, 0.010)


def skin(p: Panel, half: Sequence[Point], shadow: Point = (-0.085, -0.05)) -> Field:
    """The head: bare glaze, a light wash on the side in shadow, a contour."""
    shape = p.both(half)
    p.coat(shape)
    p.shade(shape, shadow, LIGHT, 0.80)
    p.shade(shape, (shadow[0] * 0.45, shadow[1] * 0.45), MID, 0.35)
    p.outline(shape, 0.012)
    return shape


def mirrored(side: int, points: Sequence[Point]) -> list[Point]:
    """Points of the right side, on one side or the other."""
    return [(side * x, y) for x, y in points]
