"""The symbols of the special saucers: gold relief on a burgundy roundel."""

import numpy as np

from tools.art.fields import Field, box, circle, cover, grid, line, polygon, union
from tools.art.pictures import rgba, shrink
from tools.art.pralines import LARGE, SMALL, praline
from tools.art.relief import Finish, Relief

SIZE = 256
_METAL = Finish(gloss=0.55, ambient=0.48, diffuse=0.56, soft=1.2, power=30, box=0.4)
_GOLD = "#f3cd6c"


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
    """A horseshoe, open at the top."""
    bend = np.maximum(line(circle(u, v, 0, 0.10, 0.50), 0.120), -(v - 0.10))
    return union(bend, box(np.abs(u) - 0.50, v + 0.14, (0.120, 0.25), 0.0))


_SHAPES = {"extra": _extra, "keep": _keep, "spread": _spread, "shield": _shield}
SYMBOLS = tuple(_SHAPES)


def _roundel(u: Field, v: Field, symbol: Field) -> tuple[Relief, Field]:
    """The coin with its gold ring and a raised symbol."""
    r: Field = np.hypot(u, v)
    piece = Relief(r - 0.985, "#7d2438", 90, 0.16)
    piece.pillow(0.12, 0.12)
    piece.inset(line(r - 0.88, 0.045), _GOLD, 0.03)
    piece.shade(1 - 0.30 * cover(r - 0.82, 0.10))
    piece.inset(symbol, _GOLD, 0.06)
    return piece, cover(piece.body, piece.px)


def badge(symbol: str) -> Field:
    """One of the plain symbols."""
    u, v = grid(SIZE * 2)
    piece, alpha = _roundel(u, v, _SHAPES[symbol](u * 1.06, v * 1.06))
    return shrink(rgba(piece.lit(_METAL), alpha), (SIZE, SIZE))


def magnet_badge(colour: str, ground: str) -> Field:
    """The magnet with the chocolate that it draws."""
    u, v = grid(SIZE * 2)
    x, y = u * 1.04, v * 1.04 - 0.06
    piece, alpha = _roundel(u, v, _magnet(x, y))
    poles = np.maximum(_magnet(x, y), y + 0.20)
    piece.inset(poles, "#fff6e2", 0.0)
    picture = rgba(piece.lit(_METAL), alpha)
    sweet = praline(colour, ground, 0, SMALL if colour != "black" else LARGE)
    return shrink(_lay(picture, sweet, 196, (SIZE, SIZE - 22)), (SIZE, SIZE))


def _lay(picture: Field, piece: Field, size: int, centre: tuple[int, int]) -> Field:
    """A small piece on top."""
    small = shrink(piece, (size, size))
    left, top = centre[0] - size // 2, centre[1] - size // 2
    part = picture[top : top + size, left : left + size, :3]
    share = small[..., 3:]
    picture[top : top + size, left : left + size, :3] = part * (1 - share) + small[..., :3] * share
    return picture
