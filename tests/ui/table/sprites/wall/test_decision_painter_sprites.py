"""Decisions on wall boards as they are kept."""

from collections.abc import Iterator

from azul_desktop.coach.legal_targets import LegalTargets
from azul_desktop.core.address import Address, Zone
from azul_desktop.ui.families.wall.decision_painter import WallDecisionPainter
from tests.ui.table.paint.deciding import deciding
from tests.ui.table.setting import SPECIAL
from tests.ui.table.sprites import assert_kept, sprite_lines
from tests.ui.table.sprites.scenes import AZUL, GREY, HALF, SPECIAL_SMALL, Scene, desk_of
from tests.ui.table.walk import steps


def lines() -> Iterator[str]:
    for scene in (AZUL, SPECIAL_SMALL):
        yield from _lines(scene)
    for scene in (GREY, HALF):
        painter, _ = scene.deciding()
        assert isinstance(painter, WallDecisionPainter)
        yield from sprite_lines(f"{scene}: cells", painter.sprites(scene.shown, None))
        cells = list(LegalTargets(scene.kind.rules, scene.state).presses)
        for cell in cells[:2]:
            yield from sprite_lines(f"{scene}: {cell}", painter.sprites(scene.shown, cell))
    yield from _neighbours()


def _lines(scene: Scene) -> Iterator[str]:
    picks = LegalTargets(scene.kind.rules, scene.state).picks
    for pick in list(picks)[:6:3]:
        painter, hand = scene.deciding()
        yield from sprite_lines(f"{scene}: nothing picked", painter.sprites(scene.shown, None))
        hand.pick(pick)
        yield from sprite_lines(f"{scene}: {pick}", painter.sprites(scene.shown, None))
        targets = list(picks[pick])
        for target in (targets[0], targets[-1]):
            sprites = painter.sprites(scene.shown, target)
            yield from sprite_lines(f"{scene}: {pick} over {target}", sprites)


def _neighbours() -> Iterator[str]:
    """The rest of a disc is sent to its neighbours, one tile after the other."""
    for step in (step for seed in range(60) for step in steps(SPECIAL, seed)):
        for pick, targets in LegalTargets(SPECIAL.rules, step.before).picks.items():
            for target, moves in targets.items():
                if len(moves) > 1:
                    painter, hand, shown = deciding(SPECIAL, step.before, desk_of())
                    hand.pick(pick)
                    if hand.use(target) is None and hand.rest is not None:
                        discs = [
                            Address(Zone.DISC, index=n) for n in (hand.rest.left, hand.rest.right)
                        ]
                        for disc in discs:
                            yield from sprite_lines("a neighbour", painter.sprites(shown, disc))
                        hand.use(discs[1])
                        yield from sprite_lines("sent", painter.sprites(shown, None))
                        return


def test_all_is_as_it_was_kept() -> None:
    assert_kept(__file__, lines())
