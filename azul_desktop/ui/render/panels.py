"""The surfaces that things lie on: cream boards, smoked panels, badges, tooltips."""

import pygame

from azul_desktop.geometry import Box
from azul_desktop.ui.render import moulding, shapes, slicing
from azul_desktop.ui.render.brush import Brush
from azul_desktop.ui.render.shelf import SHELF, Kept
from azul_desktop.ui.render.stage import Sprite
from azul_desktop.ui.render.themes import Shell
from azul_desktop.ui.render.tokens import BLACK, CREAM, GOLD, GOLD_HI, INK2, SMOKE, Colour, colour

_SHADE = (14, 7, 2)
_EDGE = (colour("#fffaf0"), colour("#e9dcc0"), colour("#b89f70"))
_BADGE = colour("#2a2018")
_TIP = colour("#21140c")
_TRAY = Shell(
    rim=(colour("#4a949a"), colour("#35757c"), colour("#255860")),
    line=colour("#8ec6c6"),
    sheet=(colour("#27585f"), colour("#1f474e")),
)


def board(
    brush: Brush,
    box: Box,
    *,
    radius: float = 18,
    corners: bool = False,
    shell: Shell | None = None,
) -> list[Sprite]:
    """A cream board with gold hairlines and its shadow; flowers in the corners if wanted.

    With a shell it is a sheet in a moulded rim instead.
    """
    box = box.rounded()
    size, at = (int(box.w), int(box.h)), (int(box.x), int(box.y))
    r = brush.px(radius)
    if shell is not None:
        surface = moulding.moulded(size, r, brush.px(0.45 * radius), brush.px(1.5), shell)
        above = [Sprite(surface, *at)]
    elif slicing.is_large(size):
        above = _large_board(brush, size, at, r, corners)
    else:
        above = [Sprite(_board(brush, size, r, corners), *at)]
    return [*shadow(brush, box, radius, offset=(4, 8), blur=12, alpha=140, hidden=True), *above]


def tray(brush: Brush, box: Box) -> Sprite:
    """A tray of dark teal plastic with a raised rim."""
    box = box.rounded()
    size = int(box.w), int(box.h)
    surface = moulding.moulded(size, brush.px(26), brush.px(10), brush.px(1.5), _TRAY)
    return Sprite(surface, int(box.x), int(box.y))


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
_FLOWER = 40
"""The side of the flower in a corner."""


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


def _board(brush: Brush, size: tuple[int, int], radius: int, corners: bool) -> pygame.Surface:
    key = "board", size, radius, corners, brush.unit, brush.contrast
    return SHELF.once(key, lambda: _painted_board(brush, size, radius, corners))


def _painted_board(
    brush: Brush, size: tuple[int, int], radius: int, corners: bool
) -> pygame.Surface:
    surface = shapes.rounded.fresh(size, radius, _EDGE)
    lip = brush.px(2)
    inner = size[0] - 2 * lip, size[1] - 2 * lip
    surface.blit(_painted_sheet(brush, inner, radius, corners), (lip, lip))
    return surface


def _painted_sheet(
    brush: Brush, size: tuple[int, int], radius: int, corners: bool
) -> pygame.Surface:
    """The paper of a board with such corners, its lines and flowers; without the edge."""
    lip = brush.px(2)
    paper = shapes.rounded.fresh(size, radius - lip, (CREAM,))
    _lay_paper(brush, paper)
    small = radius < brush.px(16)
    inset = brush.px(6 if small else 9)
    tint, width = (INK2, brush.px(2.5)) if brush.contrast else (GOLD, brush.px(1.5))
    _lay_line(paper, inset - lip, radius - inset // 2, tint, width)
    if not small and not brush.contrast:
        inset = brush.px(13)
        _lay_line(paper, inset - lip, radius - inset // 2, GOLD, 1, 110)
    if corners:
        _lay_flowers(brush, paper, brush.px(9) - lip)
    return paper


def _lay_line(
    surface: pygame.Surface, inset: int, radius: int, tint: Colour, width: int, alpha: int = 255
) -> None:
    w, h = surface.get_size()
    line = shapes.ring.fresh((w - 2 * inset, h - 2 * inset), radius, tint, width, alpha)
    surface.blit(line, (inset, inset))


def _large_board(
    brush: Brush, size: tuple[int, int], at: tuple[int, int], radius: int, corners: bool
) -> list[Sprite]:
    """A board put together: the edge, which is shaded from top to bottom, and the paper in it."""
    (w, h), (x, y), lip = size, at, brush.px(2)
    edge = shapes.rounded((2 * radius, h), radius, _EDGE)
    between = w - 2 * radius, lip

    def line(top: int) -> pygame.Surface:
        return shapes.rounded(between, 0, (_opaque(edge.get_at((radius, top))),))

    def paint(inner: slicing.Size) -> pygame.Surface:
        key = "sheet", inner, radius, corners, brush.unit, brush.contrast
        return SHELF.once(key, lambda: _painted_sheet(brush, inner, radius, corners))

    inner = w - 2 * lip, h - 2 * lip
    border = brush.px(_FLOWER + 9) if corners else max(radius, brush.px(16))
    return [
        Sprite(slicing.piece(edge, (0, 0), (radius, h)), x, y),
        Sprite(slicing.piece(edge, (radius, 0), (radius, h)), x + w - radius, y),
        Sprite(line(0), x + radius, y),
        Sprite(line(h - 1), x + radius, y + h - lip),
        *slicing.panel(paint, inner, (x + lip, y + lip), border),
    ]


def _opaque(tint: pygame.Color) -> Colour:
    return tint.r, tint.g, tint.b


def _lay_paper(brush: Brush, surface: pygame.Surface) -> None:
    """The grain of paper over the cream, its round corners kept."""
    grain = brush.images.master("images/shared/paper.png")
    if grain is None:
        return
    side = grain.get_width()
    sheet = pygame.Surface(surface.get_size())
    for x in range(0, sheet.get_width(), side):
        for y in range(0, sheet.get_height(), side):
            sheet.blit(grain, (x, y))
    # The paper has the colour of the board already: only the opacity of the corners is taken over.
    surface.fill((255, 255, 255, 0), None, pygame.BLEND_RGBA_ADD)
    surface.blit(sheet.convert_alpha(), (0, 0), None, pygame.BLEND_RGBA_MULT)


def _lay_flowers(brush: Brush, surface: pygame.Surface, inset: int) -> None:
    side = brush.px(_FLOWER)
    mask = brush.images.sized("images/shared/flower.png", (side, side))
    if mask is None:
        return
    flower = shapes.tinted(mask, GOLD)
    w, h = surface.get_size()
    for flip_x in (False, True):
        for flip_y in (False, True):
            x = w - side - inset if flip_x else inset
            y = h - side - inset if flip_y else inset
            surface.blit(pygame.transform.flip(flower, flip_x, flip_y), (x, y))
