"""The board for all and the rack as they are kept, group by group."""

from collections.abc import Iterator

from azul_desktop.core.star.board import StarBoard
from azul_desktop.ui.families.star.shared_painter import StarSharedPainter
from azul_desktop.ui.table.paint.canvas import Canvas
from azul_desktop.ui.table.paint.shared_painter import InFront
from tests.ui.table.sprites import assert_kept, sprite_lines
from tests.ui.table.sprites.scenes import KEEPING, STAR, STAR_SMALL


def lines() -> Iterator[str]:
    for scene in (STAR, STAR_SMALL, KEEPING):
        assert isinstance(scene.easel.board, StarBoard)
        painter, shown = StarSharedPainter(scene.easel, scene.easel.board), scene.shown
        shown.players[1].hand[:] = [2, 0, 3, 1, 0, 1]
        front = InFront(1, (1, 0, 2, 0, 0, 0))
        groups = painter.scoring(Canvas(), shown, scene.sitters)
        groups += painter.rack(Canvas(), shown, scene.sitters[1], front)
        for number, group in enumerate(groups):
            yield f"{number} {len(group.sprites)} {tuple(group.box)}"
            if number in (0, 4, 5, 7, 9, 10):
                yield from sprite_lines(f"{scene}: group {number}", group.sprites)


def test_all_is_as_it_was_kept() -> None:
    assert_kept(__file__, lines())
