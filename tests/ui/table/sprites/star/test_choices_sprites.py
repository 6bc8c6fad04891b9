"""Ways to pay as they are kept."""

from collections.abc import Iterator

from azul_desktop.coach.legal_targets import LegalTargets
from azul_desktop.coach.star.preview import preview_build
from azul_desktop.core.address import Zone
from azul_desktop.core.star.rules import StarRules
from azul_desktop.ui.families.star.choices import (
    PayPainter,
    cell_of,
    choice_board,
    filled_cells,
    in_order,
    jokers_spent,
    paid_tiles,
    usual_way,
)
from azul_desktop.ui.families.star.plates import Sight
from tests.ui.table.sprites import assert_kept, shape_lines, sprite_lines
from tests.ui.table.sprites.scenes import STAR_BOLD, STAR_BUILD, STAR_SMALL


def lines() -> Iterator[str]:
    for scene in (STAR_BUILD, STAR_SMALL, STAR_BOLD):
        rules, state, easel = scene.kind.rules, scene.state, scene.easel
        assert isinstance(rules, StarRules)
        painter = PayPainter(easel.pieces, easel.brush, easel.accents.deep)
        presses = LegalTargets(rules, state).presses
        spaces = {a: moves for a, moves in presses.items() if a.zone == Zone.SPACE}
        filled = filled_cells(scene.shown.players[state.turn].wall)
        sight = Sight(rules.board, filled, [a.index for a in spaces])
        most = sorted(spaces, key=lambda a: len(spaces[a]))
        for address in (most[0], most[len(most) // 2], most[-1]):
            moves = spaces[address]
            told = [
                (cell_of(m), jokers_spent(m, state.joker)) for m in in_order(moves, state.joker)
            ]
            yield from shape_lines(f"{scene}: {address}", [told, usual_way(moves, state.joker)])
            board = choice_board(easel.layout, moves, rules.price(moves[0]), state.joker, sight)
            yield from shape_lines("board", board)
            sprites = painter.choices(board, state, moves, rules, hovered=0)
            yield from sprite_lines("choices", sprites)
            preview = preview_build(rules, state, moves[0])
            yield from shape_lines("paid", paid_tiles(state, moves[0], preview))
            sprites = painter.price(easel.layout, state, moves[0], preview, sight)
            yield from sprite_lines("price", sprites)


def test_all_is_as_it_was_kept() -> None:
    assert_kept(__file__, lines())
