"""Noé: the old master, bald, with spectacles, a beard that has heard everything, a violet stole."""

from tools.art.craft.faience import COBALT, DARK, LIGHT, MID, PALE, WHITE, Panel, thin
from tools.art.portraits.bust import SIDES, ears, mirrored, shoulders, skin
from tools.art.portraits.face import Eyes, Nose, State, cheeks, eyes, nose

ACCENT = "#7441a0"
_SHADE = "#3d1c5e"
_TILT = {State.NEUTRAL: 0.0, State.THINKING: 0.07, State.PLEASED: -0.05}
_STOLE = [(0.24, 0.44), (0.50, 0.52), (0.56, 0.80), (0.58, 1.2), (0.28, 1.2), (0.30, 0.82)]
_TUFT = [(0.30, -0.30), (0.42, -0.32), (0.50, -0.16), (0.50, 0.04), (0.42, 0.20), (0.33, 0.14)]
_BEARD = [
    (0, 0.20),
    (0.13, 0.16),
    (0.24, 0.18),
    (0.325, 0.07),
    (0.365, 0.02),
    (0.40, 0.22),
    (0.375, 0.50),
    (0.27, 0.80),
    (0.12, 0.98),
    (0, 1.02),
]
# Three points of each strand; every other one is seen in small, too.
_STRANDS = [
    ((0.34, 0.12), (0.33, 0.36), (0.25, 0.66)),
    ((0.26, 0.24), (0.24, 0.48), (0.16, 0.80)),
    ((0.16, 0.40), (0.14, 0.60), (0.09, 0.88)),
    ((0.05, 0.44), (0.05, 0.66), (0.02, 0.90)),
]
_MOUSTACHE = [
    (0, 0.185),
    (0.09, 0.160),
    (0.21, 0.205),
    (0.295, 0.335),
    (0.17, 0.305),
    (0.05, 0.245),
]


def paint(p: Panel, state: State) -> None:
    """His bust."""
    gown = [(0.16, 0.44), (0.46, 0.52), (0.74, 0.68), (0.86, 1.15), (0, 1.2)]
    shoulders(p, gown, PALE, ())
    for side in SIDES:
        _stole(p, side)
    p.tilt(_TILT[state])
    for side in SIDES:
        _tuft(p, side)
    ears(p, 0.345, 0.02, 0.066)
    _head(p)
    cheeks(p, state, 0.115, 0.245, 0.052)
    _beard(p)
    _mouth(p, state)
    for side in SIDES:
        _moustache(p, side)
    eyes(p, state, Eyes(-0.040, 0.150, 0.92, 0.010))
    for side in SIDES:
        _brow(p, side, state)
    _spectacles(p)
    nose(p, Nose(-0.015, 0.02, 0.135, 0.062, 1.15, COBALT))


def _stole(p: Panel, side: int) -> None:
    stole = p.blob(mirrored(side, _STOLE))
    p.fill(stole, ACCENT)
    if side > 0:
        p.shade(stole, (-0.07, -0.02), _SHADE, 0.6)
    p.outline(stole)


def _tuft(p: Panel, side: int) -> None:
    """White hair beside the ear."""
    tuft = p.blob(mirrored(side, _TUFT))
    p.coat(tuft, WHITE if side < 0 else PALE)
    p.outline(tuft)
    hair = p.stroke(
        (side * 0.39, -0.26, 0.003), (side * 0.45, -0.10, 0.009), (side * 0.42, 0.10, 0.003)
    )
    p.fill(hair, MID)


def _head(p: Panel) -> None:
    half = [
        (0, -0.62),
        (0.18, -0.59),
        (0.315, -0.42),
        (0.345, -0.16),
        (0.335, 0.08),
        (0.27, 0.30),
        (0, 0.40),
    ]
    skin(p, half, (-0.075, -0.045))
    p.fill(p.stroke((-0.20, -0.46, 0.004), (-0.14, -0.535, 0.012), (-0.05, -0.565, 0.004)), LIGHT)
    if p.fine:
        for y, x in ((-0.35, 0.15), (-0.295, 0.17)):
            line = p.stroke((-x, y + 0.012, 0.002), (0, y - 0.008, 0.006), (x, y + 0.012, 0.002))
            p.fill(line, MID, thin(0.8))


def _beard(p: Panel) -> None:
    beard = p.both(_BEARD)
    p.coat(beard)
    p.shade(beard, (-0.10, -0.02), LIGHT, 0.85)
    p.outline(beard, 0.012)
    for number, ((x0, y0), (x1, y1), (x2, y2)) in enumerate(_STRANDS):
        ink = COBALT if number % 2 else MID
        if not p.fine and number % 2:
            continue
        for side in SIDES:
            strand = p.stroke(
                (side * x0, y0, 0.003), (side * x1, y1, 0.011), (side * x2, y2, 0.003)
            )
            p.fill(strand, ink, thin(0.9))


def _mouth(p: Panel, state: State) -> None:
    if state is State.PLEASED:
        p.fill(p.both([(0, 0.265), (0.115, 0.245), (0.075, 0.345), (0, 0.365)]), DARK)
        return
    x = 0.035 if state is State.THINKING else 0.0
    lips = p.stroke(
        (x - 0.065, 0.300, 0.006), (x, 0.308, 0.012), (x + 0.065, 0.300 - x * 0.5, 0.006)
    )
    p.fill(lips, DARK)


def _moustache(p: Panel, side: int) -> None:
    half = p.blob(mirrored(side, _MOUSTACHE))
    p.coat(half)
    if side > 0:
        p.shade(half, (-0.05, -0.03), LIGHT, 0.8)
    p.outline(half)
    if p.fine:
        hair = p.stroke(
            (side * 0.05, 0.205, 0.003), (side * 0.14, 0.220, 0.008), (side * 0.22, 0.280, 0.003)
        )
        p.fill(hair, MID)


def _brow(p: Panel, side: int, state: State) -> None:
    """A bushy white brow."""
    up = 0.02 if state is State.PLEASED else 0.0
    if state is State.THINKING and side > 0:
        up = 0.05
    half = [
        (0.03, -0.185 - up * 0.4),
        (0.12, -0.245 - up),
        (0.25, -0.215 - up),
        (0.315, -0.130 - up * 0.7),
        (0.22, -0.175 - up),
        (0.11, -0.180 - up),
    ]
    brow = p.blob(mirrored(side, half))
    p.coat(brow)
    p.outline(brow, 0.010)


def _spectacles(p: Panel) -> None:
    for side in SIDES:
        p.outline(p.disc(side * 0.150, -0.035, 0.128, 0.120), 0.013, COBALT)
        p.fill(p.stroke((side * 0.27, -0.055, 0.007), (side * 0.345, -0.065, 0.007)), COBALT)
    bridge = p.stroke((-0.035, -0.050, 0.009), (0, -0.072, 0.011), (0.035, -0.050, 0.009))
    p.fill(bridge, COBALT)
