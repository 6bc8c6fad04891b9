"""Corners and borders of each edition's boards: the same layout, four materials.

A corner is the upper left one; the program mirrors it. A border repeats along an edge, its outer
side above.
"""

import numpy as np

from tools.art.craft.colours import GOLD, vec
from tools.art.craft.fields import (
    Field,
    blur,
    box,
    circle,
    cover,
    fold,
    grid,
    leaf,
    line,
    noise,
    union,
)
from tools.art.craft.materials import METAL
from tools.art.craft.pictures import rgba, shrink
from tools.art.craft.relief import Finish, Relief

CORNER = 192
BORDER = 192, 48
_COPPER, _SAND, _THREAD = "#c08a3e", "#b99a55", "#f4e6c6"
_LEAF = Finish(gloss=0.5, ambient=0.50, diffuse=0.54, soft=1.0, power=18, box=0.08)


def _from_the_corner() -> tuple[Field, Field]:
    """Coordinates of 0…1, right and down."""
    u, v = grid(CORNER * 3)
    return (u + 1) / 2, (v + 1) / 2


def _gilt(shape: Field, ink: str) -> Field:
    """A shape in gold leaf."""
    piece = Relief(shape, ink, 5, 0.18)
    share = cover(shape, 0.006)
    piece.height = blur(share, piece.size / 150) * 0.05
    lit = piece.lit(_LEAF) * (1 - 0.35 * cover(line(shape, 0.006), 0.006))[..., None]
    return shrink(rgba(lit, share), (CORNER, CORNER))


def flower() -> Field:
    """Azul: a quarter of a flower in two rings."""
    x, y = _from_the_corner()
    u, v = x - 0.06, y - 0.06
    a, b = fold(u, v, 8)
    c, d = fold(u, v, 8, np.pi / 8)
    r: Field = np.hypot(u, v)
    shape = union(
        leaf(a - 0.15, b, 0.46, 0.075),
        leaf(c - 0.14, d, 0.26, 0.028),
        circle(c, d, 0.52, 0, 0.026),
        line(r - 0.70, 0.012),
        line(r - 0.76, 0.006),
        r - 0.10,
    )
    return _gilt(np.maximum(shape, 0.05 - np.minimum(x, y)), GOLD)


def doily() -> Field:
    """Chocolatier: a scalloped doily with a small flower."""
    x, y = _from_the_corner()
    u, v = x - 0.02, y - 0.02
    r: Field = np.hypot(u, v)
    scallops = line(r - (0.80 + 0.035 * np.abs(np.sin(np.arctan2(y, x) * 12))), 0.012)
    a, b = fold(u, v, 24, np.pi / 24)
    p, q = fold(x - 0.34, y - 0.34, 6, np.pi / 4)
    shape = union(
        scallops,
        circle(a, b, 0.70, 0, 0.022),
        line(r - 0.62, 0.008),
        line(circle(p, q, 0.115, 0, 0.058), 0.014),
        circle(x, y, 0.34, 0.34, 0.050),
    )
    return _gilt(np.maximum(shape, 0.05 - np.minimum(x, y)), _COPPER)


def trellis() -> Field:
    """Summer Pavilion: a trellis of rhombi that climbs into both edges."""
    x, y = _from_the_corner()
    ends = 0.17 + 0.69
    parts = [circle(x, y, ends, 0.17, 0.035), circle(x, y, 0.17, ends, 0.035)]
    for i, j in ((0, 0), (1, 0), (0, 1), (2, 0), (0, 2), (1, 1)):
        rhombus = np.abs(x - 0.17 - 0.23 * i) + np.abs(y - 0.17 - 0.23 * j) - 0.112
        parts.append(line(rhombus + 0.012, 0.013))
        if i + j < 2:
            parts.append(rhombus + 0.062)
    return _gilt(union(*parts), _SAND)


def brass_corner() -> Field:
    """Mini: a brass corner, riveted on."""
    x, y = _from_the_corner()
    outer = box(x - 0.40, y - 0.40, (0.42, 0.42), 0.16)
    body = np.maximum(np.maximum(outer, (x + y - 0.92) * 0.707), -circle(x, y, 0.80, 0.80, 0.40))
    piece = Relief(body, "#b98f45", 9, 0.10)
    piece.pillow(0.05, 0.05)
    piece.shade(0.90 + 0.22 * noise(x.shape, 19, 3, 60, (0.1, 3)))
    piece.groove(line(body + 0.055, 0.008), 0.02, 0.30)
    for across, down in ((0.20, 0.20), (0.52, 0.17), (0.17, 0.52)):
        away: Field = np.hypot(x - across, y - down) / 0.055
        piece.height = piece.height + 0.07 * np.sqrt(np.clip(1 - away**2, 0, 1))
        piece.groove(line((away - 1) * 0.055, 0.008), 0.0, 0.45)
    lit = piece.lit(METAL) * (0.75 + 0.25 * np.clip(piece.edge / 0.02, 0, 1))[..., None]
    return shrink(rgba(lit, cover(body, 0.005)), (CORNER, CORNER))


def _along() -> tuple[Field, Field]:
    """Coordinates of a border that is 1 high."""
    width, height = BORDER[0] * 3, BORDER[1] * 3
    y, x = np.mgrid[0:height, 0:width].astype(np.float32) / height
    return x, y


def _line(shape: Field, ink: str) -> Field:
    """A border in gold leaf or thread, with light on its upper flank."""
    share = cover(shape, 0.012)
    down, right = np.gradient(blur(share, 3) * 8)
    lit = vec(ink) * (0.92 + 0.5 * (right * 0.5 + down * 0.62))[..., None]
    return shrink(rgba(np.clip(lit, 0, 1), share), BORDER)


def double_line() -> Field:
    """Azul: a broad line and a hairline."""
    _, y = _along()
    return _line(union(line(y - 0.42, 0.050), line(y - 0.74, 0.022)), GOLD)


def beads() -> Field:
    """Chocolatier: a string of beads over a hairline."""
    x, y = _along()
    bead = np.hypot((x * 2 % 1 - 0.5) / 2, y - 0.40) - 0.105
    return _line(union(bead, line(y - 0.70, 0.022)), _COPPER)


def lozenges() -> Field:
    """Summer Pavilion: lozenges on a line over a hairline."""
    x, y = _along()
    beside: Field = np.abs(x % 1 - 0.5)
    lozenge = beside * 0.8 + np.abs(y - 0.48) - 0.20
    chain = np.maximum(line(y - 0.48, 0.024), 0.24 - beside)
    return _line(union(line(lozenge + 0.02, 0.028), chain, line(y - 0.84, 0.016)), _SAND)


def stitches() -> Field:
    """Mini: a seam."""
    x, y = _along()
    stitch = np.maximum(np.abs(x * 1.5 % 1 - 0.5) / 1.5 - 0.20, line(y - 0.45, 0.03)) - 0.05
    return _line(stitch, _THREAD)
