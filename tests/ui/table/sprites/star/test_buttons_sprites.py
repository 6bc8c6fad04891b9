"""The buttons of the rack as they are kept."""

from collections.abc import Iterator

from azul_desktop.coach.families import coach_of
from azul_desktop.core.address import Address, Zone
from azul_desktop.geometry import Box
from azul_desktop.ui.families.star.buttons import KeepButton, PassButton
from tests.ui.table.sprites import assert_kept, sprite_lines
from tests.ui.table.sprites.scenes import KEEPING, REWARDING, STAR, STAR_SMALL


def lines() -> Iterator[str]:
    for scene in (STAR, STAR_SMALL, KEEPING, REWARDING):
        coach, (_, hand) = coach_of(scene.kind.rules), scene.deciding()
        box, other = Box(30, 40, 300, 44), Box(30, 90, 300, 30)
        buttons = (
            PassButton(box, other, lambda _: None),
            KeepButton(box, other, scene.easel.pieces, lambda _: None),
        )
        for number in range(2):
            for button in buttons:
                for who in (hand, None):
                    button.refresh(coach, scene.state, who)
                    yield f"# {scene} {number}: {button.label}, {button.shown}, {button.enabled}"
                    yield f"{button.look()}"
                    if button.shown:
                        yield from sprite_lines("painted", button.paint(scene.easel.brush))
            if scene is KEEPING:
                hand.use(Address(Zone.KEPT, scene.state.turn, 0))


def test_all_is_as_it_was_kept() -> None:
    assert_kept(__file__, lines())
