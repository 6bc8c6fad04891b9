"""Larger text and controls take no room from the boards, and what is applied is told."""

from dataclasses import replace
from pathlib import Path

import pytest

from azul_desktop.storage.settings import Settings
from azul_desktop.ui.families.register import table_family
from azul_desktop.ui.scenes.table import TableScene
from azul_desktop.ui.table.layout.fitting import table_layout
from tests.games import EDITIONS
from tests.ui.pilot import Pilot
from tests.ui.table.layouts import CASES, Case
from tests.ui.tables import WALL, people, table_of

SCALES = (100, 125, 150, 200, 300)
every_case = pytest.mark.parametrize("case", CASES, ids=str)


def scaled(case: Case) -> list[Case]:
    return [replace(case, scale=scale) for scale in SCALES]


@every_case
def test_no_cell_is_smaller_than_at_100(case: Case) -> None:
    plain, *larger = (one.layout for one in scaled(case))
    for layout in larger:
        for mat, before in zip(layout.boards, plain.boards, strict=True):
            assert mat.cell >= before.cell, layout.scale
        assert layout.ring.tile >= 0.85 * plain.ring.tile


@every_case
def test_a_larger_wish_never_gives_less(case: Case) -> None:
    used = [one.layout.scale for one in scaled(case)]
    assert used[0] == 100
    assert used == sorted(used)
    assert all(applied <= wish for applied, wish in zip(used, SCALES, strict=True))


@every_case
def test_half_as_large_again_is_there_at_full_hd_and_above(case: Case) -> None:
    if case.size[1] >= 1080:
        assert replace(case, scale=300).layout.scale >= 150


@pytest.mark.parametrize("edition", EDITIONS)
def test_every_side_of_the_board_gets_as_much(edition: str) -> None:
    one, size = EDITIONS[edition], (1920, 1080)
    for variant in one.variant_names:
        for players in one.player_counts:
            layout = table_layout(table_family(one), one, variant, players, size, 300)
            assert layout.scale >= 150


@every_case
def test_letters_are_as_large_while_drafting_as_while_building(case: Case) -> None:
    drafting, building = (replace(case, scale=300, drafting=phase) for phase in (True, False))
    assert drafting.layout.text == building.layout.text


@pytest.mark.parametrize("scale", [150, 300])
def test_colours_that_the_bar_has_no_room_for_are_counted_in_a_plate(
    scale: int, tmp_path: Path
) -> None:
    session = people(WALL)
    pilot = Pilot(
        tmp_path,
        lambda desk: TableScene(desk, session),
        settings=Settings(animation="off", ui_scale=scale),
    )
    table = table_of(pilot)
    layout = table._picture.layout
    assert not layout.top_bar.bag.colours
    pilot.hover(layout.top_bar.bag.box.centre)
    pilot.settle()
    tip = table._looking._tip
    assert tip is not None
    assert [count for _, count in tip.counts] == list(table._flow.performance.shown.bag)
