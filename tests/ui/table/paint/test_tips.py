"""Explanations on the table lie where they hide nothing that matters."""

import math
from itertools import pairwise

import pytest

from azul_desktop.coach import explain
from azul_desktop.core.edition import Options
from azul_desktop.core.families import build
from azul_desktop.core.state import EMPTY
from azul_desktop.geometry import Box, Circle
from azul_desktop.ui.desk import Desk
from azul_desktop.ui.families.register import table_family
from azul_desktop.ui.table.layout.fitting import table_layout
from azul_desktop.ui.table.layout.table_layout import TableLayout
from azul_desktop.ui.table.paint.ring_painter import badge_box
from azul_desktop.ui.table.paint.tips import Tip, hidden_things, paint_tip
from azul_desktop.ui.table.shown.shown_table import ShownTable
from tests.games import EDITIONS

SPECIAL = [edition for edition in EDITIONS.values() if edition.specials]
SIZES = ((1920, 1080), (1280, 720), (1024, 768), (3840, 2160))


def touches(place: Box, disc: Circle) -> bool:
    x = min(max(disc.x, place.x), place.right)
    y = min(max(disc.y, place.y), place.bottom)
    return math.dist((x, y), disc.centre) < disc.radius - 1


def game(players: int) -> ShownTable:
    edition = SPECIAL[0]
    rules = build(edition, Options(edition.variant_names[0], True))
    return ShownTable.of(rules, rules.initial(players, 3))


def layout_of(players: int, size: tuple[int, int]) -> TableLayout:
    edition = SPECIAL[0]
    family, variant = table_family(edition), edition.variant_names[0]
    return table_layout(family, edition, variant, players, size)


@pytest.mark.skipif(not SPECIAL, reason="no edition has special discs")
@pytest.mark.parametrize("size", SIZES, ids=lambda size: f"{size[0]}x{size[1]}")
@pytest.mark.parametrize("players", (2, 4))
def test_a_special_disc_is_explained_beside_itself(
    desk: Desk, players: int, size: tuple[int, int]
) -> None:
    shown, layout = game(players), layout_of(players, size)
    brush = desk.brush.at_scale(layout.text)
    for disc, side in enumerate(shown.specials):
        if side == EMPTY:
            continue
        title, text = explain.special_words(SPECIAL[0].specials[side].effect)
        circle = layout.ring.discs[disc]
        hidden = hidden_things(layout, shown, circle)
        _, place = paint_tip(brush, Tip(text, circle, title), layout, hidden)
        assert place.x >= 0
        assert place.y >= 0
        assert place.right <= size[0]
        assert place.bottom <= size[1]
        assert not touches(place, circle)
        inside = place.grown(-4)  # an edge may touch an edge
        assert not inside.overlaps(badge_box(layout.ring, disc))
        assert not inside.overlaps(layout.ring.marker)
        assert not any(inside.overlaps(mat.box) for mat in layout.boards)


def test_a_title_and_a_symbol_stand_above_the_text(desk: Desk) -> None:
    layout, symbol = layout_of(2, (1920, 1080)), desk.brush.images.icon("plus", 34, (9, 9, 9))
    beside = layout.ring.discs[0]
    sprites, place = paint_tip(desk.brush, Tip("A text.", beside, "Title", symbol), layout, [])
    sign, title, text = sprites[-3:]
    assert sign.surface is symbol
    assert title.y < text.y
    assert all(place.contains((one.x, one.y)) for one in (sign, title, text))


@pytest.mark.parametrize("size", SIZES, ids=lambda size: f"{size[0]}x{size[1]}")
def test_the_colours_of_a_count_stand_in_one_row_below_its_title(
    desk: Desk, size: tuple[int, int]
) -> None:
    shown, layout = game(4), layout_of(4, size)
    brush = desk.brush.at_scale(layout.text)
    tile = desk.images.icon("bag", brush.px(36), (0, 0, 0))
    beside = layout.top_bar.bag.box
    tip = Tip("", beside, "35 tiles in the bag", counts=((tile, 3), (tile, 10), (tile, 7)))
    sprites, place = paint_tip(brush, tip, layout, hidden_things(layout, shown, beside))
    tiles = [sprite for sprite in sprites if sprite.surface is tile]
    assert len({sprite.y for sprite in tiles}) == 1
    steps = {b.x - a.x for a, b in pairwise(tiles)}
    assert steps == {brush.px(80)}
    assert all(place.contains((sprite.x, sprite.y)) for sprite in sprites[-7:])
    assert not place.overlaps(beside)


@pytest.mark.parametrize("size", [(1920, 1080), (1280, 720), (3840, 2160)], ids=str)
def test_a_plate_hides_neither_tiles_nor_bag_and_lid(desk: Desk, size: tuple[int, int]) -> None:
    shown, layout = game(4), layout_of(4, size)
    ring, brush = layout.ring, desk.brush.at_scale(layout.text)
    assert ring.standing
    for circle in ring.discs:
        hidden = hidden_things(layout, shown, circle)
        _, place = paint_tip(brush, Tip("It gets one more tile.", circle, "One"), layout, hidden)
        inside = place.grown(-3 * layout.unit)
        assert not any(touches(inside, other) for other in ring.discs)
        assert not inside.overlaps(ring.bag)
        assert not inside.overlaps(ring.lid)
