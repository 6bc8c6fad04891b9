"""The paper of each edition's boards, which repeats without a seam."""

import numpy as np

from tools.art.craft.colours import CREAM, vec
from tools.art.craft.fields import Field, bell, speckle
from tools.art.craft.pictures import rgba

SIZE = 512
_THREADS = 128
"""So many threads of the canvas lie in the picture, each way."""


def _grain(seed: int, across: float, down: float) -> Field:
    return speckle((SIZE, SIZE), seed, across, down)


def _pixels() -> tuple[Field, Field]:
    y, x = np.mgrid[0:SIZE, 0:SIZE].astype(np.float32)
    return x, y


def _paper(colour: str, tone: Field) -> Field:
    return rgba(vec(colour) * tone[..., None], np.ones((SIZE, SIZE), np.float32))


def laid() -> Field:
    """Azul and the menus: warm laid paper with chain lines."""
    x, y = _pixels()
    lines = np.cos(y / SIZE * 2 * np.pi * 102) * 0.006 + bell(x % 64 - 32, 1.6) * 0.018
    fibres = 0.004 * (_grain(2, 3.2, 0.7) + _grain(3, 0.7, 3.2))
    return _paper(CREAM, 0.997 + 0.009 * _grain(1, 0.7, 0.7) + fibres + lines)


def canvas() -> Field:
    """Mini: canvas primed for painting."""
    x, y = (axis / SIZE * _THREADS for axis in _pixels())
    warp, weft = (np.clip(np.cos((axis % 1 - 0.5) * np.pi), 0, 1) ** 0.7 for axis in (x, y))
    above = (np.floor(x) + np.floor(y)) % 2 > 0
    weave = np.where(above, warp * (0.75 + 0.25 * weft), weft * (0.75 + 0.25 * warp)) - 0.62
    threads = 0.010 * (_grain(11, 14, 0.8) + _grain(12, 0.8, 14))
    return _paper("#efe6d2", 1 + 0.055 * weave + threads + 0.006 * _grain(13, 20, 20))


def satin() -> Field:
    """Chocolatier: satin box paper with a pressed stripe and small dots."""
    x, y = _pixels()
    stripe = 0.010 * np.sign(np.sin(x / SIZE * 2 * np.pi * 16))
    dots = bell(np.hypot((x + y) / 64 % 1 - 0.5, (x - y) / 64 % 1 - 0.5), 0.055) * 0.030
    sheen = 0.006 * (_grain(21, 0.8, 0.8) + _grain(22, 0.6, 30))
    return _paper("#f6e6da", 1 + stripe + sheen - dots)


def limestone() -> Field:
    """Summer Pavilion: beds of limestone with small pores."""
    beds = _grain(31, 26, 9) * 0.010 + _grain(32, 9, 4) * 0.007
    pores = np.clip(_grain(33, 1.6, 0.9) - 1.75, 0, 2) * 0.03
    return _paper("#f1e8d3", 1 + beds + 0.007 * _grain(34, 0.7, 0.7) - pores)
