"""Golden letters: text filled from light above to gold below, over its own soft shadow."""

import pygame

from azul_desktop.geometry import Box
from azul_desktop.ui.render import shapes
from azul_desktop.ui.render.brush import Brush
from azul_desktop.ui.render.shelf import Kept
from azul_desktop.ui.render.stage import Sprite
from azul_desktop.ui.render.text import Type
from azul_desktop.ui.render.tokens import WHITE, Colour, Face, colour

_SHADE = colour("#0c0501")
_EXACT = 8
"""A wider blur takes seconds for large letters: it is made on a reduced copy."""
HEADING = (colour("#fff6e0"), colour("#e6cf9a"))
"""The colours of a screen's heading."""


def golden(
    brush: Brush, text: str, size: float, stops: tuple[Colour, ...], *, spacing: float = 0
) -> pygame.Surface:
    """A line of golden letters, without a shadow."""
    return _golden(brush.type, text, brush.px(size), stops, spacing * brush.unit)


def heading(brush: Brush, text: str, box: Box, size: float = 46) -> list[Sprite]:
    """The heading of a screen from the left of a box, in the middle of its height."""
    fitting, text = brush.type.fit(text, Face.TITLE, brush.px(size), box.w, brush.px(24))
    surface = _golden(brush.type, text, fitting, HEADING, 0)
    x, y = round(box.x), round(box.centre[1] - surface.get_height() / 2)
    return shaded(brush, surface, x, y, blur=3)


def shaded(brush: Brush, surface: pygame.Surface, x: int, y: int, *, blur: float) -> list[Sprite]:
    """A picture over its soft shadow."""
    soft = brush.px(blur)
    ink = surface.get_bounding_rect()
    under = _shadow(surface, (ink.x, ink.y, ink.w, ink.h), soft)
    left, top = x + ink.x - 2 * soft, y + ink.y - 2 * soft
    return [
        Sprite(under, left + brush.px(2), top + brush.px(3)),
        Sprite(surface, x, y),
    ]


@Kept
def _golden(
    type_: Type, text: str, size: int, stops: tuple[Colour, ...], spacing: float
) -> pygame.Surface:
    font = type_.font(Face.TITLE, size)
    if spacing:
        glyphs = [font.render(letter, True, WHITE) for letter in text]
        width = sum(glyph.get_width() for glyph in glyphs) + round(spacing * (len(glyphs) - 1))
        surface = pygame.Surface((width, font.get_height()), pygame.SRCALPHA)
        surface.fill((255, 255, 255, 0))
        x = 0.0
        for glyph in glyphs:
            surface.blit(glyph, (round(x), 0))
            x += glyph.get_width() + spacing
    else:
        surface = font.render(text, True, WHITE).convert_alpha()
    # The gradient runs over the height of the letters, not over that of the line.
    ink = surface.get_bounding_rect()
    if ink.h:
        gradient = shapes.rounded((ink.w, ink.h), 0, stops)
        surface.blit(gradient, ink.topleft, None, pygame.BLEND_RGBA_MULT)
    return surface


@Kept
def _shadow(surface: pygame.Surface, ink: tuple[int, int, int, int], soft: int) -> pygame.Surface:
    """The shadow of the letters alone: it takes long, and there is much air around large ones."""
    shade = pygame.Surface((ink[2] + 4 * soft, ink[3] + 4 * soft), pygame.SRCALPHA)
    shade.fill((*_SHADE, 0))
    dark = surface.subsurface(ink).copy()
    dark.fill((0, 0, 0, 255), None, pygame.BLEND_RGBA_MULT)
    dark.fill((*_SHADE, 0), None, pygame.BLEND_RGBA_ADD)
    shade.blit(dark, (2 * soft, 2 * soft))
    blur = pygame.transform.gaussian_blur if soft <= _EXACT else shapes.blurred
    return shapes.faded(blur(shade, soft), 0.85)
