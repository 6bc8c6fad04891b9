"""The window comes back where it was, if that makes sense and can be seen."""

import json
from pathlib import Path

import pygame
import pytest

from azul_desktop.ui.scenes.title import TitleScene
from azul_desktop.ui.window import Window
from azul_desktop.ui.window_place import WindowPlace, WindowPlaceFile, on_screen
from tests.ui.pilot import Pilot

SCREEN = pygame.Rect(0, 0, 1920, 1080)
RIGHT = pygame.Rect(1920, 0, 1280, 1024)
GOOD = {"format": 1, "size": [1360, 765], "position": [122, 107], "maximised": True}
PLACE = WindowPlace((1360, 765), (122, 107), True)


def test_it_is_kept(tmp_path: Path) -> None:
    thread = WindowPlaceFile(tmp_path).keep(PLACE)
    assert thread is not None
    thread.join(10)
    file = WindowPlaceFile(tmp_path)
    assert file.read() == PLACE
    assert file.keep(PLACE) is None, "the file says so already"


def test_a_disk_that_refuses_is_no_mistake(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("no folder")
    thread = WindowPlaceFile(tmp_path / "file").keep(PLACE)
    assert thread is not None
    thread.join(10)


@pytest.mark.parametrize(
    "change",
    [
        {"format": 2},
        {"size": [1360]},
        {"size": "large"},
        {"size": [1360, True]},
        {"size": [1e3, 700]},
        {"size": [10, 10]},
        {"size": [10**9, 10**9]},
        {"size": None},
    ],
    ids=str,
)
def test_nonsense_is_no_place(tmp_path: Path, change: dict[str, object]) -> None:
    (tmp_path / "window.json").write_text(json.dumps(GOOD | change))
    assert WindowPlaceFile(tmp_path).read() is None


@pytest.mark.parametrize("data", [b"", b"[]", b"\xff\xfe", b"{" * 9000, b"[" * 4000, b"null"])
def test_a_damaged_file_is_no_place(tmp_path: Path, data: bytes) -> None:
    (tmp_path / "window.json").write_bytes(data)
    assert WindowPlaceFile(tmp_path).read() is None


@pytest.mark.parametrize("position", [None, [1], [10**7, 0], ["a", "b"], 7])
def test_without_a_sensible_position_the_system_decides(tmp_path: Path, position: object) -> None:
    (tmp_path / "window.json").write_text(json.dumps(GOOD | {"position": position}))
    assert WindowPlaceFile(tmp_path).read() == WindowPlace((1360, 765), None, True)


@pytest.mark.parametrize(
    ("place", "seen"),
    [
        (PLACE, PLACE),
        (WindowPlace((800, 600), (1500, 400)), WindowPlace((800, 600), (1500, 400))),
        (WindowPlace((800, 600), (5000, 4000)), WindowPlace((800, 600), (1120, 480))),
        (WindowPlace((800, 600), (-700, 100)), WindowPlace((800, 600), (0, 100))),
        (WindowPlace((800, 600), (100, -300)), WindowPlace((800, 600), (100, 0))),
        (WindowPlace((4000, 3000), (0, 0)), WindowPlace((1920, 1080), (0, 0))),
        (WindowPlace((4000, 3000)), WindowPlace((1920, 1080))),
    ],
)
def test_no_window_is_off_the_screen(place: WindowPlace, seen: WindowPlace) -> None:
    assert on_screen(place, [SCREEN]) == seen


def test_it_may_lie_on_any_screen() -> None:
    place = WindowPlace((800, 600), (2200, 200))
    assert on_screen(place, [SCREEN, RIGHT]) == place
    assert on_screen(place, [SCREEN]) == WindowPlace((800, 600), (1120, 200))


def test_a_size_that_was_asked_for_counts_more(tmp_path: Path) -> None:
    place = WindowPlace((900, 720), (1, 2))
    assert Window(None, full_screen=False, title="", place=place).screen.get_size() == (900, 720)
    asked = Window((1300, 800), full_screen=False, title="", place=place)
    assert asked.screen.get_size() == (1300, 800)


def test_the_next_start_has_the_size_of_the_last(tmp_path: Path) -> None:
    first = Pilot(tmp_path, TitleScene)
    first.resize((1000, 740))
    first.close()
    kept = WindowPlaceFile(tmp_path).read()
    assert kept is not None
    assert kept.size == (1000, 740)
    second = Pilot(tmp_path, TitleScene, size=None)
    assert second.app.window.screen.get_size() == (1000, 740)
    second.close()


def test_what_was_minimised_is_as_maximised_as_before(tmp_path: Path) -> None:
    """SDL says "restored" for both; only another size tells that it is maximised no more."""
    pilot = Pilot(tmp_path, TitleScene)
    window = pilot.app.window
    for kind in (pygame.WINDOWMAXIMIZED, pygame.WINDOWMINIMIZED, pygame.WINDOWRESTORED):
        pygame.event.post(pygame.Event(kind))
        pilot.frame()
        assert window.place.maximised
    pilot.resize((1100, 710))
    assert not window.place.maximised
    assert window.place.size == (1100, 710)
    pilot.close()
