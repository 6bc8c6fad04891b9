"""The packed board agrees with the core, move for move."""

from azul_desktop.bots.star.packed_board import (
    PackedTables,
    bits_in,
    covered_cells,
    pack_hand,
    pack_supply,
    pack_used,
    tiles_in,
)
from azul_desktop.core.moves import PASS_MOVE, unpack_build
from azul_desktop.core.star.build import colours_for, legal_builds
from azul_desktop.core.star.packed import HAND, KEPT
from azul_desktop.core.state import BUILD, EMPTY, SCORE
from tests.bots.star.boards import every_kind, random_states, rules_of
from tests.games import Kind


@every_kind
def test_a_star_takes_the_same_colours(kind: Kind) -> None:
    rules = rules_of(kind)
    tables = PackedTables(rules.tables)
    for state in random_states(kind, 5):
        for board in state.boards:
            used = pack_used(tables, board)
            cells = covered_cells(board)
            for star in range(tables.stars):
                covered, inside = cells >> 6 * star & 63, used >> 6 * star & 63
                if covered != 63:
                    expected = colours_for(rules.tables, board, star)
                    assert tables.takes(star, covered, inside) == expected


@every_kind
def test_hands_and_supply_are_counted_alike(kind: Kind) -> None:
    for state in random_states(kind, 6):
        for board in state.boards:
            assert tiles_in(pack_hand(board)) == sum(board[HAND : KEPT + 6])
        supply = len(state.supply) - state.supply.count(EMPTY)
        assert tiles_in(pack_supply(state)) == supply


@every_kind
def test_a_build_scores_and_wins_alike(kind: Kind) -> None:
    rules = rules_of(kind)
    tables = PackedTables(rules.tables)
    rewarded = 0
    for state in random_states(kind, 7):
        if state.phase != BUILD:
            continue
        board = state.boards[state.turn]
        supply = tiles_in(pack_supply(state))
        for move in legal_builds(rules.tables, state):
            if move == PASS_MOVE:
                continue
            star, space, _, _ = unpack_build(move)
            mask = covered_cells(board) >> 6 * star & 63
            after = rules.apply(state, move)
            scored = after.boards[state.turn][SCORE] - board[SCORE]
            assert tables.ring_points[mask << 3 | space] == scored
            cell = 6 * star + space
            covered = covered_cells(board) | 1 << cell
            won = sum(
                tables.feature_tiles[feature]
                for feature in tables.features_at[cell]
                if covered & tables.feature_masks[feature] == tables.feature_masks[feature]
            )
            assert after.due == min(won, supply)
            rewarded += after.due > 0
    assert rewarded


def test_bits_are_counted() -> None:
    assert [bits_in(mask) for mask in (0, 1, 6, 1 << 59, (1 << 60) - 1)] == [0, 1, 2, 1, 60]
