"""What things are made of: grained wood, marble, cork, leather, brass; cut to shape by fields."""

from functools import cache

import numpy as np

from tools.art.craft.colours import vec
from tools.art.craft.fields import Field, bell, noise, speckle
from tools.art.craft.relief import Finish

WOOD = Finish(gloss=0.16, ambient=0.50, diffuse=0.50, soft=1.0, power=16, box=0.04)
STONE = Finish(gloss=0.30, ambient=0.50, diffuse=0.50, soft=1.0, power=34, box=0.10)
CLOTH = Finish(gloss=0.05, ambient=0.46, diffuse=0.56, soft=1.0, power=6, box=0.0)
METAL = Finish(gloss=0.75, ambient=0.42, diffuse=0.60, soft=0.9, power=24, box=0.10)
_TIMBER = 1024
"""The side of the piece of wood from which veneers are cut."""
_SEAM = 0.10
"""How wide the dark seams between grains of leather are, in grains."""
_MELT = 0.24
"""How wide granules of cork run into each other, in granules."""


def between(dark: str, light: str, share: Field) -> Field:
    """From one colour at 0 to another at 1."""
    tone: Field = vec(dark) + (vec(light) - vec(dark)) * np.clip(share, 0, 1)[..., None]
    return tone


@cache
def _fibres(seed: int) -> Field:
    shape = _TIMBER, _TIMBER
    broad, narrow = noise(shape, seed, 4, 5, (0.5, 9)), noise(shape, seed + 1, 3, 30, (0.3, 6))
    return 0.6 * broad + 0.4 * narrow


def grain(u: Field, v: Field, angle: float | Field, seed: int) -> Field:
    """Fibres of wood along an angle, 0…1."""
    c, s = np.cos(angle), np.sin(angle)
    along, across = (u * c + v * s) * 0.45, (-u * s + v * c) * 0.45
    x = (along * _TIMBER).astype(int) % _TIMBER
    y = (across * _TIMBER).astype(int) % _TIMBER
    fibres: Field = np.clip((_fibres(seed)[y, x] - 0.5) * 1.9 + 0.5, 0, 1)
    return fibres


def marble(
    shape: tuple[int, int], seed: int, tones: tuple[str, str], vein: str, veins: float
) -> Field:
    """Clouded stone with veins, as strong as `veins`."""
    clouds = noise(shape, seed, 5, 4)
    course = noise(shape, seed + 1, 5, 3) * 5 + clouds * 1.5
    kept = np.clip(noise(shape, seed + 2, 4, 5) * 2.4 - 0.9, 0, 1)
    lines = (bell(np.abs(course % 1 - 0.5), 0.03) * kept * veins * 0.6)[..., None]
    return between(*tones, (clouds - 0.5) * 2.2 + 0.5) * (1 - lines) + vec(vein) * lines


def cork(shape: tuple[int, int], seed: int, tones: tuple[str, str], granule: int) -> Field:
    """Pressed granules so many pixels wide, close in tone; it repeats without a break."""
    edges, owner = _granules(shape, seed, granule)
    # A granule keeps its tone in the middle only: what lies between has no outline.
    soft = owner * (1 - bell(edges, granule * _MELT)) + 0.5 * bell(edges, granule * _MELT)
    dust, clouds = speckle(shape, seed + 3, 0.9, 0.9), speckle(shape, seed + 4, 26, 26)
    flecks = np.clip(speckle(shape, seed + 5, 2.2, 1.6) - 2.1, 0, 1)
    seams = 0.22 * bell(edges, granule * _SEAM)
    share = 0.30 + 0.56 * soft + 0.05 * dust + 0.05 * clouds - 0.5 * flecks - seams
    return between(*tones, share)


def _pebbles(shape: tuple[int, int], seed: int, tones: tuple[str, str], granule: int) -> Field:
    """Grains so many pixels wide, with dark seams."""
    edges, owner = _granules(shape, seed, granule)
    specks = speckle(shape, seed + 3, 1.6, 1.6)
    seams = bell(edges, granule * _SEAM)
    return between(*tones, 0.30 + 0.45 * owner + 0.075 * specks - 0.42 * seams)


def _granules(shape: tuple[int, int], seed: int, granule: int) -> tuple[Field, Field]:
    """How much farther the second nearest granule is, and the tone of the nearest."""
    height, width = shape
    across, down = max(4, width // granule), max(4, height // granule)
    random = np.random.default_rng(seed)
    x = (np.arange(across)[None, :] + random.uniform(0.1, 0.9, (down, across))) * width / across
    y = (np.arange(down)[:, None] + random.uniform(0.1, 0.9, (down, across))) * height / down
    tone = random.uniform(0, 1, (down, across)).astype(np.float32)
    rows, columns = np.mgrid[0:height, 0:width].astype(np.float32)
    i, j = (rows / height * down).astype(int), (columns / width * across).astype(int)
    best: Field = np.full(shape, 1e9, np.float32)
    second, owner = best.copy(), np.zeros(shape, np.float32)
    for below in (-1, 0, 1):
        for beside in (-1, 0, 1):
            row, column = i + below, j + beside
            at = row % down, column % across
            away = np.hypot(
                columns - x[at] - column // across * width, rows - y[at] - row // down * height
            )
            closer = away < best
            second = np.where(closer, best, np.minimum(second, away))
            owner = np.where(closer, tone[at], owner)
            best = np.where(closer, away, best)
    return second - best, owner


def leather(shape: tuple[int, int], seed: int) -> Field:
    """Brown leather with a fine grain."""
    tones = ("#4a2614", "#8a5430")
    grained = _pebbles(shape, seed, tones, 9)
    return 0.55 * grained + 0.45 * between(*tones, noise(shape, seed + 1, 4, 5))


def brass(shape: tuple[int, int], seed: int, bright: float | Field) -> Field:
    """Brushed brass, so bright."""
    brushed = noise(shape, seed, 3, 40, (0.2, 4))
    return between("#7d5a22", "#d9b066", bright + 0.6 * brushed)
