"""The travel set: a case of canvas with leather piping, brass corners and a strap; cork inside."""

import numpy as np

from tools.art.craft.colours import vec
from tools.art.craft.fields import Field, bell, blur, box, circle, line, noise
from tools.art.craft.materials import between, brass, cork, leather
from tools.art.craft.pictures import grounded, rgba
from tools.art.craft.relief import Finish, Relief

FRAME, STRAP, CORK = 384, (104, 579), 512
_DRAWN = 92, 512
"""What the strap is measured in."""
_RIM = 60
"""How broad the canvas and its piping are."""
_CASE = Finish(gloss=0.22, ambient=0.48, diffuse=0.56, soft=0.55, power=18, box=0.0)
_STRAP = Finish(gloss=0.35, ambient=0.46, diffuse=0.56, soft=0.7, power=16, box=0.0)
_THREAD = "#f0dfb8"
_CORK = "#422d1b", "#8a633b"
"""Greyer than the bag that stands on it, darker than the ground of every tile but the black."""


def _pixels(width: int, height: int) -> tuple[Field, Field]:
    """Coordinates of the pixels' centres; distances here are in pixels."""
    y, x = np.mgrid[0:height, 0:width].astype(np.float32) + 0.5
    return x, y


def _inside(distance: Field) -> Field:
    """How much of a pixel is inside a shape."""
    share: Field = np.clip(0.5 - distance, 0, 1)
    return share


def _dome(away: Field, radius: float) -> Field:
    """The height of a round bulge."""
    height: Field = np.sqrt(np.clip(1 - (away / radius) ** 2, 0, 1))
    return height


def frame() -> Field:
    """The rim, to be cut in nine at 128; within it is only its shade."""
    x, y = _pixels(FRAME, FRAME)
    half = FRAME / 2
    d = box(x - half, y - half, (half - 3, half - 3), 46)
    over = (x // 5 + y // 5) % 2 > 0
    thread: Field = 1 - np.abs(np.where(over, x, y) % 5 - 2.5) / 2.5
    weave = 0.35 + 0.45 * thread + 0.5 * (noise(x.shape, 6, 3, 40) - 0.5)
    piece = Relief(d / half, between("#1f4a50", "#4b959b", weave), 5, 0)
    piece.height = 0.030 * np.clip(-d / 10, 0, 1) + 0.004 * thread
    piping = d + _RIM - 7
    share = _inside(np.abs(piping) - 7)
    piece.tint(share, leather(x.shape, 15))
    piece.height = piece.height + share * 0.05 * _dome(piping, 7.5)
    _seam(piece, x, y, d)
    _brass_corners(piece, x, y, d)
    inner = d + _RIM
    alpha = _inside(d) * np.clip(0.5 + inner, 0, 1)
    side = np.clip((FRAME - x - y) / FRAME + 0.5, 0, 1)
    shade = np.exp(-np.clip(-inner, 0, 200) / 14) * (inner < 0.5) * (0.22 + 0.45 * side)
    colour = np.where((alpha < 0.5)[..., None], vec("#0e0702"), piece.lit(_CASE))
    return rgba(colour, np.maximum(alpha, shade * _inside(d)))


def _seam(piece: Relief, x: Field, y: Field, d: Field) -> None:
    """Stitches along the canvas, in a shallow furrow."""
    half = FRAME / 2
    along = np.where(np.abs(x - half) > np.abs(y - half), y, x)
    share = _inside(np.maximum(np.abs(d + 32) - 1.8, np.abs(along % 16 - 8) - 5))
    piece.tint(share, _THREAD)
    piece.height = piece.height + blur(share, 1.0) * 0.02 - 0.012 * bell(d + 32, 5)


def _brass_corners(piece: Relief, x: Field, y: Field, d: Field) -> None:
    """A plate over each corner with three rivets."""
    half = FRAME / 2
    across, down = half - np.abs(x - half), half - np.abs(y - half)
    cut = np.maximum((across + down - 122) * 0.707, -circle(across, down, 116, 116, 70))
    body = np.maximum(np.maximum(d + 2, cut), 13 - (d + _RIM))
    share = _inside(body)
    light = 0.30 + 0.25 * np.clip((FRAME - x - y) / FRAME, -0.5, 0.5)
    piece.tint(share, brass(x.shape, 25, light))
    raised = 0.06 + 0.02 * np.clip(-body / 5, 0, 1)
    piece.height = piece.height * (1 - share) + share * raised
    for right, below in ((30, 30), (80, 22), (22, 80)):
        away: Field = np.hypot(across - right, down - below)
        piece.height = piece.height + 0.05 * _dome(away, 8.5) * share
        piece.shade(1 - 0.5 * _inside(line(away - 8.5, 1.0)) * share)
    piece.shade(1 - 0.30 * _inside(line(body + 6, 1.0)))


def cork_sheet() -> Field:
    """What the case is lined with; it repeats without a seam."""
    shape = CORK, CORK
    return rgba(cork(shape, 91, _CORK, 13), np.ones(shape))


def strap() -> Field:
    """A strap with two seams and a buckle, which lies over the lower rim."""
    width, height = _DRAWN
    x, y = (axis * width / STRAP[0] for axis in _pixels(*STRAP))
    beside: Field = np.abs(x - (width / 2 - 4))
    d = np.maximum(beside - 30, np.abs(y - height / 2) - height / 2 + 4)
    d = np.maximum(d, np.hypot(beside, np.maximum(y - (height - 40), 0)) - 30)
    piece = Relief(d / (height / 2), leather(x.shape, 33), 31, 0)
    stitches = _inside(np.maximum(line(beside - 23, 1.6), np.abs(y % 15 - 7.5) - 4.6))
    piece.tint(stitches, "#e9d3a4")
    piece.height = 0.05 * (1 - np.clip(1 + d / 8, 0, 1) ** 2) + blur(stitches, 0.8) * 0.012
    for up in (62, 96, 206, 240):
        piece.shade(1 - 0.75 * _inside(np.hypot(beside, y - (height - up)) - 4))
    down: Field = np.abs(y - (height - 150))
    buckle = line(np.maximum(beside - 32, down - 24), 5)
    metal = _inside(np.minimum(buckle, np.maximum(beside - 4, down - 27)))
    piece.tint(metal, brass(x.shape, 35, 0.4))
    piece.height = piece.height + blur(metal, 1.2) * 0.06
    picture = rgba(piece.lit(_STRAP), np.maximum(_inside(d), metal))
    return grounded(picture, (3, 5), 4, 0.6)
