"""The dashed outlines that pieces leave behind while they are in the hand."""

import pygame

from azul_desktop.ui.render.brush import Brush
from azul_desktop.ui.render.shelf import Kept
from azul_desktop.ui.render.tokens import Colour, colour

_DASH, _WIDTH = 5, 1.6
"""The length of a dash, and of the gap after it, and how strong it is, in logical pixels."""
_LIGHT, _DARK = colour("#ffe9b8"), colour("#3d2508")
"""A light dash in a dark edge is seen on pale plates and on the dark centre."""
_FINE = 3
"""How much larger it is drawn than shown."""
_SOLID = 120
"""What counts as part of a piece, of 255."""


def footprint(brush: Brush, face: pygame.Surface) -> pygame.Surface:
    """The outline of a piece, whatever its shape; as large as its picture, and a little more."""
    return _dashed(face, brush.px(_DASH), max(1.0, _WIDTH * brush.unit))


@Kept
def _dashed(face: pygame.Surface, dash: int, width: float) -> pygame.Surface:
    margin = round(2 * width)
    size = face.get_width() + 2 * margin, face.get_height() + 2 * margin
    fine = face.get_width() * _FINE, face.get_height() * _FINE
    outline = pygame.mask.from_surface(pygame.transform.smoothscale(face, fine), _SOLID).outline()
    large = pygame.Surface((size[0] * _FINE, size[1] * _FINE), pygame.SRCALPHA)
    large.fill((*_DARK, 0))
    count = max(4, round(len(outline) / (2 * dash * _FINE)))
    dashes = [
        outline[round(n * len(outline) / count) : round((n + 0.5) * len(outline) / count)]
        for n in range(count)
    ]
    for tint, wide in ((_DARK, 2 * width), (_LIGHT, width)):
        for points in dashes:
            _stroke(large, points, tint, wide * _FINE / 2, margin * _FINE)
    return pygame.transform.smoothscale(large, size)


def _stroke(
    surface: pygame.Surface, points: list[tuple[int, int]], tint: Colour, radius: float, inset: int
) -> None:
    step = max(2, round(radius / 2))  # circles as close as this make one smooth line
    for x, y in points[::step]:
        pygame.draw.circle(surface, tint, (x + inset, y + inset), radius)
