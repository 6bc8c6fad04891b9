"""What lies over the table while somebody decides, in every family."""

import pygame
import pytest

from azul_desktop.coach.legal_targets import PASS_BUTTON, LegalTargets
from azul_desktop.core.address import Zone
from azul_desktop.core.state import DRAFT, KEEP
from azul_desktop.ui.desk import Desk
from azul_desktop.ui.render.stage import Sprite
from tests.games import KINDS, Kind
from tests.ui.table.paint.deciding import deciding, first
from tests.ui.table.setting import FULL_HD, STAR, WALL
from tests.ui.table.walk import steps


def looks(sprites: list[Sprite]) -> list[tuple[int, int, bytes]]:
    """What is seen of sprites; all of them are inside the window, and have a size."""
    window = pygame.Rect((0, 0), FULL_HD)
    for sprite in sprites:
        area = sprite.surface.get_rect(topleft=(sprite.x, sprite.y))
        assert area.w * area.h > 0
        assert window.colliderect(area)
    return [(s.x, s.y, pygame.image.tobytes(s.surface, "RGBA")) for s in sprites]


@pytest.mark.parametrize("kind", KINDS[::2], ids=str)
def test_every_decision_can_be_painted_whatever_is_held_or_pointed_at(
    kind: Kind, desk: Desk
) -> None:
    for step in list(steps(kind, 81))[::45]:
        decisions, hand, shown = deciding(kind, step.before, desk)
        table = LegalTargets(kind.rules, step.before)
        at_rest = looks(decisions.sprites(shown, None))
        for address in list(table.presses)[:3]:
            answers = looks(decisions.sprites(shown, address)) != at_rest
            # Tiles that are taken or kept rise by themselves, and buttons are no part of this.
            exempt = step.before.phase in (DRAFT, KEEP) or address == PASS_BUTTON
            assert answers or exempt, f"{address} does not answer"
        for pick, targets in list(table.picks.items())[:2]:
            hand.pick(pick)
            held = looks(decisions.sprites(shown, None))
            assert held, "no place for what is held"
            for target in targets:
                pointed = looks(decisions.sprites(shown, target))
                assert pointed != held or target.zone == Zone.HAND, f"{target} does not answer"
            hand.use(next(iter(targets)))
            decisions.sprites(shown, None)
            hand.put_back()
            assert looks(decisions.sprites(shown, None)) == at_rest, "something was left behind"


def test_at_rest_a_draft_shows_nothing(desk: Desk) -> None:
    for kind in (WALL, STAR):
        decisions, _, shown = deciding(kind, first(kind, DRAFT), desk)
        assert decisions.sprites(shown, None) == []
