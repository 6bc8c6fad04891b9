"""What the pointer means, holds and does, as it is kept: a fixed walk over a few tables."""

import random
from collections.abc import Iterator

from azul_desktop.coach.families import coach_of
from azul_desktop.core.address import Address, Zone
from azul_desktop.ui.table.hand.pointer import Pointer
from tests.ui.table.sprites import assert_kept
from tests.ui.table.sprites.scenes import (
    AZUL,
    GREY,
    KEEPING,
    REWARDING,
    SPECIAL,
    STAR,
    STAR_SMALL,
)

SCENES = (AZUL, GREY, SPECIAL, STAR, STAR_SMALL, REWARDING, KEEPING)


def lines() -> Iterator[str]:
    for number, scene in enumerate(SCENES):
        yield f"# {scene}"
        said: list[str] = []
        pointer = Pointer(
            scene.picture,
            coach_of(scene.kind.rules),
            lambda move, places, said=said: said.append(f"move {move}, {len(places)} places"),  # type: ignore[misc]
            lambda pick, target, said=said: said.append(f"no {_name(pick)} {_name(target)}"),  # type: ignore[misc]
        )
        pointer.watch(scene.shown)
        yield f"watching {len(pointer.spots)} {len(pointer.stops())} {pointer.overlay()}"
        pointer.attend(scene.shown, scene.state)
        yield from _walk(pointer, random.Random(number), said)


def _walk(pointer: Pointer, chooser: random.Random, said: list[str]) -> Iterator[str]:
    for turn in range(45):
        legal = [spot for spot in pointer.spots if pointer.legal(spot.address)]
        spot = chooser.choice(pointer.spots if turn % 4 == 3 or not legal else legal)
        x, y = spot.box.centre
        match turn % 5:
            case 0 | 1:
                pointer.point((x, y))
                pointer.press((x, y))
                pointer.release((x, y))
            case 2:
                goals = [stop.box for stop in pointer.stops()] or [spot.box]
                goal = chooser.choice(goals).centre
                pointer.point((x, y))
                pointer.press((x, y))
                pointer.point((x + 3 + turn % 3, y + 4))
                yield f"dragging {pointer.carried()} {pointer.held()}"
                pointer.point(goal)
                pointer.release(goal)
            case 3:
                pointer.mean(spot.address, (x, y))
                pointer.choose(spot.address)
            case _:
                pointer.point((x + spot.box.w * 0.55, y))
                if turn % 3 == 0:
                    pointer.put_back()
        yield f"{turn % 5} {_name(spot.address)} {_told(pointer)} {said}"
        said.clear()


def _told(pointer: Pointer) -> str:
    hand, overlay = pointer.hand, pointer.overlay()
    assert hand is not None
    lifted, along = pointer.lifted(), pointer.along()
    seen = [len(pointer.spots), len(pointer.stops()), overlay and len(overlay.sprites)]
    held = f"{pointer.held()} {pointer.carried()} {lifted and tuple(lifted)} {tuple(along)}"
    return f"{_name(pointer.hovered)} {seen} {held} {len(hand.choices)} {hand.is_open}"


def _name(address: Address | None) -> str:
    if address is None:
        return "-"
    zone: Zone = address.zone
    return f"{zone}/{address.owner}/{address.index}/{address.colour}"


def test_all_is_as_it_was_kept() -> None:
    assert_kept(__file__, lines())
