"""The symbols of the special saucers: relief on a dark coin, and engraved in the well."""

import numpy as np

from tools.art.craft.colours import vec
from tools.art.craft.fields import Field, box, circle, cover, grid, line, polygon, union
from tools.art.craft.pictures import rgba, shrink
from tools.art.craft.relief import Finish, Relief
from tools.art.praline.pralines import outline

SIZE = 256
_METAL = Finish(gloss=0.55, ambient=0.48, diffuse=0.56, soft=1.2, power=30, box=0.4)
_GOLD, _COIN = "#f3cd6c", "#3a1c14"
_CREAM = "#ffe9b0"
_POLE = "#6d747d"
"""Steel, in which the poles are told from a chocolate of any colour."""
_SWEET = 0.245
"""How large the chocolate between the poles of a magnet is drawn."""
_LEG = (0.555, 0.10)
"""How far from the middle the legs of a magnet are, and half their width."""


def _extra(u: Field, v: Field) -> Field:
    """A plus."""
    return union(box(u, v, (0.15, 0.52), 0.06), box(u, v, (0.52, 0.15), 0.06))


def _keep(u: Field, v: Field) -> Field:
    """A padlock over a saucer: the rest stays."""
    bow = np.maximum(line(circle(u, v, 0, -0.27, 0.22), 0.062), v + 0.10)
    legs = box(np.abs(u) - 0.22, v + 0.20, (0.062, 0.12), 0.0)
    body = box(u, v - 0.07, (0.36, 0.24), 0.07)
    hole = union(circle(u, v, 0, 0.02, 0.075), box(u, v - 0.12, (0.032, 0.10), 0.0))
    dish = polygon(u, v, [(-0.62, 0.40), (0.62, 0.40), (0.36, 0.60), (-0.36, 0.60)])
    return union(bow, legs, np.maximum(body, -hole), dish)


def _spread(u: Field, v: Field) -> Field:
    """Arrows to both neighbours."""
    side = np.abs(u)
    head = polygon(side, v, [(0.66, 0), (0.34, -0.30), (0.34, 0.30)])
    return union(head - 0.01, box(side - 0.22, v, (0.14, 0.105), 0.02))


def _shield(u: Field, v: Field) -> Field:
    """A shield, one half open."""
    half = [(0, -0.60), (0.47, -0.44), (0.47, -0.02), (0.37, 0.26), (0, 0.62)]
    whole = polygon(np.abs(u), v, [(-0.1, -0.60), *half, (-0.1, 0.62)])
    opening = np.maximum(whole + 0.11, -u + 0.02)
    return np.maximum(whole, -opening)


def _magnet(u: Field, v: Field) -> Field:
    """A horseshoe, open below, with its tips set off: no colours tell them."""
    bend = np.maximum(line(circle(u, v, 0, -0.12, 0.42), 0.115), v + 0.12)
    legs = box(np.abs(u) - 0.42, v - 0.20, (0.115, 0.33), 0.0)
    return np.maximum(union(bend, legs), -line(v - 0.26, 0.03))


_SHAPES = {"extra": _extra, "keep": _keep, "spread": _spread, "shield": _shield}
SYMBOLS = tuple(_SHAPES)
ENGRAVED = (*SYMBOLS, "magnet")


def _coin(u: Field, v: Field) -> Relief:
    """The bare coin with its gold ring."""
    r: Field = np.hypot(u, v)
    piece = Relief(r - 0.985, _COIN, 90, 0.16)
    piece.pillow(0.12, 0.12)
    piece.inset(line(r - 0.88, 0.045), _GOLD, 0.03)
    piece.shade(1 - 0.30 * cover(r - 0.82, 0.10))
    return piece


def badge(symbol: str) -> Field:
    """One of the plain symbols in gold."""
    u, v = grid(SIZE * 2)
    piece = _coin(u, v)
    piece.inset(_SHAPES[symbol](u * 1.06, v * 1.06), _GOLD, 0.06)
    return shrink(rgba(piece.lit(_METAL), cover(piece.body, piece.px)), (SIZE, SIZE))


def magnet_badge(colour: str, ground: str) -> Field:
    """A horseshoe in the colour that it draws, the chocolate's silhouette between its poles.

    Both are flat and have a cream edge: a drawing on a coin, never one more piece. Between them
    the coin is seen even where they are small, else they would be one head with hair.
    """
    u, v = grid(SIZE * 2)
    piece = _coin(u, v)
    away, half = _LEG
    bow = np.where(v < -0.12, line(circle(u, v, 0, -0.12, away), half), 9)
    side = np.abs(u) - away
    shoe = union(bow, box(side, v - 0.12, (half, 0.25), 0.0))
    sweet = outline(colour, u / _SWEET, (v - 0.12) / _SWEET) * _SWEET
    for shape in (shoe, sweet):
        piece.inset(shape - 0.045, _CREAM, 0.02)
        piece.inset(shape, ground, 0.0)
    piece.inset(box(side, v - 0.27, (half, 0.10), 0.0), _POLE, 0.0)
    return shrink(rgba(piece.lit(_METAL), cover(piece.body, piece.px)), (SIZE, SIZE))


def engraving(symbol: str) -> Field:
    """A symbol cut into the well of a saucer: shadow in its upper left, a lit lower lip."""
    u, v = grid(SIZE * 2)

    def shape(x: Field, y: Field) -> Field:
        return cover((_SHAPES | {"magnet": _magnet})[symbol](x * 0.80, y * 0.80), 3.2 / (SIZE * 2))

    cut = shape(u, v)
    shadow = cut * (1 - shape(u - 0.035, v - 0.045))
    lip = (1 - cut) * shape(u - 0.022, v - 0.028)
    tone = vec("#96691e") * (1 - 0.45 * shadow)[..., None]
    colour = tone + (vec("#fff8e2") - tone) * (lip / np.maximum(lip + cut, 1e-3))[..., None]
    alpha = cut * (0.66 + 0.24 * shadow) + lip * 0.75
    return shrink(rgba(colour, np.clip(alpha, 0, 1)), (SIZE, SIZE))
