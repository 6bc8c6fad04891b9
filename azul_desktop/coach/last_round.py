"""Whether the round being played will be the last."""

from azul_desktop.core.rules import Rules
from azul_desktop.core.star.rules import StarRules
from azul_desktop.core.state import CELLS, OVER, State
from azul_desktop.core.wall.packed import LINES
from azul_desktop.core.wall.rules import WallRules
from azul_desktop.core.wall.tables import WallTables
from azul_desktop.core.wall.tiling import cells_for


def is_last_round(rules: Rules, state: State) -> bool:
    """Whether the game ends with this round, as far as the table shows it.

    With a wall, someone has a complete row or a full line that will complete one; with stars,
    there is no joker left for another round.
    """
    if state.phase == OVER:
        return False
    if isinstance(rules, WallRules):
        tables = rules.tables
        return any(
            _completes(tables, board, row) for board in state.boards for row in range(tables.rows)
        )
    assert isinstance(rules, StarRules)
    return state.round == len(rules.tables.jokers)


def _completes(tables: WallTables, board: list[int], row: int) -> bool:
    missing = tables.row_masks[row] & ~board[CELLS]
    if not missing:
        return True
    line = board[LINES + row]
    if missing & (missing - 1) or line >> 3 < tables.capacity[row]:
        return False
    return cells_for(tables, board, row, line & 7) == missing
