"""The desk: what every scene works with – settings, pictures, the window's size, ways to others."""

import time
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import Protocol

import pygame

from azul_desktop.catalog.loader import Catalogue
from azul_desktop.storage.saves import Saves
from azul_desktop.storage.settings import Settings, save_settings
from azul_desktop.ui.audio import Audio
from azul_desktop.ui.render import panels, shapes
from azul_desktop.ui.render.brush import Brush
from azul_desktop.ui.render.images import Images
from azul_desktop.ui.render.stage import Group, Sprite
from azul_desktop.ui.render.text import Type
from azul_desktop.ui.render.tokens import colour
from azul_desktop.ui.scene import Scene

DESIGN = (1920, 1080)
"""The window that all measures are given for."""
_WOOD = colour("#3a2417")
_KEPT_SHAPES = (shapes.rounded, shapes.framed, shapes.ring, shapes.shadow)
"""Shapes that may be as large as the window: at another size they would only fill the memory."""


class Navigator(Protocol):
    """Who can show another scene."""

    def go(self, scene: Scene) -> None:
        """Show a scene in place of all others."""

    def push(self, scene: Scene) -> None:
        """Show a scene over the others."""

    def pop(self) -> None:
        """Go back to the scene below."""

    def quit(self) -> None:
        """End the program."""

    def set_full_screen(self, wanted: bool) -> None:
        """Fill the screen, or not."""

    def say(self, text: str) -> None:
        """Show a line of news for a few seconds."""


class Desk:
    """Everything scenes share."""

    def __init__(
        self,
        *,
        assets: Path,
        home: Path,
        catalogue: Catalogue,
        settings: Settings,
        navigator: Navigator,
        size: tuple[int, int],
        clock: Callable[[], float] = time.perf_counter,
    ) -> None:
        self.home = home
        self.catalogue = catalogue
        self.settings = settings
        self.saves = Saves(home)
        self.navigator = navigator
        self.clock = clock
        self.images = Images(assets)
        self.type = Type(assets / "fonts")
        self.audio = Audio(settings, assets / "sounds")
        self.size = size
        self.brush = Brush(self.type, self.images, self.unit)
        self._backdrops: dict[str, Group] = {}

    @property
    def unit(self) -> float:
        """Real pixels for a logical one, before the user's own scale."""
        return min(self.size[0] / DESIGN[0], self.size[1] / DESIGN[1])

    def resize(self, size: tuple[int, int]) -> None:
        """The window has another size."""
        self.size = size
        self.images.forget_sizes()
        for shape in _KEPT_SHAPES:
            shape.cache_clear()
        panels.forget()
        self.brush = Brush(self.type, self.images, self.unit)
        self._backdrops.clear()

    def backdrop(self, name: str, keep: tuple[float, float] = (0.5, 0.5)) -> Group:
        """A picture that fills the window, such as `azulejo/table` or `title`.

        What is cut off lies around the point `keep`, in parts of the picture.
        """
        if name not in self._backdrops:
            self._backdrops[name] = Group([Sprite(self._covering(name, keep), 0, 0)])
        return self._backdrops[name]

    def _covering(self, name: str, keep: tuple[float, float]) -> pygame.Surface:
        """The smaller drawing where it is large enough: it is read four times as fast."""
        fits = self.size[0] <= DESIGN[0] and self.size[1] <= DESIGN[1]
        for file in (f"{name}-half.jpg" if fits else f"{name}-large.jpg", f"{name}.jpg"):
            surface = self.images.background(f"images/{file}", self.size, keep)
            if surface is not None:
                return surface
        plain = pygame.Surface(self.size)
        plain.fill(_WOOD)
        return plain

    def change(self, **values: object) -> None:
        """Change settings; they act at once and are kept."""
        self.settings = replace(self.settings, **values)  # type: ignore[arg-type]
        self.audio.obey(self.settings)
        self.keep_settings()

    def keep_settings(self) -> None:
        """Write the settings; a disk that refuses is told once, the game goes on."""
        try:
            save_settings(self.home / "settings.json", self.settings)
        except OSError as error:
            self.navigator.say(error.strerror or str(error))
