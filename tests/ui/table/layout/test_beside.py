"""A number stands beside what it is for, on its board."""

import pytest

from azul_desktop.geometry import Box, box_around
from azul_desktop.ui.table.layout.beside import beside
from tests.ui.table.shapes import within

BOARD = Box(0, 0, 500, 500)
CELLS = [[Box(75 + 70 * x, 75 + 70 * y, 64, 64) for x in range(5)] for y in range(5)]
SIZE = 70, 70


def place_of(run: list[Box], busy: list[Box] | None = None, limits: Box = BOARD) -> Box:
    return box_around(beside(run, SIZE, limits, busy or []), *SIZE)


@pytest.mark.parametrize("x", range(5))
@pytest.mark.parametrize("y", range(5))
def test_it_hides_nothing_of_the_run_and_stays_on_the_board(x: int, y: int) -> None:
    cross = [CELLS[y][x], *CELLS[y], *(row[x] for row in CELLS)]
    for run in (CELLS[y], [row[x] for row in CELLS], [CELLS[y][x]], cross):
        box = place_of(run)
        assert within(box, BOARD)
        assert not any(box.overlaps(cell) for cell in run)


def test_it_stands_near_the_first_cell_off_tiles_if_it_can() -> None:
    run = [CELLS[2][1], CELLS[1][1], CELLS[3][1]]
    right = place_of(run)
    assert right.x > run[0].right
    left = place_of(run, [CELLS[y][2] for y in range(5)])
    assert left.right < run[0].x


def test_on_a_board_without_room_it_stays_inside() -> None:
    small = Box(70, 70, 150, 80)
    assert within(place_of([CELLS[0][0], CELLS[0][1]], limits=small), small)
