"""The panel follows to the chosen game when the keys rest, and before anything is done with it."""

from pathlib import Path
from typing import Any

import pygame
import pytest

from azul_desktop.ui.desk import Desk
from azul_desktop.ui.render.brush import Brush
from azul_desktop.ui.scenes.games.detail import Chosen, Places, paint_detail
from tests.ui.pilot import Pilot
from tests.ui.scenes.games.shelf import fill, games


@pytest.fixture(autouse=True)
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("AZUL_DESKTOP_HOME", str(tmp_path))
    return tmp_path


@pytest.fixture
def numbers(home: Path) -> dict[str, int]:
    return fill(home)


@pytest.fixture
def shown(monkeypatch: pytest.MonkeyPatch) -> list[int]:
    """The games that are written on the panel, one after the other."""
    found: list[int] = []

    def noted(desk: Desk, brush: Brush, at: Places, chosen: Chosen, *rest: Any, **more: Any) -> Any:
        found.append(chosen.row.id)
        return paint_detail(desk, brush, at, chosen, *rest, **more)

    monkeypatch.setattr("azul_desktop.ui.scenes.games.panel.paint_detail", noted)
    return found


def panel(pilot: Pilot) -> bytes:
    """What is seen right of the list."""
    picture = pilot.picture()
    return pygame.image.tobytes(picture.subsurface((1300, 120, 560, 860)), "RGB")


def test_it_follows_when_the_keys_rest(
    home: Path, numbers: dict[str, int], shown: list[int]
) -> None:
    pilot, scene = games(home)
    first = panel(pilot)
    shown.clear()
    for key in (pygame.K_DOWN, pygame.K_UP, pygame.K_PAGEDOWN, pygame.K_HOME, pygame.K_END):
        pilot.key(key)
    assert scene.chosen is not None
    assert scene.chosen.id == numbers["star"]
    assert panel(pilot) == first
    assert shown == []
    pilot.wait(0.2)
    assert panel(pilot) != first
    assert shown == [numbers["star"]]


def test_what_is_done_concerns_the_game_that_is_shown(
    home: Path, numbers: dict[str, int], shown: list[int]
) -> None:
    pilot, scene = games(home)
    pilot.key(pygame.K_DOWN)
    pilot.key(pygame.K_DELETE)
    assert [row.id for row in scene._way_back.rows] == [numbers["finished"]]
    pilot.key(pygame.K_END)
    pilot.key(pygame.K_F2)
    assert shown[-1] == numbers["star"]
    assert scene.focused is scene.widget("field/title")


def test_a_press_brings_the_panel_first(home: Path, numbers: dict[str, int]) -> None:
    pilot, scene = games(home)
    pilot.key(pygame.K_END)
    pilot.click("action/delete")
    assert [row.id for row in scene._way_back.rows] == [numbers["star"]]


def test_a_click_shows_its_game_at_once(
    home: Path, numbers: dict[str, int], shown: list[int]
) -> None:
    pilot, _ = games(home)
    shown.clear()
    pilot.click("game/2")
    assert shown == [numbers["star"]]


def test_its_boards_are_painted_before_it_follows(
    home: Path, numbers: dict[str, int], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Each in a frame in which nothing else is to be done."""
    pilot, scene = games(home, numbers["star"])
    pilot.key(pygame.K_HOME)
    for _ in range(5):
        pilot.frame()
    waits = [scene._following.waits]
    painted: list[int] = []
    monkeypatch.setattr(
        "azul_desktop.ui.boardpicture.BoardPictures._paint", lambda *_: painted.append(1)
    )
    pilot.wait(0.1)
    waits.append(scene._following.waits)
    assert waits == [True, False]
    assert painted == []
