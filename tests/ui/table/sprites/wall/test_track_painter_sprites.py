"""Scores on wall boards as they are kept."""

from collections.abc import Iterator

from azul_desktop.ui.families.wall.track_painter import TrackPainter
from azul_desktop.ui.families.wall.wall_mat import WallMat
from tests.ui.table.sprites import assert_kept, shape_lines, sprite_lines
from tests.ui.table.sprites.scenes import AZUL, GREY, MINI, MINI_SMALL


def lines() -> Iterator[str]:
    for scene in (AZUL, GREY, MINI, MINI_SMALL):
        mat = scene.picture.layout.boards[0]
        assert isinstance(mat, WallMat)
        assert mat.track is not None
        painter = TrackPainter(scene.easel.pieces, scene.easel.brush)
        yield from sprite_lines(f"{scene}: base", painter.base(mat.track))
        for score in (0, 1, 48, 99, 100, 101, 130, 245):
            yield from sprite_lines(f"{scene}: {score}", painter.score(mat.track, score % 4, score))
            yield from shape_lines("badge", painter.badge_place(mat.track, score))


def test_all_is_as_it_was_kept() -> None:
    assert_kept(__file__, lines())
