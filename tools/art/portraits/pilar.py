"""Pilar: a lady with a tall comb, lace over it, a rose at the ear; one brow always knows."""

import numpy as np

from tools.art.craft.faience import COBALT, DARK, LIGHT, MID, WHITE, Panel, Wash, thin
from tools.art.portraits.bust import SIDES, mirrored, neck, shoulders, skin
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

ACCENT = "#b12a48"
_DEEP, _EYE = "#6b0f25", "#f0b8a8"
_TILT = {State.NEUTRAL: -0.02, State.THINKING: 0.07, State.PLEASED: -0.05}
_VEIL = [
    (0, -0.95),
    (0.20, -0.93),
    (0.36, -0.76),
    (0.46, -0.42),
    (0.50, -0.02),
    (0.55, 0.40),
    (0.66, 0.80),
    (0.74, 1.3),
    (0, 1.4),
]
_WAVE = [
    (0.0, -0.545),
    (0.20, -0.52),
    (0.345, -0.37),
    (0.375, -0.12),
    (0.355, 0.07),
    (0.305, 0.03),
    (0.315, -0.10),
    (0.25, -0.24),
    (0.12, -0.33),
    (0.0, -0.43),
]
_ROSE = (-0.335, -0.175)


def paint(p: Panel, state: State) -> None:
    """Her bust."""
    p.tilt(_TILT[state])
    _veil(p)
    p.upright()
    dress = [(0.11, 0.56), (0.26, 0.62), (0.45, 0.74), (0.52, 1.0), (0.53, 1.3), (0, 1.35)]
    shoulders(p, dress, DARK, [((0.29, 0.74, 0.004), (0.325, 0.9, 0.010), (0.345, 1.1, 0.004))])
    p.tilt(_TILT[state])
    _comb(p)
    _head(p)
    cheeks(p, state, 0.115, 0.195, 0.056)
    for side in SIDES:
        _wave(p, side)
    _rose(p)
    _features(p, state)
    for k in (-1.4, -0.7, 0, 0.7, 1.4):
        bead = p.disc(0.115 * k, 0.60 + 0.045 * (1 - abs(k) / 1.6), 0.034)
        p.coat(bead)
        p.outline(bead, 0.008)


def _head(p: Panel) -> None:
    """Hair, neck and face."""
    hair = p.both(
        [
            (0, -0.56),
            (0.20, -0.53),
            (0.355, -0.38),
            (0.385, -0.12),
            (0.36, 0.06),
            (0.28, 0.14),
            (0, 0.2),
        ]
    )
    p.fill(hair, COBALT)
    p.outline(hair)
    neck(p, 0.105, 0.27, 0.64)
    skin(
        p,
        [
            (0, -0.45),
            (0.18, -0.42),
            (0.285, -0.28),
            (0.305, -0.06),
            (0.275, 0.13),
            (0.175, 0.31),
            (0.065, 0.41),
            (0, 0.42),
        ],
    )


def _features(p: Panel, state: State) -> None:
    eyes(p, state, Eyes(-0.040, 0.132, 1.02, 0.012 if state is State.NEUTRAL else 0.006, 0.012))
    if state is not State.PLEASED:
        for side in SIDES:
            p.fill(p.stroke((side * 0.205, -0.065, 0.011), (side * 0.25, -0.100, 0.004)), DARK)
    brows(p, state, Brows(-0.178, 0.132, 0.62, -0.004, 0.080))
    nose(p, Nose(-0.012, -0.02, 0.128, 0.036, 0.9))
    mouth(p, state, Mouth(0.250, 0.078, 0.012, ACCENT))
    if state is not State.PLEASED:
        lip = p.stroke((-0.045, 0.262, 0.004), (0, 0.272, 0.013), (0.045, 0.262, 0.004))
        p.fill(lip, ACCENT)


def _veil(p: Panel) -> None:
    """Lace that falls from the comb, with a border of pearls."""
    veil = p.both(_VEIL)
    p.fill(veil, LIGHT, thin(0.92))
    p.shade(veil, (-0.10, -0.02), MID, 0.6)
    if p.fine:
        for side in SIDES:
            for x0, x1 in ((0.47, 0.55), (0.42, 0.47)):
                fold = p.stroke(
                    (side * 0.30, -0.72, 0.003), (side * x0, -0.18, 0.006), (side * x1, 0.5, 0.003)
                )
                p.fill(fold, COBALT, thin(0.6))
        for i in range(9):
            a = np.pi * (0.12 + 0.095 * i)
            x = -0.455 * np.cos(a) * (0.8 + 0.15 * np.sin(a))
            p.fill(p.disc(x, -0.45 - 0.44 * np.sin(a), 0.014), WHITE, Wash(0.0, 0.9, 0.0))
    p.outline(veil)


def _comb(p: Panel) -> None:
    comb = p.both([(0, -0.87), (0.15, -0.84), (0.245, -0.70), (0.20, -0.50), (0, -0.46)])
    p.coat(comb)
    p.outline(comb, 0.011, COBALT)
    for x in (-0.15, -0.075, 0, 0.075, 0.15):
        tooth = p.stroke(
            (x * 0.8, -0.50, 0.006), (x * 1.1, -0.68, 0.010), (x, -0.80 + abs(x) * 0.6, 0.012)
        )
        p.fill(tooth, COBALT)


def _wave(p: Panel, side: int) -> None:
    """Half of the parted hair."""
    wave = p.blob(mirrored(side, _WAVE))
    p.fill(wave, COBALT)
    p.outline(wave, 0.010)
    ink = LIGHT if side < 0 else MID
    light = p.stroke(
        (side * 0.06, -0.48, 0.003),
        (side * 0.20, -0.41, 0.011),
        (side * 0.315, -0.24, 0.010),
        (side * 0.345, -0.06, 0.003),
    )
    p.fill(light, ink, thin(0.9))
    if p.fine:
        below = p.stroke(
            (side * 0.05, -0.43, 0.003), (side * 0.17, -0.355, 0.007), (side * 0.27, -0.25, 0.003)
        )
        p.fill(below, ink, thin(0.8))


def _rose(p: Panel) -> None:
    x, y = _ROSE
    for i in range(5):
        a = 2 * np.pi * i / 5 + 0.3
        petal = p.disc(x + 0.072 * np.cos(a), y + 0.072 * np.sin(a), 0.068)
        p.fill(petal, ACCENT)
        p.outline(petal, 0.009, _DEEP)
    eye = p.disc(x, y, 0.040)
    p.fill(eye, _EYE)
    p.outline(eye, 0.008, _DEEP)
