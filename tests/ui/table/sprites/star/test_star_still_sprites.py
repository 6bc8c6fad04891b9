"""Stills of stars as they are kept: the star that is meant, or all of them."""

import math
from collections.abc import Iterator

from azul_desktop.core.star.board import STAR_SPACES, StarBoard
from azul_desktop.geometry import Box
from azul_desktop.ui.families.star.star_still import star_still
from tests.ui.table.sprites import assert_kept, shape_lines, sprite_lines
from tests.ui.table.sprites.scenes import STAR_BUILD

ROOM = Box(10, 20, 160, 148)
COVERED = [n % 6 if n % 5 else -1 for n in range(42)]


def lines() -> Iterator[str]:
    easel = STAR_BUILD.easel
    assert isinstance(easel.board, StarBoard)
    for lit in ([6, 7, 8], [36, 40], [1, 13], []):
        sprites, box = star_still(easel.brush, easel.pieces, easel.board, COVERED, lit, ROOM)
        yield from shape_lines(f"{lit}", [box, len(sprites)])
        yield from sprite_lines("sprites", [*sprites[:3], *sprites[3::5], *sprites[-2:]])


def test_all_is_as_it_was_kept() -> None:
    assert_kept(__file__, lines())


def test_one_star_is_in_the_picture_and_in_its_middle() -> None:
    easel = STAR_BUILD.easel
    assert isinstance(easel.board, StarBoard)
    none = [-1] * 42
    for star in range(7):
        cells = range(star * STAR_SPACES, (star + 1) * STAR_SPACES)
        full = [0 if n in cells else -1 for n in range(42)]
        lit = [star * STAR_SPACES]
        bare, box = star_still(easel.brush, easel.pieces, easel.board, none, lit, ROOM)
        laid, _ = star_still(easel.brush, easel.pieces, easel.board, full, lit, ROOM)
        assert len(laid) - len(bare) == STAR_SPACES
        tiles = laid[-STAR_SPACES - 1 : -1]
        middles = [
            (one.x + one.surface.get_width() / 2, one.y + one.surface.get_height() / 2)
            for one in tiles
        ]
        centre = [sum(axis) / STAR_SPACES for axis in zip(*middles, strict=True)]
        assert math.dist(centre, box.centre) < 3
