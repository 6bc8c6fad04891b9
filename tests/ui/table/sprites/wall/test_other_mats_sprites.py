"""The boards of the others as they are kept: every box."""

from collections.abc import Iterator

from azul_desktop.core.wall.board import WallBoard
from azul_desktop.geometry import Box
from azul_desktop.ui.families.wall.other_mats import (
    compact_head,
    compact_height,
    compact_mat,
    compact_pitch,
    wide_height,
    wide_mat,
)
from tests.games import EDITIONS
from tests.ui.table.sprites import assert_kept, shape_lines

ROOMS = ((Box(900, 90, 480, 330), 1.0, 1.0), (Box(9, 7, 300.5, 260), 0.6, 0.7))


def lines() -> Iterator[str]:
    for name in ("azul", "azul-mini"):
        edition = EDITIONS[name]
        board = edition.board(edition.variant_names[0])
        assert isinstance(board, WallBoard)
        for room, unit, text in ROOMS:
            for pitch in (20, 37.5):
                high = (
                    compact_height(board, pitch, unit, text),
                    wide_height(board, pitch, unit, text),
                )
                yield from shape_lines(f"{name} {pitch}", high)
            fitting = compact_pitch(board, (room.w, room.h), unit, text)
            yield from shape_lines(f"{name}: pitch", [fitting, compact_head(text)])
            flat = room._replace(w=976 * unit, h=wide_height(board, 43 * unit, unit, text))
            for mat in (compact_mat(room, board, unit, text), wide_mat(flat, board, unit, text)):
                told = mat.__dict__ | {"wall": mat.wall[::6], "lines": mat.lines[1:]}
                yield from shape_lines(f"{name} {mat.style}", told)


def test_all_is_as_it_was_kept() -> None:
    assert_kept(__file__, lines())
