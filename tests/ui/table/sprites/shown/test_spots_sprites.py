"""What can be pointed at, as it is kept."""

from collections.abc import Iterator

from azul_desktop.ui.table.shown.seated_layout import SeatedLayout
from azul_desktop.ui.table.shown.spots import front_spots, other_spots, spots_on
from tests.ui.table.sprites import assert_kept, shape_lines
from tests.ui.table.sprites.scenes import KEEPING, SPECIAL, STAR


def lines() -> Iterator[str]:
    for scene in (SPECIAL, STAR, KEEPING):
        where = SeatedLayout(scene.picture.layout, 1)
        spots = spots_on(where, scene.shown, keeping=scene is KEEPING)
        for spot in (*spots, *front_spots(where)[::5], *other_spots(where)[::9]):
            at = spot.address
            title = f"{scene}: {at.zone} {at.owner} {at.index} {at.colour}"
            yield from shape_lines(title, [spot.shapes[0], spot.shapes[-1], spot.zone])


def test_all_is_as_it_was_kept() -> None:
    assert_kept(__file__, lines())
