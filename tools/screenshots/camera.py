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
from azul_desktop.ui.scenes.register import register_scenes

_FRAME = 1 / 60
_STEPS = 6
"""Frames in which the pointer gets to where it is dragged."""

Beside = tuple[float, float]
"""A way from the middle of something, in parts of its height."""


class Camera:
    """Shows scenes, does what a player would do there, and takes pictures."""

    def __init__(self, home: Path, catalogue: Catalogue, size: tuple[int, int]) -> None:
        self._now = 0.0
        self._app = App(
            assets=bundled("assets"),
            home=home,
            catalogue=catalogue,
            settings=Settings(language="en"),
            scenes=register_scenes,
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

    def point(self, name: str, *, beside: Beside = (0.0, 0.0)) -> None:
        """Move the pointer to something, and give it time to explain itself."""
        self._point(self._centre(name, beside))
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

    def carry(self, start: str, goal: str, *, beside: Beside = (0.0, 0.0)) -> None:
        """Pick something up and hold it over another thing."""
        self.press(start)
        (x, y), (goal_x, goal_y) = self._at, self._centre(goal, beside)
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

    def _centre(self, name: str, beside: Beside = (0.0, 0.0)) -> tuple[float, float]:
        box = self.targets()[name].box
        return box.centre[0] + beside[0] * box.h, box.centre[1] + beside[1] * box.h

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
