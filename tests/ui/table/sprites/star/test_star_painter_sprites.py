"""Star boards as they are kept: base, head, tiles, features."""

from collections.abc import Iterator

from azul_desktop.ui.families.star.star_mat import StarMat
from azul_desktop.ui.families.star.star_painter import StarPainter
from tests.ui.table.sprites import assert_kept, sprite_lines
from tests.ui.table.sprites.scenes import STAR, STAR_BOLD, STAR_BUILD, STARS


def lines() -> Iterator[str]:
    for scene in STARS:
        painter, shown = scene.picture.board_painter, scene.shown
        assert isinstance(painter, StarPainter)
        for player, mat in enumerate(scene.picture.layout.boards[:2]):
            assert isinstance(mat, StarMat)
            title, board = f"{scene}: board {player}", shown.players[player]
            base = painter.base(mat)
            whole = scene is STAR or (scene is STAR_BUILD and not player)
            yield from sprite_lines(f"{title} base", base if whole else base[::7])
            yield from sprite_lines(f"{title} head", painter.head(mat, scene.sitters[player]))
            board.hand[:], board.kept[:] = [0, 1, 3, 0, 2, 1], [1, 0, 2, 0, 0, 1]
            if scene is not STAR_BOLD:
                yield from sprite_lines(f"{title} tiles", painter.tiles(mat, board))
            features = painter.features(mat, {0, 3, 8})
            yield from sprite_lines(f"{title} features", features[::2] if player else features)
            for score in (7, 240):
                sprites = painter.score(mat, scene.sitters[player], score)
                yield from sprite_lines(f"{title} score", sprites)
                laps = painter.laps(score)
                if laps:
                    yield from sprite_lines(f"{title} {laps} laps", painter.tokens(mat, laps))


def test_all_is_as_it_was_kept() -> None:
    assert_kept(__file__, lines())
