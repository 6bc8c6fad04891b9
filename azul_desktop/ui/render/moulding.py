"""Things moulded from plastic: hollows with a shadow in them."""

import pygame

from azul_desktop.ui.render import shapes
from azul_desktop.ui.render.shelf import Kept
from azul_desktop.ui.render.tokens import Colour

_SHADE = (14, 7, 2)


@Kept
def recess(
    size: tuple[int, int], radius: int, stops: shapes.Stops, lip: Colour, depth: int
) -> pygame.Surface:
    """A hollow: shadow under its upper left edge, so deep, and light on its lower lip."""
    w, h = size
    line = max(1, round(depth / 3))
    surface = shapes.rounded.fresh(size, radius, (lip,))
    inner = w, max(1, h - line)
    surface.blit(shapes.rounded.fresh(inner, radius, stops), (0, 0))
    reach = 2 * (radius + 4 * depth) + 1
    _lay_edges(surface, _shade(_least(inner, reach), radius, depth), inner)
    return surface


def _least(size: tuple[int, int], side: int) -> tuple[int, int]:
    return min(size[0], side), min(size[1], side)


def _shade(size: tuple[int, int], radius: int, depth: int) -> pygame.Surface:
    """The shadow within a hollow's upper and left edge; its middle is clear."""
    shade = pygame.Surface(size, pygame.SRCALPHA)
    shade.fill((*_SHADE, 120))
    soft = max(1, depth // 2)
    hole = shapes.shadow.fresh(size, radius, soft, (0, 0, 0), 255)
    at = depth - 2 * soft, round(depth * 1.3) - 2 * soft
    shade.blit(hole, at, None, pygame.BLEND_RGBA_SUB)
    mask = shapes.rounded.fresh(size, radius, ((255, 255, 255),))
    shade.blit(mask, (0, 0), None, pygame.BLEND_RGBA_MULT)
    return shade


def _lay_edges(surface: pygame.Surface, tile: pygame.Surface, size: tuple[int, int]) -> None:
    """Lay the corners of a tile into those of a size, its edges stretched between them."""
    wide, high = (_spans(own, whole) for own, whole in zip(tile.get_size(), size, strict=True))
    for column, (x, w, to_x, to_w) in enumerate(wide):
        for row, (y, h, to_y, to_h) in enumerate(high):
            if (column, row) == (1, 1) and to_w > w and to_h > h:
                continue  # nothing lies in the middle
            part = tile.subsurface((x, y, w, h))
            if (w, h) != (to_w, to_h):
                part = pygame.transform.scale(part, (to_w, to_h))
            surface.blit(part, (to_x, to_y))


def _spans(own: int, whole: int) -> list[tuple[int, int, int, int]]:
    """Beginning, middle and end of a tile, each with where it goes in something longer."""
    half = own // 2
    rest = own - half - 1
    spans = [
        (0, half, 0, half),
        (half, 1, half, whole - half - rest),
        (own - rest, rest, whole - rest, rest),
    ]
    return [span for span in spans if span[1] > 0 and span[3] > 0]
