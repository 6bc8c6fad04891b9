"""A star board in large as it is kept."""

from collections.abc import Iterator

from azul_desktop.geometry import Box
from azul_desktop.ui.families.star.large_board import LargeStarBoard
from azul_desktop.ui.families.star.star_mat import StarMat
from azul_desktop.ui.table.paint.canvas import Canvas
from tests.ui.table.sprites import assert_kept, sprite_lines
from tests.ui.table.sprites.scenes import STAR, STAR_SMALL


def lines() -> Iterator[str]:
    for scene in (STAR, STAR_SMALL):
        easel, painter, shown = scene.easel, scene.picture.board_painter, scene.shown
        large = LargeStarBoard(painter, easel.pieces, easel.brush, easel.accents)
        mat = painter.large_mat(scene.picture.layout, Box(30, 40, 620, 700.5))
        assert isinstance(mat, StarMat)
        board = shown.players[0]
        for hand in ([0, 0, 0, 0, 0, 0], [1, 0, 12, 0, 3, 0]):
            board.hand[:], board.score = hand, 100 + hand[0]
            groups = large.groups(Canvas(), mat, 0, board, scene.sitters[1])
            for number, group in enumerate(groups):
                yield f"{number} {len(group.sprites)} {tuple(group.box)}"
                sprites = group.sprites[-4:] if number in (0, 3) else group.sprites
                yield from sprite_lines(f"{scene}: group {number}", sprites)


def test_all_is_as_it_was_kept() -> None:
    assert_kept(__file__, lines())
