"""A machine that lacks something or a program that fails: told in a sentence, the game goes on."""

import time
from pathlib import Path

import pygame
import pytest

from azul_desktop.core.errors import UserError
from azul_desktop.core.record import format_record
from azul_desktop.storage import settings as settings_file
from azul_desktop.storage import valuefile
from azul_desktop.storage.settings import Settings, load_settings
from azul_desktop.ui import pilot as pilots
from azul_desktop.ui.render.stage import Group
from azul_desktop.ui.scene import Scene
from azul_desktop.ui.scenes.crash import CrashScene
from azul_desktop.ui.scenes.help.scene import HelpScene
from azul_desktop.ui.scenes.pause import PauseScene
from azul_desktop.ui.scenes.results.scene import ResultsScene
from azul_desktop.ui.scenes.settings.scene import SettingsScene
from azul_desktop.ui.scenes.setup.scene import SetupScene
from azul_desktop.ui.scenes.table import TableScene
from azul_desktop.ui.scenes.title import TitleScene
from azul_desktop.ui.table.show.choreographer import PACES
from azul_desktop.ui.table.shown.shown_table import ShownTable
from azul_desktop.ui.window import SMALLEST, Window
from tests.games import Kind
from tests.ui.pilot import FRAME, Pilot
from tests.ui.scenes.played import finished
from tests.ui.tables import (
    FAMILIES,
    WALL,
    at_table,
    facts,
    first_pick,
    held,
    move_once,
    people,
    saved,
    table_of,
)


def wait_for_toast(pilot: Pilot) -> str:
    """What the window says, when the disk has answered."""
    end = time.monotonic() + 20
    while not pilot.app._toast._text:
        assert time.monotonic() < end, "nothing is said"
        pilot.frame(0)
        time.sleep(0.002)
    return pilot.app._toast._text


# The disk.


def refuse(*_: object) -> None:
    raise OSError(30, "Read-only file system")


def test_a_disk_that_refuses_the_game_is_told_and_the_game_goes_on(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    session = people(WALL)
    pilot = at_table(tmp_path, session)
    library = pilot.app.desk.library
    library.store.connection.execute("PRAGMA query_only = ON")
    for _ in range(3):
        move_once(pilot, session)
    told = wait_for_toast(pilot)
    why = "attempt to write a readonly database"
    assert told == f"The game cannot be saved in {tmp_path}: {why}"
    assert len(session.record.moves) == 3
    pilot.frame(10)
    move_once(pilot, session)
    pilot.frame()
    assert not pilot.app._toast._text, "it is told once"
    pilot.close()


def test_a_disk_that_refuses_the_settings_is_told_and_they_act(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(valuefile, "write_text", refuse)
    pilot = Pilot(tmp_path, SettingsScene)
    pilot.click("animation/off")
    assert pilot.app.desk.settings.animation == "off"
    told = wait_for_toast(pilot)
    assert told == f"Settings: nothing can be saved in {tmp_path}: Read-only file system"
    pilot.frame(10)
    pilot.click("animation/fast")
    assert pilot.app.desk.settings.animation == "fast"
    assert not pilot.app._toast._text, "it is told once"
    pilot.close()


def test_a_disk_that_refuses_the_choices_is_told_once(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(valuefile, "write_text", refuse)
    pilot = Pilot(tmp_path, SetupScene)
    pilot.app.go(TitleScene(pilot.app.desk))
    told = wait_for_toast(pilot)
    assert (
        told == f"Choices for a new game: nothing can be saved in {tmp_path}: Read-only file system"
    )
    pilot.frame(10)
    pilot.click("button/new")
    pilot.app.go(TitleScene(pilot.app.desk))
    pilot.frame()
    assert not pilot.app._toast._text
    pilot.close()


def test_a_folder_that_nobody_may_look_into_is_an_empty_one(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def hidden(_: Path) -> bool:
        raise PermissionError(13, "Permission denied")

    monkeypatch.setattr(Path, "exists", hidden)
    pilot = Pilot(tmp_path, TitleScene)
    assert not pilot.has("button/continue")
    pilot.click("button/new")
    assert isinstance(pilot.scene, SetupScene)
    pilot.close()


def test_a_home_that_is_no_folder_stops_nothing(tmp_path: Path) -> None:
    home = tmp_path / "home"
    home.write_text("", encoding="utf-8")
    pilot = Pilot(home, SetupScene, settings=Settings(animation="off"))
    # Told at once: a bot that begins may think longer than a line of news stays.
    assert "so games of now are not kept" in wait_for_toast(pilot)
    pilot.click("button/play")
    session = table_of(pilot).session
    before = len(session.record.moves)
    pilot.settle()
    while len(session.record.moves) == before:
        if session.seat.kind == "human":
            move_once(pilot, session)
        pilot.frame(1)
    pilot.close()


def test_a_screen_map_that_cannot_be_written_is_told_once(tmp_path: Path) -> None:
    blocked = tmp_path / "file"
    blocked.write_text("", encoding="utf-8")
    pilot = Pilot(tmp_path, TitleScene, screen_map=blocked / "map.json")
    assert "The screen map cannot be written" in wait_for_toast(pilot)
    pilot.frame(10)
    pilot.click("button/new")
    assert not pilot.app._toast._text
    pilot.close()


@pytest.mark.parametrize("text", ["", "{", "[1]", '{"format": 1, "animation": "warp"}'])
def test_broken_settings_are_the_usual_ones(tmp_path: Path, text: str) -> None:
    file = tmp_path / "settings.json"
    file.write_text(text, encoding="utf-8")
    session = people(WALL)
    pilot = Pilot(tmp_path, lambda d: TableScene(d, session), settings=load_settings(file))
    assert pilot.app.desk.settings == Settings()
    move_once(pilot, session)
    pilot.settle()
    pilot.close()


def test_an_animation_that_does_not_exist_cannot_be_set(tmp_path: Path) -> None:
    pilot = at_table(tmp_path, people(WALL))
    with pytest.raises(ValueError, match="animation"):
        pilot.app.desk.change(animation="warp")
    assert set(PACES) == set(settings_file.SPEEDS)
    pilot.close()


# Fonts, pictures, the display.


@pytest.fixture
def no_assets(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(pilots, "bundled", lambda _: tmp_path / "nothing")


@pytest.mark.usefixtures("no_assets")
@pytest.mark.parametrize("kind", FAMILIES, ids=str)
def test_without_fonts_and_pictures_a_whole_game_can_be_played(tmp_path: Path, kind: Kind) -> None:
    session = people(kind)
    pilot = at_table(tmp_path, session)
    seen = pygame.image.tobytes(pilot.app.window.screen, "RGB")
    assert len(set(seen)) > 20, "there is nothing to see"
    while not session.is_over:
        move_once(pilot, session, drag=len(session.record.moves) % 2 == 0)
    pilot.settle()
    assert isinstance(pilot.scene, ResultsScene)
    pilot.close()


@pytest.mark.usefixtures("no_assets")
@pytest.mark.parametrize("animation", ["normal", "off"])
@pytest.mark.parametrize("kind", FAMILIES, ids=str)
def test_without_fonts_and_pictures_tiles_fly(tmp_path: Path, kind: Kind, animation: str) -> None:
    session = people(kind)
    pilot = at_table(tmp_path, session, animation=animation)
    for _ in range(3):
        move_once(pilot, session)
        pilot.settle()
        assert table_of(pilot)._flow.performance.shown == ShownTable.of(
            session.rules, session.state
        )
    pilot.close()


@pytest.mark.usefixtures("no_assets")
def test_without_fonts_and_pictures_every_screen_is_there(tmp_path: Path) -> None:
    pilot = Pilot(tmp_path, TitleScene)
    desk = pilot.app.desk
    session = finished(WALL)
    scenes = [
        SetupScene(desk),
        SettingsScene(desk),
        HelpScene(desk, ""),
        CrashScene(desk, None),
        ResultsScene(desk, session),
        PauseScene(desk, session),
    ]
    for scene in scenes:
        pilot.app.push(scene)
        pilot.settle()
        assert scene.targets()
    pilot.close()


def test_without_a_display_there_is_a_sentence(monkeypatch: pytest.MonkeyPatch) -> None:
    pygame.display.quit()
    monkeypatch.setenv("SDL_VIDEODRIVER", "none-at-all")
    with pytest.raises(UserError, match="no display"):
        Window(None, full_screen=False, title="")


# Windows that are too small.


@pytest.mark.parametrize("size", [(800, 600), (640, 480)])
@pytest.mark.parametrize("kind", FAMILIES, ids=str)
def test_a_whole_game_in_a_small_window(tmp_path: Path, kind: Kind, size: tuple[int, int]) -> None:
    """The pointer counts in pixels of the window, the scene in those of the picture."""
    session = people(kind)
    pilot = at_table(tmp_path, session, size=size)
    assert pilot.app.window.scale < 1
    while not session.is_over:
        move_once(pilot, session, drag=len(session.record.moves) % 2 == 0)
    pilot.settle()
    assert isinstance(pilot.scene, ResultsScene)
    pilot.close()


@pytest.mark.parametrize("size", [(200, 200), (100, 1500), (2500, 60), (1, 1)])
def test_a_window_that_is_a_mere_strip(tmp_path: Path, size: tuple[int, int]) -> None:
    pilot = at_table(tmp_path, people(WALL))
    pilot.resize(size)
    window = pilot.app.window
    assert SMALLEST[0] <= window.size[0] <= 4 * SMALLEST[0]
    assert SMALLEST[1] <= window.size[1] <= 4 * SMALLEST[1]
    pilot.resize((1280, 720))
    assert (window.size, window.scale) == ((1280, 720), 1)
    pilot.click(first_pick(table_of(pilot).session))
    assert held(pilot)
    pilot.close()


def test_a_small_window_is_told_about(tmp_path: Path) -> None:
    pilot = Pilot(tmp_path, TitleScene, size=(800, 500))
    assert "small" in wait_for_toast(pilot)
    pilot.close()


# Mistakes of the program itself.


def break_painting(monkeypatch: pytest.MonkeyPatch, scene: type[Scene]) -> None:
    """Let a scene fail from the next frame on, as if it had a mistake."""

    def fail(_: Scene) -> list[Group]:
        raise ZeroDivisionError("a tile too many")

    monkeypatch.setattr(scene, "groups", fail)


def run_frames(pilot: Pilot, frames: int, monkeypatch: pytest.MonkeyPatch) -> None:
    """Let the loop itself run, for so many frames."""
    app = pilot.app
    app._stale = True
    frame, left = app.frame, [frames]

    def counted() -> None:
        pilot.now += FRAME
        left[0] -= 1
        app.running = left[0] > 0
        frame()

    with monkeypatch.context() as context:
        context.setattr(app, "frame", counted)
        context.setattr(app, "close", lambda: None)
        context.setattr(time, "sleep", lambda _: None)
        app.run()
    app.running = True


def test_a_crash_shows_a_page_and_the_game_can_be_continued(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    session = people(WALL)
    pilot = at_table(tmp_path, session)
    move_once(pilot, session)
    with monkeypatch.context() as context:
        break_painting(context, TableScene)
        run_frames(pilot, 3, monkeypatch)
    assert isinstance(pilot.scene, CrashScene)
    (report,) = tmp_path.glob("crash-*.txt")
    text = report.read_text(encoding="utf-8")
    assert "ZeroDivisionError: a tile too many" in text
    assert "test_bad_surroundings.py" in text
    assert format_record(session.record).strip() in text
    pilot.click("button/continue")
    assert isinstance(pilot.scene, TitleScene)
    pilot.click("button/continue")
    again = table_of(pilot).session
    assert facts(again) == facts(session)
    move_once(pilot, again)
    pilot.close()
    assert facts(saved(tmp_path)) == facts(again)


def test_a_crash_in_the_menu_over_a_game_reports_the_game(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    session = people(WALL)
    pilot = at_table(tmp_path, session)
    move_once(pilot, session)
    pilot.key(pygame.K_ESCAPE)
    break_painting(monkeypatch, PauseScene)
    run_frames(pilot, 2, monkeypatch)
    (report,) = tmp_path.glob("crash-*.txt")
    assert format_record(session.record).strip() in report.read_text(encoding="utf-8")
    pilot.close()


def test_a_scene_that_cannot_even_be_closed_does_not_stop_the_others(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    session = people(WALL)
    pilot = at_table(tmp_path, session)
    move_once(pilot, session)
    pilot.key(pygame.K_ESCAPE)
    break_painting(monkeypatch, PauseScene)

    def fail(_: Scene) -> None:
        raise ZeroDivisionError

    monkeypatch.setattr(PauseScene, "close", fail)
    run_frames(pilot, 2, monkeypatch)
    assert isinstance(pilot.scene, CrashScene)
    assert facts(saved(tmp_path)) == facts(session)
    pilot.close()


def test_a_crash_of_the_crash_page_is_not_hidden(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    pilot = at_table(tmp_path, people(WALL))
    break_painting(monkeypatch, TableScene)
    break_painting(monkeypatch, CrashScene)
    with pytest.raises(ZeroDivisionError):
        run_frames(pilot, 5, monkeypatch)
    pilot.close()


def test_a_crash_where_no_report_can_be_written(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    pilot = at_table(tmp_path, people(WALL))
    monkeypatch.setattr("azul_desktop.ui.crashreport.write_text", refuse)
    break_painting(monkeypatch, TableScene)
    run_frames(pilot, 3, monkeypatch)
    assert isinstance(pilot.scene, CrashScene)
    pilot.close()
