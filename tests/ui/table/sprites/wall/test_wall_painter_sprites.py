"""Wall boards as they are kept: base, head, tiles, score."""

from collections.abc import Iterator

from azul_desktop.core.events import MARKER
from azul_desktop.ui.families.wall.wall_mat import WallMat
from azul_desktop.ui.families.wall.wall_painter import WallPainter
from tests.ui.table.sprites import assert_kept, sprite_lines
from tests.ui.table.sprites.scenes import AZUL, GREY, MINI, MINI_SMALL, SPECIAL, WALLS


def lines() -> Iterator[str]:
    for scene in WALLS:
        painter, shown = scene.picture.board_painter, scene.shown
        assert isinstance(painter, WallPainter)
        boards = scene.picture.layout.boards
        for player, mat in enumerate(boards if scene in (AZUL, MINI) else boards[:2]):
            assert isinstance(mat, WallMat)
            title = f"{scene}: board {player}"
            if scene in (AZUL, GREY, MINI) or player:
                yield from sprite_lines(f"{title} base", painter.base(mat))
            yield from sprite_lines(f"{title} head", painter.head(mat, scene.sitters[player]))
            board = shown.players[player]
            board.lines = [(n % 3, min(n + 1, 3)) for n in range(len(board.lines))]
            board.floor[0], board.floor[3] = 1, MARKER
            for caught in (None, 2) if scene is SPECIAL else ():
                board.shield, board.caught = True, caught
                yield from sprite_lines(f"{title} shield", painter.tiles(mat, board)[-3:])
            if scene not in (MINI_SMALL,):
                yield from sprite_lines(f"{title} tiles", painter.tiles(mat, board))
            board.floor[:] = [None] * len(board.floor)
            yield from sprite_lines(f"{title} no cost", painter.tiles(mat, board)[-1:])
            for score in (0, 37, 245):
                sprites = painter.score(mat, scene.sitters[player], score)
                yield from sprite_lines(f"{title} score {score}", sprites)


def test_all_is_as_it_was_kept() -> None:
    assert_kept(__file__, lines())
