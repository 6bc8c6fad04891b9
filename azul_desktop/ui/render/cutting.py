"""Pieces of large pictures with round corners."""

import pygame

from azul_desktop.ui.render import shapes
from azul_desktop.ui.render.slicing import Size
from azul_desktop.ui.render.tokens import WHITE


def piece_of(picture: pygame.Surface, at: tuple[float, float], size: Size) -> pygame.Surface:
    """What a picture shows at a place; a page that scrolls may reach beyond it."""
    wide, high = picture.get_size()
    if size[0] > wide or size[1] > high:
        return pygame.transform.smoothscale(picture, size).convert_alpha()
    corner = (min(max(round(at[n]), 0), (wide, high)[n] - size[n]) for n in (0, 1))
    return picture.subsurface((*corner, *size)).convert_alpha()


def round_off(picture: pygame.Surface, radius: int) -> None:
    """Take away the corners of a picture."""
    mask = shapes.rounded(picture.get_size(), radius, (WHITE,))
    picture.blit(mask, (0, 0), None, pygame.BLEND_RGBA_MULT)
