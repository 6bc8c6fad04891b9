"""The painted scoring board: where it fits, and what it leaves out where it is small."""

from dataclasses import replace
from itertools import pairwise

import pytest

from azul_desktop.boards.data import TrackData, star_data
from azul_desktop.core.star.board import StarBoard
from azul_desktop.geometry import Box
from azul_desktop.ui.families.star.scoring_board import ScoringBoard
from azul_desktop.ui.families.star.scoring_picture import HIGH, LOW, pictured_board, shape_of
from tests.ui.table.setting import STAR
from tests.ui.table.shapes import within

TRACK = star_data(STAR.edition)["score"]


def side() -> StarBoard:
    board = STAR.edition.board(STAR.options.variant)
    assert isinstance(board, StarBoard)
    return board


BOARD = side()


def drawn(
    wide: float,
    high: float,
    text: float = 1.0,
    *,
    folded: bool = False,
    board: StarBoard = BOARD,
    track: TrackData = TRACK,
    colours: int = 6,
) -> ScoringBoard | None:
    return pictured_board(Box(10, 20, wide, high), track, board, colours, text, folded=folded)


def test_both_drawings_have_eighty_cells_in_a_ring() -> None:
    for plan in (HIGH, LOW):
        assert len(plan.cells) == 80
        for one, two in pairwise([*plan.cells, plan.cells[0]]):
            assert abs(one.x - two.x) + abs(one.y - two.y) < 2 * plan.cell
    assert shape_of(HIGH) < 1.6 < shape_of(LOW)


def test_it_keeps_its_shape_in_the_middle_of_its_room() -> None:
    found = drawn(823, 700)
    assert found is not None
    assert found.box == Box(10, 20 + 87, 823, 526)
    assert found.picture == HIGH.file
    assert len(found.scores.tabs) == 8
    assert len(found.dots) == 6
    assert found.scores.numbered
    assert found.slab is None


def test_a_flat_room_has_the_flat_drawing_with_everything_worth_points() -> None:
    found = drawn(632, 226)
    assert found is not None
    assert found.picture == LOW.file
    assert (len(found.legend), len(found.star_bonuses), len(found.number_bonuses)) == (3, 7, 4)
    assert len(found.scores.tabs) == 8
    assert len(found.dots) == 6
    assert not found.scores.numbered


def test_a_small_one_is_folded_only_where_that_is_wanted() -> None:
    assert drawn(450, 322) is None
    found = drawn(450, 322, folded=True)
    assert found is not None
    assert found.picture == HIGH.file
    assert found.slab is not None
    assert within(found.slab, found.box)
    assert not any((found.legend, found.number_bonuses))
    assert (len(found.scores.tabs), len(found.dots), len(found.star_bonuses)) == (8, 6, 7)
    for star in found.star_bonuses:
        assert within(star.text, found.slab)
        assert star.text.w >= 22, "no number is made smaller"
        assert not any(tab.overlaps(star.text) for _, tab in found.scores.tabs)


@pytest.mark.parametrize(("text", "fits"), [(1.0, True), (1.17, False), (0.5, True)])
def test_large_letters_need_a_large_picture(text: float, fits: bool) -> None:
    found = drawn(672, 430, text)
    assert (found is not None and found.picture == HIGH.file) is fits


def test_no_picture_is_enlarged() -> None:
    found = drawn(4000, 3000)
    assert found is not None
    assert (found.box.w, found.box.h) == (2 * 823, 2 * 526)


def test_other_numbers_have_plain_panels() -> None:
    features = tuple(replace(feature, kind=f"kind {n}") for n, feature in enumerate(BOARD.features))
    for other in (
        replace(BOARD, jokers=BOARD.jokers[:-1]),
        replace(BOARD, supply=11),
        replace(BOARD, features=features),
        replace(BOARD, number_bonus=(*BOARD.number_bonus, (5, 20))),
    ):
        assert drawn(823, 526, board=other) is None
    longer: TrackData = {**TRACK, "last": TRACK["last"] + 10}
    assert drawn(823, 526, track=longer) is None
    assert drawn(823, 526, colours=5) is None
    fewer = replace(BOARD, supply=7, number_bonus=BOARD.number_bonus[:2])
    found = drawn(823, 526, board=fewer)
    assert found is not None
    assert len(found.supply) == len(found.zones) == 7
    assert len(found.number_bonuses) == 2


def test_every_tile_of_the_supply_lies_in_a_zone_of_its_own() -> None:
    found = drawn(823 * 0.702, 526)
    assert found is not None
    for space, zone in zip(found.supply, found.zones, strict=True):
        assert zone.contains(space.centre)
        assert min(zone.w, zone.h) >= 44
    for one, two in pairwise(found.zones):
        assert not one.overlaps(two)
