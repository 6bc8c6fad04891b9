"""What a move will do, shown before it is made.

Every number is read from the move made on a copy by the same rules, so what is shown happens.
"""

from dataclasses import dataclass

from azul_desktop.core.address import Zone
from azul_desktop.core.events import MARKER, FeatureWon, LineStuck, Moved, Scored, Sink
from azul_desktop.core.mosaic import cells_of
from azul_desktop.core.moves import FLOOR, Move, unpack_build, unpack_take, unpack_tile
from azul_desktop.core.star.board import STAR_SPACES, StarBoard
from azul_desktop.core.star.build import build
from azul_desktop.core.star.packed import HAND, KEPT
from azul_desktop.core.star.rules import StarRules
from azul_desktop.core.star.star_draft import take as gather
from azul_desktop.core.state import CELLS, SCORE, State
from azul_desktop.core.wall.floor import drop_tiles
from azul_desktop.core.wall.packed import FLOOR_COUNT, LINES, SHIELD
from azul_desktop.core.wall.rules import WallRules
from azul_desktop.core.wall.tables import WallTables
from azul_desktop.core.wall.tiling import cells_for, place, tile_lines
from azul_desktop.core.wall.wall_draft import take


@dataclass(frozen=True)
class TakePreview:
    """What a take of the wall family does to the player's board."""

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
    shield: bool
    """Whether the shield disc comes along."""
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
    stuck: tuple[int, ...]
    """The rows whose full lines then find no cell."""
    floor_points: int
    """What their tiles cost when they fall: 0 or less."""


@dataclass(frozen=True)
class GatherPreview:
    """What a take of the star family does: tiles and jokers to the hand, points for the marker."""

    tiles: int
    jokers: int
    marker: bool
    points: int
    """The change of the score: 0 or less."""


@dataclass(frozen=True)
class BuildPreview:
    """What building a space does."""

    price: tuple[int, int]
    """Tiles of the colour and jokers that are paid, the one that is placed included."""
    points: int
    features: tuple[int, ...]
    reward_tiles: int
    """Tiles to be taken from the supply."""


@dataclass(frozen=True)
class PassCost:
    """What passing costs a player who keeps as many tiles as allowed."""

    discarded: int
    points: int
    """The change of the score: 0 or less."""


def preview_take(rules: WallRules, state: State, move: Move) -> TakePreview:
    """What taking tiles to a line or to the floor does."""
    tables = rules.tables
    line = unpack_take(move)[2]
    after = state.clone()
    events: Sink = []
    take(tables, after, move, events)
    old, board = state.boards[state.turn], after.boards[state.turn]
    fallen = [event for event in events if isinstance(event, Moved) and _falls(event)]
    zones = [event.dst.zone for event in fallen]
    placed = on_line = capacity = 0
    if line != FLOOR:
        on_line, capacity = board[LINES + line] >> 3, tables.capacity[line]
        placed = on_line - (old[LINES + line] >> 3)
    fills = capacity > 0 and on_line == capacity
    ways = _ways(tables, after, line) if fills else []
    points = [points for points, _, _ in ways]
    penalty = tables.penalty
    return TakePreview(
        placed=placed,
        on_line=on_line,
        capacity=capacity,
        fills=fills,
        points=max(points, default=None),
        stuck_points=max([lost for _, _, lost in ways], default=0),
        up_to=len(set(points)) > 1,
        cell=ways[0][1] if len({cell for _, cell, _ in ways}) == 1 else None,
        to_floor=zones.count(Zone.FLOOR),
        caught=Zone.SHIELD in zones,
        to_lid=sum([event.count for event in fallen if event.dst.zone == Zone.LID]),
        marker=any(event.colour == MARKER for event in fallen),
        shield=board[SHIELD] != 0 and old[SHIELD] == 0,
        floor_points=penalty[board[FLOOR_COUNT]] - penalty[old[FLOOR_COUNT]],
    )


def _falls(event: Moved) -> bool:
    """Whether a take does not bring a piece to a line, nor leave it on the discs."""
    return event.dst.zone in (Zone.FLOOR, Zone.SHIELD, Zone.LID, Zone.MARKER)


def _ways(tables: WallTables, state: State, last: int) -> list[tuple[int, int | None, int]]:
    """Points and cell of a full line's tile, for every way to tile the full lines above it.

    A way that leaves the line without a cell is worth nothing, and its tiles cost points.
    """
    tilings = [state]
    for row in range(last):
        if _line(state, row) >> 3 == tables.capacity[row]:
            tilings = [after for before in tilings for after in _tilings(tables, before, row)]
    ways: list[tuple[int, int | None, int]] = []
    for tiled in tilings:
        covered = tiled.boards[tiled.turn][CELLS]
        cells = _cells(tables, tiled, last)
        ways += [(tables.mosaic.points(covered, cell), cell, 0) for cell in cells]
        if not cells:
            ways.append((0, None, _lost(tables, tiled, _stuck(tables, tiled, last))))
    return ways


def _tilings(tables: WallTables, state: State, row: int) -> list[State]:
    """What tiling a full line can lead to; a stuck line falls to the floor."""
    cells = _cells(tables, state, row)
    after = [state.clone() for _ in cells]
    for tiled, cell in zip(after, cells, strict=True):
        tiled.line = row
        place(tables, tiled, cell, None)
    return after or [_stuck(tables, state, row)]


def _stuck(tables: WallTables, state: State, row: int) -> State:
    """What a full line without a cell leads to."""
    after = state.clone()
    drop_tiles(tables, after, _line(state, row) & 7, tables.capacity[row], None, None)
    return after


def _lost(tables: WallTables, before: State, after: State) -> int:
    """What the pieces cost that have come to the floor meanwhile."""
    old, new = (state.boards[before.turn][FLOOR_COUNT] for state in (before, after))
    return tables.penalty[new] - tables.penalty[old]


def _cells(tables: WallTables, state: State, row: int) -> list[int]:
    colour = _line(state, row) & 7
    return cells_of(cells_for(tables, state.boards[state.turn], row, colour))


def _line(state: State, row: int) -> int:
    return state.boards[state.turn][LINES + row]


def preview_tile(rules: WallRules, state: State, move: Move) -> TilePreview:
    """The points of a tile on the cell chosen for it, and the lines that are stuck by it."""
    tables, player = rules.tables, state.turn
    row, column = unpack_tile(move)
    after = state.clone()
    del after.boards[player + 1 :]  # what the others do then is no part of it
    events: Sink = []
    place(tables, after, row * tables.columns + column, events)
    points = _points(events)
    tile_lines(tables, after, events)
    fallen = [e for e in events if isinstance(e, Moved) and e.dst.zone == Zone.FLOOR]
    lying = state.boards[player][FLOOR_COUNT]
    return TilePreview(
        points=points,
        stuck=tuple([event.row for event in events if isinstance(event, LineStuck)]),
        floor_points=tables.penalty[lying + len(fallen)] - tables.penalty[lying],
    )


def preview_gather(rules: StarRules, state: State, move: Move) -> GatherPreview:
    """What taking tiles to the hand does."""
    after = state.clone()
    events: Sink = []
    gather(rules.tables, after, move, events)
    taken = [e for e in events if isinstance(e, Moved) and e.dst.zone == Zone.HAND]
    jokers = sum([event.count for event in taken if event.colour == state.joker])
    return GatherPreview(
        tiles=sum([event.count for event in taken]) - jokers,
        jokers=jokers,
        marker=after.marker != state.marker,
        points=_score(after) - _score(state),
    )


def preview_build(rules: StarRules, state: State, move: Move) -> BuildPreview:
    """What building a space costs and brings."""
    star, space, _, jokers = unpack_build(move)
    after = state.clone()
    events: Sink = []
    build(rules.tables, after, move, events)
    price = rules.tables.prices[star * STAR_SPACES + space]
    return BuildPreview(
        price=(price - jokers, jokers),
        points=_points(events),
        features=tuple([event.feature for event in events if isinstance(event, FeatureWon)]),
        reward_tiles=after.due,
    )


def pass_cost(rules: StarRules, state: State) -> PassCost:
    """What passing costs a player who keeps as many tiles as the corners hold.

    In the last round nothing can be kept.
    """
    side = rules.edition.board(rules.options.variant)
    assert isinstance(side, StarBoard)
    board = state.boards[state.turn]
    room = side.keep if state.round < len(side.jokers) else 0
    discarded = max(sum(board[HAND:KEPT]) - room, 0)
    return PassCost(discarded, -min(discarded, board[SCORE] - side.lowest_score))


def _points(events: Sink) -> int:
    return sum([event.points for event in events if isinstance(event, Scored)])


def _score(state: State) -> int:
    return state.boards[state.turn][SCORE]
