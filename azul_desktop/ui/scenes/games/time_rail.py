"""The time rail: the scroll bar of the list of games, with its months beside it."""

from collections.abc import Hashable

import pygame

from azul_desktop.geometry import Box, Point
from azul_desktop.languages.formats import short_month
from azul_desktop.languages.speech import generation
from azul_desktop.ui.render import panels, shapes
from azul_desktop.ui.render.brush import Brush
from azul_desktop.ui.render.stage import Sprite
from azul_desktop.ui.render.tokens import COBALT, CREAM, INK, INK2, SMALLEST_TEXT, Face, colour
from azul_desktop.ui.scenes.games.game_list import GameList
from azul_desktop.ui.scenes.games.words import month_words
from azul_desktop.ui.widgets.button import focus_ring
from azul_desktop.ui.widgets.surfaces import well
from azul_desktop.ui.widgets.widget import Widget

_GROOVE, _KNOB, _EACH, _WORDS = 14, 72, 30, 60
"""The width of the groove, how long the knob is at least, how far labels are from each other.

The last is the width from which on there are any.
"""
_LIGHT = colour("#5a92e2")
_TICK = colour("#8d7a52")


class TimeRail(Widget):
    """Drag or click to go to another time."""

    def __init__(self, box: Box, games: GameList, brush: Brush) -> None:
        super().__init__("time-rail", box.rounded())
        self._games = games
        self._brush = brush
        self._grip: float | None = None
        """Where in the knob the pointer is while it is dragged."""
        self._months: tuple[Hashable, list[Sprite]] = None, []
        """The labels, and what they depend on."""

    # Where things are.

    def _knob(self) -> Box:
        games, box, px = self._games, self.box, self._brush.px
        whole = max(1, games.whole)
        high = min(max(box.h * games.box.h / whole, px(_KNOB)), box.h)
        part = games.at / games.furthest if games.furthest else 0
        return Box(box.x, box.y + (box.h - high) * part, px(_GROOVE), high)

    def press(self, at: Point) -> None:
        """On the knob it is held; beside it, its middle goes there."""
        knob = self._knob()
        held = knob.y <= at[1] < knob.bottom
        self._grip = at[1] - knob.y if held else knob.h / 2
        self.drag(at)

    def drag(self, at: Point) -> None:
        """The list follows the knob."""
        free = self.box.h - self._knob().h
        if self._grip is not None and free > 0:
            part = (at[1] - self._grip - self.box.y) / free
            self._games.scroll_to(part * self._games.furthest)

    def release(self, at: Point) -> None:  # noqa: ARG002 - wherever it is
        """The knob is let go."""
        self._grip = None

    def key(self, key: int) -> bool:
        """Arrows scroll by a row, Page Up and Page Down by a page, Home and End to the ends."""
        row, page = self._games.painter.row_height, int(self._games.box.h)
        ways = {
            pygame.K_UP: -row,
            pygame.K_DOWN: row,
            pygame.K_PAGEUP: -page,
            pygame.K_PAGEDOWN: page,
            pygame.K_HOME: -self._games.whole,
            pygame.K_END: self._games.whole,
        }
        return key in ways and self._games.scroll_to(self._games.at + ways[key])

    def wheel(self, up: float) -> bool:
        """As on the list."""
        return self._games.wheel(up)

    # The picture.

    def look(self) -> Hashable:
        """Where the list is, and whether the knob is held."""
        return self._games.at, self._games.whole, self._grip is not None, generation()

    def paint(self, brush: Brush) -> list[Sprite]:
        """The groove, the knob, the months, and the name of one while it is dragged."""
        box, px = self.box, brush.px
        groove = Box(box.x, box.y, px(_GROOVE), box.h)
        months = self._games.month_at(self._games.at), self._games.whole, generation(), brush.unit
        if self._months[0] != months:
            self._months = months, self._labels(brush)
        knob = self._knob().grown(-px(2)).rounded()
        stops = (_LIGHT, COBALT)
        piece = shapes.rounded((int(knob.w), int(knob.h)), px(5), stops)
        sprites = [well(brush, groove, 7), Sprite(piece, int(knob.x), int(knob.y))]
        sprites += self._months[1]
        if self._grip is not None:
            sprites += self._said(brush, knob)
        if self.focused:
            sprites.append(focus_ring(brush, groove, 7, "cream"))
        return sprites

    def _labels(self, brush: Brush) -> list[Sprite]:
        """Months of the newest year, years of the older ones, as far as there is room."""
        games, px, sprites = self._games, brush.px, []
        if self.box.w < px(_WORDS):
            return []
        months, whole = games.listing.months, max(1, games.whole)
        now = games.month_at(games.at)
        last, year = -1e9, 0
        for number, month in enumerate(months):
            y = self.box.y + self.box.h * games.top_of_month(number) / whole
            recent = month.year == months[0].year
            if not month.year or (not recent and month.year == year):
                continue
            if y - last < px(_EACH) or y > self.box.bottom - px(26):
                continue
            last, year = y, month.year
            here = number == now or (not recent and month.year == months[now].year)
            tick = shapes.rounded((px(6), px(2)), 0, (_TICK,))
            sprites.append(Sprite(tick, round(self.box.x) + px(18), round(y + px(12))))
            text = short_month(month.month) if recent else str(month.year)
            room = Box(self.box.x + px(28), y, self.box.w - px(28), px(26))
            face, tint = (Face.SEMI, INK) if here else (Face.TEXT, INK2)
            sprites.append(brush.label(text, face, SMALLEST_TEXT, tint, room, "left"))
        return sprites

    def _said(self, brush: Brush, knob: Box) -> list[Sprite]:
        """The month under the upper edge of the list, left of the knob."""
        games, px = self._games, brush.px
        words = month_words(games.listing.months[games.month_at(games.at)])
        line = brush.text(words, Face.SEMI, 20, CREAM)
        w, h = line.get_width() + px(28), px(44)
        plate = Box(knob.x - px(12) - w, knob.centre[1] - h / 2, w, h).rounded()
        x, y = plate.x + px(14), plate.centre[1] - line.get_height() / 2
        return [*panels.tooltip(brush, plate), Sprite(line, round(x), round(y))]
