"""The search's own numbers agree with the core, move for move, in every kind of wall game."""

import random

import pytest

from azul_desktop.bots.wall.draft_table import DraftTable
from azul_desktop.bots.wall.judge import Judge
from azul_desktop.bots.wall.takes import Takes
from azul_desktop.bots.wall.tiling import Tiling
from azul_desktop.bots.wall.wall_tables import FLOOR_AT, SHIELD_AT, SearchTables
from azul_desktop.core import state as core
from azul_desktop.core.moves import unpack_tile
from azul_desktop.core.state import State
from azul_desktop.core.wall import packed
from azul_desktop.core.wall.rules import WallRules
from tests.games import KINDS, Kind

WALLS = [kind for kind in KINDS if kind.edition.family == "wall"]
every_wall = pytest.mark.parametrize("kind", WALLS, ids=str)


def facts(draft: DraftTable) -> list[int]:
    """Everything that a take changes."""
    found = [draft.turn, draft.marker, draft.left]
    for source in range(draft.sources):
        found.append(draft.contents[source])
    for player in range(draft.players):
        found += [draft.words[player], draft.targets[player]]
    return found


def loaded(tables: SearchTables, state: State) -> DraftTable:
    draft = DraftTable(tables)
    draft.load(state)
    return draft


def rules_of(kind: Kind) -> WallRules:
    assert isinstance(kind.rules, WallRules)
    return kind.rules


@every_wall
@pytest.mark.parametrize("seed", range(2))
def test_takes_are_made_and_taken_back_as_the_core_makes_them(kind: Kind, seed: int) -> None:
    rules = rules_of(kind)
    tables = SearchTables(rules.tables)
    chooser = random.Random(seed)
    state = rules.initial(kind.players, seed)
    while moves := rules.legal_moves(state):
        if state.phase == core.DRAFT:
            draft = loaded(tables, state)
            before = facts(draft)
            key = draft.key()
            for move in moves:
                after = rules.apply(state, move)
                draft.make(move)
                if after.phase == core.DRAFT and after.round == state.round:
                    assert facts(draft) == facts(loaded(tables, after))
                    assert draft.key() == loaded(tables, after).key()
                else:
                    assert draft.left == 0
                draft.take_back()
                assert facts(draft) == before
            assert draft.key() == key
        rules.advance(state, chooser.choice(moves))


@every_wall
def test_the_takes_listed_are_legal_and_leave_out_only_equals_and_needless_floors(
    kind: Kind,
) -> None:
    rules = rules_of(kind)
    tables = SearchTables(rules.tables)
    chooser = random.Random(5)
    state = rules.initial(kind.players, 5)
    while moves := rules.legal_moves(state):
        if state.phase == core.DRAFT:
            draft = loaded(tables, state)
            takes = Takes(tables, draft, Judge(tables, draft))
            end = takes.list_takes(0)
            listed = [takes.moves[at] for at in range(end)]
            assert len(set(listed)) == len(listed)
            assert set(listed) <= set(moves)
            reached = {after(draft, move) for move in listed}
            for move in moves:
                if move >> 6 & 7 != 7:
                    assert after(draft, move) in reached
        rules.advance(state, chooser.choice(moves))


def after(draft: DraftTable, move: int) -> int:
    draft.make(move)
    key = draft.key()
    draft.take_back()
    return key


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
