"""The boards' paper, which repeats without a seam, and the flower in their corners."""

import numpy as np

from tools.art.craft.colours import CREAM, vec
from tools.art.craft.fields import Field, circle, cover, fold, grid, leaf, line, union
from tools.art.craft.pictures import rgba, shrink

SIZE = 512
FLOWER = 96


def _grain(seed: int, across: float, down: float) -> Field:
    """Noise of mean 0 and deviation 1 that wraps around, with grains so wide and so high."""
    white = np.random.default_rng(seed).normal(size=(SIZE, SIZE))
    waves = np.fft.fftfreq(SIZE)
    soften = np.exp(-2 * np.pi**2 * ((waves[None, :] * across) ** 2 + (waves[:, None] * down) ** 2))
    soften[0, 0] = 0
    grain: Field = np.fft.ifft2(np.fft.fft2(white) * soften).real
    result: Field = (grain / grain.std()).astype(np.float32)
    return result


def paper() -> Field:
    """Cream paper: fine tooth, fibres both ways, and clouds too small to show the repeat."""
    fibres = _grain(2, 3.2, 0.7) + _grain(3, 0.7, 3.2)
    clouds = _grain(4, 9, 9) - 0.6 * _grain(4, 18, 18)
    tone = 1 + 0.0090 * _grain(1, 0.7, 0.7) + 0.0035 * fibres + 0.0035 * clouds
    return rgba(vec(CREAM) * tone[..., None], np.ones((SIZE, SIZE), np.float32))


def corner_flower() -> Field:
    """A white mask: a quarter of a flower around the upper left corner, its ring close outside."""
    u, v = grid(FLOWER * 4)
    x, y = (u + 1) / 2, (v + 1) / 2
    petal, side = fold(x, y, 8)
    between, off = fold(x, y, 8, np.pi / 8)
    shape = union(
        line(np.hypot(x, y) - 0.80, 0.020),
        leaf(petal - 0.17, side, 0.54, 0.088),
        circle(between, off, 0.60, 0, 0.034),
        circle(x, y, 0, 0, 0.105),
    )
    white = np.ones((*u.shape, 3), np.float32)
    return shrink(rgba(white, cover(shape, 0.010)), (FLOWER, FLOWER))
