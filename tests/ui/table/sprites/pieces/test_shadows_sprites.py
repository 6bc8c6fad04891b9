"""Shadows and light around pieces as they are kept."""

from collections.abc import Iterator

from azul_desktop.ui.table.pieces.shadows import Ground, with_light, with_shadow
from tests.ui.table.sprites import assert_kept, shape_lines
from tests.ui.table.sprites.scenes import AZUL, STAR

GROUNDS: tuple[Ground, ...] = ("board", "plate", "wood", "air")


def lines() -> Iterator[str]:
    for scene in (AZUL, STAR):
        pieces, turn = scene.easel.pieces, 0 if scene.easel.pieces.rhombic else None
        for size in (60, 27, 8):
            face = pieces.tile(1, size, turn, ground="none")
            yield from shape_lines(
                f"{scene} {size}", [with_shadow(face, size, on) for on in GROUNDS]
            )
            yield from shape_lines(f"{scene} {size}, light", with_light(face, size))


def test_all_is_as_it_was_kept() -> None:
    assert_kept(__file__, lines())
