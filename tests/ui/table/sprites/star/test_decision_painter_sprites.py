"""Decisions on star boards as they are kept."""

from collections.abc import Iterator

from azul_desktop.coach.legal_targets import LegalTargets
from azul_desktop.core.address import Address, Zone
from azul_desktop.ui.families.star.decision_painter import StarDecisionPainter
from tests.ui.table.sprites import assert_kept, shape_lines, sprite_lines
from tests.ui.table.sprites.scenes import KEEPING, REWARDING, STAR, STAR_SMALL, Scene


def lines() -> Iterator[str]:
    yield from _draft(STAR)
    yield from _build(STAR_SMALL)
    painter, _ = REWARDING.deciding()
    assert isinstance(painter, StarDecisionPainter)
    supply = [Address(Zone.SUPPLY, index=n) for n in range(10)]
    for hovered in (None, supply[0], supply[4]):
        yield from sprite_lines(f"reward, {hovered}", painter.sprites(REWARDING.shown, hovered))
    painter, hand = KEEPING.deciding()
    turn = KEEPING.state.turn
    for hovered in (None, Address(Zone.KEPT, turn, 0)):
        yield from sprite_lines(f"keep, {hovered}", painter.sprites(KEEPING.shown, hovered))
    hand.use(Address(Zone.KEPT, turn, 0))
    for hovered in (None, *(Address(Zone.KEEP, turn, colour=n) for n in range(3))):
        yield from sprite_lines(f"put back, {hovered}", painter.sprites(KEEPING.shown, hovered))


def _draft(scene: Scene) -> Iterator[str]:
    picks = list(LegalTargets(scene.kind.rules, scene.state).picks)
    for pick in picks:
        painter, hand = scene.deciding()
        sprites = painter.sprites(scene.shown, pick)
        yield f"{pick} {len(sprites)}"
        yield from sprite_lines(f"{scene}: {pick}", sprites[:2])
    hand.pick(pick)
    yield from sprite_lines(f"{scene}: held", painter.sprites(scene.shown, None))


def _build(scene: Scene) -> Iterator[str]:
    presses = LegalTargets(scene.kind.rules, scene.state).presses
    spaces = [address for address in presses if address.zone == Zone.SPACE]
    painter, hand = scene.deciding()
    yield from sprite_lines(f"{scene}: building", painter.sprites(scene.shown, None))
    for space in (spaces[0], spaces[-1]):
        yield from sprite_lines(f"{scene}: {space}", painter.sprites(scene.shown, space)[-20:])
    many = max(spaces, key=lambda space: len(presses[space]))
    hand.use(many)
    for hovered in (None, Address(Zone.CHOICE, index=1)):
        yield from sprite_lines(f"{scene}: {hovered}", painter.sprites(scene.shown, hovered))
    yield from shape_lines("choices", painter.choice_boxes(scene.shown))


def test_all_is_as_it_was_kept() -> None:
    assert_kept(__file__, lines())
