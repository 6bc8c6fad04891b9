"""A plate that says that a game was deleted, and takes it back when it is clicked."""

from collections.abc import Callable

from azul_desktop.geometry import Box
from azul_desktop.i18n import translate
from azul_desktop.ui.render import panels, shapes
from azul_desktop.ui.render.brush import Brush, centred
from azul_desktop.ui.render.stage import Sprite
from azul_desktop.ui.render.tokens import CREAM, GOLD, GOLD_HI, WHITE, Face, colour
from azul_desktop.ui.widgets.button import Button, focus_ring

_GROUND = colour("#2a1a10")
_DISC = colour("#a06a10")
_RADIUS = 12


class UndoPlate(Button):
    """All of it is the button."""

    def __init__(self, box: Box, action: Callable[[], None]) -> None:
        super().__init__("button/undo", box, action, label=translate("Undo"), radius=_RADIUS)

    def paint(self, brush: Brush) -> list[Sprite]:
        """A dark plate over its shadow: what happened, and the word for taking it back."""
        box, px = self.box.rounded(), brush.px
        size = int(box.w), int(box.h)
        edge = GOLD_HI if self.hovered else GOLD
        plate = shapes.framed(size, px(_RADIUS), (_GROUND,), edge, px(1.6))
        at = box.x + px(36), box.centre[1]
        undo = brush.label(self.label, Face.BOLD, 21, GOLD_HI, box.grown(-px(20), 0), "right")
        room = Box(box.x + px(66), box.y, undo.x - px(14) - box.x - px(66), box.h)
        sprites = [
            *panels.shadow(brush, box, _RADIUS, offset=(2, 5), blur=8, alpha=150),
            Sprite(plate, int(box.x), int(box.y)),
            centred(shapes.disc(px(36), _DISC), at),
            brush.icon("trash", 22, WHITE, at),
            undo,
            brush.label(translate("Game deleted"), Face.TEXT, 21, CREAM, room, "left"),
        ]
        if self.focused:
            sprites.append(focus_ring(brush, box, _RADIUS, "cream"))
        return sprites
