"""Legal spaces as they are kept."""

from collections.abc import Iterator

from azul_desktop.core.star.board import StarBoard
from azul_desktop.ui.families.star.legal_spaces import LegalSpaces
from azul_desktop.ui.families.star.star_mat import StarMat
from tests.ui.table.sprites import assert_kept, sprite_lines
from tests.ui.table.sprites.scenes import STAR, STAR_BOLD, STAR_BUILD, STAR_SMALL


def lines() -> Iterator[str]:
    for scene in (STAR, STAR_BUILD, STAR_SMALL, STAR_BOLD):
        mat, board = scene.picture.layout.boards[0], scene.easel.board
        assert isinstance(mat, StarMat)
        assert isinstance(board, StarBoard)
        painter = LegalSpaces(scene.easel.pieces, board, scene.easel.brush)
        sprites = painter.sprites(mat, [0, 7, 14, 38, 40], [1, 8, 22, 39])
        yield from sprite_lines(str(scene), sprites)


def test_all_is_as_it_was_kept() -> None:
    assert_kept(__file__, lines())
