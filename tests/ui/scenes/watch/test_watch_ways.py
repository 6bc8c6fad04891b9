"""Ways to watching and away from it: branches, the library, games that go on; and how it looks."""

from pathlib import Path

import pygame
import pytest

from azul_desktop.core.record import HUMAN
from azul_desktop.storage.settings import Settings
from azul_desktop.ui.scenes import routes
from azul_desktop.ui.scenes.table import TableScene
from azul_desktop.ui.scenes.watch.branch import BranchScene
from azul_desktop.ui.scenes.watch.scene import WatchScene
from tests.games import KINDS, Kind
from tests.ui.pilot import Pilot
from tests.ui.scenes.looks import check_looks
from tests.ui.scenes.pages import SIZES, check_layout, push
from tests.ui.scenes.played import begun, finished
from tests.ui.scenes.watch.watching import FULL_HD, STAR, WALL, Below, check_shown, watched

both = pytest.mark.parametrize("kind", [WALL, STAR], ids=str)
ONE_OF_EACH = list({(k.edition.id, k.players): k for k in KINDS if k.players != 3}.values())


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


def test_a_person_of_the_library_plays_on(tmp_path: Path) -> None:
    session = finished(WALL)
    pilot, _ = watched(tmp_path, session, 12)
    ann = pilot.desk.people.add("Ann", "", "green")
    bob = pilot.desk.people.add("Bob", "", "wine")
    pilot.key(pygame.K_b)
    scene = pilot.scene
    assert isinstance(scene, BranchScene)
    pilot.click("seat/0/human")
    pilot.click("seat/0/profile")
    pilot.click(f"seat/0/profile/{ann.uid}")
    pilot.click("seat/1/human")
    push(pilot, "seat/1/profile")
    assert scene.seating.plays_already(1, ann)
    pilot.click(f"seat/1/profile/{ann.uid}")  # she has the other seat
    assert scene.seats[1].profile == ""
    pilot.key(pygame.K_ESCAPE)
    assert pilot.scene is scene
    pilot.click("seat/1/profile")
    pilot.click(f"seat/1/profile/{bob.uid}")
    pilot.click("button/play")
    table = pilot.scene
    assert isinstance(table, TableScene)
    seats = table.session.record.seats
    assert [(seat.name, seat.profile) for seat in seats] == [("Ann", ann.uid), ("Bob", bob.uid)]
    assert [seat.colour for seat in seats] == [one.colour for one in session.record.seats]


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
    pilot.app.say = lambda text, **_: said.append(text)  # type: ignore[method-assign]
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
