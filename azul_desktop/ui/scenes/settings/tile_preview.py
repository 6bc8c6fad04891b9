"""What tiles look like with the options for the eye: on wood, in the sizes they have on tables."""

from dataclasses import replace

from azul_desktop.core.edition import Edition
from azul_desktop.geometry import Box, Rhombus, Shape, box_around
from azul_desktop.i18n import translate
from azul_desktop.ui.desk import Desk
from azul_desktop.ui.families.register import pieces_of
from azul_desktop.ui.render import panels
from azul_desktop.ui.render.brush import Brush, centred
from azul_desktop.ui.render.shapes import piece_of, round_off
from azul_desktop.ui.render.stage import Sprite
from azul_desktop.ui.render.tokens import GOLD, INK, INK2, LAST_MOVE, Face, colour
from azul_desktop.ui.table.layout.tile_slots import LONG
from azul_desktop.ui.table.paint.outlines import outline, rhombic_outline
from azul_desktop.ui.table.paint.show_painter import mark
from azul_desktop.ui.table.pieces.pieces import Pieces, spot_of
from azul_desktop.ui.widgets.surfaces import WELL_EDGE

_SHADE = (colour("#c4b184"), colour("#d6c8a2"), colour("#e2d7b8"))
_LARGE, _MIDDLE, _SMALL = 112, 64, 36
_LEGAL, _LAST = 1, -2
"""Which of the empty cells is a legal place, and which of the tiles was placed last."""


def tile_preview(desk: Desk, brush: Brush, box: Box) -> list[Sprite]:
    """Tiles of the first edition in three sizes and its empty cells, as the settings are now."""
    sprites, inner = preview_panel(brush, box), preview_room(brush, box)
    edition = next(iter(desk.catalogue.editions.values()))
    sprites += wooden(desk, brush, inner, edition)
    return sprites + _tiles(desk, brush, inner, edition)


def preview_room(brush: Brush, box: Box) -> Box:
    """The room inside the panel of a preview, below its heading."""
    box = box.rounded()
    inset, head = brush.px(18), brush.px(54)
    return Box(box.x + inset, box.y + head, box.w - 2 * inset, box.h - head - inset).rounded()


def preview_panel(brush: Brush, box: Box) -> list[Sprite]:
    """The sunken panel of a preview with its heading."""
    box, inner = box.rounded(), preview_room(brush, box)
    head = Box(inner.x, box.y + brush.px(6), inner.w, brush.px(48))
    title = brush.label(translate("Preview"), Face.HEAD_BOLD, 26, INK, head, "left")
    x = title.x + title.surface.get_width() + brush.px(20)
    rest = head._replace(x=x, w=head.right - x)
    return [
        *panels.framed(brush, box, 16, _SHADE, WELL_EDGE, 1.2),
        title,
        brush.label(translate("changes as you set it"), Face.TEXT, 20, INK2, rest, "right"),
    ]


def wooden(desk: Desk, brush: Brush, box: Box, edition: Edition) -> list[Sprite]:
    """A piece of the edition's table."""
    size = int(box.w), int(box.h)
    table = desk.backdrop(f"{edition.theme}/table").sprites[0].surface
    piece = piece_of(table, (box.x, box.y), size)
    round_off(piece, brush.px(10))
    edge = panels.outline(brush, box, 10, GOLD, 1.5)
    return [Sprite(piece, int(box.x), int(box.y)), *edge]


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
