"""Letters on tiles, for whoever cannot tell the colours: on a plate, or bare on small tiles."""

import math
from collections.abc import Sequence

import pygame

from azul_desktop.ui.render import shapes
from azul_desktop.ui.render.looks import TileLooks
from azul_desktop.ui.render.text import Type
from azul_desktop.ui.render.tokens import CREAM, INK, SMALLEST_TEXT, WHITE, Colour, Face

_PLATE_LEAST = 25
"""The smallest plate in logical pixels on which a letter can be read."""
_BARE_BELOW = {"square": 36, "rhombus": 46}
"""Below these sizes in logical pixels a plate would hide the motif: the letter is bare."""
_ASIDE = {None: (0.2, 0.2), 0: (0.0, 0.36)}
"""Where a bare letter is, from the middle of a tile with a turn, in parts of its size."""


class TileLetters:
    """Puts the letters of an edition's colours on pictures of tiles."""

    def __init__(self, type_: Type, signs: Sequence[str], looks: TileLooks) -> None:
        self._type = type_
        self._signs = signs
        """The letter of each colour."""
        self._looks = looks

    def over(
        self, face: pygame.Surface, piece: int, size: int, turn: int | None = None
    ) -> pygame.Surface:
        """The letter of a tile over its motif: on a plate, or bare where that would hide it."""
        unit = self._looks.unit
        if size < _BARE_BELOW["square" if turn is None else "rhombus"] * unit:
            return self._bare(face, piece, size, turn)
        plate = max(round(size * 0.56), round(_PLATE_LEAST * unit))
        letter = self.ink(piece, plate, round(plate * 0.7), INK)
        face = face.copy()
        rim = max(1, round(plate / 26))
        for picture in (shapes.disc(plate, INK), shapes.disc(plate - 2 * rim, CREAM), letter):
            x, y = (
                round((whole - own) / 2) for whole, own in zip(face.size, picture.size, strict=True)
            )
            face.blit(picture, (x, y))
        return face

    def _bare(
        self, face: pygame.Surface, piece: int, size: int, turn: int | None
    ) -> pygame.Surface:
        """A pale letter with a dark edge, beside the middle: a small motif stays in sight."""
        room = size * 0.8
        light, dark = (self.ink(piece, room, size // 2, tint) for tint in (WHITE, INK))
        right, down = _ASIDE.get(turn, (0.0, 0.0))
        x = round((face.get_width() - light.get_width()) / 2 + right * size)
        y = round((face.get_height() - light.get_height()) / 2 + down * size)
        face, edge = face.copy(), max(1, round(1.4 * self._looks.unit))
        for dx, dy in ((-1, -1), (0, -1), (1, -1), (-1, 0), (1, 0), (-1, 1), (0, 1), (1, 1)):
            face.blit(dark, (x + dx * edge, y + dy * edge))
        face.blit(light, (x, y))
        return face

    def ink(self, piece: int, room: float, pixels: int, tint: Colour) -> pygame.Surface:
        """The ink of a letter: readable, but no larger than a circle that has room for it."""
        text = self._signs[piece]
        pixels = max(pixels, round(SMALLEST_TEXT * self._looks.unit))
        letter = _trimmed(self._type.line(text, Face.BOLD, pixels, tint))
        while pixels > 1 and math.hypot(*letter.get_size()) > room * 0.96:
            pixels -= 1
            letter = _trimmed(self._type.line(text, Face.BOLD, pixels, tint))
        return letter


def _trimmed(letter: pygame.Surface) -> pygame.Surface:
    """Only the ink of a line: its middle is the middle of the letter."""
    return letter.subsurface(letter.get_bounding_rect())
