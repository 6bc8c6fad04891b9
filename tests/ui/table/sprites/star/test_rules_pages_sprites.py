"""The rules of stars as they are kept: words and pictures."""

from collections.abc import Iterator

from azul_desktop.ui.families.rules_pictures import HelpPictures
from azul_desktop.ui.families.star.rules.pages import StarRulesText
from tests.ui.table.sprites import assert_kept
from tests.ui.table.sprites.rules import page_lines
from tests.ui.table.sprites.scenes import STAR


def lines() -> Iterator[str]:
    pictures = HelpPictures(STAR.easel.brush, STAR.easel.pieces)
    yield from page_lines(str(STAR), StarRulesText(STAR.kind.edition, pictures).pages())


def test_all_is_as_it_was_kept() -> None:
    assert_kept(__file__, lines())
