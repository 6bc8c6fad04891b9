"""The painted track as it is kept."""

from collections.abc import Iterator

from azul_desktop.ui.families.star.score_track_painter import ScoreTrackPainter
from azul_desktop.ui.families.star.scoring_board import ScoringBoard
from tests.ui.table.sprites import assert_kept, sprite_lines
from tests.ui.table.sprites.scenes import STAR, STAR_BUILD, STAR_SMALL


def lines() -> Iterator[str]:
    for scene in (STAR, STAR_BUILD, STAR_SMALL):
        scoring = scene.picture.layout.scoring
        assert isinstance(scoring, ScoringBoard)
        painter, track = ScoreTrackPainter(scene.easel.pieces, scene.easel.brush), scoring.scores
        cells = painter.cells(track)
        yield from sprite_lines(f"{scene}: cells", cells if scene is STAR_BUILD else cells[::6])
        yield from sprite_lines(f"{scene}: tabs", painter.tabs(track))
        for scores in ((5, 6), (5, 5, 30, 245), (119, 120, 121, 0), (9, 9, 9, 9), (8, 8, 8, 1)):
            colours = (3, 1, 0, 2)
            yield from sprite_lines(f"{scene}: {scores}", painter.cubes(track, scores, colours))
        yield from sprite_lines(f"{scene}: usual", painter.cubes(track, (1, 15, 77)))


def test_all_is_as_it_was_kept() -> None:
    assert_kept(__file__, lines())
