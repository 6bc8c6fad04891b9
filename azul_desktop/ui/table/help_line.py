"""The line of a little help: it lies over the prompt, and goes when it is clicked."""

from collections.abc import Callable, Hashable

import pygame

from azul_desktop.coach.helps import Matter
from azul_desktop.geometry import Box, Point
from azul_desktop.i18n import translate
from azul_desktop.ui.render import shapes
from azul_desktop.ui.render.brush import Brush, aligned, centred
from azul_desktop.ui.render.stage import Sprite
from azul_desktop.ui.render.tokens import (
    BLACK,
    CREAM,
    CREAM2,
    SMALLEST_TEXT,
    WHITE,
    Face,
    colour,
)
from azul_desktop.ui.table.pieces.pieces import Pieces
from azul_desktop.ui.widgets.widget import Widget

NAME = "button/little-help"
_GROUND, _GROUND_HOVERED = colour("#0f3a33"), colour("#15493f")
_EDGE = colour("#3f9d86")
_LAMP = colour("#8fe3c8")
_RADIUS, _PAD, _LETTERS = 10, 14, 22
_SIGN, _PIECE, _CLOSE = 0.56, 0.7, 0.44
"""How much of the height of the line the lamp, a piece, or the cross takes."""


class HelpLine(Widget):
    """One line in the place of the prompt: a sign, the words, and a cross."""

    def __init__(self, box: Box, pieces: Pieces, leave: Callable[[], None]) -> None:
        super().__init__(NAME, box.rounded())
        self.hint = translate("I have read it (Esc)")
        self.shown = False
        self._pieces = pieces
        self._leave = leave
        self.text = ""
        """What it says."""
        self._matter: Matter | None = None

    def tell(self, matter: Matter | None, text: str = "") -> None:
        """Show the words of a matter, or nothing."""
        self.shown = matter is not None
        self._matter, self.text = matter, text

    def release(self, at: Point) -> None:
        """A click on it: it was read."""
        if self.hit(at):
            self._leave()

    def look(self) -> Hashable:
        """What it says, about what."""
        return self.text, self._matter

    def paint(self, brush: Brush) -> list[Sprite]:
        """A calm plate that lets nothing of the prompt be seen."""
        box = self.box
        size, x, y = (int(box.w), int(box.h)), int(box.x), int(box.y)
        ground = _GROUND_HOVERED if self.hovered else _GROUND
        edge, width = (WHITE, 2) if brush.contrast else (_EDGE, 1.4)
        plate = shapes.framed(
            size, brush.px(_RADIUS), (BLACK if brush.contrast else ground,), edge, brush.px(width)
        )
        sprites = [Sprite(plate, x, y)]
        sign = self._sign(brush)
        left = x + brush.px(_PAD)
        sprites.append(centred(sign, (left + sign.get_width() / 2, box.centre[1])))
        cross = brush.images.icon(
            "close", round(box.h * _CLOSE), brush.ink(CREAM if self.hovered else CREAM2)
        )
        sprites.append(centred(cross, (box.right - box.h / 2, box.centre[1])))
        left += sign.get_width() + brush.px(_PAD)
        # All of the height: two lines of the least letters take just that in a small window.
        room = Box(left, box.y, box.right - box.h - left, box.h)
        return [*sprites, aligned(self._words(brush, room), room, "left")]

    def _words(self, brush: Brush, room: Box) -> pygame.Surface:
        """As large as they fit in one line or two: enlarged letters stay as large as can be.

        The least ones have closer lines.
        """
        least = max(1, round(SMALLEST_TEXT * brush.usual))
        for size in range(brush.px(_LETTERS), least, -2):
            words = brush.type.paragraph(self.text, Face.TEXT, size, brush.ink(CREAM), room.w)
            if words.get_height() <= room.h:
                return words
        return brush.words(self.text, Face.TEXT, SMALLEST_TEXT, brush.ink(CREAM), room, "left")

    def _sign(self, brush: Brush) -> pygame.Surface:
        """The piece or the special disc that it is about; else a lamp."""
        matter, high, pieces = self._matter, self.box.h, self._pieces
        if matter is not None and matter.side is not None:
            return pieces.badge(matter.side, round(high * _PIECE))
        if matter is not None and matter.piece is not None:
            tile = round(high * (_CLOSE if pieces.rhombic and matter.piece >= 0 else _PIECE))
            return pieces.tile(matter.piece, tile, pieces.upright, ground="none")
        return brush.images.icon("hint", round(high * _SIGN), brush.ink(_LAMP))
