"""What a move of the wall family is worth to a beginner.

A beginner counts along the row only, likes short lines, which are soon done, and knows nothing of
columns and bonuses.
"""

from azul_desktop.core.mosaic import cells_of
from azul_desktop.core.moves import CENTRE, FLOOR, TILE, Move, kind_of, unpack_take, unpack_tile
from azul_desktop.core.state import CELLS, IN_CENTRE, State
from azul_desktop.core.wall.packed import FLOOR_COUNT, LINES
from azul_desktop.core.wall.tables import WallTables
from azul_desktop.core.wall.tiling import cells_for

_BEGUN = 0.5
"""What a line is worth that is as good as full; a line with fewer tiles is worth less."""
_SHORTER = 0.8
"""What each space is worth that a line has less than the longest."""


def novice_value(tables: WallTables, state: State, move: Move) -> float:
    """Points of a line that gets full now, a little for one that does not, less what falls."""
    board = state.boards[state.turn]
    if kind_of(move) == TILE:
        row, column = unpack_tile(move)
        covered = board[CELLS] & tables.row_masks[row]
        return float(tables.mosaic.points(covered, row * tables.columns + column))
    source, colour, line, _ = unpack_take(move)
    count = state.sources[source * tables.colours + colour]
    falling, value = count, 0.0
    if line != FLOOR:
        capacity = tables.capacity[line]
        tiles = (board[LINES + line] >> 3) + count
        falling = max(0, tiles - capacity)
        if tiles >= capacity:
            cells = cells_of(cells_for(tables, board, line, colour))
            covered = board[CELLS] & tables.row_masks[line]
            value = float(max([tables.mosaic.points(covered, cell) for cell in cells] or [0]))
        else:
            value = _BEGUN * tiles / capacity
        value += _SHORTER * (tables.longest - capacity)
    if source == CENTRE and state.marker == IN_CENTRE:
        falling += 1
    after = min(board[FLOOR_COUNT] + falling, tables.floor_size)
    return value + tables.penalty[after] - tables.penalty[board[FLOOR_COUNT]]
