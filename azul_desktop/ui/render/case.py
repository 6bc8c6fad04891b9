"""The travel case: sheets of canvas and cork in a rim with stitches and brass corners."""

import pygame

from azul_desktop.ui.render import papers, shapes
from azul_desktop.ui.render.brush import Brush
from azul_desktop.ui.render.shelf import SHELF
from azul_desktop.ui.render.tokens import CREAM, colour

RIM = 62 / 128
"""How far the rim reaches inwards, in parts of the side of its corners."""

_CUT = 128
"""The side of a corner in the picture of the frame, which is cut into nine parts."""
ROUND = 0.3
"""How round the corners of the rim are, in parts of their side."""
_CORK, _EDGE = colour("#57493a"), colour("#255860")
"""What it looks like without its pictures."""
_STRAP, _LONGER, _HANGING = 1.67, 5.56, 0.44
"""The strap of a tray: its width in rims, its length in widths, the part that lies on the tray."""


def has_rim(brush: Brush, theme: str) -> bool:
    """Whether the boards of a theme lie in a case; with high contrast nothing frames them."""
    return not brush.contrast and brush.images.master(_frame(theme)) is not None


def sheet(brush: Brush, size: tuple[int, int], corner: int, theme: str) -> pygame.Surface:
    """A board's paper in the rim; a corner of it has so many real pixels."""
    key = "cased", size, corner, theme, brush.unit

    def paint() -> pygame.Surface:
        surface = shapes.rounded.fresh(size, round(corner * ROUND), (CREAM,))
        papers.lay(brush, surface, theme)
        return _rimmed(brush, surface, corner, theme)

    return SHELF.once(key, paint)


def tray(brush: Brush, size: tuple[int, int], rim: int, theme: str) -> pygame.Surface:
    """The open case in which the discs lie: cork in a rim of so many real pixels, and a strap."""
    key = "tray", size, rim, theme, brush.unit

    def paint() -> pygame.Surface:
        corner = round(rim / RIM)
        surface = shapes.rounded.fresh(size, round(corner * ROUND), (_CORK,))
        papers.tile(surface, brush.images.master(f"images/{theme}/cork.png"))
        surface = _rimmed(brush, surface, corner, theme)
        wide, long = round(rim * _STRAP), round(rim * _STRAP * _LONGER)
        strap = brush.images.sized(f"images/{theme}/strap.png", (wide, long))
        if strap is not None:
            x, y = (size[0] - wide) // 2, size[1] - round(long * _HANGING)
            surface.blit(pygame.transform.rotate(strap, 180), (x, y))
        return surface

    return SHELF.once(key, paint)


def _frame(theme: str) -> str:
    return f"images/{theme}/frame.png"


def _rimmed(brush: Brush, surface: pygame.Surface, corner: int, theme: str) -> pygame.Surface:
    """A sheet with the rim of the case along its edges."""
    master = brush.images.master(_frame(theme))
    w, h = surface.get_size()
    if master is None or min(w, h) <= 2 * corner:
        width = max(1, round(corner * RIM / 3))
        surface.blit(shapes.ring((w, h), round(corner * ROUND), _EDGE, width), (0, 0))
        return surface
    side = round(master.get_width() * corner / _CUT)
    frame, far = pygame.transform.smoothscale(master, (side, side)), side - corner
    for y, part in ((0, 0), (h - corner, far)):
        edge = frame.subsurface((corner, part, side - 2 * corner, corner))
        surface.blit(_repeated(edge, (w - 2 * corner, corner)), (corner, y))
        for x, across in ((0, 0), (w - corner, far)):
            surface.blit(frame.subsurface((across, part, corner, corner)), (x, y))
    for x, part in ((0, 0), (w - corner, far)):
        edge = frame.subsurface((part, corner, corner, side - 2 * corner))
        surface.blit(_repeated(edge, (corner, h - 2 * corner)), (x, corner))
    return surface


def _repeated(edge: pygame.Surface, size: tuple[int, int]) -> pygame.Surface:
    """A part of the rim so often that it fills a length with whole stitches."""
    w, h = edge.get_size()
    columns, rows = max(1, round(size[0] / w)), max(1, round(size[1] / h))
    strip = pygame.Surface((w * columns, h * rows), pygame.SRCALPHA)
    for column in range(columns):
        for row in range(rows):
            strip.blit(edge, (column * w, row * h))
    return pygame.transform.smoothscale(strip, size)
