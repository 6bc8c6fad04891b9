"""The end of a wall game in which no tile can be laid on any wall any more, whatever is drawn.

It happens when nothing is left to deal; and it happens, rarely, that no row of any wall is complete
while all tiles of a colour lie on lines that nothing is left to fill, or every empty cell of a wall
with free cells is closed to the colours that its row lacks. The rulebooks know only the first case.
Such a game would go on for ever; it ends with the round in which it came about, bonuses as usual.
"""

from azul_desktop.core.state import IN_CENTRE, State
from azul_desktop.core.wall.packed import LINES, WANTED
from azul_desktop.core.wall.tables import WallTables
from azul_desktop.core.wall.tiling import cells_for


def is_stalemate(tables: WallTables, state: State) -> bool:
    """Whether nobody can lay a tile any more; asked when a round is over."""
    loose = [state.bag[colour] + state.lid[colour] for colour in range(tables.colours)]
    if not tables.has_free and min(loose) >= tables.longest:
        return False
    players = _drafting(tables, state, loose)
    reach = _most_loose(tables, state, loose)
    for player in players:
        for row in range(tables.rows):
            if _can_lay(tables, state.boards[player], row, reach):
                return False
    return True


def _drafting(tables: WallTables, state: State, loose: list[int]) -> list[int]:
    """Who will take tiles: only the first player, and always the same, if they fit one take."""
    together = 1 if tables.special else tables.disc_size
    if sum(loose) == max(loose) <= together:
        return [state.first if state.marker == IN_CENTRE else state.marker]
    return list(range(len(state.boards)))


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


def _can_lay(tables: WallTables, board: list[int], row: int, reach: list[int]) -> bool:
    """Whether a row can get another tile: the line not blocked, tiles to fill it, and a cell."""
    capacity = tables.capacity[row]
    line = board[LINES + row]
    if line >> 3 and reach[line & 7] < capacity:
        return False
    for colour in range(tables.colours):
        wanted = board[WANTED] >> 6 * colour + row & 1
        if wanted and reach[colour] >= capacity and cells_for(tables, board, row, colour):
            return True
    return False
