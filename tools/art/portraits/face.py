"""The features of a face, in three states."""

from collections.abc import Callable
from dataclasses import dataclass
from enum import StrEnum

import numpy as np

from tools.art.craft.faience import COBALT, DARK, MID, WHITE, Panel
from tools.art.craft.fields import Field
from tools.art.portraits.bust import SIDES


class State(StrEnum):
    """What a face tells."""

    NEUTRAL = "neutral"
    THINKING = "thinking"
    PLEASED = "pleased"


Bust = Callable[[Panel, State], None]
"""Paints somebody in a state."""


@dataclass(frozen=True)
class Eyes:
    """Where the eyes are; `lid` lowers the upper lid, `tilt` raises the outer corners."""

    y: float
    gap: float
    size: float = 1.0
    lid: float = 0.0
    tilt: float = 0.0


@dataclass(frozen=True)
class Brows:
    """Two brows; a `slope` above zero frowns."""

    y: float
    gap: float
    weight: float
    slope: float
    reach: float
    ink: str = DARK


def eyes(p: Panel, state: State, form: Eyes) -> None:
    """Two eyes: open, looking up to the right, or closed by a smile."""
    for side in SIDES:
        if state is State.PLEASED:
            _smiling_eye(p, side * form.gap, form)
        else:
            _open_eye(p, side, state, form)


def _smiling_eye(p: Panel, x: float, form: Eyes) -> None:
    y, s = form.y, form.size
    arc = p.stroke(
        (x - 0.082 * s, y + 0.030, 0.009),
        (x - 0.04 * s, y - 0.020, 0.017),
        (x, y - 0.034, 0.019),
        (x + 0.04 * s, y - 0.020, 0.017),
        (x + 0.082 * s, y + 0.030, 0.009),
    )
    p.fill(arc, DARK)


def _open_eye(p: Panel, side: int, state: State, form: Eyes) -> None:
    x, y, s, lid = side * form.gap, form.y, form.size, form.lid
    left, right, top = y - form.tilt * side, y + form.tilt * side, y - 0.062 * s + lid
    look = ((0.030, -0.030) if p.fine else (0.046, -0.040)) if state is State.THINKING else (0, 0)
    ball = p.blob(
        [
            (x - 0.088 * s, left + 0.012),
            (x - 0.035 * s, top),
            (x + 0.035 * s, top),
            (x + 0.088 * s, right + 0.012),
            (x, y + 0.046 * s),
        ]
    )
    p.coat(ball)
    iris = p.disc(x + look[0], y - 0.006 + look[1] + lid * 0.4, 0.047 * s * (1 if p.fine else 1.12))
    _pupil(p, ball, iris, s)
    p.coat(p.disc(x + look[0] - 0.016 * s, y - 0.024 * s + look[1] + lid * 0.5, 0.0145 * s))
    lashes = p.stroke(
        (x - 0.094 * s, left + 0.016, 0.007),
        (x - 0.04 * s, top - 0.002, 0.014),
        (x + 0.036 * s, top - 0.002, 0.015),
        (x + 0.094 * s, right + 0.012, 0.008),
    )
    p.fill(lashes, DARK)
    if p.fine:
        below = p.stroke(
            (x - 0.05 * s, y + 0.046 * s, 0.003),
            (x, y + 0.054 * s, 0.005),
            (x + 0.055 * s, y + 0.040 * s, 0.003),
        )
        p.fill(below, MID)


def _pupil(p: Panel, ball: Field, iris: Field, size: float) -> None:
    """Iris and pupil, as far as the lids leave them free."""
    p.coat(np.maximum(iris, ball - 0.004), COBALT)
    p.coat(np.maximum(iris + 0.018 * size, ball), DARK)


def brows(p: Panel, state: State, form: Brows) -> None:
    """Two brows; one of them goes up in thought."""
    far = 1.0 if p.fine else 1.5
    for side in SIDES:
        up = 0.0
        if state is State.PLEASED:
            up = 0.022
        elif state is State.THINKING:
            up = far * (0.050 if side > 0 else -0.018)
        x, y, reach = side * form.gap, form.y, side * form.reach
        brow = p.stroke(
            (x - reach, y + form.slope - up * 0.6, 0.017 * form.weight),
            (x, y - 0.026 - up, 0.020 * form.weight),
            (x + reach * 1.05, y - form.slope * 0.3 + 0.012 - up * 0.8, 0.006 * form.weight),
        )
        p.fill(brow, form.ink)


@dataclass(frozen=True)
class Nose:
    """A nose in one stroke, from its bridge to the nostril in the light."""

    x: float
    top: float
    tip: float
    wide: float
    weight: float = 1.0
    ink: str = MID


def nose(p: Panel, form: Nose) -> None:
    """One stroke."""
    x, top, tip, weight = form.x, form.top, form.tip, form.weight
    shape = p.stroke(
        (x + 0.026, top, 0.005),
        (x + 0.042, top + (tip - top) * 0.55, 0.009 * weight),
        (x + form.wide, tip - 0.012, 0.013 * weight),
        (x + 0.020, tip + 0.020, 0.011 * weight),
        (x - form.wide * 0.5, tip + 0.008, 0.006),
    )
    p.fill(shape, form.ink)


def cheeks(p: Panel, state: State, y: float, gap: float, radius: float) -> None:
    """They flush with joy."""
    if state is State.PLEASED:
        for side in SIDES:
            p.blush(side * gap, y, radius * 1.15, "#e58f78", 0.80)


@dataclass(frozen=True)
class Mouth:
    """A mouth; `smile` is how far its corners rise at rest."""

    y: float
    wide: float
    smile: float = 0.02
    ink: str = DARK


def mouth(p: Panel, state: State, form: Mouth) -> None:
    """At rest, drawn to one side in thought, or laughing."""
    y, wide = form.y, form.wide
    if state is State.PLEASED:
        _laugh(p, y, wide * 1.25)
        return
    if state is State.THINKING:
        lips = p.stroke(
            (-wide * 0.45, y + 0.006, 0.007),
            (wide * 0.1, y - 0.004, 0.014),
            (wide * 0.75, y - 0.026, 0.008),
        )
    else:
        lips = p.stroke(
            (-wide, y - form.smile, 0.006),
            (-wide * 0.4, y + 0.006, 0.012),
            (wide * 0.4, y + 0.006, 0.013),
            (wide, y - form.smile, 0.007),
        )
    p.fill(lips, form.ink)
    if p.fine:
        chin = p.stroke(
            (-wide * 0.35, y + 0.050, 0.003), (0, y + 0.056, 0.007), (wide * 0.35, y + 0.050, 0.003)
        )
        p.fill(chin, MID)


def _laugh(p: Panel, y: float, w: float) -> None:
    """An open mouth with its upper teeth."""
    lips = p.blob(
        [
            (-w, y - 0.040),
            (-w * 0.5, y - 0.012),
            (0, y - 0.004),
            (w * 0.5, y - 0.012),
            (w, y - 0.040),
            (w * 0.55, y + 0.062),
            (0, y + 0.088),
            (-w * 0.55, y + 0.062),
        ]
    )
    p.fill(lips, DARK)
    teeth = p.blob(
        [
            (-w * 0.75, y - 0.030),
            (0, y),
            (w * 0.75, y - 0.030),
            (w * 0.5, y + 0.026),
            (0, y + 0.034),
            (-w * 0.5, y + 0.026),
        ]
    )
    p.coat(np.maximum(teeth, lips + 0.008), WHITE)
    if p.fine:
        for side in SIDES:
            dimple = p.stroke(
                (side * (w + 0.028), y - 0.062, 0.004),
                (side * (w + 0.036), y - 0.035, 0.007),
                (side * (w + 0.020), y - 0.008, 0.003),
            )
            p.fill(dimple, MID)
