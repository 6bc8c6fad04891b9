"""The ways to pay for a space: a box for each, beside the space, with the tiles it costs."""

import pytest

from azul_desktop.coach.legal_targets import PASS_BUTTON, LegalTargets
from azul_desktop.coach.star.preview import preview_build
from azul_desktop.core.address import Address
from azul_desktop.core.star.board import StarBoard
from azul_desktop.core.star.rules import StarRules
from azul_desktop.core.state import BUILD, State
from azul_desktop.ui.families.register import pieces_of
from azul_desktop.ui.families.star.choices import (
    PayPainter,
    cell_of,
    choice_board,
    filled_cells,
    jokers_spent,
    paid_tiles,
    usual_way,
)
from azul_desktop.ui.families.star.plates import Sight
from azul_desktop.ui.families.star.star_mat import StarMat
from azul_desktop.ui.table.shown.shown_table import ShownTable
from tests.games import KINDS, Kind
from tests.ui.table.proof import proof_desk
from tests.ui.table.setting import FULL_HD, STAR, layout_of
from tests.ui.table.shapes import within
from tests.ui.table.walk import steps

STARS = [kind for kind in KINDS if kind.edition.family == "star"]


def buildings(kind: Kind, seed: int) -> list[tuple[State, dict[Address, list[int]]]]:
    """Positions in which something can be built, with the ways to pay for each space."""
    found = []
    for step in steps(kind, seed):
        if step.before.phase == BUILD:
            presses = LegalTargets(kind.rules, step.before).presses
            presses.pop(PASS_BUTTON)
            found.append((step.before, presses))
    return found


@pytest.mark.parametrize("size", ((1024, 768), FULL_HD, (2560, 1080)))
@pytest.mark.parametrize("kind", STARS[::2], ids=str)
def test_every_way_to_pay_has_its_box_on_the_board(kind: Kind, size: tuple[int, int]) -> None:
    rules, layout = kind.rules, layout_of(kind, size, drafting=False)
    mat = layout.boards[0]
    assert isinstance(rules, StarRules)
    assert isinstance(mat, StarMat)
    for state, presses in buildings(kind, 61)[::4]:
        sight = Sight(board_of(kind), filled_cells(state_wall(kind, state)))
        for moves in presses.values():
            price = rules.tables.prices[cell_of(moves[0])]
            board = choice_board(layout, moves, price, state.joker, sight)
            usual = usual_way(moves, state.joker)
            assert (board.tag is None) == (usual is None)
            if board.tag is not None and usual is not None:
                assert within(board.tag, board.boxes[moves.index(usual)])
            assert len(board.boxes) == len(moves)
            assert within(board.gain, board.plate)
            assert not any(board.gain.overlaps(box) for box in board.boxes)
            for number, box in enumerate(board.boxes):
                assert within(box, board.plate)
                assert min(box.w, box.h) >= 44 * layout.text
                assert not any(box.overlaps(other) for other in board.boxes[:number])


def board_of(kind: Kind) -> StarBoard:
    board = kind.edition.board(kind.options.variant)
    assert isinstance(board, StarBoard)
    return board


def state_wall(kind: Kind, state: State) -> list[int]:
    return ShownTable.of(kind.rules, state).players[state.turn].wall


def test_the_plate_begins_with_the_fewest_jokers_and_only_a_single_best_way_is_usual() -> None:
    layout = layout_of(STAR, FULL_HD, drafting=False)
    mat, rules = layout.boards[0], STAR.rules
    assert isinstance(mat, StarMat)
    assert isinstance(rules, StarRules)
    found = set()
    for state, presses in buildings(STAR, 61)[::2]:
        for moves in presses.values():
            price = rules.tables.prices[cell_of(moves[0])]
            board = choice_board(layout, moves, price, state.joker, Sight(board_of(STAR)))
            boxes = dict(zip(moves, board.boxes, strict=True))
            read = sorted(moves, key=lambda move: (boxes[move].y, boxes[move].x))
            spent = [jokers_spent(move, state.joker) for move in read]
            assert spent == sorted(spent)
            alone = len(moves) > 1 and spent.count(spent[0]) == 1
            assert usual_way(moves, state.joker) == (read[0] if alone else None)
            found.add((len(moves) > 1, alone))
    assert found == {(False, False), (True, False), (True, True)}


def test_a_move_pays_its_price_with_tiles_in_hand() -> None:
    rules = STAR.rules
    assert isinstance(rules, StarRules)
    for state, presses in buildings(STAR, 62)[::3]:
        for moves in presses.values():
            for move in moves:
                tiles = paid_tiles(state, move, preview_build(rules, state, move))
                assert len(tiles) == rules.tables.prices[cell_of(move)]
                hand = ShownTable.of(rules, state).players[state.turn].hand
                assert all(tiles.count(tile) <= hand[tile] for tile in set(tiles))


def test_the_price_says_what_a_space_brings() -> None:
    rules = STAR.rules
    assert isinstance(rules, StarRules)
    desk, proof = proof_desk(FULL_HD)
    layout = layout_of(STAR, drafting=False)
    painter = PayPainter(pieces_of(STAR.edition, desk.images, desk.type), desk.brush, (20, 30, 60))
    rewarded = 0
    for seed in range(63, 66):
        for state, presses in buildings(STAR, seed):
            for move in [moves[0] for moves in presses.values()][:2]:
                preview = preview_build(rules, state, move)
                proof.forget()
                painter.price(layout, state, move, preview, Sight(board_of(STAR)))
                assert f"+{preview.points}" in proof.texts
                tiles = f"+{preview.reward_tiles} tile" + "s" * (preview.reward_tiles != 1)
                assert (tiles in proof.texts) == (preview.reward_tiles > 0)
                rewarded += preview.reward_tiles > 0
    assert rewarded


def test_only_spaces_with_a_tile_are_filled() -> None:
    assert filled_cells([-1, 0, 3, -1]) == [1, 2]


def test_no_box_of_the_plate_stays_empty_where_another_shape_fits() -> None:
    layout = layout_of(STAR, FULL_HD, drafting=False)
    rules = STAR.rules
    assert isinstance(rules, StarRules)
    seen = set()
    for state, presses in buildings(STAR, 61):
        sight = Sight(board_of(STAR), filled_cells(state_wall(STAR, state)))
        for moves in presses.values():
            price = rules.tables.prices[cell_of(moves[0])]
            if price > 3:
                continue
            board = choice_board(layout, moves, price, state.joker, sight)
            columns, rows = ({box[n] for box in board.boxes} for n in (0, 1))
            assert len(columns) * len(rows) == len(moves)
            seen.add(len(moves))
    assert seen & {3, 5}
