"""Short texts that are never cut: they get smaller until they fit into their place."""

import pygame

from azul_desktop.geometry import Box
from azul_desktop.ui.render.brush import Brush, aligned
from azul_desktop.ui.render.shelf import SHELF
from azul_desktop.ui.render.stage import Sprite
from azul_desktop.ui.render.text import Align
from azul_desktop.ui.render.tokens import WHITE, Colour, Face, colour

_TALL = 0.9
"""How many pixels of type fit into a pixel of height; digits are lower than their line."""
_LEAST = 6
EDGE = colour("#1a1016")
"""The line around white digits that stand on a player's colour."""
_SHRUNK = 0.8
"""The part of its size that a text may have before a short form of it takes its place."""


def figure(
    brush: Brush,
    text: str,
    face: Face,
    size: float,
    tint: Colour,
    box: Box,
    align: Align = "centre",
) -> Sprite:
    """A number or a word in a box, as large as wanted or as fits."""
    pixels = fitting(brush, text, face, size, box)
    return aligned(brush.type.line(text, face, pixels, brush.ink(tint)), box, align)


def edged(brush: Brush, text: str, face: Face, size: float, box: Box) -> Sprite:
    """A white figure with a thin dark line around it: it is read on every player's colour."""
    pixels = fitting(brush, text, face, size, box.grown(-1, 0))
    white, dark = (brush.type.line(text, face, pixels, tint) for tint in (WHITE, EDGE))
    key = "edged", text, face, pixels
    return aligned(SHELF.once(key, lambda: _edged(white, dark, pixels)), box, "centre")


def _edged(white: pygame.Surface, dark: pygame.Surface, pixels: int) -> pygame.Surface:
    width = max(1, round(pixels / 14))
    wide, high = white.get_size()
    whole = pygame.Surface((wide + 2 * width, high + 2 * width), pygame.SRCALPHA)
    whole.fill((*EDGE, 0))
    for _ in range(2):  # twice, because thin strokes leave only a breath of dark
        for x in (0, width, 2 * width):
            for y in (0, width, 2 * width):
                whole.blit(dark, (x, y))
    whole.blit(white, (width, width))
    return whole


def fitting(brush: Brush, text: str, face: Face, size: float, box: Box) -> int:
    """The size in pixels with which a text fits into a box."""
    pixels = max(_LEAST, min(brush.px(size), round(box.h * _TALL)))
    while pixels > _LEAST and brush.type.width(text, face, pixels) > box.w:
        pixels -= 1
    return pixels


def roomy(brush: Brush, text: str, short: str, face: Face, size: float, box: Box) -> str:
    """A text, or its short form where a box is so narrow that the text would have to shrink."""
    tall = min(brush.px(size), round(box.h * _TALL))
    return text if fitting(brush, text, face, size, box) >= tall * _SHRUNK else short
