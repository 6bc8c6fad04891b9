"""Paco: a traveller with a broad hat and a feather; one corner of his mouth bets against you."""

import math

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

ACCENT = "#138f9e"
_SHADE = "#07525c"
_TILT = {State.NEUTRAL: -0.05, State.THINKING: 0.06, State.PLEASED: -0.10}
_HAT_TURN, _HAT_AT = 0.13, -0.36
_COLLAR = [(0, 0.60), (0.14, 0.46), (0.30, 0.50), (0.27, 0.66), (0.10, 0.78)]


def paint(p: Panel, state: State) -> None:
    """His bust."""
    coat = [(0.14, 0.50), (0.40, 0.54), (0.68, 0.68), (0.80, 1.15), (0, 1.2)]
    shoulders(p, coat, COBALT, [((0.46, 0.66, 0.004), (0.40, 0.86, 0.012), (0.24, 1.1, 0.005))])
    p.tilt(_TILT[state])
    hair = p.both(
        [
            (0, -0.35),
            (0.33, -0.33),
            (0.405, -0.10),
            (0.415, 0.14),
            (0.36, 0.30),
            (0.27, 0.34),
            (0, 0.2),
        ]
    )
    p.fill(hair, DARK)
    p.outline(hair, 0.010)
    neck(p, 0.135, 0.25, 0.58)
    _collar(p)
    face = skin(
        p,
        [
            (0, -0.40),
            (0.22, -0.40),
            (0.315, -0.26),
            (0.33, -0.04),
            (0.315, 0.16),
            (0.225, 0.34),
            (0.10, 0.43),
            (0, 0.44),
        ],
    )
    cheeks(p, state, 0.105, 0.225, 0.056)
    under_the_hat = np.maximum(face + 0.005, p.v + 0.175 - 0.10 * np.clip(p.u + 0.2, 0, 1))
    p.fill(under_the_hat, LIGHT, Wash(0.03, 0.85))
    _features(p, state)
    for side in SIDES:
        _moustache(p, side)
    _hat(p)


def _features(p: Panel, state: State) -> None:
    for side in SIDES:
        p.fill(
            p.stroke(
                (side * 0.325, -0.16, 0.020),
                (side * 0.335, 0.02, 0.026),
                (side * 0.315, 0.13, 0.008),
            ),
            DARK,
        )
    tuft = p.blob([(-0.055, 0.335), (0.055, 0.335), (0.060, 0.42), (0.0, 0.52), (-0.060, 0.42)])
    p.fill(tuft, DARK)
    neutral = state is State.NEUTRAL
    eyes(p, state, Eyes(-0.035, 0.140, 1.0, 0.014 if neutral else 0.0, 0.004))
    brows(p, state, Brows(-0.160, 0.140, 1.0, 0.006, 0.090))
    if neutral:
        raised = p.stroke((0.05, -0.165, 0.012), (0.14, -0.215, 0.018), (0.24, -0.185, 0.007))
        p.fill(raised, DARK)
    nose(p, Nose(-0.012, -0.01, 0.115, 0.050, 1.0, COBALT))
    if state is State.PLEASED:
        mouth(p, state, Mouth(0.275, 0.090))
        return
    rise = 0.045 if neutral else -0.01
    bet = p.stroke(
        (-0.085, 0.265, 0.006),
        (0.0, 0.274, 0.012),
        (0.085, 0.262 - rise * 0.4, 0.011),
        (0.125, 0.250 - rise, 0.005),
    )
    p.fill(bet, DARK)


def _collar(p: Panel) -> None:
    for side in SIDES:
        wing = p.blob(mirrored(side, _COLLAR))
        p.coat(wing)
        if side > 0:
            p.shade(wing, (-0.06, -0.04), LIGHT, 0.8)
        p.outline(wing)


def _moustache(p: Panel, side: int) -> None:
    """One end of it, turned up."""
    end = p.stroke(
        (side * 0.015, 0.180, 0.022),
        (side * 0.09, 0.190, 0.026),
        (side * 0.175, 0.215, 0.020),
        (side * 0.235, 0.175, 0.012),
        (side * 0.238, 0.130, 0.006),
    )
    p.fill(end, DARK)
    if p.fine:
        light = p.stroke(
            (side * 0.03, 0.176, 0.003), (side * 0.10, 0.182, 0.008), (side * 0.17, 0.205, 0.003)
        )
        p.fill(light, MID)


def _hat(p: Panel) -> None:
    """Crown, ribbon, brim and feather, turned a little more than the head."""
    level = p.u, p.v
    c, s = math.cos(_HAT_TURN), math.sin(_HAT_TURN)
    x, y = p.u, p.v - _HAT_AT
    p.u, p.v = x * c + y * s, -x * s + y * c + _HAT_AT
    crown = p.both(
        [(0, -0.84), (0.16, -0.82), (0.285, -0.77), (0.325, -0.58), (0.345, -0.36), (0, -0.32)]
    )
    p.fill(crown, COBALT)
    p.shade(crown, (-0.10, -0.02), DARK, 0.6)
    p.outline(crown, 0.012)
    if p.fine:
        light = p.stroke((-0.20, -0.76, 0.004), (-0.265, -0.62, 0.012), (-0.29, -0.48, 0.004))
        p.fill(light, LIGHT, thin(0.9))
    ribbon = p.both([(0, -0.515), (0.335, -0.48), (0.345, -0.375), (0, -0.345)])
    p.fill(ribbon, ACCENT)
    p.outline(ribbon, 0.010)
    _brim(p)
    _feather(p)
    p.u, p.v = level


def _brim(p: Panel) -> None:
    brim = p.both(
        [
            (0, -0.40),
            (0.34, -0.40),
            (0.60, -0.47),
            (0.735, -0.545),
            (0.66, -0.40),
            (0.42, -0.285),
            (0, -0.245),
        ]
    )
    p.fill(brim, COBALT)
    p.shade(brim, (-0.02, -0.045), DARK, 0.6)
    p.outline(brim, 0.012)
    light = p.stroke((-0.60, -0.455, 0.004), (-0.34, -0.365, 0.010), (-0.05, -0.345, 0.004))
    p.fill(light, LIGHT, thin(0.9))


def _feather(p: Panel) -> None:
    feather = p.blob(
        [
            (0.27, -0.42),
            (0.33, -0.62),
            (0.46, -0.82),
            (0.62, -0.92),
            (0.60, -0.72),
            (0.50, -0.55),
            (0.36, -0.42),
        ]
    )
    p.fill(feather, ACCENT)
    p.shade(feather, (-0.04, -0.05), _SHADE, 0.5)
    p.outline(feather, 0.010)
    quill = p.stroke((0.28, -0.42, 0.009), (0.42, -0.65, 0.007), (0.57, -0.86, 0.003))
    p.fill(quill, WHITE)
