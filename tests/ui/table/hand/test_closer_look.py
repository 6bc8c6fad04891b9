"""What explains itself to the pointer, and when."""

from collections.abc import Iterator
from pathlib import Path

import pygame
import pytest

from azul_desktop.core.moves import PASS, kind_of
from azul_desktop.core.state import BUILD
from azul_desktop.ui.table.paint.raised_board import STEPS
from azul_desktop.ui.table.paint.store_plate import counted
from azul_desktop.ui.table.paint.tips import Tip
from tests.games import Kind
from tests.ui import names
from tests.ui.named import NamedTargets
from tests.ui.pilot import Pilot
from tests.ui.tables import STAR, WALL, at_table, people, table_of


@pytest.fixture(params=["off", "normal"])
def builder(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[Pilot]:
    """Someone who is about to build, alone: the others have passed."""
    session = people(STAR)
    first = -1
    while session.state.phase != BUILD or first in (-1, session.state.turn):
        legal = session.rules.legal_moves(session.state)
        passing = [move for move in legal if kind_of(move) == PASS]
        if passing and first < 0:
            first = session.state.turn
        session.submit(passing[0] if passing else legal[0])
    assert STAR.players == 2
    pilot = at_table(tmp_path, session, animation=request.param)
    yield pilot
    pilot.close()


def explained(pilot: Pilot) -> Tip | None:
    return table_of(pilot)._looking._tip


def rest(pilot: Pilot) -> None:
    for _ in range(90):
        pilot.frame()


def build(pilot: Pilot) -> tuple[int, int]:
    """Build on a space that is paid in one way only; where it lies."""
    session = table_of(pilot).session
    presses = NamedTargets(session.rules, session.state).presses
    name = next(n for n, moves in presses.items() if n != names.PASS and len(moves) == 1)
    at = pilot.point_of(name)
    before = len(session.record.moves)
    pilot.click(at)
    assert len(session.record.moves) == before + 1
    pilot.settle()
    return at


def test_a_pointer_that_rests_where_it_has_built_is_told_nothing(builder: Pilot) -> None:
    x, y = build(builder)
    for _ in range(3):
        rest(builder)
        assert explained(builder) is None
    builder.hover((x + 3, y))  # a hand is never quite still
    rest(builder)
    assert explained(builder) is None


def test_a_pointer_that_has_moved_is_told_why(builder: Pilot) -> None:
    x, y = build(builder)
    rest(builder)
    builder.hover((x + 60, y))
    builder.hover((x, y))
    rest(builder)
    tip = explained(builder)
    assert tip is not None
    assert tip.text


def test_no_board_grows_under_a_pointer_that_has_not_moved(builder: Pilot) -> None:
    other = table_of(builder)._picture.layout.boards[1].box.centre
    builder.hover(other)
    rest(builder)
    looking = table_of(builder)._looking
    assert looking._player is not None
    table_of(builder)._flow.undo()
    builder.settle()
    rest(builder)
    assert looking._player is None


def hold(pilot: Pilot) -> None:
    pygame.event.post(pygame.Event(pygame.KEYDOWN, key=pygame.K_TAB, mod=0, unicode=""))
    pilot.frame()


@pytest.mark.parametrize("kind", [WALL, STAR], ids=str)
@pytest.mark.parametrize("scale", [100, 200])
def test_a_key_shows_the_colours_that_the_top_bar_has_no_room_for(
    kind: Kind, scale: int, tmp_path: Path
) -> None:
    pilot = at_table(tmp_path, people(kind), size=(1920, 1080))
    pilot.app.desk.change(ui_scale=scale)
    pilot.app.scene.arrange()
    pilot.frame()
    looking, layout = table_of(pilot)._looking, table_of(pilot)._picture.layout
    hold(pilot)
    shown, view = table_of(pilot)._flow.performance.shown, table_of(pilot)._view()
    large = looking._zoom.groups(1, shown, view.sitters[1])
    plates = looking.groups(shown, view.sitters)[len(large) :]
    assert bool(plates) == (not layout.top_bar.bag.colours)
    if plates:
        painted = {sprite.surface for group in plates for sprite in group.sprites}
        tiles = counted(table_of(pilot)._picture, shown.bag, (26, 20))
        assert {tile for tile, _ in tiles} <= painted
        window = pygame.Rect(0, 0, *layout.size)
        assert all(window.contains(group.box) for group in plates)
        plate = plates[0].rects[1]
        assert not plate.colliderect(pygame.Rect(*looking._zoom.mat(1).box))
    pilot.close()


@pytest.mark.parametrize("still", [False, True])
def test_a_board_that_is_held_up_rises_step_by_step(tmp_path: Path, still: bool) -> None:
    pilot = at_table(tmp_path, people(WALL), animation="normal")
    pilot.desk.change(reduce_motion=still)
    pilot.settle()
    looking = table_of(pilot)._looking
    risen = []
    looking.hold_up(1)
    for _ in range(30):
        pilot.frame()
        risen.append(looking._risen)
    assert risen == sorted(risen)
    assert risen[-1] == STEPS
    assert (risen[0] < STEPS) is not still
    assert risen.index(STEPS) <= 13
    pilot.close()


@pytest.mark.parametrize("kind", [WALL, STAR], ids=str)
def test_what_bag_and_lid_hold_is_told_at_once(kind: Kind, tmp_path: Path) -> None:
    pilot = at_table(tmp_path, people(kind), size=(1920, 1080))
    layout, shown = table_of(pilot)._picture.layout, table_of(pilot)._flow.performance.shown
    for box, counts in ((layout.top_bar.bag.box, shown.bag), (layout.top_bar.lid.box, shown.lid)):
        pilot.hover((900, 800))
        pilot.hover(box.centre)
        assert explained(pilot) is None
        pilot.wait(0.15)
        tip = explained(pilot)
        assert tip is not None
        assert [count for _, count in tip.counts] == list(counts)
        assert tip.title.startswith(str(sum(counts)))
        assert tip.text == "", "who looks up a number reads nothing else"
        pilot.hover((box.centre[0] + 3, box.centre[1]))
        assert explained(pilot) == tip, "it does not flicker while the pointer moves"
    pilot.hover(layout.ring.bag.centre)
    pilot.wait(0.6)
    tip = explained(pilot)
    assert tip is not None
    assert tip.text, "the thing on the table explains itself, too"
    pilot.close()


def test_colours_that_the_top_bar_always_counts_need_no_plate(tmp_path: Path) -> None:
    pilot = at_table(tmp_path, people(WALL), size=(1920, 1080))
    pilot.app.desk.change(colour_counts="always")
    pilot.app.scene.arrange()
    pilot.frame()
    bar = table_of(pilot)._picture.layout.top_bar
    assert len(bar.bag.colours) == len(bar.lid.colours) == len(WALL.edition.colours)
    pilot.hover(bar.bag.box.centre)
    pilot.wait(0.6)
    tip = explained(pilot)
    assert tip is not None
    assert tip.text
    assert tip.counts == ()
    pilot.close()
