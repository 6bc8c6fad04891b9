"""What a move of the star family is worth to a beginner.

A beginner takes many tiles, likes points that cost few of them, and knows nothing of bonuses and of
tiles that can be won.
"""

from azul_desktop.core.moves import (
    BUILD,
    CENTRE,
    KEEP,
    TAKE,
    Move,
    kind_of,
    unpack_build,
    unpack_keep,
    unpack_take,
)
from azul_desktop.core.star.board import STAR_SPACES
from azul_desktop.core.star.tables import StarTables
from azul_desktop.core.state import CELLS, IN_CENTRE, State

_COST = 0.3
"""What a tile is worth that is paid: a beginner likes to have something left."""


def novice_value(tables: StarTables, state: State, move: Move) -> float:
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
