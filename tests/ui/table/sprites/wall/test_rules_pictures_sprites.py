"""Pictures of the rules of walls as they are kept."""

from collections.abc import Iterator

from azul_desktop.core.wall.board import WallBoard
from azul_desktop.geometry import Box, Circle
from azul_desktop.ui.families.rules_pictures import HelpPictures
from azul_desktop.ui.families.wall.rules.pictures import WallPictures
from azul_desktop.ui.families.wall.rules.scripted_game import Laid
from tests.ui.table.sprites import assert_kept, sprite_lines
from tests.ui.table.sprites.scenes import AZUL, GREY, MINI_SMALL, STAR

BOX = Box(30, 40, 310, 231)


def lines() -> Iterator[str]:
    for scene in (AZUL, GREY, MINI_SMALL):
        draw, board = WallPictures(scene.easel.brush, scene.easel.pieces), scene.easel.board
        assert isinstance(board, WallBoard)
        place = draw.cells(BOX, board)
        tiles = {0: 1, 1: 2, 2: 3, 6: 2}
        yield from sprite_lines(f"{scene}: wall", draw.wall(place, board, tiles))
        yield from sprite_lines(f"{scene}: lit", draw.wall(place, board, tiles, {0, 1}))
        for laid in (Laid(1, ((0, 1, 2), (1, 6)), 5), Laid(6, (), 1)):
            for n, step in enumerate(draw.scoring(place, laid, tiles)):
                yield from sprite_lines(f"{scene}: {laid.total}, step {n}", step)
        for apart in (False, True):
            steps = draw.complete(place, [0, 1, 2], tiles, apart=apart)
            for n, step in enumerate(steps):
                yield from sprite_lines(f"{scene}: complete, step {n}", step)
        yield from sprite_lines(f"{scene}: choice", draw.choice(place, {1}, [0, 1]))
    for scene in (AZUL, STAR, MINI_SMALL):
        help_ = HelpPictures(scene.easel.brush, scene.easel.pieces)
        disc = Circle(200, 150, 90)
        yield from sprite_lines(f"{scene}: disc", help_.disc(disc))
        lying = help_.lying(disc, (0, 1, None, 9), lifted=(1,), left=(0,))
        yield from sprite_lines(f"{scene}: lying", lying)
        yield from sprite_lines(f"{scene}: tray", help_.tray(disc))
        yield from sprite_lines(f"{scene}: row", help_.row((300, 200), (0, 1, 2, -1), 44.4))
        flight = help_.flight(1, 40, ((10, 20), (200, 120)))
        yield from sprite_lines(f"{scene}: flight", flight)
        yield from sprite_lines(
            f"{scene}: arrows", [help_.arrow((9, 8), 40, turn) for turn in (0, 90)]
        )


def test_all_is_as_it_was_kept() -> None:
    assert_kept(__file__, lines())
