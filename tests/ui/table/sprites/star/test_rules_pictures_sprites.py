"""Pictures of the rules of stars as they are kept."""

from collections.abc import Iterator

from azul_desktop.core.star.board import StarBoard
from azul_desktop.geometry import Box
from azul_desktop.ui.families.star.rules_pictures import StarPictures
from tests.ui.table.sprites import assert_kept, sprite_lines
from tests.ui.table.sprites.scenes import STAR, STAR_SMALL


def lines() -> Iterator[str]:
    for scene in (STAR, STAR_SMALL):
        pictures, board = StarPictures(scene.easel.brush, scene.easel.pieces), scene.easel.board
        assert isinstance(board, StarBoard)
        for box in (Box(30, 40, 310, 231), Box(0, 0, 101, 150)):
            star = pictures.star(box, "mixed", (1, 2, 3, 4, 5, 6), {1: 2, 4: 0})
            yield from sprite_lines(f"{scene}: star", star)
            sprites = pictures.stars(box, board, [-1] * 42)
            yield from sprite_lines(f"{scene}: stars", sprites[::12])


def test_all_is_as_it_was_kept() -> None:
    assert_kept(__file__, lines())
