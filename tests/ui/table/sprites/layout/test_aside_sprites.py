"""Where marker and tokens lie, as it is kept."""

from collections.abc import Iterator

from azul_desktop.geometry import Box
from azul_desktop.ui.table.layout.aside import around, beside_lines, beside_stars
from tests.ui.table.sprites import assert_kept, shape_lines

TOKEN = Box(10, 10, 50, 44)
LINES = tuple(Box(300 - 60 * n, 100 + 64 * n, 60 * (n + 1), 60) for n in range(5))
BOARD = Box(0, 0, 500, 400)


def lines() -> Iterator[str]:
    for left in (20, 101, 200, 236, 241, 250, 270, 290.4):
        for others in ((), (Box(0, 0, 120, 130),)):
            place = beside_lines(LINES, others, left, 56.0, TOKEN)
            yield from shape_lines(f"{left} {len(others)}", place)
    for taken in (
        (Box(60, 50, 400, 300),),
        (Box(0, 50, 40, 120), Box(460, 50, 30, 200), Box(100, 350, 100, 60)),
        (Box(-20, 50, 540, 30), Box(0, 100, 35, 280), Box(460, 140, 40, 260)),
        (Box(0, 0, 500, 400),),
    ):
        for largest in (30.0, 61.0, 250.0):
            for left in (False, True):
                place = beside_stars(BOARD, taken, largest, left=left)
                yield from shape_lines(f"{taken[0]} {largest} {left}", place)
    for score in (-1, 0, 1, 70, 99, 100, 101, 200, 245):
        yield from shape_lines(f"score {score}", [around(score, 1, 100), around(score, 0, 70)])


def test_all_is_as_it_was_kept() -> None:
    assert_kept(__file__, lines())
