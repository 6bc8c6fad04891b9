"""Rhombi of 60° and the spaces that wait for them, each orientation under the same light.

The picture is the bounding box of the sharp rhombus, rounded up to even numbers; its middle is the
rhombus' middle. An orientation is the turn of the long axis, in degrees clockwise from upright.
"""

import math

import numpy as np

from tools.art.craft.colours import IVORY, mix, vec
from tools.art.craft.fields import Field, bell, cover, grid, line, polygon, ramp, star
from tools.art.craft.pictures import bleed, crop, rgba, shrink
from tools.art.craft.relief import PAPER, Finish, Relief
from tools.art.pavilion.rhombus_motifs import INKS, small_strokes, strokes

LARGE, SMALL = 160, 70
ORIENTATIONS = (0, 60, 120)
FLAT = 90
"""The turn of tiles that lie in the supply; no space has it."""
_HALF_LENGTH = 0.93  # of the long diagonal, in units of the fields
_ROOT3 = math.sqrt(3)
_OVERSAMPLE = {LARGE: 2, SMALL: 3}
_GROWTH = 0.055  # how far the bed reaches beyond the space, in sides
_GLAZE = Finish(gloss=0.58, soft=0.9)

# Tuned so that the lit tile lands on the ground colour of the edition.
_DEPTH = {
    "purple": 1.12,
    "green": 0.97,
    "orange": 0.94,
    "yellow": 1.02,
    "blue": 1.01,
    "red": 1.25,
}
_SEEDS = {"purple": 500, "green": 513, "orange": 526, "yellow": 539, "blue": 552, "red": 565}

TINTS = {
    "purple": "#8a3cb4",
    "green": "#467f78",
    "orange": "#f4680c",
    "yellow": "#f2e07a",
    "blue": "#79bdf5",
    "red": "#8a2a24",
}
"""What colours the spaces: the grounds of the edition, some of them lighter or stronger."""

# Darker grounds tint less, so that ink numerals keep their contrast.
_SHARES = {
    "purple": 0.50,
    "green": 0.54,
    "orange": 0.60,
    "yellow": 0.66,
    "blue": 0.66,
    "red": 0.46,
}
_PLATE = {LARGE: 0.20, SMALL: 0.30}
"""The radius of the plate under the number."""
_CREAM, _BRIGHT = "#fbf4e2", "#fffdf4"
_RECESS = "#e6dac2"
_PLAIN = {"mixed": "#ded1b6", "free": "#c9c3b6", "keep": "#e2d5bb"}

_WREATH, _LEAF, _REACH = 0.295, 0.038, math.radians(28)
"""The radius of the wreath around the number, half the breadth of a leaf, half its angle."""


def bounds(side: float, orientation: int) -> tuple[int, int]:
    """Width and height of a picture."""
    turn = math.radians(orientation)
    length, breadth = side * _ROOT3, side
    width = max(length * abs(math.sin(turn)), breadth * abs(math.cos(turn)))
    height = max(length * abs(math.cos(turn)), breadth * abs(math.sin(turn)))
    return 2 * math.ceil(width / 2 - 0.01), 2 * math.ceil(height / 2 - 0.01)


class _Place:
    """The fields of one rhombus: where its pixels are, along and across it, and its outline."""

    def __init__(self, side: int, orientation: int, rounding: float = 0.045) -> None:
        exact = side * _ROOT3 / _HALF_LENGTH
        self.side, self.orientation = side, orientation
        self.canvas = 2 * math.ceil(exact / 2)
        u, v = grid(self.canvas * _OVERSAMPLE[side])
        self.u, self.v = u * self.canvas / exact, v * self.canvas / exact
        turn = math.radians(orientation)
        self.a: Field = self.u * math.sin(turn) - self.v * math.cos(turn)
        self.b: Field = self.u * math.cos(turn) + self.v * math.sin(turn)
        gap = 0.008
        length = _HALF_LENGTH - 2 * (rounding + gap)
        tips = [(length, 0), (0, length / _ROOT3), (-length, 0), (0, -length / _ROOT3)]
        self.body = polygon(self.a, self.b, tips) - rounding

    def finished(self, colour: Field, alpha: Field) -> Field:
        """The picture at its size, cropped."""
        small = shrink(rgba(colour, alpha), (self.canvas, self.canvas))
        return bleed(crop(small, *bounds(self.side, self.orientation)))


def tile(colour: str, ground: str, orientation: int, take: int, side: int) -> Field:
    """One glazed rhombus."""
    place = _Place(side, orientation)
    tone = vec(ground) * _DEPTH[colour] * (1, 0.972, 1.024)[take]
    mottle = 0.14 if colour == "yellow" else 0.26
    piece = Relief(place.body, tone, _SEEDS[colour] + take + orientation * 20, mottle)
    piece.pillow(0.11, 0.13)
    clip = np.clip((piece.edge - 0.07) / 0.02, 0, 1)
    if side == LARGE:
        piece.brush(line(piece.edge - 0.112, 0.011), INKS[colour].first, 0.008, 0.01)
    draw = strokes if side == LARGE else small_strokes
    for shape, ink in draw(colour, ground, place.a, place.b):
        piece.brush(shape, ink, 0.010, 0.016, clip)
    broken = bell(piece.edge - 0.04, 0.025) * 0.20
    piece.tint(broken, vec(IVORY) * 0.6 + tone * 0.4)
    piece.height = piece.height + (piece.lumps - 0.5) * 0.010
    lit = piece.lit(_GLAZE)
    sheen = np.exp(-(((place.u * 0.8 + place.v + 0.55) / 0.32) ** 2)) * 0.08
    lit = lit + (sheen * np.clip(piece.edge / 0.08, 0, 1))[..., None]
    lit = lit * (0.82 + 0.18 * np.clip(piece.edge / 0.03, 0, 1))[..., None]
    return place.finished(lit, cover(place.body, piece.px))


def space(colour: str, tint: str, orientation: int, side: int, lit: bool = False) -> Field:
    """An empty recess in the colour of its star, with its motif and a plate for the number.

    One that is `lit` may be built on: its colour is full, as if light came up through it.
    """
    ground = mix(_RECESS, tint, _SHARES[colour])
    if lit:
        ground = mix(ground, tint, 0.74)
    place, piece = _recess(ground, orientation, side)
    r: Field = np.hypot(place.u, place.v)
    plate = r - _PLATE[side]
    draw, margin = (strokes, 0.13) if side == LARGE else (small_strokes, 0.10)
    for shape, _ in draw(colour, ground, place.a * 0.95, place.b * 0.95):
        cut = np.maximum(np.maximum(shape, piece.body + margin), 0.015 - plate)
        # A faint trace: what lies on the board and what may be built has to be seen first.
        piece.engrave(cut, 0.004 if lit else 0.011, 0.05 if lit else 0.08)
    if lit:
        return _lit_recess(place, piece, _PLATE[side])
    piece.tint(cover(plate, piece.px * 1.2), mix(ground, _CREAM, 0.60))
    return _lit_recess(place, piece)


def plain_space(
    kind: str, orientation: int, side: int, leaves: tuple[str, ...] = (), lit: bool = False
) -> Field:
    """An empty recess for more than one colour; a wreath of leaves shows which may lie there."""
    ground = mix(_PLAIN[kind], "#fff0c0", 0.6) if lit else _PLAIN[kind]
    place, piece = _recess(ground, orientation, side)
    if kind == "free":
        piece.engrave(line(star(place.a, place.b, 6, 0.35, 0.23), 0.016), 0.012, 0.08)
    for number, ink in enumerate(leaves):
        leaf = _leaf(place, math.tau * number / len(leaves))
        piece.brush(leaf - 0.009, mix(ink, "#4a3a22", 0.65), 0.0, 0.0)
        piece.brush(leaf, ink, 0.012, 0.006)
    return _lit_recess(place, piece, _PLATE[side] if lit else 0.0)


def _leaf(place: _Place, angle: float) -> Field:
    """A leaf of the wreath, at an angle clockwise from upright, however the rhombus is turned."""
    away = np.arctan2(place.u, -place.v) - angle
    away = np.abs((away + math.pi) % math.tau - math.pi)
    swell = np.clip(np.cos(away / _REACH * math.pi / 2), 0, 1) ** 0.75
    leaf: Field = np.abs(np.hypot(place.u, place.v) - _WREATH) - _LEAF * swell
    return np.where(away < _REACH, leaf, 0.1)


def _recess(ground: str, orientation: int, side: int) -> tuple[_Place, Relief]:
    place = _Place(side, orientation, 0.03)
    piece = Relief(place.body, ground, 9, 0.08)
    piece.height = -0.085 * cover(place.body + 0.012, 0.03)
    if side == LARGE:
        piece.engrave(line(piece.edge - 0.115, 0.010), 0.018, 0.16)
    return place, piece


def _lit_recess(place: _Place, piece: Relief, plate: float = 0.0) -> Field:
    """Light on a recess; over it, where there is one, a bright plate for the number."""
    lit = piece.lit(PAPER)
    depth = np.exp(-3 * np.clip(piece.edge / 0.14, 0, 1))
    side_of_light = np.clip(-(place.u + place.v) * 0.9 + 0.45, 0, 1)
    lit = lit * (1 - 0.26 * depth * side_of_light)[..., None]
    if plate:
        share = cover(np.hypot(place.u, place.v) - plate, piece.px * 1.2)[..., None]
        lit = lit + share * (vec(_BRIGHT) - lit)
    return place.finished(lit, cover(place.body - 0.004, piece.px))


def bed(orientation: int, side: int) -> Field:
    """The gold that a space is inlaid in; its middle is the middle of the space."""
    turn = math.radians(orientation)
    grown = side * (1 + 4 / _ROOT3 * _GROWTH)
    width, height = (length + 2 for length in bounds(grown, orientation))
    u, v = grid(max(width, height) * 3)
    x, y = u * max(width, height) / 2 / side, v * max(width, height) / 2 / side
    a, b = x * math.sin(turn) - y * math.cos(turn), x * math.cos(turn) + y * math.sin(turn)
    outline: Field = (np.abs(a) + _ROOT3 * np.abs(b)) / 2 - _ROOT3 / 4
    piece = Relief(outline - _GROWTH, "#c29a4c", 12, 0.10)
    facing = (np.sign(a) * math.sin(turn) + np.sign(b) * math.cos(turn) * _ROOT3) / 2
    rising = (-np.sign(a) * math.cos(turn) + np.sign(b) * math.sin(turn) * _ROOT3) / 2
    slope = np.clip(-(facing * 0.63 + rising * 0.78), -1, 1)
    rim = ramp(0.042, 0.047, outline)
    brushed = (piece.streaks - 0.5) * 0.08
    gloss = 1 + brushed - 0.10 * (x + y) + rim * np.where(slope > 0, 0.34, 0.42) * slope
    colour = piece.colour * gloss[..., None]
    picture = rgba(colour, cover(outline - _GROWTH, 0.4 / side))
    small = shrink(picture, (max(width, height), max(width, height)))
    return bleed(crop(small, width, height))
