"""A star board compiled once into flat tables; the hot path sees only these."""

from azul_desktop.core.edition import Edition
from azul_desktop.core.mosaic import Mosaic
from azul_desktop.core.moves import HAND, pack_keep, pack_take
from azul_desktop.core.star.board import STAR_SPACES, StarBoard
from azul_desktop.core.supply import Chance
from azul_desktop.core.tables import Tables


class StarTables(Tables):
    """Stars, prices, features and bonuses; cell = star × 6 + space."""

    def __init__(self, edition: Edition, board: StarBoard, chance: Chance) -> None:
        super().__init__(edition, chance)
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
            (colour, pack_take(source, colour, HAND))
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
