"""The board in front as it is kept: every box."""

from collections.abc import Iterator

from azul_desktop.boards.data import wall_data
from azul_desktop.core.wall.board import WallBoard
from azul_desktop.geometry import Box
from azul_desktop.ui.families.wall.front_mat import front_cell, front_mat, plan
from tests.games import ALL_EDITIONS
from tests.ui.table.sprites import assert_kept, shape_lines

ROOMS = ((Box(900, 300, 976, 700), 1.0), (Box(10, 20, 520.5, 460), 0.8), (Box(0, 0, 640, 360), 1.4))


def lines() -> Iterator[str]:
    for name, edition in ALL_EDITIONS.items():
        board = edition.board(edition.variant_names[0])
        if not isinstance(board, WallBoard):
            continue
        data = wall_data(edition)
        shape = plan(data, board)
        yield from shape_lines(f"{name}: plan", shape)
        for number, (room, text) in enumerate(ROOMS if name != "half-printed" else ROOMS[:1]):
            yield from shape_lines(f"{name}: cell", front_cell(shape, (room.w, room.h), text))
            mat = front_mat(room, data, board, text)
            if number:  # the cells follow from those of the large one
                told = mat.__dict__ | {"lines": mat.lines[-1], "wall": mat.wall[::7]}
                yield from shape_lines(f"{name} {room}", told)
            else:
                yield from shape_lines(f"{name} {room}", mat)


def test_all_is_as_it_was_kept() -> None:
    assert_kept(__file__, lines())
