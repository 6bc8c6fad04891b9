"""A pilot without a display: it moves the pointer, presses keys and lets a false clock run."""

import os

os.environ["SDL_VIDEODRIVER"] = "dummy"
os.environ["SDL_AUDIODRIVER"] = "dummy"

from collections.abc import Callable
from pathlib import Path

import pygame

from azul_desktop.catalog.loader import Catalogue, installed
from azul_desktop.geometry import Box
from azul_desktop.paths import bundled
from azul_desktop.storage.settings import Settings
from azul_desktop.ui.app import App
from azul_desktop.ui.desk import Desk
from azul_desktop.ui.scene import Scene, Target
from azul_desktop.ui.scenes.register import register_scenes

FRAME = 1 / 60


class Pilot:
    """Plays the program as a person would, faster than time."""

    def __init__(
        self,
        home: Path,
        first: Callable[[Desk], Scene],
        *,
        size: tuple[int, int] | None = (1280, 720),
        settings: Settings | None = None,
        catalogue: Catalogue | None = None,
        screen_map: Path | None = None,
    ) -> None:
        self.now = 1000.0
        pygame.event.clear() if pygame.display.get_init() else None
        self.app = App(
            assets=bundled("assets"),
            home=home,
            catalogue=catalogue or installed(),
            settings=settings or Settings(),
            scenes=register_scenes,
            size=size,
            screen_map=screen_map,
            clock=lambda: self.now,
        )
        pygame.event.clear()
        self.app.go(first(self.app.desk))
        self.frame()

    @property
    def scene(self) -> Scene:
        return self.app.scene

    def frame(self, seconds: float = FRAME) -> None:
        """One frame, so much later."""
        self.now += seconds
        self.app.frame()

    def settle(self, seconds: float = 60.0) -> None:
        """Let time run until nothing moves; fail when that takes too long."""
        end = self.now + seconds
        self.frame()
        while self.app.moving or self.scene.animating:
            self.frame()
            assert self.now < end, "something never stops moving"

    def target(self, name: str) -> Target:
        found = [target for target in self.scene.targets() if target.name == name]
        assert found, f"{name} is not on screen: {[t.name for t in self.scene.targets()]}"
        return found[0]

    def has(self, name: str) -> bool:
        return any(target.name == name for target in self.scene.targets())

    def point_of(self, where: "str | tuple[float, float]") -> tuple[int, int]:
        if isinstance(where, str):
            where = self.target(where).box.centre
        return round(where[0]), round(where[1])

    def hover(self, where: "str | tuple[float, float]") -> None:
        at = self.point_of(where)
        pygame.event.post(pygame.Event(pygame.MOUSEMOTION, pos=at, rel=(0, 0), buttons=(0, 0, 0)))
        self.frame()

    def press(self, where: "str | tuple[float, float]", button: int = 1) -> None:
        self.hover(where)
        at = self.point_of(where)
        pygame.event.post(pygame.Event(pygame.MOUSEBUTTONDOWN, pos=at, button=button))
        self.frame()

    def release(self, where: "str | tuple[float, float]", button: int = 1) -> None:
        at = self.point_of(where)
        pygame.event.post(pygame.Event(pygame.MOUSEBUTTONUP, pos=at, button=button))
        self.frame()

    def click(self, where: "str | tuple[float, float]", button: int = 1) -> None:
        at = self.point_of(where)
        self.press(at, button)
        self.release(at, button)

    def drag(self, start: "str | tuple[float, float]", end: "str | tuple[float, float]") -> None:
        """Press, move in a few steps, and let go; the end is looked up while carrying."""
        x, y = self.point_of(start)
        self.press((x, y))
        goal_x, goal_y = self.point_of(end)
        for part in (0.1, 0.5, 1.0):
            self.hover((x + (goal_x - x) * part, y + (goal_y - y) * part))
        self.release((goal_x, goal_y))

    def key(self, key: int, *, mod: int = 0) -> None:
        pygame.event.post(pygame.Event(pygame.KEYDOWN, key=key, mod=mod, unicode=""))
        self.frame()
        pygame.event.post(pygame.Event(pygame.KEYUP, key=key, mod=mod))
        self.frame()

    def type(self, text: str) -> None:
        for letter in text:
            pygame.event.post(pygame.Event(pygame.TEXTINPUT, text=letter))
            self.frame()

    def resize(self, size: tuple[int, int]) -> None:
        pygame.display.set_mode(size, pygame.RESIZABLE)
        pygame.event.post(pygame.Event(pygame.WINDOWSIZECHANGED, x=size[0], y=size[1]))
        self.frame()

    def snapshot(self, file: Path) -> None:
        pygame.image.save(self.app.window.screen, file)

    def close(self) -> None:
        self.app.close()


def overlapping(targets: list[Target]) -> list[tuple[str, str]]:
    """Pairs of targets that share more than an edge."""
    boxes: list[tuple[str, Box]] = [(target.name, target.box) for target in targets]
    return [
        (name, other)
        for at, (name, box) in enumerate(boxes)
        for other, box2 in boxes[at + 1 :]
        if box.grown(-1).overlaps(box2.grown(-1))
    ]
