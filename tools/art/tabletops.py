"""Table tops of 3840×2160: planks of wood or a sheet of slate, with a pool of light."""

from dataclasses import dataclass
from itertools import pairwise

import numpy as np

from tools.art.craft.colours import vec
from tools.art.craft.fields import Field, noise, ramp
from tools.art.craft.pictures import resize

WIDTH, HEIGHT = 3840, 2160


@dataclass(frozen=True)
class Wood:
    """Planks between two tones."""

    dark: str = "#22140d"
    light: str = "#5d3b23"
    planks: int = 5
    seed: int = 3


@dataclass(frozen=True)
class Slate:
    """A sheet between two tones; `vein` is how much the quartz shows."""

    dark: str = "#1b1f22"
    light: str = "#3d4548"
    vein: float = 0.05
    seed: int = 71


def _pool(share: float, reach: float) -> Field:
    """The light: brightest above the ring of discs, left of the middle."""
    x = np.linspace(0, 1, WIDTH, dtype=np.float32)[None, :]
    y = np.linspace(0, 1, HEIGHT, dtype=np.float32)[:, None]
    glow: Field = np.exp(-(((x - 0.36) / 0.62) ** 2 + ((y - 0.36) / 0.75) ** 2))
    return share + reach * glow


def wood(style: Wood) -> Field:
    """Quarter-sawn planks: rings, fibres, pores, and a seam between two."""
    random = np.random.default_rng(style.seed)
    edges = np.linspace(0, HEIGHT, style.planks + 1).astype(int)
    planks = []
    for number, (top, bottom) in enumerate(pairwise(edges)):
        planks.append(_plank(style, number, int(bottom - top), random))
    return np.concatenate(planks) * _pool(0.50, 0.62)[..., None]


def _plank(style: Wood, number: int, height: int, random: np.random.Generator) -> Field:
    shape = (height, WIDTH)
    y = np.arange(height, dtype=np.float32)[:, None] / height
    x = np.arange(WIDTH, dtype=np.float32)[None, :] / WIDTH
    warp = noise(shape, style.seed * 50 + number, 3, 2, (1.2, 0.8))
    middle, along = random.uniform(-0.4, 1.4), random.uniform(0.1, 0.9)
    rings = np.sqrt(((y - middle) * 2.2) ** 2 + ((x - along) * 1.5) ** 2) + (warp - 0.5) * 0.95
    phase = (rings * 15) % 1
    late = np.where(phase < 0.82, phase / 0.82, (1 - phase) / 0.18)
    fibre = noise(shape, style.seed * 51 + number, 4, 40, (0.35, 9))
    pores = noise(shape, style.seed * 52 + number, 1, 90, (1.2, 40))
    tone = 0.16 + 0.28 * late + 0.34 * fibre + 0.30 * (warp - 0.4) + random.uniform(-0.06, 0.10)
    tone = tone - 1.0 * np.clip(pores - 0.80, 0, 1)
    dark, light = vec(style.dark), vec(style.light)
    colour: Field = dark + (light - dark) * np.clip(tone, 0, 1.15)[..., None]
    for rows, factor in ((slice(0, 4), 0.38), (slice(4, 6), 0.7), (slice(6, 8), 1.16)):
        colour[rows] *= factor
    colour[-2:] *= 0.6
    return colour


def slate(style: Slate) -> Field:
    """Split stone: clouds, fine grain and a few pale veins."""
    shape = (HEIGHT, WIDTH)
    clouds = noise(shape, style.seed, 6, 3)
    grain = noise(shape, style.seed + 1, 3, 300)
    course = noise(shape, style.seed + 2, 5, 2)
    across = np.linspace(0, 2.2, HEIGHT)[:, None] + np.linspace(0, 1.5, WIDTH)[None, :]
    layers = (across + course * 1.5 + clouds * 0.35) % 1
    veins = np.exp(-((np.abs(layers - 0.5) / 0.006) ** 2)) * style.vein
    veins = veins * ramp(0.47, 0.66, noise(shape, style.seed + 3, 4, 4))
    tone = np.clip(0.38 + (clouds - 0.5) * 0.9 + (grain - 0.5) * 0.14, 0, 1)[..., None]
    colour = vec(style.dark) + (vec(style.light) - vec(style.dark)) * tone + veins[..., None]
    return colour * _pool(0.52, 0.62)[..., None]


def half(table: Field) -> Field:
    """The same at 1920×1080, crisp: a window of that size starts faster with it."""
    size = (WIDTH // 2, HEIGHT // 2)
    return np.dstack([resize(table[..., channel], size) for channel in range(3)])
