"""Text, rendered once at its pixel size and kept."""

from io import BytesIO
from pathlib import Path
from typing import Literal

import pygame

from azul_desktop.ui.render.letters import Letters, one_line
from azul_desktop.ui.render.shelf import Drawer, Shelf
from azul_desktop.ui.render.tokens import Colour, Face
from azul_desktop.ui.render.wrapping import LEADING, Lines, Room, arranged

Align = Literal["left", "centre", "right"]

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
        self,
        text: str,
        face: Face,
        sizes: tuple[int, ...],
        colour: Colour,
        room: Room,
        align: Align = "centre",
        short: str = "",
    ) -> pygame.Surface:
        """Words no larger than a room: smaller, then in lines, then `short`, and only then cut.

        The first of the sizes is the wanted one; the others are the least to make do with, tried
        in turn.
        """
        for least in sizes[1:]:
            for said in (text, short):
                found = self.arranged(said, face, sizes[0], room, least) if said else None
                if found is not None:
                    return self.block(found.texts, face, found.size, colour, align)
        size, text = self.fit(short or text, face, sizes[-1], room.w, sizes[-1])
        return self.line(text, face, size, colour)

    def arranged(self, text: str, face: Face, size: int, room: Room, least: int) -> Lines | None:
        """The size and the lines with which a text fits a room; None if it does not."""
        return arranged(
            one_line(text), lambda line, of: self.width(line, face, of), size, room, least
        )

    def block(
        self, lines: tuple[str, ...], face: Face, size: int, colour: Colour, align: Align
    ) -> pygame.Surface:
        """Lines below each other, as close as those of a label are."""
        if len(lines) == 1:
            return self.line(lines[0], face, size, colour)
        key = lines, face, size, colour, align
        surface = self._set.get(key)
        if surface is None:
            set_lines = [self.font(face, size).render(line, True, colour) for line in lines]
            surface = self._set[key] = _stacked(set_lines, round(size * LEADING), align)
        return surface

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


def _stacked(lines: list[pygame.Surface], step: int, align: Align) -> pygame.Surface:
    wide = max(line.get_width() for line in lines)
    high = (len(lines) - 1) * step + lines[-1].get_height()
    surface = pygame.Surface((wide, high), pygame.SRCALPHA)
    for number, line in enumerate(lines):
        spare = wide - line.get_width()
        x = {"left": 0, "centre": spare // 2, "right": spare}[align]
        surface.blit(line, (x, number * step))
    return surface
