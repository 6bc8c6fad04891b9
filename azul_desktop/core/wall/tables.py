"""A wall board compiled once into flat tables; the hot path sees only these."""

from azul_desktop.core.edition import FREE as FREE_COLOUR
from azul_desktop.core.edition import Edition
from azul_desktop.core.mosaic import Mosaic
from azul_desktop.core.moves import FLOOR, pack_take
from azul_desktop.core.supply import Chance
from azul_desktop.core.tables import Tables
from azul_desktop.core.wall.board import WallBoard


class WallTables(Tables):
    """Pattern lines, floor and wall; cell = row × columns + column."""

    def __init__(self, edition: Edition, board: WallBoard, special: bool, chance: Chance) -> None:
        super().__init__(edition, chance)
        self.special: bool = special
        self.effects: list[str] = [side.effect for side in edition.specials]
        self.magnets: list[int] = [side.colour for side in edition.specials]
        self.capacity: list[int] = list(board.lines)
        self.longest: int = max(board.lines)
        self.rows: int = len(board.lines)
        self.columns: int = len(board.pattern[0])
        # The bit of one line under every colour, as in a board's TARGETS; and of all lines.
        self.line_bits: list[int] = [
            sum([1 << line + 6 * colour for colour in range(self.colours)])
            for line in range(self.rows)
        ]
        self.all_targets: int = sum(self.line_bits)
        self.floor_size: int = len(board.floor)
        self.penalty: list[int] = [sum(board.floor[:n]) for n in range(len(board.floor) + 1)]
        # n equal octal digits, to lay n tiles on the floor at once.
        self.ones: list[int] = [(8**n - 1) // 7 for n in range(len(board.floor) + 1)]
        cells = [
            [row * self.columns + column for column in range(self.columns)]
            for row in range(self.rows)
        ]
        columns = [[row[column] for row in cells] for column in range(self.columns)]
        self.mosaic: Mosaic = Mosaic(cells + columns, [])
        self.row_masks: list[int] = [sum([1 << cell for cell in row]) for row in cells]
        self.column_masks: list[int] = [sum([1 << cell for cell in line]) for line in columns]
        # The cells a colour may take in a row: allowed[row × colours + colour].
        self.allowed: list[int] = [
            sum([1 << cells[row][at] for at, cell in enumerate(board.pattern[row])
                 if cell in (colour, FREE_COLOUR)])
            for row in range(self.rows)
            for colour in range(self.colours)
        ]  # fmt: skip
        # Whether any cell is free: only then can a colour come into a column twice.
        self.has_free: bool = any([FREE_COLOUR in row for row in board.pattern])
        self.row_bonus: int = board.row_bonus
        self.column_bonus: int = board.column_bonus
        self.colour_bonus: int = board.colour_bonus
        # For each source and colour the colour's place in TARGETS, and every take by the mask of
        # lines open to it; the floor is last.
        sources = max(self.disc_counts.values()) + 1
        self.takes: list[tuple[int, list[list[int]]]] = [
            (6 * colour, [
                [pack_take(source, colour, line) for line in range(self.rows) if mask >> line & 1]
                + [pack_take(source, colour, FLOOR)]
                for mask in range(1 << self.rows)
            ])
            for source in range(sources)
            for colour in range(self.colours)
        ]  # fmt: skip
