"""An edition's board compiled once into flat tables; the hot path sees only these."""

from azul_desktop.core.edition import FREE as FREE_COLOUR
from azul_desktop.core.edition import STAR_SPACES, Edition, StarBoard, WallBoard
from azul_desktop.core.mosaic import Mosaic
from azul_desktop.core.moves import FLOOR, pack_keep, pack_take
from azul_desktop.core.supply import Chance


class Tables:
    """What both families need: colours, discs and the source of chance."""

    def __init__(self, edition: Edition, special: bool, chance: Chance) -> None:
        self.colours: int = len(edition.colours)
        self.disc_size: int = edition.disc_size
        self.tiles_of_each: int = edition.tiles_of_each
        self.disc_counts: dict[int, int] = dict(edition.discs)
        self.special: bool = special
        self.effects: list[str] = [side.effect for side in edition.specials]
        self.magnets: list[int] = [side.colour for side in edition.specials]
        self.chance: Chance = chance


class WallTables(Tables):
    """Pattern lines, floor and wall; cell = row × columns + column."""

    def __init__(self, edition: Edition, board: WallBoard, special: bool, chance: Chance) -> None:
        super().__init__(edition, special, chance)
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
        self.grey: bool = FREE_COLOUR in board.pattern[0]
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


class StarTables(Tables):
    """Stars, prices, features and bonuses; cell = star × 6 + space."""

    def __init__(self, edition: Edition, board: StarBoard, chance: Chance) -> None:
        super().__init__(edition, False, chance)
        self.stars: int = len(board.stars)
        self.star_colours: list[int] = [star.colour for star in board.stars]
        # The colours that a star may ever take.
        every = (1 << self.colours) - 1
        self.star_masks: list[int] = [
            1 << star.colour if star.colour >= 0 else every for star in board.stars
        ]
        self.prices: list[int] = [number for star in board.stars for number in star.numbers]
        rings = [
            [star * STAR_SPACES + space for space in range(STAR_SPACES)]
            for star in range(self.stars)
        ]
        self.mosaic: Mosaic = Mosaic([], rings)
        highest = max(self.prices)
        self.highest_price: int = highest
        # The spaces of a star that so many tiles can pay: affordable[star][tiles].
        self.affordable: list[list[int]] = [
            [
                sum([1 << space for space in range(STAR_SPACES)
                     if board.stars[star].numbers[space] <= tiles])
                for tiles in range(highest + 1)
            ]
            for star in range(self.stars)
        ]  # fmt: skip
        sources = max(self.disc_counts.values()) + 1
        self.takes: list[tuple[int, int]] = [
            (colour, pack_take(source, colour))
            for source in range(sources)
            for colour in range(self.colours)
        ]
        self.feature_masks: list[int] = []
        self.feature_tiles: list[int] = []
        self.features_at: list[list[int]] = [[] for _ in self.prices]
        for index, feature in enumerate(board.features):
            cells = [star * STAR_SPACES + space - 1 for star, space in feature.spaces]
            self.feature_masks.append(sum([1 << cell for cell in cells]))
            self.feature_tiles.append(feature.tiles)
            for cell in cells:
                self.features_at[cell].append(index)
        self.jokers: list[int] = list(board.jokers)
        self.start_score: int = board.start_score
        self.lowest_score: int = board.lowest_score
        self.supply: int = board.supply
        # Every choice of tiles to keep: the move, and what it needs as one nibble for each colour.
        self.keeps: list[tuple[int, int]] = sorted(
            [
                (pack_keep(counts), sum([n << 4 * colour for colour, n in enumerate(counts)]))
                for counts in _choices(self.colours, board.keep)
            ]
        )
        self.star_bonus: list[int] = list(board.star_bonus)
        self.mixed_bonus: int = board.mixed_bonus
        self.number_bonus: list[tuple[int, int, int]] = [
            (number, sum([1 << cell for cell, price in enumerate(self.prices) if price == number]),
             points)
            for number, points in board.number_bonus
        ]  # fmt: skip


def _choices(colours: int, most: int) -> list[list[int]]:
    """Every way to choose up to `most` tiles, as counts of each colour."""
    if not colours:
        return [[]]
    return [
        [count, *rest] for count in range(most + 1) for rest in _choices(colours - 1, most - count)
    ]
