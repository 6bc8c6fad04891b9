"""What lies below the rows: a plate that takes a deleted game back, and a line about keys."""

from collections.abc import Callable

from azul_desktop.geometry import Box
from azul_desktop.i18n import translate
from azul_desktop.ui.render import panels, shapes
from azul_desktop.ui.render.brush import Brush, centred
from azul_desktop.ui.render.stage import Sprite
from azul_desktop.ui.render.tokens import (
    CREAM,
    CREAM2,
    GOLD,
    GOLD_HI,
    SMALLEST_TEXT,
    WHITE,
    Face,
    colour,
)
from azul_desktop.ui.widgets.button import Button, focus_ring

_GROUND = colour("#2a1a10")
_DISC = colour("#a06a10")
_RADIUS = 12


class UndoPlate(Button):
    """All of it is the button; it lies over the last rows in sight."""

    def __init__(self, brush: Brush, rows: Box, action: Callable[[], None]) -> None:
        wide, high = min(brush.px(400), rows.w - brush.px(16)), brush.px(60)
        box = Box(rows.centre[0] - wide / 2, rows.bottom - brush.px(16) - high, wide, high)
        label = translate("Undo")
        super().__init__("button/undo", box.rounded(), action, label=label, radius=_RADIUS)

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


def key_hints(brush: Brush, room: Box) -> Sprite:
    """The keys of the list."""
    # Translators: a line about keys; ↑ ↓ / Del and Ctrl+Z are what is printed on them.
    text = translate("↑ ↓ choose  ·  Enter open  ·  / search  ·  Del delete  ·  Ctrl+Z undo")
    return brush.label(text, Face.TEXT, SMALLEST_TEXT, CREAM2, room)
