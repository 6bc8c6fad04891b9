"""A window that nobody sees, with a pointer, and a clock that runs as the pictures need it."""

from collections.abc import Callable
from pathlib import Path

import pygame
from PIL import Image

from azul_desktop.catalog.loader import Catalogue
from azul_desktop.paths import bundled
from azul_desktop.storage.settings import Settings
from azul_desktop.ui.app import App
from azul_desktop.ui.desk import Desk
from azul_desktop.ui.scene import Scene, Target

_FRAME = 1 / 60
_STEPS = 6
"""Frames in which the pointer gets to where it is dragged."""


class Camera:
    """Shows scenes, does what a player would do there, and takes pictures."""

    def __init__(self, home: Path, catalogue: Catalogue, size: tuple[int, int]) -> None:
        self._now = 0.0
        self._app = App(
            assets=bundled("assets"),
            home=home,
            catalogue=catalogue,
            settings=Settings(language="en"),
            size=size,
            clock=lambda: self._now,
        )

    @property
    def desk(self) -> Desk:
        """What scenes are made with."""
        return self._app.desk

    def show(self, make: Callable[[Desk], Scene], *, animation: str = "off") -> None:
        """Show a scene in place of all others, with the pointer out of the way."""
        self.desk.change(animation=animation)
        self._app.go(make(self.desk))
        self._point((0.0, 0.0))

    def wait(self, seconds: float) -> None:
        """Let so much time pass."""
        for _ in range(max(1, round(seconds / _FRAME))):
            self._now += _FRAME
            self._app.frame()

    def targets(self) -> dict[str, Target]:
        """Everything on screen that has a name."""
        return {target.name: target for target in self._app.scene.targets()}

    def point(self, name: str) -> None:
        """Move the pointer to the middle of something, and give it time to explain itself."""
        self._point(self._centre(name))
        self.wait(1.0)

    def click(self, name: str) -> None:
        """Press and let go on something."""
        self.press(name)
        self.release()

    def press(self, name: str) -> None:
        """Press the button on something and keep it down."""
        self._point(self._centre(name))
        self._button(pygame.MOUSEBUTTONDOWN)

    def release(self) -> None:
        """Let the button go."""
        self._button(pygame.MOUSEBUTTONUP)

    def carry(self, start: str, goal: str, *, beside: tuple[float, float] = (0.0, 0.0)) -> None:
        """Pick something up and hold it over another thing, or so many heights beside it."""
        self.press(start)
        x, y = self._at
        target = self.targets()[goal].box
        goal_x, goal_y = target.centre
        goal_x, goal_y = goal_x + beside[0] * target.h, goal_y + beside[1] * target.h
        for n in range(1, _STEPS + 1):
            part = n / _STEPS
            self._point((x + (goal_x - x) * part, y + (goal_y - y) * part))

    def picture(self) -> Image.Image:
        """What the window shows."""
        screen = self._app.window.screen
        return Image.frombytes("RGB", screen.get_size(), pygame.image.tobytes(screen, "RGB"))

    def close(self) -> None:
        """Close the window."""
        self._app.close()

    def _centre(self, name: str) -> tuple[float, float]:
        return self.targets()[name].box.centre

    def _point(self, at: tuple[float, float]) -> None:
        self._at = at
        motion = pygame.Event(pygame.MOUSEMOTION, pos=self._pixel(), rel=(0, 0), buttons=(0, 0, 0))
        pygame.event.post(motion)
        self.wait(0)

    def _button(self, kind: int) -> None:
        pygame.event.post(pygame.Event(kind, pos=self._pixel(), button=1))
        self.wait(0)

    def _pixel(self) -> tuple[int, int]:
        return round(self._at[0]), round(self._at[1])
