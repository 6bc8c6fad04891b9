"""The first-player marker: a porcelain coin with a numeral of our own."""

import numpy as np

from tools.art.craft.fields import Field, box, circle, cover, fold, grid, line, polygon, union
from tools.art.craft.pictures import rgba, shrink
from tools.art.craft.relief import GLAZE, Finish, Relief

SIZE = 192


def numeral_one(u: Field, v: Field) -> Field:
    """A serif 1, about 1 high."""
    stem = box(u - 0.02, v, (0.105, 0.50), 0.01)
    foot = box(u - 0.02, v - 0.455, (0.27, 0.05), 0.02)
    bracket = polygon(u - 0.02, v, [(-0.10, 0.32), (0.10, 0.32), (0.20, 0.43), (-0.20, 0.43)])
    flag = polygon(
        u, v, [(0.02, -0.50), (0.12, -0.50), (-0.02, -0.28), (-0.27, -0.27), (-0.27, -0.33)]
    )
    return union(stem, foot, bracket, flag)


def marker(ink: str, ground: str, rim: str, finish: Finish = GLAZE) -> Field:
    """The coin; its edge carries a beaded gold ring."""
    u, v = grid(SIZE * 2)
    r: Field = np.hypot(u, v)
    piece = Relief(r - 0.982, ground, 77, 0.10)
    piece.pillow(0.15, 0.18, 2.2)
    piece.brush(line(r - 0.815, 0.080), rim, 0.030)
    x, y = fold(u, v, 20)
    piece.brush(circle(x, y, 0.815, 0, 0.038), "#fff2c9", 0.020)
    piece.brush(line(r - 0.685, 0.012), ink, 0.0)
    piece.brush(numeral_one(u * 1.0, v * 1.0), ink, -0.020, 0.008)
    lit = piece.lit(finish) * (0.82 + 0.18 * np.clip(piece.edge / 0.045, 0, 1))[..., None]
    return shrink(rgba(lit, cover(piece.body, piece.px)), (SIZE, SIZE))
