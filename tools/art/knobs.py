"""Things that ride on score tracks, nearly white so that a player's colour can be multiplied in."""

import numpy as np

from tools.art.craft.fields import Field, bell, box, cover, grid
from tools.art.craft.pictures import rgba, shrink
from tools.art.craft.relief import Finish, Relief

SIZE = 96
_WAX = Finish(gloss=0.30, ambient=0.40, diffuse=0.56, soft=2.2, power=16, box=0.25)
_WHITE = "#fbfaf6"


def cube() -> Field:
    """The score cube from above: bevelled edges around a glossy top."""
    u, v = grid(SIZE * 4)
    piece = Relief(box(u, v, (0.94, 0.94), 0.24), _WHITE, 440, 0.03)
    piece.pillow(0.20, 0.34, 1.5)
    lit = piece.lit(_WAX) * (1.03 - 0.11 * (u + v) / 2)[..., None]
    lit = lit * (0.62 + 0.38 * np.clip(piece.edge / 0.10, 0, 1))[..., None]
    return shrink(rgba(lit, cover(piece.body, piece.px)), (SIZE, SIZE))


def cube_shine() -> Field:
    """The lamp mirrored in the cube, which stays white whatever the colour."""
    u, v = grid(SIZE * 4)
    bar = cover(box(u + 0.20, v + 0.50, (0.40, 0.095), 0.095), 0.05) * 0.80
    drop = cover(box(u + 0.56, v + 0.14, (0.075, 0.17), 0.075), 0.05) * 0.55
    foot = bell(u + v - 1.30, 0.16) * cover(box(u, v, (0.80, 0.80), 0.2), 0.06) * 0.16
    alpha = np.maximum(np.maximum(bar, drop), foot)
    return shrink(rgba(np.ones((*u.shape, 3), np.float32), alpha), (SIZE, SIZE))


def slider() -> Field:
    """A moulded slider: a wide pill with a hollow for its digit and ribs at both ends."""
    u, v = grid(SIZE * 4)
    body = box(u, v, (0.95, 0.70), 0.34)
    piece = Relief(body, _WHITE, 450, 0.03)
    piece.pillow(0.17, 0.22, 1.8)
    piece.height = piece.height - 0.06 * cover(box(u, v, (0.52, 0.50), 0.22), 0.08)
    for place in (0.66, 0.80):
        rib = bell(np.abs(u) - place, 0.030) * cover(np.abs(v) - 0.36, 0.06)
        piece.height = piece.height + 0.05 * rib
        groove = bell(np.abs(u) - place - 0.06, 0.022) * cover(np.abs(v) - 0.36, 0.05)
        piece.shade(1 - 0.22 * groove)
    lit = piece.lit(_WAX) * (1.02 - 0.10 * (u + v) / 2)[..., None]
    lit = lit * (0.62 + 0.38 * np.clip(piece.edge / 0.10, 0, 1))[..., None]
    return shrink(rgba(lit, cover(body, piece.px)), (SIZE, SIZE))
