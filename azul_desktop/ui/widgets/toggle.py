"""A switch that is on or off."""

from collections.abc import Callable

from azul_desktop.geometry import Box, box_around
from azul_desktop.ui.render import panels, shapes
from azul_desktop.ui.render.brush import Brush
from azul_desktop.ui.render.stage import Sprite
from azul_desktop.ui.render.tokens import COBALT, GOLD, INK2, Colour, colour
from azul_desktop.ui.widgets.button import Button, focus_ring

_SIZE = (72, 40)
_KNOB = 32
_ON = colour("#123270"), colour("#173d82"), colour("#2a62bd")
_OFF = colour("#a5946e"), colour("#bfae8a"), colour("#d2c3a0")
_OFF_FLAT = (colour("#dccfb0"),)
_FACE = colour("#fffdf6"), colour("#dccba6")


class Toggle(Button):
    """A switch; `change` is called with what it is to be now."""

    def __init__(self, name: str, box: Box, on: bool, change: Callable[[bool], None]) -> None:
        super().__init__(name, box, lambda: change(not on), chosen=on)

    def paint(self, brush: Brush) -> list[Sprite]:
        """The well with its knob on the right and a check mark when on."""
        on, (w, h) = self.chosen, _SIZE
        body = box_around(self.box.centre, brush.px(w), brush.px(h)).rounded()
        stops: tuple[Colour, ...] = _ON if on else _OFF
        edge = colour("#102c60") if on else colour("#a28f66")
        if not self.enabled:
            stops, edge = _OFF_FLAT, colour("#c9b993")
        elif self.hovered:
            edge = GOLD
        size = int(body.w), int(body.h)
        ground = shapes.framed(size, int(body.h) // 2, stops, edge, brush.px(1.6))
        sprites = [Sprite(ground, int(body.x), int(body.y))]
        sprites += self._knob(brush, body)
        if self.focused:
            sprites.append(focus_ring(brush, body, h / 2, "cream"))
        return sprites

    def _knob(self, brush: Brush, body: Box) -> list[Sprite]:
        inset = (body.h - brush.px(_KNOB)) / 2
        side = brush.px(_KNOB)
        x = body.right - inset - side if self.chosen else body.x + inset
        knob = Box(x, body.y + inset, side, side).rounded()
        face = shapes.framed((side, side), side // 2, _FACE, GOLD, brush.px(1.3))
        sprites = []
        if self.enabled:
            sprites += panels.shadow(brush, knob, _KNOB / 2, offset=(1, 2), blur=2, alpha=120)
        sprites.append(Sprite(face, int(knob.x), int(knob.y)))
        if self.chosen:
            tint = COBALT if self.enabled else INK2
            sprites.append(brush.icon("check", 18, tint, knob.centre))
        return sprites
