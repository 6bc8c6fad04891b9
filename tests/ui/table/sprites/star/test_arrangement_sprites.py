"""How the table of the star family is divided, as it is kept."""

from collections.abc import Iterator

from azul_desktop.core.star.board import StarBoard
from azul_desktop.ui.families.star.arrangement import star_table
from azul_desktop.ui.table.layout.screen import THRIFTS, Screen
from azul_desktop.ui.table.layout.top_bar import Contents
from tests.games import EDITIONS
from tests.ui.table.sprites import assert_kept, shape_lines

WINDOWS = (((1920, 1080), 1.0), ((1024, 768), 0.533), ((2560, 1080), 1.0), ((1280, 1280), 0.667))


def lines() -> Iterator[str]:
    edition = EDITIONS["summer-pavilion"]
    board = edition.board(edition.variant_names[0])
    assert isinstance(board, StarBoard)
    contents = Contents(edition.name, 12, 6, True)
    for size, unit in WINDOWS:
        for players in (2, 3, 4):
            for thrift, text, others in ((THRIFTS[0], unit, None), (THRIFTS[2], unit * 1.3, 17.0)):
                for drafting in (False, True):
                    screen = Screen(edition, players, size, unit, text, contents, thrift, others)
                    found = star_table(screen, board, drafting)
                    assert found.scoring is not None
                    assert found.rack is not None
                    parts = [found.prompt, found.ring.box, found.top_bar.box]
                    parts += [found.scoring.box, found.rack.box]
                    boards = [(mat.box, mat.cell) for mat in found.boards]
                    yield from shape_lines(f"{size} {players} {others} {drafting}", [parts, boards])


def test_all_is_as_it_was_kept() -> None:
    assert_kept(__file__, lines())
