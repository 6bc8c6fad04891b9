"""Pictures to click: a board in the gallery, the winner's panel, a moment."""

from collections.abc import Callable

import pygame

from azul_desktop.geometry import Box, Point
from azul_desktop.i18n import translate
from azul_desktop.ui.render import shapes
from azul_desktop.ui.render.brush import Brush
from azul_desktop.ui.render.stage import Sprite
from azul_desktop.ui.render.tokens import GOLD_HI
from azul_desktop.ui.widgets.button import focus_ring
from azul_desktop.ui.widgets.widget import Widget


class PictureButton(Widget):
    """A place to click; a gold ring while the pointer is on it. Others paint what lies there."""

    def __init__(self, name: str, box: Box, action: Callable[[], None]) -> None:
        super().__init__(name, box)
        self._action = action

    def release(self, at: Point) -> None:
        """A click, if the pointer is still there."""
        if self.hit(at):
            self._action()

    def key(self, key: int) -> bool:
        """Enter and Space click."""
        if key in (pygame.K_RETURN, pygame.K_KP_ENTER, pygame.K_SPACE):
            self._action()
            return True
        return False

    def paint(self, brush: Brush) -> list[Sprite]:
        """Only what shows that it can be clicked."""
        return self.marks(brush, 12)

    def marks(self, brush: Brush, radius: float) -> list[Sprite]:
        """The rings around it under the pointer and with the focus."""
        sprites = []
        if self.hovered:
            box = self.box.grown(brush.px(3)).rounded()
            size = int(box.w), int(box.h)
            ring = shapes.ring(size, brush.px(radius) + brush.px(3), GOLD_HI, brush.px(3))
            sprites.append(Sprite(ring, int(box.x), int(box.y)))
        if self.focused:
            sprites.append(focus_ring(brush, self.box, radius, "wood"))
        return sprites


class BoardButton(PictureButton):
    """The picture of a board on paper."""

    def __init__(
        self, name: str, box: Box, action: Callable[[], None], picture: list[Sprite]
    ) -> None:
        super().__init__(name, box, action)
        self.hint = translate("Click to enlarge")
        self._picture = picture

    def paint(self, brush: Brush) -> list[Sprite]:
        """The picture, and its marks."""
        sprites = [*self._picture, *self.marks(brush, 8)]
        if self.focused:
            sprites[-1] = focus_ring(brush, self.box, 8, "cream")
        return sprites
