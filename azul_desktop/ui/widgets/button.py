"""Buttons: on cream or on wood, plain, primary, dangerous or quiet."""

from collections.abc import Callable, Hashable
from typing import Literal

import pygame

from azul_desktop.geometry import Box, Point
from azul_desktop.ui.render import panels, shapes
from azul_desktop.ui.render.brush import Brush
from azul_desktop.ui.render.stage import Sprite
from azul_desktop.ui.render.text import Align
from azul_desktop.ui.render.tokens import (
    BLACK,
    COBALT,
    CREAM,
    CREAM2,
    GOLD,
    GOLD_HI,
    INK,
    INK2,
    SMALLEST_TEXT,
    TINT,
    TINT2,
    WHITE,
    Colour,
    Face,
    colour,
)
from azul_desktop.ui.widgets.widget import Widget

Kind = Literal["normal", "primary", "danger", "quiet"]
Ground = Literal["cream", "wood"]

_FACES: dict[tuple[str, str], tuple[Colour, ...]] = {
    ("normal", "cream"): (colour("#fffdf7"), colour("#f1e6cd")),
    ("normal", "wood"): (colour("#543723"), colour("#40291a"), colour("#301d11")),
}
_GLAZE: dict[str, tuple[Colour, ...]] = {
    "primary": (colour("#3670c8"), COBALT, colour("#143a7d")),
    "danger": (colour("#cf4a30"), colour("#a72511"), colour("#741507")),
}
_SHINE: dict[str, Colour] = {"primary": colour("#5fa0ff"), "danger": colour("#ff5a30")}
_LIPS: dict[str, Colour] = {
    "normal": colour("#cbb788"),
    "primary": colour("#0f2c5e"),
    "danger": colour("#560f05"),
}
_EDGE = 3
"""Between a label of several lines and the upper and lower edge."""


def _mixed(stops: tuple[Colour, ...], with_: Colour, part: float) -> tuple[Colour, ...]:
    return tuple(shapes.mixed(stop, with_, part) for stop in stops)


class Button(Widget):
    """A label, an icon or both; calls `action` when it is clicked."""

    def __init__(
        self,
        name: str,
        box: Box,
        action: Callable[[], None],
        *,
        label: str = "",
        note: str = "",
        icon: str = "",
        kind: Kind = "normal",
        ground: Ground = "cream",
        size: float = 22,
        align: Literal["centre", "left"] = "centre",
        radius: float = 12,
        chosen: bool = False,
        glaze: tuple[Colour, ...] | None = None,
    ) -> None:
        super().__init__(name, box)
        self.action = action
        self.label = label
        self.note = note
        """A second, smaller line."""
        self.icon = icon
        self.kind: Kind = kind
        self.ground: Ground = ground
        self.size = size
        self.align = align
        self.radius = radius
        self.chosen = chosen
        """Shown pressed in: the button stands for something that is on."""
        self.glaze = glaze
        """The colours of a primary button where an edition has its own, from the upper edge."""

    def release(self, at: Point) -> None:
        """A click, if the pointer is still there."""
        if self.hit(at) and self.enabled:
            self.action()

    def key(self, key: int) -> bool:
        """Enter and Space click."""
        if key in (pygame.K_RETURN, pygame.K_KP_ENTER, pygame.K_SPACE) and self.enabled:
            self.action()
            return True
        return False

    def look(self) -> Hashable:
        """What it says and how."""
        return self.label, self.note, self.icon, self.kind, self.chosen

    def paint(self, brush: Brush) -> list[Sprite]:
        """Shadow, face, then icon and label; pressed it sits lower."""
        down = self.enabled and (self.pressed or self.chosen)
        lift = 0 if not self.enabled or self.kind == "quiet" else 2 if down else -2 * self.hovered
        box = self.box.moved(0, lift * brush.unit).rounded()
        sprites = self._face(brush, box, down=down)
        sprites += self._inside(brush, box)
        if self.focused:
            sprites.append(focus_ring(brush, box, self.radius, self.ground))
        return sprites

    def _face(self, brush: Brush, box: Box, *, down: bool) -> list[Sprite]:
        size, x, y = (int(box.w), int(box.h)), int(box.x), int(box.y)
        radius = brush.px(self.radius)
        if not self.enabled:
            dark = self.ground == "wood"
            ground = colour("#1c100a") if dark else colour("#e4d7bc")
            edge = colour("#4a3a2a") if dark else colour("#c9b993")
            return [Sprite(shapes.framed(size, radius, (ground,), edge, 1, 205), x, y)]
        if self.kind == "quiet":
            if not (self.hovered or down):
                return []
            return [Sprite(shapes.rounded(size, radius, (TINT2 if down else TINT,)), x, y)]
        glazed = self.kind in _GLAZE
        stops = _GLAZE[self.kind] if glazed else _FACES["normal", self.ground]
        stops = self.glaze or stops
        if self.hovered and not down:
            shine = WHITE if self.glaze else _SHINE.get(self.kind, WHITE)
            stops = _mixed(stops, shine, 0.28 if glazed and not self.glaze else 0.1)
        if down:
            stops = stops[::-1]
        edge = GOLD if self.hovered or self.ground == "wood" else colour("#c2ab78")
        sprites: list[Sprite] = []
        if not down:
            sprites += panels.shadow(
                brush, box, self.radius, offset=(1, 4), blur=5 + 4 * self.hovered, alpha=105
            )
        if self.ground == "cream" or glazed:
            under = _mixed(self.glaze[-1:], BLACK, 0.35) if self.glaze else (_LIPS[self.kind],)
            lip = shapes.rounded(size, radius, under)
            sprites.append(Sprite(lip, x, y + brush.px(3)))
        width = brush.px(1.4)
        if glazed:
            sprites.append(Sprite(shapes.rounded(size, radius, stops), x, y))
            sprites.append(self._hairline(brush, box))
        else:
            sprites.append(Sprite(shapes.framed(size, radius, stops, edge, width), x, y))
        return sprites

    def _hairline(self, brush: Brush, box: Box) -> Sprite:
        inner = box.grown(-brush.px(4)).rounded()
        size = int(inner.w), int(inner.h)
        line = shapes.ring(size, brush.px(self.radius - 4), GOLD_HI, brush.px(1.3), 200)
        return Sprite(line, int(inner.x), int(inner.y))

    def _colours(self) -> tuple[Colour, Colour]:
        """The label's and the icon's."""
        if not self.enabled:
            return (CREAM2, CREAM2) if self.ground == "wood" else (INK2, INK2)
        if self.kind == "danger":
            return colour("#fff3e6"), colour("#fff3e6")
        if self.kind == "primary":
            return WHITE, WHITE
        return (CREAM, GOLD_HI) if self.ground == "wood" else (INK, INK)

    def _inside(self, brush: Brush, box: Box) -> list[Sprite]:
        text, tint = self._colours()
        if not self.label:
            return [
                brush.icon(self.icon, min(self.box.h / brush.unit * 0.56, 34), tint, box.centre)
            ]
        face = Face.BOLD if self.kind in _GLAZE else Face.SEMI
        icon = brush.px(self.size * 1.22) if self.icon else 0
        gap = brush.px(18 if self.align == "left" else 12) if self.icon else 0
        pad = brush.px(24 if self.align == "left" else 12)
        room = box.w - 2 * pad - icon - gap
        # Grey letters say that it cannot be pressed.
        text = brush.ink(text) if self.enabled else text
        words = self._lines(brush, face, text, Box(box.x, box.y, room, box.h))
        start = box.x + pad
        if self.align == "centre":
            wide = max(line.get_width() for line in words)
            start = box.x + (box.w - icon - gap - wide) / 2
        sprites = []
        if self.icon:
            centre = start + icon / 2, box.centre[1]
            sprites.append(brush.icon(self.icon, self.size * 1.22, tint, centre))
        y = box.centre[1] - brush.px(1) - sum(line.get_height() for line in words) / 2
        for line in words:
            sprites.append(Sprite(line, round(start + icon + gap), round(y)))
            y += line.get_height()
        return sprites

    def _lines(self, brush: Brush, face: Face, tint: Colour, box: Box) -> list[pygame.Surface]:
        """The label, and the note below it, which has what room the label leaves."""
        inner = box.grown(0, -brush.px(_EDGE))
        side: Align = "centre" if self.align == "centre" else "left"
        if not self.note:
            return [brush.words(self.label, face, self.size, tint, inner, side)]
        upper = inner._replace(h=inner.h - brush.px(SMALLEST_TEXT))
        label = brush.words(self.label, face, self.size, tint, upper, side)
        lower = inner._replace(h=inner.h - label.get_height())
        return [label, brush.words(self.note, Face.TEXT, 20, tint, lower, side)]


def focus_ring(brush: Brush, box: Box, radius: float, ground: Ground) -> Sprite:
    """The ring around what the keyboard points at."""
    outside = brush.px(6)
    around = box.grown(outside).rounded()
    size = int(around.w), int(around.h)
    tint = GOLD_HI if ground == "wood" else COBALT
    width = brush.px(5 if brush.contrast else 3)
    ring = shapes.ring(size, brush.px(radius) + outside, tint, width)
    return Sprite(ring, int(around.x), int(around.y))
