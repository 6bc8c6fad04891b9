"""The corners of the wall family's draft: lines, floor and marker, each in its own position."""

import pytest

from azul_desktop.core.events import Reason

from .positions import WallTable, tiles

FULL_FLOOR = "red red red red red red red"

# Lines


def test_line_is_filled_over_several_turns() -> None:
    table = WallTable()
    table.lay_discs("1 blue", "1 red", "3 blue, 1 white")
    table.play("0:blue>3", "1:red>1", "2:blue>3")
    assert table.line(0, 3) == "3 blue"
    assert table.floor(0) == "blue"


def test_begun_line_takes_only_its_colour() -> None:
    table = WallTable()
    table.lay_discs("1 red", "1 blue", "2 red, 2 white")
    table.play("0:red>3", "1:blue>1")
    assert table.choices("2:red>3") == ["2:red>3"]
    assert table.choices("2:white>3") == []


def test_line_that_is_just_full_takes_nothing() -> None:
    table = WallTable()
    table.lay_discs("2 blue", "1 red", "2 blue, 2 white")
    table.play("0:blue>2", "1:red>1")
    assert table.choices("2:blue>2") == []
    assert table.choices("2:white>2") == []


def test_tiled_line_takes_other_colours_in_the_next_round() -> None:
    table = WallTable()
    table.lay_disc(0, "2 blue")
    table.lay_disc(1, "1 red")
    table.will_draw("2 blue, 2 red")
    table.play("0:blue>2", "1:red>5")
    assert table.wall(0)[1] == ".B..."
    assert table.line(0, 2) == ""
    assert table.choices("0:blue") == [f"0:blue>{line}" for line in ("1", "3", "4", "5", "floor")]
    assert table.choices("0:red>2") == ["0:red>2"]


# The floor and the marker


def test_marker_is_kept_without_penalty_when_the_floor_is_full() -> None:
    table = WallTable()
    table.set_score(0, 20)
    table.lay_floor(0, FULL_FLOOR)
    table.lay_centre("1 blue, 1 red")
    table.play("centre:blue>1")
    assert table.floor(0) == FULL_FLOOR
    table.play("centre:red>1")
    assert table.score(0) == 20 + 1 - 14
    assert table.turn == 0, "and its owner starts the next round"


def test_marker_is_laid_before_the_tiles_of_its_move() -> None:
    table = WallTable()
    table.lay_floor(0, "red red red red red")
    table.lay_centre("3 blue, 1 red")
    table.play("centre:blue>floor")
    assert table.floor(0) == "red red red red red marker blue"
    assert table.lid == tiles("2 blue")


def test_tiles_that_find_the_floor_full_go_to_the_lid_at_once() -> None:
    table = WallTable()
    table.lay_floor(0, "red red red red red red")
    table.lay_disc(0, "4 blue")
    table.lay_disc(1, "1 red")
    table.play("0:blue>1")
    assert table.line(0, 1) == "1 blue"
    assert table.floor(0) == "red red red red red red blue"
    assert table.lid == tiles("2 blue")


@pytest.mark.parametrize(
    ("pieces", "penalty"), [(1, -1), (2, -2), (3, -4), (4, -6), (5, -8), (6, -11), (7, -14)]
)
def test_floor_spaces_cost_1_1_2_2_2_3_3(pieces: int, penalty: int) -> None:
    table = WallTable()
    table.lay_floor(0, " ".join(["red"] * pieces))
    table.end_draft()
    assert table.points(Reason.FLOOR) == [penalty, 0]


def test_score_never_falls_below_0() -> None:
    table = WallTable()
    table.set_score(0, 3)
    table.lay_floor(0, FULL_FLOOR)
    table.end_draft()
    assert table.score(0) == 0


def test_tiles_score_before_the_floor_costs() -> None:
    table = WallTable()
    table.lay_line(0, 1, "1 blue")
    table.lay_floor(0, "red red")
    table.end_draft()
    assert table.points(Reason.TILE) == [1]
    assert table.score(0) == 0


def test_second_take_from_the_centre_brings_no_marker() -> None:
    table = WallTable()
    table.lay_centre("1 blue, 1 red, 1 black")
    table.play("centre:blue>1", "centre:red>1")
    assert (table.floor(0), table.floor(1)) == ("marker", "")


def test_marker_alone_cannot_be_taken() -> None:
    table = WallTable()
    table.lay_disc(0, "4 blue")
    assert table.choices("centre") == []


def test_first_player_stays_if_nobody_takes_from_the_centre() -> None:
    table = WallTable(players=3)
    table.state.first = 1
    table.give_turn(1)
    table.lay_disc(0, "4 blue")
    table.lay_disc(1, "4 red")
    table.play("0:blue>4", "1:red>4")
    assert (table.phase, table.state.round, table.turn) == ("draft", 2, 1)


def test_full_line_takes_nothing_and_a_begun_line_only_its_colour() -> None:
    table = WallTable()
    table.lay_line(0, 1, "1 blue")
    table.lay_line(0, 3, "2 blue")
    table.lay_line(0, 4, "1 red")
    table.lay_disc(0, "2 blue, 2 red")
    lines = [["2", "3", "5", "floor"], ["2", "4", "5", "floor"]]
    assert table.choices("0:blue") == [f"0:blue>{line}" for line in lines[0]]
    assert table.choices("0:red") == [f"0:red>{line}" for line in lines[1]]


def test_floor_is_empty_again_in_the_next_round() -> None:
    table = WallTable()
    table.lay_floor(0, "red red")
    table.end_draft()
    table.clear_discs()
    table.lay_floor(0, "red")
    table.end_draft()
    assert table.points(Reason.FLOOR) == [-1, 0]


def test_marker_lies_in_the_centre_again_in_the_next_round() -> None:
    table = WallTable()
    table.lay_floor(0, "marker")
    table.end_draft()
    table.clear_discs()
    table.lay_centre("1 blue, 1 red")
    table.give_turn(1)
    table.play("centre:red>1")
    assert table.floor(1) == "marker"
