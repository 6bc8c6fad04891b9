"""What lies over a wall board while somebody decides: exactly the places that are legal."""

from azul_desktop.coach.legal_targets import LegalTargets
from azul_desktop.coach.wall.preview import preview_tile
from azul_desktop.core.address import Address, Zone
from azul_desktop.core.moves import unpack_take
from azul_desktop.core.state import TILING
from azul_desktop.core.wall.rules import WallRules
from azul_desktop.ui.desk import Desk
from tests.ui.table.paint.deciding import deciding, first
from tests.ui.table.proof import proof_desk
from tests.ui.table.setting import FULL_HD, GREY, SPECIAL
from tests.ui.table.walk import steps


def test_on_the_grey_wall_every_legal_cell_has_its_points() -> None:
    rules = GREY.rules
    assert isinstance(rules, WallRules)
    for seed in range(3):
        state = first(GREY, TILING, seed)
        desk, proof = proof_desk(FULL_HD)
        decisions, _, shown = deciding(GREY, state, desk)
        proof.forget()
        decisions.sprites(shown, None)
        previews = [preview_tile(rules, state, move) for move in rules.legal_moves(state)]
        points = sorted(f"+{preview.points}" for preview in previews)
        assert sorted(word.text for word in proof.words if word.text[:1] == "+") == points


def test_the_two_neighbours_glow_while_the_rest_of_a_disc_is_spread(desk: Desk) -> None:
    for seed in range(60):
        for step in steps(SPECIAL, seed):
            for pick, targets in LegalTargets(SPECIAL.rules, step.before).picks.items():
                for target, moves in targets.items():
                    if len(moves) > 1:
                        decisions, hand, shown = deciding(SPECIAL, step.before, desk)
                        hand.pick(pick)
                        if hand.use(target) is None and hand.rest is not None:
                            disc = Address(Zone.DISC, index=hand.rest.left)
                            glowing = decisions.sprites(shown, disc)
                            assert len(glowing) >= 2
                            assert unpack_take(moves[0])[0] - 1 not in (
                                hand.rest.left,
                                hand.rest.right,
                            )
                            return
    raise AssertionError("nothing was spread")
