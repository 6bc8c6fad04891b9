"""The tokens of the players: every seat has its own colour and its own shape."""

import math
from functools import lru_cache

import pygame

from azul_desktop.ui.render import shapes
from azul_desktop.ui.render.tokens import PLAYERS, WHITE, Colour

_FINE = 4
_BLACK = (0, 0, 0)
_SHADE = (26, 13, 4)


@lru_cache(maxsize=128)
def pawn(seat: int, size: int) -> pygame.Surface:
    """A glazed token with its shadow; its middle is the middle of the picture."""
    tint = PLAYERS[seat % len(PLAYERS)]
    drop = max(1, size // 14)
    whole = pygame.Surface((size + 2 * drop, size + 2 * drop), pygame.SRCALPHA)
    whole.fill((*_SHADE, 0))
    whole.blit(shapes.faded(_shape(seat, size, 0, (_SHADE,)), 0.35), (drop + drop // 2, 2 * drop))
    whole.blit(_shape(seat, size, 0, (_mixed(tint, _BLACK, 0.35),)), (drop, drop))
    face = (_mixed(tint, WHITE, 0.38), tint, _mixed(tint, _BLACK, 0.22))
    whole.blit(_shape(seat, size, max(1.2, size * 0.05), face), (drop, drop))
    if size >= 26:
        inner = _mixed(tint, WHITE, 0.10), _mixed(tint, WHITE, 0.22)
        whole.blit(_shape(seat, size, size * 0.22, inner), (drop, drop))
    return whole


def _shape(seat: int, size: int, inset: float, stops: tuple[Colour, ...]) -> pygame.Surface:
    """A disc, lozenge, square or hexagon, so far inside the size."""
    side, middle = size * _FINE, size * _FINE / 2
    radius = middle - inset * _FINE
    mask = pygame.Surface((side, side), pygame.SRCALPHA)
    mask.fill((255, 255, 255, 0))
    match seat % len(PLAYERS):
        case 0:
            pygame.draw.circle(mask, WHITE, (middle, middle), radius)
        case 2:
            edge = radius * 0.86
            square = pygame.Rect(middle - edge, middle - edge, 2 * edge, 2 * edge)
            pygame.draw.rect(mask, WHITE, square, border_radius=round(radius * 0.22))
        case other:
            corners = 4 if other == 1 else 6
            turns = [2 * math.pi * corner / corners for corner in range(corners)]
            points = [
                (middle + radius * math.cos(turn), middle + radius * math.sin(turn))
                for turn in turns
            ]
            pygame.draw.polygon(mask, WHITE, points)
    small = pygame.transform.smoothscale(mask, (size, size))
    small.blit(shapes.rounded((size, size), 0, stops), (0, 0), None, pygame.BLEND_RGBA_MULT)
    return small


def _mixed(one: Colour, other: Colour, part: float) -> Colour:
    r, g, b = (round(a + (c - a) * part) for a, c in zip(one, other, strict=True))
    return r, g, b
