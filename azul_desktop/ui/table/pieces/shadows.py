"""What lies under a piece: its shadow on what it lies on, or a light of its own."""

from typing import Literal

import pygame

from azul_desktop.ui.render import shapes
from azul_desktop.ui.render.tokens import WHITE

Ground = Literal["board", "plate", "wood", "air", "none"]
"""What a piece lies on; in the air its shadow is larger and further away."""

_SHADOWS: dict[str, tuple[float, float, float, int]] = {
    # offset right and down, blur, in parts of the size; opacity
    "board": (0.035, 0.055, 0.045, 107),
    "plate": (0.035, 0.055, 0.045, 128),
    "wood": (0.035, 0.055, 0.045, 140),
    "air": (0.17, 0.27, 0.12, 115),
}
SHADE = (14, 7, 2)


def with_shadow(face: pygame.Surface, size: int, ground: Ground) -> pygame.Surface:
    """A picture over its own soft shadow, still in the middle."""
    right, down, blur, alpha = _SHADOWS[ground]
    offset = max(1, round(right * size)), max(1, round(down * size))
    return _over_its_shape(face, max(1, round(blur * size)), offset, (*SHADE, alpha))


def with_light(face: pygame.Surface, size: int) -> pygame.Surface:
    """A picture in a light of its own."""
    return _over_its_shape(face, max(2, round(0.05 * size)), (0, 0), (*WHITE, 255))


def _over_its_shape(
    face: pygame.Surface, soft: int, offset: tuple[int, int], tint: tuple[int, int, int, int]
) -> pygame.Surface:
    """A picture over its own shape in a colour, out of focus; the picture is in the middle."""
    margin = max(offset) + 2 * soft
    w, h = face.get_size()
    surface = pygame.Surface((w + 2 * margin, h + 2 * margin), pygame.SRCALPHA)
    surface.fill((*tint[:3], 0))
    shade = face.copy()
    shade.fill((0, 0, 0, 255), None, pygame.BLEND_RGBA_MULT)
    shade.fill((*tint[:3], 0), None, pygame.BLEND_RGBA_ADD)
    surface.blit(shade, (margin + offset[0], margin + offset[1]))
    surface = shapes.blurred(surface, soft)
    surface.fill((255, 255, 255, tint[3]), None, pygame.BLEND_RGBA_MULT)
    surface.blit(face, (margin, margin))
    return surface
