"""The middle of the table, of each edition's own material; dark enough that tiles stand out."""

import numpy as np

from tools.art.craft.colours import GOLD, vec
from tools.art.craft.fields import (
    Field,
    bell,
    blur,
    circle,
    cover,
    fold,
    grid,
    leaf,
    line,
    noise,
    star,
)
from tools.art.craft.materials import CLOTH, STONE, WOOD, between, cork, grain, marble
from tools.art.craft.pictures import grounded, rgba, shrink
from tools.art.craft.relief import Finish, Relief

SIZE = 1024
_CORK = Finish(gloss=0.20, ambient=0.50, diffuse=0.52, soft=0.8, power=14, box=0.0)
_BRASS = "#8c662b"
_WINE = "#6d3038"
"""The thread in the middle, hardly paler than the cloth; gold is sewn at the edge only."""
_CLOTH = 984
"""The cloth is smaller than the picture: it lies on the table and casts a shadow."""


def _disc() -> tuple[Field, Field, Field, Field]:
    """The coordinates, how far each point is from the middle, and the outline."""
    u, v = grid(SIZE)
    d: Field = np.hypot(u, v)
    return u, v, d, d - 0.985


def _lamp(u: Field, v: Field, least: float) -> Field:
    """The lamp hangs above and to the left."""
    return (least + 0.16 * np.exp(-((u + 0.35) ** 2 + (v + 0.4) ** 2) / 0.9))[..., None]


def _sunk(piece: Relief, finish: Finish) -> Field:
    """Light a disc that is let into the table: shade under its upper edge, a bright lower lip."""
    u, v, d, body = _disc()
    shade = np.exp(-np.clip((0.97 - d) / 0.055, 0, 9)) * np.clip(-(u + v) * 0.7 + 0.35, 0, 1)
    lip = bell(d - 0.975, 0.008) * np.clip((u + v) * 0.7, 0, 1)
    lit = piece.lit(finish) * (1 - 0.40 * shade)[..., None]
    lit = (lit + lip[..., None] * vec("#ffd9a0") * 0.35) * _lamp(u, v, 0.92)
    return rgba(lit, cover(body, 0.003))


def _strings(piece: Relief, rings: tuple[tuple[float, float], ...], ink: str, rise: float) -> None:
    """Thin rings of metal, brighter on the side of the light."""
    u, v, d, _ = _disc()
    metal = vec(ink) * (0.9 + 0.25 * np.clip(-(u + v), -1, 1))[..., None]
    for radius, half in rings:
        piece.inlay(line(d - radius, half), metal, rise)


def _hush(piece: Relief, tone: str, kept: float, hue: float) -> None:
    """Keep a part of the contrast so far: tiles will lie here, and are to be seen first.

    Hues may differ more than lightness: that is how a material is seen without a pattern.
    """
    away = piece.colour - vec(tone)
    grey = away.mean(axis=2, keepdims=True)
    piece.colour = vec(tone) + grey * kept + (away - grey) * hue
    piece.height = piece.height * kept


def marquetry() -> Field:
    """Azul: walnut, rosewood and maple; stars with split points, a border of lozenges."""
    u, v, d, body = _disc()
    angle = np.arctan2(v, u)
    piece = Relief(body, between("#1f100a", "#4a2c1b", grain(u, v, 0.0, 3)), 21, 0)
    _rays(piece, 16, (0.80, 0.34), np.pi / 16, ("#2b160c", "#4d2c18"), ("#39200f", "#62391e"))
    _rays(piece, 8, (0.80, 0.26), 0.0, ("#3a2012", "#65401f"), ("#5a371d", "#8a5a31"))
    _rays(piece, 8, (0.42, 0.17), np.pi / 8, ("#26130b", "#452716"), ("#6d4625", "#9a6a3c"))
    boss = d - 0.105
    piece.inlay(boss, between("#7a5028", "#b07f48", grain(u, v, 0.4, 33)), 0.006)
    piece.inlay(star(u, v, 8, 0.085, 0.045), between("#2b160c", "#43261a", grain(u, v, 1.2, 35)))
    piece.groove(line(boss, 0.004), 0.012, 0.55)
    _hush(piece, "#4a2f1d", 0.78, 1.0)
    border = between("#170c07", "#2c1a10", grain(u, v, angle + np.pi / 2, 37))
    piece.inlay(line(d - 0.895, 0.048), border)
    x, y = fold(u, v, 40)
    lozenge = (np.abs(x - 0.895) / 0.034 + np.abs(y) / 0.056 - 1) * 0.03
    piece.inlay(lozenge, between("#8f6534", "#c99a5c", grain(u, v, angle, 39)))
    x, y = fold(u, v, 40, np.pi / 40)
    piece.inlay(circle(x, y, 0.895, 0, 0.012), "#b98c4e")
    rings = ((0.952, 0.004), (0.838, 0.004), (0.965, 0.0016), (0.826, 0.0016))
    _strings(piece, rings, GOLD, 0.004)
    piece.colour *= 0.68
    return _sunk(piece, WOOD)


def _rays(
    piece: Relief,
    count: int,
    radii: tuple[float, float],
    turn: float,
    dark: tuple[str, str],
    pale: tuple[str, str],
) -> None:
    """A star of veneers, each ray of a dark and a pale half with the grain along it."""
    u, v, d, _ = _disc()
    shape = star(u, v, count, *radii, turn)
    step = 2 * np.pi / count
    angle = np.arctan2(v, u) + turn
    fibres = grain(u, v, np.floor((angle + step / 2) / step) * step - turn, 31)
    half = (angle % step < step / 2)[..., None]
    piece.inlay(shape, np.where(half, between(*dark, fibres), between(*pale, fibres)))
    piece.groove(line(shape, 0.0028), 0.012, 0.55)
    ridge = np.abs((angle + step / 2) % step - step / 2) * d < 0.0025
    piece.groove(np.maximum(np.where(ridge, -0.002, 0.01), shape), 0.006, 0.35)


def stone() -> Field:
    """Summer Pavilion: green marble, hairlines of brass; round pieces only, as tiles are rhombi."""
    u, v, d, body = _disc()
    shape = SIZE, SIZE
    piece = Relief(body, marble(shape, 400, ("#12211c", "#263d34"), "#5f8171", 0.8), 41, 0)
    sage = marble(shape, 440, ("#2b4036", "#3d5a4d"), "#6b8c7b", 0.5)
    sand = marble(shape, 410, ("#5b523f", "#7a6f56"), "#a89b7d", 0.6)
    _rosette(piece, sage, sand)
    _hush(piece, "#22342d", 0.58, 1.1)
    piece.inlay(line(d - 0.895, 0.050), sand * 0.8)
    for count, radius, turned in ((24, 0.032, False), (24, 0.010, True)):
        x, y = fold(u, v, count, np.pi / count if turned else 0.0)
        bead = circle(x, y, 0.895, 0, radius)
        piece.inlay(bead, sage * (0.8 if turned else 1.35))
        piece.inlay(line(bead, 0.0036), GOLD, 0.006)
    _strings(piece, ((0.952, 0.0045), (0.838, 0.0045), (0.800, 0.0022)), "#d3ae5c", 0.006)
    piece.colour *= 0.86
    return _sunk(piece, STONE)


def _rosette(piece: Relief, sage: Field, sand: Field) -> None:
    """Six circles through the middle: where two meet is a petal of sand, where they end a stone."""
    u, v = grid(SIZE)
    angles = np.arange(6) * np.pi / 3
    rings = [circle(u, v, 0.36 * np.cos(angle), 0.36 * np.sin(angle), 0.36) for angle in angles]
    for n, ring in enumerate(rings):
        piece.tint(0.30 * cover(ring, piece.px), sage)
        piece.tint(0.42 * cover(np.maximum(ring, rings[n - 1]), piece.px), sage)
    for n, ring in enumerate(rings):
        piece.tint(0.9 * cover(np.maximum(ring, rings[n - 2]), piece.px), sand)
    for ring in rings:
        piece.inlay(line(ring, 0.0034), "#a88d50", 0.004)
    for count, at, turn, ink in ((6, 0.624, np.pi / 6, "#2c4270"), (6, 0.72, 0.0, "#6a3226")):
        x, y = fold(u, v, count, turn)
        gem = circle(x, y, at, 0, 0.030)
        piece.inlay(gem, ink, 0.006)
        piece.inlay(line(gem, 0.0036), "#a88d50", 0.006)
    piece.inlay(circle(u, v, 0, 0, 0.030), "#a88d50", 0.006)


def velvet() -> Field:
    """Chocolatier: a round cloth of wine velvet with gold thread and a scalloped edge."""
    u, v, d, _ = _disc()
    angle = np.arctan2(v, u)
    body: Field = d - (0.975 - 0.022 * (1 - np.abs(np.cos(angle * 18)) ** 0.6))
    pile, sheen = noise(u.shape, 52, 3, 240), noise(u.shape, 53, 4, 3)
    share = 0.42 + (sheen - 0.5) * 0.8 + (pile - 0.5) * 0.3
    piece = Relief(body, between("#270812", "#65203a", share), 51, 0)
    twist = 0.86 + 0.22 * np.sin(angle * 260 + d * 210)
    for shape, ink in _embroidery(u, v, body):
        sewn = cover(shape, piece.px * 1.3)
        piece.tint(sewn, vec(ink) * twist[..., None])
        piece.height = piece.height + blur(sewn, 1.6) * 0.028
    lit = piece.lit(CLOTH) * _lamp(u, v, 0.94)
    page = np.zeros((SIZE, SIZE, 4), np.float32)
    page[14 : 14 + _CLOTH, 16 : 16 + _CLOTH] = shrink(
        rgba(lit * 0.88, cover(body, 0.003)), (_CLOTH, _CLOTH)
    )
    return grounded(page, (7, 11), 8, 0.65)


def _embroidery(u: Field, v: Field, body: Field) -> list[tuple[Field, str]]:
    """What is sewn, each with its thread."""
    gold = "#d0a352"
    d: Field = np.hypot(u, v)
    x, y = fold(u, v, 18)
    x2, y2 = fold(u, v, 18, np.pi / 18)
    p, q = fold(u, v, 8)
    p2, q2 = fold(u, v, 8, np.pi / 8)
    return [
        (line(d - 0.845, 0.005), gold),
        (line(d - 0.80, 0.0028), gold),
        (line(circle(x, y, 0.900, 0, 0.042), 0.0040), gold),
        (circle(x, y, 0.900, 0, 0.014), gold),
        (circle(x2, y2, 0.942, 0, 0.008), gold),
        (line(body + 0.012, 0.004), gold),
        (line(leaf(p - 0.10, q, 0.44, 0.090), 0.0030), _WINE),
        (leaf(p - 0.20, q, 0.25, 0.020), _WINE),
        (line(leaf(p2 - 0.16, q2, 0.56, 0.055), 0.0026), _WINE),
        (circle(p2, q2, 0.745, 0, 0.013), gold),
        (line(d - 0.072, 0.005), _WINE),
        (d - 0.030, _WINE),
    ]


def cork_mat() -> Field:
    """Mini: cork in a brass ring, a compass burnt into it."""
    u, v, d, body = _disc()
    piece = Relief(body, cork((SIZE, SIZE), 62, ("#36261a", "#684b30"), 18), 61, 0)
    grit = noise(u.shape, 66, 3, 200)
    piece.height = (grit - 0.5) * 0.003
    for shape, depth in _compass(u, v, d):
        burnt = cover(shape + (grit - 0.5) * 0.012, piece.px * 2)
        piece.shade(1 - depth * burnt)
        piece.height = piece.height - burnt * depth * 0.03
    _brass_ring(piece, u, v, d)
    within = np.clip(-(u + v) * 0.7 + 0.35, 0, 1) * (d < 0.909)
    shade = np.exp(-np.clip((0.908 - d) / 0.05, 0, 9)) * within
    return rgba(piece.lit(_CORK) * (1 - 0.5 * shade)[..., None], cover(body, 0.003))


def _compass(u: Field, v: Field, d: Field) -> list[tuple[Field, float]]:
    """What is burnt into the cork, and how dark: a rose, its scale at the rim plainer."""
    parts: list[tuple[Field, float]] = []
    for outer, turn in ((0.46, np.pi / 4), (0.70, 0.0)):
        rose = star(u, v, 4, outer, 0.13, turn)
        half = (np.arctan2(v, u) + turn) % (np.pi / 2) < np.pi / 4
        parts += [(np.where(half, rose, 1.0), 0.24), (line(rose, 0.004), 0.34)]
    for count, at, half_width, half_length in ((32, 0.83, 0.004, 0.020), (8, 0.82, 0.007, 0.032)):
        x, y = fold(u, v, count)
        parts.append((np.maximum(np.abs(y) - half_width, np.abs(x - at) - half_length), 0.55))
    return [*parts, (line(d - 0.87, 0.003), 0.5)]


def _brass_ring(piece: Relief, u: Field, v: Field, d: Field) -> None:
    """The ring around the cork, with four rivets."""
    share = cover(line(d - 0.945, 0.036), piece.px)
    mirrored = 0.86 + 0.35 * np.abs(np.sin(np.arctan2(v, u) * 2 + 0.6))
    piece.tint(share, vec(_BRASS) * mirrored[..., None])
    bulge = 0.03 * np.clip(1 - ((d - 0.945) / 0.036) ** 2, 0, 1) + 0.03
    piece.height = piece.height * (1 - share) + share * bulge
    for quarter in range(4):
        angle = np.pi / 4 + quarter * np.pi / 2
        rivet = circle(u, v, 0.945 * np.cos(angle), 0.945 * np.sin(angle), 0.020)
        piece.height = piece.height + 0.03 * cover(rivet, 0.012)
        piece.groove(line(rivet, 0.004), 0.0, 0.5)
