"""A wall with all its tiles, for pictures of the rules: what is printed, and tiles that fit it."""

from collections.abc import Iterator

from azul_desktop.core.edition import FREE
from azul_desktop.core.wall.board import WallBoard

_TRIES = 5000
"""Tiles that are tried: some walls cannot be covered, and others are hard to cover."""

Wall = list[list[int]]


def sample_wall(board: WallBoard, colours: int) -> Wall:
    """The colour of each cell: none twice in a row, nor in a column where that is soon found.

    A free wall is covered as a coloured one is printed, each row the one above moved by a cell.
    """
    wall = [list(row) for row in board.pattern]
    free = [(row, at) for row, cells in enumerate(wall) for at in range(board.width)
            if cells[at] == FREE]  # fmt: skip
    if _cover(wall, free, colours, iter(range(_TRIES))):
        return wall
    for row, cells in enumerate(board.pattern):
        missing = iter([colour for colour in range(colours) if colour not in cells])
        wall[row] = [next(missing) if cell == FREE else cell for cell in cells]
    return wall


def _cover(wall: Wall, free: list[tuple[int, int]], colours: int, tries: Iterator[int]) -> bool:
    """Lay a tile on every free cell, if it can be done in so many tries."""
    if not free:
        return True
    (row, column), *rest = free
    taken = {*wall[row], *(cells[column] for cells in wall)}
    for step in range(colours):
        colour = (column - row + step) % colours
        if colour in taken or next(tries, None) is None:
            continue
        wall[row][column] = colour
        if _cover(wall, rest, colours, tries):
            return True
        wall[row][column] = FREE
    return False


def scattered(rows: int, columns: int) -> list[int]:
    """Cells all over a wall that complete nothing."""
    every = ((row, column) for row in range(rows) for column in range(columns))
    return [row * columns + column for row, column in every if (row * 2 + column) % 5 < 3]
