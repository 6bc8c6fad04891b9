"""The scoring board as it is kept, in rooms of many shapes."""

from collections.abc import Iterator

from azul_desktop.boards.data import star_data
from azul_desktop.core.star.board import StarBoard
from azul_desktop.geometry import Box
from azul_desktop.ui.families.star.scoring_board import scoring_board
from tests.ui.table.sprites import assert_kept, shape_lines
from tests.ui.table.sprites.scenes import STAR

ROOMS = ((800, 620), (440, 400), (420, 520), (900, 190), (300, 180), (560, 300), (250, 700))


def lines() -> Iterator[str]:
    board, data = STAR.easel.board, star_data(STAR.kind.edition)
    assert isinstance(board, StarBoard)
    for wide, high in ROOMS:
        for unit in (1.0, 0.6) if wide == 440 else (1.0,):
            found = scoring_board(Box(20, 30, wide, high), data["score"], board, 6, unit)
            told = found.__dict__ | {"scores": found.scores.side, "track": found.track[::30]}
            told["supply"], told["rounds"] = found.supply[::4], found.rounds[::3]
            yield from shape_lines(f"{wide} {high} {unit}", told)


def test_all_is_as_it_was_kept() -> None:
    assert_kept(__file__, lines())
