"""A bot that plays like someone in their first games: it sees less, but what it sees it means.

It counts the points of this turn along a row, and what falls to the floor; it likes short lines
that are soon done, and knows nothing of columns, bonuses, rewards or of what others want. It looks
at the centre and at the discs on its own side of the table; at the others only when there is
nothing else.
"""

from random import Random

from azul_desktop.bots.base import Budget
from azul_desktop.core.mosaic import cells_of
from azul_desktop.core.moves import (
    BUILD,
    CENTRE,
    FLOOR,
    KEEP,
    TAKE,
    TILE,
    Move,
    kind_of,
    unpack_build,
    unpack_keep,
    unpack_take,
    unpack_tile,
)
from azul_desktop.core.rules import Rules
from azul_desktop.core.star.board import STAR_SPACES
from azul_desktop.core.star.rules import StarRules
from azul_desktop.core.star.tables import StarTables
from azul_desktop.core.state import CELLS, IN_CENTRE, State
from azul_desktop.core.wall.packed import FLOOR_COUNT, LINES
from azul_desktop.core.wall.rules import WallRules
from azul_desktop.core.wall.tables import WallTables
from azul_desktop.core.wall.tiling import cells_for

_BEGUN = 0.5
"""What a line is worth that is as good as full; a line with fewer tiles is worth less."""
_SHORTER = 0.8
"""What each space is worth that a line has less than the longest: short ones are soon done."""
_COST = 0.3
"""What a tile is worth that is paid: a beginner likes to have something left."""


class NoviceBot:
    """Plays what looks best to a beginner; chance decides between equals."""

    def __init__(self, seed: int) -> None:
        self._random = Random(seed)

    def choose(self, rules: Rules, state: State, budget: Budget) -> Move:  # noqa: ARG002
        """The best move among those that a beginner notices."""
        moves = _noticed(rules, state)
        values = [_value(rules, state, move) for move in moves]
        best = max(values)
        equals = [move for move, value in zip(moves, values, strict=True) if value == best]
        return equals[int(self._random.random() * len(equals))]


def _noticed(rules: Rules, state: State) -> list[Move]:
    """The moves from the centre and from the near discs; all of them where there are none."""
    moves = rules.legal_moves(state)
    if kind_of(moves[0]) != TAKE:
        return moves
    discs = len(state.specials)
    own = state.turn * discs / len(state.boards)
    near = {CENTRE}
    for disc in range(discs):
        if min((disc - own) % discs, (own - disc) % discs) <= discs / 4:
            near.add(disc + 1)
    return [move for move in moves if unpack_take(move)[0] in near] or moves


def _value(rules: Rules, state: State, move: Move) -> float:
    if isinstance(rules, WallRules):
        return _wall_value(rules.tables, state, move)
    assert isinstance(rules, StarRules)
    return _star_value(rules.tables, state, move)


def _wall_value(tables: WallTables, state: State, move: Move) -> float:
    """Points of a line that gets full now, a little for one that does not, less what falls."""
    board = state.boards[state.turn]
    if kind_of(move) == TILE:
        row, column = unpack_tile(move)
        covered = board[CELLS] & tables.row_masks[row]
        return float(tables.mosaic.points(covered, row * tables.columns + column))
    source, colour, line, _ = unpack_take(move)
    count = state.sources[source * tables.colours + colour]
    falling, value = count, 0.0
    if line != FLOOR:
        capacity = tables.capacity[line]
        tiles = (board[LINES + line] >> 3) + count
        falling = max(0, tiles - capacity)
        if tiles >= capacity:
            cells = cells_of(cells_for(tables, board, line, colour))
            covered = board[CELLS] & tables.row_masks[line]
            value = float(max([tables.mosaic.points(covered, cell) for cell in cells] or [0]))
        else:
            value = _BEGUN * tiles / capacity
        value += _SHORTER * (tables.longest - capacity)
    if source == CENTRE and state.marker == IN_CENTRE:
        falling += 1
    after = min(board[FLOOR_COUNT] + falling, tables.floor_size)
    return value + tables.penalty[after] - tables.penalty[board[FLOOR_COUNT]]


def _star_value(tables: StarTables, state: State, move: Move) -> float:
    """Many tiles in the draft, points for few of them when building, and no tile thrown away."""
    kind = kind_of(move)
    if kind == BUILD:
        star, space, _, jokers = unpack_build(move)
        board, cell = state.boards[state.turn], star * STAR_SPACES + space
        spent = tables.prices[cell] * _COST + 0.01 * jokers
        return 2.0 + tables.mosaic.points(board[CELLS], cell) - spent
    if kind == KEEP:
        return float(sum(unpack_keep(move, tables.colours)))
    if kind != TAKE:
        return 0.0
    source, colour, _, _ = unpack_take(move)
    first = source * tables.colours
    tiles = state.sources[first + colour] if colour != state.joker else 0
    tiles += min(state.sources[first + state.joker], 1)
    loses = source == CENTRE and state.marker == IN_CENTRE
    return 0.0 if loses else float(tiles)
