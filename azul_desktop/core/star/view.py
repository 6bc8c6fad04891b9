"""A star board by name."""

from azul_desktop.core.mosaic import cells_of
from azul_desktop.core.star.board import STAR_SPACES
from azul_desktop.core.star.packed import HAND, KEPT, PASSED
from azul_desktop.core.star.tables import StarTables
from azul_desktop.core.state import CELLS, EMPTY, SCORE, TILES
from azul_desktop.core.view import BoardView


def view_star_board(tables: StarTables, board: list[int]) -> BoardView:
    """Stars, hand, kept tiles and won features of a packed board."""
    cells = [EMPTY] * (tables.stars * STAR_SPACES)
    for colour in range(tables.colours):
        for cell in cells_of(board[TILES + colour]):
            cells[cell] = colour
    won = [n for n, mask in enumerate(tables.feature_masks) if board[CELLS] & mask == mask]
    return BoardView(
        board[SCORE],
        STAR_SPACES,
        tuple(cells),
        hand=tuple(board[HAND : HAND + tables.colours]),
        kept=tuple(board[KEPT : KEPT + tables.colours]),
        passed=bool(board[PASSED]),
        features=frozenset(won),
    )
