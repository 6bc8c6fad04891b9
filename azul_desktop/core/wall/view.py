"""A wall board by name."""

from azul_desktop.core.events import MARKER
from azul_desktop.core.mosaic import cells_of
from azul_desktop.core.state import EMPTY, SCORE, TILES
from azul_desktop.core.view import BoardView, LineView
from azul_desktop.core.wall.floor import pieces_on
from azul_desktop.core.wall.packed import FLOOR, LINES, MARKER_PIECE, NO_PIECE, SHIELD
from azul_desktop.core.wall.tables import WallTables


def view_wall_board(tables: WallTables, board: list[int]) -> BoardView:
    """Lines, wall, floor and shield of a packed board."""
    cells = [EMPTY] * (tables.rows * tables.columns)
    for colour in range(tables.colours):
        for cell in cells_of(board[TILES + colour]):
            cells[cell] = colour
    lines = [
        LineView(line & 7 if line else EMPTY, line >> 3, capacity)
        for line, capacity in zip(board[LINES:], tables.capacity, strict=False)
    ]
    return BoardView(
        board[SCORE],
        tables.columns,
        tuple(cells),
        lines=tuple(lines),
        floor=tuple(pieces_on(board[FLOOR])),
        shield=board[SHIELD] != 0,
        caught=_caught(board[SHIELD]),
    )


def _caught(shield: int) -> int | None:
    if shield in (0, NO_PIECE):
        return None
    return MARKER if shield == MARKER_PIECE else shield - 1
