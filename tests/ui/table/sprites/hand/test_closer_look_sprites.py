"""What explains itself and what grows under the pointer, as it is kept."""

from collections.abc import Iterator
from functools import partial

from azul_desktop.coach.families import coach_of
from azul_desktop.core.address import Address, Zone
from azul_desktop.geometry import Point
from azul_desktop.ui.table.hand.closer_look import CloserLook
from azul_desktop.ui.table.hand.pointer import Pointer
from tests.ui.table.sprites import assert_kept
from tests.ui.table.sprites.scenes import AZUL_SMALL, GREY, KEEPING, SPECIAL, STAR_SMALL, Scene


def lines() -> Iterator[str]:
    for scene in (AZUL_SMALL, GREY, SPECIAL, STAR_SMALL, KEEPING):
        shown = scene.shown
        shown.marker = Address(Zone.MARKER, 1)
        names = [sitter.name for sitter in scene.sitters]
        coach = coach_of(scene.kind.rules)
        look = CloserLook(scene.picture, coach, partial(list, names))
        pointer = Pointer(scene.picture, coach, lambda *_: None, lambda *_: None)
        pointer.attend(shown, scene.state)
        now = 3.0
        for title, at in _points(scene, pointer):
            yield f"# {scene}: {title}"
            pointer.point(at)
            for wait in (0.0, 0.1, 0.3, 0.3, 0.3, 0.6, 0.2, 0.2):
                now += wait
                changed = look.update(now, pointer, shown, scene.state)
                groups = look.groups(shown, scene.sitters)
                first = [(len(group.sprites), *group.box) for group in groups[:1]]
                yield f"{wait} {changed} {first} {len(groups)}"
        look.hold_up(1)
        for held in (1, None):
            look.hold_up(held)
            yield f"held {held}: {look.update(now + 9, pointer, shown, scene.state)}"
            yield f"{[len(group.sprites) for group in look.groups(shown, scene.sitters)]}"
        look.hold_up(1)
        look.update(now + 10, pointer, shown, scene.state)
        look.forget()
        yield f"forgotten: {look.groups(shown, scene.sitters)}"


def _points(scene: Scene, pointer: Pointer) -> Iterator[tuple[str, Point]]:
    layout = scene.picture.layout
    x, y = layout.top_bar.bag.box.centre
    yield "bag", (x, y)
    yield "a little beside", (x + 3, y)
    yield "lid", layout.top_bar.lid.box.centre
    yield "bag on the table", layout.ring.bag.centre
    yield "centre", layout.ring.marker.centre
    yield "another board", layout.boards[1].box.centre
    yield "its edge", (layout.boards[1].box.x + 2, layout.boards[1].box.y + 2)
    for number, disc in enumerate(layout.ring.discs[:3]):
        yield f"disc {number}", (disc.x, disc.y + disc.radius * 0.9)
        yield f"symbol {number}", (disc.x + disc.radius * 0.72, disc.y - disc.radius * 0.72)
    closed = [spot for spot in pointer.spots if not pointer.legal(spot.address)]
    for spot in closed[:: max(1, len(closed) // 6)]:
        yield f"{spot.address.zone} {spot.address.index}", spot.box.centre


def test_all_is_as_it_was_kept() -> None:
    assert_kept(__file__, lines())
