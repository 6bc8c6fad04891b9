"""What tiles look like with the options for the eye: on wood, in the sizes they have on tables."""

from dataclasses import replace

import pygame

from azul_desktop.core.edition import Edition
from azul_desktop.geometry import Box, Rhombus, Shape, box_around
from azul_desktop.i18n import translate
from azul_desktop.ui.desk import Desk
from azul_desktop.ui.families.register import pieces_of
from azul_desktop.ui.render import panels, shapes
from azul_desktop.ui.render.brush import Brush, centred
from azul_desktop.ui.render.stage import Sprite
from azul_desktop.ui.render.tokens import GOLD, INK, INK2, LAST_MOVE, WHITE, Face, colour
from azul_desktop.ui.table.layout.tile_slots import LONG
from azul_desktop.ui.table.paint.outlines import outline, rhombic_outline
from azul_desktop.ui.table.paint.show_painter import mark
from azul_desktop.ui.table.pieces.pieces import Pieces, spot_of
from azul_desktop.ui.widgets.surfaces import WELL_EDGE

_SHADE = colour("#d9c9a4")
_LARGE, _MIDDLE, _SMALL = 112, 64, 36
_LEGAL, _LAST = 1, -2
"""Which of the empty cells is a legal place, and which of the tiles was placed last."""


def tile_preview(desk: Desk, brush: Brush, box: Box) -> list[Sprite]:
    """Tiles of the first edition in three sizes and its empty cells, as the settings are now."""
    sprites, inner = preview_panel(brush, box)
    edition = next(iter(desk.catalogue.editions.values()))
    sprites += wooden(desk, brush, inner, edition)
    return sprites + _tiles(desk, brush, inner, edition)


def preview_panel(brush: Brush, box: Box) -> tuple[list[Sprite], Box]:
    """The sunken panel of a preview with its heading, and the room inside it."""
    box = box.rounded()
    inset = brush.px(18)
    head = Box(box.x + inset, box.y + brush.px(6), box.w - 2 * inset, brush.px(48))
    title = brush.label(translate("Preview"), Face.HEAD_BOLD, 26, INK, head, "left")
    x = title.x + title.surface.get_width() + brush.px(20)
    rest = head._replace(x=x, w=head.right - x)
    inner = Box(box.x + inset, head.bottom, head.w, box.bottom - inset - head.bottom).rounded()
    sprites = [
        *panels.framed(brush, box, 16, (_SHADE,), WELL_EDGE, 1.2, 140),
        title,
        brush.label(translate("changes as you set it"), Face.TEXT, 20, INK2, rest, "right"),
    ]
    return sprites, inner


def wooden(desk: Desk, brush: Brush, box: Box, edition: Edition) -> list[Sprite]:
    """A piece of the edition's table."""
    size, radius = (int(box.w), int(box.h)), brush.px(10)
    table = desk.backdrop(f"{edition.theme}/table").sprites[0].surface
    piece = _cut(table, (int(box.x), int(box.y)), size)
    piece.blit(shapes.rounded(size, radius, (WHITE,)), (0, 0), None, pygame.BLEND_RGBA_MULT)
    edge = panels.outline(brush, box, 10, GOLD, 1.5)
    return [Sprite(piece, int(box.x), int(box.y)), *edge]


def _cut(table: pygame.Surface, at: tuple[int, int], size: tuple[int, int]) -> pygame.Surface:
    """A piece of the table as it would lie there; a page that scrolls may reach beyond it."""
    wide, high = table.get_size()
    if size[0] > wide or size[1] > high:
        return pygame.transform.smoothscale(table, size).convert_alpha()
    corner = min(at[0], wide - size[0]), min(at[1], high - size[1])
    return table.subsurface((*corner, *size)).convert_alpha()


def _tiles(desk: Desk, brush: Brush, box: Box, edition: Edition) -> list[Sprite]:
    """Rows of tiles from large to small, with the empty cells among them."""
    looks = replace(desk.looks, unit=brush.unit)
    pieces = pieces_of(edition, desk.images, desk.type, looks)
    count = len(edition.colours)
    pitch = box.w / count
    sizes = [min(brush.px(size), pitch * 0.86) for size in (_LARGE, _MIDDLE, _MIDDLE, _SMALL)]
    gap = (box.h - sum(sizes)) / (len(sizes) + 1)
    sprites: list[Sprite] = []
    y = box.y
    for row, size in enumerate(sizes):
        y += gap
        for tile in range(count):
            at = box.x + pitch * (tile + 0.5), y + size / 2
            place: Shape = box_around(at, size)
            if pieces.rhombic:
                place = Rhombus(*at, size / LONG, 0)
            if row == 2:
                sprites += _cell(brush, pieces, tile, place, legal=tile == _LEGAL)
                continue
            picture = pieces.tile(tile, *spot_of(place), ground="wood", take=tile)
            sprites.append(centred(picture, at))
            if row == 1 and tile == count + _LAST:
                sprites.append(mark(brush, place, LAST_MOVE))
        y += size
    return sprites


def _cell(brush: Brush, pieces: Pieces, tile: int, place: Shape, *, legal: bool) -> list[Sprite]:
    """An empty cell, or a space of a star; with the outline that says it may be used."""
    if isinstance(place, Rhombus):
        cell = pieces.space(pieces.edition.colours[tile], place)
        around = rhombic_outline(brush, place, hovered=False)
    else:
        cell = pieces.cell(tile, round(place.w))
        around = outline(brush, place, hovered=False, radius=brush.px(10), outside=2)
    return [centred(cell, place.centre), *([around] if legal else [])]
