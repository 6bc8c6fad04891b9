"""The end of a round is for the search what it is for the core: tiles, points, floor, bonuses."""

import random

import pytest

from azul_desktop.bots.wall.draft_table import DraftTable
from azul_desktop.bots.wall.tiling import Tiling
from azul_desktop.bots.wall.wall_tables import FLOOR_AT, SHIELD_AT, SearchTables
from azul_desktop.core import state as core
from azul_desktop.core.moves import unpack_tile
from azul_desktop.core.state import State
from azul_desktop.core.wall import packed
from tests.bots.wall.boards import every_wall, loaded, rules_of
from tests.games import Kind


@every_wall
@pytest.mark.parametrize("seed", range(3))
def test_boards_are_tiled_and_paid_as_the_core_does(kind: Kind, seed: int) -> None:
    rules = rules_of(kind)
    tables = SearchTables(rules.tables)
    chooser = random.Random(seed)
    state = rules.initial(kind.players, seed)
    while moves := rules.legal_moves(state):
        move = chooser.choice(moves)
        draft = loaded(tables, state)
        round_begun = state.round
        if state.phase == core.DRAFT:
            draft.make(move)
        if state.phase != core.DRAFT or draft.left:
            rules.advance(state, move)
            continue
        chosen: dict[tuple[int, int], int] = {}
        rules.advance(state, move)
        while state.phase == core.TILING:
            tile = chooser.choice(rules.legal_moves(state))
            row, column = unpack_tile(tile)
            chosen[state.turn, row] = column
            rules.advance(state, tile)
        assert state.phase == core.OVER or state.round == round_begun + 1
        for player in range(kind.players):
            compare(tables, draft, player, chosen, state)


def compare(
    tables: SearchTables,
    draft: DraftTable,
    player: int,
    chosen: dict[tuple[int, int], int],
    state: State,
) -> None:
    """Tile one board with the cells that were chosen; it must become what the core's became."""
    tiling = Tiling(tables, draft)
    tiling.begin(player, draft.words[player])
    for row in range(tables.rows):
        held = tiling.word >> 6 * row & 63
        if held >> 3 >= tables.capacity[row]:
            column = chosen.get((player, row), -1)
            if column < 0:
                column = tiling.best_column(row, held & 7)
            tiling.tile(row, column)
    tiling.pay()
    board = state.boards[player]
    bonus = tiling.bonuses() if state.phase == core.OVER else 0
    assert tiling.score + bonus == board[core.SCORE]
    assert tiling.cells == board[core.CELLS]
    for row in range(tables.rows):
        assert tiling.word >> 6 * row & 63 == board[packed.LINES + row]
    assert tiling.word >> FLOOR_AT == 0
    assert tiling.word >> SHIELD_AT == 0
    for colour in range(tables.colours):
        assert tiling.counts >> 4 * colour & 15 == board[core.TILES + colour].bit_count()
