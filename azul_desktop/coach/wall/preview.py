"""What a move of the wall family will do, shown before it is made.

Every number is read from the move made on a copy by the same rules, so what is shown happens.
"""

from dataclasses import dataclass

from azul_desktop.core.address import Zone
from azul_desktop.core.events import MARKER, Moved, Scored, Sink
from azul_desktop.core.moves import FLOOR, Move, unpack_take, unpack_tile
from azul_desktop.core.state import State
from azul_desktop.core.wall.foresight import ways_to_tile
from azul_desktop.core.wall.rules import WallRules
from azul_desktop.core.wall.tiling import place, tile_lines
from azul_desktop.core.wall.wall_draft import take

_FALLEN = (Zone.FLOOR, Zone.SHIELD, Zone.LID, Zone.MARKER)
"""Where pieces go that a take brings neither to a line nor leaves on the discs."""


@dataclass(frozen=True)
class TakePreview:
    """What a take does to the player's board."""

    placed: int
    """Tiles that find room on the line; 0 for the floor."""
    on_line: int
    """Tiles on the line after it."""
    capacity: int
    fills: bool
    points: int | None
    """What the line's tile would score if the draft ended now; None for a line that is not full.

    0 only for a line that is then stuck: it finds no cell on the grey wall.
    """
    stuck_points: int
    """What the tiles of a stuck line cost when they fall: 0 or less."""
    up_to: bool
    """Whether `points` depends on the cells that the player will choose, and is the best of it."""
    cell: int | None
    """The cell that the tile will reach; None if the line is not full, or it is chosen later."""
    to_floor: int
    """Pieces that come to lie on the floor, the marker included."""
    caught: bool
    """Whether the shield disc catches a piece."""
    to_lid: int
    """Tiles that find the floor full."""
    marker: bool
    """Whether the marker comes along."""
    floor_points: int
    """What the pieces on the floor cost as printed: 0 or less."""

    @property
    def only_marker(self) -> bool:
        """Whether the start marker, which falls before the tiles, is all that falls."""
        return self.marker and not self.caught and (self.to_floor, self.to_lid) == (1, 0)


@dataclass(frozen=True)
class TilePreview:
    """What a tile on a cell of the grey wall does, with all that follows from it."""

    points: int
    floor_points: int
    """What the tiles of lines cost that then find no cell and fall: 0 or less."""


def preview_take(rules: WallRules, state: State, move: Move) -> TakePreview:
    """What taking tiles to a line or to the floor does."""
    tables = rules.tables
    line = unpack_take(move)[2]
    after = state.clone()
    events: Sink = []
    take(tables, after, move, events)
    old, new = (rules.view(one.boards[state.turn]) for one in (state, after))
    fallen = [e for e in events if isinstance(e, Moved) and e.dst.zone in _FALLEN]
    zones = [event.dst.zone for event in fallen]
    placed = on_line = capacity = 0
    if line != FLOOR:
        on_line, capacity = new.lines[line].count, new.lines[line].capacity
        placed = on_line - old.lines[line].count
    fills = capacity > 0 and on_line == capacity
    ways = ways_to_tile(tables, after, line) if fills else []
    points = [way.points for way in ways]
    return TakePreview(
        placed=placed,
        on_line=on_line,
        capacity=capacity,
        fills=fills,
        points=max(points, default=None),
        stuck_points=max([way.lost for way in ways], default=0),
        up_to=len(set(points)) > 1,
        cell=ways[0].cell if len({way.cell for way in ways}) == 1 else None,
        to_floor=zones.count(Zone.FLOOR),
        caught=Zone.SHIELD in zones,
        to_lid=sum([event.count for event in fallen if event.dst.zone == Zone.LID]),
        marker=any(event.colour == MARKER for event in fallen),
        floor_points=tables.penalty[len(new.floor)] - tables.penalty[len(old.floor)],
    )


def preview_tile(rules: WallRules, state: State, move: Move) -> TilePreview:
    """The points of a tile on the cell chosen for it, and the lines that are stuck by it."""
    tables, player = rules.tables, state.turn
    row, column = unpack_tile(move)
    after = state.clone()
    del after.boards[player + 1 :]  # what the others do then is no part of it
    events: Sink = []
    place(tables, after, row * tables.columns + column, events)
    points = sum([event.points for event in events if isinstance(event, Scored)])
    tile_lines(tables, after, events)
    fallen = [e for e in events if isinstance(e, Moved) and e.dst.zone == Zone.FLOOR]
    lying = len(rules.view(state.boards[player]).floor)
    return TilePreview(
        points=points,
        floor_points=tables.penalty[lying + len(fallen)] - tables.penalty[lying],
    )
