"""Pictures of walls as they are kept."""

from collections.abc import Iterator

from azul_desktop.core.wall.board import WallBoard
from azul_desktop.geometry import Box
from azul_desktop.ui.families.wall.board_picture import wall_frame, wall_picture
from tests.ui.table.sprites import assert_kept, shape_lines, sprite_lines
from tests.ui.table.sprites.scenes import AZUL, GREY, MINI


def lines() -> Iterator[str]:
    for scene in (AZUL, GREY, MINI):
        board, pieces = scene.easel.board, scene.easel.pieces
        assert isinstance(board, WallBoard)
        covered = scene.shown.players[0].wall
        for room in (Box(10, 20, 300, 340.5), Box(5, 5, 130, 90)):
            sprites, box = wall_picture(scene.easel.brush, pieces, board, covered, room)
            yield from shape_lines(f"{scene} {room}", box)
            yield from sprite_lines("sprites", sprites[:9])
            yield from sprite_lines("last", sprites[-6:])
        yield from sprite_lines("frame", wall_frame(pieces, Box(3, 4, 200, 210), 37))


def test_all_is_as_it_was_kept() -> None:
    assert_kept(__file__, lines())
