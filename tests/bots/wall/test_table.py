"""The search's own numbers agree with the core, move for move, in every kind of wall game."""

import random

import pytest

from azul_desktop.bots.wall.judge import Judge
from azul_desktop.bots.wall.plan import FLOOR_AT, SHIELD_AT, Plan
from azul_desktop.bots.wall.table import Table
from azul_desktop.bots.wall.takes import Takes
from azul_desktop.bots.wall.tiling import Tiling
from azul_desktop.core import state as core
from azul_desktop.core.moves import unpack_tile
from azul_desktop.core.state import State
from azul_desktop.core.wall import packed
from azul_desktop.core.wall.rules import WallRules
from tests.games import KINDS, Kind

WALLS = [kind for kind in KINDS if kind.edition.family == "wall"]
every_wall = pytest.mark.parametrize("kind", WALLS, ids=str)


def facts(table: Table) -> list[int]:
    """Everything that a take changes."""
    found = [table.turn, table.marker, table.left]
    for source in range(table.sources):
        found.append(table.contents[source])
    for player in range(table.players):
        found += [table.words[player], table.targets[player]]
    return found


def loaded(plan: Plan, state: State) -> Table:
    table = Table(plan)
    table.load(state)
    return table


def rules_of(kind: Kind) -> WallRules:
    assert isinstance(kind.rules, WallRules)
    return kind.rules


@every_wall
@pytest.mark.parametrize("seed", range(2))
def test_takes_are_made_and_taken_back_as_the_core_makes_them(kind: Kind, seed: int) -> None:
    rules = rules_of(kind)
    plan = Plan(rules.tables)
    chooser = random.Random(seed)
    state = rules.initial(kind.players, seed)
    while moves := rules.legal_moves(state):
        if state.phase == core.DRAFT:
            table = loaded(plan, state)
            before = facts(table)
            key = table.key()
            for move in moves:
                after = rules.apply(state, move)
                table.make(move)
                if after.phase == core.DRAFT and after.round == state.round:
                    assert facts(table) == facts(loaded(plan, after))
                    assert table.key() == loaded(plan, after).key()
                else:
                    assert table.left == 0
                table.take_back()
                assert facts(table) == before
            assert table.key() == key
        rules.advance(state, chooser.choice(moves))


@every_wall
def test_the_takes_listed_are_legal_and_leave_out_only_equals_and_needless_floors(
    kind: Kind,
) -> None:
    rules = rules_of(kind)
    plan = Plan(rules.tables)
    chooser = random.Random(5)
    state = rules.initial(kind.players, 5)
    while moves := rules.legal_moves(state):
        if state.phase == core.DRAFT:
            table = loaded(plan, state)
            takes = Takes(plan, table, Judge(plan, table))
            end = takes.list_takes(0)
            listed = [takes.moves[at] for at in range(end)]
            assert len(set(listed)) == len(listed)
            assert set(listed) <= set(moves)
            reached = {after(table, move) for move in listed}
            for move in moves:
                if move >> 6 & 7 != 7:
                    assert after(table, move) in reached
        rules.advance(state, chooser.choice(moves))


def after(table: Table, move: int) -> int:
    table.make(move)
    key = table.key()
    table.take_back()
    return key


@every_wall
@pytest.mark.parametrize("seed", range(3))
def test_boards_are_tiled_and_paid_as_the_core_does(kind: Kind, seed: int) -> None:
    rules = rules_of(kind)
    plan = Plan(rules.tables)
    chooser = random.Random(seed)
    state = rules.initial(kind.players, seed)
    while moves := rules.legal_moves(state):
        move = chooser.choice(moves)
        table = loaded(plan, state)
        round_begun = state.round
        if state.phase == core.DRAFT:
            table.make(move)
        if state.phase != core.DRAFT or table.left:
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
            compare(plan, table, player, chosen, state)


def compare(
    plan: Plan, table: Table, player: int, chosen: dict[tuple[int, int], int], state: State
) -> None:
    """Tile one board with the cells that were chosen; it must become what the core's became."""
    tiling = Tiling(plan, table)
    tiling.begin(player, table.words[player])
    for row in range(plan.rows):
        held = tiling.word >> 6 * row & 63
        if held >> 3 >= plan.capacity[row]:
            column = chosen.get((player, row), -1)
            if column < 0:
                column = tiling.best_column(row, held & 7)
            tiling.tile(row, column)
    tiling.pay()
    board = state.boards[player]
    bonus = tiling.bonuses() if state.phase == core.OVER else 0
    assert tiling.score + bonus == board[core.SCORE]
    assert tiling.cells == board[core.CELLS]
    for row in range(plan.rows):
        assert tiling.word >> 6 * row & 63 == board[packed.LINES + row]
    assert tiling.word >> FLOOR_AT == 0
    assert tiling.word >> SHIELD_AT == 0
    for colour in range(plan.colours):
        assert tiling.counts >> 4 * colour & 15 == board[core.TILES + colour].bit_count()
