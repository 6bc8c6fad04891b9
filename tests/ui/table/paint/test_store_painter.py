"""The bag gets emptier, and the lid or the tower fills."""

from collections import Counter

import pygame
import pytest

from azul_desktop.geometry import Box
from azul_desktop.ui.desk import Desk
from azul_desktop.ui.table.paint.store_painter import StorePainter
from tests.games import Kind
from tests.ui.table.paint.test_ring_painter import Eye, middle
from tests.ui.table.setting import STAR, WALL, picture_of

BOX = Box(100, 100, 200, 154)


def painter_of(kind: Kind, desk: Desk) -> StorePainter:
    return StorePainter(picture_of(kind, kind.rules.initial(kind.players, 1), desk).pieces)


@pytest.mark.parametrize("kind", [WALL, STAR], ids=str)
def test_the_bag_of_every_edition_empties_by_its_own_number_of_tiles(
    kind: Kind, desk: Desk
) -> None:
    painter = painter_of(kind, desk)
    whole = kind.edition.tiles_of_each * len(kind.edition.colours)
    parts = {0.0: 0, 0.01: 1, 0.25: 1, 0.26: 2, 0.6: 2, 0.61: 3, 1.0: 3}
    for part, state in parts.items():
        assert painter.fullness(int(part * whole) if part < 0.02 else round(part * whole)) == state
    pictures = {painter.bag(BOX, round(part * whole))[0].surface for part in (0, 0.2, 0.5, 0.9)}
    assert len(pictures) == 4
    seen = [
        pygame.mask.from_surface(painter.bag(BOX, round(part * whole))[0].surface).count()
        for part in (0, 0.2, 0.5, 0.9)
    ]
    assert seen == sorted(seen), "a fuller bag is larger"


def test_a_heap_has_as_many_tiles_of_each_colour_as_there_are(desk: Desk) -> None:
    painter, eye = painter_of(WALL, desk), Eye(WALL, desk)
    counts = [4, 0, 7, 1, 3]
    heap = painter.discards(BOX, counts)[1:]
    assert Counter(map(eye.colour, heap)) == Counter(dict(enumerate(counts))) - Counter()
    assert all(BOX.contains(middle(tile)) for tile in heap)
    assert len({middle(tile) for tile in heap}) == len(heap)


@pytest.mark.parametrize("small", [False, True])
@pytest.mark.parametrize("kind", [WALL, STAR], ids=str)
def test_more_discards_make_a_larger_heap_up_to_a_full_one(
    kind: Kind, small: bool, desk: Desk
) -> None:
    painter, colours = painter_of(kind, desk), len(kind.edition.colours)
    sizes = [len(painter.discards(BOX, [each] * colours, small=small)) - 1 for each in range(12)]
    assert sizes[0] == 0
    assert sizes == sorted(sizes)
    assert sizes[1] >= 1
    most = {(False, False): 48, (False, True): 14}.get((kind is STAR, small), 15)
    assert sizes[-1] == most


def test_the_tower_is_as_wide_as_high(desk: Desk) -> None:
    tower = painter_of(STAR, desk).discards(BOX, [0] * 6)[0]
    assert tower.surface.get_width() == tower.surface.get_height() == 154
    assert middle(tower) == pytest.approx(BOX.centre, abs=1)
