"""What a move of the star family is worth at first sight."""

from azul_desktop.core.moves import (
    BUILD,
    CENTRE,
    KEEP,
    PASS,
    REWARD,
    Move,
    kind_of,
    unpack_build,
    unpack_keep,
    unpack_reward,
    unpack_take,
)
from azul_desktop.core.star.board import STAR_SPACES
from azul_desktop.core.star.build import colours_for
from azul_desktop.core.star.packed import HAND
from azul_desktop.core.star.tables import StarTables
from azul_desktop.core.state import CELLS, IN_CENTRE, State

_TILE = 1.0
"""What a tile in hand is worth."""
_JOKER = 1.6
_WANTED = 0.8
"""What it is worth more for each star that still takes its colour, up to two."""
_REWARD_TILE = 1.5


def greedy_value(tables: StarTables, state: State, move: Move) -> float:
    """Points that a move brings, plus what the tiles it wins are worth, less what it spends."""
    kind = kind_of(move)
    if kind == BUILD:
        return _build_value(tables, state, move)
    if kind == PASS:
        return 0.0
    if kind == REWARD:
        return _tile_value(tables, state, unpack_reward(move), state.joker)
    if kind == KEEP:
        return _keep_value(tables, state, move)
    source, colour, _, _ = unpack_take(move)
    first = source * tables.colours
    count = state.sources[first + colour]
    jokers = min(state.sources[first + state.joker], 1)
    if colour == state.joker:
        count = 0
    value = count * _tile_value(tables, state, colour, state.joker) + jokers * _JOKER
    if source == CENTRE and state.marker == IN_CENTRE:
        value -= count + jokers
    return value


def _build_value(tables: StarTables, state: State, move: Move) -> float:
    """Points and rewards of a build; jokers spent count a little more than other tiles."""
    star, space, _, jokers = unpack_build(move)
    board = state.boards[state.turn]
    cell = star * STAR_SPACES + space
    covered = board[CELLS] | 1 << cell
    value = 1.0 + tables.mosaic.points(board[CELLS], cell) - 0.05 * jokers
    for feature in tables.features_at[cell]:
        mask = tables.feature_masks[feature]
        done = (covered & mask).bit_count() / mask.bit_count()
        value += _REWARD_TILE * tables.feature_tiles[feature] * (1.0 if done == 1 else 0.2 * done)
    in_star = (covered >> star * STAR_SPACES & 63).bit_count()
    value += 14 * (in_star**2 - (in_star - 1) ** 2) / STAR_SPACES**2
    return value - 0.3 * tables.prices[cell]


def _keep_value(tables: StarTables, state: State, move: Move) -> float:
    """Each tile kept saves a point now; those that are jokers or wanted next are kept first."""
    next_joker = tables.jokers[state.round]
    return sum(
        count * (1.0 + _tile_value(tables, state, colour, next_joker))
        for colour, count in enumerate(unpack_keep(move, tables.colours))
    )


def _tile_value(tables: StarTables, state: State, colour: int, joker: int) -> float:
    if colour == joker:
        return _JOKER
    board = state.boards[state.turn]
    stars = 0
    for star in range(tables.stars):
        open_spaces = board[CELLS] >> star * STAR_SPACES & 63 != 63
        if open_spaces and colours_for(tables, board, star) >> colour & 1:
            stars += 1
    in_hand = board[HAND + colour]
    return _TILE + _WANTED * min(stars, 2) / 2 + 0.1 * min(in_hand, 5) if stars else 0.2
