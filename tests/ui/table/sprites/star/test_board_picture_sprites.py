"""Pictures of stars as they are kept."""

from collections.abc import Iterator

from azul_desktop.core.star.board import StarBoard
from azul_desktop.geometry import Box
from azul_desktop.ui.families.star.board_picture import star_picture
from tests.ui.table.sprites import assert_kept, shape_lines, sprite_lines
from tests.ui.table.sprites.scenes import STAR, STAR_BUILD


def lines() -> Iterator[str]:
    for scene in (STAR, STAR_BUILD):
        brush, pieces, board = scene.easel.brush, scene.easel.pieces, scene.easel.board
        assert isinstance(board, StarBoard)
        covered = [n % 6 if n % 5 else -1 for n in range(42)]
        for room in (Box(10, 20, 400, 420), Box(10, 20, 399, 420), Box(5, 5, 130, 90)):
            sprites, box = star_picture(brush, pieces, board, covered, room)
            yield from shape_lines(f"{scene} {room}", [box, len(sprites)])
            yield from sprite_lines("sprites", [*sprites[:3], *sprites[3::9], *sprites[-2:]])
        for won in (range(42), range(9), range(6, 20)):
            covered = [0 if n in won else -1 for n in range(42)]
            sprites, _ = star_picture(brush, pieces, board, covered, Box(0, 0, 500, 500))
            yield from sprite_lines("features", sprites[-len(board.features) :: 2])


def test_all_is_as_it_was_kept() -> None:
    assert_kept(__file__, lines())
