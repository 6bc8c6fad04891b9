"""The track of the scoring board as it is kept."""

from collections.abc import Iterator

from azul_desktop.boards.data import star_data
from azul_desktop.geometry import Box
from azul_desktop.ui.families.star.score_track import score_track, track_cells
from tests.ui.table.sprites import assert_kept, shape_lines
from tests.ui.table.sprites.scenes import STAR


def lines() -> Iterator[str]:
    data = star_data(STAR.kind.edition)["score"]
    for box in (Box(20, 30, 400, 420), Box(5, 6, 900.5, 180), Box(0, 0, 200, 300)):
        track = score_track(box, data, box.w / 800)
        yield from shape_lines(f"{box}", track.__dict__ | {"cells": track.cells[::9]})
        numbers = [track.number(score) for score in (0, 5, 119, 120, 121, 245)]
        yield from shape_lines("numbers", numbers)
        yield from shape_lines("cubes", [track.cube(number) for number in set(numbers)])
        for n in (20, 36, 121):
            cells, inner = track_cells(box, n)
            yield from shape_lines(f"{n} cells", [inner, cells[:3], cells[n // 4 :: n // 4]])


def test_all_is_as_it_was_kept() -> None:
    assert_kept(__file__, lines())
