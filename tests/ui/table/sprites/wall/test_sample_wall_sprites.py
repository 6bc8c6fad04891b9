"""Walls full of tiles as they are kept."""

from collections.abc import Iterator

from azul_desktop.core.wall.board import WallBoard
from azul_desktop.ui.families.wall.rules.sample_wall import sample_wall
from tests.games import ALL_EDITIONS
from tests.ui.table.sprites import assert_kept, shape_lines


def lines() -> Iterator[str]:
    for name, edition in ALL_EDITIONS.items():
        for variant, board in edition.variants:
            if isinstance(board, WallBoard):
                yield from shape_lines(
                    f"{name} {variant}", sample_wall(board, len(edition.colours))
                )


def test_all_is_as_it_was_kept() -> None:
    assert_kept(__file__, lines())
