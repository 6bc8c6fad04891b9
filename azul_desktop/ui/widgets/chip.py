"""A small rounded button for one of several short choices."""

from collections.abc import Callable, Sequence

from azul_desktop.geometry import Box
from azul_desktop.ui.render import shapes
from azul_desktop.ui.render.brush import Brush
from azul_desktop.ui.render.stage import Sprite
from azul_desktop.ui.render.tokens import CREAM, GOLD, GOLD_HI, INK, WHITE, Face, colour
from azul_desktop.ui.widgets.button import Button, Ground, focus_ring
from azul_desktop.ui.widgets.surfaces import WELL_EDGE, glazed

_PAPER = colour("#fbf5e7")
_DARK = colour("#150b05")
_ICON, _GAP = 22, 10


class Chip(Button):
    """A label in a pill; glazed when it is chosen."""

    def __init__(
        self,
        name: str,
        box: Box,
        action: Callable[[], None],
        *,
        label: str,
        icon: str = "",
        chosen: bool = False,
        ground: Ground = "cream",
    ) -> None:
        super().__init__(
            name, box, action, label=label, icon=icon, chosen=chosen, ground=ground, size=20
        )

    def paint(self, brush: Brush) -> list[Sprite]:
        """The pill and its label."""
        box = self.box.rounded()
        radius = box.h / 2 / brush.unit
        size = int(box.w), int(box.h)
        if self.chosen:
            sprites = glazed(brush, box, radius, GOLD_HI)
        else:
            dark = self.ground == "wood"
            edge = GOLD if dark or self.hovered else WELL_EDGE
            ground, alpha = (_DARK, 210) if dark else (_PAPER, 255)
            width = brush.px(2 if self.hovered else 1.3)
            pill = shapes.framed(size, int(box.h) // 2, (ground,), edge, width, alpha)
            sprites = [Sprite(pill, int(box.x), int(box.y))]
        tint = WHITE if self.chosen else CREAM if self.ground == "wood" else INK
        inner = box.grown(-brush.px(16), 0).moved(0, -brush.px(1))
        if self.icon:
            inner = self._after_icon(brush, inner)
            middle = inner.x - brush.px(_GAP + _ICON / 2), box.centre[1]
            sprites.append(brush.icon(self.icon, _ICON, tint, middle))
        sprites.append(brush.label(self.label, Face.SEMI, self.size, tint, inner))
        if self.focused:
            sprites.append(focus_ring(brush, box, radius, self.ground))
        return sprites

    def _after_icon(self, brush: Brush, room: Box) -> Box:
        """Where the label stands, so that it and its icon are in the middle."""
        most = room.w - brush.px(_ICON + _GAP)
        wide = min(brush.type.width(self.label, Face.SEMI, brush.px(self.size)) + 1, most)
        return room._replace(x=room.right - (most - wide) / 2 - wide, w=wide)


def chip_width(brush: Brush, label: str, *, icon: bool = False) -> float:
    """The real pixels that a chip with a label wants."""
    sign = brush.px(_ICON + _GAP) if icon else 0
    return brush.type.width(label, Face.SEMI, brush.px(20)) + brush.px(44) + sign


def in_lines(chips: Sequence[Button], box: Box, gap: int) -> float:
    """Place chips side by side from a box's corner on, in as many lines as they need; the end."""
    x, y = box.x, box.y
    for chip in chips:
        if x > box.x and x + chip.box.w > box.right:
            x, y = box.x, y + chip.box.h + gap
        chip.box = chip.box._replace(x=x, y=y).rounded()
        x += chip.box.w + gap
    return y + (chips[-1].box.h if chips else 0)
