"""A line of news at the bottom of the window that goes away by itself."""

from azul_desktop.ui.geometry import Box
from azul_desktop.ui.render import shapes
from azul_desktop.ui.render.brush import Brush
from azul_desktop.ui.render.stage import Group, Sprite
from azul_desktop.ui.render.tokens import CREAM, GOLD, Face, colour

_SECONDS = 4.0
_GROUND = colour("#2a1a10")


class Toast:
    """The newest line of news, for a few seconds."""

    def __init__(self) -> None:
        self._text = ""
        self._until = 0.0
        self._group: Group | None = None
        self._key: object = None

    def say(self, text: str, now: float) -> None:
        """Show a line from now on."""
        self._text = text
        self._until = now + _SECONDS

    def update(self, now: float) -> bool:
        """Whether the line went away just now."""
        if self._text and now >= self._until:
            self._text = ""
            return True
        return False

    def groups(self, brush: Brush, size: tuple[int, int]) -> list[Group]:
        """The line, if there is one."""
        if not self._text:
            return []
        key = self._text, brush.unit, size
        if self._group is None or key != self._key:
            self._key = key
            self._group = Group(self._paint(brush, size))
        return [self._group]

    def _paint(self, brush: Brush, size: tuple[int, int]) -> list[Sprite]:
        most = size[0] - brush.px(160)
        words = brush.type.paragraph(self._text, Face.TEXT, brush.px(21), brush.ink(CREAM), most)
        w, h = words.get_width() + brush.px(56), words.get_height() + brush.px(30)
        box = Box((size[0] - w) / 2, size[1] - h - brush.px(32), w, h).rounded()
        plate = shapes.framed((int(box.w), int(box.h)), brush.px(14), (_GROUND,), GOLD, 1, 248)
        x, y = round(box.x + brush.px(28)), round(box.y + brush.px(15))
        return [Sprite(plate, int(box.x), int(box.y)), Sprite(words, x, y)]
