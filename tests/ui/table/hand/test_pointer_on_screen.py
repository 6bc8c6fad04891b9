"""The hand as the mouse knows it: real events, the names on screen, and what is painted."""

from pathlib import Path

import pygame
import pytest

from azul_desktop.core.moves import TAKE, kind_of
from azul_desktop.session.session import Session
from tests.games import Kind
from tests.ui import names
from tests.ui.named import NamedTargets
from tests.ui.pilot import FRAME, Pilot
from tests.ui.tables import FAMILIES, STAR, WALL, at_table, first_pick, held, people

SIZE = (1920, 1080)
DRAG = 6
"""A pointer that moves farther than this with the button down drags."""
AROUND = 150
"""Held tiles lie no farther from the pointer."""


@pytest.mark.parametrize("way", [(1, 0), (0, 1), (-1, 0), (0, -1)])
def test_tiles_are_dragged_as_soon_as_the_pointer_moves_a_little(
    tmp_path: Path, way: tuple[int, int]
) -> None:
    session = people(WALL)
    pilot = at_table(tmp_path, session, size=SIZE)
    pick = first_pick(session)
    x, y = pilot.point_of(pick)
    still_held = []
    for pixels in (DRAG, DRAG + 1):
        pilot.press(pick)
        assert held(pilot) > 0
        there = x + way[0] * pixels, y + way[1] * pixels
        pilot.hover(there)
        pilot.release(there)
        still_held.append(held(pilot) > 0)
        pilot.click((5, SIZE[1] - 5))  # puts back what is held
        assert held(pilot) == 0
    assert still_held == [True, False], "first a click that picks up, then a drag that ends nowhere"
    assert not session.record.moves
    pilot.close()


def test_what_is_legal_is_meant_before_what_only_lies_there(tmp_path: Path) -> None:
    """In the draft no space takes tiles, but the board around it does: it is where the hand is."""
    session = people(STAR)
    pilot = at_table(tmp_path, session, size=SIZE)
    spaces = [target for target in pilot.scene.targets() if target.name == names.space(2, 3)]
    assert [space.legal for space in spaces] == [False]
    picks = list(NamedTargets(session.rules, session.state).picks)
    pilot.drag(picks[0], names.space(2, 3))
    (move,) = session.record.moves
    assert kind_of(move) == TAKE
    pilot.close()


def middle(pilot: Pilot) -> tuple[int, int]:
    """Between all discs, where nothing lies yet."""
    discs = [t.box.centre for t in pilot.scene.targets() if t.name in map(names.disc, range(9))]
    return (
        round(sum(x for x, _ in discs) / len(discs)),
        round(sum(y for _, y in discs) / len(discs)),
    )


def view_of(pilot: Pilot, at: tuple[int, int]) -> pygame.Surface:
    """What is seen around a point."""
    area = pygame.Rect(at[0] - AROUND, at[1] - AROUND, 2 * AROUND, 2 * AROUND)
    return pilot.app.window.screen.subsurface(area).copy()


def changed(one: pygame.Surface, other: pygame.Surface) -> pygame.Mask:
    """Where two pictures differ clearly."""
    mask = pygame.mask.from_threshold(one, (0, 0, 0), (24, 24, 24, 255), other)
    mask.invert()
    return mask


def bounds(mask: pygame.Mask) -> pygame.Rect:
    """The box around all that is set."""
    first, *others = mask.get_bounding_rects()
    return first.unionall(others)


def alone(session: Session) -> list[str]:
    """Tiles on discs from which nothing else comes along."""
    picks = NamedTargets(session.rules, session.state).picks
    if session.state.joker < 0:
        return list(picks)
    joker = session.rules.edition.colours[session.state.joker]
    with_jokers = [number for number in range(9) if names.disc_tiles(number, joker) in picks]
    return [
        pick
        for pick in picks
        if not any(pick.startswith(names.disc(number)) for number in with_jokers)
    ]


@pytest.mark.parametrize("kind", FAMILIES, ids=str)
def test_every_tile_in_the_hand_is_seen(tmp_path: Path, kind: Kind) -> None:
    areas: dict[int, int] = {}
    for seed in (0, 1):
        session = people(kind, seed)
        pilot = at_table(tmp_path, session, size=SIZE)
        here = middle(pilot)
        empty = view_of(pilot, here)
        for pick in alone(session):
            pilot.press(pick)
            pilot.hover(here)
            areas[held(pilot)] = changed(view_of(pilot, here), empty).count()
            pilot.click((5, SIZE[1] - 5), button=3)
            pilot.release((5, SIZE[1] - 5))
            assert held(pilot) == 0
        pilot.close()
    assert len(areas) > 1
    for count in areas.keys() - {1}:
        assert areas[count] > areas[1] * (0.6 + 0.4 * count), "tiles hide each other"


def test_tiles_that_are_let_go_fly_from_where_they_were_seen(tmp_path: Path) -> None:
    session = people(STAR)
    pilot = at_table(tmp_path, session, size=SIZE, animation="slow")
    pilot.settle()
    here = pilot.point_of(names.space(2, 3))
    before = view_of(pilot, here)
    pilot.press(next(pick for pick in alone(session) if pick.startswith(names.disc(1))))
    pilot.hover(here)
    assert held(pilot) == 2
    carried = view_of(pilot, here)
    pilot.now -= FRAME  # no time passes until they are let go
    pilot.release(here)
    flying = view_of(pilot, here)
    assert len(session.record.moves) == 1
    seen, left = bounds(changed(carried, before)), bounds(changed(flying, before))
    assert left.topleft == pytest.approx(seen.topleft, abs=4)
    assert left.w == pytest.approx(seen.w, rel=0.2), "their shadows are shorter"
    pilot.close()
