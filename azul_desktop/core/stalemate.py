"""The ways a wall game could never end: nobody can complete a row any more, whatever tiles come.

On the grey side every row may lack a colour that none of its empty cells can take. On both sides
all tiles of a colour may lie for good on lines that no tile is left to fill. The rulebooks do not
speak of this. Such a game ends with the round in which it came about, with the bonuses as usual.
"""

from azul_desktop.core.mosaic import cells_of
from azul_desktop.core.phases.tiling import cells_for
from azul_desktop.core.state import LINES, WANTED, State
from azul_desktop.core.tables import WallTables


def is_stalemate(tables: WallTables, state: State) -> bool:
    """Whether no player can complete a row any more; asked when a round is over."""
    loose = [state.bag[colour] + state.lid[colour] for colour in range(tables.colours)]
    if not tables.grey and min(loose) >= tables.longest:
        return False
    reach = _most_loose(tables, state, loose)
    for board in state.boards:
        for row in range(tables.rows):
            if _can_complete(tables, board, row, reach):
                return False
    return True


def _most_loose(tables: WallTables, state: State, loose: list[int]) -> list[int]:
    """How many tiles of each colour can ever be off walls and lines, at the very most.

    A line that can be filled gives its tiles back, which may be what another line needs.
    """
    held = [
        (board[LINES + row] & 7, board[LINES + row] >> 3, tables.capacity[row])
        for board in state.boards
        for row in range(tables.rows)
    ]
    waiting = [line for line in held if line[1]]
    while True:
        fillable = [line for line in waiting if loose[line[0]] >= line[2] - line[1]]
        if not fillable:
            return loose
        for line in fillable:
            loose[line[0]] += line[1]
            waiting.remove(line)


def _can_complete(tables: WallTables, board: list[int], row: int, reach: list[int]) -> bool:
    """Whether each colour that a row lacks can fill its line, and has a cell of its own."""
    line = board[LINES + row]
    cells = []
    for colour in range(tables.colours):
        if board[WANTED] >> 6 * colour + row & 1:
            lying = line >> 3 if line & 7 == colour else 0
            if lying + reach[colour] < tables.capacity[row]:
                return False
            cells.append(cells_for(tables, board, row, colour))
    return _can_share(cells, 0)


def _can_share(cells: list[int], taken: int) -> bool:
    """Whether each mask can get a cell of its own out of it, none of those taken."""
    if not cells:
        return True
    for cell in cells_of(cells[0] & ~taken):
        if _can_share(cells[1:], taken | 1 << cell):
            return True
    return False
