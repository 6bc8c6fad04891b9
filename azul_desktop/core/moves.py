"""Moves as packed integers, so that sorting, comparing and storing them costs nothing.

A move is `kind << 18` plus fields. Moves of one kind sort by their fields in the order given:

| kind   | fields |
|--------|--------|
| TAKE   | source (0 is the centre, 1 disc 0 …), colour, line, FLOOR or HAND, colours spread right |
| TILE   | row, column |
| BUILD  | star, colour, space, jokers |
| PASS   | – |
| REWARD | colour |
| KEEP   | three bits for each colour: how many are kept |
"""

from typing import Final

Move = int

TAKE: Final = 0
TILE: Final = 1
BUILD: Final = 2
PASS: Final = 3
REWARD: Final = 4
KEEP: Final = 5

CENTRE: Final = 0
"""The source that is the centre; disc d is source d + 1."""
FLOOR: Final = 7
"""The target of a take that goes to the floor outright."""
HAND: Final = 6
"""The target of a take in families whose tiles go to a hand; lines are below it."""

PASS_MOVE: Final = PASS << 18


def kind_of(move: Move) -> int:
    """Which kind of move this is."""
    return move >> 18


def pack_take(source: int, colour: int, line: int, right: int = 0) -> Move:
    """Take `colour` to a line; `right` is the mask of the colours spread to the right disc."""
    return source << 12 | colour << 9 | line << 6 | right


def unpack_take(move: Move) -> tuple[int, int, int, int]:
    """(source, colour, line, right) of a take."""
    return move >> 12 & 15, move >> 9 & 7, move >> 6 & 7, move & 63


def pack_tile(row: int, column: int) -> Move:
    """Move the tile of a full line to a cell of its wall row; both count from 0."""
    return TILE << 18 | row << 12 | column << 9


def unpack_tile(move: Move) -> tuple[int, int]:
    """(row, column) of a tile move."""
    return move >> 12 & 15, move >> 9 & 7


def pack_build(star: int, space: int, colour: int, jokers: int) -> Move:
    """Build `colour` on a space (from 0) of a star, paying with `jokers` jokers among the tiles."""
    return BUILD << 18 | star << 12 | colour << 9 | space << 6 | jokers


def unpack_build(move: Move) -> tuple[int, int, int, int]:
    """(star, space, colour, jokers) of a build."""
    return move >> 12 & 15, move >> 6 & 7, move >> 9 & 7, move & 63


def pack_reward(colour: int) -> Move:
    """Take one tile of `colour` from the supply."""
    return REWARD << 18 | colour


def unpack_reward(move: Move) -> int:
    """The colour of a reward."""
    return move & 7


def pack_keep(counts: list[int]) -> Move:
    """Keep that many tiles of each colour for the next round."""
    move = KEEP << 18
    for colour, count in enumerate(counts):
        move |= count << 3 * colour
    return move


def unpack_keep(move: Move, colours: int) -> list[int]:
    """How many tiles of each colour a keep move keeps."""
    return [move >> 3 * colour & 7 for colour in range(colours)]
