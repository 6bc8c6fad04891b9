"""The rules of one player's board in the wall family; rows and columns count from 1."""

from __future__ import annotations

from . import facts
from .wrong import Line

Wall = list[list[str | None]]


class WallPlayer:
    """One board: five pattern lines, the wall, the floor and perhaps a shield disc."""

    def __init__(self) -> None:
        self.lines: list[list[str]] = [[], [], [], [], []]
        self.wall: Wall = [[None] * 5 for _ in range(5)]
        self.floor: list[str] = []
        self.shield: str | None = None  # "empty", or the piece it caught

    def accepts(self, row: int, colour: str) -> bool:
        """A line takes one colour, is not full, and its wall row has not that colour yet."""
        line = self.lines[row - 1]
        if len(line) == row or colour in self.wall[row - 1]:
            return False
        return not line or line[0] == colour

    def rows_for(self, colour: str) -> list[int | str]:
        """Where drafted tiles may go; the floor is always allowed."""
        rows: list[int | str] = [row for row in range(1, 6) if self.accepts(row, colour)]
        return [*rows, "floor"]

    def full_row(self) -> int | None:
        """The topmost full line."""
        for row in range(1, 6):
            if len(self.lines[row - 1]) == row:
                return row
        return None

    def penalty(self) -> int:
        """The printed sum of the floor's covered spaces."""
        return sum(facts.FLOOR[: len(self.floor)])


def printed_colour(edition: str, row: int, column: int) -> str:
    """The coloured wall: each row is the row above shifted one cell to the right."""
    first_row = facts.COLOURS[edition]
    return first_row[(column - row) % 5]


def fits(edition: str, variant: str, row: int, column: int, colour: str) -> bool:
    """A printed cell takes its colour only, a free cell any."""
    if edition in facts.PARTLY_PRINTED:
        return facts.PARTLY_PRINTED[edition][variant][row - 1].split()[column - 1] in (colour, "-")
    return variant == "grey" or printed_colour(edition, row, column) == colour


def cells(edition: str, variant: str, wall: Wall, row: int, colour: str) -> list[int]:
    """The columns where a tile may go in its wall row: no colour is twice in a column."""
    columns = []
    for column in range(1, 6):
        if wall[row - 1][column - 1] is not None:
            continue
        if colour in [wall[r][column - 1] for r in range(5)]:
            continue
        if fits(edition, variant, row, column, colour):
            columns.append(column)
    return columns


def run(wall: Wall, row: int, column: int, down: int, right: int) -> int:
    """How many tiles lie in one piece from a cell, in both directions of one axis."""
    length = 1
    for sign in (1, -1):
        r = row + sign * down
        c = column + sign * right
        while 1 <= r <= 5 and 1 <= c <= 5 and wall[r - 1][c - 1] is not None:
            length += 1
            r += sign * down
            c += sign * right
    return length


def points(wall: Wall, row: int, column: int) -> int:
    """The horizontal run if over 1, plus the vertical run if over 1; else 1."""
    horizontal = run(wall, row, column, down=0, right=1)
    vertical = run(wall, row, column, down=1, right=0)
    won = 0
    if horizontal > 1:
        won += horizontal
    if vertical > 1:
        won += vertical
    return won if won > 0 else 1


def complete_rows(wall: Wall) -> list[int]:
    """The rows with 5 tiles."""
    return [row for row in range(1, 6) if None not in wall[row - 1]]


def most_loose(players: list[WallPlayer], loose: dict[str, int]) -> dict[str, int]:
    """The tiles that are loose now, and those of every line that these can fill, and so on."""
    lines = [(row + 1, line) for p in players for row, line in enumerate(p.lines) if line]
    for length, line in sorted(lines, key=lambda entry: entry[0] - len(entry[1])):
        if length - len(line) <= loose[line[0]]:
            loose[line[0]] += len(line)
    return loose


def complete_columns(wall: Wall) -> list[int]:
    """The columns with 5 tiles."""
    return [column for column in range(1, 6) if None not in [wall[r][column - 1] for r in range(5)]]


def complete_colours(wall: Wall, colours: list[str]) -> list[str]:
    """The colours of which all 5 are on the wall."""
    cells_of_wall = [cell for row in wall for cell in row]
    return [colour for colour in colours if cells_of_wall.count(colour) == 5]


def bonuses(wall: Wall, colours: list[str], seat: int) -> list[Line]:
    """Each complete row 2, column 7, colour 10."""
    due: list[Line] = []
    for row in complete_rows(wall):
        due.append({"player": seat, "kind": "row", "which": row, "points": facts.ROW_BONUS})
    for column in complete_columns(wall):
        due.append(
            {"player": seat, "kind": "column", "which": column, "points": facts.COLUMN_BONUS}
        )
    for colour in complete_colours(wall, colours):
        due.append(
            {"player": seat, "kind": "colour", "which": colour, "points": facts.COLOUR_BONUS}
        )
    return due
