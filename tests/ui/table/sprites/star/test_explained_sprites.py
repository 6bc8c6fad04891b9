"""What explains itself on a star table, as it is kept."""

from collections.abc import Iterator

from azul_desktop.core.star.board import StarBoard
from azul_desktop.ui.families.star.explained import about_places, about_players
from tests.ui.table.sprites import assert_kept, shape_lines
from tests.ui.table.sprites.scenes import STAR, STAR_SMALL


def lines() -> Iterator[str]:
    for scene in (STAR, STAR_SMALL):
        assert isinstance(scene.easel.board, StarBoard)
        shown = scene.shown
        for score, board in zip((7, 130, 7, 260), shown.players, strict=False):
            board.score = score
        names = [sitter.name for sitter in scene.sitters]
        found = about_players(scene.easel, scene.picture.where, shown, names)
        yield from shape_lines(f"{scene}: players", found)
        yield from shape_lines(
            f"{scene}: places", about_places(scene.easel, scene.easel.board)[::2]
        )


def test_all_is_as_it_was_kept() -> None:
    assert_kept(__file__, lines())
