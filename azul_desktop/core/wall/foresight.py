"""What a full line can lead to: every way to tile it, and those above it, before it happens."""

from typing import NamedTuple

from azul_desktop.core.mosaic import cells_of
from azul_desktop.core.state import CELLS, State
from azul_desktop.core.wall.floor import drop_tiles
from azul_desktop.core.wall.packed import FLOOR_COUNT, LINES
from azul_desktop.core.wall.tables import WallTables
from azul_desktop.core.wall.tiling import cells_for, place


class Way(NamedTuple):
    """One way for a full line's tile: its points and its cell, or what the line costs stuck."""

    points: int
    cell: int | None
    """None for a line that finds no cell."""
    lost: int
    """What the tiles of a stuck line cost when they fall: 0 or less."""


def ways_to_tile(tables: WallTables, state: State, last: int) -> list[Way]:
    """What becomes of a full line, for every way to tile the full lines above it.

    A way that leaves the line without a cell is worth nothing, and its tiles cost points.
    """
    tilings = [state]
    for row in range(last):
        if _line(state, row) >> 3 == tables.capacity[row]:
            tilings = [after for before in tilings for after in _tilings(tables, before, row)]
    ways: list[Way] = []
    for tiled in tilings:
        covered = tiled.boards[tiled.turn][CELLS]
        cells = _cells(tables, tiled, last)
        ways += [Way(tables.mosaic.points(covered, cell), cell, 0) for cell in cells]
        if not cells:
            ways.append(Way(0, None, _lost(tables, tiled, _stuck(tables, tiled, last))))
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
