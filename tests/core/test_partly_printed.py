"""Walls of which some cells are printed: a printed cell takes its colour only, a free one any.

No colour is twice in a row or in a column, whatever is printed.
"""

import pytest

from azul_desktop.core.edition import FREE
from azul_desktop.core.events import LineStuck
from azul_desktop.core.wall.board import WallBoard
from azul_desktop.core.wall.rules import WallRules
from tests.games import ALL_KINDS, Kind

from .positions import WallTable, tiles

WALLS = [kind for kind in ALL_KINDS if kind.edition.family == "wall"]

# The side `half`:  blue  yellow red   black  white
#                   white blue   free  red    black
#                   free  white  free  yellow free
#                   free  free   free  free   free
#                   yellow free  black free   free


def half(*rows: str) -> WallTable:
    """The wall of seat 0."""
    table = WallTable("half-printed", "half")
    table.set_score(0, 20)
    table.lay_wall(0, *rows)
    return table


def columns(table: WallTable, line: int, text: str) -> list[str]:
    """The cells between which seat 0 chooses for a full line."""
    table.lay_line(0, line, text)
    table.end_draft()
    return table.choices()


def test_a_printed_cell_takes_its_colour_only_and_a_free_one_any() -> None:
    assert columns(half(), 3, "3 blue") == ["wall3.1", "wall3.3", "wall3.5"]


def test_a_colour_goes_where_it_is_printed_or_to_a_free_cell_of_the_row() -> None:
    assert columns(half(), 3, "3 white") == ["wall3.1", "wall3.2", "wall3.3", "wall3.5"]
    assert columns(half(), 2, "2 blue") == ["wall2.2", "wall2.3"]


def test_where_only_one_cell_is_left_nothing_is_asked() -> None:
    table = half()
    columns(table, 1, "1 red")
    assert (table.wall(0)[0], table.phase) == ("..R..", "draft")


def test_the_only_free_cell_of_a_row_does_not_take_what_its_column_has() -> None:
    table = half(".....", ".....", ".....", "..Y..")
    columns(table, 2, "2 yellow")
    assert LineStuck(0, 1) in table.events
    assert table.wall(0)[1] == "....."
    assert table.lid == tiles("2 yellow")


def test_nor_does_a_printed_cell() -> None:
    table = half(".....", ".....", ".....", ".Y...")
    columns(table, 1, "1 yellow")
    assert LineStuck(0, 0) in table.events


def test_a_row_whose_printed_colour_lies_elsewhere_in_it_is_never_complete() -> None:
    """Blue lies on the free cell of row 2, so that nothing comes to its printed cell any more."""
    table = half(".....", "W.BRK")
    columns(table, 2, "2 yellow")
    assert LineStuck(0, 1) in table.events
    assert table.phase == "draft"


def test_the_last_round_is_known_where_the_last_cell_is_open() -> None:
    full = half(".....", "WB.RK")
    full.lay_line(0, 2, "2 yellow")
    assert full.rules.is_last_round(full.state)
    closed = half(".....", "WB.RK", ".....", "..Y..")
    closed.lay_line(0, 2, "2 yellow")
    assert not closed.rules.is_last_round(closed.state)


@pytest.mark.parametrize("kind", WALLS, ids=str)
def test_what_is_free_is_asked_of_the_whole_wall(kind: Kind) -> None:
    """Not of its first row, which may be all printed where others are not."""
    rules, board = kind.rules, kind.edition.board(kind.options.variant)
    assert isinstance(rules, WallRules)
    assert isinstance(board, WallBoard)
    assert rules.tables.has_free == any(FREE in row for row in board.pattern)
