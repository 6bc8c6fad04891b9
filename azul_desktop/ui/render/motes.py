"""Dust in a beam of light: motes that drift along it, twinkle, and rise where air is stirred."""

import math
from random import Random
from typing import Final, NamedTuple

import pygame

from azul_desktop.geometry import Box, Point
from azul_desktop.ui.render import shapes
from azul_desktop.ui.render.images import Images
from azul_desktop.ui.render.shelf import Kept
from azul_desktop.ui.render.stage import Group, Sprite
from azul_desktop.ui.render.tokens import colour

COUNT: Final = 48
PARTS: Final = 2
"""The motes move in so many parts, one after the other: less has to be repainted at a time."""
LIFT: Final = 8.0
"""So many logical pixels a mote rises beside what is pointed at."""
_NEAR = 110
"""So many logical pixels away it is still beside it."""
_RISE = 4.0
"""The part of what is left of its rise that a mote rises in a second."""
_PICTURE = "images/shared/light/mote.png"
_DESIGN = (1920, 1080)
_FROM, _TO = (60.0, -20.0), (1560.0, 880.0)
"""The middle of the beam, in logical pixels."""
_SHADES = 6
_TINT = colour("#ffe6ae")
_TWINKLE = 0.9
"""Seconds that a mote glitters."""


class _Mote(NamedTuple):
    """One mote: where it began, how it moves, how it shines."""

    start: float
    """Along the beam, in parts of its length."""
    aside: float
    depth: float
    """From far away, 0, to near, 1: near ones are larger and quicker."""
    light: float
    sway: float
    """Where in its swaying it is, in turns."""
    rest: float
    """Seconds from one glitter to the next."""


class Motes:
    """All motes of a window; but for their rise, all follows from the time."""

    def __init__(
        self, images: Images, size: tuple[int, int], time: float = 0.0, count: int = COUNT
    ) -> None:
        self._images = images
        self._across = size[0] / _DESIGN[0], size[1] / _DESIGN[1]
        self._unit = min(self._across)
        chance = Random(7)  # they need not be other ones every time
        seen = images.master(_PICTURE) is not None
        self._motes = [_new_mote(chance) for _ in range(count if seen else 0)]
        self._risen = [0.0] * len(self._motes)
        self._places: list[Point] = [(0.0, 0.0)] * len(self._motes)
        self.groups = [self._group(part, time) for part in range(PARTS)]
        """What is seen of them."""
        self._next = 0

    def stir(self, seconds: float, beside: Box | None) -> None:
        """Time passes: motes rise beside a box, the others sink back, in logical pixels."""
        part = min(1.0, seconds * _RISE)
        near = None if beside is None else beside.grown(_NEAR * self._unit)
        for n, (x, y) in enumerate(self._places):
            wanted = LIFT if near is not None and near.contains((x, y)) else 0.0
            self._risen[n] += (wanted - self._risen[n]) * part

    def drift(self, time: float) -> None:
        """Show the next part of the motes as they are at a time."""
        self.groups[self._next] = self._group(self._next, time)
        self._next = (self._next + 1) % PARTS

    def _group(self, part: int, time: float) -> Group:
        """A part of the motes; those that are too dark to be seen are left out."""
        sprites = []
        for n in range(part, len(self._motes), PARTS):
            self._places[n] = self._place(self._motes[n], time)
            sprite = self._sprite(self._motes[n], self._places[n], self._risen[n], time)
            if sprite is not None:
                sprites.append(sprite)
        return Group(sprites)

    def _place(self, mote: _Mote, time: float) -> Point:
        """Along the beam, which widens, and a little to and fro."""
        part = _along(mote, time)
        (x0, y0), (x1, y1) = _FROM, _TO
        length = math.dist(_FROM, _TO)
        turn = 2 * math.pi * (mote.sway + time / (7 + 4 * mote.sway))
        aside = mote.aside * (110 + 120 * part) + 7 * math.sin(turn)
        x = x0 + (x1 - x0) * part - (y1 - y0) / length * aside
        y = y0 + (y1 - y0) * part + (x1 - x0) / length * aside
        return x * self._across[0], y * self._across[1]

    def _sprite(self, mote: _Mote, place: Point, risen: float, time: float) -> Sprite | None:
        shade = round(_SHADES * _brightness(mote, time))
        if shade == 0:
            return None
        size = max(3, round((6 + 10 * mote.depth) * self._unit))
        # By halves of a pixel: whole ones would be seen as jerks at this speed.
        x = round(2 * place[0]) - size
        y = round(2 * (place[1] - risen * self._unit)) - size
        picture = _picture(self._images, size, min(shade, _SHADES), x % 2, y % 2)
        return Sprite(picture, x // 2, y // 2)


def _new_mote(chance: Random) -> _Mote:
    return _Mote(
        start=chance.random(),
        aside=chance.gauss(0, 1),
        depth=chance.random(),
        light=chance.uniform(0.45, 1.0),
        sway=chance.random(),
        rest=chance.uniform(5, 9),
    )


def _along(mote: _Mote, time: float) -> float:
    """How far along the beam it is, from 0 to 1, and then from 0 again."""
    speed = (6 + 8 * mote.depth) / math.dist(_FROM, _TO)
    return (mote.start + speed * time) % 1.0


def _brightness(mote: _Mote, time: float) -> float:
    """It comes and goes at the ends of the beam, and glitters now and then."""
    part = _along(mote, time)
    ends = min(1.0, part / 0.06, (1 - part) / 0.15)
    since = (time + mote.sway * mote.rest) % mote.rest
    glitter = math.sin(math.pi * since / _TWINKLE) if since < _TWINKLE else 0.0
    return min(1.0, mote.light * ends * (0.95 + 0.7 * glitter))


@Kept
def _picture(images: Images, size: int, shade: int, right: int, down: int) -> pygame.Surface:
    """A mote of a size and brightness, half a pixel further right or down where that is 1."""
    master = images.master(_PICTURE)
    large = pygame.Surface((2 * size + 2, 2 * size + 2), pygame.SRCALPHA)
    large.fill((*_TINT, 0))  # black that is not seen would be mixed into its edge
    if master is not None:
        large.blit(pygame.transform.smoothscale(master, (2 * size, 2 * size)), (right, down))
    small = pygame.transform.smoothscale(large, (size + 1, size + 1))
    return shapes.faded(small, shade / _SHADES)
