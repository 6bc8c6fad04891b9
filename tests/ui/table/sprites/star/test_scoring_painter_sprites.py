"""The scoring board and the rack as they are kept."""

from collections.abc import Iterator

from azul_desktop.core.star.board import StarBoard
from azul_desktop.ui.families.star.rack import HandRack
from azul_desktop.ui.families.star.rack_painter import RackPainter
from azul_desktop.ui.families.star.scoring_board import ScoringBoard
from azul_desktop.ui.families.star.scoring_painter import ScoringPainter
from tests.ui.table.sprites import assert_kept, sprite_lines
from tests.ui.table.sprites.scenes import STARS, Scene


def lines() -> Iterator[str]:
    for scene in STARS:
        easel, layout, shown = scene.easel, scene.picture.layout, scene.shown
        assert isinstance(easel.board, StarBoard)
        assert isinstance(layout.scoring, ScoringBoard)
        painter, scoring = ScoringPainter(easel.pieces, easel.board, easel.brush), layout.scoring
        painter.read(scoring)
        yield from sprite_lines(f"{scene}: base", painter.base(scoring))
        plain = painter.base(scoring)[::20]  # as without its file
        yield from sprite_lines(f"{scene}: plain", plain)
        yield from sprite_lines(f"{scene}: print", painter.print(scoring))
        for number in (1, 4, 6):
            shown.round = number
            yield from sprite_lines(f"{scene}: round {number}", painter.rounds(scoring, shown))
        yield from sprite_lines(
            f"{scene}: supply", painter.supply(scoring, [0, -1, 2, -1, 5, 1, 1])
        )
        yield from sprite_lines(f"{scene}: cubes", painter.cubes(scoring, (9, 130), (2, 1)))
        yield from _rack(scene)


def _rack(scene: Scene) -> Iterator[str]:
    rack = scene.picture.layout.rack
    assert isinstance(rack, HandRack)
    painter = RackPainter(scene.easel.pieces, scene.easel.brush)
    for sitter in scene.sitters[1:3]:
        yield from sprite_lines(f"{scene}: rack of {sitter.name}", painter.base(rack, sitter))
    yield from sprite_lines(f"{scene}: rack score", painter.score(rack, 107))
    for counts, joker in (((0, 1, 2, 0, 13, 4), 2), ((1, 0, 0, 0, 0, 0), 5)):
        yield from sprite_lines(f"{scene}: piles {counts}", painter.piles(rack, counts, joker))
        yield from sprite_lines(f"{scene}: carvings {counts}", painter.carvings(rack, counts))


def test_all_is_as_it_was_kept() -> None:
    assert_kept(__file__, lines())
