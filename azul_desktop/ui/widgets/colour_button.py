"""The token of a player as a button: each click shows the next colour."""

from collections.abc import Callable, Hashable

from azul_desktop.geometry import Box
from azul_desktop.ui.render.brush import Brush
from azul_desktop.ui.render.stage import Sprite
from azul_desktop.ui.widgets.button import Button, focus_ring
from azul_desktop.ui.widgets.token import token

_SIZE = 44


class ColourButton(Button):
    """A token on a button."""

    def __init__(self, name: str, box: Box, action: Callable[[], None], number: int) -> None:
        super().__init__(name, box, action)
        self.number = number

    def look(self) -> Hashable:
        """Which colour it shows."""
        return self.number

    def paint(self, brush: Brush) -> list[Sprite]:
        """The button, and the token on it."""
        down = self.pressed
        box = self.box.moved(0, (2 if down else -2 * self.hovered) * brush.unit).rounded()
        sprites = self._face(brush, box, down=down)
        sprites += token(brush, self.number, _SIZE, box.centre)
        if self.focused:
            sprites.append(focus_ring(brush, box, self.radius, self.ground))
        return sprites
