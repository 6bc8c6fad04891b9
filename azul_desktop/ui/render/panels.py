"""The surfaces that things lie on: cream boards, smoked panels, badges, tooltips."""

import pygame

from azul_desktop.geometry import Box
from azul_desktop.ui.render import moulding, shapes
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
    size = int(box.w), int(box.h)
    r = brush.px(radius)
    if shell is None:
        surface = _board(brush, size, r, corners)
    else:
        surface = moulding.moulded(size, r, brush.px(0.45 * radius), brush.px(1.5), shell)
    return [
        *shadow(brush, box, radius, offset=(4, 8), blur=12, alpha=140),
        Sprite(surface, int(box.x), int(box.y)),
    ]


def tray(brush: Brush, box: Box) -> Sprite:
    """A tray of dark teal plastic with a raised rim."""
    box = box.rounded()
    size = int(box.w), int(box.h)
    surface = moulding.moulded(size, brush.px(26), brush.px(10), brush.px(1.5), _TRAY)
    return Sprite(surface, int(box.x), int(box.y))


def shadow(
    brush: Brush, box: Box, radius: float, *, offset: tuple[float, float], blur: float, alpha: int
) -> list[Sprite]:
    """The soft shadow of a box."""
    soft = brush.px(blur)
    surface = shapes.shadow((int(box.w), int(box.h)), brush.px(radius), soft, _SHADE, alpha)
    x = round(box.x + offset[0] * brush.unit) - 2 * soft
    y = round(box.y + offset[1] * brush.unit) - 2 * soft
    return [Sprite(surface, x, y)]


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
    whole = glow(brush, box, radius, blur, tint, strength)
    w, h = whole.surface.get_size()
    edge = 2 * brush.px(blur) + brush.px(radius)
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


def _board(brush: Brush, size: tuple[int, int], radius: int, corners: bool) -> pygame.Surface:
    key = "board", size, radius, corners, brush.unit, brush.contrast
    return SHELF.once(key, lambda: _painted_board(brush, size, radius, corners))


def _painted_board(
    brush: Brush, size: tuple[int, int], radius: int, corners: bool
) -> pygame.Surface:
    surface = shapes.rounded.fresh(size, radius, _EDGE)
    w, h = size
    lip = brush.px(2)
    paper = shapes.rounded.fresh((w - 2 * lip, h - 2 * lip), radius - lip, (CREAM,))
    _lay_paper(brush, paper)
    surface.blit(paper, (lip, lip))
    small = radius < brush.px(16)
    inset = brush.px(6 if small else 9)
    tint, width = (INK2, brush.px(2.5)) if brush.contrast else (GOLD, brush.px(1.5))
    line = shapes.ring.fresh((w - 2 * inset, h - 2 * inset), radius - inset // 2, tint, width)
    surface.blit(line, (inset, inset))
    if not small and not brush.contrast:
        inset = brush.px(13)
        line = shapes.ring.fresh((w - 2 * inset, h - 2 * inset), radius - inset // 2, GOLD, 1, 110)
        surface.blit(line, (inset, inset))
    if corners:
        _lay_flowers(brush, surface)
    return surface


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


def _lay_flowers(brush: Brush, surface: pygame.Surface) -> None:
    side = brush.px(40)
    mask = brush.images.sized("images/shared/flower.png", (side, side))
    if mask is None:
        return
    flower = shapes.tinted(mask, GOLD)
    w, h = surface.get_size()
    inset = brush.px(9)
    for flip_x in (False, True):
        for flip_y in (False, True):
            x = w - side - inset if flip_x else inset
            y = h - side - inset if flip_y else inset
            surface.blit(pygame.transform.flip(flower, flip_x, flip_y), (x, y))
