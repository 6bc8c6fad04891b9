"""Square glazed tiles and the cells that wait for them."""

from dataclasses import dataclass

import numpy as np

from tools.art.azulejo_motifs import Strokes, cuts, small_cuts, small_strokes, strokes
from tools.art.craft.colours import IVORY, mix, vec
from tools.art.craft.fields import Field, bell, box, cover, grid
from tools.art.craft.pictures import rgba, shrink
from tools.art.craft.relief import GLAZE, PAPER, Finish, Relief

LARGE, SMALL = 192, 80


@dataclass(frozen=True)
class TileStyle:
    """What differs between the fired tiles of the big game and the pressed ones for the journey."""

    half: float = 0.992
    corner: float = 0.075
    pillow: float = 0.078
    flank: float = 0.105
    motif_scale: float = 1.0
    frame: float = 0.0
    finish: Finish = GLAZE
    sheen: float = 0.085
    mottle: float = 0.32
    recess: str = "#e2d5bb"


FIRED = TileStyle()
PRESSED = TileStyle(
    half=0.978,
    corner=0.34,
    pillow=0.11,
    flank=0.14,
    motif_scale=1.22,
    frame=0.155,
    finish=Finish(gloss=0.20, ambient=0.46, diffuse=0.56, soft=1.5, power=14, box=0.12),
    sheen=0.03,
    mottle=0.10,
    recess="#c9cfce",
)

# Tuned so that the lit tile lands on the ground colour of the edition.
_DEPTH = {"blue": 0.90, "yellow": 0.97, "red": 0.95}
_SEEDS = {"blue": 11, "yellow": 42, "red": 73, "black": 104, "white": 135}


def _ornament(colour: str, u: Field, v: Field, size: int, scale: float) -> Strokes:
    draw = small_strokes if size == SMALL else strokes
    return draw(colour, u * scale, v * scale)


def tile(colour: str, ground: str, take: int, size: int, style: TileStyle = FIRED) -> Field:
    """One tile; every take has its own clouds in the glaze."""
    u, v = grid(size * (3 if size == SMALL else 2))
    body = box(u, v, (style.half, style.half), style.corner)
    tone = vec(ground) * _DEPTH.get(colour, 1) * (1, 0.972, 1.024)[take]
    mottle = style.mottle * (0.42 if colour == "white" else 1)
    piece = Relief(body, tone, _SEEDS[colour] + take * 7, mottle)
    piece.pillow(style.pillow, style.flank)
    piece.height = piece.height + 0.020 * (1 - u * u) * (1 - v * v)
    margin = style.frame + 0.02 if style.frame else 0.01
    clip = np.clip((piece.edge - margin) / 0.03, 0, 1)
    for shape, ink in _ornament(colour, u, v, size, style.motif_scale):
        piece.brush(shape, ink, clip=clip)
    _edge(piece, tone, colour, style)
    piece.height = piece.height + (piece.streaks - 0.5) * 0.0035 + (piece.lumps - 0.5) * 0.010
    lit = piece.lit(style.finish)
    slope = np.exp(-(((u * 0.8 + v + 0.95) / 0.42) ** 2)) * style.sheen
    slope = slope + np.clip(-(u + v) / 2, -1, 1) * 0.035
    lit = lit + (slope * np.clip(piece.edge / 0.1, 0, 1))[..., None]
    lit = lit * (0.80 + 0.20 * np.clip(piece.edge / 0.045, 0, 1))[..., None]
    return shrink(rgba(lit, cover(body, piece.px)), (size, size))


def _edge(piece: Relief, tone: Field, colour: str, style: TileStyle) -> None:
    """The glaze breaks to ivory over the edge and pools within; a pressed tile has a frame."""
    if style.frame:
        band = np.clip((style.frame - piece.edge) / 0.02 + 0.5, 0, 1)
        piece.tint(band, tone * 0.62 if colour != "black" else vec("#3b4060"))
        piece.height = piece.height + band * 0.022
        return
    broken = bell(piece.edge - 0.035, 0.024) * (0.10 if colour == "black" else 0.18)
    piece.tint(broken, vec(IVORY) * 0.6 + tone * 0.4)
    piece.shade(1 - 0.07 * bell(piece.edge - 0.11, 0.03))


def cell_ground(colour: str, ground: str, recess: str) -> str:
    """The tint of an empty wall cell: the tile's colour faded into the board."""
    if colour == "black":
        return mix(recess, mix(ground, "#bcdaf7", 0.10), 0.36)
    if colour == "white":
        return mix(recess, mix(ground, "#1e487a", 0.04), 0.62)
    return mix(recess, mix(ground, "#888888", 0.06), 0.44)


def cell(colour: str, ground: str, size: int, style: TileStyle = FIRED) -> Field:
    """The empty wall cell: the same motif engraved."""
    piece, u, v = _recess(cell_ground(colour, ground, style.recess), size, style)
    scale = style.motif_scale * 1.02
    small = size == SMALL
    for shape in (small_cuts if small else cuts)(colour, u * scale, v * scale):
        depth, darken = (0.034, 0.26) if small else (0.026, 0.17)
        piece.engrave(np.maximum(shape, piece.body + 0.03), depth, darken)
    return _lit_recess(piece, u, v, size)


def plain_cell(size: int, style: TileStyle = FIRED) -> Field:
    """The cell of pattern lines, the floor and the grey wall."""
    piece, u, v = _recess(style.recess, size, style)
    return _lit_recess(piece, u, v, size)


def _recess(ground: str, size: int, style: TileStyle) -> tuple[Relief, Field, Field]:
    u, v = grid(size * (3 if size == SMALL else 2))
    body = box(u, v, (0.968, 0.968), max(style.corner, 0.10))
    piece = Relief(body, ground, 5, 0.08)
    piece.height = -0.10 * cover(body, 0.035)
    return piece, u, v


def _lit_recess(piece: Relief, u: Field, v: Field, size: int) -> Field:
    """Light a hollow: shadow under the upper left edge, a bright lip at the lower right."""
    lit = piece.lit(PAPER)
    left = np.exp(-np.maximum(u + 0.93, 0) / 0.11) * 0.27
    top = np.exp(-np.maximum(v + 0.93, 0) / 0.13) * 0.34
    lit = lit * (1 - np.clip(left + top, 0, 0.5) * cover(piece.body, 0.02))[..., None]
    return shrink(rgba(lit, cover(piece.body - 0.03, piece.px)), (size, size))
