"""Pictures from the assets folder: masters loaded once, reduced once to each size they have."""

from pathlib import Path

import pygame

from azul_desktop.ui.render.shapes import tinted
from azul_desktop.ui.render.shelf import Drawer, Shelf
from azul_desktop.ui.render.tokens import Colour

_MOST_KEPT = 512 * 512
"""Pixels of a master that is kept; a larger one has a single size on screen and is read again."""

_MOST_MASTERS = 28_000_000
_SMOOTH = 24
"""The bits of a pixel from which on a picture can be reduced smoothly."""


class Images:
    """All pictures and icons, by name and size."""

    def __init__(self, assets: Path) -> None:
        self._assets = assets
        self._masters: Shelf[pygame.Surface] = Shelf(_MOST_MASTERS)
        """They have their own size, whatever that of the window is."""
        self._missing: set[str] = set()
        self._sized = Drawer()

    def master(self, name: str) -> pygame.Surface | None:
        """A picture as it was drawn, such as `images/azulejo/disc.png`; None if it is missing."""
        surface = self._masters.get(name)
        if surface is None and name not in self._missing:
            surface = self._load(name)
            if surface is None:
                self._missing.add(name)
            elif surface.get_width() * surface.get_height() <= _MOST_KEPT:
                self._masters.put(name, surface)
        return surface

    def sized(self, name: str, size: tuple[int, int]) -> pygame.Surface | None:
        """A picture at a size in pixels."""
        key = (name, *size)
        surface = self._sized.get(key)
        if surface is None:
            master = self.master(name)
            if master is None:
                return None
            surface = self._sized[key] = _reduced(master, size)
        return surface

    def background(
        self, name: str, size: tuple[int, int], keep: tuple[float, float] = (0.5, 0.5)
    ) -> pygame.Surface | None:
        """A picture that covers a size, cut around `keep` where proportions differ; not kept."""
        try:
            master = pygame.image.load(self._assets / name)
        except (OSError, pygame.error):
            return None
        if master.get_bitsize() < _SMOOTH:
            master = master.convert_alpha()
        w, h = master.get_size()
        scale = max(size[0] / w, size[1] / h)
        cover = max(size[0], round(w * scale)), max(size[1], round(h * scale))
        # Reduced first: a large one in the format of the window would weigh too much.
        whole = _reduced(master, cover)
        left, top = (round((cover[i] - size[i]) * keep[i]) for i in (0, 1))
        return whole.subsurface((left, top, *size)).convert()

    def icon(self, name: str, size: int, colour: Colour) -> pygame.Surface:
        """An icon in a colour; an empty one where the file is missing."""
        key = name, size, colour
        surface = self._sized.get(key)
        if surface is None:
            mask = self.sized(f"icons/{name}.png", (size, size))
            if mask is None:
                mask = pygame.Surface((size, size), pygame.SRCALPHA)
            surface = self._sized[key] = tinted(mask, colour)
        return surface

    def _load(self, name: str) -> pygame.Surface | None:
        try:
            surface = pygame.image.load(self._assets / name)
        except (OSError, pygame.error):
            return None
        return surface.convert() if name.endswith(".jpg") else surface.convert_alpha()


def _reduced(master: pygame.Surface, size: tuple[int, int]) -> pygame.Surface:
    if master.get_size() == size:
        return master
    return pygame.transform.smoothscale(master, (max(1, size[0]), max(1, size[1])))
