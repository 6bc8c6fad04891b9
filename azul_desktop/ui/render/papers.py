"""The sheets of boards: the paper of an edition, its line along the edges, its corners."""

import pygame

from azul_desktop.ui.render import shapes, slicing
from azul_desktop.ui.render.brush import Brush
from azul_desktop.ui.render.shelf import SHELF
from azul_desktop.ui.render.stage import Sprite
from azul_desktop.ui.render.themes import accents_of
from azul_desktop.ui.render.tokens import CREAM, INK2, Colour, colour

USUAL = "azulejo"
"""The theme of menus, and of editions that bring no paper of their own."""

_EDGE = (colour("#fffaf0"), colour("#e9dcc0"), colour("#b89f70"))
_LIP = 2
_SMALL = 16
"""Boards with rounder corners than this have the edition's line, others a hairline."""
_HAIR, _HAIR_INSET, _BOLD = 1.5, 6, 2.5
_STRIP, _STRIP_INSET, _SKIP = 15, 7, 44
"""The height of the line, how far it lies from the edge, and how far from corners it begins."""
_CORNER, _CORNER_INSET = 46, 6
_LESS_CORNER, _LESS_INSET = 34, 5


def board(
    brush: Brush, size: slicing.Size, at: tuple[int, int], radius: int, corners: bool, theme: str
) -> list[Sprite]:
    """A board of so many pixels; in pieces that repeat where it is large."""
    if slicing.is_large(size):
        return _large_board(brush, size, at, radius, corners, theme)
    key = "board", size, radius, corners, theme, brush.unit, brush.contrast
    whole = SHELF.once(key, lambda: _painted_board(brush, size, radius, corners, theme))
    return [Sprite(whole, *at)]


def lay(brush: Brush, surface: pygame.Surface, theme: str = USUAL) -> None:
    """The grain of an edition's paper over a plain sheet.

    With high contrast nothing lies under letters: the sheet stays plain.
    """
    if not brush.contrast:
        tile(surface, _picture(brush, "paper", theme))


def tile(surface: pygame.Surface, grain: pygame.Surface | None) -> None:
    """Cover a sheet, whose shape stays, with a picture that repeats, if there is one."""
    if grain is None:
        return
    wide, high = grain.get_size()
    # The picture has its own colours: only the opacity of the sheet is taken over.
    surface.fill((255, 255, 255, 0), None, pygame.BLEND_RGBA_ADD)
    for x in range(0, surface.get_width(), wide):
        for y in range(0, surface.get_height(), high):
            surface.blit(grain, (x, y), None, pygame.BLEND_RGBA_MULT)


def _picture(brush: Brush, name: str, theme: str) -> pygame.Surface | None:
    found = brush.images.master(f"images/{theme}/{name}.png")
    return found or brush.images.master(f"images/{USUAL}/{name}.png")


def _painted_board(
    brush: Brush, size: slicing.Size, radius: int, corners: bool, theme: str
) -> pygame.Surface:
    surface = shapes.rounded.fresh(size, radius, _EDGE)
    lip = brush.px(_LIP)
    inner = size[0] - 2 * lip, size[1] - 2 * lip
    surface.blit(_painted_sheet(brush, inner, radius, corners, theme), (lip, lip))
    return surface


def _painted_sheet(
    brush: Brush, size: slicing.Size, radius: int, corners: bool, theme: str
) -> pygame.Surface:
    """The paper of a board with such corners and its ornaments; without the edge."""
    lip = brush.px(_LIP)
    paper = shapes.rounded.fresh(size, radius - lip, (CREAM,))
    lay(brush, paper, theme)
    inset = brush.px(_HAIR_INSET)
    if brush.contrast:
        _lay_line(paper, inset - lip, radius - inset // 2, INK2, brush.px(_BOLD))
    elif radius < brush.px(_SMALL) or _picture(brush, "border", theme) is None:
        gilt = accents_of(theme).gilt
        _lay_line(paper, inset - lip, radius - inset // 2, gilt, brush.px(_HAIR))
    else:
        _lay_strips(brush, paper, brush.px(_STRIP_INSET) - lip, theme)
        side, away = (_CORNER, _CORNER_INSET) if corners else (_LESS_CORNER, _LESS_INSET)
        _lay_corners(brush, paper, brush.px(side), brush.px(away) - lip, theme)
    return paper


def _lay_line(surface: pygame.Surface, inset: int, radius: int, tint: Colour, width: int) -> None:
    w, h = surface.get_size()
    line = shapes.ring.fresh((w - 2 * inset, h - 2 * inset), radius, tint, width)
    surface.blit(line, (inset, inset))


def _lay_strips(brush: Brush, surface: pygame.Surface, inset: int, theme: str) -> None:
    """The edition's line along the four edges, between the corners."""
    strip, beat = _strip(brush, theme)
    w, h = surface.get_size()
    skip = brush.px(_SKIP - _LIP)
    across, down = _run(strip, w - 2 * skip, beat), _run(strip, h - 2 * skip, beat)
    x, y, high = (w - across.get_width()) // 2, (h - down.get_width()) // 2, strip.get_height()
    surface.blit(across, (x, inset))
    surface.blit(pygame.transform.flip(across, False, True), (x, h - high - inset))
    surface.blit(pygame.transform.rotate(down, 90), (inset, y))
    surface.blit(pygame.transform.rotate(down, -90), (w - high - inset, y))


def _strip(brush: Brush, theme: str) -> tuple[pygame.Surface, float]:
    """The line in the length after which panels repeat, and the length of one of its beats."""
    master, high = _picture(brush, "border", theme), brush.px(_STRIP)
    assert master is not None
    wide, tall = master.get_size()
    times = max(1, round(slicing.PERIOD * tall / (wide * high)))
    long = pygame.Surface((wide * times, tall), pygame.SRCALPHA)
    for n in range(times):
        long.blit(master, (n * wide, 0))
    # A picture holds a whole number of beads, lozenges or stitches twice.
    return pygame.transform.smoothscale(long, (slicing.PERIOD, high)), slicing.PERIOD / times / 2


def _run(strip: pygame.Surface, length: int, beat: float) -> pygame.Surface:
    """As many whole beats of a strip as a length has room for."""
    wide = max(0, round(max(0, length) // beat * beat))
    run = pygame.Surface((wide, strip.get_height()), pygame.SRCALPHA)
    for x in range(0, wide, strip.get_width()):
        run.blit(strip, (x, 0))
    return run


def _lay_corners(brush: Brush, surface: pygame.Surface, side: int, inset: int, theme: str) -> None:
    own = _picture(brush, "corner", theme)
    if own is None:
        return
    corner = pygame.transform.smoothscale(own, (side, side))
    w, h = surface.get_size()
    for flip_x in (False, True):
        for flip_y in (False, True):
            x = w - side - inset if flip_x else inset
            y = h - side - inset if flip_y else inset
            surface.blit(pygame.transform.flip(corner, flip_x, flip_y), (x, y))


def _large_board(
    brush: Brush, size: slicing.Size, at: tuple[int, int], radius: int, corners: bool, theme: str
) -> list[Sprite]:
    """A board put together: the edge, which is shaded from top to bottom, and the paper in it."""
    (w, h), (x, y), lip = size, at, brush.px(_LIP)
    edge = shapes.rounded((2 * radius, h), radius, _EDGE)
    between = w - 2 * radius, lip

    def line(top: int) -> pygame.Surface:
        return shapes.rounded(between, 0, (_opaque(edge.get_at((radius, top))),))

    def paint(inner: slicing.Size) -> pygame.Surface:
        key = "sheet", inner, radius, corners, theme, brush.unit, brush.contrast
        return SHELF.once(key, lambda: _painted_sheet(brush, inner, radius, corners, theme))

    # The line may begin half a beat after its place, so that it ends as it began.
    border = max(radius, brush.px(_SKIP + 2 * _STRIP))
    return [
        Sprite(slicing.piece(edge, (0, 0), (radius, h)), x, y),
        Sprite(slicing.piece(edge, (radius, 0), (radius, h)), x + w - radius, y),
        Sprite(line(0), x + radius, y),
        Sprite(line(h - 1), x + radius, y + h - lip),
        *slicing.panel(paint, (w - 2 * lip, h - 2 * lip), (x + lip, y + lip), border),
    ]


def _opaque(tint: pygame.Color) -> Colour:
    return tint.r, tint.g, tint.b
