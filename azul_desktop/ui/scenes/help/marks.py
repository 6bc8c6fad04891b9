"""The mark around what somebody asked for: a frame that stays, and warm light that fades."""

import math

from azul_desktop.geometry import Box, surrounding
from azul_desktop.ui.families.rules_page import NOTE, STRIP, Page
from azul_desktop.ui.render import shapes
from azul_desktop.ui.render.brush import Brush
from azul_desktop.ui.render.stage import Group, Sprite
from azul_desktop.ui.render.tokens import COBALT, colour
from azul_desktop.ui.scenes.help.key_lists import KeySheet
from azul_desktop.ui.scenes.help.sheets import Sheet

_LIGHT = colour("#f5c65a")
_STRONG, _CALM = 150, 54
"""The opacity of the light at first, and at the end."""
_HOLDS, _FADES, _STEPS = 0.8, 1.8, 12
"""The seconds for which the light is strong, those in which it fades, and its steps."""
_OUT, _RADIUS = 17, 18


def marked_box(page: Page, sheet: Sheet, point: str) -> Box | None:
    """Where a point of a page lies, or its note or strip."""
    if point == NOTE and page.note:
        return sheet.note
    if point == STRIP:
        return sheet.strip
    for one, cell in zip(page.points, sheet.cells, strict=True):
        if one.id == point:
            return surrounding(cell)
    return None


def marked_list(sheet: KeySheet, point: str) -> Box | None:
    """Where a list of keys lies."""
    for one, box in zip(sheet.lists, sheet.boxes, strict=True):
        if one.id == point:
            return box
    return None


class Mark:
    """The frame around a box, and its light as time goes on."""

    def __init__(self, brush: Brush, box: Box, limits: Box) -> None:
        """It reaches a little beyond the box, but not beyond the limits."""
        out = brush.px(_OUT)
        left, top = max(box.x - out, limits.x), max(box.y - out, limits.y)
        right, bottom = min(box.right + out, limits.right), min(box.bottom + out, limits.bottom)
        self.box = Box(left, top, right - left, bottom - top).rounded()
        self.light = Group([])
        """What lies below the words."""
        self._size = int(self.box.w), int(self.box.h)
        self._radius = brush.px(_RADIUS)
        self._step = -1
        ring = shapes.ring(self._size, self._radius, COBALT, brush.px(6 if brush.contrast else 3))
        self.frame = Group([Sprite(ring, int(self.box.x), int(self.box.y))])
        """What lies around them."""

    def fade(self, passed: float) -> bool:
        """As it looks after so many seconds; whether it looks different now."""
        part = min(max(0.0, (passed - _HOLDS) / _FADES), 1.0)
        step = math.floor(part * _STEPS)
        if step == self._step:
            return False
        self._step = step
        alpha = round(_STRONG + (_CALM - _STRONG) * step / _STEPS)
        light = shapes.rounded.fresh(self._size, self._radius, (_LIGHT,), alpha)
        self.light = Group([Sprite(light, int(self.box.x), int(self.box.y))])
        return True

    @property
    def due(self) -> float:
        """When it looks different next, in seconds after it was set."""
        if self._step >= _STEPS:
            return math.inf
        return _HOLDS + _FADES * (self._step + 1) / _STEPS
