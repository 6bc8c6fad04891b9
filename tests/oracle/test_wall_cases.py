"""Hard cases of the wall family, each on a table laid out by hand."""

from __future__ import annotations

import pytest

from . import wall
from .by_hand import floor, game, place, stuck, take, view_of
from .referee import Referee
from .wall_table import WallTable
from .wrong import Wrong


def test_floor_full_when_the_marker_comes() -> None:
    referee, table = game()
    table.players[0].floor = ["red"] * 7
    table.centre = ["blue"]
    take(referee, "centre", "blue")
    place(referee, "floor", 0, 0, 1, 0)
    assert view_of(referee, 0)["floor"] == ["red"] * 7
    assert referee.view()["marker"] == 0
    assert table.lid == ["blue"]
    floor(referee, -14, 0)


def test_marker_is_laid_before_the_tiles() -> None:
    referee, table = game()
    table.players[0].floor = ["red"] * 5
    table.centre = ["blue", "blue", "blue", "red"]
    take(referee, "centre", "blue")
    place(referee, 1, 1, 1, 1, 0)
    assert view_of(referee, 0)["floor"] == ["red"] * 5 + ["marker", "blue"]
    with pytest.raises(Wrong):
        take(referee, "centre", "red", marker=True)


def test_marker_and_four_tiles_cost_8() -> None:
    player = wall.WallPlayer()
    player.floor = ["marker", "red", "red", "blue", "blue"]
    assert player.penalty() == -8


def stuck_table(shield: str | None) -> tuple[Referee, WallTable]:
    """Seat 0 has a full line 2 of blue whose row has only cells in columns that hold blue."""
    referee, table = game("azul", "grey")
    table.players[0].wall = [
        ["blue", None, None, None, None],
        [None, None, "red", "black", "white"],
        [None, "blue", None, None, None],
        [None] * 5,
        [None] * 5,
    ]
    table.players[0].lines[1] = ["blue", "blue"]
    table.players[0].floor = ["red"] * 7
    table.players[0].shield = shield
    table.discs[0] = ["white"]
    take(referee, 0, "white")
    place(referee, 5, 1, 0, 0, 0)
    return referee, table


def test_stuck_line_with_a_full_floor() -> None:
    referee, table = stuck_table(None)
    assert referee.expects == ("stuck",)
    assert referee.legal() == []
    stuck(referee, 2, 0, 2, 0)
    assert table.lid == ["blue", "blue"]
    floor(referee, -14, 0)


def test_stuck_line_with_a_shield() -> None:
    referee, table = stuck_table("empty")
    stuck(referee, 2, 0, 1, 1)
    assert table.players[0].shield == "blue"


def test_grey_wall_must_be_tiled_if_there_is_a_cell() -> None:
    referee, table = stuck_table(None)
    table.players[0].wall[1] = [None] * 5
    table.expect_tiling()
    moves = [{"type": "tile", "row": 2, "column": column} for column in (3, 4, 5)]
    assert referee.legal() == moves
    with pytest.raises(Wrong):
        stuck(referee, 2, 0, 2, 0)


def test_line_does_not_take_what_its_wall_row_has() -> None:
    player = wall.WallPlayer()
    player.wall[1][2] = "blue"
    player.lines[2] = ["red"]
    player.lines[3] = ["blue"] * 4
    assert player.rows_for("blue") == [1, 5, "floor"]


def test_points_of_a_placed_tile() -> None:
    board: wall.Wall = [[None] * 5 for _ in range(5)]
    board[2][1] = "red"
    assert wall.points(board, 3, 2) == 1
    for row, column in ((2, 0), (2, 2), (2, 3), (1, 1), (3, 1)):
        board[row][column] = "x"
    assert wall.points(board, 3, 2) == 7


def test_bag_first_then_the_lid() -> None:
    _, table = game()
    table.bag = ["red", "red"]
    table.lid = ["blue", "blue", "blue"]
    table.deal([["blue", "red", "blue", "red"], ["blue"], [], [], []])
    assert table.bag + table.lid == []
    for discs in (
        [["blue", "red", "blue", "blue"], ["red"], [], [], []],
        [["blue", "red", "blue", "red"], [], ["blue"], [], []],
        [["blue", "red", "blue", "red"], [], [], [], []],
    ):
        table.bag = ["red", "red"]
        table.lid = ["blue", "blue", "blue"]
        with pytest.raises(Wrong):
            table.deal(discs)


@pytest.mark.parametrize(
    ("left", "then"),
    [
        (["blue", "yellow", "red", "black", "white"], "round"),
        (["red"], "round"),  # it can still be laid in the first row
        ([], "end"),
    ],
)
def test_game_ends_when_too_little_is_left(left: list[str], then: str) -> None:
    referee, table = game()
    table.bag = left
    table.discs[0] = ["white"]
    take(referee, 0, "white")
    place(referee, 5, 1, 0, 0, 0)
    floor(referee, 0, 0)
    floor(referee, 0, 0)
    assert referee.expects == (then,)


def test_tie_goes_to_more_complete_rows_then_is_shared() -> None:
    referee, table = game()
    table.scores = [20, 20]
    table.players[1].wall[0] = ["blue", "yellow", "red", "black", "white"]
    table.finish_with([])
    with pytest.raises(Wrong):
        referee.feed({"type": "end", "scores": [20, 20], "winners": [0, 1]})
    referee.feed({"type": "end", "scores": [20, 20], "winners": [1]})
    referee, table = game()
    table.finish_with([])
    referee.feed({"type": "end", "scores": [0, 0], "winners": [0, 1]})
    assert referee.games == 1


def test_bonuses_of_a_whole_wall() -> None:
    board: wall.Wall = [
        [wall.printed_colour("chocolatier", row, column) for column in range(1, 6)]
        for row in range(1, 6)
    ]
    assert board[1] == ["red", "blue", "brown", "white", "black"]
    due = wall.bonuses(board, ["blue", "brown", "white", "black", "red"], 0)
    kinds = [bonus["kind"] for bonus in due]
    assert [kinds.count(kind) for kind in ("row", "column", "colour")] == [5, 5, 5]
    assert sum(bonus["points"] for bonus in due) == 5 * (2 + 7 + 10)
