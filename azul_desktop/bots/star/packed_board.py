"""A board of the star family as packed integers, so that copying one costs nothing.

Cells and the colours used in each star are masks with six bits for each star. Tiles (a hand, a
disc, the supply) are counts of eight bits for each colour.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from azul_desktop.core.star.board import MIXED
from azul_desktop.core.star.packed import HAND, KEPT
from azul_desktop.core.star.tables import StarTables
from azul_desktop.core.state import CELLS, EMPTY, TILES, State

if TYPE_CHECKING:
    from mypy_extensions import i64

SPACES: Final = 6
"""Spaces of a star; a literal here, for mypyc looks other modules' names up in a dictionary."""
MIXED_KIND: Final = 6
"""The kind of a star of different colours, and of an empty free one; others are a colour."""
KINDS: Final = 7

FIXED_STAR: Final = 0
MIXED_STAR: Final = 1
FREE_STAR: Final = 2


class PackedTables:
    """What packed boards are read with: prices, features and numbers, the same in all of a game."""

    def __init__(self, tables: StarTables) -> None:
        self.rules_tables: StarTables = tables
        """The tables of the core that these were made from."""
        # mypyc would shift a literal as a C int of 32 bits; a one read from here has 64.
        self.one: i64 = 1
        self.stars: int = tables.stars
        self.colours: int = tables.colours
        self.rounds: int = len(tables.jokers)
        self.jokers: list[int] = list(tables.jokers)
        self.keep: int = max([sum(_counts(need, 4)) for _, need in tables.keeps])
        self.prices: list[int] = list(tables.prices)
        self.sorts: list[int] = [_sort(colour) for colour in tables.star_colours]
        self.colour_masks: list[int] = list(tables.star_masks)
        self.features_at: list[list[int]] = tables.features_at
        self.feature_masks: list[int] = list(tables.feature_masks)
        self.feature_tiles: list[int] = list(tables.feature_tiles)
        self.number_masks: list[int] = [mask for _, mask, _ in tables.number_bonus]
        self.numbers_at: list[list[int]] = [
            [index for index, mask in enumerate(self.number_masks) if mask >> cell & 1]
            for cell in range(len(self.prices))
        ]
        self.ring_points: list[int] = [
            tables.mosaic.points(mask & ~(1 << space), space) if space < SPACES else 0
            for mask in range(64)
            for space in range(8)
        ]
        self.rest_prices: list[int] = [
            sum(
                [
                    price
                    for space, price in enumerate(self._star_prices(star))
                    if not mask >> space & 1
                ]
            )
            for star in range(self.stars)
            for mask in range(64)
        ]

    def _star_prices(self, star: int) -> list[int]:
        return self.prices[star * SPACES : (star + 1) * SPACES]

    def kind(self, star: i64, used: i64) -> i64:
        """What a star is: its colour, or of different colours; `used` are the colours in it."""
        sort: i64 = self.sorts[star]
        if sort == MIXED_STAR:
            return MIXED_KIND
        mask: i64 = used
        if sort == FIXED_STAR:
            mask = self.colour_masks[star]
        elif mask == 0 or mask & (mask - 1):
            return MIXED_KIND
        return single_bit(mask)

    def takes(self, star: i64, covered: i64, used: i64) -> i64:
        """The mask of the colours that a star still takes, from its six bits of each mask."""
        sort: i64 = self.sorts[star]
        every: i64 = self.colour_masks[star]
        if sort == FIXED_STAR:
            return every
        if sort == FREE_STAR:
            if covered & (covered - 1) == 0:
                return every
            if used & (used - 1) == 0:
                return used
        return every & ~used


def single_bit(mask: i64) -> i64:
    """The number of the lowest bit that is set."""
    bit: i64 = 0
    while not mask & 1:
        mask >>= 1
        bit += 1
    return bit


def bits_in(mask: i64) -> i64:
    """How many bits are set."""
    count: i64 = 0
    while mask:
        mask &= mask - 1
        count += 1
    return count


def tiles_in(packed: i64) -> i64:
    """How many tiles there are of all colours together."""
    count: i64 = 0
    while packed:
        count += packed & 255
        packed >>= 8
    return count


def pack_tiles(counts: list[int]) -> int:
    """Counts of each colour as one number."""
    packed = 0
    for colour, count in enumerate(counts):
        packed |= count << 8 * colour
    return packed


def pack_hand(board: list[int]) -> int:
    """The tiles that a player holds or has kept."""
    return pack_tiles([board[HAND + at] + board[KEPT + at] for at in range(KEPT - HAND)])


def pack_supply(state: State) -> int:
    """The tiles in the supply."""
    packed = 0
    for colour in state.supply:
        if colour != EMPTY:
            packed += 1 << 8 * colour
    return packed


def pack_used(tables: PackedTables, board: list[int]) -> int:
    """The colours in each star, six bits a star."""
    used = 0
    for star in range(tables.stars):
        for colour in range(tables.colours):
            if board[TILES + colour] >> star * SPACES & 63:
                used |= 1 << star * SPACES + colour
    return used


def covered_cells(board: list[int]) -> int:
    """The mask of the covered cells."""
    return board[CELLS]


def _counts(packed: int, width: int) -> list[int]:
    counts = []
    while packed:
        counts.append(packed & (1 << width) - 1)
        packed >>= width
    return counts


def _sort(colour: int) -> int:
    if colour >= 0:
        return FIXED_STAR
    return MIXED_STAR if colour == MIXED else FREE_STAR
