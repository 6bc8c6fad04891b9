"""Manu: a broad potter with a knitted cap, heavy brows and a beard like a broom."""

import numpy as np

from tools.art.craft.faience import COBALT, DARK, LIGHT, MID, PALE, Panel, thin
from tools.art.portraits.bust import SIDES, ears, shoulders, skin
from tools.art.portraits.face import Brows, Eyes, Nose, State, brows, cheeks, eyes, nose

ACCENT = "#cf5f22"
_BRIM, _RIB, _SHADE = "#e07a34", "#7d2c06", "#8a3208"
_TILT = {State.NEUTRAL: 0.0, State.THINKING: 0.08, State.PLEASED: -0.04}
_BEARD = [
    (0, 0.17),
    (0.12, 0.135),
    (0.235, 0.165),
    (0.335, 0.06),
    (0.395, -0.06),
    (0.425, 0.14),
    (0.42, 0.36),
    (0.33, 0.58),
    (0.17, 0.70),
    (0, 0.73),
]
# Three points of each strand; the first two are seen in small, too.
_STRANDS = [
    ((0.36, 0.06), (0.37, 0.25), (0.30, 0.47)),
    ((0.29, 0.17), (0.29, 0.35), (0.22, 0.56)),
    ((0.20, 0.38), (0.17, 0.50), (0.11, 0.63)),
    ((0.07, 0.42), (0.05, 0.53), (0.03, 0.66)),
]


def paint(p: Panel, state: State) -> None:
    """His bust."""
    coat = [(0.20, 0.44), (0.52, 0.50), (0.82, 0.66), (0.92, 1.15), (0, 1.2)]
    shoulders(p, coat, MID, [((0.60, 0.66, 0.004), (0.64, 0.85, 0.012), (0.66, 1.05, 0.005))])
    p.tilt(_TILT[state])
    ears(p, 0.385, 0.0, 0.068)
    skin(
        p,
        [
            (0, -0.50),
            (0.24, -0.47),
            (0.365, -0.28),
            (0.385, 0.0),
            (0.37, 0.22),
            (0.25, 0.40),
            (0, 0.46),
        ],
    )
    cheeks(p, state, 0.095, 0.245, 0.070)
    _beard(p)
    _mouth(p, state)
    _moustache(p)
    _cap(p)
    eyes(p, state, Eyes(-0.055, 0.150, 0.98, 0.006))
    brows(p, state, Brows(-0.170, 0.150, 1.65, 0.012, 0.105))
    nose(p, Nose(-0.015, -0.02, 0.100, 0.070, 1.25, COBALT))


def _beard(p: Panel) -> None:
    beard = p.both(_BEARD)
    p.fill(beard, COBALT)
    p.outline(beard, 0.012)
    for (x0, y0), (x1, y1), (x2, y2) in _STRANDS if p.fine else _STRANDS[:2]:
        for side in SIDES:
            strand = p.stroke(
                (side * x0, y0, 0.004), (side * x1, y1, 0.013), (side * x2, y2, 0.004)
            )
            p.fill(strand, LIGHT if side < 0 else MID, thin(0.9))


def _mouth(p: Panel, state: State) -> None:
    """Lips within the beard."""
    if state is State.PLEASED:
        lips = p.both([(0, 0.235), (0.135, 0.215), (0.085, 0.320), (0, 0.345)])
        p.fill(lips, DARK)
        teeth = p.both([(0, 0.240), (0.10, 0.225), (0.065, 0.268)])
        p.coat(np.maximum(teeth, lips))
        return
    thinking = state is State.THINKING
    x = 0.03 if thinking else 0.0
    lips = p.disc(x, 0.272, 0.055 if thinking else 0.075, 0.030)
    p.coat(lips, PALE)
    p.outline(lips, 0.007)
    corner = 0.258 if thinking else 0.270
    between = p.stroke((x - 0.06, 0.272, 0.004), (x, 0.277, 0.007), (x + 0.06, corner, 0.004))
    p.fill(between, DARK)


def _moustache(p: Panel) -> None:
    shape = p.both(
        [
            (0, 0.165),
            (0.09, 0.140),
            (0.19, 0.185),
            (0.235, 0.245),
            (0.13, 0.245),
            (0.04, 0.215),
            (0, 0.205),
        ]
    )
    p.fill(shape, DARK)
    for side in SIDES:
        light = p.stroke(
            (side * 0.03, 0.180, 0.003), (side * 0.10, 0.178, 0.009), (side * 0.18, 0.215, 0.003)
        )
        p.fill(light, MID)


def _cap(p: Panel) -> None:
    """Knitted in ribs, its brim turned up."""
    cap = p.both(
        [(0, -0.74), (0.20, -0.715), (0.355, -0.57), (0.42, -0.34), (0.40, -0.27), (0, -0.31)]
    )
    p.fill(cap, ACCENT)
    p.shade(cap, (-0.12, -0.02), _SHADE, 0.6)
    if p.fine:
        for x in (-0.27, -0.135, 0.0, 0.135, 0.27):
            rib = p.stroke((x * 0.55, -0.70, 0.003), (x, -0.52, 0.007), (x * 1.12, -0.36, 0.003))
            p.fill(rib, _RIB, thin(0.75))
    p.outline(cap, 0.012)
    brim = p.stroke(
        (-0.405, -0.285, 0.052),
        (-0.2, -0.335, 0.058),
        (0, -0.348, 0.060),
        (0.2, -0.335, 0.058),
        (0.405, -0.285, 0.052),
        grow=False,
    )
    p.fill(brim, _BRIM)
    p.outline(brim)
