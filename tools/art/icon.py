"""The icon of the program: one blue tile with its flower."""

import numpy as np

from tools.art.fields import Field
from tools.art.pictures import grounded
from tools.art.square_tiles import tile

SIZE = 256
_TILE = 240


def icon(ground: str) -> Field:
    """The tile, with the margin that its shadow needs."""
    margin = SIZE - _TILE
    before, after = margin // 2 - 2, margin - margin // 2 + 2
    picture = np.pad(tile("blue", ground, 0, _TILE), ((before, after), (before, after), (0, 0)))
    return grounded(picture, (3, 5), 3, 0.5)
