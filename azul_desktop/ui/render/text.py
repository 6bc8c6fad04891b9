"""Text, rendered once at its pixel size and kept."""

from pathlib import Path

import pygame

from azul_desktop.ui.render.letters import Letters, one_line
from azul_desktop.ui.render.tokens import Colour, Face

_MOST_KEPT = 3000
_MOST_FONTS = 100
"""Each keeps its file open, and systems allow only so many."""
_ELLIPSIS = "…"


class Type:
    """The fonts of the program and every line of text they have set."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder
        self._fonts: dict[tuple[Face, int], pygame.font.Font] = {}
        self._lines: dict[tuple[str, Face, int, Colour], pygame.Surface] = {}
        self._paragraphs: dict[tuple[str, Face, int, Colour, int], pygame.Surface] = {}

    def font(self, face: Face, size: int) -> pygame.font.Font:
        """A font at a pixel size; pygame's own where the file is missing."""
        font = self._fonts.get((face, size))
        if font is None:
            try:
                font = Letters(self._folder / f"{face.value}.ttf", size)
            except (OSError, pygame.error):
                font = Letters(None, size)
            if len(self._fonts) >= _MOST_FONTS:
                self._fonts.clear()
            self._fonts[face, size] = font
        return font

    def width(self, text: str, face: Face, size: int) -> int:
        """How wide a line is."""
        return self.font(face, size).size(text)[0]

    def line(self, text: str, face: Face, size: int, colour: Colour) -> pygame.Surface:
        """One line of text."""
        key = text, face, size, colour
        surface = self._lines.get(key)
        if surface is None:
            if len(self._lines) > _MOST_KEPT:
                self._lines.clear()
            surface = self.font(face, size).render(text, True, colour)
            self._lines[key] = surface
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
        surface = self._paragraphs.get(key)
        if surface is None:
            if len(self._paragraphs) > _MOST_KEPT:
                self._paragraphs.clear()
            surface = self.font(face, size).render(text, True, colour, None, round(width))
            self._paragraphs[key] = surface
        return surface
