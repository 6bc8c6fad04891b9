"""The rules of walls as they are kept: words and pictures."""

from collections.abc import Iterator

from azul_desktop.ui.families.rules_pictures import HelpPictures
from azul_desktop.ui.families.wall.rules.pages import WallRulesText
from tests.ui.table.sprites import assert_kept
from tests.ui.table.sprites.rules import page_lines
from tests.ui.table.sprites.scenes import AZUL, HALF


def lines() -> Iterator[str]:
    for scene in (AZUL, HALF):
        pictures = HelpPictures(scene.easel.brush, scene.easel.pieces)
        yield from page_lines(str(scene), WallRulesText(scene.kind.edition, pictures).pages())


def test_all_is_as_it_was_kept() -> None:
    assert_kept(__file__, lines())
