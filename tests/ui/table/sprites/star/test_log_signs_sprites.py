"""Signs in the log as they are kept."""

from collections.abc import Iterator

from azul_desktop.coach.log import Kind, LogEntry
from azul_desktop.core.address import Address, Zone
from azul_desktop.core.star.board import StarBoard
from azul_desktop.geometry import Box
from azul_desktop.ui.families.star.log_signs import feature_sign, star_sign
from tests.ui.table.sprites import assert_kept, sprite_lines
from tests.ui.table.sprites.scenes import STAR, STAR_BUILD


def lines() -> Iterator[str]:
    for scene in (STAR, STAR_BUILD):
        brush, pieces, board = scene.easel.brush, scene.easel.pieces, scene.easel.board
        assert isinstance(board, StarBoard)
        place = Box(100.5, 200, 300, 46)
        for star in range(len(board.stars)):
            target = Address(Zone.SPACE, 0, star * 6 + 3)
            for entry in (
                LogEntry(Kind.BUILD, 1, 0, target=target),
                LogEntry(Kind.BONUS, 1, 0, which=star),
            ):
                sprites, end = star_sign(brush, pieces, board, entry, place)
                yield from sprite_lines(f"{scene}: {entry.kind} {star}, {end}", sprites)
        for which in range(0, len(board.features), 4):
            entry = LogEntry(Kind.FEATURE, 1, 0, which=which)
            sprites, end = feature_sign(brush, board, entry, place)
            yield from sprite_lines(f"{scene}: feature {which}, {end}", sprites)


def test_all_is_as_it_was_kept() -> None:
    assert_kept(__file__, lines())
