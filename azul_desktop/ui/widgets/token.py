"""The token of a player: each colour has its shape, and they always come together."""

import math

import pygame

from azul_desktop.geometry import Point
from azul_desktop.ui.render import shapes
from azul_desktop.ui.render.brush import Brush, centred
from azul_desktop.ui.render.shelf import Kept
from azul_desktop.ui.render.stage import Sprite
from azul_desktop.ui.render.tokens import PLAYERS, Colour, colour
from azul_desktop.ui.widgets.surfaces import LOZENGE

_OFF = colour("#b8a888")
_BLACK, _WHITE = (0, 0, 0), (255, 255, 255)
_SQUARE = ((0.07, 0.07), (0.93, 0.07), (0.93, 0.93), (0.07, 0.93))
_HEXAGON = tuple(
    (0.5 + math.cos(n * math.pi / 3) / 2, 0.5 + math.sin(n * math.pi / 3) / 2) for n in range(6)
)
_TRIANGLE = ((0.5, 0.02), (1.0, 0.93), (0.0, 0.93))
_STAR = tuple(
    (0.5 + math.sin(n * math.pi / 5) * far, 0.53 - math.cos(n * math.pi / 5) * far)
    for n, far in zip(range(10), (0.53, 0.25) * 5, strict=True)
)
_CORNERS = ((), LOZENGE, _SQUARE, _HEXAGON, _TRIANGLE, _STAR)
"""The shape of each colour; without corners it is a disc."""


def token(
    brush: Brush, number: int, size: float, centre: Point, *, off: bool = False
) -> list[Sprite]:
    """The token of a colour, so many logical pixels across; grey if nobody has it."""
    side = brush.px(size)
    shadow = _shape(number, side, colour("#1a0d04"), 80)
    under = centre[0] + brush.px(1), centre[1] + brush.px(2)
    return [centred(shadow, under), centred(_token(number, side, off), centre)]


@Kept
def _token(number: int, side: int, off: bool) -> pygame.Surface:
    """A dark rim, a face lit from above, and from a certain size a flat field in it."""
    tint = _OFF if off else PLAYERS[number]
    surface = _shape(number, side, shapes.mixed(tint, _BLACK, 0.35), 255).copy()
    rim = max(1, round(side * 0.06))
    _lay(
        surface,
        number,
        rim,
        (shapes.mixed(tint, _WHITE, 0.38), tint, shapes.mixed(tint, _BLACK, 0.22)),
    )
    if side >= 26:
        flat = (shapes.mixed(tint, _WHITE, 0.1), shapes.mixed(tint, _WHITE, 0.22))
        _lay(surface, number, round(side * 0.22), flat)
    return surface


def _lay(surface: pygame.Surface, number: int, inset: int, stops: tuple[Colour, ...]) -> None:
    side = surface.get_width() - 2 * inset
    if side < 2:
        return
    face = shapes.rounded((side, side), 0, stops).copy()
    face.blit(_shape(number, side, _WHITE, 255), (0, 0), None, pygame.BLEND_RGBA_MULT)
    surface.blit(face, (inset, inset))


def _shape(number: int, side: int, tint: Colour, alpha: int) -> pygame.Surface:
    corners = _CORNERS[number]
    if corners:
        return shapes.polygon((side, side), corners, tint, alpha)
    return shapes.disc(side, tint, alpha)
