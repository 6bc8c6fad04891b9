"""How the table of the wall family is divided, as it is kept."""

from collections.abc import Iterator

from azul_desktop.core.wall.board import WallBoard
from azul_desktop.ui.families.wall.arrangement import wall_table
from azul_desktop.ui.table.layout.screen import THRIFTS, Screen
from azul_desktop.ui.table.layout.top_bar import Contents
from tests.games import EDITIONS
from tests.ui.table.sprites import assert_kept, shape_lines

WINDOWS = (((1920, 1080), 1.0), ((1024, 768), 0.533), ((2560, 1080), 1.0), ((1280, 1280), 0.667))


def lines() -> Iterator[str]:
    for name in ("azul", "chocolatier"):
        edition = EDITIONS[name]
        board = edition.board(edition.variant_names[0])
        assert isinstance(board, WallBoard)
        contents = Contents(edition.name, 8, 5, False)
        for size, unit in WINDOWS:
            for players in (2, 3, 4):
                for thrift, text, others in (
                    (THRIFTS[0], unit, None),
                    (THRIFTS[2], unit * 1.3, 22.0),
                ):
                    screen = Screen(edition, players, size, unit, text, contents, thrift, others)
                    found = wall_table(screen, board)
                    parts = [found.prompt, found.ring.box, found.top_bar.box, found.ring.frame]
                    boards = [(mat.box, mat.cell) for mat in found.boards]
                    yield from shape_lines(f"{name} {size} {players} {others}", [parts, boards])


def test_all_is_as_it_was_kept() -> None:
    assert_kept(__file__, lines())
