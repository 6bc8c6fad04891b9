"""The gold sweep as it is kept, at several moments."""

from collections.abc import Iterator

from azul_desktop.geometry import Box, Rhombus
from azul_desktop.ui.table.paint.sweep import sweep
from azul_desktop.ui.table.show.shows import Lit
from tests.ui.table.sprites import assert_kept, sprite_lines
from tests.ui.table.sprites.scenes import LARGE, SMALL, desk_of

ROW = tuple(Box(100 + 70 * n, 100, 64, 64) for n in range(5))
STAR = (Rhombus(400, 348, 60, 0), Rhombus(445, 374, 60, 60), Rhombus(445, 426, 60, 120))
MOMENTS = (0.0, 0.03, 0.16, 0.3, 0.42, 0.55, 0.7, 0.72, 0.85, 0.97)


def lines() -> Iterator[str]:
    for size in (LARGE, SMALL):
        brush = desk_of(size).brush
        for name, lit in (
            ("row", Lit(ROW, sweep=True)),
            ("grand row", Lit(ROW, sweep=True, grand=True)),
            ("star", Lit(STAR, sweep=True, grand=True)),
            ("still", Lit(ROW, sweep=True, still=True)),
            ("disc", Lit((Box(200, 200, 81, 81),), sweep=True, round=True)),
        ):
            for moment in MOMENTS if size == LARGE else MOMENTS[2::3]:
                sprites = sweep(brush, lit, moment)
                yield from sprite_lines(f"{size}: {name} at {moment}", sprites)


def test_all_is_as_it_was_kept() -> None:
    assert_kept(__file__, lines())
