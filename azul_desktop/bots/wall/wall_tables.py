"""What the search looks up about the boards of an edition: flat numbers, made once of the core's.

A *word* is all of a player's board that changes during a draft: six bits for each line (tiles times
8 plus colour, as in the core), four for the pieces on the floor and two for the shield.
A *content* is what lies on a disc or in the centre: eight bits for each colour.
"""

from typing import Final

from azul_desktop.bots.wall.native import i64, vec
from azul_desktop.core.wall.tables import WallTables

FLOOR_AT: Final = 36
"""Where in a word the number of pieces on the floor stands."""
SHIELD_AT: Final = 40
"""Where in a word the shield stands: none, empty, or with a piece."""
NO_SHIELD: Final = 0
EMPTY_SHIELD: Final = 1
USED_SHIELD: Final = 2

PLAIN: Final = 0
KEEP: Final = 1
SPREAD: Final = 2
SHIELD: Final = 3

EFFECTS: Final = {"keep": KEEP, "spread": SPREAD, "shield": SHIELD}
"""The special discs that act on a take; the others have acted when the draft begins."""


class SearchTables:
    """The numbers of one edition and variant; nothing here changes during a game."""

    def __init__(self, tables: WallTables) -> None:
        self.rules_tables = tables
        """The tables of the core that these were made from."""
        self.colours: i64 = tables.colours
        self.rows: i64 = tables.rows
        self.columns: i64 = tables.columns
        self.grey: bool = tables.has_free  # all of it, or some cells
        self.special: bool = tables.special
        self.row_mask: i64 = (1 << tables.columns) - 1
        self.floor_size: i64 = tables.floor_size
        self.row_bonus: i64 = tables.row_bonus
        self.column_bonus: i64 = tables.column_bonus
        self.colour_bonus: i64 = tables.colour_bonus
        self.capacity: vec[i64] = numbers(tables.capacity)
        self.penalty: vec[i64] = numbers(tables.penalty)
        self.line_bits: vec[i64] = numbers(tables.line_bits)
        self.allowed: vec[i64] = numbers(tables.allowed)
        columns = tables.columns
        # A table, because mypyc shifts a literal as a number of 32 bits.
        self.bit: vec[i64] = numbers([1 << at for at in range(62)])
        # How many bits a row has, and the same bits four apart, so that rows can be added up.
        self.bits: vec[i64] = numbers([row.bit_count() for row in range(64)])
        self.wide: vec[i64] = numbers(
            [sum([1 << 4 * at for at in range(6) if row >> at & 1]) for row in range(64)]
        )
        # The points of one axis by the covered cells of a row of six and a place in it.
        self.runs: vec[i64] = numbers([_run(row, at) for at in range(6) for row in range(64)])
        self.column_bits: vec[i64] = numbers(
            [sum([1 << row * columns + at for row in range(tables.rows)]) for at in range(columns)]
        )


def numbers(values: list[int]) -> vec[i64]:
    """A vector of whole numbers."""
    made = zeros(len(values))
    for at, value in enumerate(values):
        made[at] = value
    return made


def zeros(size: i64) -> vec[i64]:
    """A vector of so many zeros."""
    return vec[i64]([0] * size)


def _run(row: int, at: int) -> int:
    """The length of the run through a place, the place included; 0 if it is alone."""
    low = at
    while low > 0 and row >> (low - 1) & 1:
        low -= 1
    high = at
    while high < 5 and row >> (high + 1) & 1:
        high += 1
    return high - low + 1 if high > low else 0


def drop(tables: SearchTables, word: i64, pieces: i64) -> i64:
    """The word after pieces fell: the first onto an empty shield, what finds no space away."""
    if pieces <= 0:
        return word
    if (word >> SHIELD_AT) & 3 == EMPTY_SHIELD:
        word += 1 << SHIELD_AT
        pieces -= 1
    lying = (word >> FLOOR_AT) & 15
    room = tables.floor_size - lying
    if pieces > room:
        pieces = room
    return word + (pieces << FLOOR_AT)


def lay(tables: SearchTables, word: i64, line: i64, colour: i64, count: i64) -> i64:
    """The word after tiles went to a line, or to the floor where `line` is beyond all lines."""
    if line < tables.rows:
        at = 6 * line
        held = (word >> at) & 63
        placed = tables.capacity[line] - (held >> 3)
        if placed > count:
            placed = count
        word += ((((held >> 3) + placed) << 3) | colour) - held << at
        count -= placed
    return drop(tables, word, count)
