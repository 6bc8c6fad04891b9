"""Explanations on the table: a plate where it hides least of what the player looks at."""

import math
from collections.abc import Iterator
from dataclasses import dataclass

import pygame

from azul_desktop.core.address import CENTRE
from azul_desktop.core.state import EMPTY
from azul_desktop.geometry import Box, Circle, Point, box_of
from azul_desktop.ui.render import panels
from azul_desktop.ui.render.brush import Brush, centred
from azul_desktop.ui.render.stage import Sprite
from azul_desktop.ui.render.tokens import CREAM, GOLD_HI, Face
from azul_desktop.ui.table.layout.table_layout import TableLayout
from azul_desktop.ui.table.paint.ring_painter import badge_box
from azul_desktop.ui.table.shown.shown_table import ShownTable

_PAD_X, _PAD_Y, _GAP, _SYMBOL = 16, 10, 8, 34
_WIDTHS = (420, 340, 270, 210)
"""The widths of the lines that are tried, in logical pixels: free corners are often narrow."""
_STEP = 80
"""How far apart the colours of a count stand, at most."""
_STEPS = 24
"""How many places along each side of the explained thing are tried."""
_WRITTEN, _LYING, _STANDING, _BARE, _GROUND = 8.0, 4.0, 3.0, 1.0, 0.25
"""How bad it is to hide a board, a piece, the bag or the lid, an empty disc, or a bare part of the
centre."""
_CORNER = 0.29
"""How far the corner of the box around a disc reaches beyond it, in radii."""
_TOUCHED = 0.3
"""How much of a box counts as hidden where a plate covers little more than its edge."""
_EDGE = 5
"""So many logical pixels of a box are no more than its edge."""
_OUTWARDS = 0.5
"""How much better a place on the rim of the table is than one in its middle."""


@dataclass(frozen=True)
class Tip:
    """What is explained: a text, beside what, and for a special disc its name and symbol.

    Bag and lid count their colours below the title, where the top bar does not.
    """

    text: str
    beside: Box | Circle
    title: str = ""
    symbol: pygame.Surface | None = None
    counts: tuple[tuple[pygame.Surface, int], ...] = ()


@dataclass(frozen=True)
class Hidden:
    """Something on the table that a plate would hide, and how bad that would be."""

    shape: Box | Circle
    weight: float

    @property
    def rect(self) -> pygame.Rect:
        """What lies around it."""
        shape = self.shape
        return pygame.Rect(*(shape if isinstance(shape, Box) else shape.box))


def paint_tip(
    brush: Brush, tip: Tip, layout: TableLayout, hidden: list[Hidden]
) -> tuple[list[Sprite], Box]:
    """The plate with its text at the best place of all widths, and the box it takes."""
    best, cost = None, math.inf
    # Colours stand in one row: whoever counts compares them.
    for width in _WIDTHS[:1] if tip.counts else _WIDTHS:
        words = _words(brush, tip, brush.px(width))
        size = words.w + 2 * brush.px(_PAD_X), words.h + 2 * brush.px(_PAD_Y)
        place, found = best_place(brush, size, tip.beside, layout, hidden)
        if found < cost - 0.05:
            best, cost = (words, place), found
        if cost < 0:  # it hides nothing
            break
    assert best is not None
    words, place = best
    x, y = round(place.x + brush.px(_PAD_X)), round(place.y + brush.px(_PAD_Y))
    return [*panels.tooltip(brush, place), *words.at(x, y)], place


@dataclass(frozen=True)
class _Words:
    """A title with its symbol above a paragraph, from a common corner."""

    sprites: tuple[Sprite, ...]
    w: int
    h: int

    def at(self, x: int, y: int) -> list[Sprite]:
        return [Sprite(one.surface, one.x + x, one.y + y) for one in self.sprites]


def _words(brush: Brush, tip: Tip, width: int) -> _Words:
    if tip.counts:
        return _counted(brush, tip, width)
    text = _even_lines(brush, tip.text, width)
    if not tip.title:
        return _Words((Sprite(text, 0, 0),), *text.get_size())
    title = brush.text(tip.title, Face.HEAD_BOLD, 24, GOLD_HI)
    x, high, sprites = 0, title.get_height(), []
    if tip.symbol is not None:
        side = tip.symbol.get_height()
        x, high = side + brush.px(10), max(high, side)
        sprites.append(centred(tip.symbol, (side / 2, high / 2)))
    sprites.append(Sprite(title, x, (high - title.get_height()) // 2))
    top = high + brush.px(4)
    sprites.append(Sprite(text, 0, top))
    return _Words(
        tuple(sprites), max(text.get_width(), x + title.get_width()), top + text.get_height()
    )


def _counted(brush: Brush, tip: Tip, width: int) -> _Words:
    """A title over tiles with their numbers, in as many lines as they need; a text below."""
    title = brush.text(tip.title, Face.HEAD_BOLD, 24, GOLD_HI)
    numbers = [brush.text(str(count), Face.SEMI, 22, CREAM) for _, count in tip.counts]
    tiles = [picture for picture, _ in tip.counts]
    after, apart = brush.px(6), brush.px(10)
    wide = max(tile.get_width() for tile in tiles) + after
    least = wide + max(number.get_width() for number in numbers)
    step = max(least + apart, min(brush.px(_STEP), width // len(tiles)))
    columns = max(1, min(len(tiles), (width + step - least) // step))
    high = max(tile.get_height() for tile in tiles) + brush.px(4)
    sprites = [Sprite(title, 0, 0)]
    y = title.get_height() + brush.px(8)
    for n, (tile, number) in enumerate(zip(tiles, numbers, strict=True)):
        row, column = divmod(n, columns)
        x, top = column * step, y + row * high
        sprites.append(Sprite(tile, x, top + (high - tile.get_height()) // 2))
        sprites.append(Sprite(number, x + wide, top + (high - number.get_height()) // 2))
    y += high * math.ceil(len(tiles) / columns)
    right = max(title.get_width(), (columns - 1) * step + least)
    if tip.text:
        text = _even_lines(brush, tip.text, max(right, width))
        sprites.append(Sprite(text, 0, y + brush.px(6)))
        y, right = y + brush.px(6) + text.get_height(), max(right, text.get_width())
    return _Words(tuple(sprites), right, y)


def _even_lines(brush: Brush, text: str, width: int) -> pygame.Surface:
    """A paragraph whose last line is no single word, if it needs no more lines that way."""
    size, tint = brush.px(20), brush.ink(CREAM)
    best = brush.type.paragraph(text, Face.TEXT, size, tint, width)
    for part in (0.94, 0.88, 0.82, 0.76):
        tried = brush.type.paragraph(text, Face.TEXT, size, tint, width * part)
        if tried.get_height() > best.get_height():
            break
        best = tried
    return best


def symbol_size(brush: Brush) -> int:
    """How large the symbol beside a title is."""
    return brush.px(_SYMBOL)


def best_place(
    brush: Brush,
    size: tuple[float, float],
    beside: Box | Circle,
    layout: TableLayout,
    hidden: list[Hidden],
) -> tuple[Box, float]:
    """Where a plate hides least; of places that hide the same the outermost."""
    reach = math.hypot(layout.ring.box.w, layout.ring.box.h) / 2
    rects, edge = [thing.rect for thing in hidden], brush.px(_EDGE)
    middle = layout.ring.tray.centre
    best, cost = Box(0, 0, *size), math.inf
    for anchor in _anchors(beside):
        for place in _places(brush, size, anchor, layout.size):
            found = -_OUTWARDS * min(math.dist(place.centre, middle) / reach, 1.0)
            # Only what a plate touches is looked at closely: there are hundreds of places.
            for index in pygame.Rect(*place).collidelistall(rects):
                if found >= cost:
                    break
                thing = hidden[index]
                found += thing.weight * hidden_part(thing.shape, place, edge)
            if found < cost:
                best, cost = place, found
    return best, cost


def _anchors(beside: Box | Circle) -> list[Box]:
    """What a plate may touch: around a disc it also fits into the corners of its box."""
    if isinstance(beside, Box):
        return [beside]
    return [beside.box, beside.box.grown(-beside.radius * _CORNER)]


def _places(
    brush: Brush, size: tuple[float, float], beside: Box, window: tuple[int, int]
) -> Iterator[Box]:
    """Places that touch the thing on every side and at its corners, all in the window."""
    (w, h), gap = size, brush.px(_GAP)
    around = beside.grown(gap)
    last_x, last_y = window[0] - w - gap, window[1] - h - gap
    for step in range(_STEPS + 1):
        part = step / _STEPS
        x = around.x - w + (around.w + w) * part
        y = around.y - h + (around.h + h) * part
        for at in ((x, around.y - h), (x, around.bottom), (around.x - w, y), (around.right, y)):
            if gap <= at[0] <= last_x and gap <= at[1] <= last_y:
                yield Box(*at, w, h).rounded()
    # A tiny window has no such place: as near as can be.
    yield Box(max(gap, min(around.x, last_x)), max(gap, min(around.bottom, last_y)), w, h).rounded()


def hidden_part(shape: Box | Circle, place: Box, edge: int) -> float:
    """How much of something a plate hides, from 0 to about 1; its edge is so many pixels wide."""
    if isinstance(shape, Circle):
        near = _nearest(place, shape.centre)
        deep = shape.radius - math.dist(near, shape.centre)
        return max(0.0, _TOUCHED * min(1.0, deep / edge) + deep / shape.radius)
    w = min(shape.right, place.right) - max(shape.x, place.x)
    h = min(shape.bottom, place.bottom) - max(shape.y, place.y)
    if w <= 0 or h <= 0:
        return 0.0
    # A part of a large thing counts by what the plate loses, one of a small thing as it is.
    return _TOUCHED * min(1.0, min(w, h) / edge) + w * h / min(shape.w * shape.h, place.w * place.h)


def _nearest(box: Box, point: Point) -> Point:
    return min(max(point[0], box.x), box.right), min(max(point[1], box.y), box.bottom)


def hidden_things(layout: TableLayout, shown: ShownTable, beside: Box | Circle) -> list[Hidden]:
    """All that a plate on this table might hide."""
    ring = layout.ring
    # The worst first: with them a place is soon found to be worse than the best.
    found = [Hidden(beside, 2 * _WRITTEN)]
    found += [Hidden(mat.box, _WRITTEN) for mat in layout.boards]
    found += [Hidden(layout.top_bar.box, _WRITTEN), Hidden(layout.prompt, _WRITTEN)]
    if ring.standing:
        found += [Hidden(ring.bag, _STANDING), Hidden(ring.lid, _STANDING)]
    if layout.scoring is not None:
        found.append(Hidden(layout.scoring.box, _WRITTEN))
    for disc, circle in enumerate(ring.discs):
        bare = all(piece == EMPTY for piece in shown.discs[disc])
        found.append(Hidden(circle, _BARE if bare else _LYING))
        if shown.specials[disc] != EMPTY:
            found.append(Hidden(badge_box(ring, disc), _WRITTEN))
    found.append(Hidden(ring.tray, _GROUND))
    if shown.marker == CENTRE:
        found.append(Hidden(ring.marker, _WRITTEN))
    slots = ring.centre_slots(shown.centre)
    for tile, count in enumerate(shown.centre):
        found += [Hidden(box_of(slot), _LYING) for slot in slots[tile][:count]]
    return found
