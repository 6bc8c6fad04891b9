"""Where numbers stand beside runs, as it is kept."""

from collections.abc import Iterator

from azul_desktop.geometry import Box, Rhombus, Shape
from azul_desktop.ui.table.layout.beside import beside
from tests.ui.table.sprites import assert_kept, shape_lines

LIMITS = Box(0, 0, 600, 500)
RUNS: tuple[tuple[Shape, ...], ...] = (
    (Box(100, 100, 60, 60), Box(160, 100, 60, 60)),
    (Box(530, 10, 60, 60), Box(530, 70, 60, 60)),
    (Box(300, 420, 50, 40),),
    (Rhombus(300, 200, 60, 0), Rhombus(345, 226, 60, 60)),
)
BUSY = (Box(160, 40, 90, 90), Box(300, 140, 90, 60), Box(350, 400, 100, 90), Box(420, 0, 90, 60))


def lines() -> Iterator[str]:
    for run in RUNS:
        for size in ((40, 30), (120, 60), (700, 40)):
            for busy in ((), BUSY, BUSY[:2]):
                yield from shape_lines(
                    f"{run[0]} {size} {len(busy)}", beside(run, size, LIMITS, busy)
                )


def test_all_is_as_it_was_kept() -> None:
    assert_kept(__file__, lines())
