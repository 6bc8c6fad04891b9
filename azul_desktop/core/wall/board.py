"""What an edition of the wall family states about its player boards."""

from dataclasses import dataclass

from azul_desktop.core.edition import FREE, Board

MAX_LINES = 6
MAX_FLOOR = 10


@dataclass(frozen=True, slots=True)
class WallBoard(Board):
    """A player board of the wall family, one side of it."""

    lines: tuple[int, ...]
    """Spaces of each pattern line, from top to bottom; the wall has as many rows."""
    floor: tuple[int, ...]
    """What each floor space costs, from left to right, as negative numbers."""
    pattern: tuple[tuple[int, ...], ...]
    """What is printed on each wall cell, row by row: a colour that is alone there, or `FREE`."""
    row_bonus: int
    column_bonus: int
    colour_bonus: int

    @property
    def free_cells(self) -> int:
        """How many cells take any colour: none, all of them, or some."""
        return sum([row.count(FREE) for row in self.pattern])

    @property
    def cells(self) -> int:
        """How many cells the wall has."""
        return len(self.pattern) * self.width

    @property
    def width(self) -> int:
        """How many cells a row has."""
        return len(self.pattern[0])
