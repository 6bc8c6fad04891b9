"""Outlines of places as they are kept."""

from collections.abc import Iterator

from azul_desktop.geometry import Box, Rhombus
from azul_desktop.ui.table.paint.outlines import (
    focus,
    frame,
    outline,
    rhombic_outline,
    wide_outline,
)
from tests.ui.table.sprites import assert_kept, sprite_lines
from tests.ui.table.sprites.scenes import LARGE, SMALL, desk_of

BOXES = (Box(100, 100, 61, 61), Box(300.4, 200.6, 240, 44), Box(30, 40, 22, 25))
RHOMBI = (Rhombus(400, 300, 60, 0), Rhombus(500.5, 300, 41, 60), Rhombus(600, 300.5, 22, 300))


def lines() -> Iterator[str]:
    for size in (LARGE, SMALL):
        for bold in (False, True):
            brush = desk_of(size, contrast=bold).brush
            for hovered in (False, True):
                found = [outline(brush, box, hovered=hovered) for box in BOXES]
                found.append(outline(brush, BOXES[0], hovered=hovered, radius=30, outside=2))
                found += [rhombic_outline(brush, space, hovered=hovered) for space in RHOMBI]
                yield from sprite_lines(f"{size}: hovered {hovered}, bold {bold}", found)
            found = [*wide_outline(brush, Box(100.4, 80, 600, 401))]
            found += [frame(brush, box, (200, 80, 60), 2.5) for box in BOXES]
            found += [focus(brush, place) for place in (*BOXES, *RHOMBI)]
            yield from sprite_lines(f"{size}: others, bold {bold}", found)


def test_all_is_as_it_was_kept() -> None:
    assert_kept(__file__, lines())
