"""Footprints as they are kept."""

from collections.abc import Iterator

from azul_desktop.ui.table.pieces.footprints import footprint
from tests.ui.table.sprites import assert_kept, shape_lines
from tests.ui.table.sprites.scenes import AZUL, STAR, STAR_SMALL


def lines() -> Iterator[str]:
    for scene in (AZUL, STAR, STAR_SMALL):
        pieces, turn = scene.easel.pieces, 0 if scene.easel.pieces.rhombic else None
        faces = [pieces.tile(1, size, turn, ground="none") for size in (60, 41, 12)]
        found = [footprint(scene.easel.brush, face) for face in faces]
        yield from shape_lines(str(scene), found)


def test_all_is_as_it_was_kept() -> None:
    assert_kept(__file__, lines())
