"""A board above the table: the shadow that it throws further, and the light on its edge."""

from typing import Final

import pygame

from azul_desktop.geometry import Box
from azul_desktop.ui.anim.easing import pulse
from azul_desktop.ui.render import shapes
from azul_desktop.ui.render.brush import Brush
from azul_desktop.ui.render.shelf import Kept
from azul_desktop.ui.render.stage import Group, Sprite, around
from azul_desktop.ui.render.tokens import WHITE
from azul_desktop.ui.table.paint.canvas import Canvas

STEPS: Final = 4
"""A board rises in so many steps, each painted once."""
_LAST = 2 / 3
"""From here on light falls on the edge of a board that comes forward."""
_RADIUS = 18
_LOW, _HIGH = (4, 8, 12), (8, 16, 22)
"""How far right and down the shadow falls and how soft it is, where a board lies and at its
highest."""
_DARK = (14, 7, 2)
_SHADE, _SHINE = 110, 46
"""The opacity of the shadow, which lies over that of a lying board, and of the light."""


def on_its_way(canvas: Canvas, brush: Brush, box: Box, part: float) -> tuple[Group, Group]:
    """Shadow and light of a board that has so much of its way to the front behind it, 0 to 1."""
    high = round(STEPS * pulse(part))
    lit = round(STEPS * pulse(max(0.0, part - _LAST) / (1 - _LAST)))
    return (
        canvas.group("shade", high, lambda: shade(brush, box, high)),
        canvas.group("shine", lit, lambda: shine(brush, box, lit)),
    )


def shade(brush: Brush, box: Box, step: int) -> list[Sprite]:
    """The shadow of a board so many steps above the table, around it; nothing where it lies."""
    if not step:
        return []
    box = box.rounded()
    right, down, blur = (
        brush.px(low + (high - low) * step / STEPS) for low, high in zip(_LOW, _HIGH, strict=True)
    )
    radius = brush.px(_RADIUS)
    whole = pygame.Rect(0, 0, int(box.w) + 4 * blur, int(box.h) + 4 * blur)
    hidden = pygame.Rect(2 * blur - right, 2 * blur - down, int(box.w), int(box.h))
    at = int(box.x) - hidden.x, int(box.y) - hidden.y
    return [
        Sprite(
            _strip(whole.size, radius, blur, (part.x, part.y, part.w, part.h)),
            at[0] + part.x,
            at[1] + part.y,
        )
        for part in around(hidden.inflate(-2 * radius, -2 * radius), whole)
    ]


@Kept
def _strip(
    whole: tuple[int, int], radius: int, blur: int, part: tuple[int, int, int, int]
) -> pygame.Surface:
    """A part of a shadow, beside the board that throws it.

    It is cut from that of a small board, as far from the edges, and made as long as needed.
    """
    corner = radius + 4 * blur
    small = min(whole[0], 2 * corner + 2), min(whole[1], 2 * corner + 2)
    shadow = shapes.shadow((small[0] - 4 * blur, small[1] - 4 * blur), radius, blur, _DARK, _SHADE)
    left, top = _nearer(part[0], whole[0], small[0]), _nearer(part[1], whole[1], small[1])
    right = _nearer(part[0] + part[2], whole[0], small[0])
    bottom = _nearer(part[1] + part[3], whole[1], small[1])
    cut = shadow.subsurface((left, top, right - left, bottom - top))
    return shapes.stretched(cut, (part[2], part[3])).copy()


def _nearer(at: int, whole: int, small: int) -> int:
    """Where something is in a small thing, as far from the nearer end as in the whole."""
    return at if at <= whole / 2 else at - whole + small


def shine(brush: Brush, box: Box, step: int) -> list[Sprite]:
    """The light on the upper and the left edge of a board, so many steps bright."""
    if not step:
        return []
    box = box.rounded()
    r, line, alpha = brush.px(_RADIUS), brush.px(2), round(_SHINE * step / STEPS)
    above = shapes.rounded((max(1, int(box.w) - 2 * r), line), 0, (WHITE,), alpha)
    left = shapes.rounded((line, max(1, int(box.h) - 2 * r)), 0, (WHITE,), alpha)
    x, y = int(box.x), int(box.y)
    return [Sprite(above, x + r, y), Sprite(left, x, y + r)]
