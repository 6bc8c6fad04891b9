"""What several widgets are made of: sunken wells, glazed cobalt, and lozenges."""

from azul_desktop.geometry import Box, Point
from azul_desktop.ui.render import panels, shapes
from azul_desktop.ui.render.brush import Brush, centred
from azul_desktop.ui.render.stage import Sprite
from azul_desktop.ui.render.tokens import COBALT, Colour, colour

WELL = tuple(colour(code) for code in ("#bda97c", "#d6c69f", "#dccda9", "#e2d5b5", "#e8dcc0"))
"""From the shadow under the upper edge down to the light ground."""
WELL_EDGE = colour("#b9a472")
GLAZE = colour("#3a73cb"), COBALT, colour("#163e85")
LOZENGE = ((0.5, 0.0), (1.0, 0.5), (0.5, 1.0), (0.0, 0.5))


def well(brush: Brush, box: Box, radius: float) -> Sprite:
    """A sunken ground that things slide or stand in."""
    box = box.rounded()
    size = int(box.w), int(box.h)
    surface = shapes.framed(size, brush.px(radius), WELL, WELL_EDGE, brush.px(1.2))
    return Sprite(surface, int(box.x), int(box.y))


def glazed(brush: Brush, box: Box, radius: float, edge: Colour) -> list[Sprite]:
    """A raised piece of cobalt glaze: what is chosen."""
    box = box.rounded()
    size = int(box.w), int(box.h)
    surface = shapes.framed(size, brush.px(radius), GLAZE, edge, brush.px(1.3))
    return [
        *panels.shadow(brush, box, radius, offset=(1, 3), blur=3, alpha=100),
        Sprite(surface, int(box.x), int(box.y)),
    ]


def lozenge(brush: Brush, centre: Point, size: float, tint: Colour) -> Sprite:
    """A square on its corner, `size` logical pixels from tip to tip."""
    side = brush.px(size)
    return centred(shapes.polygon((side, side), LOZENGE, tint), centre)
