"""A pilot plays the program as a person would: it points, presses, drags and types.

Tests, the self-test, the benchmark and the screenshots all drive the window through it.
"""

import time
from collections.abc import Callable
from pathlib import Path

import pygame

from azul_desktop.catalog.loader import Catalogue, installed
from azul_desktop.core.errors import UserError
from azul_desktop.geometry import Point
from azul_desktop.paths import bundled
from azul_desktop.storage.settings import Settings
from azul_desktop.ui.app import App
from azul_desktop.ui.desk import Desk
from azul_desktop.ui.input import LEFT, Position
from azul_desktop.ui.scene import Scene, Target
from azul_desktop.ui.scenes.register import register_scenes

SIZE = (1280, 720)
FRAME = 1 / 60
_PATIENCE = 60.0
"""Seconds after which whatever still moves will do so for ever."""
_STEPS = 3
"""Frames in which the pointer gets to where it drags something."""

Where = str | Point
"""Something with a name, or a point of the window."""


class PilotError(UserError):
    """The program does not let itself be played as the pilot meant to."""


class Pilot:
    """Opens the window and does what a player would do, faster than time or by a real clock."""

    def __init__(
        self,
        home: Path,
        first: Callable[[Desk], Scene] | None = None,
        *,
        size: tuple[int, int] | None = SIZE,
        settings: Settings | None = None,
        catalogue: Catalogue | None = None,
        assets: Path | None = None,
        screen_map: Path | None = None,
        clock: Callable[[], float] | None = None,
    ) -> None:
        """Without a clock, time goes on with the frames; without a scene, none is shown yet."""
        self.now = 1000.0
        """The time, where it is a false one."""
        self._is_false = clock is None
        self._at: Point = (0.0, 0.0)
        if pygame.display.get_init():
            pygame.event.clear()  # what an earlier window left
        self.app = App(
            assets=assets or bundled("assets"),
            home=home,
            catalogue=catalogue or installed(),
            settings=settings or Settings(),
            scenes=register_scenes,
            size=size,
            screen_map=screen_map,
            clock=clock or (lambda: self.now),
        )
        if first is not None:
            self.show(first)

    @property
    def desk(self) -> Desk:
        """What scenes are made with."""
        return self.app.desk

    @property
    def scene(self) -> Scene:
        """The scene on top."""
        return self.app.scene

    # Time.

    def show(self, make: Callable[[Desk], Scene]) -> None:
        """Show a scene in place of all others."""
        self.app.go(make(self.desk))
        self.frame()

    def frame(self, seconds: float = FRAME) -> float:
        """One frame, so much later; how long it really took, in seconds.

        Every frame of the pilot is one of these: who wants to time them has a place for it.
        """
        self.now += seconds
        began = time.perf_counter()
        self.app.frame()
        took = time.perf_counter() - began
        if not self._is_false:
            time.sleep(max(seconds - took, 0.0))
        return took

    def wait(self, seconds: float) -> None:
        """Let so much time pass, at least a frame."""
        for _ in range(max(1, round(seconds / FRAME))):
            self.frame()

    def settle(self, seconds: float = _PATIENCE) -> None:
        """Let time run until nothing moves; `PilotError` when that takes too long."""
        end = self.app.clock() + seconds
        self.frame()
        while self.app.moving or self.scene.animating:
            self.frame()
            if self.app.clock() >= end:
                raise PilotError("something never stops moving")

    # What is to be seen.

    def targets(self) -> dict[str, Target]:
        """Everything on screen that has a name."""
        return {target.name: target for target in self.scene.targets()}

    def has(self, name: str) -> bool:
        """Whether something is on screen."""
        return name in self.targets()

    def target(self, name: str) -> Target:
        """Something on screen; `PilotError` if it is not there."""
        if not self.has(name):
            there = ", ".join(self.targets())
            raise PilotError("{name} is not on screen; there is: {there}", name=name, there=there)
        return self.targets()[name]

    def point_of(self, where: Where) -> Position:
        """The pixel of the window in the middle of something."""
        x, y = self._point(where)
        return round(x), round(y)

    def _point(self, where: Where) -> Point:
        if not isinstance(where, str):
            return where
        (x, y), scale = self.target(where).box.centre, self.app.window.scale
        return x * scale, y * scale

    def picture(self) -> pygame.Surface:
        """What the window shows."""
        return self.app.window.screen.copy()

    # The mouse.

    def hover(self, where: Where, *, steps: int = 1) -> None:
        """Move the pointer somewhere, in so many frames."""
        (x, y), goal = self._at, self._point(where)
        for n in range(1, steps):
            part = n / steps
            self._move((x + (goal[0] - x) * part, y + (goal[1] - y) * part))
        self._move(goal)

    def _move(self, to: Point) -> None:
        self._at = to
        self.post(pygame.MOUSEMOTION, pos=self.point_of(to), rel=(0, 0), buttons=(0, 0, 0))

    def press(self, where: Where | None = None, button: int = LEFT) -> None:
        """Press a button of the mouse where the pointer is, or after moving it there."""
        if where is not None:
            self.hover(where)
        self.post(pygame.MOUSEBUTTONDOWN, pos=self.point_of(self._at), button=button)

    def release(self, where: Where | None = None, button: int = LEFT) -> None:
        """Let a button of the mouse go where the pointer is, or has jumped to."""
        if where is not None:
            self._at = self._point(where)
        self.post(pygame.MOUSEBUTTONUP, pos=self.point_of(self._at), button=button)

    def click(self, where: Where, button: int = LEFT) -> None:
        """Press and let go in one place, whatever may be there by then."""
        self.press(where, button)
        self.release(button=button)

    def drag(self, start: Where, goal: Where, *, steps: int = _STEPS) -> None:
        """Press, move in a few steps, and let go; the goal is looked up while carrying."""
        self.press(start)
        self.hover(goal, steps=steps)
        self.release()

    # The keyboard, and the window.

    def key(self, key: int, *, mod: int = 0, scancode: int = 0) -> None:
        """Press a key and let it go; `scancode` is its place, where that matters."""
        self.post(pygame.KEYDOWN, key=key, mod=mod, unicode="", scancode=scancode)
        self.post(pygame.KEYUP, key=key, mod=mod, scancode=scancode)

    def type(self, text: str) -> None:
        """Type letter by letter."""
        for letter in text:
            self.post(pygame.TEXTINPUT, text=letter)

    def resize(self, size: tuple[int, int]) -> None:
        """Give the window another size."""
        pygame.display.set_mode(size, pygame.RESIZABLE)
        self.post(pygame.WINDOWSIZECHANGED, x=size[0], y=size[1])

    def post(self, kind: int, **values: object) -> None:
        """Something happens to the window: pygame's event, and the frame that hears it."""
        pygame.event.post(pygame.Event(kind, values))
        self.frame()

    def close(self) -> None:
        """Close the window."""
        self.app.close()
