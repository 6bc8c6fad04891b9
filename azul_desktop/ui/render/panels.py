"""The surfaces that things lie on: cream boards, smoked panels, badges, tooltips."""

import pygame

from azul_desktop.geometry import Box
from azul_desktop.ui.render import case, papers, shapes, slicing
from azul_desktop.ui.render.brush import Brush
from azul_desktop.ui.render.shelf import Kept
from azul_desktop.ui.render.stage import Sprite
from azul_desktop.ui.render.tokens import BLACK, GOLD, GOLD_HI, SMOKE, Colour, colour

_SHADE = (14, 7, 2)
_BADGE = colour("#2a2018")
_TIP = colour("#21140c")


def board(
    brush: Brush,
    box: Box,
    *,
    radius: float = 18,
    corners: bool = False,
    theme: str = papers.USUAL,
) -> list[Sprite]:
    """A board of a theme's paper with its line and corners, larger if wanted, and its shadow."""
    box = box.rounded()
    size, at = (int(box.w), int(box.h)), (int(box.x), int(box.y))
    sheet = papers.board(brush, size, at, brush.px(radius), corners, theme)
    return _under(brush, box, radius) + sheet


def cased(brush: Brush, box: Box, corner: int, theme: str) -> list[Sprite]:
    """A board in the rim of a travel case, whose corners have so many real pixels."""
    box = box.rounded()
    sheet = case.sheet(brush, (int(box.w), int(box.h)), corner, theme)
    radius = corner * case.ROUND / brush.unit
    return [*_under(brush, box, radius), Sprite(sheet, int(box.x), int(box.y))]


def _under(brush: Brush, box: Box, radius: float) -> list[Sprite]:
    """The shadow of a board."""
    return shadow(brush, box, radius, offset=(4, 8), blur=12, alpha=140, hidden=True)


def shadow(
    brush: Brush,
    box: Box,
    radius: float,
    *,
    offset: tuple[float, float],
    blur: float,
    alpha: int,
    hidden: bool = False,
) -> list[Sprite]:
    """The soft shadow of a box; its middle may be `hidden` by the box."""
    soft, r = brush.px(blur), brush.px(radius)
    x = round(box.x + offset[0] * brush.unit) - 2 * soft
    y = round(box.y + offset[1] * brush.unit) - 2 * soft
    whole = int(box.w) + 4 * soft, int(box.h) + 4 * soft

    def paint(size: slicing.Size) -> pygame.Surface:
        return shapes.shadow((size[0] - 4 * soft, size[1] - 4 * soft), r, soft, _SHADE, alpha)

    return slicing.panel(paint, whole, (x, y), r + 4 * soft + 1, hollow=hidden)


def framed(
    brush: Brush,
    box: Box,
    radius: float,
    stops: shapes.Stops,
    edge: Colour,
    width: float,
    alpha: int = 255,
) -> list[Sprite]:
    """A sheet with an edge, shaded from its first stop above to the last below."""
    box = box.rounded()
    r, line = brush.px(radius), brush.px(width)

    def paint(size: slicing.Size) -> pygame.Surface:
        return shapes.framed(size, r, stops, edge, line, alpha)

    at = int(box.x), int(box.y)
    return slicing.panel(paint, (int(box.w), int(box.h)), at, r, shaded=len(stops) > 1)


def shaded(box: Box, radius: int, stops: shapes.Stops) -> list[Sprite]:
    """A plain sheet, shaded from top to bottom; its corners are so many real pixels round."""
    box = box.rounded()

    def paint(size: slicing.Size) -> pygame.Surface:
        return shapes.rounded(size, radius, stops)

    at = int(box.x), int(box.y)
    return slicing.panel(paint, (int(box.w), int(box.h)), at, radius, shaded=len(stops) > 1)


def outline(
    brush: Brush, box: Box, radius: float, tint: Colour, width: float, alpha: int = 255
) -> list[Sprite]:
    """A line around a box with round corners."""
    r, line = brush.px(radius), brush.px(width)

    def paint(size: slicing.Size) -> pygame.Surface:
        return shapes.ring(size, r, tint, line, alpha)

    size = int(box.w), int(box.h)
    return slicing.panel(paint, size, (int(box.x), int(box.y)), max(r, line), hollow=True)


def smoked(brush: Brush, box: Box, *, radius: float = 14, alpha: int = 205) -> Sprite:
    """A dark translucent panel with a gold line; black where contrast is wanted."""
    box = box.rounded()
    size = int(box.w), int(box.h)
    if brush.contrast:
        surface = shapes.framed(size, brush.px(radius), (BLACK,), GOLD_HI, brush.px(2))
    else:
        surface = shapes.framed(size, brush.px(radius), (SMOKE,), _GOLD_LINE, brush.px(1), alpha)
    return Sprite(surface, int(box.x), int(box.y))


def badge(brush: Brush, box: Box, ground: Colour = _BADGE, edge: Colour = GOLD) -> Sprite:
    """The dark plate of a preview."""
    box = box.rounded()
    size = int(box.w), int(box.h)
    surface = shapes.framed(size, brush.px(12), (ground,), edge, brush.px(1.5), 242)
    return Sprite(surface, int(box.x), int(box.y))


def tooltip(brush: Brush, box: Box) -> list[Sprite]:
    """The plate of an explanation."""
    box = box.rounded()
    size = int(box.w), int(box.h)
    surface = shapes.framed(size, brush.px(10), (_TIP,), GOLD, brush.px(1.4), 248)
    under = shadow(brush, box, 10, offset=(2, 5), blur=6, alpha=140)
    return [*under, Sprite(surface, int(box.x), int(box.y))]


def glow(
    brush: Brush, box: Box, radius: float, blur: float, tint: Colour, strength: float = 1.0
) -> Sprite:
    """Light around a box, added to dark ground."""
    box = box.rounded()
    soft = brush.px(blur)
    size = int(box.w), int(box.h)
    surface = _light(size, brush.px(radius), soft, _dimmed(tint, strength))
    x, y = int(box.x) - 2 * soft, int(box.y) - 2 * soft
    return Sprite(surface, x, y, pygame.BLEND_RGB_ADD)


def halo(
    brush: Brush, box: Box, radius: float, blur: float, tint: Colour, strength: float = 1.0
) -> list[Sprite]:
    """The same light without its middle, for a box that hides it: four strips around it."""
    box = box.rounded()
    soft, r = brush.px(blur), brush.px(radius)
    w, h = int(box.w) + 4 * soft, int(box.h) + 4 * soft
    if slicing.is_large((w, h)):

        def paint(size: slicing.Size) -> pygame.Surface:
            inner = size[0] - 4 * soft, size[1] - 4 * soft
            return _light(inner, r, soft, _dimmed(tint, strength))

        at = int(box.x) - 2 * soft, int(box.y) - 2 * soft
        pieces = slicing.panel(paint, (w, h), at, r + 4 * soft + 1, hollow=True)
        return [piece._replace(flags=pygame.BLEND_RGB_ADD) for piece in pieces]
    whole = glow(brush, box, radius, blur, tint, strength)
    edge = 2 * soft + r
    strips = (
        (0, 0, w, edge),
        (0, h - edge, w, edge),
        (0, edge, edge, h - 2 * edge),
        (w - edge, edge, edge, h - 2 * edge),
    )
    return [
        Sprite(whole.surface.subsurface(part), whole.x + part[0], whole.y + part[1], whole.flags)
        for part in strips
        if part[2] > 0 and part[3] > 0
    ]


_GOLD_LINE = colour("#8a6f35")
_CUT_OFF = 8 / 255


def _dimmed(tint: Colour, strength: float) -> Colour:
    r, g, b = (min(255, round(c * strength)) for c in tint)
    return r, g, b


@Kept
def _light(size: tuple[int, int], radius: int, blur: int, tint: Colour) -> pygame.Surface:
    """A soft shape on black without opacity, for adding."""
    soft = shapes.shadow.fresh(size, radius, blur, tint, 255)
    flat = pygame.Surface(soft.get_size())
    flat.blit(soft, (0, 0))
    # The blur is cut off where it is still just visible: it ends in black, not in an edge.
    flat.fill(_dimmed(tint, _CUT_OFF), None, pygame.BLEND_RGB_SUB)
    return flat
