"""Places for chocolates of any colour: pleated cups in the wine-red box, of paper or gold foil."""

import numpy as np

from tools.art.craft.colours import vec
from tools.art.craft.fields import Field, box, circle, cover, grid, line, noise, star
from tools.art.craft.materials import between
from tools.art.craft.pictures import rgba, shrink
from tools.art.craft.relief import Finish, Relief
from tools.art.praline.pralines import OVERSAMPLE, SMALL

_BOX = "#74203a"
_STRING = "#c99a4a"
_PLEATS = {True: 20, False: 36}
"""So many in a small cup, and in a large one."""


def cup(size: int, foil: bool) -> Field:
    """A square of the box with a round cup; neighbours join to a tray."""
    u, v = grid(size * OVERSAMPLE[size])
    body = box(u, v, (1.02, 1.02), 0.02)
    r: Field = np.hypot(u, v)
    pleat = np.sin(np.arctan2(v, u) * _PLEATS[size == SMALL])
    rim = r - (0.885 + 0.022 * pleat)
    piece = Relief(body, _BOX, 7, 0.10)
    piece.shade(1 + (noise(u.shape, 71, 2, 90, (0.4, 2)) - 0.5) * 0.10)
    within, floor = cover(rim, piece.px), cover(r - 0.66, piece.px * 2)
    wall = ("#8a5c1e", "#d8ac52") if foil else ("#9a5062", "#e9bdb9")
    piece.tint(within, between(*wall, 0.55 + 0.45 * pleat))
    ground = vec("#caa053" if foil else "#8d3b52")
    piece.tint(floor, ground * (0.90 + 0.2 * (piece.lumps - 0.5))[..., None])
    slope = np.clip((r - 0.62) / 0.26, 0, 1)
    piece.height = within * ((1 - floor) * pleat * 0.020 - 0.16 * (1 - slope))
    piece.height = piece.height - 0.02 * cover(body + 0.05, 0.03)
    if foil:
        embossed = line(star(u, v, 8, 0.34, 0.20), 0.020)
        piece.groove(np.maximum(embossed, r - 0.5), 0.015, 0.22)
    lit = _shaded(piece, u, v, rim, foil)
    string = cover(line(box(u, v, (0.975, 0.975), 0.06), 0.010), piece.px) * (1 - within) * 0.55
    lit = lit + string[..., None] * (vec(_STRING) - lit)
    return shrink(rgba(lit, cover(body, piece.px)), (size, size))


def _shaded(piece: Relief, u: Field, v: Field, rim: Field, foil: bool) -> Field:
    """Light the cup; its wall throws a shadow into it, its rim one on the box."""
    gloss = 0.45 if foil else 0.10
    lit = piece.lit(Finish(gloss, ambient=0.48, diffuse=0.54, soft=1.0, power=22, box=0.0))
    within = cover(rim, piece.px)
    thrown = within * (1 - cover(circle(u, v, 0.10, 0.13, 0.80), 0.16))
    beside = np.exp(-np.clip(rim, 0, 9) / 0.05) * np.clip((u + v) * 0.6 + 0.35, 0, 1)
    shaded: Field = lit * (1 - 0.45 * thrown - 0.45 * beside * (1 - within))[..., None]
    return shaded
