"""The page of special discs as it is kept."""

from collections.abc import Iterator

from azul_desktop.geometry import Box
from azul_desktop.ui.families.wall.disc_pages import special_discs
from tests.ui.table.sprites import assert_kept, sprite_lines
from tests.ui.table.sprites.scenes import SPECIAL


def lines() -> Iterator[str]:
    page = special_discs(SPECIAL.kind.edition, SPECIAL.easel.pieces)
    yield f"{page.id}, {page.title}, {page.note}"
    for point in page.points:
        yield f"{point.title}: {point.text}"
        yield from sprite_lines("picture", point.picture(Box(30, 40, 310, 231)))


def test_all_is_as_it_was_kept() -> None:
    assert_kept(__file__, lines())
