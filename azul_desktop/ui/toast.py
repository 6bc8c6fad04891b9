"""A line of news at the bottom of the window that goes away by itself."""

import math

from azul_desktop.geometry import Box, Point
from azul_desktop.ui.render import shapes
from azul_desktop.ui.render.brush import Brush, centred
from azul_desktop.ui.render.stage import Group, Sprite
from azul_desktop.ui.render.tokens import CREAM, DANGER, GOLD, GOOD, WHITE, Face, colour

_SECONDS, _LONGEST = 4.0, 20.0
_EACH, _MOST = 0.06, 3
"""Seconds for each letter of a long line, which takes longer to read; how many others stay."""
_TOGETHER = 1.0
"""A line that comes so soon after another is shown below it: none is lost."""
_WIDEST = 1100
"""A longer line is hard to read, and would lie over the buttons in the corners."""
_GROUND = colour("#2a1a10")
_SIGN = 30
"""How large the sign before the line is."""


class Toast:
    """The newest line of news, for a few seconds."""

    def __init__(self) -> None:
        self._text = ""
        self._sign = ""
        self._since = self._until = 0.0
        self._group: Group | None = None
        self._key: object = None

    def say(self, text: str, now: float, sign: str = "") -> None:
        """Show a line from now on, with an icon before it if there is one."""
        lines = self._text.split("\n") if now - self._since < _TOGETHER else []
        if text not in lines:
            self._text = "\n".join(line for line in (*lines[-_MOST:], text) if line)
        self._sign, self._since = sign or (self._sign if lines else ""), now
        self._until = now + min(max(_SECONDS, len(self._text) * _EACH), _LONGEST)

    def forget(self) -> None:
        """Away with it: it is in another language than the rest."""
        self._text = ""

    def update(self, now: float) -> bool:
        """Whether the line went away just now."""
        if self._text and now >= self._until:
            self._text = ""
            return True
        return False

    @property
    def due(self) -> float:
        """When the line goes away."""
        return self._until if self._text else math.inf

    @property
    def shown(self) -> bool:
        """Whether there is a line."""
        return bool(self._text)

    def group(self, brush: Brush, size: tuple[int, int], bottom: float) -> Group:
        """The line, above `bottom`."""
        key = self._text, self._sign, brush.unit, size, bottom
        if self._group is None or key != self._key:
            self._key = key
            self._group = Group(self._paint(brush, size, bottom))
        return self._group

    def _paint(self, brush: Brush, size: tuple[int, int], bottom: float) -> list[Sprite]:
        left = brush.px(_SIGN + 16) if self._sign else 0
        most = min(size[0] - brush.px(160) - left, brush.px(_WIDEST))
        words = brush.type.paragraph(self._text, Face.TEXT, brush.px(21), brush.ink(CREAM), most)
        w, h = left + words.get_width() + brush.px(56), words.get_height() + brush.px(30)
        gap = brush.px(32 if bottom >= size[1] else 16)
        box = Box((size[0] - w) / 2, max(gap, bottom - h - gap), w, h).rounded()
        plate = shapes.framed((int(box.w), int(box.h)), brush.px(14), (_GROUND,), GOLD, 1, 248)
        x, y = round(box.x + brush.px(28)), round(box.y + brush.px(15))
        sprites = [Sprite(plate, int(box.x), int(box.y)), Sprite(words, x + left, y)]
        if self._sign:
            sprites += _badge(brush, self._sign, (x + brush.px(_SIGN) / 2, box.centre[1]))
        return sprites


def _badge(brush: Brush, sign: str, at: Point) -> list[Sprite]:
    """An icon on a disc: green for what went well, red for what did not."""
    side = brush.px(_SIGN)
    ground = GOOD if sign == "check" else DANGER
    return [
        centred(shapes.disc(side, ground), at),
        centred(brush.images.icon(sign, round(side * 0.62), WHITE), at),
    ]
