"""Pictures of the rules of stars as they are kept."""

from collections.abc import Iterator

from azul_desktop.core.star.board import StarBoard
from azul_desktop.geometry import Box
from azul_desktop.ui.families.star.rules.pictures import StarCut, StarPictures
from tests.ui.table.sprites import assert_kept, sprite_lines, surface_text
from tests.ui.table.sprites.rules import flat
from tests.ui.table.sprites.scenes import STAR, STAR_SMALL

BOX = Box(30, 40, 310, 231)


def lines() -> Iterator[str]:
    for scene in (STAR, STAR_SMALL):
        draw, board = StarPictures(scene.easel.brush, scene.easel.pieces), scene.easel.board
        assert isinstance(board, StarBoard)
        yield from sprite_lines(f"{scene}: star", draw.star((150, 140), 180, [2, 3]))
        yield from sprite_lines(f"{scene}: payment", draw.payment(BOX, [1, 1, 2], "= 3"))
        yield from sprite_lines(f"{scene}: plain payment", draw.payment(BOX, [1]))
        entries = [(draw.row((0, 0), (n,), 30), f"+{n}") for n in range(7)]
        yield from sprite_lines(f"{scene}: worths", draw.worths(BOX, entries))
        cut = StarCut(draw, board, 60)
        cut.lay(cut.middle(range(6)), BOX.centre)
        yield f"# {scene}: cut"
        yield surface_text(flat(BOX, cut.sprites({0: 1, 3: 2}, [1], [0])))
        yield from sprite_lines(f"{scene}: light", draw.shining(cut.mat.spaces[:2]))


def test_all_is_as_it_was_kept() -> None:
    assert_kept(__file__, lines())
