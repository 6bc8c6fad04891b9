"""A knob on a track for a number between two bounds."""

from collections.abc import Callable, Hashable
from dataclasses import dataclass

import pygame

from azul_desktop.geometry import Box, Point, box_around
from azul_desktop.ui.render import panels, shapes
from azul_desktop.ui.render.brush import Brush
from azul_desktop.ui.render.stage import Sprite
from azul_desktop.ui.render.tokens import COBALT, GOLD, INK, Face, colour
from azul_desktop.ui.widgets.button import focus_ring
from azul_desktop.ui.widgets.surfaces import lozenge
from azul_desktop.ui.widgets.widget import Widget

_TRACK = colour("#a5926a"), colour("#b9a67c"), colour("#d8caa9")
_FILLED = colour("#3f78cf"), colour("#1a468f")
_FACE = colour("#fffdf7"), colour("#e3d4b2")
_TICK = colour("#a08a5c")
_BEYOND, _GATE = colour("#f3ead4"), colour("#8a5a12")
_LABEL = 0.22
"""The part of the box that shows the value."""
_ABOVE = 0.25
"""How much higher the box is with words above the track, in its height."""
_MOST_TICKS = 13
_WORDS = 18
"""The size of the words above a limit."""


@dataclass(frozen=True, slots=True)
class Scale:
    """The numbers that a slider can have."""

    low: int
    high: int
    step: int

    def nearest(self, value: float) -> int:
        """The number next to a value."""
        steps = round((value - self.low) / self.step)
        return min(max(self.low + steps * self.step, self.low), self.high)


class Slider(Widget):
    """Drag the knob, click on the track, or press left and right; `change` hears every number."""

    def __init__(
        self,
        name: str,
        box: Box,
        value: int,
        scale: Scale,
        change: Callable[[int], None],
        show: Callable[[int], str],
        limit: int | None = None,
        limited: str = "",
    ) -> None:
        """With a `limit` the track shows where it is, and `limited` says what it means."""
        # Words above the track belong to it.
        super().__init__(name, box.grown(0, box.h * _ABOVE) if limited else box)
        self._reach = box.h * 0.4
        """How far the knob keeps from the ends."""
        self.limit = limit
        self.limited = limited
        self.value = value
        self.scale = scale
        self._change = change
        self._show = show

    @property
    def track(self) -> tuple[float, float]:
        """Where the middle of the knob can be, from left to right."""
        right = self.box.x + self.box.w * (1 - _LABEL)
        return self.box.x + self._reach, right - self._reach

    def place(self, value: int) -> float:
        """Where the knob stands for a number."""
        left, right = self.track
        return left + (right - left) * (value - self.scale.low) / (self.scale.high - self.scale.low)

    def set(self, value: float) -> None:
        """Take the nearest number that is possible."""
        number = self.scale.nearest(value)
        if number != self.value:
            self.value = number
            self._change(number)

    def press(self, at: Point) -> None:
        """The knob comes to the pointer."""
        self.drag(at)

    def drag(self, at: Point) -> None:
        """The knob follows the pointer."""
        left, right = self.track
        part = (at[0] - left) / (right - left)
        self.set(self.scale.low + part * (self.scale.high - self.scale.low))

    def key(self, key: int) -> bool:
        """Left and right by a step, Home and End to the bounds."""
        to = {
            pygame.K_LEFT: self.value - self.scale.step,
            pygame.K_RIGHT: self.value + self.scale.step,
            pygame.K_HOME: self.scale.low,
            pygame.K_END: self.scale.high,
        }
        if key not in to:
            return False
        self.set(to[key])
        return True

    def look(self) -> Hashable:
        """The number, the limit and its words."""
        return self.value, self.limit, self.limited

    def paint(self, brush: Brush) -> list[Sprite]:
        """Track, ticks, knob, and the number beside them."""
        left, right = self.track
        middle = self.box.centre[1]
        thick = brush.px(8)
        y = round(middle - thick / 2)
        x = round(left - brush.px(4))
        knob = self.place(self.value)
        sprites = [
            Sprite(
                shapes.rounded((round(right + brush.px(4)) - x, thick), thick // 2, _TRACK), x, y
            )
        ]
        if self.value > self.scale.low:
            filled = shapes.rounded((max(thick, round(knob) - x), thick), thick // 2, _FILLED)
            sprites.append(Sprite(filled, x, y))
        sprites += self._ticks(brush, middle)
        sprites += self._limit(brush, middle)
        sprites += self._knob(brush, (knob, middle))
        words = Box(self.box.x, self.box.y - brush.px(1), self.box.w, self.box.h)
        part = Box(words.right - words.w * _LABEL, words.y, words.w * _LABEL, words.h)
        sprites.append(brush.label(self._show(self.value), Face.SEMI, 22, INK, part, "right"))
        return sprites

    def _ticks(self, brush: Brush, middle: float) -> list[Sprite]:
        scale = self.scale
        steps = (scale.high - scale.low) // scale.step
        every = scale.step if steps < _MOST_TICKS else (scale.high - scale.low) // 4
        tick = shapes.rounded((brush.px(2), brush.px(7)), 0, (_TICK,))
        return [
            Sprite(tick, round(self.place(at)) - brush.px(1), round(middle + brush.px(13)))
            for at in range(scale.low, scale.high + 1, every)
        ]

    def _limit(self, brush: Brush, middle: float) -> list[Sprite]:
        """A gate on the track where the limit is, and a pale track beyond it."""
        if self.limit is None or self.limit >= self.scale.high:
            return []
        x, right = round(self.place(self.limit)), round(self.track[1])
        beyond = shapes.rounded((max(1, right - x), brush.px(4)), brush.px(2), (_BEYOND,))
        gate = shapes.rounded((brush.px(4), brush.px(26)), brush.px(2), (_GATE,))
        # Above it, clear of the knob; at the left end the words begin where the track does.
        words = brush.text(self.limited, Face.TEXT, _WORDS, _GATE)
        wide = words.get_width()
        left = max(round(self.track[0]), min(x - wide // 2, round(self.box.right) - wide))
        return [
            Sprite(beyond, x, round(middle - brush.px(4) / 2)),
            Sprite(gate, x - brush.px(2), round(middle - brush.px(13))),
            Sprite(words, left, round(middle - brush.px(16)) - words.get_height()),
        ]

    def _knob(self, brush: Brush, centre: Point) -> list[Sprite]:
        size = 34 if self.hovered or self.pressed else 30
        box = box_around(centre, brush.px(size)).rounded()
        face = shapes.framed((int(box.w), int(box.h)), brush.px(8), _FACE, GOLD, brush.px(1.6))
        sprites = [
            *panels.shadow(brush, box, 8, offset=(1, 3), blur=3, alpha=120),
            Sprite(face, int(box.x), int(box.y)),
            lozenge(brush, box.centre, 14, COBALT),
        ]
        if self.focused:
            sprites.append(focus_ring(brush, box, 8, "cream"))
        return sprites
