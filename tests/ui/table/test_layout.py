"""The table fits into every window: nothing overlaps, nothing leaves it, everything can be hit.

The layouts are kept as text in `layouts/`; `python -m tests.ui.table.layouts` writes them anew.
"""

import math
from collections.abc import Iterator
from itertools import combinations

import pytest

from azul_desktop.ui.geometry import Box, Rhombus
from azul_desktop.ui.table.layout import TableLayout
from azul_desktop.ui.table.star_layout import StarMat
from azul_desktop.ui.table.wall_parts import WallMat
from tests.games import EDITIONS
from tests.ui.table.layouts import CASES, FOLDER, Case, boxes_of, shape_box, text_of

SCALES = (75, 125, 150, 200, 300)
every_case = pytest.mark.parametrize("case", CASES, ids=str)
every_scale = pytest.mark.parametrize("scale", (100, *SCALES))


def panels(layout: TableLayout) -> dict[str, Box]:
    """The large parts of the table."""
    found = {"top bar": layout.top_bar.box, "prompt": layout.prompt, "ring": layout.ring.box}
    found |= {f"board {number}": mat.box for number, mat in enumerate(layout.boards)}
    if layout.scoring and layout.rack:
        found |= {"scoring": layout.scoring.box, "rack": layout.rack.box}
    return found


def shapes_on(mat: WallMat | StarMat) -> list[Box | Rhombus]:
    """Everything on a board that must not overlap, printed or lying there."""
    if isinstance(mat, StarMat):
        found: list[Box | Rhombus] = [*mat.spaces, *mat.features, *mat.corners]
        return found + [box for box in (mat.avatar, mat.name, mat.score, mat.hand) if box]
    cells: list[Box | None] = [*mat.wall, *mat.floor, *mat.arrows]
    cells += [cell for line in mat.lines for cell in line]
    cells += mat.floor_values if mat.floor_values != mat.floor else ()
    cells += [mat.avatar, mat.name, mat.level, mat.points_label, mat.score, mat.bonuses]
    cells += [mat.floor_label, mat.floor_sum, mat.shield, mat.track and mat.track.box]
    return [cell for cell in cells if cell]


def apart(a: Box | Rhombus, b: Box | Rhombus) -> bool:
    """Whether two shapes share no point, but for an edge."""
    if isinstance(a, Box) and isinstance(b, Box):
        return not a.overlaps(b)
    if not shape_box(a).overlaps(shape_box(b)):
        return True
    if isinstance(a, Rhombus) and isinstance(b, Rhombus):
        return not any(a.contains(p) for p in outline(b)) and not any(
            b.contains(p) for p in outline(a)
        )
    rhombus, box = (a, b) if isinstance(a, Rhombus) else (b, a)
    assert isinstance(rhombus, Rhombus)
    return not any(shape_box(box).contains(p) for p in outline(rhombus))


def outline(shape: Rhombus) -> list[tuple[float, float]]:
    """The corners of a rhombus, drawn in by a hair."""
    angle = math.radians(shape.turn)
    long, short = shape.side * math.sqrt(3) / 2 * 0.98, shape.side / 2 * 0.98
    along, across = (math.sin(angle), -math.cos(angle)), (math.cos(angle), math.sin(angle))
    return [
        (shape.x + reach * way[0], shape.y + reach * way[1])
        for way, far in ((along, long), (across, short))
        for reach in (far, -far)
    ]


def within(inner: Box, outer: Box) -> bool:
    return (
        outer.x <= inner.x
        and outer.y <= inner.y
        and inner.right <= outer.right
        and inner.bottom <= outer.bottom
    )


@every_scale
@every_case
def test_the_large_parts_do_not_overlap(case: Case, scale: int) -> None:
    for (a, one), (b, two) in combinations(panels(case.layout(scale)).items(), 2):
        assert not one.overlaps(two), (a, b)


@every_scale
@every_case
def test_nothing_leaves_the_window(case: Case, scale: int) -> None:
    window = Box(0, 0, *case.size)
    for name, box in boxes_of(case.layout(scale)):
        assert within(box, window), name
        assert min(box.w, box.h) > 0, name


@every_scale
@every_case
def test_things_on_a_board_do_not_overlap_or_leave_it(case: Case, scale: int) -> None:
    for mat in case.layout(scale).boards:
        shapes = shapes_on(mat)
        for shape in shapes:
            assert within(shape_box(shape), mat.box), shape
            assert min(shape_box(shape)[2:]) > 0
        for a, b in combinations(shapes, 2):
            assert apart(a, b), (a, b)


@every_scale
@every_case
def test_the_top_bar_has_room_for_its_parts(case: Case, scale: int) -> None:
    bar = case.layout(scale).top_bar
    parts = [bar.round, *bar.buttons.values(), *([bar.title] if bar.title else [])]
    for counts in (bar.bag, bar.lid):
        parts += [box for count in (counts.total, *counts.colours) for box in count]
    parts += bar.joker or ()
    assert all(within(part, bar.box) for part in parts)
    for a, b in combinations(parts, 2):
        assert not a.overlaps(b)
    assert bar.fits


@every_scale
@every_case
def test_discs_touch_neither_each_other_nor_the_centre(case: Case, scale: int) -> None:
    ring = case.layout(scale).ring
    for a, b in combinations((*ring.discs, ring.tray), 2):
        assert math.dist(a.centre, b.centre) > a.radius + b.radius
    assert all(within(disc.box, ring.box) for disc in ring.discs)
    assert ring.discs[0].y == min(disc.y for disc in ring.discs)


@every_case
def test_bag_and_lid_stand_beside_the_discs(case: Case) -> None:
    ring = case.layout().ring
    for thing in (ring.bag, ring.lid) if ring.standing else ():
        assert within(thing, ring.box)
        for disc in (*ring.discs, ring.tray):
            near = (
                min(max(disc.x, thing.x), thing.right),
                min(max(disc.y, thing.y), thing.bottom),
            )
            assert math.dist(near, disc.centre) > disc.radius


@every_case
def test_tiles_lie_on_their_disc(case: Case) -> None:
    ring = case.layout().ring
    for n in range(1, 13):
        slots = ring.disc_slots(1, n)
        assert len(slots) == n
        for slot in slots:
            corners = outline(slot) if isinstance(slot, Rhombus) else corners_of(slot)
            assert all(ring.discs[1].contains(corner) for corner in corners)
        assert all(apart(a, b) for a, b in combinations(slots, 2))


def corners_of(box: Box) -> list[tuple[float, float]]:
    return [(x, y) for x in (box.x, box.right) for y in (box.y, box.bottom)]


def many(colours: int) -> Iterator[list[int]]:
    """Centres with few and with many tiles."""
    yield [1] * colours
    yield [15 if i == 2 else 3 for i in range(colours)]
    yield [30 // colours] * colours
    yield [15] * 2 + [0] * (colours - 2)
    yield [0] * (colours - 2) + [15] * 2


@every_case
def test_tiles_lie_in_the_centre(case: Case) -> None:
    ring = case.layout().ring
    for counts in many(ring.colours):
        groups, badges = ring.centre_slots(counts), ring.centre_counts(counts)
        assert [len(group) for group in groups] == counts
        for group, badge in zip(groups, badges, strict=True):
            for slot in group:
                corners = outline(slot) if isinstance(slot, Rhombus) else corners_of(slot)
                assert all(ring.tray.contains(corner) for corner in corners)
                assert not slot.overlaps(ring.marker) if isinstance(slot, Box) else True
            assert all(ring.tray.contains(corner) for corner in corners_of(badge))
        for one, two in combinations(groups, 2):
            assert all(apart(a, b) for a in one for b in two)


@every_case
def test_the_centre_of_a_cell_is_in_no_other(case: Case) -> None:
    for mat in case.layout().boards:
        cells: list[Box | Rhombus]
        if isinstance(mat, StarMat):
            cells = [*mat.spaces, *mat.corners]
        else:
            cells = [*mat.wall, *mat.line_zones, mat.floor_zone]
        for cell in cells:
            assert [other for other in cells if other.contains(cell.centre)] == [cell]


@every_case
def test_lines_fill_from_the_right_and_the_wall_row_by_row(case: Case) -> None:
    for mat in case.layout().boards:
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
        yield from ((name, shape_box(slot)) for name, slot in slots)
    front = layout.boards[0]
    if isinstance(front, WallMat):
        yield from (("line", zone) for zone in front.line_zones)
        yield from (("wall", cell) for cell in front.wall)
        yield "floor", front.floor_box
    elif layout.rack and layout.scoring:
        yield from (("space", space.box) for space in front.spaces)
        yield from (("pile", pile) for pile in layout.rack.piles)
        yield "pass", layout.rack.pass_button
        if not drafting:
            yield from (("supply", space.box) for space in layout.scoring.supply)


@every_case
def test_what_is_clicked_is_large_enough(case: Case) -> None:
    if case.size[1] >= 1080:
        for name, box in clickables(case.layout(), case.drafting):
            assert min(box.w, box.h) >= 44 * case.layout().unit, (name, box)


@every_scale
@every_case
def test_letters_have_room(case: Case, scale: int) -> None:
    layout = case.layout(scale)
    words = [layout.prompt, layout.top_bar.round]
    for mat in layout.boards:
        words += [box for box in (mat.name, mat.score) if box]
        if isinstance(mat, WallMat):
            words += [mat.floor_sum] if mat.style == "compact" else []
            assert all(box.h >= 18 * layout.unit for box in mat.floor_values)
    if layout.rack:
        words += [layout.rack.name, layout.rack.note, *layout.rack.labels]
    assert all(box.h >= 22 * layout.text for box in words)
    assert all(box.w >= 60 * layout.text for box in (mat.name for mat in layout.boards) if box)


@every_case
def test_the_ui_scale_is_kept_where_it_fits(case: Case) -> None:
    assert case.layout(100).scale == 100
    used = [case.layout(scale).scale for scale in (100, *SCALES[1:])]
    assert used == sorted(used)
    assert case.layout(75).scale == 75


def test_tiles_are_large_at_full_hd() -> None:
    for case in CASES:
        if case.size == (1920, 1080):
            front, *others = case.layout().boards
            if isinstance(front, WallMat):
                assert front.tile >= 64
                assert all(isinstance(mat, WallMat) and mat.tile >= 26 for mat in others)
            else:
                assert front.side >= 74
                assert all(isinstance(mat, StarMat) and mat.side >= 22 for mat in others)


@pytest.mark.parametrize("edition", EDITIONS.values(), ids=lambda e: e.id)
def test_layouts_are_as_kept(edition: object) -> None:
    found = next(e for e in EDITIONS.values() if e is edition)
    kept = (FOLDER / f"{found.id}.txt").read_text(encoding="utf-8")
    assert text_of(found) == kept


def test_every_layout_file_has_its_edition() -> None:
    assert {file.stem for file in FOLDER.glob("*.txt")} == set(EDITIONS)
