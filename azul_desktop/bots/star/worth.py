"""What a board is worth when a round is over: the points that it promises for the rest of the game.

All values are cents, hundredths of a point. After the last round they are the bonuses, exactly.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from azul_desktop.bots.star.packed_board import (
    KINDS,
    MIXED_KIND,
    MIXED_STAR,
    SPACES,
    PackedTables,
    bits_in,
)

if TYPE_CHECKING:
    from mypy_extensions import i64

POINT: Final = 100
FULL: Final = 63
HOPE: Final = 0.4
HOPE_LAST: Final = 0.9
NUMBER_HOPE: Final = 0.9
FEATURE_HOPE: Final = 100

JOKER_NEXT: Final = 0
JOKER_LATER: Final = 1
WANTED: Final = 2
UNWANTED: Final = 3
USES: Final = 4


class Worth:
    """The values at the end of one round, as tables that the planner adds up."""

    def __init__(self, tables: PackedTables, last: bool, next_joker: int, later_joker: int) -> None:
        self.tables: PackedTables = tables
        self.last: bool = last
        self.next_joker: int = next_joker
        self.later_joker: int = later_joker
        self.star_value: list[list[int]] = [[0] * (KINDS * 64) for _ in range(tables.stars)]
        self.feature_value: list[list[int]] = [
            [0] * (mask.bit_count() + 1) for mask in tables.feature_masks
        ]
        self.number_value: list[list[int]] = [
            [0] * (mask.bit_count() + 1) for mask in tables.number_masks
        ]
        self.keep_value: list[int] = [0] * (USES * 8)
        """What the n-th tile kept of a colour adds, by the colour's use: index use × 8 + n."""
        self.base: int = 0
        self.first: int = 0
        """What it is worth to start the next round."""

    def star_hope(self) -> list[list[int]]:
        """What a star that the hand could complete is worth on the way, to rank plans only."""
        rows: list[list[int]] = []
        share = HOPE_LAST if self.last else HOPE
        for star in range(self.tables.stars):
            rest = self.tables.rest_prices[star << 6 : (star + 1) << 6]
            row = [0] * (KINDS * 64)
            for kind in range(KINDS):
                values = self.star_value[star][kind << 6 : (kind + 1) << 6]
                full = values[FULL] - values[0]
                for mask in range(1, FULL):
                    part = 1 - rest[mask] / rest[0]
                    row[kind << 6 | mask] = int(share * full * part * part)
            rows.append(row)
        return rows

    def number_hope(self) -> list[list[int]]:
        """The same for numbers, in the last round, whose values say nothing before the end."""
        share = NUMBER_HOPE if self.last else 0.0
        return [
            [int(share * row[-1] * (at / (len(row) - 1)) ** 2) for at in range(len(row) - 1)] + [0]
            for row in self.number_value
        ]

    def feature_hope(self) -> list[list[int]]:
        """The same for features: tiles that are near to being won."""
        share = FEATURE_HOPE if self.last else 0
        return [
            [int(share * tiles * (at / (len(row) - 1)) ** 2) for at in range(len(row))]
            for row, tiles in zip(self.feature_value, self.tables.feature_tiles, strict=True)
        ]

    def scale(self, stars: float, numbers: float, features: float, keep: float) -> None:
        """Make some values count more or less; the bonuses after the last round stay."""
        if self.last:
            return
        self.star_value = [[int(stars * value) for value in row] for row in self.star_value]
        self.number_value = [[int(numbers * value) for value in row] for row in self.number_value]
        self.feature_value = [
            [int(features * value) for value in row] for row in self.feature_value
        ]
        self.keep_value = [int(keep * value) for value in self.keep_value]

    def board_value(self, cells: i64, used: i64) -> i64:
        """What the covered cells promise."""
        tables = self.tables
        total: i64 = self.base
        star: i64 = 0
        for star in range(tables.stars):
            mask: i64 = cells >> star * SPACES & 63
            kind: i64 = tables.kind(star, used >> star * SPACES & 63)
            value: i64 = self.star_value[star][kind << 6 | mask]
            total += value
        for feature in range(len(tables.feature_masks)):
            covered: i64 = tables.feature_masks[feature]
            total += self.feature_value[feature][bits_in(covered & cells)]
        for number in range(len(tables.number_masks)):
            covered = tables.number_masks[number]
            total += self.number_value[number][bits_in(covered & cells)]
        return total

    def wanted(self, cells: i64, used: i64) -> i64:
        """The mask of the colours that some star takes in which they can fill every space."""
        tables = self.tables
        found: i64 = 0
        star: i64 = 0
        stars: i64 = tables.stars
        while star < stars:
            mask: i64 = cells >> star * SPACES & 63
            if mask != FULL and tables.sorts[star] != MIXED_STAR:
                found |= tables.takes(star, mask, used >> star * SPACES & 63)
            star += 1
        return found

    def use(self, colour: i64, wanted: i64) -> i64:
        """What a tile of a colour would be good for in the next round."""
        if colour == self.next_joker:
            return JOKER_NEXT
        if colour == self.later_joker:
            return JOKER_LATER
        return WANTED if wanted >> colour & 1 else UNWANTED

    def best_keep(self, hand: i64, wanted: i64) -> i64:
        """The tiles to keep when passing with this hand, packed."""
        kept: i64 = 0
        if self.last:
            return kept
        room: i64 = self.tables.keep
        colours: i64 = self.tables.colours
        while room and kept != hand:
            best: i64 = -1
            best_value: i64 = -POINT
            colour: i64 = 0
            while colour < colours:
                have: i64 = kept >> 8 * colour & 255
                if have < hand >> 8 * colour & 255 and have < 7:
                    value: i64 = self.keep_value[self.use(colour, wanted) * 8 + have + 1]
                    if value > best_value:
                        best_value = value
                        best = colour
                colour += 1
            if best < 0:
                break
            kept += self.tables.one << 8 * best
            room -= 1
        return kept

    def hand_value(self, hand: i64, cells: i64, used: i64) -> i64:
        """What a hand is worth to a player who passes now: tiles kept, less those discarded."""
        value: i64 = 0
        if hand == 0:
            return value
        wanted = self.wanted(cells, used)
        kept = self.best_keep(hand, wanted)
        colour: i64 = 0
        while hand:
            have: i64 = kept & 255
            lost: i64 = (hand & 255) - have
            value -= lost * POINT
            if have:
                row: i64 = self.use(colour, wanted) * 8
                while have:
                    added: i64 = self.keep_value[row + have]
                    value += added
                    have -= 1
            colour += 1
            hand >>= 8
            kept >>= 8
        return value


def final_worth(tables: PackedTables) -> Worth:
    """The values after the last round: the bonuses."""
    worth = Worth(tables, True, -1, -1)
    rules_tables = tables.rules_tables
    for star in range(tables.stars):
        for kind in range(KINDS):
            bonus = rules_tables.mixed_bonus if kind == MIXED_KIND else 0
            if kind < tables.colours:
                bonus = rules_tables.star_bonus[kind]
            worth.star_value[star][kind << 6 | FULL] = bonus * POINT
    for index, (_, _, points) in enumerate(rules_tables.number_bonus):
        worth.number_value[index][-1] = points * POINT
    return worth


def simple_worth(tables: PackedTables, left: int) -> Worth:
    """Values by hand for a board that nothing was learnt about, with `left` rounds to come."""
    at = tables.rounds - left
    later = tables.jokers[at + 1] if left > 1 else -1
    worth = Worth(tables, False, tables.jokers[at], later)
    ends = final_worth(tables)
    hope = 0.9 - 0.12 * max(0, 4 - left)
    for star in range(tables.stars):
        prices = tables.prices[star * SPACES : (star + 1) * SPACES]
        for kind in range(KINDS):
            bonus = ends.star_value[star][kind << 6 | FULL]
            for mask in range(64):
                paid = sum([price for at, price in enumerate(prices) if mask >> at & 1])
                share = paid / sum(prices)
                value = bonus * share * share * (1.0 if share == 1 else hope)
                if mask != FULL:
                    value += 30 * left * mask.bit_count()
                worth.star_value[star][kind << 6 | mask] = int(value)
    for index, tiles in enumerate(tables.feature_tiles):
        row = worth.feature_value[index]
        for count in range(len(row) - 1):
            row[count] = int(tiles * 110 * hope * (count / (len(row) - 1)) ** 2)
    for index, row in enumerate(ends.number_value):
        for count in range(len(row)):
            share = count / (len(row) - 1)
            worth.number_value[index][count] = int(row[-1] * share**3)
    for use, cents in ((JOKER_NEXT, 190), (JOKER_LATER, 130), (WANTED, 130), (UNWANTED, 0)):
        for nth in range(8):
            worth.keep_value[use * 8 + nth] = cents
    worth.first = 150
    return worth
