"""What a board becomes when the round ends: full lines tiled and scored, the floor paid."""

from azul_desktop.bots.wall.native import i64, vec
from azul_desktop.bots.wall.plan import FLOOR_AT, Plan, drop, zeros
from azul_desktop.bots.wall.table import Table


class Tiling:
    """One board being tiled; the results stand in its fields until the next one."""

    def __init__(self, plan: Plan, table: Table) -> None:
        self.plan = plan
        self.table = table
        self.score: i64 = 0
        self.cells: i64 = 0
        self.word: i64 = 0
        """The lines that stay; floor and shield as they were."""
        self.counts: i64 = 0
        """Tiles on the wall of each colour, four bits each."""
        self.tiles: vec[i64] = zeros(6)

    def begin(self, player: i64, word: i64) -> None:
        """Start from a player's wall and a word."""
        table = self.table
        self.score = table.scores[player]
        self.cells = table.cells[player]
        self.word = word
        counts: i64 = 0
        colour: i64 = 0
        while colour < self.plan.colours:
            tiles = table.tiles[6 * player + colour]
            self.tiles[colour] = tiles
            while tiles:
                counts += 1 << (4 * colour)
                tiles &= tiles - 1
            colour += 1
        self.counts = counts

    def settle(self, player: i64, word: i64) -> None:
        """Tile all full lines of a word, each on its best cell, and pay the floor."""
        self.begin(player, word)
        row: i64 = 0
        while row < self.plan.rows:
            held = (word >> (6 * row)) & 63
            if held >> 3 >= self.plan.capacity[row]:
                self.tile(row, self.best_column(row, held & 7))
            row += 1
        self.pay()

    def tile(self, row: i64, column: i64) -> None:
        """Move the tile of a full line to its wall row; without a column the line is stuck."""
        plan = self.plan
        at = 6 * row
        held = (self.word >> at) & 63
        colour = held & 7
        self.word -= held << at
        if column < 0:
            self.word = drop(plan, self.word, plan.capacity[row])
            return
        self.score += self.points(row, column)
        bit = plan.bit[row * plan.columns + column]
        self.cells |= bit
        self.tiles[colour] |= bit
        self.counts += 1 << (4 * colour)

    def points(self, row: i64, column: i64) -> i64:
        """What a tile on an empty cell scores."""
        plan = self.plan
        columns = plan.columns
        cells = self.cells
        upright: i64 = 0
        other: i64 = 0
        while other < plan.rows:
            upright |= ((cells >> (other * columns + column)) & 1) << other
            other += 1
        across = (cells >> (row * columns)) & plan.row_mask
        found = plan.runs[column * 64 + across] + plan.runs[row * 64 + upright]
        return found if found else 1

    def columns_for(self, row: i64, colour: i64) -> i64:
        """The mask of the columns in which a colour may go in a row."""
        plan = self.plan
        columns = plan.columns
        cells = plan.allowed[row * plan.colours + colour] & ~self.cells
        open_columns = (cells >> (row * columns)) & plan.row_mask
        if plan.grey:
            column: i64 = 0
            while column < columns:
                if self.tiles[colour] & plan.column_bits[column]:
                    open_columns &= ~(1 << column)
                column += 1
        return open_columns

    def best_column(self, row: i64, colour: i64) -> i64:
        """The column where a tile scores most, by points and what lies beside; −1 for none."""
        open_columns = self.columns_for(row, colour)
        best: i64 = -1
        best_value: i64 = -1
        column: i64 = 0
        while open_columns:
            if open_columns & 1:
                value: i64 = 0
                if best >= 0 or open_columns > 1:  # a choice
                    value = self.points(row, column) * 8 + self.in_column(column)
                if value > best_value:
                    best = column
                    best_value = value
            open_columns >>= 1
            column += 1
        return best

    def in_column(self, column: i64) -> i64:
        """How many tiles a column of the wall has."""
        found: i64 = 0
        cells = self.cells & self.plan.column_bits[column]
        while cells:
            found += 1
            cells &= cells - 1
        return found

    def pay(self) -> None:
        """Take the floor's penalty off the score, never below 0."""
        score = self.score + self.plan.penalty[(self.word >> FLOOR_AT) & 15]
        self.score = score if score > 0 else 0
        self.word &= (1 << FLOOR_AT) - 1

    def rows_done(self) -> i64:
        """How many rows of the wall are complete."""
        found: i64 = 0
        row: i64 = 0
        while row < self.plan.rows:
            across = (self.cells >> (row * self.plan.columns)) & self.plan.row_mask
            if across == self.plan.row_mask:
                found += 1
            row += 1
        return found

    def bonuses(self) -> i64:
        """The points that the wall would get if the game ended now."""
        plan = self.plan
        total = self.rows_done() * plan.row_bonus
        column: i64 = 0
        while column < plan.columns:
            if self.cells & plan.column_bits[column] == plan.column_bits[column]:
                total += plan.column_bonus
            column += 1
        colour: i64 = 0
        while colour < plan.colours:
            if (self.counts >> (4 * colour)) & 15 >= plan.rows:
                total += plan.colour_bonus
            colour += 1
        return total
