"""Where the tiles of full lines go on a wall with free cells: every way is tried."""

from azul_desktop.bots.wall.judge import INFINITE, Judge
from azul_desktop.bots.wall.native import i64


def best_cell(judge: Judge, player: i64, row: i64) -> int:
    """The column for the tile of a full line, with the best cells for the lines below it."""
    judge.tiling.begin(player, judge.draft.words[player])
    best: i64 = -1
    best_value: i64 = -INFINITE
    column: i64 = 0
    open_columns = judge.tiling.columns_for(row, (judge.tiling.word >> (6 * row)) & 7)
    while open_columns:
        if open_columns & 1:
            value = _value_with(judge, row, column)
            if value > best_value:
                best = column
                best_value = value
        open_columns >>= 1
        column += 1
    return int(best)


def _value_with(judge: Judge, row: i64, column: i64) -> i64:
    """The board's value with the line of a row tiled so and those below as well as can be."""
    tiling = judge.tiling
    word = tiling.word
    score = tiling.score
    cells = tiling.cells
    counts = tiling.counts
    colour = (word >> (6 * row)) & 7
    of_colour = tiling.tiles[colour]
    tiling.tile(row, column)
    value = _best_below(judge, row + 1)
    tiling.word = word
    tiling.score = score
    tiling.cells = cells
    tiling.counts = counts
    tiling.tiles[colour] = of_colour
    return value


def _best_below(judge: Judge, row: i64) -> i64:
    tiling = judge.tiling
    tables = judge.tables
    while row < tables.rows and (tiling.word >> (6 * row + 3)) & 7 < tables.capacity[row]:
        row += 1
    if row == tables.rows:
        tiling.pay()
        return judge.settled_value()
    open_columns = tiling.columns_for(row, (tiling.word >> (6 * row)) & 7)
    if not open_columns:
        return _value_with(judge, row, -1)
    best: i64 = -INFINITE
    column: i64 = 0
    while open_columns:
        if open_columns & 1:
            value = _value_with(judge, row, column)
            if value > best:
                best = value
        open_columns >>= 1
        column += 1
    return best
