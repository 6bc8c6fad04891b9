"""The plate of a step: how far the lesson is, a heading, a line or two, and what can be done."""

import math
from collections.abc import Callable
from typing import NamedTuple

from azul_desktop.coach.prompt import Prompt
from azul_desktop.geometry import Box
from azul_desktop.ui.render import panels, shapes
from azul_desktop.ui.render.brush import Brush, centred
from azul_desktop.ui.render.stage import Sprite
from azul_desktop.ui.render.tokens import COBALT, GOLD, GOOD, INK, INK2, WHITE, Colour, Face, colour
from azul_desktop.ui.scenes.lesson.flowing import flowed
from azul_desktop.ui.table.pieces.pieces import Pieces
from azul_desktop.ui.widgets.button import Button, Kind

WIDTHS = (664, 580, 500, 440)
"""The widths that are tried, in logical pixels."""
_PAD_X, _TOP, _FOOT = 38, 26, 30
_DOT, _STEP = 18, 26
_AFTER_DOTS, _AFTER_HEADING, _AFTER_TEXT = 16, 6, 22
_BUTTON, _LEAST, _BETWEEN = 52, 150, 16
_PAD, _ICON, _ICON_GAP = 24, 27, 12
_HEADING, _TEXT, _LABEL = 30, 23, 22
_PALE, _WARM = colour("#f3ead7"), colour("#fff0d2")


class Deed(NamedTuple):
    """A button of the plate."""

    name: str
    label: str
    hint: str
    icon: str
    kind: Kind
    action: Callable[[], None]
    note: str = ""
    """A second, smaller line where there is room for one."""


class Said(NamedTuple):
    """What the plate shows."""

    at: int
    steps: int
    heading: Prompt
    text: Prompt
    is_answer: bool
    """Whether the text answers a move that was not meant."""


class Plate:
    """A plate of one width; it is painted where it is put."""

    def __init__(
        self, brush: Brush, pieces: Pieces, said: Said, deeds: tuple[Deed, ...], width: int
    ) -> None:
        self._brush, self._said, self._deeds = brush, said, deeds
        least = sum(self._button_width(deed) for deed in deeds) + _BETWEEN * (len(deeds) - 1)
        width = max(width, math.ceil(least) + 2 * _PAD_X)
        inside = brush.px(width - 2 * _PAD_X)
        tint: Colour = INK if said.is_answer else INK2
        self._heading = flowed(brush, pieces, said.heading, Face.HEAD_BOLD, _HEADING, INK, inside)
        self._text = flowed(brush, pieces, said.text, Face.TEXT, _TEXT, tint, inside)
        self.size = brush.px(width), self._height()
        self.fits = max(self._heading.w, self._text.w) <= inside
        """Whether no word is longer than a line."""

    def _button_width(self, deed: Deed) -> float:
        brush = self._brush
        face = Face.BOLD if deed.kind == "primary" else Face.SEMI
        words = brush.type.width(deed.label, face, brush.px(_LABEL)) / brush.unit
        return max(_LEAST, words + 2 * _PAD + _ICON + _ICON_GAP)

    def _height(self) -> int:
        px = self._brush.px
        parts = _TOP, _DOT, _AFTER_DOTS, _AFTER_HEADING, _AFTER_TEXT, _BUTTON, _FOOT
        return sum(px(part) for part in parts) + self._heading.h + self._text.h

    def sprites(self, box: Box) -> list[Sprite]:
        """The plate without its buttons."""
        brush, px = self._brush, self._brush.px
        found = panels.board(brush, box, radius=16)
        if self._said.is_answer:
            line = box.grown(-px(8)).rounded()
            found += panels.outline(brush, line, 10, GOLD, 3)
        y = box.y + px(_TOP)
        found += _dots(brush, box, y, self._said)
        x, y = box.x + px(_PAD_X), y + px(_DOT) + px(_AFTER_DOTS)
        found += self._heading.at((x, y))
        y += self._heading.h + px(_AFTER_HEADING)
        return found + self._text.at((x, y))

    def buttons(self, box: Box) -> list[Button]:
        """The first at the left, the last at the right."""
        px, found = self._brush.px, []
        y = box.bottom - px(_FOOT) - px(_BUTTON)
        left, right = box.x + px(_PAD_X), box.right - px(_PAD_X)
        last = self._deeds[-1] if self._deeds else None
        for deed in self._deeds:
            wide = px(self._button_width(deed))
            at = right - wide if deed is last else left
            left += wide + px(_BETWEEN)
            place = Box(at, y, wide, px(_BUTTON)).rounded()
            button = Button(
                deed.name, place, deed.action, label=deed.label, icon=deed.icon, kind=deed.kind
            )
            button.hint = deed.hint
            found.append(button)
        return found


def _dots(brush: Brush, box: Box, y: float, said: Said) -> list[Sprite]:
    """A dot for every step: a check for what is done, a ring for now and for what is to come."""
    room = (box.w - 2 * brush.px(_PAD_X)) / brush.unit
    step = min(_STEP, room / max(said.steps, 1))
    size = brush.px(min(_DOT, step * 0.8))
    apart = step * brush.unit
    x = box.x + box.w / 2 - apart * (said.steps - 1) / 2
    found = []
    for number in range(said.steps):
        centre = x + number * apart, y + brush.px(_DOT) / 2
        if number < said.at:
            found.append(centred(shapes.disc(size, GOOD), centre))
            found.append(brush.icon("check", size * 0.66 / brush.unit, WHITE, centre))
        elif number == said.at:
            found.append(centred(shapes.disc(round(size * 1.15), COBALT), centre))
            found.append(centred(shapes.disc(round(size * 0.5), WHITE), centre))
        else:
            width = max(2, brush.px(2.4))
            found.append(centred(shapes.ring((size, size), size // 2, GOLD, width), centre))
    return found
