"""The one way a wall game could never end: no row of any wall can be completed any more.

On the grey side players may lay their tiles so that every row of every wall lacks a colour that
no empty cell of it can take. The rulebooks do not speak of this. Such a game ends with the round
in which it came about, with the bonuses as usual.
"""

from azul_desktop.core.mosaic import cells_of
from azul_desktop.core.phases.tiling import cells_for
from azul_desktop.core.state import WANTED, State
from azul_desktop.core.tables import WallTables


def is_stalemate(tables: WallTables, state: State) -> bool:
    """Whether no player can complete a row any more, whatever tiles come."""
    for board in state.boards:
        for row in range(tables.rows):
            wanted = [c for c in range(tables.colours) if board[WANTED] >> 6 * c + row & 1]
            cells = [cells_for(tables, board, row, colour) for colour in wanted]
            if _can_share(cells, 0):
                return False
    return True


def _can_share(cells: list[int], taken: int) -> bool:
    """Whether each mask can get a cell of its own out of it, none of those taken."""
    if not cells:
        return True
    return any(_can_share(cells[1:], taken | 1 << cell) for cell in cells_of(cells[0] & ~taken))
