"""The cards of the editions: picture, name, a line about each; what is wrong with broken ones."""

import math
from collections.abc import Callable
from pathlib import Path

import pygame

from azul_desktop.catalog.problems import Problem
from azul_desktop.core.edition import Edition
from azul_desktop.geometry import Box, box_around
from azul_desktop.i18n import translate, translate_count
from azul_desktop.languages.editions import edition_name
from azul_desktop.ui.families.register import table_family
from azul_desktop.ui.render import panels, shapes
from azul_desktop.ui.render.brush import Brush
from azul_desktop.ui.render.images import Images
from azul_desktop.ui.render.shelf import Drawer
from azul_desktop.ui.render.stage import Sprite
from azul_desktop.ui.render.tokens import (
    COBALT,
    CREAM,
    DANGER,
    GOLD,
    GOLD_HI,
    INK,
    INK2,
    WHITE,
    Face,
    colour,
)
from azul_desktop.ui.widgets.button import Button, focus_ring
from azul_desktop.ui.widgets.surfaces import glazed

_RADIUS = 18
_EDGE = colour("#fffaf0"), colour("#e9dcc0"), colour("#b89f70")
_RING = colour("#fff1c4"), GOLD, colour("#a37d2f")
_PLAIN = colour("#6b4a2f"), colour("#3a2417")
_GAP = 32
_ONE_ROW = 4
_TWO_ROWS = 8
_TALL = 200
"""A card at least so high has its picture above the name, a lower one beside it."""
_WORDS = 98
"""How high the words are there, with the edge of the card."""
_SHAPE = 356 / 832
"""How high a picture is for its width."""
_MOST_SHOWN = 3


class Pictures:
    """The pictures of the cards, cut to their places and kept while the window has its size."""

    def __init__(self) -> None:
        self._kept = Drawer()

    def picture(
        self, images: Images, theme: str, size: tuple[int, int], radius: int
    ) -> pygame.Surface:
        """The picture of a theme with round corners; the theme's disc on plain wood without one."""
        key = theme, size, radius
        if key not in self._kept:
            self._kept[key] = _cut(images, theme, size, radius)
        return self._kept[key]


def _cut(images: Images, theme: str, size: tuple[int, int], radius: int) -> pygame.Surface:
    surface = shapes.rounded(size, radius, _PLAIN).copy()
    name = f"images/{theme}/card.jpg"
    master = images.master(name)
    if master is None:
        side = round(min(size) * 0.8)
        found = images.sized(f"images/{theme}/disc.png", (side, side))
        if found is not None:
            surface.blit(found, ((size[0] - side) // 2, (size[1] - side) // 2))
        return surface
    scale = max(size[0] / master.get_width(), size[1] / master.get_height())
    cover = math.ceil(master.get_width() * scale), math.ceil(master.get_height() * scale)
    whole = pygame.transform.smoothscale(master, cover)
    left, top = (cover[0] - size[0]) // 2, (cover[1] - size[1]) // 2
    picture = whole.subsurface((left, top, *size)).convert_alpha()
    picture.blit(shapes.rounded(size, radius, (WHITE,)), (0, 0), None, pygame.BLEND_RGBA_MULT)
    return picture


def about(edition: Edition) -> str:
    """A line about an edition, from what its file says."""
    few, many = min(edition.player_counts), max(edition.player_counts)
    what = table_family(edition).what_is_in_it(edition)
    if few == many:
        # Translators: {what} says what is in an edition, such as "wall and floor".
        return translate_count("{n} player · {what}", "{n} players · {what}", few, what=what)
    # Translators: {few} is the least and {n} the greatest number of players.
    return translate_count(
        "{few}–{n} player · {what}", "{few}–{n} players · {what}", many, few=few, what=what
    )


def places(brush: Brush, area: Box, count: int, columns: int = 0) -> list[Box]:
    """Where so many cards lie: side by side, from the fifth on in rows of smaller ones.

    A narrow page says itself how many lie side by side.
    """
    rows = 1 if count <= _ONE_ROW else 2 if count <= _TWO_ROWS else 3 if count <= 15 else 4
    if columns:
        rows = math.ceil(count / columns)
    columns = columns or max(math.ceil(count / rows), min(count, 3))
    gap = brush.px(_GAP if rows == 1 else 16)
    w = (area.w - gap * (columns - 1)) / columns
    h = (area.h - gap * (rows - 1)) / rows
    return [
        Box(area.x + (w + gap) * (at % columns), area.y + (h + gap) * (at // columns), w, h)
        for at in range(count)
    ]


def whole_height(wide: float) -> float:
    """How high a card is that shows all of its picture, in logical pixels."""
    return (wide - 16) * _SHAPE + _WORDS


def are_small(count: int) -> bool:
    """Whether so many cards have no room for more than a name."""
    return count > _TWO_ROWS


class EditionCard(Button):
    """An edition to choose."""

    def __init__(
        self,
        box: Box,
        edition: Edition,
        choose: Callable[[], None],
        pictures: Pictures,
        *,
        chosen: bool,
        small: bool,
    ) -> None:
        super().__init__(
            f"edition/{edition.id}",
            box,
            choose,
            label=edition_name(edition),
            note=about(edition),
            chosen=chosen,
        )
        # A small card shows no more than the name, and may have to cut that.
        self.hint = f"{self.label}\n{self.note}" if small else ""
        self._theme = edition.theme
        self._pictures = pictures

    def paint(self, brush: Brush) -> list[Sprite]:
        """The paper, the picture, the words; a gold ring and a check mark if it is chosen."""
        lift = 4 * self.chosen + 2 * (self.hovered and not self.pressed)
        box = self.box.moved(0, -lift * brush.unit).rounded()
        sprites = _paper(brush, box, chosen=self.chosen, hovered=self.hovered)
        inset = brush.px(8)
        if box.h >= brush.px(_TALL):
            high = min(box.h - brush.px(_WORDS), (box.w - 2 * inset) * _SHAPE)
            frame = Box(box.x + inset, box.y + inset, box.w - 2 * inset, high).rounded()
            words = Box(
                box.x + brush.px(24), frame.bottom, box.w - brush.px(48), box.bottom - frame.bottom
            )
        else:
            high = box.h - 2 * inset
            wide = max(high, min(high * 1.7, box.w * 0.36))
            frame = Box(box.x + inset, box.y + inset, wide, high).rounded()
            left = frame.right + brush.px(14)
            words = Box(left, box.y, box.right - brush.px(14) - left, box.h)
        sprites += self._framed_picture(brush, frame)
        sprites += self._words(brush, words, tall=box.h >= brush.px(_TALL))
        if self.focused:
            around = box.grown(brush.px(5 if self.chosen else 0))
            sprites.append(focus_ring(brush, around, _RADIUS, "wood"))
        return sprites

    def _framed_picture(self, brush: Brush, frame: Box) -> list[Sprite]:
        size, radius = (int(frame.w), int(frame.h)), brush.px(12)
        picture = self._pictures.picture(brush.images, self._theme, size, radius)
        ring = panels.outline(brush, frame, 12, GOLD, 1.5, 230)
        return [Sprite(picture, int(frame.x), int(frame.y)), *ring]

    def _words(self, brush: Brush, words: Box, *, tall: bool) -> list[Sprite]:
        sprites: list[Sprite] = []
        if self.chosen:
            side = 44 if tall else 30
            right = words.right - brush.px(side / 2) + brush.px(4 if tall else 0)
            badge = box_around((right, words.centre[1]), brush.px(side))
            sprites += glazed(brush, badge, side / 2, GOLD_HI)
            sprites.append(brush.icon("check", side * 0.6, WHITE, badge.centre))
            words = Box(words.x, words.y, words.w - brush.px(side + 10), words.h)
        name = COBALT if self.chosen else INK
        if not tall and words.h < brush.px(100):
            return [*sprites, brush.label(self.label, Face.TITLE, 24, name, words, "left")]
        size, apart = (32, 20) if tall else (26, 18)
        upper = words.moved(0, -brush.px(apart))
        lower = words.moved(0, brush.px(apart + 1))
        sprites.append(brush.label(self.label, Face.TITLE, size, name, upper, "left"))
        sprites.append(brush.label(self.note, Face.TEXT, 20, INK2, lower, "left"))
        return sprites


class BrokenCard(Button):
    """An edition file that cannot be used, and why; nothing to choose."""

    def __init__(self, box: Box, file: Path, problems: list[Problem]) -> None:
        super().__init__(f"broken/{file.stem}", box, lambda: None, label=file.name)
        self.enabled = False
        self.note = _told(problems[0])
        lines = [file.name, *(_told(problem) for problem in problems[:_MOST_SHOWN])]
        if len(problems) > _MOST_SHOWN:
            more = len(problems) - _MOST_SHOWN
            # Translators: problems of a file.
            lines.append(translate_count("and {n} more", "and {n} more", more))
        self.hint = "\n".join(lines)

    def paint(self, brush: Brush) -> list[Sprite]:
        """A warning sign, the name of the file, and what fits of the first problem."""
        box = self.box.rounded()
        sprites = _paper(brush, box, chosen=False, hovered=False)
        inner = box.grown(-brush.px(20), -brush.px(10))
        line = brush.px(26)
        low = inner.h < brush.px(32) + line
        high = inner.h if low else min(inner.h - line, brush.px(44))
        head = Box(inner.x + brush.px(40), inner.y, inner.w - brush.px(40), high)
        middle = inner.x + brush.px(14), head.centre[1]
        sprites.append(brush.icon("warning", 26, DANGER, middle))
        sprites.append(brush.label(self.label, Face.SEMI, 22, INK, head, "left"))
        if not low:
            under = Box(inner.x, head.bottom, inner.w, inner.bottom - head.bottom)
            sprites.append(_cut_paragraph(brush, self.note, under))
        return sprites


def _told(problem: Problem) -> str:
    """A problem without the long name of the file, which the card shows already."""
    what = f"{problem.path}: {problem.message}" if problem.path else problem.message
    # Translators: a line of a text file.
    return translate("line {n}: {what}", n=problem.line, what=what) if problem.line else what


def _cut_paragraph(brush: Brush, text: str, box: Box) -> Sprite:
    """Words in a box; the last line that fits ends in an ellipsis if there are more."""
    size, shown = brush.px(18), text
    surface = brush.type.paragraph(text, Face.TEXT, size, INK2, box.w)
    while surface.get_height() > box.h and shown:
        shown = shown[: len(shown) * 9 // 10]
        surface = brush.type.paragraph(shown.rstrip() + "…", Face.TEXT, size, INK2, box.w)
    return Sprite(surface, round(box.x), round(box.y))


def _paper(brush: Brush, box: Box, *, chosen: bool, hovered: bool) -> list[Sprite]:
    radius = brush.px(_RADIUS)
    sprites = panels.shadow(brush, box, _RADIUS, offset=(4, 8), blur=12, alpha=140, hidden=True)
    if chosen or hovered:
        out = brush.px(5 if chosen else 3)
        around = box.grown(out)
        if chosen:
            sprites += panels.halo(brush, around, _RADIUS, 10, GOLD_HI, 0.4)
        sprites += panels.shaded(around, radius + out, _RING)
    lip = brush.px(2)
    sprites += panels.shaded(box, radius, _EDGE)
    return sprites + panels.shaded(box.grown(-lip), radius - lip, (CREAM,))
