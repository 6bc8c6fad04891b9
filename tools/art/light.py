"""Light from the upper left, and what moves in it: motes, petals, flakes of gold; a wreath."""

import numpy as np

from tools.art.craft.colours import vec
from tools.art.craft.fields import Field, bell, blur, circle, cover, grid, leaf, line, noise, union
from tools.art.craft.materials import METAL, between
from tools.art.craft.pictures import rgba, shrink
from tools.art.craft.relief import Finish, Relief

BEAM = 480, 270
MOTE, PETAL, FLAKE, WREATH = 32, 96, 56, 512
PETALS = (
    ("#d9728c", "#f4b7c4"),
    ("#e9a9b6", "#fbe3e6"),
    ("#e9c9a0", "#fff4e2"),
    ("#b84e6c", "#e889a0"),
)
"""Deep and light tone of each petal."""
FLAKES = 3
_SILK = Finish(gloss=0.15, ambient=0.55, diffuse=0.5, soft=2.0, power=12, box=0.0)
_FOIL = Finish(gloss=0.9, ambient=0.5, diffuse=0.7, soft=2.0, power=8, box=0.2)


def beam() -> Field:
    """Three soft shafts with slow clouds in them, on black: to be added to a picture."""
    width, height = BEAM
    y, x = np.mgrid[0:height, 0:width].astype(np.float32) / height
    x, y = x + 0.12, y + 0.22
    shafts: Field = np.zeros((height, width), np.float32)
    for turn, wide, strength in ((0.62, 0.16, 0.9), (0.50, 0.07, 0.6), (0.78, 0.06, 0.5)):
        c, s = np.cos(turn), np.sin(turn)
        along, across = x * c + y * s, -x * s + y * c
        fading = np.exp(-along * 0.62) * np.clip(along * 3, 0, 1)
        shafts += strength * bell(across / (wide * (0.5 + along * 0.85)), 1.0) * fading
    shafts = shafts * (0.75 + 0.5 * (noise((height, width), 5, 4, 4) - 0.5))
    return rgba(vec("#ffdf9e") * shafts[..., None] * 0.62, np.ones((height, width)))


def mote() -> Field:
    """A speck of dust in the light."""
    u, v = grid(MOTE)
    r: Field = np.hypot(u, v)
    glow = np.clip(bell(r, 0.22) + 0.35 * bell(r, 0.5), 0, 1) * (r < 1)
    return rgba(np.ones((MOTE, MOTE, 3), np.float32) * vec("#ffe6ae"), glow)


def _turned(u: Field, v: Field, angle: float) -> tuple[Field, Field]:
    c, s = np.cos(angle), np.sin(angle)
    return u * c + v * s, -u * s + v * c


def petal(number: int) -> Field:
    """A curled petal, each at an angle of its own."""
    deep, ink = PETALS[number]
    seed = 20 + number
    random = np.random.default_rng(seed)
    x, y = _turned(*grid(PETAL * 4), random.uniform(0, 2 * np.pi))
    bend = y - 0.25 * x * x + 0.08
    shape = leaf(x + 0.75, bend * random.uniform(0.9, 1.5), 1.5, 0.40)
    piece = Relief(shape, between(deep, ink, 0.2 + 0.5 * (x + 0.75)), seed, 0)
    piece.height = 0.25 * np.clip(-shape / 0.3, 0, 1) + 0.10 * np.sin(x * 3)
    piece.shade(1 - 0.18 * bell(bend, 0.03))
    return shrink(rgba(piece.lit(_SILK), cover(shape, 0.02)), (PETAL, PETAL))


def flake(number: int) -> Field:
    """A crumpled flake of leaf gold."""
    seed = 40 + number
    random = np.random.default_rng(seed)
    x, y = _turned(*grid(FLAKE * 4), random.uniform(0, 2 * np.pi))
    x, y = x * random.uniform(1.1, 1.6), y * random.uniform(1.3, 2.6)
    torn = np.abs(x) + np.abs(y) * 0.6 + 0.25 * np.sin(5 * x)
    shape = np.maximum(torn, np.hypot(x, y)) - 0.7
    piece = Relief(shape, "#e3b54c", seed, 0.3)
    piece.height = 0.4 * noise(shape.shape, seed, 3, 2)
    return shrink(rgba(piece.lit(_FOIL), cover(shape, 0.03)), (FLAKE, FLAKE))


def wreath() -> Field:
    """Two gilt olive twigs around a portrait, open above."""
    u, v = grid(WREATH * 2)
    parts = [line(np.where(v > -0.55, circle(u, v, 0, 0, 0.86), 9.0), 0.010)]
    for side in (-1, 1):
        for step in range(12):
            angle = np.pi / 2 + side * (0.16 + step * 0.19)
            x, y = u - 0.86 * np.cos(angle), v - 0.86 * np.sin(angle)
            for lean in (0.75, -0.85):
                turned = _turned(x, y, angle + side * (np.pi / 2 - lean))
                parts.append(leaf(*turned, 0.20 - 0.004 * step, 0.036))
            if step % 3 == 1:
                across, down = 0.76 * np.cos(angle + 0.05), 0.76 * np.sin(angle + 0.05)
                parts.append(circle(u, v, across, down, 0.026))
    shape = union(*parts)
    piece = Relief(shape, "#c9982f", 7, 0.2)
    share = cover(shape, 0.004)
    piece.height = blur(share, 2.0) * 0.10
    return shrink(rgba(piece.lit(METAL), share), (WREATH, WREATH))
