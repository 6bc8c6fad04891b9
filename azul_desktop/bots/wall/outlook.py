"""What the rest of a round promises, at first sight: the move, open lines and the tiles for them.

A list of weights in thousandths, learned from what deeper looks found: four for having the move,
then forty each for the boards of who has it and who has not: for each empty line, whether tiles for
all of it are there; for each begun line, by its open spaces, whether no, few or enough tiles of its
colour are; and what lies on the floor.
"""

from typing import Final

from azul_desktop.bots.wall.draft_table import DraftTable
from azul_desktop.bots.wall.native import i64, vec
from azul_desktop.bots.wall.wall_tables import FLOOR_AT, SearchTables, numbers

SIZE: Final = 84
BOARD: Final = 40
BEGUN: Final = 12
FLOOR: Final = 36


class Outlook:
    """The weights, and what they say of a table."""

    def __init__(self, tables: SearchTables, weights: list[int]) -> None:
        self.tables = tables
        self.weights: vec[i64] = numbers(weights)
        # The lines that so many tiles of one colour fill.
        capacity = tables.rules_tables.capacity
        self.fits: vec[i64] = numbers([
            sum([1 << row for row, size in enumerate(capacity) if size <= tiles])
            for tiles in range(8)
        ])  # fmt: skip

    def see(self, draft: DraftTable) -> i64:
        """What the table promises the player to move, beyond what the boards are worth."""
        weights = self.weights
        left = draft.left
        value = weights[0] + weights[2] * left // 10
        if draft.marker < 0:
            value += weights[1] + weights[3] * left // 10
        total: i64 = 0
        source: i64 = 0
        while source < draft.sources:
            total += draft.contents[source]
            source += 1
        mover = draft.turn
        other: i64 = 1 - mover
        return (
            value
            + self._board(draft, mover, total, 4)
            - self._board(draft, other, total, 4 + BOARD)
        )

    def _board(self, draft: DraftTable, player: i64, total: i64, base: i64) -> i64:
        tables = self.tables
        weights = self.weights
        fillable = self._fillable(draft.targets[player], total)
        word = draft.words[player]
        floor = (word >> FLOOR_AT) & 15
        value = weights[base + FLOOR] * floor + weights[base + FLOOR + 1] * floor * draft.left // 10
        row: i64 = 0
        while row < tables.rows:
            held = (word >> (6 * row)) & 63
            need = tables.capacity[row] - (held >> 3)
            if held >> 3 == 0:
                value += weights[base + 2 * row + ((fillable >> row) & 1)]
            elif need > 0:
                there = (total >> (8 * (held & 7))) & 255
                enough: i64 = 2
                if there < need:
                    enough = 1 if there else 0
                value += weights[base + BEGUN + 3 * need + enough]
            row += 1
        return value

    def _fillable(self, targets: i64, total: i64) -> i64:
        """The mask of the lines that one colour on the table could fill from the start."""
        found: i64 = 0
        while total:
            there = total & 255
            if there:
                found |= targets & 63 & self.fits[there if there < 8 else 7]
            total >>= 8
            targets >>= 6
        return found
