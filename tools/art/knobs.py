"""Things that ride on score tracks, nearly white so that a player's colour can be multiplied in."""

import numpy as np

from tools.art.fields import Field, bell, box, cover, grid, line
from tools.art.pictures import rgba, shrink
from tools.art.relief import Finish, Relief

SIZE = 96
_WAX = Finish(gloss=0.30, ambient=0.40, diffuse=0.56, soft=2.2, power=16, box=0.25)
_WHITE = "#fbfaf6"


def cube() -> Field:
    """The score cube from above: bevelled edges around a flat top."""
    u, v = grid(SIZE * 4)
    piece = Relief(box(u, v, (0.94, 0.94), 0.24), _WHITE, 440, 0.03)
    piece.pillow(0.20, 0.34, 1.5)
    piece.engrave(line(box(u, v, (0.60, 0.60), 0.12), 0.004), 0.004, 0.05)
    lit = piece.lit(_WAX) * (1.03 - 0.11 * (u + v) / 2)[..., None]
    lit = lit * (0.62 + 0.38 * np.clip(piece.edge / 0.10, 0, 1))[..., None]
    return shrink(rgba(lit, cover(piece.body, piece.px)), (SIZE, SIZE))


def slider() -> Field:
    """A moulded slider: a pill with a hollow for the finger and three ribs across."""
    u, v = grid(SIZE * 4)
    body = box(u, v, (0.66, 0.94), 0.42)
    piece = Relief(body, _WHITE, 450, 0.03)
    piece.pillow(0.17, 0.26, 1.8)
    hollow = box(u, v, (0.40, 0.66), 0.26)
    piece.height = piece.height - 0.07 * cover(hollow, 0.10)
    for place in (-0.26, 0.0, 0.26):
        rib = cover(np.abs(u) - 0.33, 0.06) * bell(v - place, 0.060)
        piece.height = piece.height + 0.085 * rib
        piece.shade(1 - 0.20 * cover(np.abs(u) - 0.33, 0.05) * bell(v - place - 0.12, 0.045))
    lit = piece.lit(_WAX) * (1.02 - 0.10 * (u + v) / 2)[..., None]
    lit = lit * (0.62 + 0.38 * np.clip(piece.edge / 0.10, 0, 1))[..., None]
    return shrink(rgba(lit, cover(body, piece.px)), (SIZE, SIZE))
