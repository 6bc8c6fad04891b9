"""What a winner has built as a glazed panel in a gilt frame, with a sheen across; and a wreath."""

import math

import pygame

from azul_desktop.geometry import Box
from azul_desktop.ui.render import panels, shapes
from azul_desktop.ui.render.brush import Brush, centred
from azul_desktop.ui.render.shelf import SHELF, Kept
from azul_desktop.ui.render.stage import Sprite, flattened
from azul_desktop.ui.render.tokens import AMBER, colour
from azul_desktop.ui.scenes.results.places import FRAME

_OUTER = colour("#f0d48a"), colour("#b8862f"), colour("#7d5a22")
_INNER = colour("#8a6428"), colour("#c9a24b"), colour("#e9c878")
_REBATE = colour("#5d4218"), colour("#3a2810")
_GLASS = (255, 246, 224)
_STREAKS = ((0.30, 0.16, 34), (0.52, 0.05, 26))
"""The streaks of the glaze: where each begins, its width in parts of the side, its opacity."""
_SLANT = 0.62
"""So much further left a streak ends than it begins, in parts of the side."""
_BAND, _BRIGHT = 0.2, 74
"""The sheen that runs across: its width in parts of the side, and how much light it adds."""
SHEEN_STEPS = 40
WREATH_STEPS = 6
_OPEN = 46
"""By so many degrees each half of the wreath is turned away before it closes."""
_WREATH = "images/shared/light/wreath.png"


def frame_box(brush: Brush, box: Box) -> Box:
    """The outer edge of the frame around a panel."""
    return box.grown(FRAME * brush.unit).rounded()


def panel_glow(brush: Brush, box: Box, strength: float) -> list[Sprite]:
    """Warm light around the frame."""
    if brush.contrast:
        return []
    return panels.halo(brush, frame_box(brush, box), 12, 24, AMBER, strength)


def gilt_panel(brush: Brush, box: Box, picture: list[Sprite]) -> list[Sprite]:
    """The picture in its frame over the shadow, in few sprites: it moves as one."""
    outer = frame_box(brush, box)
    sprites = panels.shadow(brush, outer, 14, offset=(8, 14), blur=18, alpha=190)
    for inset, radius, stops in ((0, 12, _OUTER), (5, 9, _INNER), (16, 5, _REBATE)):
        part = outer.grown(-brush.px(inset)).rounded()
        size = int(part.w), int(part.h)
        surface = shapes.rounded(size, brush.px(radius), stops)
        sprites.append(Sprite(surface, int(part.x), int(part.y)))
    glaze = [] if brush.contrast else [_streaks(box)]
    return flattened([*sprites, *picture, *glaze])


def _streaks(box: Box) -> Sprite:
    """Soft reflections of a window on the glaze."""
    wide, high = int(box.w), int(box.h)
    surface = pygame.Surface((wide, high), pygame.SRCALPHA)
    surface.fill((*_GLASS, 0))
    for start, width, alpha in _STREAKS:
        upper, lower = wide * start, wide * (start - _SLANT)
        across = wide * width
        points = [(upper, 0), (upper + across, 0), (lower + across, high), (lower, high)]
        pygame.draw.polygon(surface, (*_GLASS, alpha), points)
    return Sprite(shapes.blurred(surface, max(2, wide // 48)), int(box.x), int(box.y))


def sheen(box: Box, part: float) -> list[Sprite]:
    """The band of light at a part of its way across a panel: only what lies on it."""
    wide, high = int(box.w), int(box.h)
    band = _band(wide, high)
    reach = band.get_width()
    left = round(-reach + (wide + reach) * part)
    cut = pygame.Rect(max(0, -left), 0, min(reach, wide - left) - max(0, -left), high)
    if cut.w <= 0:
        return []
    x, y = int(box.x) + left + cut.x, int(box.y)
    return [Sprite(band.subsurface(cut), x, y, pygame.BLEND_RGB_ADD)]


@Kept
def _band(wide: int, high: int) -> pygame.Surface:
    """Light across the whole height, leaning to the right, brightest in its middle."""
    across, lean = round(wide * _BAND), round(wide * _SLANT / 2)
    surface = pygame.Surface((across + lean, high))
    for x in range(across):
        part = math.sin(math.pi * (x + 0.5) / across) ** 2
        tint = tuple(round(channel / 255 * _BRIGHT * part) for channel in _GLASS)
        pygame.draw.line(surface, tint, (x + lean, 0), (x, high), 2)
    return surface


def wreath(brush: Brush, box: Box, part: float) -> list[Sprite]:
    """Two twigs that close around the middle of a box."""
    size = round(box.w)
    master = brush.images.sized(_WREATH, (size, size))
    if master is None or part <= 0:
        return []
    step = max(1, math.ceil(part * WREATH_STEPS))
    surface = SHELF.once(("wreath", size, step), lambda: _twigs(master, step / WREATH_STEPS))
    return [centred(surface, box.centre)]


def _twigs(whole: pygame.Surface, part: float) -> pygame.Surface:
    if part >= 1:
        return whole
    wide, high = whole.get_size()
    found = pygame.Surface((wide, high), pygame.SRCALPHA)
    found.fill((*_OUTER[1], 0))
    for side in (0, 1):
        half = pygame.Surface((wide, high), pygame.SRCALPHA)
        half.fill((*_OUTER[1], 0))
        room = pygame.Rect(side * wide // 2, 0, wide // 2, high)
        half.blit(whole, room, room)
        angle = _OPEN * (1 - part) * (1 if side else -1)
        turned = pygame.transform.rotozoom(half, angle, 1)
        found.blit(turned, turned.get_rect(center=(wide / 2, high / 2)))
    return shapes.faded(found, part)
