"""The menu over a game, and the question before moves are lost."""

from pathlib import Path

import pygame
import pytest

from azul_desktop.session.session import Session
from azul_desktop.storage.settings import Settings
from azul_desktop.ui.desk import Desk
from azul_desktop.ui.scene import Scene
from azul_desktop.ui.scenes import routes
from azul_desktop.ui.scenes.dialog import DialogScene
from azul_desktop.ui.scenes.pause import PauseScene
from azul_desktop.ui.widgets.button import Button
from tests.games import KINDS
from tests.ui.pilot import Pilot
from tests.ui.scenes.looks import SIZES, check_looks
from tests.ui.scenes.played import begun

FULL_HD = (1920, 1080)


class Below(Scene):
    """Stands for the table."""


@pytest.fixture
def ways(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    taken: list[str] = []

    def note(name: str) -> None:
        monkeypatch.setattr(routes, name, lambda *_: taken.append(name))

    for name in ("to_title", "to_setup", "over_settings", "over_help"):
        note(name)
    return taken


def paused(
    home: Path,
    *,
    moves: int = 8,
    kept: bool = True,
    size: tuple[int, int] = FULL_HD,
    scale: int = 100,
) -> tuple[Pilot, Session]:
    session = begun(KINDS[0], moves)
    pilot = Pilot(home, lambda _: Below(), size=size, settings=Settings(ui_scale=scale))
    desk: Desk = pilot.app.desk
    pilot.app.push(PauseScene(desk, session, kept))
    pilot.frame()
    return pilot, session


@pytest.mark.parametrize("way", ["mouse", "enter", "escape"])
def test_resume(tmp_path: Path, way: str) -> None:
    pilot, _ = paused(tmp_path)
    if way == "mouse":
        pilot.click("button/resume")
    else:
        pilot.key(pygame.K_RETURN if way == "enter" else pygame.K_ESCAPE)
    assert isinstance(pilot.scene, Below)


def test_every_entry_leads_where_it_says(tmp_path: Path, ways: list[str]) -> None:
    pilot, _ = paused(tmp_path)
    for name in ("rules", "settings", "new", "leave"):
        pilot.click(f"button/{name}")
    assert ways == ["over_help", "over_settings", "to_setup", "to_title"]
    pilot.click("button/quit")
    assert not pilot.app.running


def test_the_keyboard_reaches_everything(tmp_path: Path, ways: list[str]) -> None:
    pilot, _ = paused(tmp_path)
    for _ in range(4):
        pilot.key(pygame.K_DOWN)
        pilot.key(pygame.K_RETURN)
    assert ways == ["over_help", "over_settings", "to_setup", "to_title"]


def leave_note(pilot: Pilot) -> str:
    assert isinstance(pilot.scene, PauseScene)
    button = pilot.scene.widget("button/leave")
    assert isinstance(button, Button)
    return button.note


def test_it_says_that_the_game_is_saved_only_if_it_is(tmp_path: Path) -> None:
    assert leave_note(paused(tmp_path / "a")[0])
    assert not leave_note(paused(tmp_path / "b", kept=False)[0])


@pytest.mark.parametrize("name", ["leave", "new", "quit"])
def test_moves_that_would_be_lost_are_asked_about(
    tmp_path: Path, ways: list[str], name: str
) -> None:
    pilot, session = paused(tmp_path, kept=False)
    for safe in (pygame.K_RETURN, pygame.K_ESCAPE):  # the safe answer has the focus
        pilot.click(f"button/{name}")
        assert isinstance(pilot.scene, DialogScene)
        pilot.key(safe)
        assert back_in_game(pilot)
        pilot.app.push(PauseScene(pilot.app.desk, session, False))
    assert not ways
    pilot.click(f"button/{name}")
    pilot.click("button/confirm")
    assert bool(ways) == pilot.app.running


def back_in_game(pilot: Pilot) -> bool:
    return isinstance(pilot.scene, Below) and pilot.app.running


def test_a_game_without_moves_loses_nothing(tmp_path: Path, ways: list[str]) -> None:
    pilot, _ = paused(tmp_path, moves=0, kept=False)
    pilot.click("button/leave")
    assert ways == ["to_title"]


@pytest.mark.parametrize("scale", [75, 100, 300])
@pytest.mark.parametrize("size", SIZES, ids=str)
def test_everything_has_its_place(tmp_path: Path, size: tuple[int, int], scale: int) -> None:
    pilot, _ = paused(tmp_path, kept=False, size=size, scale=scale)
    check_looks(pilot)
    scene = pilot.scene
    assert isinstance(scene, PauseScene)
    leave = scene.widget("button/leave")
    leave.release(leave.box.centre)
    assert isinstance(pilot.scene, DialogScene)
    check_looks(pilot)
