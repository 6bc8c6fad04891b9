"""Where the plate of a step stands: where it hides least, and nothing that the step is about."""

import math
from collections.abc import Iterator, Sequence

import pygame

from azul_desktop.core.address import CENTRE
from azul_desktop.core.state import EMPTY
from azul_desktop.geometry import Box, Point, box_of
from azul_desktop.ui.table.layout.table_layout import TableLayout
from azul_desktop.ui.table.paint.tips import Hidden, hidden_part
from azul_desktop.ui.table.shown.shown_table import ShownTable

_ACROSS, _DOWN = 40, 30
"""How many places along each side of the window are tried."""
_BAR, _OWN, _OTHERS = 12.0, 4.0, 2.5
_TILES, _READ, _BARE, _CENTRE, _STANDING, _SHARED, _RACK = 5.0, 1.2, 0.6, 0.5, 0.6, 4.0, 6.0
"""How bad it is to hide bars, the own board, another one, tiles to be taken, those when one only
reads, bare discs, the centre, bag and lid, the board that all share, the own hand."""
_FAR = 1.5
"""How much worse a place is that is a window's width away from what is asked for."""


def things_on(layout: TableLayout, shown: ShownTable, *, task: bool) -> list[Hidden]:
    """All that a plate might hide; where a move is to be made, tiles are wanted more."""
    tiles = _TILES if task else _READ
    ring, own = layout.ring, layout.boards[0]
    found = [Hidden(layout.top_bar.box, _BAR), Hidden(layout.prompt, _BAR)]
    found += [Hidden(own.box, _OWN)]
    found += [Hidden(mat.box, _OTHERS) for mat in layout.boards[1:]]
    if layout.scoring is not None:
        found.append(Hidden(layout.scoring.box, _SHARED))
    if layout.rack is not None:
        found.append(Hidden(layout.rack.box, _RACK))
    if ring.standing:
        found += [Hidden(ring.bag, _STANDING), Hidden(ring.lid, _STANDING)]
    for disc, circle in enumerate(ring.discs):
        bare = all(piece == EMPTY for piece in shown.discs[disc])
        found.append(Hidden(circle, _BARE if bare else tiles))
    found.append(Hidden(ring.tray, _CENTRE))
    if shown.marker == CENTRE:
        found.append(Hidden(ring.marker, tiles))
    slots = ring.centre_slots(shown.centre)
    for tile, count in enumerate(shown.centre):
        found += [Hidden(box_of(slot), tiles) for slot in slots[tile][:count]]
    return found


def plate_place(
    sizes: Sequence[tuple[float, float]],
    window: tuple[int, int],
    margin: float,
    clear: Sequence[Box],
    hidden: Sequence[Hidden],
    near: Point,
) -> Box:
    """The best place of all sizes for a plate that leaves the boxes `clear`."""
    edge, wide = max(1, round(margin / 2)), window[0]
    rects = [thing.rect for thing in hidden]
    free = [pygame.Rect(*box.rounded()) for box in clear]
    best, cost = None, math.inf
    for shape, size in enumerate(sizes):
        for place in _places(size, window, margin):
            rect = pygame.Rect(*place)
            found = shape * 0.3 + _FAR * math.dist(place.centre, near) / wide
            covered = sum(_area(rect.clip(free[at])) for at in rect.collidelistall(free))
            # Only where there is no other way at all, and then as little as can be.
            found += 1000 * (covered > 0) + covered / wide
            for index in rect.collidelistall(rects):
                if found >= cost:
                    break
                thing = hidden[index]
                found += thing.weight * hidden_part(thing.shape, place, edge)
            if found < cost:
                best, cost = place, found
    assert best is not None
    return best


def _places(size: tuple[float, float], window: tuple[int, int], margin: float) -> Iterator[Box]:
    """All places of a size in a window."""
    (w, h), (wide, high) = size, window
    most_x, most_y = max(0.0, wide - w - 2 * margin), max(0.0, high - h - 2 * margin)
    for column in range(_ACROSS + 1):
        for row in range(_DOWN + 1):
            x, y = margin + most_x * column / _ACROSS, margin + most_y * row / _DOWN
            yield Box(round(x), round(y), round(w), round(h))


def _area(rect: pygame.Rect) -> int:
    return rect.w * rect.h
