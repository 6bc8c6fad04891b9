"""The lid of the box, open side up: discards lie in it."""

from dataclasses import dataclass

import numpy as np

from tools.art.bags import weave
from tools.art.craft.fields import Field, box, cover, grid, line, noise
from tools.art.craft.pictures import crop, grounded, rgba, shrink
from tools.art.craft.relief import Finish, Relief

WIDTH, HEIGHT = 512, 400
_HALF = (0.945, 0.712)
_WALL = 0.115
_CARD = Finish(gloss=0.10, ambient=0.46, diffuse=0.54, soft=0.9, power=14, box=0.0)
_PLASTIC = Finish(gloss=0.34, ambient=0.46, diffuse=0.56, soft=1.3, power=18, box=0.2)


@dataclass(frozen=True)
class LidStyle:
    """What covers the walls, the line on them, and what the floor is made of."""

    cover: str
    line: str
    floor: str
    corner: float = 0.05
    linen: float = 0.05
    finish: Finish = _CARD


COBALT_LID = LidStyle("#20509c", "#e2c078", "#bfab85")
TEAL_LID = LidStyle("#3f7f86", "#e6efe9", "#35606a", 0.17, 0.0, _PLASTIC)
BURGUNDY_LID = LidStyle("#74213a", "#e0b45a", "#e8d8bd", 0.09, 0.03)


def lid(style: LidStyle) -> Field:
    """The lid with its shadow; the floor is x 48 to 452 and y 46 to 337."""
    u, v = grid(WIDTH * 2)
    u, v = u * 1.05 + 0.02, v * 1.05 + 0.03
    body = box(u, v, _HALF, style.corner)
    hollow = body + _WALL
    piece = Relief(body, style.cover, 400, 0.10)
    threads = weave(u.shape, 410) * (0.9 * style.linen)
    piece.shade(1 + threads)
    floor = cover(hollow, piece.px)
    fibres = noise(u.shape, 402, 3, 110, (0.6, 2)) + noise(u.shape, 403, 2, 5)
    piece.tint(floor, style.floor)
    piece.shade(1 + floor * (fibres - 1) * 0.12 - floor * threads)
    gold = cover(line(body + 0.048, 0.0085), piece.px)
    piece.tint(gold, style.line)
    top = np.clip(piece.edge / 0.03, 0, 1) * np.clip(hollow / 0.025, 0, 1)
    piece.height = 0.060 * top + 0.006 * gold
    lit = piece.lit(style.finish)
    lit = lit * (1 - floor * _shade_of_walls(u, v, style.corner))[..., None]
    lit = lit * (0.72 + 0.28 * np.clip(piece.edge / 0.02, 0, 1))[..., None]
    small = shrink(rgba(lit, cover(body, piece.px)), (WIDTH, WIDTH))
    return crop(grounded(small, (8, 13), 10, 0.62), WIDTH, HEIGHT)


def _shade_of_walls(u: Field, v: Field, corner: float) -> Field:
    """The upper and the left wall throw a deep shadow on the floor, the others a breath."""
    inner = (_HALF[0] - _WALL, _HALF[1] - _WALL)
    radius = max(corner - _WALL / 2, 0.03)
    thrown = 1 - cover(box(u - 0.085, v - 0.115, inner, radius), 0.045)
    hollow = -box(u, v, inner, radius)
    contact = np.exp(-np.clip(hollow, 0, 1) / 0.07)
    return np.clip(0.46 * thrown + 0.30 * contact, 0, 0.8)
