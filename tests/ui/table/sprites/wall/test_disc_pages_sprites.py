"""The page of special discs as it is kept."""

from collections.abc import Iterator

from azul_desktop.ui.families.rules_pictures import HelpPictures
from azul_desktop.ui.families.wall.rules.disc_pages import special_discs
from tests.ui.table.sprites import assert_kept
from tests.ui.table.sprites.rules import page_lines
from tests.ui.table.sprites.scenes import SPECIAL


def lines() -> Iterator[str]:
    pictures = HelpPictures(SPECIAL.easel.brush, SPECIAL.easel.pieces)
    yield from page_lines(str(SPECIAL), [special_discs(SPECIAL.kind.edition, pictures)])


def test_all_is_as_it_was_kept() -> None:
    assert_kept(__file__, lines())
