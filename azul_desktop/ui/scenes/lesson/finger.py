"""The pointing hand: its finger is on what is asked for, and it nods until nobody looks."""

import math

import pygame

from azul_desktop.geometry import Box, Point
from azul_desktop.ui.desk import Desk
from azul_desktop.ui.render import shapes
from azul_desktop.ui.render.brush import Brush
from azul_desktop.ui.render.images import Images
from azul_desktop.ui.render.stage import Group, Sprite
from azul_desktop.ui.render.tokens import colour
from azul_desktop.ui.waiting import CALM

SIZE = 92
"""How large the hand is at 1080p."""
_NOD, _NODS = 8, 1.2
"""How far the hand nods, and the seconds from one nod to the next."""
_MOVING = 0.5
"""The part of that time in which it moves."""
_PATIENCE = 60.0
"""Seconds without input after which the hand rests."""
_EDGE, _SHADOW = 3, 5
_TIP = (0.40, 0.10)
"""Where the tip of the finger is, in parts of the icon."""
_INK, _FACE = colour("#2a1a10"), colour("#fff8e6")


class Finger:
    """Points at one place at a time."""

    def __init__(self, desk: Desk) -> None:
        self._desk = desk
        self._at: Point | None = None
        self._began = self._stirred = desk.clock()
        self._down = 0
        """How many pixels the hand is lower than its finger points."""
        self._picture: tuple[int, pygame.Surface] | None = None
        self._group: Group | None = None
        self.due = math.inf
        """When it moves next."""

    def point(self, at: Point | None) -> None:
        """Point at a place from now on, or at none."""
        if at != self._at:
            self._at, self._group, self._down = at, None, 0
            self._began = self.due = self._desk.clock()

    def stir(self) -> None:
        """Somebody is there."""
        self._stirred = self._desk.clock()
        if self.due == math.inf:
            self.due = self._stirred

    def forget(self) -> None:
        """Things may look otherwise."""
        self._group = None

    def update(self, now: float, brush: Brush) -> bool:
        """Let time pass; whether the hand is somewhere else now."""
        seen = self._desk.navigator.in_front and now - self._stirred < _PATIENCE
        if self._at is None or self._desk.is_still or not seen:
            self.due = math.inf
            return self._lower(0)
        if now < self.due:
            return False
        part = (now - self._began) % _NODS / _NODS
        if part < _MOVING:
            self.due = now + CALM / 2
            return self._lower(round(brush.px(_NOD) * math.sin(math.pi * part / _MOVING)))
        self.due = now + (1 - part) * _NODS
        return self._lower(0)

    def _lower(self, by: int) -> bool:
        if by == self._down:
            return False
        self._down, self._group = by, None
        return True

    def groups(self, brush: Brush, high: int) -> list[Group]:
        """The hand as it is now in a window so many pixels high."""
        if self._at is None:
            return []
        if self._group is None:
            size = brush.px(SIZE)
            if self._picture is None or self._picture[0] != size:
                self._picture = size, _hand(brush.images, size, brush.px(_EDGE))
            picture, box = self._picture[1], hand_box(brush, self._at, high)
            y = round(box.y) + self._down
            if comes_from_above(brush, self._at, high):
                picture = pygame.transform.flip(picture, False, True)
                y = round(box.y) + brush.px(_NOD) - self._down
            self._group = Group([Sprite(picture, round(box.x), y)])
        return [self._group]


def hand_box(brush: Brush, at: Point, high: int) -> Box:
    """What a hand covers whose finger is at a point, nodding; low in a window it comes from above.

    `high` is the height of the window.
    """
    side, nod = brush.px(SIZE) + 6 * brush.px(_EDGE), brush.px(_NOD)
    left, top = _tip(brush)
    box = Box(at[0] - left, at[1] - top, side, side + nod)
    if box.bottom <= high:
        return box
    return box._replace(y=at[1] + top - side - nod)


def comes_from_above(brush: Brush, at: Point, high: int) -> bool:
    """Whether the hand has no room below where it points."""
    return hand_box(brush, at, high).y + 2 * _tip(brush)[1] < at[1]


def _tip(brush: Brush) -> Point:
    """How far the tip of the finger is from the corner of the picture."""
    around, inside = 3 * brush.px(_EDGE), brush.px(SIZE)
    return around + inside * _TIP[0], around + inside * _TIP[1]


def _hand(images: Images, size: int, edge: int) -> pygame.Surface:
    """Cream with a dark edge, over its shadow."""
    ink, face = images.icon("hand", size, _INK), images.icon("hand", size, _FACE)
    side = size + 6 * edge
    sheet = pygame.Surface((side, side), pygame.SRCALPHA)
    sheet.fill((*_INK, 0))
    for k in range(16):
        turn = k * math.pi / 8
        sheet.blit(ink, (3 * edge + edge * math.cos(turn), 3 * edge + edge * math.sin(turn)))
    sheet.blit(face, (3 * edge, 3 * edge))
    shade = sheet.copy()
    shade.fill((0, 0, 0, 120), None, pygame.BLEND_RGBA_MULT)
    whole = pygame.Surface((side, side), pygame.SRCALPHA)
    whole.blit(shapes.blurred(shade, 2 * edge), (edge, 2 * edge))
    whole.blit(sheet, (0, 0))
    return whole
