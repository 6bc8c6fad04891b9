"""Gold and petals that fall around what a winner has built, and stay lying where they came down.

Small pictures, each drawn once for each way it turns; where they fall is always the same.
"""

import math
from random import Random
from typing import NamedTuple

import pygame

from azul_desktop.geometry import Box, Point, box_around
from azul_desktop.ui.anim.easing import ease_out
from azul_desktop.ui.render.brush import Brush, centred
from azul_desktop.ui.render.images import Images
from azul_desktop.ui.render.shelf import Kept
from azul_desktop.ui.render.stage import Sprite

_FLAKES, _PETALS = 60, 26
_SEED = 9
_GOLD, _GOLD_KINDS, _GOLD_SIZES = "gold", 3, (9, 12, 16, 20)
_PETAL, _PETAL_KINDS, _PETAL_SIZES = "petal", 4, (22, 28, 34, 42)
_LAST, _SHORTEST = 3.5, 1.3
"""Seconds until the last one lies, and for how long one falls at least."""
_LATER = 0.5
"""Petals begin so much later than gold."""
_SWAY, _TURNS = 26, 12
"""How far they sway, in logical pixels, and how many pictures make one turn."""
_TRIES = 40


class Flake(NamedTuple):
    """One of them: its picture, where it comes to lie, and when it falls."""

    file: str
    size: int
    rest: Point
    start: float
    length: float
    phase: float
    turns: int


class Shower:
    """All of them, for one size of the window."""

    def __init__(self, brush: Brush, area: Box, taken: list[Box]) -> None:
        """They come to lie in an area, but on nothing that is `taken`."""
        self._brush = brush
        self._top = -brush.px(60)
        chance = Random(_SEED)
        gold = [self._flake(chance, area, taken, gold=True) for _ in range(_FLAKES)]
        petals = [self._flake(chance, area, taken, gold=False) for _ in range(_PETALS)]
        self.flakes = [flake for flake in [*gold, *petals] if flake is not None]

    def _flake(self, chance: Random, area: Box, taken: list[Box], *, gold: bool) -> Flake | None:
        kinds, sizes = (_GOLD_KINDS, _GOLD_SIZES) if gold else (_PETAL_KINDS, _PETAL_SIZES)
        size = self._brush.px(chance.choice(sizes))
        file = f"images/shared/light/{_GOLD if gold else _PETAL}-{chance.randrange(kinds)}.png"
        length = chance.uniform(_SHORTEST, 2.2)
        start = chance.uniform(0 if gold else _LATER, _LAST - length)
        for _ in range(_TRIES):
            rest = chance.uniform(area.x, area.right), chance.uniform(area.y, area.bottom)
            place = box_around(rest, size * 1.5)
            if not any(place.overlaps(box) for box in taken):
                phase, turns = chance.uniform(0, math.tau), chance.randrange(_TURNS)
                return Flake(file, size, rest, start, length, phase, turns)
        return None

    def sprites(self, seconds: float) -> list[Sprite]:
        """What is to be seen so long after it began."""
        found = []
        for flake in self.flakes:
            part = (seconds - flake.start) / flake.length
            if part > 0:
                found.append(self._falling(flake, min(part, 1.0)))
        return [sprite for sprite in found if sprite is not None]

    def _falling(self, flake: Flake, part: float) -> Sprite | None:
        left = 1 - part
        turn = (flake.turns + round(left * _TURNS * 1.5)) % _TURNS
        surface = _turned(self._brush.images, flake.file, flake.size, turn)
        if surface is None:
            return None
        x, y = flake.rest
        sway = math.sin(flake.phase + left * 9) * self._brush.px(_SWAY) * left
        # It comes down evenly and only settles at the end.
        down = 0.7 * part + 0.3 * ease_out(part)
        return centred(surface, (x + sway, self._top + (y - self._top) * down))


def _turned(images: Images, file: str, size: int, turn: int) -> pygame.Surface | None:
    master = images.master(file)
    return None if master is None else _painted(master, min(size, master.get_width()), turn)


@Kept
def _painted(master: pygame.Surface, size: int, turn: int) -> pygame.Surface:
    small = pygame.transform.smoothscale(master, (size, size))
    return pygame.transform.rotozoom(small, turn * 360 / _TURNS, 1)
