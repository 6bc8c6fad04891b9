"""What is in the bag and in the lid by colour, on a plate: where the top bar has totals only."""

from collections.abc import Sequence

import pygame

from azul_desktop.geometry import Box
from azul_desktop.ui.render import panels
from azul_desktop.ui.render.stage import Group, Sprite
from azul_desktop.ui.render.tokens import CREAM, GOLD_HI, Face
from azul_desktop.ui.table.paint.canvas import Canvas
from azul_desktop.ui.table.paint.store_painter import StorePainter
from azul_desktop.ui.table.paint.table_picture import TablePicture
from azul_desktop.ui.table.shown.shown_table import ShownTable

_PAD_X, _PAD_Y, _GAP = 16, 10, 8
_APART = 28
"""Between bag and lid where they lie side by side."""
_THING, _LONGER = 38, 1.28
"""The side of a bag, and how much longer a lid is."""
_TILES = 26, 20
"""The width of a square and of a rhombic tile on the plate of a key, which has little room."""
_TIP_TILES = 36, 24


class StorePlate:
    """The plate of bag and lid that a key shows: it unfolds over the top bar."""

    def __init__(self, picture: TablePicture) -> None:
        self._picture = picture
        self._canvas = Canvas()

    def forget(self) -> None:
        """The table was laid out anew."""
        self._canvas.clear()

    def groups(self, shown: ShownTable, free: Box) -> list[Group]:
        """The plate, if the top bar shows no colours; above what is looked at if that can be."""
        if self._picture.layout.top_bar.bag.colours:
            return []
        look = tuple(shown.bag), tuple(shown.lid), free
        return [self._canvas.group("stores", look, lambda: self._paint(shown, free))]

    def _paint(self, shown: ShownTable, free: Box) -> list[Sprite]:
        picture, brush = self._picture, self._picture.brush
        bar = picture.layout.top_bar
        things, side = StorePainter(picture.pieces), brush.px(_THING)
        bag = things.bag(Box(0, 0, side, side), sum(shown.bag))
        lid = things.discards(Box(0, 0, side * _LONGER, side), shown.lid, small=True)
        bag = self._line(bag or self._sign("bag"), shown.bag)
        lid = self._line(lid or self._sign(picture.family.lid_icon), shown.lid)
        pad_x, pad_y = brush.px(_PAD_X), brush.px(_PAD_Y)
        (bag_w, high), (lid_w, _) = _size(bag), _size(lid)
        wide = bag_w + brush.px(_APART) + lid_w + 2 * pad_x
        by = wide - 2 * pad_x - lid_w, 0
        if wide > bar.box.w:
            wide, by = max(bag_w, lid_w) + 2 * pad_x, (0, high + brush.px(_GAP))
        size = wide, high + by[1] + 2 * pad_y
        plate = self._place(size, free)
        x, y = int(plate.x) + pad_x, int(plate.y) + pad_y
        return [
            *panels.tooltip(brush, plate),
            *(one._replace(x=one.x + x, y=one.y + y) for one in bag),
            *(one._replace(x=one.x + x + by[0], y=one.y + y + by[1]) for one in lid),
        ]

    def _place(self, size: tuple[int, int], free: Box) -> Box:
        """Over the totals, as far up as the board that is looked at asks for."""
        bar, gap = self._picture.layout.top_bar, self._picture.brush.px(_GAP)
        x = max(bar.box.x, min(bar.bag.box.x, bar.box.right - size[0]))
        place = Box(x, bar.bag.box.y, *size).rounded()
        if place.overlaps(free):
            place = place._replace(y=max(gap, free.y - gap - size[1])).rounded()
        return place

    def _sign(self, icon: str) -> list[Sprite]:
        """The icon of a thing that the theme has no picture of."""
        brush = self._picture.brush
        return [Sprite(brush.images.icon(icon, brush.px(_THING), GOLD_HI), 0, 0)]

    def _line(self, thing: list[Sprite], counts: Sequence[int]) -> list[Sprite]:
        """A thing with the total, and the colours with their numbers, from a corner."""
        brush = self._picture.brush
        tiles = counted(self._picture, counts, _TILES)
        box = Group(thing).box
        high = max(box.h, *(tile.get_height() for tile, _ in tiles))
        total = brush.text(str(sum(counts)), Face.BOLD, 26, CREAM)
        x = box.w + brush.px(6)
        down = (high - box.h) // 2
        sprites = [one._replace(x=one.x - box.x, y=one.y - box.y + down) for one in thing]
        sprites.append(Sprite(total, x, (high - total.get_height()) // 2))
        x += max(total.get_width(), brush.type.width("00", Face.BOLD, brush.px(26)))
        for tile, count in tiles:
            x += brush.px(14)
            number = brush.text(str(count), Face.SEMI, 22, CREAM)
            sprites.append(Sprite(tile, x, (high - tile.get_height()) // 2))
            x += tile.get_width() + brush.px(4)
            sprites.append(Sprite(number, x, (high - number.get_height()) // 2))
            x += number.get_width()
        return sprites


def _size(sprites: list[Sprite]) -> tuple[int, int]:
    box = Group(sprites).box
    return box.w, box.h


def counted(
    picture: TablePicture, counts: Sequence[int], sizes: tuple[int, int] = _TIP_TILES
) -> tuple[tuple[pygame.Surface, int], ...]:
    """A tile of each colour with its number, where the top bar shows totals only."""
    if picture.layout.top_bar.bag.colours:
        return ()
    pieces = picture.pieces
    size = picture.brush.px(sizes[pieces.rhombic])
    return tuple(
        (pieces.tile(tile, size, pieces.upright, ground="none"), count)
        for tile, count in enumerate(counts)
    )
