"""The picture within the scoring board: a pavilion in its garden, in blue with a little green."""

from dataclasses import dataclass

import numpy as np

from tools.art.craft.faience import (
    COBALT,
    DARK,
    LIGHT,
    PALE,
    Panel,
    Point,
    Wash,
    thin,
)
from tools.art.craft.fields import Field, box

Box = tuple[float, float, float, float]
"""Left, top, width and height in pixels of the layout."""


@dataclass(frozen=True)
class Plan:
    """What a scoring board shows, and where."""

    size: tuple[int, int]
    edge: int
    """How far the track is from the border."""
    cell: float
    cells: tuple[int, int]
    """How many cells of the track lie across and down."""
    picture: tuple[int, int, int, int]
    arch: Box
    """The first of six."""
    pitch: float
    basin: Box
    ground: tuple[float, float]
    """Top and height of the terrace."""
    slabs: tuple[Box, ...]

    @property
    def is_low(self) -> bool:
        """Whether the pavilion stands beside the basin and not behind it."""
        return self.arch[3] < 60


_SIZES = 2240, 1120
_LIMESTONE, _SAND, _JOINT = "#efe3c6", "#f2e3bd", "#6d6250"
_ROOF, _ROOF_SHADE = "#c98a55", "#8a4f2a"
_TREE, _TREE_SHADE, _TREE_LIGHT = "#3f7f74", "#1d4a4a", "#8fc0a4"
_WATER, _RIPPLE = "#2c5fae", "#7ea9e0"
_CLEAN = Wash(wobble=0.004)
_BUILT = Wash(wobble=0.0, pool=0.2)
_HILLS = (
    (
        "#9fc3e6",
        0.6,
        [
            (-1.1, -0.10),
            (-0.7, -0.22),
            (-0.3, -0.12),
            (0.2, -0.20),
            (0.7, -0.13),
            (1.1, -0.24),
            (1.1, 0.2),
            (-1.1, 0.2),
        ],
    ),
    (
        "#8fc0b0",
        0.7,
        [
            (-1.1, 0.02),
            (-0.8, -0.08),
            (-0.4, 0.0),
            (0.4, -0.02),
            (0.85, -0.10),
            (1.1, 0.0),
            (1.1, 0.25),
            (-1.1, 0.25),
        ],
    ),
)
_TREES = ((0.93, 0.44, 0.050), (0.80, 0.365, 0.045), (0.70, 0.24, 0.034))
"""How far from the middle, how high, and half how wide."""


def garden(plan: Plan) -> Field:
    """The painting, as wide as it is worked; three channels."""
    return _Painter(plan).painting()


class _Painter:
    """Paints in pixels of the layout."""

    def __init__(self, plan: Plan) -> None:
        self._plan = plan
        self._p = Panel(lambda u, v: box(u, v, (1.05, 1.05), 0.02), 900, sizes=_SIZES)
        # A building has straight lines: the brush hardly trembles, the pigment lies even.
        self._p.tremble *= 0.12
        self._p.piece.lumps = 0.5 + (self._p.piece.lumps - 0.5) * 0.4
        left, top, self._width, self._height = plan.picture
        self._middle = left + self._width / 2, top + self._height / 2
        x, y, width, height = plan.arch
        self._arcade = x - 16 * width / 62, x + plan.pitch * 5 + width + 16 * width / 62
        self._foot = y + height
        self._scale = (self._arcade[1] - self._arcade[0]) / 504
        self._tall = 0.37 if plan.is_low else 1.0

    def painting(self) -> Field:
        """All of it, from the sky to the terrace."""
        p = self._p
        sky = self._box(self._plan.picture)
        p.sky(sky, "#a9c8ee", -self._height / self._width, 0.30)
        for ink, strength, hill in _HILLS:
            p.fill(p.blob(hill), ink, Wash(0.02, strength))
        lawn = self._foot if self._plan.is_low else self._plan.basin[1] - 20
        for side in (-1,) if self._plan.is_low else (-1, 1):
            for x, high, wide in _TREES:
                self._tree(side * x, self._at(0, lawn)[1] + 0.012, high, wide)
        p.fill(np.maximum(sky, self._at(0, lawn)[1] - p.v), "#cfe3d2", thin(0.9))
        self._roofs()
        self._walls()
        for i in range(6):
            self._arch(self._plan.arch[0] + i * self._plan.pitch)
        self._steps()
        self._basin()
        self._terrace()
        lit, _ = p.lit()
        cut = round(self._height / self._width * p.size / 2)
        return lit[p.size // 2 - cut : p.size // 2 + cut]

    def _at(self, x: float, y: float) -> Point:
        """A place in units of the painting."""
        return (x - self._middle[0]) * 2 / self._width, (y - self._middle[1]) * 2 / self._width

    def _box(self, place: Box, radius: float = 0.0) -> Field:
        x, y, width, height = place
        left, top = self._at(x + width / 2, y + height / 2)
        half = width / self._width, height / self._width
        return box(self._p.u - left, self._p.v - top, half, radius * 2 / self._width)

    def _house(self, x: float, y: float) -> Point:
        """A place of the pavilion: from its middle, and from its arches that begin at 150."""
        middle = (self._arcade[0] + self._arcade[1]) / 2
        return self._at(middle + x * self._scale, self._plan.arch[1] + (y - 150) * self._tall)

    def _wall(self, x: float, y: float, width: float, height: float, radius: float = 0.0) -> Field:
        """A rectangle of the pavilion."""
        (left, top), (right, bottom) = self._house(x, y), self._house(x + width, y + height)
        p, half = self._p, ((right - left) / 2, (bottom - top) / 2)
        middle = left + half[0], top + half[1]
        return box(p.u - middle[0], p.v - middle[1], half, radius * self._scale * 2 / self._width)

    def _built(self, shape: Field, ink: str, line: str = DARK) -> None:
        """Something of stone with its contour."""
        self._p.fill(shape, ink, _BUILT)
        self._p.outline(shape, 0.004, line)

    def _tree(self, x: float, foot: float, high: float, wide: float) -> None:
        """A cypress."""
        p = self._p
        tree = p.blob(
            [
                (x, foot - high),
                (x + wide, foot - high * 0.45),
                (x + wide * 0.8, foot - 0.03),
                (x, foot),
                (x - wide * 0.8, foot - 0.03),
                (x - wide, foot - high * 0.45),
            ]
        )
        p.fill(tree, _TREE)
        p.shade(tree, (-0.025, -0.01), _TREE_SHADE, 0.7)
        p.outline(tree, 0.004, "#173f45")
        for k in range(4):
            y = foot - high * (0.26 + 0.17 * k)
            twig = p.stroke(
                (x - wide * 0.4, y, 0.002), (x, y - high * 0.05, 0.005), (x + wide * 0.3, y, 0.002)
            )
            p.fill(twig, _TREE_LIGHT)

    def _roofs(self) -> None:
        """The dome on its drum, and a tiled roof on either side."""
        p, q = self._p, self._house
        dome = p.blob(
            [
                q(-78, 98),
                q(-66, 74),
                q(-34, 60),
                q(0, 54),
                q(34, 60),
                q(66, 74),
                q(78, 98),
                q(0, 104),
            ]
        )
        p.fill(dome, COBALT)
        p.shade(dome, (-0.05 * self._scale, -0.01), DARK, 0.6)
        for k in (-2, -1, 0, 1, 2):
            rib = p.stroke((*q(k * 8, 58), 0.002), (*q(k * 22, 76), 0.004), (*q(k * 30, 98), 0.002))
            p.fill(rib, LIGHT)
        p.outline(dome, 0.005)
        self._built(self._wall(-86, 97, 172, 16, 2), _SAND)
        for side in (-1, 1):
            self._roof(side)
        front = self._wall(-86, 111, 172, 24)
        p.coat(front)
        p.outline(front, 0.004, COBALT)
        for k in (-2, -1, 0, 1, 2):
            window = self._wall(k * 30 - 6, 115, 12, 15, 5)
            p.fill(window, "#3f6fb8", _CLEAN)
            p.outline(window, 0.0025)

    def _roof(self, side: int) -> None:
        p = self._p

        def q(x: float, y: float) -> Point:
            return self._house(side * x, y)

        roof = p.blob(
            [q(86, 112), q(88, 100), q(170, 104), q(246, 122), q(262, 134), q(160, 132), q(86, 132)]
        )
        p.fill(roof, _ROOF)
        p.shade(roof, (-0.03 * self._scale, -0.02 * self._scale), _ROOF_SHADE, 0.6)
        p.outline(roof, 0.005)
        for k in range(7):
            ridge = p.stroke(
                (*q(102 + k * 21, 106 + k * 2.6), 0.002), (*q(106 + k * 21, 130), 0.003)
            )
            p.fill(ridge, _ROOF_SHADE)

    def _walls(self) -> None:
        """The white wall that the arches are cut from, under its beam."""
        p = self._p
        self._built(self._wall(-260, 132, 520, 12, 2), _SAND)
        left, right = self._arcade
        top = self._plan.arch[1] - 7 * self._tall
        wall = self._box((left, top, right - left, self._foot - top))
        p.coat(wall)
        p.shade(wall, (-0.05 * self._scale, -0.012), LIGHT, 0.5)
        p.outline(wall, 0.005)

    def _arch(self, x: float) -> None:
        """An arch with its two columns."""
        p, scale = self._p, self._scale
        _, y, width, height = self._plan.arch
        middle, (_, sill) = self._at(x + width / 2, y + width / 2), self._at(0, y + height)
        radius = width / self._width
        beside: Field = np.abs(p.u - middle[0])
        top = np.hypot(beside, p.v - middle[1]) - radius
        arch = np.where(p.v < middle[1], top, np.maximum(beside - radius, p.v - sill))
        p.outline(arch - 0.012, 0.004, COBALT)
        p.fill(arch, "#3f6fb8", _CLEAN)
        p.shade(arch, (0.035, 0.03), DARK, 0.75)
        p.outline(arch, 0.004, DARK)
        for side in (-1, 1):
            at = x + width / 2 + side * (width / 2 + 10 * scale)
            column = (at - 5 * scale, y + width / 2 - 2, 10 * scale, height - width / 2 + 2)
            self._built(self._box(column, 1), PALE, COBALT)
            capital = (at - 8 * scale, y + width / 2 - 8 * scale, 16 * scale, 7 * scale)
            self._built(self._box(capital, 1), _SAND, COBALT)

    def _steps(self) -> None:
        """Down to the lawn."""
        left, right = self._arcade
        rise, run = (5, 6) if self._plan.is_low else (9, 12)
        for k in range(2 if self._plan.is_low else 3):
            out = run * k + 10 * self._scale
            step = (left - out, self._foot + rise * k, right - left + 2 * out, rise + 0.5)
            self._built(self._box(step, 1), "#e2d6bb" if k % 2 else "#f4ead2", _JOINT)

    def _basin(self) -> None:
        """Water with ripples in a rim of stone."""
        p, scale = self._p, self._scale
        x, y, width, height = self._plan.basin
        out, over = 12 * scale, 9 * scale
        edge = self._box((x - out, y - over, width + 2 * out, height + 2 * over), 16 * scale)
        p.fill(edge, _LIMESTONE)
        p.shade(edge, (-0.02, -0.02), "#b8a67e", 0.5)
        p.outline(edge, 0.005, "#5d5138")
        water = self._box(self._plan.basin, 9 * scale)
        p.fill(water, _WATER)
        p.shade(water, (0.03, 0.035), DARK, 0.65)
        p.outline(water, 0.005)
        random = np.random.default_rng(4)
        for _ in range(30):
            left = random.uniform(x + 12, x + width - 34)
            down, long = random.uniform(y + 12, y + height - 8), random.uniform(10, 26)
            ripple = p.stroke(
                (*self._at(left, down), 0.0015),
                (*self._at(left + long / 2, down - 2), 0.004),
                (*self._at(left + long, down), 0.0015),
            )
            p.fill(ripple, _RIPPLE, thin(0.75))

    def _terrace(self) -> None:
        """Slabs for what is worth something."""
        p = self._p
        left, _, width, _ = self._plan.picture
        top, height = self._plan.ground
        terrace = self._box((left + 2, top, width - 4, height), 5 * self._scale)
        p.fill(terrace, _LIMESTONE, _CLEAN)
        p.outline(terrace, 0.004, _JOINT)
        for place in self._plan.slabs:
            slab = self._box(place, 4)
            p.fill(slab, "#faf4e4", Wash(wobble=0.003, pool=0.25))
            p.outline(slab, 0.0035, "#8a7a58")
