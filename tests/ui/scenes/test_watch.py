"""Watching a game: every position is shown as it was, by every way that leads there."""

from pathlib import Path

import pygame
import pytest

from azul_desktop.core.record import HUMAN
from azul_desktop.session.session import Session
from azul_desktop.storage.settings import Settings
from azul_desktop.ui.render.stage import Group
from azul_desktop.ui.scene import Scene
from azul_desktop.ui.scenes import routes
from azul_desktop.ui.scenes.table import TableScene
from azul_desktop.ui.scenes.watch.branch import BranchScene
from azul_desktop.ui.scenes.watch.course import Course
from azul_desktop.ui.scenes.watch.playback import SPEEDS, USUAL
from azul_desktop.ui.scenes.watch.scene import WatchScene
from azul_desktop.ui.table.shown.shown_table import ShownTable
from tests.games import KINDS, Kind
from tests.ui.pilot import Pilot
from tests.ui.scenes.looks import check_looks
from tests.ui.scenes.pages import SIZES, check_layout
from tests.ui.scenes.played import BY_NAME, begun, finished

WALL, STAR = BY_NAME["azul-coloured-2p"], BY_NAME["summer-pavilion-coloured-3p"]
both = pytest.mark.parametrize("kind", [WALL, STAR], ids=str)
ONE_OF_EACH = list({(k.edition.id, k.players): k for k in KINDS if k.players != 3}.values())
FULL_HD = (1920, 1080)


class Below(Scene):
    """What watching was opened from."""


def watched(
    home: Path,
    session: Session,
    at: int = 0,
    *,
    size: tuple[int, int] = FULL_HD,
    animation: str = "off",
    scale: int = 100,
) -> tuple[Pilot, WatchScene]:
    chosen = Settings(animation=animation, ui_scale=scale)
    pilot = Pilot(home, lambda _: Below(), size=size, settings=chosen)
    routes.over_watch(pilot.app.desk, session, at)
    pilot.frame()
    assert isinstance(pilot.scene, WatchScene)
    return pilot, pilot.scene


def check_shown(scene: WatchScene, session: Session, at: int) -> None:
    """The table shows a position, whose last mover sits in front, and nothing is on its way."""
    state = session.steps[at - 1].after if at else session.first
    playback = scene.playback
    assert scene.at == at
    assert not playback.is_moving
    assert playback.performance.shown == ShownTable.of(session.rules, state)
    mover = session.steps[at - 1].before.turn if at else session.first.turn
    assert scene._table.picture.where.front == mover


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
        assert scene.animating
        while scene.animating:
            pilot.frame()
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
        count = 0
        while scene.playback.playing or scene.animating:
            pilot.frame()
            count += 1
        check_shown(scene, session, last)
        frames.append(count)
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


# Branches.


def test_a_branch_begins_at_the_position_with_other_players(tmp_path: Path) -> None:
    session = finished(WALL)
    moves = list(session.record.moves)
    pilot, _ = watched(tmp_path, session, 12)
    pilot.click("button/branch")
    assert isinstance(pilot.scene, BranchScene)
    pilot.click("seat/0/bot")
    pilot.click("seat/0/level/master")
    pilot.click("seat/1/human")
    pilot.click("button/play")
    table = pilot.scene
    assert isinstance(table, TableScene)
    record = table.session.record
    assert record.moves[:12] == moves[:12]
    assert [seat.kind for seat in record.seats] == ["master", HUMAN]
    assert record.about.practice
    assert record.about.id != session.record.about.id or not record.about.id
    assert session.record.moves == moves


def test_who_sat_there_stays_who_they_are(tmp_path: Path) -> None:
    session = finished(STAR)
    pilot, _ = watched(tmp_path, session, 5)
    pilot.key(pygame.K_b)
    scene = pilot.scene
    assert isinstance(scene, BranchScene)
    pilot.click("seat/0/bot")
    assert scene.seats[0].kind != HUMAN
    assert not scene.seats[0].name
    pilot.click("seat/0/human")
    assert scene.seats == list(session.record.seats)
    pilot.key(pygame.K_ESCAPE)
    assert isinstance(pilot.scene, WatchScene)


def test_no_branch_where_the_game_is_over(tmp_path: Path) -> None:
    session = finished(WALL)
    pilot, scene = watched(tmp_path, session, len(session.steps))
    assert not scene.widget("button/branch").enabled
    assert scene.widget("button/branch").hint
    pilot.key(pygame.K_b)
    assert pilot.scene is scene


# The library.


def test_a_game_of_the_library_is_watched_and_left(tmp_path: Path) -> None:
    pilot = Pilot(tmp_path, lambda _: Below(), size=FULL_HD)
    below, games = pilot.scene, pilot.app.desk.library.games
    for session, at in ((finished(WALL), 0), (begun(STAR, 20), 20)):
        row = games.row(games.add(session))
        assert row is not None
        routes.watch_game(pilot.app.desk, row)
        pilot.frame()
        assert (pilot.scene.name, pilot.scene.moves) == ("watch", at)
        pilot.click("button/back")
        assert pilot.scene is below


def test_why_a_game_cannot_be_watched_is_told(tmp_path: Path) -> None:
    pilot = Pilot(tmp_path, lambda _: Below(), size=FULL_HD)
    desk = pilot.app.desk
    row = desk.library.games.row(desk.library.games.add(finished(WALL)))
    assert row is not None
    with desk.library.store.transaction() as connection:
        connection.execute("UPDATE courses SET moves = 'nonsense'")
    said: list[str] = []
    pilot.app.say = lambda text, **_: said.append(text)  # type: ignore[method-assign,misc,assignment]
    routes.watch_game(desk, row)
    assert said and said[0].startswith("This game cannot be watched")
    assert pilot.scene.name != "watch"


def test_a_game_that_goes_on_elsewhere_is_followed(tmp_path: Path) -> None:
    whole = finished(WALL)
    session = begun(WALL, 20)
    pilot = Pilot(tmp_path, lambda _: Below(), size=FULL_HD, settings=Settings(animation="off"))
    desk = pilot.app.desk
    row = desk.library.games.row(desk.library.games.add(session))
    assert row is not None
    routes.watch_game(desk, row)
    pilot.frame()
    scene = pilot.scene
    assert isinstance(scene, WatchScene)
    keeper = desk.new_keeper(session)
    for move in whole.record.moves[20:23]:
        session.submit(move)
        keeper.note()
    pilot.wait(5)
    check_shown(scene, session, 23)
    assert scene._strip.scrubber.at == 23
    scene._go(4)
    session.undo()
    keeper.note()
    pilot.wait(2)
    assert scene.at == 4
    assert scene.playback.course.last == len(session.steps)


# Looks.


@pytest.mark.parametrize("size", SIZES, ids=str)
@pytest.mark.parametrize("kind", ONE_OF_EACH, ids=str)
def test_everything_has_its_place(kind: Kind, size: tuple[int, int], tmp_path: Path) -> None:
    session = finished(kind)
    pilot, scene = watched(tmp_path, session, len(session.steps) // 2, size=size)
    check_layout(pilot)
    strip, plate, room = scene._places.strip, scene._places.plate, scene._places.frame.room
    for mat in scene._table.picture.layout.boards:
        assert room.grown(1).contains((mat.box.x, mat.box.y))
        assert room.grown(1).contains((mat.box.right, mat.box.bottom))
    assert not strip.overlaps(plate) and not strip.overlaps(room) and not plate.overlaps(room)


@pytest.mark.parametrize("size", SIZES, ids=str)
@pytest.mark.parametrize("scale", [100, 150, 200])
@both
def test_large_letters_fit(kind: Kind, scale: int, size: tuple[int, int], tmp_path: Path) -> None:
    session = finished(kind)
    pilot, scene = watched(tmp_path, session, 30, size=size, scale=scale)
    check_layout(pilot)
    assert 100 <= scene.applied_scale <= scale
    pilot.click("button/branch")
    check_looks(pilot)


def test_another_language_and_size_keep_the_position(tmp_path: Path) -> None:
    pilot, scene = watched(tmp_path, finished(STAR), 31)
    pilot.app.desk.change(language="uk")
    pilot.frame()
    assert scene.at == 31
    pilot.app.desk.change(ui_scale=150, high_contrast=True)
    pilot.frame()
    check_shown(scene, scene.session, 31)
    pilot.app.desk.change(language="en")
