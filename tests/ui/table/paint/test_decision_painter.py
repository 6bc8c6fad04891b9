"""What lies over the table while somebody decides, in every family."""

import pytest

from azul_desktop.coach.legal_targets import LegalTargets
from azul_desktop.core.state import DRAFT
from azul_desktop.ui.desk import Desk
from tests.games import KINDS, Kind
from tests.ui.table.paint.deciding import deciding, first
from tests.ui.table.setting import STAR, WALL
from tests.ui.table.walk import steps


@pytest.mark.parametrize("kind", KINDS[::2], ids=str)
def test_every_decision_can_be_painted_whatever_is_held_or_pointed_at(
    kind: Kind, desk: Desk
) -> None:
    for step in list(steps(kind, 81))[::45]:
        decisions, hand, shown = deciding(kind, step.before, desk)
        table = LegalTargets(kind.rules, step.before)
        for address in (None, *list(table.presses)[:3]):
            decisions.sprites(shown, address)
        for pick, targets in list(table.picks.items())[:2]:
            hand.pick(pick)
            for target in (None, *targets):
                decisions.sprites(shown, target)
            hand.use(next(iter(targets)))
            decisions.sprites(shown, None)
            hand.put_back()


def test_at_rest_a_draft_shows_nothing(desk: Desk) -> None:
    for kind in (WALL, STAR):
        decisions, _, shown = deciding(kind, first(kind, DRAFT), desk)
        assert decisions.sprites(shown, None) == []
