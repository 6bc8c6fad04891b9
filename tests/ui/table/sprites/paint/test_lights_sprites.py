"""Light on pieces as it is kept."""

from collections.abc import Iterator

from azul_desktop.geometry import Box, Rhombus, Shape
from azul_desktop.ui.table.paint.lights import (
    FADES,
    filled,
    form_of,
    halo,
    light,
    rhombus_corners,
    rim,
    shine,
)
from tests.ui.table.sprites import assert_kept, shape_lines, sprite_lines
from tests.ui.table.sprites.scenes import LARGE, SMALL, desk_of

PLACES: tuple[Shape, ...] = (
    Box(100, 100, 61, 61),
    Box(300.4, 200.6, 24, 24),
    Rhombus(400, 300, 60, 0),
    Rhombus(500.5, 300, 41, 60),
    Rhombus(600, 300.5, 30, 120),
)
ROW = tuple(Box(100 + 70 * n, 100, 64, 64) for n in range(5))
APART = tuple(Box(100 + 90 * n, 100 + 90 * n, 64, 64) for n in range(3))
NEAR = tuple(Box(100 + 110 * n, 100, 50, 50) for n in range(3))
STAR = (Rhombus(400, 348, 60, 0), Rhombus(445, 374, 60, 60), Rhombus(445, 426, 60, 120))
TINT = (255, 182, 46)


def lines() -> Iterator[str]:
    for size in (LARGE, SMALL):
        brush = desk_of(size).brush
        for place in PLACES:
            for step in (2, FADES):
                yield from sprite_lines(
                    f"{size}: light {place} {step}", light(brush, place, TINT, step)
                )
            others = [shine(brush, place, (0, 200, 90), 4), halo(brush, place, TINT, 3)]
            yield from sprite_lines(f"{size}: others {place}", others)
        for cells in (ROW, APART, NEAR, STAR):
            for step in (1, FADES):
                sprites = rim(brush, cells, TINT, step)
                yield from sprite_lines(f"{size}: rim of {len(cells)}, {step}", sprites)
        yield from sprite_lines(f"{size}: blue rim", rim(brush, ROW, TINT, 5, (0, 0, 255)))
    for place in PLACES:
        yield from shape_lines(f"form of {place}", [form_of(place), form_of(place, 3)])
        yield from shape_lines(
            "filled", [filled(form_of(place), TINT), filled(form_of(place), TINT, 9)]
        )
        if isinstance(place, Rhombus):
            yield from shape_lines("corners", rhombus_corners(place))


def test_all_is_as_it_was_kept() -> None:
    assert_kept(__file__, lines())
