"""Five chocolates that differ in outline, relief and colour, and the box they lie in."""

import numpy as np

from tools.art.craft.colours import mix, vec
from tools.art.craft.fields import (
    Field,
    blur,
    box,
    circle,
    cover,
    grid,
    heart,
    leaf,
    line,
    octagon,
    star,
    union,
)
from tools.art.craft.pictures import rgba, shrink
from tools.art.craft.relief import PAPER, Finish, Relief

LARGE, SMALL = 192, 80
OVERSAMPLE = {LARGE: 2, SMALL: 3}
_SCALE = 0.935  # the outlines below reach 0.92; this fills the picture
_CHOCOLATE = Finish(gloss=0.42, ambient=0.46, diffuse=0.56, soft=1.4, power=26, box=0.35)
_FOIL = Finish(gloss=0.62, ambient=0.46, diffuse=0.56, soft=1.2, power=30, box=0.55)
_SEEDS = {"blue": 800, "brown": 817, "white": 834, "black": 851, "red": 868}

# Tuned so that the lit chocolate lands on the ground colour of the edition.
# Ruby pales under its gloss, so it is mixed redder.
_DEPTH = {
    "blue": np.full(3, 0.92),
    "brown": np.full(3, 0.98),
    "white": np.full(3, 1.06),
    "black": np.full(3, 1.2),
    "red": np.array([0.96, 0.84, 0.88]),
}


def outline(colour: str, u: Field, v: Field) -> Field:
    """The silhouette of a chocolate."""
    if colour == "blue":
        return circle(u, v, 0, 0, 0.92)
    if colour == "white":
        scallop = 0.865 + 0.06 * np.cos(np.arctan2(v, u) * 8)
        distance: Field = (np.hypot(u, v) - scallop) * 0.9
        return distance
    if colour == "black":
        return octagon(u, v, 0.92)
    if colour == "red":
        return heart(u / 0.92, (v - 0.02) / 0.92) * 0.92
    return box(u, v, (0.92, 0.92), 0.16)


def praline(colour: str, ground: str, take: int, size: int) -> Field:
    """One chocolate; `size` decides how much is modelled on it."""
    u, v = grid(size * OVERSAMPLE.get(size, 2))
    u, v = u * _SCALE, v * _SCALE
    body = blur(outline(colour, u, v), u.shape[0] / 130)
    tone = vec(ground) * _DEPTH[colour] * (1, 0.96, 1.035)[take]
    piece = Relief(body, tone, _SEEDS[colour] + take * 5, 0.16)
    piece.pillow(0.22, 0.30, 2.2)
    fat = 1.6 if size == SMALL else 1.0
    _DECORATIONS[colour](piece, u, v, fat)
    piece.height = piece.height + (piece.lumps - 0.5) * 0.018
    lit = piece.lit(_FOIL if colour == "blue" else _CHOCOLATE)
    if colour == "black":
        rim = cover(line(piece.edge - 0.06, 0.02), 0.035) * (0.13 - 0.10 * np.clip(u + v, -1, 1))
        lit = lit + rim[..., None] * vec("#e0a878")
    lit = lit * (0.78 + 0.22 * np.clip(piece.edge / 0.06, 0, 1))[..., None]
    return shrink(rgba(lit, cover(body, piece.px)), (size, size))


def _foil_swirl(piece: Relief, u: Field, v: Field, fat: float) -> None:
    """A dome in blue foil with pleats at its foot and a white swirl."""
    r: Field = np.hypot(u, v)
    angle: Field = np.arctan2(v, u)
    piece.height = piece.height + 0.16 * np.sqrt(np.clip(1 - (r / 0.92) ** 2, 0, 1))
    if fat == 1:
        pleats = np.sin(angle * 26 + np.sin(angle * 7) * 2) * np.clip((r - 0.70) / 0.15, 0, 1)
        piece.height = piece.height + 0.012 * pleats
    turns = 2.0 if fat > 1 else 2.5
    swirl = np.abs((r * turns - angle / (2 * np.pi)) % 1 - 0.5) / turns - 0.060 * fat**0.6
    piece.inset(np.maximum(swirl, r - 0.70), "#f2f8ff", 0.03)


def _bar(piece: Relief, u: Field, v: Field, fat: float) -> None:
    """Four squares of milk chocolate, a caramel ring on each."""
    groove = np.minimum(np.abs(u), np.abs(v))
    inside = np.clip(piece.edge / 0.1, 0, 1)
    piece.height = piece.height - 0.13 * cover(groove - 0.045 * fat, 0.03) * inside
    piece.shade(1 - 0.30 * cover(groove - 0.03 * fat, 0.02))
    for x in (-0.445, 0.445):
        for y in (-0.445, 0.445):
            piece.inset(line(circle(u, v, x, y, 0.20), 0.040 * fat), "#e0a562", 0.02)


def _nut(piece: Relief, u: Field, v: Field, fat: float) -> None:
    """White chocolate with a caramel line and a hazelnut."""
    r: Field = np.hypot(u, v)
    piece.inset(line(r - 0.60, 0.036 * fat), "#d9a24e", 0.03)
    piece.shade(1 - 0.35 * cover(r - 0.45, 0.05))
    piece.inset(circle(u, v, 0, 0, 0.40), "#a8672c", 0.0)
    piece.height = piece.height + 0.55 * np.sqrt(np.clip(0.40**2 - r * r, 0, 1))
    piece.inset(leaf(v + 0.30, u - 0.02, 0.6, 0.05 * fat), "#6e3d16", -0.01)


def _facets(piece: Relief, u: Field, v: Field, fat: float) -> None:
    """Dark chocolate cut like a gem, with leaf gold."""
    table = octagon(u, v, 0.52)
    piece.height = piece.height + 0.12 * cover(table, 0.20)
    piece.inset(line(table, 0.030 * fat), "#e3b34c", 0.02)
    piece.inset(star(u, v, 4, 0.40, 0.14), "#f8d273", 0.03)


def _drizzle(piece: Relief, u: Field, v: Field, fat: float) -> None:
    """A ruby heart under white lines."""
    piece.height = piece.height + 0.08 * np.clip(piece.edge / 0.5, 0, 1)
    count = 2.2 if fat > 1 else 3.0
    wave = (u * 0.9 + v * 0.62 + np.sin(v * 5) * 0.04) * count
    piece.inset(np.abs(wave % 1 - 0.5) / count / 1.1 - 0.040 * fat**0.7, "#fff0ea", 0.045)


_DECORATIONS = {
    "blue": _foil_swirl,
    "brown": _bar,
    "white": _nut,
    "black": _facets,
    "red": _drizzle,
}

_BOX = "#452a22"
_CRUMB = "#ecd9bd"  # what the light picks out: the edge of a cup and the cut of its mark

# The floors of the cups: the grounds of the edition without their brilliance, so that no empty
# place looks like a piece; each has a lightness of its own.
HOLLOWS = {
    "blue": "#46618a",
    "brown": "#6d4a36",
    "white": "#c2b49a",
    "black": "#1b120f",
    "red": "#93606b",
}


def faded(ground: str) -> str:
    """The floor of a cup for any other ground."""
    return mix(mix(ground, "#8a7f78", 0.38), _BOX, 0.22)


def cavity(colour: str, floor: str, size: int) -> Field:
    """The place in the box: a fluted paper cup with a hollow in the chocolate's outline."""
    u, v = grid(size * OVERSAMPLE[size])
    body = box(u, v, (0.972, 0.972), 0.16)
    x, y = u * 1.12, v * 1.12
    hollow = blur(outline(colour, x, y), 1.5)
    piece = Relief(body, _BOX, 5, 0.10)
    depth = cover(hollow, piece.px * 2)
    piece.tint(depth, floor)
    small = size == SMALL
    _marked(piece, _mark(colour, x, y, 1.5 if small else 1.0), vec(floor), depth)
    piece.height = piece.height - 0.05 * cover(body + 0.05, 0.05) - 0.11 * depth
    if not small:
        along = np.where(np.abs(u) > np.abs(v), v, u)
        band = np.clip(-body / 0.02, 0, 1) * np.clip((body + 0.16) / 0.05, 0, 1)
        piece.height = piece.height + 0.012 * np.sin(along * 40) * band
    lit = piece.lit(PAPER)
    shade = cover(blur(outline(colour, x - 0.05, y - 0.07), 2.0), 0.09)
    lit = lit * (1 - 0.38 * depth * (1 - shade))[..., None]
    edge = cover(line(hollow - 0.016, 0.026 if small else 0.014), piece.px)
    towards = 0.50 - 0.30 * np.clip((u + v) * 0.8, -1, 1)
    lit = lit + (edge * towards)[..., None] * (vec(_CRUMB) - lit)
    return shrink(rgba(lit, cover(body, piece.px)), (size, size))


def _marked(piece: Relief, mark: Field, floor: Field, depth: Field) -> None:
    """Cut the mark into the floor: dark into a light one, bright into a dark one."""
    share = cover(mark, piece.px * 1.5) * depth
    light = float(floor @ np.array([0.30, 0.59, 0.11], np.float32))
    ink = floor * 0.62 if light > 0.30 else floor * 0.62 + vec(_CRUMB) * 0.30
    piece.tint(share * 0.9, ink)
    piece.height = piece.height - 0.03 * share


def _mark(colour: str, u: Field, v: Field, fat: float) -> Field:
    """A hint of the relief, so many times as bold."""
    r: Field = np.hypot(u, v)
    angle = np.arctan2(v, u)
    if colour == "blue":
        turns = 2.5 if fat == 1 else 2.0
        swirl = np.abs((r * turns - angle / (2 * np.pi)) % 1 - 0.5) / turns
        return np.maximum(swirl - 0.045 * fat, r - 0.70)
    if colour == "brown":
        cross = np.minimum(np.abs(u), np.abs(v)) - 0.04 * fat
        rings = line(circle(np.abs(u), np.abs(v), 0.445, 0.445, 0.19), 0.030 * fat)
        return np.maximum(union(cross, rings), box(u, v, (0.84, 0.84), 0.1))
    if colour == "white":
        return union(line(r - 0.58, 0.026 * fat), circle(u, v, 0, 0, 0.34))
    if colour == "black":
        return union(line(octagon(u, v, 0.56), 0.026 * fat), star(u, v, 4, 0.40, 0.14))
    stripes = np.abs((u * 0.9 + v * 0.62) * (3.0 if fat == 1 else 2.2) % 1 - 0.5)
    return np.maximum(stripes / 3.3 - 0.036 * fat, outline("red", u, v) + 0.12)
