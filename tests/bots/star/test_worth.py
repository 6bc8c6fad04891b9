"""What boards are worth: after the last round exactly the bonuses, before it what they promise."""

from azul_desktop.bots.star.packed_board import (
    PackedTables,
    covered_cells,
    pack_hand,
    pack_used,
    tiles_in,
)
from azul_desktop.bots.star.worth import POINT, final_worth, simple_worth
from azul_desktop.core.state import SCORE
from tests.bots.star.boards import every_kind, random_states, rules_of
from tests.games import Kind


@every_kind
def test_the_last_values_are_the_bonuses(kind: Kind) -> None:
    rules = rules_of(kind)
    tables = PackedTables(rules.tables)
    worth = final_worth(tables)
    promised = 0
    for seed in range(8, 12):
        last = rules.initial(kind.players, seed)
        for state in random_states(kind, seed):
            last = state.clone()
        # Whoever moves last passes, and loses a point for each tile that is left.
        mover = last.turn
        (pass_move,) = [move for move in rules.legal_moves(last) if move >> 18 == 3]
        end = rules.apply(last, pass_move)
        assert not rules.legal_moves(end)
        for seat, board in enumerate(end.boards):
            before = last.boards[seat]
            lost = tiles_in(pack_hand(before)) if seat == mover else 0
            lost = min(lost, before[SCORE] - rules.tables.lowest_score)
            bonus = worth.board_value(covered_cells(board), pack_used(tables, board))
            assert bonus == (board[SCORE] - before[SCORE] + lost) * POINT
            promised += bonus
    assert promised


@every_kind
def test_a_fuller_star_promises_more(kind: Kind) -> None:
    tables = PackedTables(rules_of(kind).tables)
    for left in range(1, tables.rounds):
        worth = simple_worth(tables, left)
        for star in range(tables.stars):
            values = [worth.board_value(mask << 6 * star, 0) for mask in (0, 1, 3, 7, 15, 31)]
            assert values == sorted(set(values))
