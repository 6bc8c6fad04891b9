"""Pillar, statue and window in low relief: sandstone while they wait, gold once won."""

import numpy as np

from tools.art.craft.colours import vec
from tools.art.craft.fields import Field, box, circle, cover, grid, line, polygon, union
from tools.art.craft.pictures import rgba, shrink
from tools.art.craft.relief import Finish, Relief

SIZE = 160
_STONE = ("#b9a177", "#f5e9cd", Finish(gloss=0.15, soft=1.3))
_GOLD = ("#b8862f", "#ffe9a6", Finish(gloss=0.55, soft=1.3))


def _pillar(u: Field, v: Field) -> Field:
    """Capital with two scrolls, three flutes, base."""
    scrolls = circle(np.abs(u), v, 0.335, -0.395, 0.105)
    flutes = union(*(box(u - x, v - 0.06, (0.068, 0.34), 0.03) for x in (-0.185, 0, 0.185)))
    return union(
        box(u, v + 0.53, (0.44, 0.06), 0.02),
        box(u, v + 0.40, (0.33, 0.075), 0.02),
        scrolls,
        flutes,
        box(u, v - 0.47, (0.33, 0.05), 0.02),
        box(u, v - 0.58, (0.44, 0.06), 0.02),
    )


def _statue(u: Field, v: Field) -> Field:
    """A bust on a plinth."""
    head = np.hypot(u / 0.88, v + 0.40) - 0.205
    shoulders = polygon(
        np.abs(u),
        v,
        [(-0.1, -0.14), (0.13, -0.14), (0.36, -0.02), (0.43, 0.24), (0.25, 0.33), (-0.1, 0.33)],
    )
    return union(
        head,
        box(u, v + 0.18, (0.095, 0.14), 0.02),
        shoulders - 0.02,
        box(u, v - 0.43, (0.13, 0.05), 0.01),
        box(u, v - 0.56, (0.40, 0.075), 0.02),
    )


def _window(u: Field, v: Field) -> Field:
    """An arch with bars and a sill."""
    arch = union(circle(u, v, 0, -0.22, 0.40), box(u, v - 0.14, (0.40, 0.40), 0.01))
    bars = union(np.abs(u) - 0.038, np.abs(v + 0.16) - 0.036, np.abs(v - 0.18) - 0.036)
    return union(
        np.maximum(arch, -(arch + 0.085)),
        np.maximum(bars, arch),
        box(u, v - 0.57, (0.48, 0.055), 0.02),
    )


_SHAPES = {"pillar": _pillar, "statue": _statue, "window": _window}
FEATURES = tuple(_SHAPES)


def medallion(feature: str, won: bool) -> Field:
    """One coin of 160 px."""
    ground, figure, finish = _GOLD if won else _STONE
    u, v = grid(SIZE * 3)
    r: Field = np.hypot(u, v)
    piece = Relief(r - 0.982, ground, 61, 0.16)
    piece.pillow(0.10, 0.12, 1.0)
    shape = cover(_SHAPES[feature](u * 1.04, v * 1.04), piece.px)
    ring = cover(line(r - 0.87, 0.060), piece.px * 2)
    piece.shade(1 - 0.16 * cover(r - 0.80, 0.05))
    piece.tint(shape, vec(figure))
    piece.tint(ring, vec(figure) * 0.93)
    piece.height = piece.height + 0.05 * ring + 0.070 * shape
    lit = piece.lit(finish) * (0.82 + 0.18 * np.clip(piece.edge / 0.04, 0, 1))[..., None]
    return shrink(rgba(lit, cover(piece.body, piece.px)), (SIZE, SIZE))
