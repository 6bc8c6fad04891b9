"""Medallions in relief, in place of flat icons beside rendered art."""

from typing import Literal

import pygame

from azul_desktop.ui.render.brush import Brush
from azul_desktop.ui.render.tokens import INK2

Metal = Literal["gold", "stone", "cobalt"]
"""Gold for a gain, stone for a loss or what is not yet, cobalt for what is printed."""

_ICONS = {"total": "crown", "window": "grid"}
"""The icons of those that are called otherwise."""
_PLAIN = frozenset({"row", "column", "colour", "marker", "star"})


def medal(brush: Brush, kind: str, metal: Metal, size: int) -> pygame.Surface:
    """A medallion so many real pixels wide; the flat icon of before where its file is missing."""
    found = brush.images.sized(f"images/shared/medals/{kind}-{metal}.png", (size, size))
    if found is not None:
        return found
    icon = _ICONS.get(kind, kind if kind in _PLAIN else "info")
    return brush.images.icon(icon, size, INK2)
