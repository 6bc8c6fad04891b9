"""What a move of the wall family is worth at first sight."""

from azul_desktop.core.mosaic import cells_of
from azul_desktop.core.moves import CENTRE, FLOOR, Move, kind_of, unpack_take, unpack_tile
from azul_desktop.core.moves import TILE as TILE_KIND
from azul_desktop.core.state import CELLS, IN_CENTRE, TILES, State
from azul_desktop.core.wall.packed import FLOOR_COUNT, LINES, NO_PIECE, SHIELD
from azul_desktop.core.wall.tables import WallTables
from azul_desktop.core.wall.tiling import cells_for

_STARTING = 0.3
"""What the first-player marker is worth besides its cost."""
_WAITING = 0.55
"""How much of its points a line is worth for each tile on it while it is not full."""


def greedy_value(tables: WallTables, state: State, move: Move) -> float:
    """Points that a take or a tile brings, less what falls, plus progress towards bonuses."""
    board = state.boards[state.turn]
    if kind_of(move) == TILE_KIND:
        row, column = unpack_tile(move)
        colour = board[LINES + row] & 7
        return _cell_value(tables, board, row * tables.columns + column, colour)
    source, colour, line, _ = unpack_take(move)
    count = state.sources[source * tables.colours + colour]
    falling = count
    value = 0.0
    if line != FLOOR:
        lying = board[LINES + line] >> 3
        room = tables.capacity[line] - lying
        falling = max(0, count - room)
        value = _line_value(tables, board, line, colour, lying + count - falling)
        value -= _line_value(tables, board, line, colour, lying)
    if source == CENTRE and state.marker == IN_CENTRE:
        falling += 1
        value += _STARTING
    if falling and board[SHIELD] == NO_PIECE:
        falling -= 1
    on_floor = board[FLOOR_COUNT]
    after = min(on_floor + falling, tables.floor_size)
    return value + tables.penalty[after] - tables.penalty[on_floor]


def _line_value(tables: WallTables, board: list[int], line: int, colour: int, tiles: int) -> float:
    """What a line with so many tiles promises: all of its cell's value when it is full."""
    if not tiles:
        return 0.0
    cells = cells_of(cells_for(tables, board, line, colour))
    if not cells:
        return 0.0
    best = max(_cell_value(tables, board, cell, colour) for cell in cells)
    capacity = tables.capacity[line]
    if tiles == capacity:
        return best
    return best * _WAITING * tiles / capacity


def _cell_value(tables: WallTables, board: list[int], cell: int, colour: int) -> float:
    """The points of a tile on a cell, and how far it takes its row, column and colour."""
    covered = board[CELLS] | 1 << cell
    value = float(tables.mosaic.points(board[CELLS], cell))
    for masks, bonus in (
        (tables.row_masks, tables.row_bonus),
        (tables.column_masks, tables.column_bonus),
    ):
        for mask in masks:
            if mask >> cell & 1:
                value += bonus * _progress((covered & mask).bit_count(), mask.bit_count())
    of_colour = board[TILES + colour].bit_count() + 1
    return value + tables.colour_bonus * _progress(of_colour, tables.rows)


def _progress(covered: int, size: int) -> float:
    """How much of a bonus the last tile earned: little at first, most at the end."""
    return (covered**2 - (covered - 1) ** 2) / size**2
