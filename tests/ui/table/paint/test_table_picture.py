"""The two halves of a round: painted ahead in portions, changed in one movement."""

from collections.abc import Iterator
from pathlib import Path

import pygame
import pytest

from azul_desktop.core.state import DRAFT
from azul_desktop.session.session import Session
from azul_desktop.ui.render.stage import Group
from azul_desktop.ui.table.paint.canvas import Canvas
from azul_desktop.ui.table.paint.table_picture import TablePicture
from tests.games import KINDS
from tests.ui.pilot import Pilot
from tests.ui.tables import STAR, WALL, at_table, people, table_of


def picture_of(pilot: Pilot) -> TablePicture:
    return table_of(pilot)._picture


def is_moving(picture: TablePicture) -> bool:
    return picture.is_moving


def draft_to_its_last_take(pilot: Pilot, session: Session) -> None:
    """Play all but the last take, at once."""
    flow = table_of(pilot)._flow
    while True:
        move = session.rules.legal_moves(session.state)[0]
        if session.rules.apply(session.state, move).phase != DRAFT:
            return
        flow.submit(move, [])
        flow.finish()


def idle(pilot: Pilot) -> None:
    """Nothing happens until nothing is left to be painted."""
    for _ in range(2000):
        pilot.frame()
        if pilot.app._resting:
            assert not picture_of(pilot).cold
            return
    raise AssertionError


def end_draft(pilot: Pilot, session: Session) -> None:
    """The last take, up to where the table begins to change."""
    flow = table_of(pilot)._flow
    flow.submit(session.rules.legal_moves(session.state)[0], [])
    while flow.performance.is_running or flow.cards.holds:
        pilot.frame()


@pytest.fixture
def session() -> Session:
    return people(STAR)


@pytest.fixture
def pilot(tmp_path: Path, session: Session) -> Iterator[Pilot]:
    found = at_table(tmp_path, session, animation="normal")
    table_of(found)._flow.finish()
    draft_to_its_last_take(found, session)
    yield found
    found.close()


def test_what_was_painted_ahead_is_not_painted_when_building_begins(
    pilot: Pilot, session: Session
) -> None:
    idle(pilot)
    picture = picture_of(pilot)
    boards = [group for mat in picture.painters.mats for group in _groups(mat)]
    end_draft(pilot, session)
    painted = picture._canvas.painted
    while not is_moving(picture):
        pilot.frame()
    assert not picture.drafting
    pilot.settle()
    # What changed with the last take: prompt, lights, scores and tiles; no board, no drawing.
    assert picture._canvas.painted - painted < 30
    after = [group for mat in picture.painters.mats for group in _groups(mat)]
    assert boards[0] is after[0], "the board in front stays where it is"


def _groups(canvas: Canvas) -> list[Group]:
    return [group for part, (_, group) in canvas._kept.items() if part.startswith("board")]


def test_a_still_table_makes_no_surface(
    pilot: Pilot, session: Session, monkeypatch: pytest.MonkeyPatch
) -> None:
    pilot.desk.change(little_helps=False)  # one that comes meanwhile is painted, once
    end_draft(pilot, session)
    pilot.settle()
    idle(pilot)
    made: list[tuple[int, int]] = []
    scale = pygame.transform.smoothscale

    def counted(surface: pygame.Surface, size: tuple[int, int]) -> pygame.Surface:
        made.append(size)
        return scale(surface, size)

    monkeypatch.setattr(pygame.transform, "smoothscale", counted)
    painted = picture_of(pilot)._canvas.painted
    for _ in range(60):
        pilot.frame()
    assert not made
    assert picture_of(pilot)._canvas.painted == painted


def test_who_plays_on_at_once_waits_a_few_frames(pilot: Pilot, session: Session) -> None:
    picture, flow = picture_of(pilot), table_of(pilot)._flow
    picture.forget()
    end_draft(pilot, session)
    waited = 0
    while not is_moving(picture):
        assert flow.animating
        pilot.frame()
        waited += 1
        assert waited < 400
    assert waited > 3


def test_the_table_moves_for_nine_tenths_of_a_second(pilot: Pilot, session: Session) -> None:
    idle(pilot)
    end_draft(pilot, session)
    picture = picture_of(pilot)
    while not is_moving(picture):
        pilot.frame()
    seen = set()
    frames = 0
    while is_moving(picture):
        pilot.frame()
        frames += 1
        seen.add(tuple(pilot.app.window.stage.shown[1].box))
    assert 50 <= frames <= 56
    assert len(seen) > 20, "the ring is seen on its way"
    assert not picture.drafting


def test_a_press_ends_the_movement_and_does_what_it_would_have_done(
    pilot: Pilot, session: Session
) -> None:
    idle(pilot)
    end_draft(pilot, session)
    picture = picture_of(pilot)
    while not is_moving(picture):
        pilot.frame()
    pilot.frame()
    legal = [name for name, target in pilot.targets().items() if target.legal and "space" in name]
    pilot.press(legal[0])
    assert not is_moving(picture)
    hand = table_of(pilot)._pointer.hand
    assert hand is not None


@pytest.mark.parametrize(("animation", "still"), [("off", False), ("normal", True)])
def test_without_motion_the_table_changes_at_once(
    tmp_path: Path, session: Session, animation: str, still: bool
) -> None:
    found = at_table(tmp_path, session, animation=animation)
    found.desk.change(reduce_motion=still)
    table_of(found)._flow.finish()
    draft_to_its_last_take(found, session)
    picture = picture_of(found)
    table_of(found)._flow.submit(session.rules.legal_moves(session.state)[0], [])
    for _ in range(600):
        found.frame()
        assert not is_moving(picture)
    assert not picture.drafting
    found.close()


def test_undo_is_there_at_once(pilot: Pilot, session: Session) -> None:
    end_draft(pilot, session)
    pilot.settle()
    table_of(pilot)._flow.undo()
    picture = picture_of(pilot)
    assert picture.drafting
    assert not is_moving(picture)


def test_families_that_never_change_their_table_have_nothing_to_paint_ahead(
    tmp_path: Path,
) -> None:
    found = at_table(tmp_path, people(WALL), animation="normal")
    assert not picture_of(found).cold
    found.close()


def behind(pilot: Pilot) -> list[int]:
    """Who is seen on each of the boards behind the one in front, by their heads."""
    picture = picture_of(pilot)
    kept = picture._behind[picture.painters]
    found = []
    for slot, groups in kept.items():
        heads = {id(group): part for part, (_, group) in picture.painters.mats[slot]._kept.items()}
        found += [int(heads[id(group)].split()[-1]) for group in groups if _is_head(heads, group)]
    return found


def _is_head(parts: dict[int, str], group: Group) -> bool:
    return parts.get(id(group), "").startswith("head")


def test_boards_behind_change_one_by_one_after_the_one_in_front(tmp_path: Path) -> None:
    session = people(next(kind for kind in KINDS if kind.players > 2))
    found = at_table(tmp_path, session, animation="normal")
    found.settle()
    before, front = behind(found), picture_of(found).where.front
    flow = table_of(found)._flow
    flow.submit(session.rules.legal_moves(session.state)[0], [])
    while picture_of(found).where.front == front:
        found.frame()
    changed = []
    while flow.glide.left:
        changed.append(sum(a != b for a, b in zip(before, behind(found), strict=True)))
        found.frame()
    assert changed[: len(before) + 2] == [0, *range(len(before) + 1)]
    assert set(behind(found)) == set(range(len(before) + 1)) - {picture_of(found).where.front}
    found.close()
