"""A settled board as the few numbers that a network reads, most of them 0 and left out."""

from azul_desktop.bots.wall.native import i64, vec
from azul_desktop.bots.wall.tiling import Tiling
from azul_desktop.bots.wall.wall_tables import SearchTables, zeros


class Features:
    """What is to be seen on a board: `places` of the numbers that are not 0, and the numbers.

    In order: the score; each cell, covered; each cell, how many points it would bring; for columns,
    rows and colours how many tiles they have, one number for each count; for lines likewise; the
    cell that a begun line is for, by how far it is filled.
    """

    def __init__(self, tables: SearchTables) -> None:
        self.tables = tables
        self.many: i64 = 0
        self.places: vec[i64] = zeros(256)
        self.amounts: vec[float] = vec[float]([0.0] * 256)
        cells = tables.rows * tables.columns
        self.points_at: i64 = 1 + cells
        self.columns_at: i64 = self.points_at + cells
        self.rows_at: i64 = self.columns_at + tables.columns * tables.rows
        self.colours_at: i64 = self.rows_at + tables.rows * tables.columns
        self.lines_at: i64 = self.colours_at + tables.colours * tables.rows
        self.targets_at: i64 = self.lines_at + tables.rows * 7
        self.size: i64 = self.targets_at + cells

    def _see(self, place: i64, amount: float) -> None:
        self.places[self.many] = place
        self.amounts[self.many] = amount
        self.many += 1

    def read(self, tiling: Tiling) -> None:
        """Read the board that was just tiled."""
        self.many = 0
        self._see(0, float(tiling.score) * 0.05)
        tables = self.tables
        summed: i64 = 0
        row: i64 = 0
        while row < tables.rows:
            across = (tiling.cells >> (row * tables.columns)) & tables.row_mask
            summed += tables.wide[across]
            if across:
                self._see(self.rows_at + row * tables.columns + tables.bits[across] - 1, 1.0)
            column: i64 = 0
            while column < tables.columns:
                cell = row * tables.columns + column
                if (across >> column) & 1:
                    self._see(1 + cell, 1.0)
                else:
                    points = tiling.points(row, column)
                    if points > 1:
                        self._see(self.points_at + cell, float(points) * 0.2)
                column += 1
            self._read_line(tiling, row)
            row += 1
        self._read_counts(self.columns_at, summed)
        self._read_counts(self.colours_at, tiling.counts)

    def _read_counts(self, start: i64, counts: i64) -> None:
        group: i64 = 0
        while counts:
            if counts & 15:
                self._see(start + group * self.tables.rows + (counts & 15) - 1, 1.0)
            counts >>= 4
            group += 1

    def _read_line(self, tiling: Tiling, row: i64) -> None:
        held = (tiling.word >> (6 * row)) & 63
        if held >> 3 == 0:
            return
        self._see(self.lines_at + row * 7 + (held >> 3) - 1, 1.0)
        column = tiling.best_column(row, held & 7)
        if column >= 0:
            cell = row * self.tables.columns + column
            self._see(self.targets_at + cell, float(held >> 3) / float(self.tables.capacity[row]))
