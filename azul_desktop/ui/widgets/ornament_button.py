"""The medallion of a person as a button, one of several to choose from."""

from collections.abc import Callable, Hashable

from azul_desktop.geometry import Box
from azul_desktop.ui.render.brush import Brush, centred
from azul_desktop.ui.render.ornaments import ornament
from azul_desktop.ui.render.stage import Sprite
from azul_desktop.ui.widgets.button import Button, focus_ring
from azul_desktop.ui.widgets.colour_button import chosen_sign

_SIZE = 62


class OrnamentButton(Button):
    """An ornament on a button; the chosen one has a sign."""

    def __init__(
        self, name: str, box: Box, action: Callable[[], None], shown: str, *, chosen: bool
    ) -> None:
        super().__init__(name, box, action, chosen=chosen)
        self._shown = shown

    def look(self) -> Hashable:
        """Which ornament it shows, and whether that is chosen."""
        return self._shown, self.chosen

    def paint(self, brush: Brush) -> list[Sprite]:
        """The button, and the medallion on it."""
        down = self.pressed or self.chosen
        box = self.box.moved(0, (2 if down else -2 * self.hovered) * brush.unit).rounded()
        sprites = self._face(brush, box, down=down)
        sprites.append(centred(ornament(brush, self._shown, brush.px(_SIZE)), box.centre))
        if self.chosen:
            sprites += chosen_sign(brush, box)
        if self.focused:
            sprites.append(focus_ring(brush, box, self.radius, self.ground))
        return sprites
