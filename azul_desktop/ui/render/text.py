"""Text, rendered once at its pixel size and kept."""

from io import BytesIO
from pathlib import Path

import pygame

from azul_desktop.ui.render.letters import Letters, one_line
from azul_desktop.ui.render.shelf import Drawer, Shelf
from azul_desktop.ui.render.tokens import Colour, Face

_MOST_FONTS = 40_000_000
_ELLIPSIS = "…"


class Type:
    """The fonts of the program and every line of text they have set."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder
        self._files: dict[Face, bytes | None] = {}
        """What is in the files: a font that reads from one would keep it open."""
        self._fonts: Shelf[pygame.font.Font] = Shelf(_MOST_FONTS)
        self._set = Drawer()

    def font(self, face: Face, size: int) -> pygame.font.Font:
        """A font at a pixel size; pygame's own where the file is missing."""
        return self._fonts.once((face, size), lambda: self._load(face, size))

    def forget_sizes(self) -> None:
        """Drop every size: the window has another one now."""
        self._fonts.clear()

    def _load(self, face: Face, size: int) -> pygame.font.Font:
        content = self._content(face)
        if content is not None:
            try:
                return Letters(BytesIO(content), size)
            except (OSError, pygame.error):
                self._files[face] = None
        return Letters(None, size)

    def _content(self, face: Face) -> bytes | None:
        """What is in the file of a face, read once; None where it cannot be used."""
        if face not in self._files:
            try:
                self._files[face] = (self._folder / f"{face.value}.ttf").read_bytes()
            except OSError:
                self._files[face] = None
        return self._files[face]

    def width(self, text: str, face: Face, size: int) -> int:
        """How wide a line is."""
        return self.font(face, size).size(text)[0]

    def line(self, text: str, face: Face, size: int, colour: Colour) -> pygame.Surface:
        """One line of text."""
        key = text, face, size, colour
        surface = self._set.get(key)
        if surface is None:
            surface = self.font(face, size).render(text, True, colour)
            self._set[key] = surface
        return surface

    def fitted(
        self, text: str, face: Face, size: int, colour: Colour, width: float, least: int
    ) -> pygame.Surface:
        """One line no wider than `width`: smaller down to `least`, then cut with an ellipsis."""
        size, text = self.fit(text, face, size, width, least)
        return self.line(text, face, size, colour)

    def fit(self, text: str, face: Face, size: int, width: float, least: int) -> tuple[int, str]:
        """The size and the text with which a line is no wider than `width`."""
        text = one_line(text)
        while size > least and self.width(text, face, size) > width:
            size -= 1
        if self.width(text, face, size) <= width:
            return size, text
        fitting, most = 0, len(text)
        while fitting < most:
            half = (fitting + most + 1) // 2
            if self.width(text[:half] + _ELLIPSIS, face, size) <= width:
                fitting = half
            else:
                most = half - 1
        return size, text[:fitting].rstrip() + _ELLIPSIS

    def paragraph(
        self, text: str, face: Face, size: int, colour: Colour, width: float
    ) -> pygame.Surface:
        """Text in as many lines as the width asks for; a line break in it is kept."""
        key = text, face, size, colour, round(width)
        surface = self._set.get(key)
        if surface is None:
            surface = self.font(face, size).render(text, True, colour, None, round(width))
            self._set[key] = surface
        return surface
