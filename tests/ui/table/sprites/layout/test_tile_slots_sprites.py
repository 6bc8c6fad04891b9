"""Where tiles lie on discs and in the centre, as it is kept."""

from collections.abc import Iterator

from azul_desktop.geometry import Box, Circle
from azul_desktop.ui.table.layout.tile_slots import (
    centre_places,
    pile,
    rhombic_places,
    square_places,
)
from tests.ui.table.sprites import assert_kept, shape_lines


def lines() -> Iterator[str]:
    for n in range(14):
        places = (square_places(n, 50, 90.0), square_places(n, 21, 33.3))
        yield from shape_lines(f"{n} squares", places)
        yield from shape_lines(
            f"{n} rhombi", (rhombic_places(n, 41, 90.0), rhombic_places(n, 15, 33.3))
        )
        yield from shape_lines(
            f"pile of {n}", [list(pile((100, 50), 30, 80, n)), list(pile((0, 0), 30, 20, n))]
        )
    for radius in (60, 200):
        tray, mark = Circle(300, 300, radius), radius * 0.25
        marker = Box(300 - mark / 2, 300 - radius * 0.88, mark, mark)
        for counts in ((0, 1, 2, 7, 15), (3, 0, 0, 1, 30, 2), (1, 9)):
            for tile in (70,) if radius == 200 else (24,):
                for rhombic in (False, True):
                    found = centre_places(tray, marker, counts, tile, rhombic)
                    yield from shape_lines(f"{radius} {counts} {tile} {rhombic}", found)


def test_all_is_as_it_was_kept() -> None:
    assert_kept(__file__, lines())
