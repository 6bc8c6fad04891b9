"""Discs: thrown and painted plates, gold saucers, a moulded tray."""

from dataclasses import dataclass

import numpy as np

from tools.art.craft.colours import mix, vec
from tools.art.craft.fields import Field, bell, blur, circle, cover, fold, grid, leaf, line, ramp
from tools.art.craft.pictures import rgba, shrink
from tools.art.craft.relief import Finish, Relief

SIZE = 512
_WELL = 0.70
_POTTERY = Finish(gloss=0.22, ambient=0.50, diffuse=0.47, soft=1.6, box=0.18)


@dataclass(frozen=True)
class PlateStyle:
    """The clay and the painting of a plate; `border` is leaves, rings or ridges."""

    well: str
    rim: str
    ink: str
    accent: str
    border: str
    flower: bool = True
    finish: Finish = _POTTERY


COBALT_PLATE = PlateStyle("#d9cdb4", "#f2ebdb", "#2558a8", "#c9972f", "leaves")
SAGE_PLATE = PlateStyle("#d6cbb6", "#efe8da", "#4a7d5e", "#c9972f", "vine")
SAUCER = PlateStyle("#bdd0e4", "#2f62ab", "#f4ead2", "#e6bd5c", "rings")
GOLD_SAUCER = PlateStyle("#efdcae", "#e4b84f", "#7a4a12", "#fff3cf", "rings", flower=False)
TRAY = PlateStyle(
    "#1f4b53",
    "#4b9298",
    "#7fc0c1",
    "#a9d6d3",
    "ridges",
    finish=Finish(gloss=0.30, ambient=0.46, diffuse=0.56, soft=1.8, power=18, box=0.15),
)


def plate(style: PlateStyle, seed: int) -> Field:
    """A disc seen from above, filling its picture."""
    u, v = grid(SIZE * 2)
    r: Field = np.hypot(u, v)
    body = r - 0.985
    piece = Relief(body, style.rim, seed, 0.06)
    # Glaze is smooth: the squares of the noise would look like cloth at 4K.
    piece.streaks = blur(piece.streaks, piece.size / 90)
    piece.tint(ramp(0.74, _WELL, r), vec(style.well) * (1 + (piece.lumps - 0.5) * 0.10)[..., None])
    _shape(piece, style, r)
    for shape, ink in _painting(style, u, v, r):
        piece.brush(shape, ink, 0.004, 0.010)
    lit = piece.lit(style.finish)
    depth = np.exp(-np.clip((_WELL - r) / 0.10, 0, 9)) * ramp(_WELL + 0.012, _WELL - 0.012, r)
    side = np.clip(-(u + v) + 0.15, 0, 1)
    lit = _glossed(lit * (1 - 0.30 * depth * side)[..., None], style, u, v)
    return shrink(rgba(lit, cover(body, piece.px)), (SIZE, SIZE))


def _glossed(lit: Field, style: PlateStyle, u: Field, v: Field) -> Field:
    """The lamp at the upper left: it shines on that side of the rim, the other lies in half light.

    The slope that faces the lamp is at the lower right; left alone, it would outshine everything.
    """
    r: Field = np.hypot(u, v)
    towards = -(u + v) / np.maximum(r, 1e-3) / 1.4142
    rim = ramp(_WELL, 0.80, r)
    lit = lit * (1 - 0.17 * rim * np.clip(-towards, 0, 1))[..., None]
    arc = bell(r - 0.905, 0.018) * np.clip((towards - 0.55) / 0.45, 0, 1) ** 1.5
    inner = bell(r - 0.742, 0.012) * np.clip((towards - 0.80) / 0.20, 0, 1) * 0.3
    window = (arc + inner) * (0.9 * min(1.0, style.finish.gloss * 4))
    result: Field = lit + window[..., None] * (1 - lit) * 0.85
    return np.minimum(result, 0.985)


def _shape(piece: Relief, style: PlateStyle, r: Field) -> None:
    """The profile from the well over the rim, with the marks of the wheel or of the mould."""
    rise = 0.10 * ramp(0.68, 0.82, r) + 0.03 * ramp(0.84, 0.93, r)
    piece.height = 0.9 * (rise - 0.14 * ramp(0.93, 0.99, r) ** 2)
    if style.border != "ridges":
        piece.height = piece.height + 0.0010 * np.sin(r * 90) * (r < 0.66)


def _painting(style: PlateStyle, u: Field, v: Field, r: Field) -> list[tuple[Field, str]]:
    """The lines, the border of the rim, and a pale flower in the well."""
    x, y = fold(u, v, 18)
    p, q = fold(u, v, 18, np.pi / 18)
    strokes = [(line(r - 0.935, 0.011), style.ink), (line(r - 0.775, 0.009), style.ink)]
    if style.border == "leaves":
        strokes += [
            (leaf(y + 0.085, x - 0.855, 0.17, 0.040), style.ink),
            (circle(p, q, 0.855, 0, 0.022), style.accent),
        ]
    elif style.border == "vine":
        wave = np.sin(np.arctan2(v, u) * 18)
        strokes += [
            (line(r - 0.855 - 0.028 * wave, 0.008), style.ink),
            (leaf(x - 0.800, y - 0.02, 0.10, 0.028), style.ink),
            (leaf(p - 0.812, q + 0.02, 0.10, 0.028), style.ink),
            (circle(p, q, 0.822, 0.09, 0.016), style.accent),
        ]
    elif style.border == "rings":
        strokes += [
            (line(circle(x, y, 0.855, 0, 0.052), 0.012), style.ink),
            (circle(p, q, 0.855, 0, 0.020), style.accent),
        ]
    else:
        strokes = [(line(r - 0.935, 0.007), style.accent), (line(r - 0.775, 0.006), style.ink)]
    if style.flower:
        petal, side = fold(u, v, 8)
        pale = mix(style.ink, style.well, 0.62)
        strokes += [
            (line(r - 0.34, 0.007), pale),
            (leaf(petal - 0.06, side, 0.25, 0.045), pale),
            (circle(u, v, 0, 0, 0.045), mix(style.accent, style.well, 0.4)),
        ]
    return strokes
