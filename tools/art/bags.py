"""The cloth bag that tiles are drawn from, lying on the table with its shadow, full to empty."""

from dataclasses import dataclass

import numpy as np

from tools.art.craft.colours import vec
from tools.art.craft.fields import (
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
from tools.art.craft.pictures import grounded, rgba, shrink
from tools.art.craft.relief import Finish, Relief

SIZE = 448
_OVERSAMPLE = 2
_LINEN = Finish(gloss=0.05, ambient=0.40, diffuse=0.60, soft=1.2, power=12, box=0.0)
_NECK = -0.45
FILLS = (0.0, 0.34, 0.67, 1.0)
"""How full the four pictures of a bag are."""


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
CANVAS_BAG = BagStyle("#b08a5c", "#6d3d20", "#5a3218", "compass", weave=0.09, seed=181)
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
    above = np.clip(_NECK - 0.04 - v, 0, 0.37)
    folds = 0.022 * np.sin(v * 23 + np.sign(u) * 1.3) * np.clip(above / 0.12, 0, 1)
    flare = 0.235 + 1.02 * above**1.35 + folds + 0.10 * np.clip(v - _NECK, 0, 1)
    ruffle = 0.026 * np.sin(u * 27 + 1) + 0.016 * np.sin(u * 43 + 2.2) + (lumps - 0.5) * 0.04
    mouth = np.maximum(-(v + 0.93) + ruffle, v + 0.20)
    neck = np.maximum(np.abs(u) - flare, mouth)
    # Cloth has no corners: two hems are rounded off more than a cut edge would be.
    return blur(union(belly * 0.72, neck), u.shape[0] / 70)


def weave(shape: tuple[int, int], seed: int) -> Field:
    """Threads across and down, each of its own thickness and length."""
    across = noise(shape, seed, 2, 170, (0.10, 1.0)) + noise(shape, seed + 1, 1, 90, (0.16, 1.0))
    down = noise(shape, seed + 2, 2, 170, (1.0, 0.10)) + noise(shape, seed + 3, 1, 90, (1.0, 0.16))
    threads: Field = (across + down - 2) * 2.6
    return threads


def _slack(u: Field, v: Field, fill: float) -> tuple[Field, Field]:
    """Coordinates in which the belly of a bag that is not full has sunk; its mouth stays."""
    high, wide, empty = 0.50 + 0.50 * fill, 0.80 + 0.20 * fill, 1 - fill
    down = v - (1 - high) * 1.28
    below = down > _NECK
    spread = wide + 0.10 * empty * np.clip((down - _NECK) * 1.4, 0, 1)
    folds = empty * 0.05 * np.sin(u * 7.8 + down * 4)
    x = np.where(below, u / spread + folds, u)
    y = np.where(below, _NECK + (down - _NECK) / high, down)
    return x, y


def bag(style: BagStyle, fill: float) -> Field:
    """The tied bag, seen from above as it lies; `fill` is 0…1."""
    u, v = grid(SIZE * _OVERSAMPLE)
    u, v = _slack(u * 1.16 + 0.03, v * 1.13 + 0.05, fill)
    lumps = noise(u.shape, style.seed, 4, 3)
    piece = Relief(_outline(u, v, lumps), style.cloth, style.seed + 1, 0.12)
    threads = weave(u.shape, style.seed + 5)
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
    return grounded(small, (10, 17), 10.5, 0.62)


def _tie(piece: Relief, style: BagStyle, u: Field, v: Field) -> None:
    """The cord: twice around the neck, a knot, two ends with a bead."""
    across = v - _NECK + 0.05 * np.cos(u * 5.2) - 0.045
    piece.height = piece.height - 0.13 * bell(across, 0.08)
    piece.shade(1 - 0.45 * bell(across - 0.015, 0.095))
    # The cord lies over the pleats: it follows the neck, not every fold of it.
    ground = blur(piece.height, piece.size / 28)
    around = cover(np.abs(u) - 0.265, 0.012)
    for offset in (-0.030, 0.030):
        _cord(piece, style, (across + offset, 0.033, u), ground, around)
    x, y = u - 0.06, v - _NECK
    everywhere = np.ones_like(u)
    for lean, length in ((-0.55, 0.36), (0.50, 0.42)):
        run = np.clip(y, 0, length)
        beside = x - lean * run * (1 - 0.6 * run)
        away: Field = np.hypot(beside, y - run) * np.where(beside < 0, -1, 1)
        _cord(piece, style, (away, 0.022, y), ground, everywhere)
        end = lean * length * (1 - 0.6 * length)
        _bead(piece, style, np.hypot(x - end, y - length), 0.046, ground)
    _bead(piece, style, np.hypot(x, (y - 0.005) * 1.12), 0.066, ground)


Strand = tuple[Field, float, Field]
"""How far a point is from the middle of a cord to either side, its radius, and the way along it."""


def _cord(piece: Relief, style: BagStyle, strand: Strand, ground: Field, where: Field) -> None:
    """A round twisted cord with its contact shadow."""
    side, radius, along = strand
    away = np.abs(side)
    share = _laid(piece, style, away, radius, where)
    twist = 0.5 + 0.5 * np.sin(along * 118 + side / radius * 2.2)
    piece.shade(1 - share * 0.20 * (1 - twist))
    bulge = np.sqrt(np.clip(1 - (away / radius) ** 2, 0, 1)) * radius
    raised = ground + 1.25 * bulge + 0.004 * twist
    piece.height = piece.height * (1 - share) + raised * share


def _bead(piece: Relief, style: BagStyle, away: Field, radius: float, ground: Field) -> None:
    """A knot or the end of a cord, round and smooth."""
    share = _laid(piece, style, away, radius, np.ones_like(away))
    bulge = np.sqrt(np.clip(1 - (away / radius) ** 2, 0, 1)) * radius
    piece.height = piece.height * (1 - share) + (ground + 0.03 + 1.1 * bulge) * share


def _laid(piece: Relief, style: BagStyle, away: Field, radius: float, where: Field) -> Field:
    """Colour a cord and the shadow beside it; gives how much of each point it covers."""
    piece.shade(1 - 0.34 * where * bell(np.maximum(away - radius, 0), radius * 0.8))
    share = cover(away - radius, 0.006) * where
    piece.tint(share, style.cord)
    return share
