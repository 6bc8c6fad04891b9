"""The scoring board of Summer Pavilion: a stone frame with a carved track, a painted garden within.

The six arches of the arcade are the rounds, the basin is the supply, the terrace has what stars are
worth. The program puts tiles, medallions and numbers there; `ui/families/star` knows the same
rectangles.
"""

from collections.abc import Iterator

import numpy as np

from tools.art.craft.colours import GOLD, vec
from tools.art.craft.fields import Field, box, line
from tools.art.craft.materials import marble
from tools.art.craft.pictures import resize, rgba
from tools.art.craft.relief import Finish, Relief
from tools.art.pavilion.garden import Box, Plan, garden

_SCALE = 2
HIGH = Plan(
    size=(823, 526),
    edge=14,
    cell=31.8,
    cells=(25, 15),
    picture=(52, 52, 719, 422),
    arch=(175.5, 150, 62, 96),
    pitch=82,
    basin=(170, 280, 483, 108),
    ground=(404, 66),
    slabs=tuple((68 + i * 99, 413, 92, 42) for i in range(7)),
)
"""With two players, and while building."""
LOW = Plan(
    size=(632, 226),
    edge=8,
    cell=20.5,
    cells=(30, 10),
    picture=(32, 32, 568, 162),
    arch=(54, 70, 38, 44),
    pitch=50,
    basin=(366, 44, 222, 74),
    ground=(123, 71),
    slabs=tuple((36 + i * 80.4, y, 76, 30) for y in (127, 160) for i in range(7)),
)
"""With three or four: medallions and numbers stand in the second row of the terrace."""
_STONE = Finish(gloss=0.16, ambient=0.50, diffuse=0.50, soft=0.35, power=20, box=0.0)
_CELLS = {0: "#c79d4a", 5: "#a48f64"}
"""Tens are gilt, fives darker than the rest."""
_CELL = "#b9a67c"


def track(plan: Plan) -> Iterator[Box]:
    """The cells of the track, clockwise from the upper left."""
    (width, height), edge, cell = plan.size, plan.edge, plan.cell
    across, down = plan.cells
    step = (height - 2 * edge - 2 * cell) / down
    for i in range(across):
        yield edge + i * cell, edge, cell, cell
    for i in range(down):
        yield width - edge - cell, edge + cell + i * step, cell, step
    for i in range(across):
        yield width - edge - (i + 1) * cell, height - edge - cell, cell, cell
    for i in range(down):
        yield edge, height - edge - cell - (i + 1) * step, cell, step


class _Stone:
    """The frame, in pixels of the layout."""

    def __init__(self, plan: Plan) -> None:
        self._plan = plan
        width, height = plan.size
        shape = height * _SCALE, width * _SCALE
        rows, columns = np.mgrid[0 : shape[0], 0 : shape[1]].astype(np.float32)
        self._x, self._y = (columns + 0.5) / _SCALE, (rows + 0.5) / _SCALE
        self.body = self._inset(1, 18)
        stone = marble(shape, 320, ("#b7a47c", "#dccda8"), "#8f7b52", 0.5)
        self._piece = Relief(self.body / (height / 2), stone, 31, 0)
        self.picture = self._box(plan.picture, 6)

    def _box(self, place: Box, radius: float) -> Field:
        x, y, width, height = place
        half = width / 2, height / 2
        return box(self._x - x - half[0], self._y - y - half[1], half, radius)

    def _inset(self, margin: float, radius: float) -> Field:
        """The whole board without a margin."""
        width, height = self._plan.size
        return self._box((margin, margin, width - 2 * margin, height - 2 * margin), radius)

    def lit(self) -> Field:
        """Carve the track, lay the gold around the picture, and light it."""
        plan, piece = self._plan, self._piece
        gap, deep = plan.edge - 5, plan.cell + 10
        band = np.maximum(self._inset(gap, 12), -self._inset(gap + deep, 8))
        piece.height = 0.020 * np.clip(-self.body / 5, 0, 1)
        piece.height = piece.height - 0.010 * np.clip(0.5 - band / 1.5, 0, 1)
        for number, place in enumerate(track(plan), 1):
            self._carve(number, place)
        piece.tint(np.clip(0.5 - line(self.picture - 2.2, 1.4), 0, 1), GOLD)
        edge = 0.80 + 0.20 * np.clip(-self.body / 3, 0, 1)
        return piece.lit(_STONE) * edge[..., None]

    def _carve(self, number: int, place: Box) -> None:
        """One cell of the track."""
        x, y, width, height = place
        piece, margin = self._piece, 1.4
        window = tuple(
            slice(int((start - 1) * _SCALE), int((start + length + 2) * _SCALE))
            for start, length in ((y, height), (x, width))
        )
        half = width / 2, height / 2
        inner = half[0] - margin, half[1] - margin
        cell = box(self._x[window] - x - half[0], self._y[window] - y - half[1], inner, 4)
        ink = vec(_CELLS.get(number % 10, _CELL))
        tone = ink * (0.92 + 0.16 * piece.lumps[window][..., None])
        piece.colour[window] += np.clip(0.5 - cell, 0, 1)[..., None] * (tone - piece.colour[window])
        piece.height[window] -= 0.026 * np.clip(0.5 - cell / 2, 0, 1)


def scoring_board(plan: Plan) -> Field:
    """The whole board at twice its size in the layout; the program rounds its corners."""
    stone = _Stone(plan)
    lit = stone.lit()
    left, top, width, height = (part * _SCALE for part in plan.picture)
    painted = garden(plan)
    scaled = np.dstack([resize(painted[..., i], (width, height)) for i in range(3)])
    window = slice(top, top + height), slice(left, left + width)
    inner = stone.picture[window]
    shade = np.exp(-np.clip(-inner, 0, 60) / 6) * 0.35
    share = np.clip(0.5 - inner * _SCALE, 0, 1)[..., None]
    lit[window] += share * (scaled * (1 - shade)[..., None] - lit[window])
    return rgba(lit, np.ones(lit.shape[:2]))
