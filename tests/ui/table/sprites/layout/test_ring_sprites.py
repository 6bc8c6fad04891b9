"""The ring as it is kept, in areas of many shapes."""

from collections.abc import Iterator

from azul_desktop.geometry import Box
from azul_desktop.ui.table.layout.ring import Things, ring_layout
from tests.ui.table.sprites import assert_kept, shape_lines

AREAS = (Box(24, 92, 880, 964), Box(10, 40, 560, 300), Box(0, 0, 300, 800), Box(5, 5, 1500, 700))


def lines() -> Iterator[str]:
    for area in AREAS:
        for discs in (1, 2, 5, 7, 9):
            for rhombic in (False, True):
                framed = discs == 7
                bag, lid = Box(1, 2, 28, 28), Box(50, 2, 28, 28)
                things = Things(discs, 6 if rhombic else 5, rhombic, framed, bag, lid)
                ring = ring_layout(area, area.h / 1000, things)
                yield from shape_lines(f"{area} {discs} {rhombic}", ring)
            counts = [1, 0, 3, 2, 9, 0][: ring.colours]
            yield from shape_lines("places", [ring.disc_slots(0, 4), ring.centre_places()])
            yield from shape_lines("counts", ring.centre_counts(counts))


def test_all_is_as_it_was_kept() -> None:
    assert_kept(__file__, lines())
