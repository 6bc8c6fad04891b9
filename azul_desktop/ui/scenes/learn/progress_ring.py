"""A ring that is filled clockwise from its top, as far as something has come."""

import math

import pygame

from azul_desktop.ui.render.shelf import Kept
from azul_desktop.ui.render.tokens import Colour

_FINE = 4
"""How much larger it is drawn before it is reduced to smooth edges."""
_STEPS = 96


@Kept
def progress_ring(
    diameter: int, width: int, share: float, tint: Colour, ground: Colour
) -> pygame.Surface:
    """A ring on its ground; its filled part has round ends."""
    side = max(1, diameter) * _FINE
    fine = pygame.Surface((side, side), pygame.SRCALPHA)
    fine.fill((*ground, 0))
    middle, outer, line = side / 2, side / 2, width * _FINE
    pygame.draw.circle(fine, ground, (middle, middle), outer, line)
    if share > 0:
        _fill(fine, middle, line, min(share, 1.0), tint)
    return pygame.transform.smoothscale(fine, (max(1, diameter),) * 2)


def _fill(fine: pygame.Surface, middle: float, line: int, share: float, tint: Colour) -> None:
    def at(turn: float, radius: float) -> tuple[float, float]:
        angle = 2 * math.pi * turn
        return middle + radius * math.sin(angle), middle - radius * math.cos(angle)

    turns = [share * n / _STEPS for n in range(_STEPS + 1)]
    edge = [at(turn, middle) for turn in turns]
    edge += [at(turn, middle - line) for turn in reversed(turns)]
    pygame.draw.polygon(fine, tint, edge)
    for turn in (0.0, share):
        pygame.draw.circle(fine, tint, at(turn, middle - line / 2), line / 2)
