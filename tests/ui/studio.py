"""A desk without a program around it: for painting parts of the window on their own."""

import os

os.environ["SDL_VIDEODRIVER"] = "dummy"
os.environ["SDL_AUDIODRIVER"] = "dummy"

from pathlib import Path

import pygame

from azul_desktop.catalog.loader import Catalogue
from azul_desktop.paths import bundled
from azul_desktop.storage.settings import Settings
from azul_desktop.ui.desk import Desk
from azul_desktop.ui.scene import Scene
from azul_desktop.ui.scenes.register import register_scenes


class Nowhere:
    """A navigator with nowhere to go."""

    def go(self, scene: Scene) -> None:
        raise AssertionError

    def push(self, scene: Scene) -> None:
        raise AssertionError

    def pop(self) -> None:
        raise AssertionError

    def quit(self) -> None:
        raise AssertionError

    def set_full_screen(self, wanted: bool) -> None:
        raise AssertionError

    def say(self, text: str) -> None:
        raise AssertionError

    def retell(self) -> None:
        raise AssertionError

    def repaint(self) -> None:
        raise AssertionError

    def show_anew(self) -> None:
        raise AssertionError

    @property
    def in_front(self) -> bool:
        return True


def open_display() -> None:
    """Pictures can only be read once there is a display."""
    if not pygame.display.get_init() or pygame.display.get_surface() is None:
        pygame.display.init()
        pygame.display.set_mode((64, 64))
    pygame.font.init()


def new_desk(size: tuple[int, int] = (1920, 1080), settings: Settings | None = None) -> Desk:
    """A desk for a window that nobody sees."""
    open_display()
    return Desk(
        assets=bundled("assets"),
        home=Path(os.devnull),
        catalogue=Catalogue([]),
        settings=settings or Settings(),
        navigator=Nowhere(),
        scenes=register_scenes,
        size=size,
    )
