"""The tiling of the wall family: full lines go to the wall, from top to bottom, and score."""

from azul_desktop.core.address import LID, Address, Zone
from azul_desktop.core.events import LineStuck, Moved, Reason, Scored, Sink
from azul_desktop.core.mosaic import cells_of
from azul_desktop.core.moves import Move, pack_tile
from azul_desktop.core.state import CELLS, SCORE, TILES, State
from azul_desktop.core.wall.floor import clear_floor, drop_tiles
from azul_desktop.core.wall.packed import LINES, TARGETS, WANTED
from azul_desktop.core.wall.tables import WallTables


def cells_for(tables: WallTables, board: list[int], row: int, colour: int) -> int:
    """The mask of the cells of a row where a tile may go: no colour twice in a column."""
    cells = tables.allowed[row * tables.colours + colour] & ~board[CELLS]
    if not tables.has_free or not cells:
        return cells
    tiles = board[TILES + colour]
    for column in tables.column_masks:
        if tiles & column:
            cells &= ~column
    return cells


def completes_row(tables: WallTables, board: list[int], row: int) -> bool:
    """Whether a row of the wall is complete, or will be by the full line beside it."""
    missing = tables.row_masks[row] & ~board[CELLS]
    if not missing:
        return True
    line = board[LINES + row]
    if missing & (missing - 1) or line >> 3 < tables.capacity[row]:
        return False
    return cells_for(tables, board, row, line & 7) == missing


def legal_cells(tables: WallTables, state: State) -> list[Move]:
    """The cells between which the player must choose for the line that is looked at."""
    board = state.boards[state.turn]
    row = state.line
    cells = cells_for(tables, board, row, board[LINES + row] & 7)
    return [pack_tile(row, cell - row * tables.columns) for cell in cells_of(cells)]


def tile_lines(tables: WallTables, state: State, sink: Sink | None) -> bool:
    """Go on tiling seat by seat until someone must choose a cell (False) or all are done (True)."""
    while state.turn < len(state.boards):
        board = state.boards[state.turn]
        for row in range(state.line, tables.rows):
            line = board[LINES + row]
            if line < tables.capacity[row] << 3:
                continue
            state.line = row
            cells = cells_for(tables, board, row, line & 7)
            if not cells:
                _stick(tables, state, line & 7, sink)
            elif cells & (cells - 1):
                return False
            else:
                place(tables, state, cells.bit_length() - 1, sink)
        clear_floor(tables, state, sink)
        state.turn += 1
        state.line = 0
    return True


def place(tables: WallTables, state: State, cell: int, sink: Sink | None) -> None:
    """Move a tile of the line that is looked at to the wall, score it, clear the line."""
    player, row = state.turn, state.line
    board = state.boards[player]
    colour = board[LINES + row] & 7
    spare = tables.capacity[row] - 1
    points = tables.mosaic.points(board[CELLS], cell)
    board[CELLS] |= 1 << cell
    board[TILES + colour] |= 1 << cell
    board[SCORE] += points
    board[WANTED] &= ~(1 << row + 6 * colour)
    _clear_line(tables, board, row)
    state.lid[colour] += spare
    if sink is not None:
        src = Address(Zone.LINE, player, row)
        run = cells_of(tables.mosaic.run(board[CELLS], cell))
        run.remove(cell)
        sink.append(Moved(colour, 1, src, Address(Zone.WALL, player, cell)))
        sink.append(Scored(player, Reason.TILE, points, board[SCORE], row, (cell, *run)))
        if spare:
            sink.append(Moved(colour, spare, src, LID))


def _stick(tables: WallTables, state: State, colour: int, sink: Sink | None) -> None:
    """A full line without a cell: all its tiles go to the floor."""
    board = state.boards[state.turn]
    row = state.line
    _clear_line(tables, board, row)
    if sink is not None:
        sink.append(LineStuck(state.turn, row))
    src = None if sink is None else Address(Zone.LINE, state.turn, row)
    drop_tiles(tables, state, colour, tables.capacity[row], src, sink)


def _clear_line(tables: WallTables, board: list[int], row: int) -> None:
    """The line is empty again and takes every colour that its wall row still wants."""
    board[LINES + row] = 0
    board[TARGETS] |= board[WANTED] & tables.line_bits[row]
