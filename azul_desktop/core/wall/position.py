"""The wall boards of a position from outside, checked against what an edition's boards can hold."""

from azul_desktop.core.edition import Edition
from azul_desktop.core.facts import MAX_COUNT, Facts
from azul_desktop.core.state import CELLS, SCORE, TILES
from azul_desktop.core.wall.packed import (
    FLOOR,
    FLOOR_COUNT,
    LINES,
    MARKER_PIECE,
    NO_PIECE,
    SHIELD,
    TARGETS,
    WALL_BOARD,
    WANTED,
)
from azul_desktop.core.wall.tables import WallTables
from azul_desktop.core.wall.tiling import cells_for


def read_wall_board(tables: WallTables, edition: Edition, facts: Facts) -> list[int]:
    """A board of the wall family."""
    board = [0] * WALL_BOARD
    board[SCORE] = facts.number("score", MAX_COUNT)
    board[WANTED] = tables.all_targets
    board[TARGETS] = tables.all_targets
    _read_wall(tables, edition, facts, board)
    _read_lines(tables, edition, facts, board)
    _read_floor(tables, edition, facts, board)
    return board


def _read_wall(tables: WallTables, edition: Edition, facts: Facts, board: list[int]) -> None:
    rows = facts.values("wall")
    if len(rows) != tables.rows:
        raise facts.wrong("wall")
    for row, cells in enumerate(rows):
        if not isinstance(cells, list) or len(cells) != tables.columns:
            raise facts.wrong("wall")
        for column, name in enumerate(cells):
            if name is None:
                continue
            if name not in edition.colours:
                raise facts.wrong("wall")
            colour, bit = edition.colours.index(name), 1 << row * tables.columns + column
            twice = not board[WANTED] >> row + 6 * colour & 1
            if twice or not cells_for(tables, board, row, colour) & bit:
                raise facts.wrong("wall")
            board[CELLS] |= bit
            board[TILES + colour] |= bit
            board[WANTED] &= ~(1 << row + 6 * colour)
    board[TARGETS] = board[WANTED]


def _read_lines(tables: WallTables, edition: Edition, facts: Facts, board: list[int]) -> None:
    lines = facts.values("lines")
    if len(lines) != tables.rows:
        raise facts.wrong("lines")
    for row, data in enumerate(lines):
        if data is None:
            continue
        line = Facts(data, "state.players.lines")
        colour, count = line.colour("colour", edition), line.number("count", tables.capacity[row])
        bit = 1 << row + 6 * colour
        if count == 0 or not board[WANTED] & bit:
            raise facts.wrong("lines")
        board[LINES + row] = count << 3 | colour
        full = count == tables.capacity[row]
        board[TARGETS] &= ~tables.line_bits[row] | (0 if full else bit)


def _read_floor(tables: WallTables, edition: Edition, facts: Facts, board: list[int]) -> None:
    pieces = facts.values("floor")
    if len(pieces) > tables.floor_size or pieces.count("marker") > 1:
        raise facts.wrong("floor")
    board[FLOOR_COUNT] = len(pieces)
    for at, name in enumerate(pieces):
        if name != "marker" and name not in edition.colours:
            raise facts.wrong("floor")
        piece = MARKER_PIECE if name == "marker" else edition.colours.index(str(name)) + 1
        board[FLOOR] |= piece << 3 * at
    shield = facts.get("shield")
    if shield is None:
        return
    if not tables.special or "shield" not in tables.effects:
        raise facts.wrong("shield")
    if shield == "empty":
        board[SHIELD] = NO_PIECE
    elif shield == "marker":
        board[SHIELD] = MARKER_PIECE
    else:
        board[SHIELD] = facts.colour("shield", edition) + 1
