"""The marker and the tokens beside a board as they are kept."""

from collections.abc import Iterator

from azul_desktop.core.address import Address, Zone
from azul_desktop.ui.table.paint.aside_painter import AsidePainter
from azul_desktop.ui.table.paint.canvas import Canvas
from tests.ui.table.sprites import assert_kept, sprite_lines
from tests.ui.table.sprites.scenes import AZUL, MINI, STAR, STAR_SMALL


def lines() -> Iterator[str]:
    for scene in (AZUL, MINI, STAR, STAR_SMALL):
        shown, layout = scene.shown, scene.picture.layout
        painter = AsidePainter(scene.easel.pieces, scene.picture.board_painter)
        for player, mat in enumerate(layout.boards):
            for holds, score in ((True, 5), (False, 130), (True, 411)):
                shown.marker = Address(Zone.MARKER, player if holds else player + 1)
                shown.players[player].score = score
                group = painter.group(Canvas(), mat, shown, player, "aside")
                title = f"{scene}: player {player}, {score} points, {holds}"
                yield from sprite_lines(title, group.sprites)


def test_all_is_as_it_was_kept() -> None:
    assert_kept(__file__, lines())
