"""Avatars and name plates as they are kept."""

from collections.abc import Iterator

from azul_desktop.geometry import Box
from azul_desktop.ui.table.paint.heads import avatar, name_plate
from tests.ui.table.sprites import assert_kept, sprite_lines
from tests.ui.table.sprites.scenes import LARGE, SITTERS, SMALL, desk_of


def lines() -> Iterator[str]:
    for size in (LARGE, SMALL):
        brush = desk_of(size).brush
        for sitter in SITTERS:
            for box in (Box(10.4, 20.6, 58, 61), Box(10, 20, 30, 30)):
                yield from sprite_lines(
                    f"{size}: {sitter.name} {box.w}", avatar(brush, box, sitter)
                )
            for wide, letters, level in (
                (400, 30, Box(100, 60, 300, 30)),
                (400, 22, None),
                (240, 22, None),
                (160, 25, None),
                (110, 24, None),
            ):
                name = Box(100, 20, wide, 40)
                plate = name_plate(brush, sitter, name, letters, level)
                yield from sprite_lines(f"{size}: {sitter.name}, {wide} wide, {letters}", plate)


def test_all_is_as_it_was_kept() -> None:
    assert_kept(__file__, lines())
