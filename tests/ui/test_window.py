"""The window of the system: sizes, full screen, and pictures that are reduced."""

from collections.abc import Iterator

import pygame
import pytest

from azul_desktop.ui.render.stage import Group, Sprite
from azul_desktop.ui.window import SMALLEST, Window, _system_window
from tests.ui.studio import open_display

RED, BLUE = (200, 10, 10), (10, 10, 200)


@pytest.fixture(autouse=True)
def display() -> Iterator[None]:
    """Leave a display behind for tests that come with surfaces of their own."""
    yield
    open_display()


def window(size: tuple[int, int] | None, *, full_screen: bool = False) -> Window:
    return Window(size, full_screen=full_screen, title="Test")


def pull(opened: Window, size: tuple[int, int]) -> None:
    """The system gives the window another size."""
    pygame.display.set_mode(size, pygame.RESIZABLE)
    opened.resize()


def painted(size: tuple[int, int], colour: tuple[int, int, int]) -> Group:
    surface = pygame.Surface(size)
    surface.fill(colour)
    return Group([Sprite(surface, 0, 0)])


def is_reddish(opened: Window, at: tuple[int, int]) -> bool:
    """Whether a pixel is red, as far as reducing a picture leaves colours as they are."""
    red, green, blue, _ = opened.screen.get_at(at)
    return red > 180 and green < 20 and blue < 20


def test_it_has_the_size_that_was_asked_for() -> None:
    opened = window((1300, 800))
    assert opened.size == opened.screen.get_size() == (1300, 800)
    assert opened.scale == 1
    assert opened.to_scene((17, 3)) == (17, 3)


@pytest.mark.parametrize(
    ("desktop", "size"),
    [
        ((1920, 1080), (1632, 918)),
        ((3840, 2160), (1920, 1080)),
        ((2560, 1080), (1632, 918)),
        ((1366, 768), (1161, 653)),
        ((1024, 768), (1024, 768)),
        ((800, 600), (800, 600)),
    ],
)
def test_unasked_it_is_comfortable(
    desktop: tuple[int, int], size: tuple[int, int], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(pygame.display, "get_desktop_sizes", lambda: [desktop])
    assert window(None).screen.get_size() == size


def whole_screen() -> tuple[int, int]:
    """The size of the dummy driver's only screen."""
    return pygame.display.get_desktop_sizes()[0]


def test_full_screen_and_back_to_the_size_it_had() -> None:
    opened = window((1300, 800))
    pull(opened, (1400, 900))
    opened.set_full_screen(True)
    assert (opened.full_screen, opened.screen.get_size()) == (True, whole_screen())
    opened.set_full_screen(False)
    assert (opened.full_screen, opened.size) == (False, (1400, 900))


def test_it_can_begin_in_full_screen() -> None:
    opened = window((1300, 800), full_screen=True)
    assert opened.screen.get_size() == whole_screen()
    opened.set_full_screen(False)
    assert opened.size == (1300, 800)


def test_full_screen_is_no_other_window() -> None:
    """Whoever knows its number, as screen readers do, goes on knowing it."""
    opened = window((1300, 800))
    number = _system_window().id
    for wanted in (True, False):
        opened.set_full_screen(wanted)
        assert _system_window().id == number


def test_a_picture_is_shown_and_repainted_only_where_it_changed() -> None:
    opened = window((1300, 800))
    below, spot = painted((1300, 800), RED), painted((10, 10), BLUE)
    opened.show([below])
    assert opened.screen.get_at((700, 400))[:3] == RED
    assert opened.stage.show([below, spot]) == [pygame.Rect(0, 0, 10, 10)]
    assert opened.stage.show([below, spot]) == []


def test_another_size_repaints_everything() -> None:
    opened = window((1300, 800))
    opened.show([painted((1300, 800), RED)])
    pull(opened, (1200, 900))
    below = painted((1200, 900), BLUE)
    opened.show([below])
    assert opened.screen.get_at((1199, 899))[:3] == BLUE


@pytest.mark.parametrize("size", [(800, 600), (640, 480), (500, 900), (1400, 350)])
def test_a_small_window_shows_a_reduced_picture(size: tuple[int, int]) -> None:
    opened = window(size)
    assert opened.screen.get_size() == size
    assert opened.scale < 1
    assert opened.size[0] >= SMALLEST[0]
    assert opened.size[1] >= SMALLEST[1]
    opened.show([painted(opened.size, RED)])
    for corner in ((0, 0), (size[0] - 1, size[1] - 1)):
        assert is_reddish(opened, corner)
    x, y = opened.to_scene((size[0], size[1]))
    assert abs(x - opened.size[0]) <= 1
    assert abs(y - opened.size[1]) <= 1


def test_a_strip_is_not_filled() -> None:
    """To fill it, a picture of 1024 by 20480 pixels would have to be painted."""
    opened = window((100, 2000))
    assert opened.size == (SMALLEST[0], 4 * SMALLEST[1])
    opened.show([painted(opened.size, RED)])
    assert is_reddish(opened, (99, 200))
    assert opened.screen.get_at((99, 1900))[:3] == (0, 0, 0)


def test_a_window_that_grows_is_small_no_more() -> None:
    opened = window((640, 480))
    pull(opened, (1280, 720))
    assert (opened.scale, opened.size) == (1, (1280, 720))
    opened.show([painted((1280, 720), RED)])
    assert opened.screen.get_at((1279, 719))[:3] == RED


def test_an_icon_may_be_set(monkeypatch: pytest.MonkeyPatch) -> None:
    opened, icon = window((1300, 800)), pygame.Surface((32, 32))
    given: list[pygame.Surface] = []
    monkeypatch.setattr(pygame.display, "set_icon", given.append)
    opened.set_icon(icon)
    assert given == [icon]


def test_a_system_without_icons_is_no_mistake(monkeypatch: pytest.MonkeyPatch) -> None:
    def refused(_: pygame.Surface) -> None:
        raise pygame.error("no icons here")

    opened = window((1300, 800))
    monkeypatch.setattr(pygame.display, "set_icon", refused)
    opened.set_icon(pygame.Surface((32, 32)))
    opened.show([painted((1300, 800), RED)])
    assert opened.screen.get_at((1299, 799))[:3] == RED
