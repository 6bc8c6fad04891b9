"""The round inlay in the middle of the table: mostly shade, so that the table shows through."""

from dataclasses import dataclass

import numpy as np

from tools.art.craft.colours import GOLD, vec
from tools.art.craft.fields import Field, circle, cover, fold, grid, star
from tools.art.craft.pictures import rgba, shrink

SIZE = 1024


@dataclass(frozen=True)
class Inlay:
    """The veneer's tones and how many rays the rose has."""

    shade: str = "#0b0503"
    ray: str = "#a5683a"
    string: str = GOLD
    rays: int = 8


class _Layers:
    """Colours laid over each other, kept with their transparency."""

    def __init__(self, size: int, colour: str, alpha: Field) -> None:
        self.colour: Field = np.ones((size, size, 3), np.float32) * vec(colour)
        self.alpha = alpha

    def lay(self, colour: str, share: Field) -> None:
        """Put a translucent layer on top."""
        total = share + self.alpha * (1 - share)
        weight = (share / np.maximum(total, 1e-4))[..., None]
        self.colour = self.colour * (1 - weight) + vec(colour) * weight
        self.alpha = total


def inlay(style: Inlay) -> Field:
    """A sunk disc with a marquetry rose and two gold strings."""
    u, v = grid(SIZE)
    d: Field = np.hypot(u, v)
    inside = cover(d - 0.985, 0.004)
    sunk = np.exp(-np.clip((0.985 - d) / 0.05, 0, 9)) * np.clip(-(u + v) * 0.6 + 0.4, 0, 1)
    layers = _Layers(SIZE, style.shade, inside * (0.38 + 0.45 * sunk))
    turn = np.pi / style.rays
    for rays, outer, inner, offset, strength in (
        (style.rays * 2, 0.84, 0.40, turn / 2, 0.07),
        (style.rays, 0.84, 0.30, 0.0, 0.12),
        (style.rays, 0.46, 0.20, turn, 0.12),
    ):
        shape = star(u, v, rays, outer, inner, offset)
        half = (np.arctan2(v, u) + offset) % (2 * np.pi / rays) < np.pi / rays
        layers.lay(style.ray, cover(shape, 0.003) * np.where(half, strength, strength * 0.45))
        layers.lay(style.string, cover(np.abs(shape) - 0.0018, 0.003) * 0.22)
    _strings(layers, style, u, v, d)
    edge = np.exp(-(((d - 0.985) / 0.006) ** 2)) * np.clip((u + v) * 0.7, 0, 1)
    layers.lay("#ffd9a0", edge * 0.30)
    return shrink(rgba(layers.colour, layers.alpha), (SIZE, SIZE))


def _strings(layers: _Layers, style: Inlay, u: Field, v: Field, d: Field) -> None:
    """Gold lines and pins near the edge, brighter on the side of the light."""
    bright = 0.62 + 0.25 * np.clip(-(u + v), -1, 1)
    for radius, half in ((0.945, 0.0035), (0.925, 0.0016)):
        layers.lay(style.string, cover(np.abs(d - radius) - half, 0.003) * bright)
    x, y = fold(u, v, 36)
    layers.lay(style.string, cover(circle(x, y, 0.895, 0, 0.008), 0.004) * 0.6)
