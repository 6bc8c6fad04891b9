"""The card that ends a round finds a form for every window, and leaves the board in front free."""

import pytest

from azul_desktop.geometry import Box
from azul_desktop.ui.families.register import table_family
from azul_desktop.ui.table.cards.end_layout import (
    DECKED,
    WIDE,
    Columns,
    card_box,
    end_layout,
    form_for,
    free_room,
    time_box,
)
from azul_desktop.ui.table.cards.end_painter import room_of
from azul_desktop.ui.table.layout.fitting import table_layout
from tests.games import EDITIONS, KINDS, Kind

SIZES = [(1024, 768), (1280, 720), (1920, 1080), (2560, 1080), (3840, 2160)]
SIDES = [kind for kind in KINDS if not kind.options.special_factories]


def is_in(box: Box, other: Box) -> bool:
    return (
        other.x - 1 <= box.x
        and other.y - 1 <= box.y
        and box.right <= other.right + 1
        and box.bottom <= other.bottom + 1
    )


@pytest.mark.parametrize("scale", [100, 200])
@pytest.mark.parametrize("size", SIZES, ids=str)
@pytest.mark.parametrize("kind", SIDES, ids=str)
def test_it_lies_in_the_window_beside_the_board_in_front(
    kind: Kind, size: tuple[int, int], scale: int
) -> None:
    edition, players = kind.edition, kind.players
    family = table_family(edition)
    for drafting in (True, False):
        layout = table_layout(family, edition, kind.options.variant, players, size, scale, drafting)
        room = room_of(layout, players)
        form, unit = form_for(room, layout.text, players)
        box = card_box(form, unit, players, room)
        assert is_in(box, Box(0, 0, *size))
        assert not box.overlaps(layout.boards[0].box)
        assert not box.overlaps(layout.top_bar.box)
        usual = layout.text * 100 / layout.scale
        assert unit >= 0.84 * min(usual, layout.text), "letters are as large as they must be"
        places = end_layout(form, unit, box, players, Columns(120 * unit, 70 * unit, 60 * unit))
        assert len(places.rows) == players
        for row in places.rows:
            parts = [row.face, row.name, row.sum, row.score]
            assert all(is_in(part, row.box) for part in (*parts, row.gains))
            assert all(part.w > 0 for part in parts)
            lying = [*parts, row.gains]
            assert not [
                (one, two)
                for n, one in enumerate(lying)
                for two in lying[:n]
                if one.overlaps(two.grown(-0.01))
            ]
            assert row.sum.right < row.arrow[0] < row.score.x
        tops = [row.box.y for row in places.rows]
        assert tops == sorted(tops)
        time = time_box(form, unit, box)
        assert places.rows[-1].box.bottom <= time.y
        assert time.bottom < box.bottom
        assert places.head.bottom <= tops[0]


def test_the_form_follows_the_room() -> None:
    assert form_for(Box(0, 0, 900, 900), 1.0, 4) == (WIDE, 1.0)
    assert form_for(Box(0, 0, 720, 900), 1.0, 4) == (WIDE, 720 / WIDE.narrow)
    assert form_for(Box(0, 0, 560, 900), 1.0, 4) == (DECKED, 1.0)
    assert form_for(Box(0, 0, 560, 900), 2.0, 2) == (DECKED, 2 * 560 / 2 / DECKED.narrow)
    assert form_for(Box(0, 0, 900, 480), 1.0, 4)[0] is DECKED
    assert form_for(Box(0, 0, 900, 480), 1.0, 2)[0] is WIDE


def test_it_lies_in_the_middle_of_its_room_and_is_as_high_as_it_has_players() -> None:
    room = Box(10, 50, 900, 900)
    two, four = (card_box(WIDE, 1.0, players, room) for players in (2, 4))
    assert two.centre == four.centre == room.centre
    assert four.h - two.h == 2 * WIDE.row
    assert two.w == WIDE.wide
    assert card_box(WIDE, 1.0, 2, room._replace(w=800)).w == 800


def test_every_installed_edition_was_looked_at() -> None:
    assert {kind.edition.id for kind in SIDES} == set(EDITIONS)


@pytest.mark.parametrize("size", SIZES, ids=str)
@pytest.mark.parametrize("kind", SIDES, ids=str)
def test_it_leaves_the_boards_of_the_others_free(kind: Kind, size: tuple[int, int]) -> None:
    edition, players = kind.edition, kind.players
    family, side = table_family(edition), kind.options.variant
    layout = table_layout(family, edition, side, players, size, 100, drafting=False)
    room = room_of(layout, players)
    assert not [mat for mat in layout.boards if mat.box.overlaps(room)]


def test_it_lies_where_more_room_is_left() -> None:
    room = Box(0, 0, 900, 1000)
    assert free_room(room, [Box(950, 0, 100, 100)], 10) == room
    assert free_room(room, [Box(0, 0, 200, 300), Box(0, 320, 200, 300)], 10) == Box(
        210, 0, 690, 1000
    )
    assert free_room(room, [Box(0, 0, 400, 300)], 10) == Box(0, 310, 900, 690)
