"""What lies over lines, floor and cells, as it is kept."""

from collections.abc import Iterator

from azul_desktop.coach.wall.preview import TakePreview, TilePreview
from azul_desktop.ui.families.wall.overlay import Overlay
from azul_desktop.ui.families.wall.wall_mat import WallMat
from tests.ui.table.sprites import assert_kept, sprite_lines
from tests.ui.table.sprites.scenes import AZUL, GREY, MINI_SMALL

PREVIEWS = (
    TakePreview(2, 3, 4, False, None, 0, False, None, 0, False, 0, False, 0),
    TakePreview(1, 3, 3, True, 7, 0, False, 8, 0, False, 0, False, 0),
    TakePreview(3, 3, 3, True, 4, 0, True, None, 2, False, 1, False, -4),
    TakePreview(2, 2, 2, True, 0, -3, False, None, 1, False, 0, True, -1),
    TakePreview(0, 0, 0, False, None, 0, False, None, 3, True, 0, True, -6),
)


def lines() -> Iterator[str]:
    for scene in (AZUL, GREY, MINI_SMALL):
        mat, overlay = (
            scene.picture.layout.boards[0],
            Overlay(scene.easel.brush, scene.easel.accents, scene.easel.layout.size[1]),
        )
        assert isinstance(mat, WallMat)
        for number, preview in enumerate(PREVIEWS if scene is AZUL else PREVIEWS[2:4]):
            for hovered in (False, True):
                title = f"{scene}: preview {number}, hovered {hovered}"
                for row in (1, len(mat.lines) - 1) if scene is AZUL else (1,):
                    sprites = overlay.line(mat, row, preview, hovered=hovered)
                    yield from sprite_lines(f"{title}, line {row}", sprites)
                sprites = overlay.floor(mat, preview, hovered=hovered)
                yield from sprite_lines(f"{title}, floor", sprites)
        yield from sprite_lines(f"{scene}: closed", overlay.closed_line(mat, 1))
        for tile in (TilePreview(5, 0), TilePreview(12, -3)):
            for hovered in (False, True):
                sprites = overlay.cell(mat.wall[3], tile, hovered=hovered)
                yield from sprite_lines(f"{scene}: {tile}, hovered {hovered}", sprites)


def test_all_is_as_it_was_kept() -> None:
    assert_kept(__file__, lines())
