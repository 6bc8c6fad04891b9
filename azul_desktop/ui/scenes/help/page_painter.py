"""Paints the points of a page of the rules: pictures in their fields, titles, words, values."""

import pygame

from azul_desktop.geometry import Box, box_around
from azul_desktop.ui.families.rules_page import Field, Item, Page, Point, Sign, Strip
from azul_desktop.ui.render import panels, papers, shapes
from azul_desktop.ui.render.brush import Brush, centred
from azul_desktop.ui.render.medals import medal
from azul_desktop.ui.render.shapes import piece_of, round_off
from azul_desktop.ui.render.stage import Sprite
from azul_desktop.ui.render.tokens import (
    COBALT,
    COBALT_DARK,
    CREAM,
    DANGER,
    GOLD,
    INK,
    INK2,
    LINE,
    POINTS,
    Face,
    colour,
)
from azul_desktop.ui.scenes.help.sheets import HEAD, STRIP, Cell, Sheet, strip_columns
from azul_desktop.ui.scenes.score_sources import medal_of
from azul_desktop.ui.widgets.surfaces import WELL_EDGE

_WELL = (colour("#c4b184"), colour("#d6c8a2"), colour("#e6dcc0"))
_LOST = (colour("#a72511"), colour("#7a1a0c"))
_MEDAL, _SMALL_MEDAL = 56, 66
_RADIUS = 14
_MARGIN = 22
"""What a well leaves free around its picture."""
_PLATE, _PLATE_TEXT = 72, 40
_OUT = 14
"""How far a plate reaches beyond its picture."""


class PagePainter:
    """Paints pages of one edition; `table` is the picture of its table."""

    def __init__(self, brush: Brush, theme: str, table: pygame.Surface) -> None:
        self._brush = brush
        self._theme = theme
        self._table = table

    def points(self, page: Page, sheet: Sheet) -> tuple[list[Sprite], list[list[Sprite]]]:
        """The page as it lies there, and what comes over it bit by bit."""
        sprites: list[Sprite] = []
        steps: list[list[Sprite]] = []
        for point, cell in zip(page.points, sheet.cells, strict=True):
            sprites += self.picture(point, cell.picture)
            sprites += self._words(point, cell, sheet.size)
            for at, step in enumerate(self._steps(point, cell.picture)):
                if at == len(steps):
                    steps.append([])
                steps[at] += step
        if page.strip is not None and sheet.strip is not None:
            sprites += self._strip(page.strip, sheet.strip)
        return sprites + self._note(page.note, sheet.note), steps

    # Pictures.

    def _room(self, point: Point, box: Box) -> Box:
        """What a picture may use of its field."""
        if point.field != "well":
            return box
        inside = box.grown(-self._brush.px(_MARGIN))
        if not point.worth:
            return inside
        # The plate hides nothing that matters: the picture keeps above most of it.
        return inside._replace(h=inside.h - self._brush.px(_PLATE * 0.36))

    def picture(self, point: Point, box: Box) -> list[Sprite]:
        """A picture on its ground, cut off at the edges of its field."""
        brush, size = self._brush, (int(box.w), int(box.h))
        radius = brush.px(_RADIUS)
        surface = self._ground(point.field, box)
        for sprite in point.picture(self._room(point, box)):
            at = sprite.x - int(box.x), sprite.y - int(box.y)
            surface.blit(sprite.surface, at, None, sprite.flags)
        round_off(surface, radius)
        edge = WELL_EDGE if point.field == "well" else GOLD
        line = shapes.ring(size, radius, edge, brush.px(1.5))
        at = int(box.x), int(box.y)
        shadow: list[Sprite] = []
        if point.field != "well":
            shadow = panels.shadow(
                brush, box, _RADIUS, offset=(3, 6), blur=8, alpha=110, hidden=True
            )
        return [*shadow, Sprite(surface, *at), Sprite(line, *at)]

    def _ground(self, field: Field, box: Box) -> pygame.Surface:
        """What a picture lies on."""
        size = int(box.w), int(box.h)
        if field == "table":
            return piece_of(self._table, (box.x, box.y), size)
        if field == "well":
            return shapes.rounded.fresh(size, 0, _WELL)
        sheet = shapes.rounded.fresh(size, 0, (CREAM,))
        papers.lay(self._brush, sheet, self._theme)
        return sheet

    def _steps(self, point: Point, box: Box) -> list[list[Sprite]]:
        """What lights up over a picture; the plate comes last."""
        steps = [] if point.steps is None else point.steps(self._room(point, box))
        if point.worth:
            steps = [*steps[:-1], [*(steps[-1] if steps else []), *self._plate(point, box)]]
        return steps

    def _plate(self, point: Point, box: Box) -> list[Sprite]:
        """What it is worth, at the lower right corner."""
        brush = self._brush
        words = brush.text(point.worth, Face.HEAD_BOLD, _PLATE_TEXT, POINTS)
        high = brush.px(_PLATE)
        wide = max(round(high * 1.5), words.get_width() + brush.px(44))
        left, top = box.right - wide - brush.px(_OUT), box.bottom + brush.px(_OUT) - high
        plate = Box(left, top, wide, high).rounded()
        stops = _LOST if point.worth.startswith("−") else (COBALT, COBALT_DARK)
        return [
            *panels.shadow(brush, plate, _RADIUS, offset=(3, 6), blur=8, alpha=130),
            *panels.framed(brush, plate, _RADIUS, stops, GOLD, 2),
            centred(words, plate.centre),
        ]

    # Words.

    def _words(self, point: Point, cell: Cell, size: float) -> list[Sprite]:
        brush, title = self._brush, cell.title
        sprites: list[Sprite] = []
        if point.sign is not None:
            sprites.append(self._medal(point.sign, title, _MEDAL))
            x = title.x + brush.px(_MEDAL + 14)
            title = title._replace(x=x, w=title.right - x)
        return [
            *sprites,
            brush.label(point.title, Face.HEAD_BOLD, 30, INK, title, "left"),
            brush.paragraph(point.text, Face.TEXT, size, INK, cell.text),
        ]

    def _medal(self, sign: Sign, box: Box, size: float) -> Sprite:
        """A medallion at the left of a box."""
        wide = self._brush.px(size)
        at = box.x + wide / 2, box.centre[1]
        return centred(medal(self._brush, sign.kind, sign.metal, wide), at)

    def _strip(self, strip: Strip, box: Box) -> list[Sprite]:
        """A heading and values, in one line where there is room."""
        brush = self._brush
        tint = INK2 if brush.contrast else LINE
        line = shapes.rounded((int(box.w), brush.px(1.5)), 0, (tint,))
        sprites = [Sprite(line, round(box.x), round(box.y))]
        head = _strip_head(brush, box)
        sprites.append(brush.label(strip.title, Face.HEAD_BOLD, 28, INK, head, "left"))
        for item, place in zip(strip.items, item_boxes(brush, strip, box), strict=True):
            sprites += self._item(item, place)
        return sprites

    def _item(self, item: Item, box: Box) -> list[Sprite]:
        """A medallion, what it is worth, and for what."""
        brush = self._brush
        left = box.x + brush.px(_SMALL_MEDAL + 14)
        words = box_around(box.centre, box.w, brush.px(86))._replace(x=left, w=box.right - left)
        tint = DANGER if item.worth.startswith("−") else COBALT
        upper = words._replace(h=words.h * 0.54)
        lower = words._replace(y=upper.bottom, h=words.bottom - upper.bottom)
        return [
            self._medal(Sign(*medal_of(item.reason)), box, _SMALL_MEDAL),
            brush.label(item.worth, Face.HEAD_BOLD, 36, tint, upper, "left"),
            brush.label(item.text, Face.TEXT, 22, INK, lower, "left"),
        ]

    def _note(self, note: str, box: Box) -> list[Sprite]:
        if not note:
            return []
        brush = self._brush
        if brush.type.width(note, Face.SEMI, brush.px(22)) <= box.w:
            return [brush.label(note, Face.SEMI, 22, INK2, box)]
        return [brush.paragraph(note, Face.SEMI, 22, INK2, box)]


def _strip_head(brush: Brush, box: Box) -> Box:
    """The heading of a strip: beside its values where they stand in one line."""
    high = brush.px(STRIP)
    if box.h <= high + 1:
        return box._replace(w=brush.px(210), h=high)
    return box._replace(h=brush.px(HEAD))


def item_boxes(brush: Brush, strip: Strip, box: Box) -> list[Box]:
    """Where the values of a strip stand."""
    head, high = _strip_head(brush, box), brush.px(STRIP)
    room = box._replace(x=head.right, w=box.right - head.right)
    columns = len(strip.items)
    if head.w == box.w:
        room, columns = box._replace(y=head.bottom), strip_columns(brush, box)
    wide = room.w / columns
    return [
        Box(room.x + wide * (at % columns), room.y + high * (at // columns), wide, high)
        for at in range(len(strip.items))
    ]
