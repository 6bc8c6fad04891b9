"""Outlines of places: legal ones glow, what the keyboard points at has a ring."""

import pygame

from azul_desktop.geometry import Box, Rhombus, Shape
from azul_desktop.ui.render import shapes
from azul_desktop.ui.render.brush import Brush, centred
from azul_desktop.ui.render.shelf import Kept
from azul_desktop.ui.render.stage import Sprite
from azul_desktop.ui.render.tokens import (
    AMBER,
    AMBER_HI,
    INK,
    WHITE,
    Colour,
    colour,
)
from azul_desktop.ui.table.layout.tile_slots import LONG
from azul_desktop.ui.table.paint.lights import rhombus_corners

_FOCUS = colour("#fff3c4")
_INNER = colour("#fff0c0")
_DARK = colour("#5a2c00")
_SMOOTH = 2
"""So many times larger rhombic lines are drawn: enough at their angles, and they are many."""
_BOLD_OUTSIDE = 4
"""So much further out a bold outline begins, so that it hides little of what is inside."""


def outline(
    brush: Brush, box: Box, *, hovered: bool, radius: int | None = None, outside: float = 5
) -> Sprite:
    """The glowing outline of a place that is legal now."""
    bold = brush.contrast
    around = box.grown(brush.px(outside + _BOLD_OUTSIDE * bold)).rounded()
    size = int(around.w), int(around.h)
    lines = _lines(brush, hovered=hovered)
    picture = _outline(size, radius or brush.px(14), lines, hovered=hovered, bold=bold)
    return centred(picture, around.centre)


def _lines(brush: Brush, *, hovered: bool) -> tuple[int, int, int]:
    """The pixels of the glow, of the line, and of the pale line inside it."""
    bold = brush.contrast
    width = brush.px((4 if hovered else 3) * (2 if bold else 1))
    return brush.px(9 if hovered else 6), width, width // 2 if bold else brush.px(1.5)


def wide_outline(brush: Brush, box: Box) -> list[Sprite]:
    """The outline of something large, such as a board: four strips that hide nothing inside."""
    radius, lines = brush.px(14), _lines(brush, hovered=False)
    edge = radius + sum(lines) + 2 * lines[0]
    around = box.grown(brush.px(5 + _BOLD_OUTSIDE * brush.contrast) + 2 * lines[0]).rounded()
    small = 2 * (edge - 2 * lines[0]) + 1
    corners = _outline((small, small), radius, lines, hovered=False, bold=brush.contrast)
    wide, high = int(around.w), int(around.h)
    across = corners.subsurface((0, 0, corners.get_width(), edge))
    below = corners.subsurface((0, edge + 1, corners.get_width(), edge))
    down = corners.subsurface((0, edge, edge, 1))
    last = corners.subsurface((edge + 1, edge, edge, 1))
    x, y, inner = int(around.x), int(around.y), high - 2 * edge
    return [
        Sprite(shapes.stretched(across, (wide, edge)), x, y),
        Sprite(shapes.stretched(below, (wide, edge)), x, y + high - edge),
        Sprite(pygame.transform.scale(down, (edge, inner)), x, y + edge),
        Sprite(pygame.transform.scale(last, (edge, inner)), x + wide - edge, y + edge),
    ]


@Kept
def _outline(
    size: tuple[int, int], radius: int, lines: tuple[int, int, int], *, hovered: bool, bold: bool
) -> pygame.Surface:
    """Light outside a line; inside it a pale one under the pointer, or wherever it is bold."""
    blur, width, thin = lines
    surface = shapes.shadow.fresh(size, radius, blur, AMBER_HI, 230 if hovered else 130)
    at = 2 * blur
    hole = shapes.rounded.fresh((size[0] - 2, size[1] - 2), radius, ((0, 0, 0),))
    surface.blit(hole, (at + 1, at + 1), None, pygame.BLEND_RGBA_SUB)
    edge = max(1, width // 2)  # amber alone hardly stands out from paper
    dark = shapes.ring.fresh(
        (size[0] + 2 * edge, size[1] + 2 * edge), radius + edge, _DARK, 2 * edge
    )
    surface.blit(dark, (at - edge, at - edge))
    line = shapes.ring.fresh(size, radius, AMBER_HI if hovered else AMBER, width)
    surface.blit(line, (at, at))
    if hovered or bold:
        inner = size[0] - 2 * width, size[1] - 2 * width
        pale = shapes.ring.fresh(inner, radius - width, WHITE if bold else _INNER, thin)
        surface.blit(pale, (at + width, at + width))
    return surface


def rhombic_outline(brush: Brush, space: Rhombus, *, hovered: bool) -> Sprite:
    """The glowing outline of a rhombus that is legal now; its inside stays readable."""
    bold = brush.contrast
    lines = brush.px(9 if hovered else 6), brush.px((5 if hovered else 4) * (2 if bold else 1))
    picture = _rhombic(round(space.side), space.turn % 180, lines, hovered=hovered, bold=bold)
    return centred(picture, space.centre)


@Kept
def _rhombic(
    side: int, turn: int, lines: tuple[int, int], *, hovered: bool, bold: bool
) -> pygame.Surface:
    blur, width = lines
    whole = Rhombus(0, 0, side, turn)
    w, h = (round(length) + 2 * (3 * blur + 2 * width) for length in whole.box[2:])
    edge = width / 2
    spread = blur if hovered else blur * 0.6
    glow = _band((w, h), whole, (edge + spread, -spread * 0.4), AMBER_HI, times=1)
    surface = shapes.blurred(glow, blur)
    surface.blit(_band((w, h), whole, (edge, -edge), AMBER_HI if hovered else AMBER), (0, 0))
    if hovered or bold:
        thin, tint = (width / 2, WHITE) if bold else (max(1.0, width / 3), _INNER)
        surface.blit(_band((w, h), whole, (-edge, -edge - thin), tint), (0, 0))
    return surface


def _band(
    size: tuple[int, int],
    rhombus: Rhombus,
    edges: tuple[float, float],
    tint: Colour,
    times: int = _SMOOTH,
) -> pygame.Surface:
    """A frame in the middle of a size, from one distance outside a rhombus to another."""
    outer, inner = (
        tuple((x / size[0] + 0.5, y / size[1] + 0.5) for x, y in rhombus_corners(grown))
        for grown in (rhombus._replace(side=rhombus.side + edge * 4 / LONG) for edge in edges)
    )
    band = shapes.polygon.fresh(size, outer, tint, times=times)
    hole = shapes.polygon.fresh(size, inner, (0, 0, 0), times=times)
    band.blit(hole, (0, 0), None, pygame.BLEND_RGBA_SUB)
    return band


def frame(brush: Brush, box: Box, tint: Colour, width: float) -> Sprite:
    """A plain outline, with high contrast a bold one."""
    box = box.rounded()
    size = int(box.w), int(box.h)
    line = brush.px(width * (2 if brush.contrast else 1))
    return Sprite(shapes.ring(size, brush.px(12), tint, line), int(box.x), int(box.y))


def focus(brush: Brush, place: Shape) -> Sprite:
    """The ring around what the keyboard points at: a bright line between two dark ones.

    So it is seen on paper, on wood and on every tile.
    """
    widths = (8, 5.5, 1.5, -1) if brush.contrast else (7, 5, 1.5, -0.5)
    edges = tuple(length * brush.unit for length in widths)
    if isinstance(place, Rhombus):
        return centred(_rhombic_ring(round(place.side), place.turn % 180, edges), place.centre)
    box = place.rounded()
    return centred(_ring((int(box.w), int(box.h)), edges), box.centre)


@Kept
def _rhombic_ring(side: int, turn: int, edges: tuple[float, ...]) -> pygame.Surface:
    whole = Rhombus(0, 0, side, turn)
    w, h = (round(length + 6 * edges[0]) for length in whole.box[2:])
    surface = _band((w, h), whole, (edges[0], edges[3]), INK)
    surface.blit(_band((w, h), whole, (edges[1], edges[2]), _FOCUS), (0, 0))
    return surface


@Kept
def _ring(size: tuple[int, int], edges: tuple[float, ...]) -> pygame.Surface:
    outer, bright, dark, inner = (round(edge) for edge in edges)
    outer, bright = max(outer, bright + 1), max(bright, dark + 2)
    surface = _grown_ring(size, outer, outer - inner, INK)
    line = _grown_ring(size, bright, bright - dark, _FOCUS)
    surface.blit(line, (outer - bright, outer - bright))
    return surface


def _grown_ring(size: tuple[int, int], grown: int, width: int, tint: Colour) -> pygame.Surface:
    whole = size[0] + 2 * grown, size[1] + 2 * grown
    return shapes.ring.fresh(whole, max(3, min(size) // 8) + grown, tint, width)
