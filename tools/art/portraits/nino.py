"""Nino: a boy with a mop of curls, freckles and a yellow kerchief."""

from tools.art.craft.faience import COBALT, LIGHT, MID, Panel, thin
from tools.art.craft.fields import union
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

ACCENT = "#e0a018"
_TILT = {State.NEUTRAL: -0.03, State.THINKING: 0.11, State.PLEASED: -0.06}

# Discs: x, y, radius.
_MOP = [
    (-0.36, -0.08, 0.13),
    (-0.40, -0.28, 0.16),
    (-0.29, -0.47, 0.17),
    (-0.10, -0.57, 0.17),
    (0.11, -0.57, 0.17),
    (0.29, -0.46, 0.17),
    (0.40, -0.27, 0.16),
    (0.37, -0.07, 0.13),
    (0.0, -0.42, 0.26),
]
_FRINGE = [
    (-0.27, -0.30, 0.12),
    (-0.10, -0.35, 0.14),
    (0.09, -0.34, 0.13),
    (0.25, -0.29, 0.12),
    (0.0, -0.5, 0.2),
]
_CURLS = [
    (-0.40, -0.28, 0.085),
    (-0.28, -0.47, 0.09),
    (-0.09, -0.57, 0.09),
    (0.12, -0.57, 0.09),
    (0.30, -0.46, 0.085),
    (-0.10, -0.37, 0.075),
    (0.10, -0.36, 0.07),
    (-0.27, -0.30, 0.06),
    (0.26, -0.29, 0.06),
]
_FRECKLES = [(0.20, 0.105), (0.25, 0.085), (0.163, 0.135), (0.23, 0.135)]


def paint(p: Panel, state: State) -> None:
    """His bust."""
    coat = [(0.10, 0.50), (0.34, 0.56), (0.62, 0.70), (0.74, 1.15), (0, 1.2)]
    shoulders(p, coat, MID, [((0.42, 0.72, 0.004), (0.46, 0.9, 0.010), (0.50, 1.1, 0.004))])
    p.tilt(_TILT[state])
    mop = union(*(p.disc(*disc) for disc in _MOP))
    p.fill(mop, COBALT)
    p.outline(mop, 0.010)
    neck(p, 0.115, 0.26, 0.56)
    _kerchief(p)
    ears(p, 0.345, 0.04, 0.068)
    skin(
        p,
        [
            (0, -0.42),
            (0.20, -0.40),
            (0.33, -0.25),
            (0.362, -0.02),
            (0.33, 0.17),
            (0.22, 0.32),
            (0.09, 0.385),
            (0, 0.39),
        ],
    )
    cheeks(p, state, 0.14, 0.235, 0.075)
    _fringe(p)
    eyes(p, state, Eyes(-0.015, 0.148, 1.12))
    brows(p, state, Brows(-0.155, 0.148, 0.75, -0.012, 0.075, COBALT))
    nose(p, Nose(-0.015, 0.06, 0.118, 0.040, 0.9))
    if p.fine:
        for x, y in _FRECKLES:
            for side in SIDES:
                p.coat(p.disc(side * x, y, 0.0095), MID)
    mouth(p, state, Mouth(0.235, 0.095, 0.030))


def _kerchief(p: Panel) -> None:
    knot = p.both([(0, 0.47), (0.20, 0.42), (0.30, 0.50), (0.20, 0.60), (0.06, 0.66), (0, 0.70)])
    p.fill(knot, ACCENT)
    p.shade(knot, (-0.08, -0.05), "#9a6206", 0.55)
    p.outline(knot)
    ends = p.blob(
        [(0.0, 0.62), (0.12, 0.70), (0.10, 0.88), (0.0, 0.80), (-0.10, 0.90), (-0.10, 0.70)]
    )
    p.fill(ends, ACCENT)
    p.outline(ends)


def _fringe(p: Panel) -> None:
    """Curls over the forehead, and light on all of them."""
    fringe = union(*(p.disc(*disc) for disc in _FRINGE))
    p.fill(fringe, COBALT)
    p.outline(fringe, 0.010, within=fringe - 0.02)
    for x, y, r in _CURLS:
        curl = p.stroke(
            (x - r, y + r * 0.3, 0.004),
            (x - r * 0.6, y - r * 0.6, 0.013),
            (x + r * 0.3, y - r * 0.8, 0.012),
            (x + r * 0.8, y - r * 0.1, 0.006),
        )
        p.fill(curl, LIGHT, thin(0.9))
