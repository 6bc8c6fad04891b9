"""Where plates lie beside spaces, as it is kept."""

from collections.abc import Iterator

from azul_desktop.core.star.board import StarBoard
from azul_desktop.ui.families.star.plates import Sight, plate_beside
from tests.ui.table.sprites import assert_kept, shape_lines
from tests.ui.table.sprites.scenes import STAR_BUILD, STAR_SMALL


def lines() -> Iterator[str]:
    for scene in (STAR_BUILD, STAR_SMALL):
        board = scene.easel.board
        assert isinstance(board, StarBoard)
        for cell in (0, 3, 9, 17, 26, 35, 41):
            sight = Sight(board, [cell + 1, 5, 20, 21], [2, 11, 12, 30])
            yield from shape_lines(
                f"{scene}: {cell}", [sight.features_of(cell), sorted(sight.neighbours(cell))]
            )
            sizes = [(180.0, 120.0), (90.0, 300.0), (400.0, 60.0)]
            for odd in ((0.0, 5.0, 9.0), (12.0, 0.0, 3.0)):
                found = plate_beside(scene.picture.layout, cell, sizes, sight, odd)
                yield from shape_lines(f"plate {odd}", found)
            yield from shape_lines(
                "one", plate_beside(scene.picture.layout, cell, sizes[:1], sight)
            )


def test_all_is_as_it_was_kept() -> None:
    assert_kept(__file__, lines())
