"""A window among others: full screen, maximised, minimised, dragged, closed by the manager."""

import json
import time
from collections.abc import Callable
from pathlib import Path

import pytest

from azul_desktop.core.record import HUMAN
from tests.e2e.desktop import Desktop
from tests.e2e.player import Player, options_of, session_of
from tests.e2e.screen import Screen
from tests.games import KINDS

pytestmark = pytest.mark.e2e

KIND = KINDS[0]
PEOPLE = f"{HUMAN},{HUMAN}"
RECT = (122, 107, 1360, 765)
MAXIMISED = {"MAXIMIZED_VERT", "MAXIMIZED_HORZ"}
_STILL = 0.4
"""Seconds in which a window that will still change has done so."""


@pytest.fixture
def home(tmp_path: Path) -> Path:
    return tmp_path / "home"


def settled(desktop: Desktop, rect: tuple[int, int, int, int] | None, states: set[str]) -> None:
    """The window comes to a place and a state, in the manager's eyes and its own, and stays."""
    x = desktop.screen.x

    def is_there() -> bool:
        right_place = rect is None or desktop.rect == rect
        own = desktop.map.size == desktop.rect[2:]
        return right_place and own and x.states(desktop.window) - {"FOCUSED"} == states

    def tell() -> str:
        return f"{desktop.rect} {x.states(desktop.window)} {desktop.map.size}, not {rect} {states}"

    end, since = time.monotonic() + 20, 0.0
    while not since or time.monotonic() < since + _STILL:
        since = (since or time.monotonic()) if is_there() else 0.0
        assert time.monotonic() < end, tell()
        time.sleep(0.01)


def put(desktop: Desktop, rect: tuple[int, int, int, int] = RECT) -> None:
    """Drag the window to a place."""
    desktop.screen.x.move(desktop.window, rect)
    settled(desktop, rect, set())


def maximise(desktop: Desktop, on: bool = True) -> None:
    desktop.screen.x.set_maximised(desktop.window, on)
    settled(desktop, None if on else RECT, MAXIMISED if on else set())


@pytest.mark.parametrize("key", ["F11", "alt+Return"])
def test_full_screen_and_back_to_the_same_place(key: str, screen: Screen, home: Path) -> None:
    with Desktop(screen, home) as desktop:
        put(desktop)
        number = desktop.window
        for _ in range(2):
            desktop.key(key)
            settled(desktop, (0, 0, *screen.size), {"FULLSCREEN"})
            desktop.key(key)
            settled(desktop, RECT, set())
        assert screen.window() == number, "it is no other window"
        desktop.ask_to_close()
        assert (desktop.wait_end(), desktop.errors) == (0, "")


@pytest.mark.parametrize("key", ["F11", "alt+Return"])
def test_full_screen_and_back_to_maximised(key: str, screen: Screen, home: Path) -> None:
    with Desktop(screen, home) as desktop:
        put(desktop)
        maximise(desktop)
        whole = desktop.rect
        for _ in range(2):
            desktop.key(key)
            settled(desktop, (0, 0, *screen.size), {"FULLSCREEN"})
            desktop.key(key)
            settled(desktop, whole, MAXIMISED)
        maximise(desktop, False)
        desktop.ask_to_close()
        assert (desktop.wait_end(), desktop.errors) == (0, "")


def plain(desktop: Desktop) -> None:
    pass


def maximised(desktop: Desktop) -> None:
    maximise(desktop)


def full_screen(desktop: Desktop) -> None:
    desktop.key("F11")
    settled(desktop, None, {"FULLSCREEN"})


def full_screen_over_maximised(desktop: Desktop) -> None:
    maximise(desktop)
    full_screen(desktop)


@pytest.mark.parametrize("how", [plain, maximised, full_screen, full_screen_over_maximised])
def test_the_next_start_is_where_the_last_one_ended(
    how: Callable[[Desktop], None], screen: Screen, home: Path
) -> None:
    with Desktop(screen, home) as desktop:
        put(desktop)
        how(desktop)
        rect, states = desktop.rect, screen.x.states(desktop.window) - {"FOCUSED"}
        desktop.ask_to_close()
        assert desktop.wait_end() == 0
    settings = json.loads((home / "settings.json").read_text())
    for _ in range(2):
        with Desktop(screen, home, settings=settings) as desktop:
            settled(desktop, rect, states)
            desktop.ask_to_close()
            assert (desktop.wait_end(), desktop.errors) == (0, "")
    with Desktop(screen, home, settings=settings) as desktop:
        settled(desktop, rect, states)
        if "FULLSCREEN" in states:
            desktop.key("F11")
            settled(desktop, None, MAXIMISED if how is full_screen_over_maximised else set())
        if how in (maximised, full_screen_over_maximised):
            maximise(desktop, False)
        settled(desktop, RECT, set())


@pytest.mark.parametrize("rect", [(5000, 4000, 1360, 765), (-1300, 90, 1360, 765)])
def test_a_place_that_is_off_the_screen_is_not_gone_back_to(
    rect: tuple[int, int, int, int], screen: Screen, home: Path
) -> None:
    home.mkdir()
    place = {"format": 1, "position": rect[:2], "size": rect[2:], "maximised": False}
    (home / "window.json").write_text(json.dumps(place))
    with Desktop(screen, home) as desktop:
        x, y, wide, high = desktop.rect
        assert (wide, high) == rect[2:]
        assert 0 <= x <= screen.size[0] - wide
        assert 0 <= y <= screen.size[1] - high


def test_a_game_goes_on_through_all_that(screen: Screen, home: Path) -> None:
    with Desktop(screen, home, *options_of(KIND, PEOPLE, 7)) as desktop:
        player = Player(desktop, session_of(KIND, PEOPLE, 7))
        put(desktop)
        player.play(1)
        maximise(desktop)
        player.play(1)
        screen.x.minimise(desktop.window)
        settled(desktop, None, MAXIMISED | {"HIDDEN"})
        screen.x.activate(desktop.window)
        settled(desktop, None, MAXIMISED)
        desktop.key("F11")
        settled(desktop, None, {"FULLSCREEN"})
        desktop.key("F11")
        settled(desktop, None, MAXIMISED)
        player.play(1)
        maximise(desktop, False)
        player.play(1)
        screen.x.minimise(desktop.window)
        settled(desktop, None, {"HIDDEN"})
        screen.x.activate(desktop.window)
        settled(desktop, RECT, set())
        before = desktop.picture()
        put(desktop, (60, 50, 1100, 800))
        player.play(1)
        put(desktop)
        desktop.key("F11")
        settled(desktop, None, {"FULLSCREEN"})
        player.play(1)
        desktop.key("F11")
        settled(desktop, RECT, set())
        player.play(1)
        assert desktop.picture() != before
        desktop.ask_to_close()
        assert (desktop.wait_end(), desktop.errors) == (0, "")


SCENES = {
    "title": [],
    "setup": ["button/new"],
    "settings": ["button/settings"],
    "learn": ["button/learn"],
    "help": ["button/learn", "rules/azul"],
    "first-question": ["button/quick"],
    "table": ["button/quick", "button/know-it"],
    "pause": ["button/quick", "button/know-it", "button/menu"],
    "log": ["button/quick", "button/know-it", "button/log"],
}


@pytest.mark.parametrize("scene", SCENES)
def test_the_manager_closes_it_in_every_scene(scene: str, screen: Screen, home: Path) -> None:
    with Desktop(screen, home) as desktop:
        for name in SCENES[scene]:
            desktop.click(name)
        desktop.wait_for(lambda seen: seen.scene == scene, scene)
        desktop.ask_to_close()
        assert (desktop.wait_end(), desktop.errors) == (0, "")


def test_the_manager_closes_it_on_the_results(screen: Screen, home: Path) -> None:
    with Desktop(screen, home, *options_of(KIND, "greedy,greedy", 7)) as desktop:
        seen = desktop.wait_for(lambda seen: seen.scene == "results", "the results", 90)
        desktop.click(next(name for name in seen.legal if name.endswith("/board")))
        desktop.wait_for(lambda seen: seen.scene == "board", "a board")
        desktop.ask_to_close()
        assert (desktop.wait_end(), desktop.errors) == (0, "")


def test_the_manager_closes_it_on_a_dialog(screen: Screen, home: Path) -> None:
    with Desktop(screen, home, *options_of(KIND, "external:false,external:false", 7)) as desktop:
        desktop.wait_for(lambda seen: seen.scene == "dialog", "a program that fails")
        desktop.ask_to_close()
        assert (desktop.wait_end(), desktop.errors) == (0, "")
