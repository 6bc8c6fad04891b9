"""Ornaments of people: the motif of a tile of every colour and edition, on a round piece.

The window sets them in a rim of gold or of a seat's colour; each differs from all others without
its colour, too.
"""

from collections.abc import Callable
from dataclasses import dataclass
from functools import partial

import numpy as np

from tools.art import azulejo_motifs
from tools.art.craft.colours import grounds, vec
from tools.art.craft.fields import Field, circle, cover, fold, grid
from tools.art.craft.pictures import grounded, rgba, shrink
from tools.art.craft.relief import GLAZE, PAPER, Relief
from tools.art.pavilion import rhombus_motifs
from tools.art.praline import pralines

SIZE = 304
"""As large as the largest face: 148 px of the layout at 4K."""
_SEED = 900
_LEAN = np.pi / 5
"""How far the one leaf leans that is not repeated."""


@dataclass(frozen=True)
class _Star:
    """How a motif of a rhombus fills a round piece: so often around the middle, so large."""

    times: int
    scale: float


_STARS = {
    "blue": _Star(6, 1.22),
    "green": _Star(1, 1.42),
    "orange": _Star(4, 1.34),
    "purple": _Star(6, 1.38),
    "red": _Star(4, 1.30),
    "yellow": _Star(4, 1.60),
}
_LINED = {
    "black": ("#ecd29c", 0.80),
    "blue": ("#f4e3c8", 0.82),
    "brown": ("#bfd3e8", 0.68),
    "red": ("#5d3b2e", 0.80),
    "white": ("#6f2236", 0.82),
}
"""The paper that a chocolate lies on, and how much of it the chocolate covers."""


def _glazed(seed: int, tone: Field, strokes: list[tuple[Field, str]], size: int) -> Field:
    """A round glazed piece with a painting on it."""
    u, v = grid(size)
    body = circle(u, v, 0, 0, 0.985)
    piece = Relief(body, tone, seed, 0.22)
    piece.pillow(0.07, 0.16)
    clip = np.clip((piece.edge - 0.02) / 0.03, 0, 1)
    for shape, ink in strokes:
        piece.brush(shape, ink, clip=clip)
    piece.height = piece.height + (piece.lumps - 0.5) * 0.008
    lit = piece.lit(GLAZE)
    lit = lit * (0.82 + 0.18 * np.clip(piece.edge / 0.06, 0, 1))[..., None]
    return shrink(rgba(lit, cover(body, piece.px)), (SIZE, SIZE))


def _fired(colour: str, number: int) -> Field:
    """The flower of a square tile."""
    u, v = grid(SIZE * 2)
    tone = vec(grounds("azul")[colour]) * 0.96
    return _glazed(_SEED + number, tone, azulejo_motifs.strokes(colour, u, v), SIZE * 2)


def _starred(colour: str, number: int) -> Field:
    """The ornament of a rhombus, repeated around the middle."""
    u, v = grid(SIZE * 2)
    star, ground = _STARS[colour], grounds("summer-pavilion")[colour]
    if star.times == 1:
        a = u * np.sin(_LEAN) - v * np.cos(_LEAN)
        b = u * np.cos(_LEAN) + v * np.sin(_LEAN)
    else:
        a, b = fold(v, u, star.times)
    painted = rhombus_motifs.strokes(colour, ground, a / star.scale, b / star.scale)
    strokes = [(shape * star.scale, ink) for shape, ink in painted]
    return _glazed(_SEED + number, vec(ground), strokes, SIZE * 2)


def _lined(colour: str, number: int) -> Field:
    """A chocolate on a round paper with a fluted edge."""
    u, v = grid(SIZE * 2)
    paper, part = _LINED[colour]
    r, body = np.hypot(u, v), circle(u, v, 0, 0, 0.985)
    piece = Relief(body, paper, _SEED + number, 0.06)
    flutes = np.clip((r - 0.80) / 0.10, 0, 1) * np.sin(np.arctan2(v, u) * 48)
    piece.height = piece.height + 0.014 * flutes
    ground = shrink(rgba(piece.lit(PAPER), cover(body, piece.px)), (SIZE, SIZE))
    side = 2 * round(SIZE * part / 2)
    chocolate = pralines.praline(colour, grounds("chocolatier")[colour], 0, side)
    margin = (SIZE - side) // 2
    laid = np.pad(chocolate, ((margin, margin), (margin, margin), (0, 0)))
    laid = grounded(laid, (4, 6), 6.0, 0.45)
    share = laid[..., 3:]
    return rgba(ground[..., :3] * (1 - share) + laid[..., :3] * share, ground[..., 3])


_KINDS: tuple[tuple[str, str, Callable[[str, int], Field]], ...] = (
    ("azul", "azul", _fired),
    ("chocolatier", "chocolatier", _lined),
    ("pavilion", "summer-pavilion", _starred),
)
_ALL = [(word, draw, colour) for word, name, draw in _KINDS for colour in grounds(name)]
ORNAMENTS: dict[str, Callable[[], Field]] = {
    f"{word}-{colour}": partial(draw, colour, number)
    for number, (word, draw, colour) in enumerate(_ALL)
}
"""The sixteen, by their ids, each with the call that draws it."""
