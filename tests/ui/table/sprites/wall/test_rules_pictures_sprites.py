"""Pictures of the rules of walls as they are kept."""

from collections.abc import Iterator

from azul_desktop.core.wall.board import WallBoard
from azul_desktop.geometry import Box
from azul_desktop.ui.families.rules_pictures import HelpPictures
from azul_desktop.ui.families.wall.rules_pictures import WallPictures
from tests.ui.table.sprites import assert_kept, sprite_lines
from tests.ui.table.sprites.scenes import AZUL, GREY, MINI_SMALL, STAR

BOX = Box(30, 40, 310, 231)


def lines() -> Iterator[str]:
    for scene in (AZUL, GREY, MINI_SMALL):
        pictures, board = WallPictures(scene.easel.brush, scene.easel.pieces), scene.easel.board
        assert isinstance(board, WallBoard)
        yield from sprite_lines(f"{scene}: line", pictures.line((200, 100), 4, (0, 1, 7), 41.5))
        yield from sprite_lines(f"{scene}: floor", pictures.floor(BOX, (-1, -1, -2, -3), (2, 3)))
        covered = {(0, 0): 1, (1, 1): 2, (0, 2): 3}
        yield from sprite_lines(f"{scene}: wall", pictures.wall(BOX, board, covered, ()))
        lit = ((0, 0), (1, 1), (2, 0))
        yield from sprite_lines(f"{scene}: lit", pictures.wall(BOX, board, covered, lit))
    for scene in (AZUL, STAR, MINI_SMALL):
        help_ = HelpPictures(scene.easel.brush, scene.easel.pieces)
        yield from sprite_lines(f"{scene}: disc", help_.disc(BOX, (0, 1, 1, 2), 1))
        yield from sprite_lines(f"{scene}: plain disc", help_.disc(BOX, (0, 1, 9)))
        yield from sprite_lines(f"{scene}: row", help_.row((300, 200), (0, 1, 2, -1), 44.4))
        yield from sprite_lines(
            f"{scene}: icon", [*help_.icon(BOX, "bag"), help_.arrow((9, 8), 40)]
        )
        entries = [(help_.row((0, 0), (n,), 30), f"+{n}") for n in range(5)]
        yield from sprite_lines(f"{scene}: worth", help_.worth(BOX, entries))


def test_all_is_as_it_was_kept() -> None:
    assert_kept(__file__, lines())
