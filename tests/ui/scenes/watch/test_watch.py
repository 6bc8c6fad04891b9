"""Watching a game: every position is shown as it was, by every way that leads there."""

from pathlib import Path

import pygame
import pytest

from azul_desktop.ui.render.stage import Group
from azul_desktop.ui.scenes.watch.course import Course
from azul_desktop.ui.scenes.watch.playback import SPEEDS, USUAL
from azul_desktop.ui.scenes.watch.scene import WatchScene
from tests.games import Kind
from tests.ui.pilot import Pilot
from tests.ui.scenes.played import finished
from tests.ui.scenes.watch.watching import STAR, WALL, check_shown, watched

both = pytest.mark.parametrize("kind", [WALL, STAR], ids=str)


def finish(pilot: Pilot, scene: WatchScene) -> int:
    """Wait until nothing is played or moves; how many frames that took."""
    count = 0
    while scene.playback.playing or scene.animating:
        pilot.frame()
        count += 1
    return count


def wheel(pilot: Pilot, up: int) -> None:
    pygame.event.post(pygame.Event(pygame.MOUSEWHEEL, x=0, y=up))
    pilot.frame()


@both
def test_every_position_can_be_jumped_to(kind: Kind, tmp_path: Path) -> None:
    session = finished(kind)
    pilot, scene = watched(tmp_path, session)
    for at in [*range(len(session.steps), -1, -7), 0, len(session.steps)]:
        scene.playback.go(at)
        pilot.frame()
        check_shown(scene, session, at)


@both
def test_moves_are_shown_forwards_as_at_the_table(kind: Kind, tmp_path: Path) -> None:
    session = finished(kind)
    turn = next(n for n, step in enumerate(session.steps) if step.after.round == 2)
    pilot, scene = watched(tmp_path, session, turn - 3, animation="fast")
    for at in range(turn - 2, turn + 3):
        pilot.key(pygame.K_RIGHT)
        assert scene.at == at
        assert scene.playback.is_moving
        finish(pilot, scene)
        check_shown(scene, session, at)
    pilot.key(pygame.K_LEFT)
    check_shown(scene, session, turn + 1)  # back at once


def test_the_next_step_lets_the_last_one_arrive(tmp_path: Path) -> None:
    session = finished(WALL)
    pilot, scene = watched(tmp_path, session, animation="slow")
    for _ in range(5):
        pilot.key(pygame.K_RIGHT)
    assert scene.at == 5
    assert scene.animating
    pilot.key(pygame.K_LEFT)
    check_shown(scene, session, 4)


def test_keys_go_by_moves_and_by_rounds(tmp_path: Path) -> None:
    session = finished(WALL)
    course = Course(session)
    pilot, scene = watched(tmp_path, session)
    pilot.key(pygame.K_RIGHT)
    assert scene.at == 1
    pilot.key(pygame.K_RIGHT, mod=pygame.KMOD_SHIFT)
    assert scene.at == course.rounds[1]
    pilot.key(pygame.K_RIGHT, mod=pygame.KMOD_SHIFT)
    assert scene.at == course.rounds[2]
    pilot.key(pygame.K_LEFT)
    pilot.key(pygame.K_LEFT, mod=pygame.KMOD_SHIFT)
    assert scene.at == course.rounds[1]
    pilot.key(pygame.K_LEFT, mod=pygame.KMOD_SHIFT)
    assert scene.at == 0
    pilot.key(pygame.K_END)
    assert scene.at == course.last
    pilot.key(pygame.K_RIGHT)
    assert scene.at == course.last
    pilot.key(pygame.K_HOME)
    assert scene.at == 0
    pilot.key(pygame.K_LEFT)
    assert scene.at == 0


def test_rounds_of_a_course() -> None:
    session = finished(WALL)
    course = Course(session)
    for at in course.rounds[1:]:
        assert course.state(at).round == course.state(at - 1).round + 1
        assert course.round_after(at - 1) == at
        assert course.round_before(at + 1) == at
    assert course.round_after(course.last) == course.last
    assert course.round_before(0) == 0
    assert course.scores(course.last) == [board[0] for board in session.state.boards]


def test_buttons_and_the_wheel(tmp_path: Path) -> None:
    session = finished(STAR)
    pilot, scene = watched(tmp_path, session)
    assert not scene.widget("control/first").enabled
    for name, at in (
        ("control/next", 1),
        ("control/next", 2),
        ("control/previous", 1),
        ("control/last", len(session.steps)),
    ):
        pilot.click(name)
        assert scene.at == at
    assert not scene.widget("control/next").enabled
    pilot.click("control/first")
    wheel(pilot, -1)
    wheel(pilot, -1)
    assert scene.at == 2
    wheel(pilot, 1)
    assert scene.at == 1


def test_the_scrubber_is_clicked_and_dragged(tmp_path: Path) -> None:
    session = finished(WALL)
    pilot, scene = watched(tmp_path, session)
    scrubber, last = scene._strip.scrubber, len(session.steps)
    middle = scrubber.box.centre[1]
    pilot.click((scrubber.graph.x(20), middle))
    check_shown(scene, session, 20)
    seen = set()
    pilot.press((scrubber.graph.x(20), middle))
    for at in range(20, last + 1):
        pilot.hover((scrubber.graph.x(at), middle + at))  # also when it leaves the strip
        seen.add(scene.at)
    assert seen == set(range(20, last + 1))
    pilot.hover((0, 0))
    assert scene.at == 0
    pilot.release((0, 0))
    pilot.hover((scrubber.graph.x(9), middle))
    assert scene.at == 0


@both
def test_a_game_is_played_to_its_end_at_every_speed(kind: Kind, tmp_path: Path) -> None:
    session = finished(kind)
    last = len(session.steps)
    pilot, scene = watched(tmp_path, session, last - 4, animation="fast")
    frames = []
    for speed in range(len(SPEEDS)):
        scene.playback.go(last - 4)
        pilot.key(pygame.K_1 + speed)
        assert scene.playback.speed == speed
        chosen = [w.name for w in scene.widgets if getattr(w, "chosen", False)]
        assert f"speed/{speed + 1}" in chosen
        pilot.key(pygame.K_SPACE)
        frames.append(finish(pilot, scene))
        check_shown(scene, session, last)
    assert frames == sorted(frames, reverse=True)
    pilot.key(pygame.K_SPACE)  # from the end it begins anew
    pilot.wait(0.1)
    assert scene.playback.playing and scene.at < last
    pilot.key(pygame.K_SPACE)
    assert not scene.playback.playing


def test_plus_and_minus_change_the_speed(tmp_path: Path) -> None:
    pilot, scene = watched(tmp_path, finished(WALL))
    assert scene.playback.speed == USUAL
    for _ in range(5):
        pilot.key(pygame.K_PLUS)
    assert scene.playback.speed == len(SPEEDS) - 1
    for _ in range(6):
        pilot.key(pygame.K_MINUS)
    assert scene.playback.speed == 0
    pilot.click("speed/3")
    assert scene.playback.speed == 2


@both
def test_the_log_follows_and_leads(kind: Kind, tmp_path: Path) -> None:
    session = finished(kind)
    pilot, scene = watched(tmp_path, session)
    for at in range(0, len(session.steps) + 1, 5):
        scene._go(at)
        rows = [w for w in scene.widgets if w.name.startswith("log/")]
        assert len(rows) >= 5
        plate = scene._places.plate
        assert all(plate.y < row.box.y and row.box.bottom < plate.bottom for row in rows)
    scene._go(0)
    rows = [w for w in scene.widgets if w.name.startswith("log/")]
    pilot.click(rows[3].name)
    assert scene.at == 3 or scene.at == 2  # the marker has a line of its own


def test_nothing_on_the_table_can_be_taken(tmp_path: Path) -> None:
    session = finished(WALL)
    pilot, scene = watched(tmp_path, session, 10)
    moves = list(session.record.moves)
    for disc in scene._table.picture.layout.ring.discs:
        pilot.click((disc.x, disc.y))
    assert session.record.moves == moves
    assert scene.at == 10
    assert not [target.name for target in scene.targets() if target.name.startswith("disc")]


def test_tab_enlarges_a_board(tmp_path: Path) -> None:
    pilot, scene = watched(tmp_path, finished(STAR), 10)
    before = len(scene.groups())
    pilot.post(pygame.KEYDOWN, key=pygame.K_TAB, mod=0)
    pilot.wait(0.3)
    assert len(scene.groups()) > before
    pilot.post(pygame.KEYUP, key=pygame.K_TAB, mod=0)
    pilot.wait(0.3)
    assert len(scene.groups()) == before


def test_a_still_table_paints_nothing(tmp_path: Path) -> None:
    pilot, scene = watched(tmp_path, finished(WALL), 10)
    pilot.wait(1)

    def seen() -> list[Group]:
        return [group for group in scene.groups() if group.sprites]

    before = seen()
    pilot.frame()
    assert not pilot.app.moving
    assert all(one is other for one, other in zip(before, seen(), strict=True))
