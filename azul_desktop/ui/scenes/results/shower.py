"""Gold and petals that fall around what a winner has built: most of them vanish, few stay lying.

Small pictures, each drawn once for each way it turns; where they fall is always the same.
"""

import math
from collections.abc import Sequence
from random import Random
from typing import NamedTuple

import pygame

from azul_desktop.geometry import Box, Point
from azul_desktop.ui.anim.easing import ease_out
from azul_desktop.ui.render import shapes
from azul_desktop.ui.render.brush import Brush, centred
from azul_desktop.ui.render.images import Images
from azul_desktop.ui.render.shelf import Kept
from azul_desktop.ui.render.stage import Sprite

_FLAKES, _PETALS = 38, 12
"""So many of each fall and vanish."""
_LYING = 10
"""So many of each stay at most in every place where they may."""
_SEED = 9
_GOLD, _GOLD_KINDS, _GOLD_SIZES = "gold", 3, (9, 12, 16, 20)
_PETAL, _PETAL_KINDS, _PETAL_SIZES = "petal", 4, (22, 28, 34, 42)
_LAST, _SHORTEST = 3.5, 1.3
"""Seconds until the last one is down, and for how long one falls at least."""
_LATER = 0.5
"""Petals begin so much later than gold."""
_SWAY, _TURNS = 26, 12
"""How far they sway, in logical pixels, and how many pictures make one turn."""
_FADE, _FADES = 0.3, 5
"""The last part of its way in which one vanishes, and in how many steps."""


class Flake(NamedTuple):
    """One of them: its picture, where it comes down, when it falls, whether it stays there."""

    file: str
    size: int
    rest: Point
    start: float
    length: float
    phase: float
    turns: int
    stays: bool


class Shower:
    """All of them, for one size of the window."""

    def __init__(self, brush: Brush, area: Box, lying: Sequence[Box]) -> None:
        """They fall across an area to its foot; where they may be `lying` a few stay."""
        self._brush = brush
        self._top = -brush.px(60)
        chance = Random(_SEED)
        kinds = [True] * _FLAKES + [False] * _PETALS
        self.flakes = [self._flake(chance, area, gold=gold, stays=False) for gold in kinds]
        for box in lying:
            some = [
                self._flake(chance, box, gold=n < _LYING, stays=True) for n in range(2 * _LYING)
            ]
            self.flakes += [flake for flake in some if self._lies_in(flake, box)]

    def _flake(self, chance: Random, area: Box, *, gold: bool, stays: bool) -> Flake:
        kinds, sizes = (_GOLD_KINDS, _GOLD_SIZES) if gold else (_PETAL_KINDS, _PETAL_SIZES)
        size = self._brush.px(chance.choice(sizes[:2] if stays else sizes))
        file = f"images/shared/light/{_GOLD if gold else _PETAL}-{chance.randrange(kinds)}.png"
        length = chance.uniform(_SHORTEST, 2.2)
        start = chance.uniform(0 if gold else _LATER, _LAST - length)
        down = chance.uniform(area.y, area.bottom) if stays else area.bottom
        rest = chance.uniform(area.x, area.right), down
        phase, turns = chance.uniform(0, math.tau), chance.randrange(_TURNS)
        return Flake(file, size, rest, start, length, phase, turns, stays)

    def _lies_in(self, flake: Flake, box: Box) -> bool:
        """Whether what can be seen of it at rest is within a box."""
        sprite = self._falling(flake, 1.0)
        if sprite is None:
            return False
        seen = sprite.surface.get_bounding_rect().move(sprite.x, sprite.y)
        return pygame.Rect(*box.rounded()).contains(seen)

    def sprites(self, seconds: float) -> list[Sprite]:
        """What is to be seen so long after it began."""
        found = []
        for flake in self.flakes:
            part = (seconds - flake.start) / flake.length
            if part > 0 and (part < 1 or flake.stays):
                found.append(self._falling(flake, min(part, 1.0)))
        return [sprite for sprite in found if sprite is not None]

    def _falling(self, flake: Flake, part: float) -> Sprite | None:
        left = 1 - part
        turn = (flake.turns + round(left * _TURNS * 1.5)) % _TURNS
        light = _FADES if flake.stays else min(_FADES, math.ceil(left / _FADE * _FADES))
        surface = _turned(self._brush.images, flake.file, flake.size, turn, light)
        if surface is None:
            return None
        x, y = flake.rest
        sway = math.sin(flake.phase + left * 9) * self._brush.px(_SWAY) * left
        # It comes down evenly and only settles at the end.
        down = 0.7 * part + 0.3 * ease_out(part)
        return centred(surface, (x + sway, self._top + (y - self._top) * down))


def _turned(images: Images, file: str, size: int, turn: int, light: int) -> pygame.Surface | None:
    master = images.master(file)
    return None if master is None else _painted(master, min(size, master.get_width()), turn, light)


@Kept
def _painted(master: pygame.Surface, size: int, turn: int, light: int) -> pygame.Surface:
    small = pygame.transform.smoothscale(master, (size, size))
    turned = pygame.transform.rotozoom(small, turn * 360 / _TURNS, 1)
    return turned if light == _FADES else shapes.faded(turned, light / _FADES)
