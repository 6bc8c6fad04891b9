"""The cloth bag that tiles are drawn from, lying on the table with its shadow."""

from dataclasses import dataclass

import numpy as np

from tools.art.colours import vec
from tools.art.fields import (
    Field,
    bell,
    blur,
    circle,
    cover,
    fold,
    grid,
    heart,
    leaf,
    line,
    noise,
    star,
    union,
)
from tools.art.pictures import grounded, rgba, shrink
from tools.art.relief import Finish, Relief

SIZE = 512
_LINEN = Finish(gloss=0.05, ambient=0.40, diffuse=0.60, soft=1.2, power=12, box=0.0)
_NECK = -0.45


@dataclass(frozen=True)
class BagStyle:
    """The cloth, its cord, and what is printed on it; `weave` is how much the threads show."""

    cloth: str
    cord: str
    ink: str
    print: str
    weave: float = 0.06
    finish: Finish = _LINEN
    seed: int = 81


LINEN_BAG = BagStyle("#cdb68d", "#9a3a28", "#24498c", "flower", weave=0.045)
CANVAS_BAG = BagStyle("#38717a", "#e9dfc8", "#e9dfc8", "compass", weave=0.07, seed=181)
VELVET_BAG = BagStyle(
    "#64203a",
    "#d9ab4e",
    "#e3b75c",
    "heart",
    weave=0.02,
    finish=Finish(gloss=0.10, ambient=0.34, diffuse=0.72, soft=1.5, power=5, box=0.0),
    seed=281,
)
SILK_BAG = BagStyle(
    "#2a3a6c",
    "#d9ab4e",
    "#e6c067",
    "star",
    weave=0.02,
    finish=Finish(gloss=0.34, ambient=0.38, diffuse=0.62, soft=1.4, power=16, box=0.06),
    seed=381,
)


def _printed(kind: str, u: Field, v: Field) -> Field:
    """The ornament on the belly, within a ring."""
    ring = union(line(np.hypot(u, v) - 0.43, 0.013), line(np.hypot(u, v) - 0.39, 0.005))
    if kind == "flower":
        x, y = fold(u, v, 8)
        return union(ring, leaf(x - 0.07, y, 0.27, 0.052), circle(u, v, 0, 0, 0.045))
    if kind == "compass":
        needle = union(star(u, v, 4, 0.34, 0.07), star(u, v, 4, 0.22, 0.06, np.pi / 4))
        return union(ring, np.maximum(needle, 0.03 - np.hypot(u, v)))
    if kind == "heart":
        shape = heart(u / 0.27, v / 0.27) * 0.27
        return union(ring, np.maximum(shape, -line(shape + 0.055, 0.014)))
    x, y = fold(u, v, 6, np.pi / 6)
    rhombus = (np.abs(x - 0.185) + np.abs(y) * 1.732) / 2 - 0.080
    return union(ring, np.maximum(rhombus, -line(rhombus + 0.030, 0.009)))


def _outline(u: Field, v: Field, lumps: Field) -> Field:
    """A round belly, a neck that is tied, and a ruffled mouth."""
    belly = np.hypot(u / 0.80, (v - 0.26) / 0.68) - 1 + (lumps - 0.5) * 0.12
    flare = 0.235 + 0.62 * np.clip(_NECK - 0.04 - v, 0, 1) + 0.10 * np.clip(v - _NECK, 0, 1)
    mouth = np.maximum(-(v + 0.94) + 0.030 * np.sin(u * 31 + 1), v + 0.20)
    neck = np.maximum(np.abs(u) - flare, mouth)
    return blur(union(belly * 0.72, neck), u.shape[0] / 120)


def bag(style: BagStyle) -> Field:
    """The tied bag, seen from above as it lies."""
    u, v = grid(SIZE * 2)
    u, v = u * 1.16 + 0.03, v * 1.13 + 0.05
    lumps = noise(u.shape, style.seed, 4, 3)
    piece = Relief(_outline(u, v, lumps), style.cloth, style.seed + 1, 0.12)
    threads = np.sin(u * 290) + np.sin(v * 290)
    piece.shade(1 + threads * style.weave / 2 + (piece.streaks - 0.5) * 0.10)
    around = np.arctan2(u, np.abs(v - _NECK) + 0.30) * 21 + lumps * 4
    near = np.clip(1.15 - np.hypot(u, v - _NECK) * 1.25, 0, 1)
    pleats = np.sin(around + 0.8 * np.sin(around * 0.37)) * near
    piece.height = 0.42 * (1 - (1 - np.clip(piece.edge / 0.55, 0, 1)) ** 2)
    piece.height = piece.height + pleats * 0.034 + (lumps - 0.5) * 0.10 + threads * 0.0008
    piece.shade(1 + pleats * 0.12)
    hem = np.where(v < _NECK, piece.edge, 1)
    piece.shade(1 - 0.22 * bell(hem - 0.075, 0.012))
    shape = _printed(style.print, u / 0.98, (v - 0.28) / 0.98)
    worn = cover(shape + (piece.streaks - 0.5) * 0.02, piece.px) * (0.70 + 0.24 * piece.lumps)
    dyed = vec(style.ink) * (0.94 + threads * style.weave + (piece.streaks - 0.5) * 0.3)[..., None]
    piece.tint(worn, dyed)
    _tie(piece, style, u, v)
    lit = piece.lit(style.finish) * (0.62 + 0.38 * np.clip(piece.edge / 0.10, 0, 1))[..., None]
    small = shrink(rgba(lit, cover(piece.body, piece.px)), (SIZE, SIZE))
    return grounded(small, (12, 19), 12, 0.62)


def _tie(piece: Relief, style: BagStyle, u: Field, v: Field) -> None:
    """The cord: twice around the neck, a knot, two ends with a bead."""
    across = v - _NECK + 0.03 * np.cos(u * 6) - 0.03
    piece.height = piece.height - 0.13 * bell(across, 0.08)
    piece.shade(1 - 0.45 * bell(across - 0.015, 0.095))
    for offset in (-0.033, 0.033):
        _cord(piece, style, np.abs(across + offset), 0.034, u, cover(np.abs(u) - 0.30, 0.01))
    x, y = u - 0.07, v - _NECK
    for lean, length in ((-0.55, 0.36), (0.50, 0.42)):
        run = np.clip(y, 0, length)
        away: Field = np.hypot(x - lean * run * (1 - 0.6 * run), y - run)
        _cord(piece, style, away, 0.023, y, np.ones_like(u))
        end = lean * length * (1 - 0.6 * length)
        _cord(piece, style, np.hypot(x - end, y - length), 0.048, y * 0, np.ones_like(u))
    _cord(piece, style, np.hypot(x, y - 0.01), 0.075, u + v, np.ones_like(u))


def _cord(
    piece: Relief, style: BagStyle, away: Field, radius: float, along: Field, where: Field
) -> None:
    """A round twisted strand around a line that is `away`, with its contact shadow."""
    piece.shade(1 - 0.34 * where * bell(np.maximum(away - radius, 0), radius * 0.8))
    share = cover(away - radius, 0.008) * where
    twist = 0.5 + 0.5 * np.sin(along * 75 + away / radius * 1.5)
    piece.tint(share, style.cord)
    piece.shade(1 - share * 0.30 * (1 - twist))
    bulge = np.sqrt(np.clip(1 - (away / radius) ** 2, 0, 1)) * radius
    piece.height = piece.height + share * (1.3 * bulge + 0.008 * twist)
