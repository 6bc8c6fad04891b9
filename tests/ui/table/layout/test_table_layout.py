"""The table fits into every window: nothing overlaps, nothing leaves it, everything can be hit.

The layouts are kept as text in `layouts/`; `python -m tests.ui.table.layouts` writes them anew.
"""

import math
from collections.abc import Iterator
from dataclasses import replace
from itertools import combinations, pairwise
from typing import cast

import pytest

from azul_desktop.boards.data import star_data
from azul_desktop.core.star.board import StarBoard
from azul_desktop.geometry import Box, Rhombus
from azul_desktop.ui.families.register import table_family
from azul_desktop.ui.families.star.rack import HandRack
from azul_desktop.ui.families.star.scoring_board import ScoringBoard
from azul_desktop.ui.families.star.star_mat import StarMat
from azul_desktop.ui.families.wall.wall_mat import WallMat
from azul_desktop.ui.table.layout.fitting import table_layout
from azul_desktop.ui.table.layout.table_layout import TableLayout
from tests.games import EDITIONS
from tests.ui.table.layouts import CASES, FOLDER, Case, boxes_of, text_of
from tests.ui.table.shapes import apart, around, corners, groups, panels, within

SCALES = (75, 140, 300)
SCALED = [
    replace(case, scale=scale)
    for case in CASES
    if case.size in ((1024, 768), (1920, 1080))
    for scale in SCALES
]
every_case = pytest.mark.parametrize("case", CASES, ids=str)
every_scale = pytest.mark.parametrize("case", CASES + SCALED, ids=str)


@every_scale
def test_the_large_parts_do_not_overlap(case: Case) -> None:
    for (a, one), (b, two) in combinations(panels(case.layout).items(), 2):
        assert not one.overlaps(two), (a, b)


@every_scale
def test_nothing_leaves_the_window(case: Case) -> None:
    window = Box(0, 0, *case.size)
    for name, box in boxes_of(case.layout):
        assert within(box, window), name
        assert min(box.w, box.h) > 0, name


@every_scale
def test_things_on_a_panel_do_not_overlap_or_leave_it(case: Case) -> None:
    for panel, shapes in groups(case.layout):
        for shape in shapes:
            assert within(around(shape), panel), shape
            assert min(around(shape)[2:]) > 0
        for a, b in combinations(shapes, 2):
            assert apart(a, b), (a, b)


@pytest.mark.parametrize("counted", [False, True])
@every_scale
def test_the_top_bar_has_room_for_its_parts(case: Case, counted: bool) -> None:
    bar = replace(case, counted=counted).layout.top_bar
    assert counted or not bar.bag.colours
    parts = [bar.round, *bar.buttons.values(), *([bar.title] if bar.title else [])]
    for counts in (bar.bag, bar.lid):
        parts += [box for count in (counts.total, *counts.colours) for box in count]
    parts += bar.joker or ()
    assert all(within(part, bar.box) for part in parts)
    for a, b in combinations(parts, 2):
        assert not a.overlaps(b)
    assert bar.fits


@every_case
def test_colours_are_counted_at_full_hd_and_wherever_there_is_room(case: Case) -> None:
    counted = replace(case, counted=True).layout
    if case.size[0] >= 1280:
        number = len(EDITIONS[case.edition].colours)
        assert len(counted.top_bar.bag.colours) == len(counted.top_bar.lid.colours) == number
    assert counted.boards == case.layout.boards, "it takes nothing from the boards"


@every_scale
def test_discs_touch_neither_each_other_nor_the_centre(case: Case) -> None:
    ring = case.layout.ring
    for a, b in combinations((*ring.discs, ring.tray), 2):
        assert math.dist(a.centre, b.centre) > a.radius + b.radius
    assert all(within(disc.box, ring.box.grown(-ring.rim)) for disc in ring.discs)
    assert ring.discs[0].y == min(disc.y for disc in ring.discs)


@every_case
def test_bag_and_lid_stand_beside_the_discs(case: Case) -> None:
    ring = case.layout.ring
    assert ring.standing, "with nine discs, too"
    for thing in (ring.bag, ring.lid):
        assert within(thing, ring.box)
        for disc in (*ring.discs, ring.tray):
            near = (
                min(max(disc.x, thing.x), thing.right),
                min(max(disc.y, thing.y), thing.bottom),
            )
            assert math.dist(near, disc.centre) > disc.radius


@every_case
def test_tiles_lie_on_their_disc(case: Case) -> None:
    ring = case.layout.ring
    for n in range(1, 13):
        slots = ring.disc_slots(1, n)
        assert len(slots) == n
        for slot in slots:
            assert all(ring.discs[1].contains(corner) for corner in corners(slot))
        assert all(apart(a, b) for a, b in combinations(slots, 2))


def many(colours: int) -> Iterator[list[int]]:
    """Centres with few and with many tiles."""
    yield [1] * colours
    yield [15 if i == 2 else 3 for i in range(colours)]
    yield [30 // colours] * colours
    yield [15] * 2 + [0] * (colours - 2)
    yield [0] * (colours - 2) + [15] * 2


@every_case
def test_tiles_lie_in_the_centre(case: Case) -> None:
    ring = case.layout.ring
    for counts in many(ring.colours):
        piles, badges = ring.centre_slots(counts), ring.centre_counts(counts)
        assert [len(group) for group in piles] == counts
        for group, badge in zip(piles, badges, strict=True):
            for slot in group:
                assert all(ring.tray.contains(corner) for corner in corners(slot))
                assert apart(slot, ring.marker)
            assert all(ring.tray.contains(corner) for corner in corners(badge))
        for one, two in combinations(piles, 2):
            assert all(apart(a, b) for a in one for b in two)


@every_case
def test_the_centre_of_a_cell_is_in_no_other(case: Case) -> None:
    for mat in case.layout.boards:
        cells: list[Box | Rhombus]
        if isinstance(mat, StarMat):
            cells = [*mat.spaces, *mat.corners]
        else:
            assert isinstance(mat, WallMat)
            cells = [*mat.wall, *mat.line_zones, mat.floor_zone]
        for cell in cells:
            assert [other for other in cells if other.contains(cell.centre)] == [cell]


@every_case
def test_lines_fill_from_the_right_and_the_wall_row_by_row(case: Case) -> None:
    for mat in case.layout.boards:
        if isinstance(mat, WallMat):
            for row, line in enumerate(mat.lines):
                assert [cell.x for cell in line] == sorted((c.x for c in line), reverse=True)
                assert mat.line_zones[row].contains(line[0].centre)
                assert within(mat.line_boxes[row], mat.line_zones[row])
                first = mat.wall[row * mat.columns]
                assert first.y == line[0].y
            assert [(c.y, c.x) for c in mat.wall] == sorted((c.y, c.x) for c in mat.wall)
            sizes = {(c.w, c.h) for c in (*mat.wall, *(c for line in mat.lines for c in line))}
            assert sizes == {(mat.tile, mat.tile)}


def clickables(layout: TableLayout, drafting: bool) -> Iterator[tuple[str, Box]]:
    """What is picked up, dropped on or pressed."""
    yield from layout.top_bar.buttons.items()
    ring = layout.ring
    if drafting:
        slots = [("disc", slot) for slot in ring.disc_slots(0, 4)]
        slots += [("centre", group[0]) for group in ring.centre_slots([1] * ring.colours)]
        yield from ((name, around(slot)) for name, slot in slots)
    front = layout.boards[0]
    if isinstance(front, WallMat):
        yield from (("line", zone) for zone in front.line_zones)
        yield from (("wall", cell) for cell in front.wall)
        yield "floor", front.floor_box
    elif layout.rack and layout.scoring:
        assert isinstance(front, StarMat)
        assert isinstance(layout.rack, HandRack)
        yield from (("space", space.box) for space in front.spaces)
        yield from (("pile", pile) for pile in layout.rack.piles)
        yield "pass", layout.rack.pass_button
        if not drafting:
            supply = [space.box for space in layout.scoring.supply]
            yield from (("supply", box) for box in layout.scoring.zones or supply)


@every_case
def test_what_is_clicked_is_large_enough(case: Case) -> None:
    if case.size[1] >= 1080:
        for name, box in clickables(case.layout, case.drafting):
            assert min(box.w, box.h) >= 44 * case.layout.unit, (name, box)


@every_scale
def test_letters_have_room(case: Case) -> None:
    layout = case.layout
    words = [layout.prompt, layout.top_bar.round]
    for mat in layout.boards:
        words += [box for box in (mat.name, mat.score) if box]
        if isinstance(mat, WallMat):
            words += [mat.floor_sum] if mat.style == "compact" else []
            assert all(box.h >= 18 * layout.unit for box in mat.floor_values)
    if layout.rack:
        assert isinstance(layout.rack, HandRack)
        words += [layout.rack.name, layout.rack.note, *layout.rack.labels]
    assert all(box.h >= 22 * layout.text for box in words)
    assert all(box.w >= 60 * layout.text for box in (mat.name for mat in layout.boards) if box)


@every_case
def test_the_ui_scale_is_kept_where_it_fits(case: Case) -> None:
    used = [replace(case, scale=scale).layout.scale for scale in (75, 100, 130, 300)]
    assert used[:2] == [75, 100]
    assert used == sorted(used)


@every_case
def test_hands_lie_in_their_place(case: Case) -> None:
    layout = case.layout
    counts = [15, 0, 1, 2, 3, 4]
    if layout.rack:
        for pile, slots in zip(layout.rack.piles, layout.rack.slots(counts), strict=True):
            assert all(within(slot.box, pile) for slot in slots)
        for mat in layout.boards[1:]:
            assert isinstance(mat, StarMat)
            assert mat.hand
            hand = mat.hand_slots(counts)
            assert [len(slots) for slots in hand] == counts
            assert all(within(slot.box, mat.hand.grown(1)) for slots in hand for slot in slots)


@every_case
def test_the_score_moves_along_its_track(case: Case) -> None:
    layout = case.layout
    front = layout.boards[0]
    if isinstance(front, WallMat):
        assert front.track
        points = [front.track.points(score) for score in range(100)]
        assert len(set(points)) == 100
        room = front.track.box.grown(1)
        assert all(room.contains(point) for pair in points for point in pair)
        assert all(room.contains(point) for point in front.track.points(10_000))
    elif layout.scoring:
        assert isinstance(layout.scoring, ScoringBoard)
        track = layout.scoring.track
        data = star_data(EDITIONS[case.edition])["score"]
        assert len(track) == data["last"] - data["first"] + 1
        for one, two in pairwise(track):
            # The corners of the drawn track are a little off, as they are painted.
            assert min(abs(one.x - two.x), abs(one.y - two.y)) <= 2 * layout.unit


@every_scale
def test_everything_worth_points_is_printed(case: Case) -> None:
    scoring, edition = case.layout.scoring, EDITIONS[case.edition]
    board = edition.board(edition.variant_names[0])
    if scoring and isinstance(board, StarBoard):
        assert isinstance(scoring, ScoringBoard)
        if scoring.slab is not None:
            assert case.drafting
            assert len(scoring.star_bonuses) == len(edition.colours) + 1
            return
        assert len(scoring.legend) == len({feature.kind for feature in board.features})
        assert len(scoring.star_bonuses) == len(edition.colours) + 1
        assert len(scoring.number_bonuses) == len(board.number_bonus)
        for count in (*scoring.legend, *scoring.star_bonuses, *scoring.number_bonuses):
            assert count.text.w >= 19 * case.layout.unit


def test_tiles_are_large_at_full_hd() -> None:
    for case in CASES:
        if case.size == (1920, 1080):
            front, *others = case.layout.boards
            if isinstance(front, WallMat):
                assert front.tile >= 64
                assert all(isinstance(mat, WallMat) and mat.tile >= 26 for mat in others)
            else:
                assert isinstance(front, StarMat)
                assert front.side >= 74
                assert all(isinstance(mat, StarMat) and mat.side >= 22 for mat in others)


@pytest.mark.parametrize("edition", EDITIONS)
def test_layouts_are_as_kept(edition: str) -> None:
    kept = (FOLDER / f"{edition}.txt").read_text(encoding="utf-8")
    assert text_of(EDITIONS[edition]) == kept


def test_every_layout_file_has_its_edition() -> None:
    assert {file.stem for file in FOLDER.glob("*.txt")} == set(EDITIONS)


def test_an_edition_that_is_laid_out_otherwise_is_not_taken_for_another() -> None:
    """Editions with the same rules are equal, but they may have other boards."""
    edition = EDITIONS[next(iter(EDITIONS))]
    layout = dict(cast("dict[str, object]", edition.looks["layout"])) | {"board": (14.0, 11.0)}
    other = replace(edition, looks=dict(edition.looks) | {"layout": layout})
    assert other == edition
    one, two = (
        table_layout(table_family(each), each, each.variant_names[0], 2, (1280, 720))
        for each in (edition, other)
    )
    assert one.boards[0].cell != two.boards[0].cell
