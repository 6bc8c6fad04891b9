"""What a player board of the wall family consists of, as shapes on the screen."""

from dataclasses import dataclass
from typing import Literal, NamedTuple

from azul_desktop.core.address import Address, Zone
from azul_desktop.core.events import Reason, Scored
from azul_desktop.core.wall.board import WallBoard
from azul_desktop.geometry import Box, Point, Shape, box_around, surrounding
from azul_desktop.ui.table.layout.aside import around
from azul_desktop.ui.table.layout.mat import Mat
from azul_desktop.ui.table.layout.spot import Spot
from azul_desktop.ui.table.shown.shown_board import ShownBoard

Style = Literal["front", "wide", "compact"]
FRAME = 0.11
"""How far the frame of the wall reaches beyond its cells, in pitches."""

GAP = 0.025
"""The grout between the cells, in pitches: so little that a full wall reads as one panel."""


@dataclass(frozen=True)
class Track:
    """The score on a board: a ruler from 0 to `last`, or a row of tens above a row of ones."""

    box: Box
    kind: Literal["track", "sliders"]
    last: int
    cell: float
    """The side of a cell of the board."""

    @property
    def rows(self) -> tuple[Box, ...]:
        """The rows with their numerals: one ruler, or tens and ones."""
        if self.kind == "track":
            return (self.box,)
        half = self.box.h / 2
        return tuple(Box(self.box.x, self.box.y + i * half, self.box.w, half) for i in (0, 1))

    @property
    def whole(self) -> int:
        """How many points it takes to go round once: all of the ruler, or of tens and ones."""
        return self.last if self.kind == "track" else (self.last + 1) * 10

    def around(self, score: int) -> tuple[int, int]:
        """How often the cube or the sliders have started over, and the number that they show."""
        first = 1 if self.kind == "track" else 0
        return around(score, first, first + self.whole - 1)

    def points(self, score: int) -> tuple[Point, ...]:
        """Where the cube stands, or the two sliders; past the end they start over."""
        shown = max(self.around(score)[1], 0)
        if self.kind == "track":
            step = self.box.w / self.last
            return ((self.box.x + shown * step, self.box.y),)
        return tuple(
            self.digits(row)[digit].centre
            for row, digit in zip(self.rows, divmod(shown, 10), strict=True)
        )

    def tag(self, row: Box) -> Box:
        """Where it stands what a row counts, at its left end."""
        return row._replace(w=row.h * 1.5)

    def digits(self, row: Box) -> tuple[Box, ...]:
        """The digits of a row, side by side after its tag."""
        first = self.tag(row).right
        step = (row.right - first) / (self.last + 1)
        return tuple(
            Box(first + digit * step, row.y, step, row.h) for digit in range(self.last + 1)
        )


class Head(NamedTuple):
    """Who plays the board, and the score."""

    avatar: Box
    name: Box
    level: Box | None
    points_label: Box | None
    score: Box


class Grid(NamedTuple):
    """The lines and the wall."""

    tile: int
    pitch: int
    lines: tuple[tuple[Box, ...], ...]
    line_boxes: tuple[Box, ...]
    line_zones: tuple[Box, ...]
    wall: tuple[Box, ...]
    columns: int
    wall_frame: Box
    arrows: tuple[Box, ...]


class FloorRow(NamedTuple):
    """The floor and what is written beside it."""

    floor: tuple[Box, ...]
    floor_values: tuple[Box, ...]
    floor_box: Box
    floor_zone: Box
    floor_label: Box | None
    floor_sum: Box
    shield: Box
    bonuses: Box | None


@dataclass(frozen=True)
class WallMat(Mat):
    """A player board: every cell, and the zones in which a drop belongs to a line or the floor."""

    box: Box
    style: Style
    avatar: Box
    name: Box
    level: Box | None
    """Where a bot's level stands, if not behind the name."""
    points_label: Box | None
    score: Box
    tile: int
    pitch: int
    lines: tuple[tuple[Box, ...], ...]
    """The cells of each line from the right, as tiles fill them."""
    line_boxes: tuple[Box, ...]
    line_zones: tuple[Box, ...]
    """Where a drop goes to the line: they touch, so that the nearest line gets it."""
    wall: tuple[Box, ...]
    """The cells row by row."""
    columns: int
    wall_frame: Box
    arrows: tuple[Box, ...]
    floor: tuple[Box, ...]
    floor_values: tuple[Box, ...]
    """What each floor space costs: above the space, or in it on a compact board."""
    floor_box: Box
    floor_zone: Box
    """Where a drop goes to the floor."""
    floor_label: Box | None
    floor_sum: Box
    shield: Box
    """Where a shield disc lies that the player holds."""
    bonuses: Box | None
    track: Track | None
    marker: Box
    """Where the start marker lies while the player holds it and it is not on the floor."""

    @property
    def cell(self) -> float:
        """The side of a cell."""
        return self.tile

    @property
    def cells(self) -> tuple[Box, ...]:
        """The cells of the wall."""
        return self.wall

    def lying(self, board: ShownBoard, address: Address, colour: int) -> list[Shape]:
        """A line has its tiles from the right; everything else has one place for each piece."""
        if address.zone == Zone.LINE:
            return list(self.lines[address.index][: max(1, board.lines[address.index][1])])
        if address.zone == Zone.WALL:
            return [self.wall[address.index]]
        if address.zone == Zone.SHIELD:
            return [self.shield]
        return [self.floor[address.index]]

    def scoring(self, event: Scored) -> list[Shape]:
        """The cells of a run, or the spaces of a counted floor."""
        cells = self.floor if event.reason == Reason.FLOOR else self.wall
        return [cells[cell] for cell in event.cells]

    def spots(self, owner: int) -> list[Spot]:
        """The lines and the floor with their zones, and the cells of the wall."""
        rows = zip(self.line_boxes, self.line_zones, strict=True)
        spots = [
            Spot(Address(Zone.LINE, owner, row), (box,), zone)
            for row, (box, zone) in enumerate(rows)
        ]
        spots.append(Spot(Address(Zone.FLOOR, owner), (self.floor_box,), self.floor_zone))
        spots += [
            Spot(Address(Zone.WALL, owner, cell), (box,)) for cell, box in enumerate(self.wall)
        ]
        return spots


class Columns(NamedTuple):
    """The right end of the lines, the left end of the wall, and where both begin."""

    right: float
    left: float
    top: float


def grid(board: WallBoard, tile: int, pitch: int, at: Columns, zone_left: float) -> Grid:
    """The cells of the lines and of the wall; a line's drop zone begins at `zone_left`."""
    right, left, top = round(at.right), round(at.left), round(at.top)
    lines = tuple(
        tuple(Box(right - tile - i * pitch, top + row * pitch, tile, tile) for i in range(spaces))
        for row, spaces in enumerate(board.lines)
    )
    wall = tuple(
        Box(left + column * pitch, top + row * pitch, tile, tile)
        for row, colours in enumerate(board.pattern)
        for column in range(len(colours))
    )
    frame = surrounding(list(wall)).grown(max(2, round(pitch * FRAME)))
    gap = pitch - tile
    zones = tuple(
        Box(zone_left, top + row * pitch - gap / 2, frame.x - zone_left, pitch).rounded()
        for row in range(len(lines))
    )
    arrow = round(min(pitch * 0.3, (frame.x - right) * 0.8))
    middle = (right + frame.x) / 2
    arrows = tuple(box_around((middle, line[0].centre[1]), arrow).rounded() for line in lines)
    boxes = tuple(surrounding(list(line)) for line in lines)
    columns = len(board.pattern[0])
    return Grid(tile, pitch, lines, boxes, zones, wall, columns, frame, arrows)


def gapped(pitch: int) -> int:
    """The tile that leaves the gap of the grout in a pitch."""
    return pitch - max(1, round(pitch * GAP))


def pitch_of(tile: float) -> int:
    """The smallest pitch with a tile at least so large."""
    pitch = int(tile)
    while gapped(pitch) < tile:
        pitch += 1
    return pitch


def mat(
    box: Box,
    style: Style,
    head: Head,
    cells: Grid,
    row: FloorRow,
    track: Track | None,
    marker: Box,
) -> WallMat:
    """A board from its parts."""
    parts = head._asdict() | cells._asdict() | row._asdict()
    return WallMat(box=box, style=style, track=track, marker=marker, **parts)
