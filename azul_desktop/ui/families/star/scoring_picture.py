"""Where things lie on the painted scoring board: a pavilion, its basin and terrace, a carved track.

The picture has room for what the published edition has. Its arches are rounds, its basin is the
supply, its terrace has what stars are worth, its rim the cells of the scores.
"""

import math
from typing import NamedTuple

from azul_desktop.boards.data import TrackData
from azul_desktop.core.star.board import StarBoard
from azul_desktop.geometry import Box, Rhombus, box_around
from azul_desktop.ui.families.star.score_track import ScoreTrack
from azul_desktop.ui.families.star.scoring_board import ScoringBoard
from azul_desktop.ui.table.layout.screen import columns, rows
from azul_desktop.ui.table.layout.tile_slots import LONG
from azul_desktop.ui.table.layout.top_bar import Count


class Place(NamedTuple):
    """A value on the picture: its plate, and how far from its left sign and number are."""

    box: Box
    sign: float
    """The size of the sign: the side of a tile, or the width of a medallion."""
    middle: float
    text: float


class Plan(NamedTuple):
    """One of the two drawings, in pixels of its design at 1080p."""

    file: str
    size: tuple[float, float]
    edge: float
    cell: float
    across: int
    down: int
    arches: tuple[Box, ...]
    joker: tuple[float, float]
    """The side of a round's tile, and how far below the middle of its arch it lies."""
    dot: tuple[float, float]
    """The size of a round's number, and how far above the foot of its arch its middle is."""
    basin: Box
    supply: float
    stars: tuple[Place, ...]
    """For each colour, then for a star of all colours."""
    star: float
    """The side of the tiles of a star of all colours."""
    legend: tuple[Place, ...]
    numbers: tuple[Place, ...]
    cube: float
    folded: tuple[Place, ...]
    """The stars again, in a row of their own, for a picture so small that nothing else fits."""

    @property
    def cells(self) -> list[Box]:
        """The cells of the track, clockwise from the upper left."""
        (w, h), edge, cell = self.size, self.edge, self.cell
        step = (h - 2 * edge - 2 * cell) / self.down
        cells = [Box(edge + i * cell, edge, cell, cell) for i in range(self.across)]
        right, bottom = w - edge - cell, h - edge - cell
        cells += [Box(right, edge + cell + i * step, cell, step) for i in range(self.down)]
        cells += [Box(right - i * cell, bottom, cell, cell) for i in range(self.across)]
        return cells + [Box(edge, bottom - (i + 1) * step, cell, step) for i in range(self.down)]


HIGH = Plan(
    "scoring-board.jpg",
    (823, 526),
    14,
    31.8,
    25,
    15,
    tuple(Box(175.5 + 82 * n, 150, 62, 96) for n in range(6)),
    (33, 4),
    (26, 4),
    Box(170, 280, 483, 108),
    46,
    tuple(Place(Box(68 + 99 * n, 415, 76, 38), 19, 24, 42) for n in range(7)),
    9.5,
    tuple(Place(Box(80, 268 + 46 * n, 78, 44), 36, 20, 42) for n in range(3)),
    tuple(Place(Box(684, 260 + 37 * n, 80, 36), 33, 16, 38) for n in range(4)),
    29.5,
    tuple(Place(Box(64 + 100 * n, 406, 97, 60), 25, 23, 46) for n in range(7)),
)
LOW = Plan(
    "scoring-board-low.jpg",
    (632, 226),
    8,
    20.5,
    30,
    10,
    tuple(Box(54 + 50 * n, 70, 38, 44) for n in range(6)),
    (20, -2),
    (22, -2),
    Box(366, 44, 222, 74),
    23,
    tuple(Place(Box(36 + 80.4 * n, 127, 76, 30), 14, 18, 34) for n in range(7)),
    7.4,
    tuple(Place(Box(36 + 80.4 * n, 160, 76, 30), 28, 19, 37) for n in range(3)),
    tuple(Place(Box(36 + 80.4 * n, 160, 76, 30), 28, 19, 37) for n in range(3, 7)),
    17.5,
    (),
)
_SLAB = Box(58, 404, 707, 64)
"""The stone that hides the plates of the high board where its stars need more room."""
_PRINTED, _FLAT, _FOLDED = 0.7, 0.8, 0.45
"""How large, for letters of full size, the high board must be for all that is printed on it, the
flat one, and the high one with nothing but what stars are worth."""
_FLAT_ROOM = 2.0
"""How much wider than high a room for the flat drawing is."""
_TAB, _LEAST_TAB = (32, 22), (24, 18)
"""A tab with a number: in pixels of the design, and the least for letters of full size."""
_LEAST_DOT = 22
"""The least size of a round's number for letters of full size."""
_LARGEST = 2.0
"""They were drawn so many times larger than they are at 1080p."""
_RIM = 9
"""How wide the stone around the basin is, which belongs to the tiles in it."""
_READABLE = 21
"""The smallest cube for letters of full size on which a number can be read."""
_TENS = 10


def pictured_board(
    box: Box, track: TrackData, board: StarBoard, colours: int, text: float, *, folded: bool
) -> ScoringBoard | None:
    """The painted board as large as a box allows; None if it is too small, or other numbers play.

    `text` is how large letters are: they never get smaller with the picture. It may be `folded`
    while nobody needs what is printed on it.
    """
    if not _fits(track, board, colours):
        return None
    ways = [(HIGH, _PRINTED), (LOW, _FLAT)]
    if folded:  # rather than a flat one in a high room
        ways.insert(1 if box.w < _FLAT_ROOM * box.h else 2, (HIGH, _FOLDED))
    for plan, least in ways:
        scale = min(box.w / plan.size[0], box.h / plan.size[1], _LARGEST)
        if scale >= least * text:
            small = least == _FOLDED
            return _Laid(plan, box, scale, text, folded=small).board(track, board)
    return None


def shape_of(plan: Plan) -> float:
    """How much wider than high a drawing is."""
    return plan.size[0] / plan.size[1]


def _fits(track: TrackData, board: StarBoard, colours: int) -> bool:
    """Whether an edition has as many of everything as the drawings have room for."""
    cells = track["last"] - track["first"] + 1
    kinds = len({feature.kind for feature in board.features})
    return (
        cells == len(HIGH.cells)
        and len(board.jokers) == len(HIGH.arches)
        and 0 < board.supply <= 2 * 5
        and colours + 1 == len(HIGH.stars)
        and kinds <= len(HIGH.legend)
        and len(board.number_bonus) <= len(HIGH.numbers)
    )


class _Laid:
    """A drawing in its place: everything of it in pixels of the window."""

    def __init__(self, plan: Plan, room: Box, scale: float, text: float, *, folded: bool) -> None:
        self._plan = plan
        self._scale = scale
        self._text = text
        self._folded = folded
        wide, high = (length * scale for length in plan.size)
        self.box = box_around(room.centre, wide, high).rounded()

    def board(self, track: TrackData, board: StarBoard) -> ScoringBoard:
        """All parts; what is printed small is left out where the board is folded."""
        plan, folded = self._plan, self._folded
        kinds = len({feature.kind for feature in board.features})
        legend = () if folded else plan.legend[:kinds]
        numbers = () if folded else plan.numbers[: len(board.number_bonus)]
        side, below = plan.joker
        rounds = tuple(
            Rhombus(*self._box(arch.moved(0, below)).centre, side * self._scale, 0)
            for arch in plan.arches
        )
        return ScoringBoard(
            self.box,
            self._track(track["first"]),
            rounds,
            None,
            self._box(plan.basin),
            self._supply(board.supply),
            None,
            tuple(self._count(place, 1.0) for place in legend),
            None,
            self._stars(),
            None,
            tuple(self._count(place, 1.0) for place in numbers),
            plan.file,
            self._dots(),
            self._box(_SLAB) if folded else None,
            self._zones(board.supply),
        )

    def _box(self, box: Box) -> Box:
        scale = self._scale
        x, y = self.box.x + box.x * scale, self.box.y + box.y * scale
        return Box(x, y, box.w * scale, box.h * scale).rounded()

    def _track(self, first: int) -> ScoreTrack:
        cells = tuple(self._box(cell) for cell in self._plan.cells)
        tabs = self._tabs(first, cells)
        side = round(self._plan.cube * self._scale)
        numbered = side >= round(_READABLE * self._text)
        return ScoreTrack(first, cells, tabs, side, 0, self.box, numbered=numbered)

    def _tabs(self, first: int, cells: tuple[Box, ...]) -> tuple[tuple[int, Box], ...]:
        """The tens, half on the inner edge of their cells, off the cubes.

        Where values stand near to the track they lie on their cells.
        """
        plan = self._plan
        on_cells = plan is LOW or self._folded
        wide, high = (
            max(part * self._scale, least * self._text)
            for part, least in zip((plan.cell,) * 2 if on_cells else _TAB, _LEAST_TAB, strict=True)
        )
        free = (plan.cube / 2 + 1) * self._scale
        right, below = plan.across, plan.across + plan.down
        found = []
        for cell in range(-first % _TENS, len(cells), _TENS):
            x, y = cells[cell].centre
            if on_cells:
                pass
            elif cell < right:
                y += free + high / 2
            elif cell < below:
                x -= free + wide / 2
            elif cell < below + plan.across:
                y -= free + high / 2
            else:
                x += free + wide / 2
            found.append((first + cell, box_around((x, y), wide, high).rounded()))
        return tuple(found)

    def _supply(self, n: int) -> tuple[Rhombus, ...]:
        """Lying tiles in two rows."""
        basin, each = self._box(self._plan.basin), math.ceil(n / 2)
        side = min(self._plan.supply * self._scale, basin.w / each * 0.94 / LONG)
        return tuple(
            Rhombus(
                basin.x + basin.w * (k % each + 0.5) / each,
                basin.y + basin.h * (0.27 if k < each else 0.73),
                side,
                90,
            )
            for k in range(n)
        )

    def _zones(self, n: int) -> tuple[Box, ...]:
        """The basin with its rim, divided among its tiles."""
        whole = self._box(self._plan.basin.grown(_RIM))
        lines = rows(whole, 2, 0)
        return tuple(cell for line in lines for cell in columns(line, math.ceil(n / 2), 0))[:n]

    def _count(self, place: Place, shape: float) -> Count:
        """A sign, `shape` times as high as wide, and the number right of it."""
        box, scale = self._box(place.box), self._scale
        at = box.x + place.middle * scale, box.centre[1]
        sign = box_around(at, place.sign * scale, place.sign * scale * shape)
        left = place.text * scale
        return Count(sign.rounded(), Box(box.x + left, box.y, box.w - left, box.h).rounded())

    def _stars(self) -> tuple[Count, ...]:
        """The terrace; the star of all colours at its end is wider than a tile."""
        plan, scale = self._plan, self._scale
        places = plan.folded if self._folded else plan.stars
        *single, last = (self._count(place, LONG) for place in places)
        side = plan.star * scale * places[-1].sign / plan.stars[-1].sign
        middle = last.icon.centre[0] + 2 * scale
        whole = box_around((middle, last.icon.centre[1]), 2 * LONG * side)
        # Painted, it stands left of the box's middle.
        return (*single, Count(whole.moved(1.5 * side - whole.w / 2, 0), last.text))

    def _dots(self) -> tuple[Box, ...]:
        """The numbers of the rounds, at the feet of their arches."""
        size, above = self._plan.dot
        size = max(size * self._scale, _LEAST_DOT * self._text)
        feet = (self._box(arch.moved(0, -above)) for arch in self._plan.arches)
        return tuple(box_around((foot.centre[0], foot.bottom), size) for foot in feet)
