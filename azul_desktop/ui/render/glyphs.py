"""Tiny pictures of what scores: a grid of cells or a star, with the scoring ones lit."""

import math

import pygame

from azul_desktop.core.events import Reason
from azul_desktop.ui.render import shapes
from azul_desktop.ui.render.shelf import Kept
from azul_desktop.ui.render.tokens import COBALT, DANGER, Colour, colour

_PALE = colour("#cdbb92")
_FINE = 4
_CELLS = 5
_LIT: dict[Reason, frozenset[tuple[int, int]]] = {
    Reason.TILE: frozenset({(1, 1), (1, 2), (1, 3), (2, 2), (3, 2)}),
    Reason.ROW: frozenset((1, column) for column in range(_CELLS)),
    Reason.COLUMN: frozenset((row, 3) for row in range(_CELLS)),
    Reason.COLOUR: frozenset((at, at) for at in range(_CELLS)),
}


def glyph(reason: Reason, stars: bool, size: int, tint: Colour = COBALT) -> pygame.Surface | None:
    """The picture of a reason in a family; None where an icon says it better."""
    if stars:
        lit = {Reason.TILE: 3, Reason.STAR: 6}.get(reason)
        return None if lit is None else _star(lit, size, tint)
    return _grid(reason, size, tint) if reason in _LIT else _fallen(size)


@Kept
def _grid(reason: Reason, size: int, lit: Colour) -> pygame.Surface:
    surface = pygame.Surface((size, size), pygame.SRCALPHA)
    surface.fill((*_PALE, 0))
    pitch = size / _CELLS
    side = max(1, round(pitch * 0.86))
    for row in range(_CELLS):
        for column in range(_CELLS):
            tint = lit if (row, column) in _LIT[reason] else _PALE
            place = round(column * pitch), round(row * pitch)
            surface.blit(shapes.rounded((side, side), side // 6, (tint,)), place)
    return surface


@Kept
def _fallen(size: int) -> pygame.Surface:
    """Three tiles on the floor under an arrow that points down."""
    surface = pygame.Surface((size, size), pygame.SRCALPHA)
    surface.fill((*DANGER, 0))
    side = max(1, round(size * 0.3))
    for number in range(3):
        tile = shapes.rounded((side, side), side // 6, (DANGER,))
        surface.blit(tile, (round(number * size * 0.34), round(size * 0.58)))
    arrow = ((0.0, 0.0), (1.0, 0.0), (0.5, 1.0))
    high = round(size * 0.26)
    surface.blit(
        shapes.polygon((round(size * 0.4), high), arrow, DANGER),
        (round(size * 0.3), round(size * 0.2)),
    )
    return surface


@Kept
def _star(lit: int, size: int, strong: Colour) -> pygame.Surface:
    """A star of six rhombi, so many of them lit."""
    fine = size * _FINE
    surface = pygame.Surface((fine, fine), pygame.SRCALPHA)
    surface.fill((*_PALE, 0))
    middle = pygame.Vector2(fine / 2, fine / 2)
    side = fine / 2 / math.sqrt(3) * 0.96
    for number in range(6):
        tint = strong if number < lit else _PALE
        left, right = (pygame.Vector2(0, -side).rotate(60 * number + turn) for turn in (-30, 30))
        inset = (left + right) * 0.06
        corners = [middle + inset + part * 0.9 for part in (inset * 0, left, left + right, right)]
        pygame.draw.polygon(surface, tint, corners)
    return pygame.transform.smoothscale(surface, (size, size))
