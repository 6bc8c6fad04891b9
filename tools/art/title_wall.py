"""The wall of the title picture, flat: tiles in mortar, and the sun that falls on it."""

import math

import numpy as np
from PIL import Image, ImageDraw

from tools.art.craft.colours import grounds, vec
from tools.art.craft.fields import Field, blur, box, cover, grid, leaf, noise
from tools.art.craft.pictures import rgba, to_image
from tools.art.square_tiles import tile

COLUMNS, ROWS = 14, 8
CELL = 448
LIFTED = (9, 3)
_TILE = 440
_SUN = 100  # pixels of the sun's mask for one cell
_ODD = {(11, 4): "black", (6, 3): "red", (12, 1): "red"}

# Branches before the window: start, bend and tip, in cells, and how many leaves each bears.
_BRANCHES = (
    ((14.6, 0.6), (12.6, 1.3), (11.0, 2.9), 14),
    ((14.9, 3.4), (13.4, 4.4), (11.3, 5.1), 14),
    ((10.0, 0.2), (8.3, 0.9), (7.2, 3.3), 14),
    ((11.4, 7.6), (10.6, 6.6), (9.6, 5.3), 10),
)


def colour_at(column: int, row: int) -> str:
    """The panel: blue and white in turn, suns and quatrefoils among them, two dark borders."""
    if row in (0, 6):
        return ("black", "yellow")[column % 2]
    if (column + row) % 2:
        return _ODD.get((column, row), "white")
    place = column % 4, row % 4
    if place in ((1, 3), (3, 1)):
        return "yellow"
    if place in ((3, 3), (1, 1)):
        return "red" if column % 8 in (3, 5) else "blue"
    return "blue"


def large_tile(colour: str, take: int) -> Image.Image:
    """A tile at the size of the wall."""
    return to_image(tile(colour, grounds("azul")[colour], take, _TILE))


def wall() -> Image.Image:
    """Every cell of the wall; one tile is missing."""
    random = np.random.default_rng(12)
    tiles = {
        (colour, take): large_tile(colour, take) for colour in grounds("azul") for take in range(2)
    }
    panel = _mortar()
    for row in range(ROWS):
        for column in range(COLUMNS):
            place = column * CELL, row * CELL
            if (column, row) == LIFTED:
                bed = _empty_bed()
                panel.paste(bed, place, bed)
                continue
            chosen = tiles[colour_at(column, row), int(random.integers(0, 2))]
            tilted = _tilted(chosen, random)
            margin = (CELL - _TILE) // 2
            nudge = random.integers(-2, 3, 2)
            panel.paste(
                tilted,
                (place[0] + margin + int(nudge[0]), place[1] + margin + int(nudge[1])),
                tilted,
            )
    return panel


def _tilted(image: Image.Image, random: np.random.Generator) -> Image.Image:
    """No tile sits quite straight: each takes the light at its own angle."""
    u, v = grid(_TILE)
    across, down = random.normal(0, 0.05, 2)
    pixels = np.asarray(image, np.float32).copy()
    pixels[..., :3] *= (random.normal(1, 0.035) + across * u + down * v)[..., None]
    changed = Image.fromarray(np.clip(pixels, 0, 255).astype(np.uint8), "RGBA")
    return changed.rotate(float(random.normal(0, 0.25)), Image.Resampling.BICUBIC)


def _mortar() -> Image.Image:
    """Pale grout, darker where the tiles' edges shade it."""
    width, height = COLUMNS * CELL, ROWS * CELL
    grain = noise((height // 4, width // 4), 5, 5, 60)
    tone = vec("#a3947b") * (0.70 + 0.40 * grain)[..., None]
    small = Image.fromarray((np.clip(tone, 0, 1) * 255).astype(np.uint8))
    return small.resize((width, height), Image.Resampling.BICUBIC)


def _empty_bed() -> Image.Image:
    """Combed mortar in the hole that the lifted tile left."""
    u, v = grid(CELL)
    lumps = noise(u.shape, 77, 5, 6)
    comb = np.sin((u * 0.5 + v) * 36 + lumps * 5)
    tone = 0.62 + 0.15 * comb + 0.5 * (lumps - 0.5)
    depth = 1 - cover(box(u - 0.20, v - 0.26, (0.97, 0.97), 0.12), 0.16)
    hole = box(u, v, (0.975, 0.975), 0.12)
    tone = tone * (1 - 0.75 * depth) * (0.55 + 0.45 * np.clip(-hole / 0.06, 0, 1))
    return to_image(rgba(vec("#8d7c63") * tone[..., None], cover(hole, 0.01)))


def sunlight() -> Image.Image:
    """Where the sun reaches the wall: the panes of a window, and leaves before them."""
    size = COLUMNS * _SUN, ROWS * _SUN
    panes = _panes(size)
    x, y = np.meshgrid(
        np.arange(size[0], dtype=np.float32) / _SUN, np.arange(size[1], dtype=np.float32) / _SUN
    )
    # The shade gets softer the further it has fallen.
    far = y / ROWS
    sun = blur(panes, 3) * (1 - far) + blur(panes, 8) * far
    leaves = np.minimum.reduce([_branch(x, y, *branch) for branch in _BRANCHES])
    shade = blur(cover(leaves, 0.02), 3.5)
    return Image.fromarray((sun * (1 - 0.84 * np.clip(shade, 0, 1))).astype(np.float32))


def _panes(size: tuple[int, int]) -> Field:
    """Three by three panes of leaning light."""
    mask = Image.new("L", size, 0)
    draw = ImageDraw.Draw(mask)
    left, top, width, height, bar, lean = 5.87, 0.4, 2.0, 1.9, 0.35, 0.34
    for column in range(3):
        for row in range(3):
            x, y = left + column * (width + bar), top + row * (height + bar)
            corners = [(x, y), (x + width, y), (x + width, y + height), (x, y + height)]
            draw.polygon(
                [
                    ((a + (b - top) * lean) * _SUN, (b + (a - left) * 0.20) * _SUN)
                    for a, b in corners
                ],
                fill=255,
            )
    return np.asarray(mask, np.float32) / 255


def _branch(
    x: Field,
    y: Field,
    start: tuple[float, float],
    bend: tuple[float, float],
    tip: tuple[float, float],
    count: int,
) -> Field:
    """A twig with leaves to both sides and one at its tip."""
    random = np.random.default_rng(int(abs(tip[0]) * 100))
    shape: Field = np.full(x.shape, 1e3, np.float32)
    for index in range(count + 1):
        t = 0.22 + 0.78 * index / count
        at = [
            (1 - t) ** 2 * a + 2 * t * (1 - t) * b + t * t * c
            for a, b, c in zip(start, bend, tip, strict=True)
        ]
        way = [
            2 * (1 - t) * (b - a) + 2 * t * (c - b)
            for a, b, c in zip(start, bend, tip, strict=True)
        ]
        heading = math.atan2(way[1], way[0])
        side = 0.0 if index == count else (1, -1)[index % 2] * random.uniform(0.55, 1.0)
        length = random.uniform(0.75, 1.05) * (1.1 - 0.35 * t)
        u, v = _turned(x - at[0], y - at[1], heading + side)
        shape = np.minimum(shape, leaf(u, v, length, length * random.uniform(0.20, 0.27)))
        back, off = _turned(x - at[0], y - at[1], heading)
        stem = np.hypot(np.maximum(np.abs(back + 0.12) - 0.16, 0), off) - 0.018
        shape = np.minimum(shape, stem)
    return shape


def _turned(x: Field, y: Field, angle: float) -> tuple[Field, Field]:
    """Coordinates along a direction and across it."""
    cosine, sine = math.cos(angle), math.sin(angle)
    return x * cosine + y * sine, y * cosine - x * sine
