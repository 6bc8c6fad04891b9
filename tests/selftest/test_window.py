"""Every scene of the program is drawn by the self-test, and an empty window is noticed."""

import importlib
import pkgutil
from pathlib import Path

import pygame
import pytest

from azul_desktop.core.errors import UserError
from azul_desktop.selftest.screen import Screen
from azul_desktop.selftest.site import Site, WrongError
from azul_desktop.selftest.window import window
from azul_desktop.ui import scenes
from azul_desktop.ui.render.stage import Group
from azul_desktop.ui.scene import Scene
from azul_desktop.ui.scenes.page import PageScene
from azul_desktop.ui.scenes.sheet import SheetScene
from azul_desktop.ui.scenes.title import TitleScene
from azul_desktop.ui.widgets.widget_scene import WidgetScene
from azul_desktop.ui.window import Window, open_display


@pytest.fixture(autouse=True)
def _no_display(monkeypatch: pytest.MonkeyPatch) -> None:
    pygame.display.quit()
    monkeypatch.setenv("SDL_VIDEODRIVER", "dummy")
    monkeypatch.setenv("SDL_AUDIODRIVER", "dummy")


def all_scenes() -> set[type[Scene]]:
    for module in pkgutil.iter_modules(scenes.__path__, f"{scenes.__name__}."):
        importlib.import_module(module.name)
    found: set[type[Scene]] = set()
    known = [Scene]
    while known:
        known = [kind for one in known for kind in one.__subclasses__()]
        found |= {kind for kind in known if kind.__module__.startswith("azul_desktop.")}
    return found - {PageScene, SheetScene, WidgetScene}


def test_every_scene_is_drawn(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    drawn: set[type[Scene]] = set()
    look = Screen.look

    def noting(screen: Screen) -> None:
        look(screen)
        drawn.add(type(screen.app.scene))

    monkeypatch.setattr(Screen, "look", noting)
    for what, check in window(Site(tmp_path)):
        assert check(), what
    assert drawn == all_scenes()
    assert not pygame.display.get_init()


def test_an_empty_window_is_noticed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def nothing(_: Scene) -> list[Group]:
        return []

    monkeypatch.setattr(TitleScene, "groups", nothing)
    screen = Screen(Site(tmp_path))
    screen.open()
    with pytest.raises(WrongError, match="colours are too few"):
        screen.show(TitleScene)
    screen.close()


def test_without_a_window_there_is_one_failure(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def refuse(*_: object, **__: object) -> None:
        raise UserError("The window cannot be opened ({why}).", why="no memory")

    monkeypatch.setattr(Window, "__init__", refuse)
    found = []
    for what, look in window(Site(tmp_path)):
        with pytest.raises(UserError, match="no memory"):
            look()
        found.append(what)
    assert found == ["window"]


def test_nobody_can_play_in_it(tmp_path: Path) -> None:
    screen = Screen(Site(tmp_path))
    screen.open()
    screen.show(TitleScene)
    box = next(t.box for t in screen.app.scene.targets() if t.name == "button/new")
    at = round(box.centre[0]), round(box.centre[1])
    for kind in (pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP):
        pygame.event.post(pygame.Event(kind, pos=at, button=1))
        screen.frame()
    pygame.event.post(pygame.Event(pygame.QUIT))
    screen.frame()
    assert isinstance(screen.app.scene, TitleScene)
    screen.close()


@pytest.mark.parametrize("chosen", ["dummy", "offscreen"])
def test_a_window_that_nobody_sees_is_refused_unless_it_is_wanted(
    chosen: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.delenv("SDL_VIDEODRIVER")
    monkeypatch.setattr(pygame.display, "init", lambda: None)
    monkeypatch.setattr(pygame.display, "get_driver", lambda: chosen)
    with pytest.raises(UserError, match="no display"):
        open_display()
    monkeypatch.setenv("SDL_VIDEODRIVER", chosen)
    open_display()


def test_without_a_display_the_dummy_is_used(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    for name in ("SDL_VIDEODRIVER", "DISPLAY", "WAYLAND_DISPLAY"):
        monkeypatch.delenv(name, raising=False)
    screen = Screen(Site(tmp_path))
    if "dummy" not in screen.open():
        pytest.skip("this system always has a display")
    screen.show(TitleScene)
    screen.close()
