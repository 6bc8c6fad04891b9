"""The token of a player as a button: to show the next colour, or to choose one of several."""

from collections.abc import Callable, Hashable

from azul_desktop.geometry import Box
from azul_desktop.ui.render import panels, shapes
from azul_desktop.ui.render.brush import Brush, centred
from azul_desktop.ui.render.stage import Sprite
from azul_desktop.ui.render.tokens import COBALT, WHITE
from azul_desktop.ui.widgets.button import Button, focus_ring
from azul_desktop.ui.widgets.token import token

_SIZE = 44
_SIGN, _RADIUS = 24, 12


class ColourButton(Button):
    """A token on a button."""

    def __init__(
        self,
        name: str,
        box: Box,
        action: Callable[[], None],
        number: int,
        *,
        chosen: bool = False,
    ) -> None:
        super().__init__(name, box, action, chosen=chosen)
        self.number = number

    def look(self) -> Hashable:
        """Which colour it shows, and whether that is chosen."""
        return self.number, self.chosen

    def paint(self, brush: Brush) -> list[Sprite]:
        """The button, and the token on it."""
        down = self.pressed or self.chosen
        box = self.box.moved(0, (2 if down else -2 * self.hovered) * brush.unit).rounded()
        sprites = self._face(brush, box, down=down)
        sprites += token(brush, self.number, _SIZE, box.centre)
        if self.chosen:
            sprites += chosen_sign(brush, box)
        if self.focused:
            sprites.append(focus_ring(brush, box, self.radius, self.ground))
        return sprites


def chosen_sign(brush: Brush, box: Box) -> list[Sprite]:
    """A frame and a check mark in the corner of the picture that is chosen among several."""
    frame = panels.outline(brush, box, _RADIUS, COBALT, 3)
    side = brush.px(_SIGN)
    at = box.right - side * 0.42, box.bottom - side * 0.42
    return [
        *frame,
        centred(shapes.disc(side, COBALT), at),
        brush.icon("check", _SIGN * 0.66, WHITE, at),
    ]
