"""A pilot in a window that nobody sees, who takes pictures of it."""

from collections.abc import Callable
from pathlib import Path

import pygame
from PIL import Image

from azul_desktop.catalog.loader import Catalogue
from azul_desktop.geometry import Point
from azul_desktop.languages.catalogue import ENGLISH
from azul_desktop.languages.speech import LANGUAGES
from azul_desktop.storage.settings import Settings
from azul_desktop.ui.desk import Desk
from azul_desktop.ui.pilot import Pilot
from azul_desktop.ui.scene import Scene, Target
from azul_desktop.ui.scenes.page import PageScene
from tools.locale.pseudo import speak_language

_STEPS = 6
"""Frames in which the pointer gets to where it is dragged."""

Beside = tuple[float, float]
"""A way from the middle of something, in parts of its height."""


class Camera(Pilot):
    """Shows scenes, does what a player would do there, and takes pictures."""

    def __init__(
        self, home: Path, catalogue: Catalogue, size: tuple[int, int], language: str = ENGLISH
    ) -> None:
        chosen = Settings(language=language if language in LANGUAGES else ENGLISH)
        super().__init__(home, size=size, settings=chosen, catalogue=catalogue)
        speak_language(language)

    def stage(self, make: Callable[[Desk], Scene], *, animation: str = "off") -> None:
        """Show a scene in place of all others, with the pointer out of the way."""
        self.desk.change(animation=animation)
        self.app.go(make(self.desk))
        self.hover((0.0, 0.0))

    def point(self, name: str, *, beside: Beside = (0.0, 0.0)) -> None:
        """Move the pointer to something, and give it time to explain itself."""
        self.hover(self._near(name, beside))
        self.wait(1.0)

    def carry(self, start: str, goal: str, *, beside: Beside = (0.0, 0.0)) -> None:
        """Pick something up and hold it over another thing."""
        self.press(start)
        self.hover(self._near(goal, beside), steps=_STEPS)

    def target(self, name: str) -> Target:
        """Something on screen; what lies elsewhere on a page is scrolled to."""
        for way in (-1, 1):
            while not self.has(name) and self._turn_wheel(way):
                pass
        return super().target(name)

    def _turn_wheel(self, way: int) -> bool:
        """Scroll a notch; whether anything moved."""
        page = self.scene
        if not isinstance(page, PageScene):
            return False
        before = page.scroll.offset
        self.post(pygame.MOUSEWHEEL, x=0, y=way)
        return page.scroll.offset != before

    def _near(self, name: str, beside: Beside) -> Point:
        (x, y), scale = self.target(name).box.centre, self.app.window.scale
        high = self.target(name).box.h
        return (x + beside[0] * high) * scale, (y + beside[1] * high) * scale

    def image(self) -> Image.Image:
        """What the window shows, as a picture that can be written."""
        screen = self.picture()
        return Image.frombytes("RGB", screen.get_size(), pygame.image.tobytes(screen, "RGB"))
