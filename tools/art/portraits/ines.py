"""Ines: a young painter, a brush through the knot of her hair; a green band and ear-rings."""

import math
from collections.abc import Sequence

from tools.art.craft.faience import COBALT, DARK, LIGHT, WHITE, Panel, Point, thin
from tools.art.portraits.bust import SIDES, ears, neck, shoulders, skin
from tools.art.portraits.face import (
    Brows,
    Eyes,
    Mouth,
    Nose,
    State,
    brows,
    cheeks,
    eyes,
    mouth,
    nose,
)

ACCENT = "#2f9470"
_TILT = {State.NEUTRAL: 0.03, State.THINKING: 0.10, State.PLEASED: -0.07}
_FRINGE = [
    (0.10, -0.56),
    (-0.18, -0.53),
    (-0.37, -0.36),
    (-0.385, -0.08),
    (-0.335, 0.05),
    (-0.305, -0.12),
    (-0.22, -0.22),
    (0.0, -0.31),
    (0.14, -0.42),
    (0.22, -0.28),
    (0.31, -0.16),
    (0.345, 0.05),
    (0.385, -0.08),
    (0.37, -0.36),
    (0.28, -0.50),
]
_STRANDS: Sequence[Sequence[Point]] = [
    [(0.08, -0.44), (-0.14, -0.36), (-0.30, -0.20), (-0.345, -0.05)],
    [(0.06, -0.50), (-0.18, -0.43), (-0.335, -0.26)],
    [(0.20, -0.42), (0.30, -0.28), (0.35, -0.10)],
]


def paint(p: Panel, state: State) -> None:
    """Her bust."""
    _clothes(p)
    p.tilt(_TILT[state])
    _knot(p)
    back = p.both(
        [
            (0, -0.57),
            (0.24, -0.54),
            (0.40, -0.36),
            (0.415, -0.08),
            (0.36, 0.12),
            (0.27, 0.20),
            (0, 0.25),
        ]
    )
    p.fill(back, COBALT)
    p.outline(back)
    neck(p, 0.115, 0.27, 0.60)
    ears(p, 0.325, 0.02, 0.055)
    skin(
        p,
        [
            (0, -0.45),
            (0.19, -0.42),
            (0.305, -0.27),
            (0.325, -0.05),
            (0.295, 0.14),
            (0.195, 0.30),
            (0.075, 0.395),
            (0, 0.405),
        ],
    )
    cheeks(p, state, 0.115, 0.215, 0.062)
    _fringe(p)
    _features(p, state)
    for side in SIDES:
        ring = p.disc(side * 0.345, 0.145, 0.043)
        p.fill(ring, ACCENT)
        p.outline(ring, 0.009)


def _features(p: Panel, state: State) -> None:
    eyes(p, state, Eyes(-0.030, 0.140, 1.08, tilt=0.010))
    if state is not State.PLEASED:
        for side in SIDES:
            lash = p.stroke((side * 0.215, -0.058, 0.010), (side * 0.258, -0.085, 0.004))
            p.fill(lash, DARK)
    brows(p, state, Brows(-0.170, 0.140, 0.72, 0.0, 0.080))
    nose(p, Nose(-0.010, 0.03, 0.122, 0.038, 0.85))
    mouth(p, state, Mouth(0.238, 0.080, 0.022))


def _clothes(p: Panel) -> None:
    """A white blouse under an apron with spots of paint."""
    blouse = [(0.12, 0.52), (0.30, 0.56), (0.58, 0.68), (0.70, 1.15), (0, 1.2)]
    folds = [((0.52, 0.74, 0.003), (0.50, 0.88, 0.011), (0.55, 1.1, 0.004))]
    shoulders(p, blouse, WHITE, folds)
    apron = p.both(
        [
            (0.0, 0.80),
            (0.16, 0.76),
            (0.27, 0.60),
            (0.37, 0.60),
            (0.44, 0.80),
            (0.50, 1.2),
            (0, 1.25),
        ]
    )
    p.fill(apron, COBALT)
    p.shade(apron, (-0.12, -0.02), DARK, 0.5)
    p.outline(apron)
    p.fill(p.disc(-0.20, 0.90, 0.026), ACCENT)
    for spot in ((-0.10, 0.95, 0.018), (0.16, 0.90, 0.022)):
        p.fill(p.disc(*spot), LIGHT)


def _knot(p: Panel) -> None:
    """The knot of hair and the brush in it."""
    bun = p.disc(-0.02, -0.64, 0.205, 0.180)
    p.fill(bun, COBALT)
    p.outline(bun)
    for k in (-1, 0, 1):
        strand = p.stroke(
            (-0.15 + 0.06 * k, -0.59 - 0.05 * k, 0.004),
            (-0.03 + 0.05 * k, -0.73 - 0.02 * k, 0.011),
            (0.11 + 0.03 * k, -0.68 + 0.03 * k, 0.004),
        )
        p.fill(strand, LIGHT, thin(0.85))
    handle = p.stroke((-0.30, -0.475, 0.012), (-0.02, -0.64, 0.016), (0.24, -0.785, 0.020))
    p.coat(handle)
    p.outline(handle, 0.009)
    tip = p.blob([(0.22, -0.800), (0.30, -0.865), (0.43, -0.905), (0.36, -0.80), (0.26, -0.755)])
    p.fill(tip, ACCENT)
    p.outline(tip, 0.010)


def _fringe(p: Panel) -> None:
    """Parted hair under a band."""
    fringe = p.blob(_FRINGE)
    p.fill(fringe, COBALT)
    p.outline(fringe, 0.010)
    for points in _STRANDS:
        swell = [0.009 * math.sin(math.pi * (i + 0.3) / len(points)) for i in range(len(points))]
        dabs = [(x, y, 0.004 + more) for (x, y), more in zip(points, swell, strict=True)]
        p.fill(p.stroke(*dabs), LIGHT, thin(0.85))
    band = p.stroke(
        (-0.385, -0.27, 0.018),
        (-0.24, -0.455, 0.026),
        (0, -0.525, 0.028),
        (0.24, -0.455, 0.026),
        (0.385, -0.27, 0.018),
    )
    p.fill(band, ACCENT)
    p.outline(band, 0.008)
