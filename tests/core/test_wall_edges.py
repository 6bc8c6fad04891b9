"""The corners of bag, tiling, end and grey wall, each in a position of its own."""

import pytest

from azul_desktop.core.events import GameEnded, LineStuck, Reason, Scored

from .positions import WallTable, tiles

FULL_FLOOR = "red red red red red red red"

# Bag and lid


def short_of_tiles(bag: str, lid: str = "") -> WallTable:
    """Hardly a tile is left, but a red one would complete a row of seat 1: the game goes on."""
    table = WallTable()
    table.lay_wall(1, "##.##")
    table.fill_bag(bag)
    table.fill_lid(lid)
    return table


def test_lid_is_poured_into_the_bag_in_the_middle_of_a_deal() -> None:
    table = short_of_tiles("6 red", "20 black")
    table.end_draft()
    assert table.poured() == [20]
    assert table.discs[:2] == [tiles("4 red"), tiles("2 red, 2 black")]
    assert table.discs[2:] == [tiles("4 black")] * 3
    assert (table.bag, table.lid) == (tiles("6 black"), {})


def test_lid_is_not_poured_while_the_bag_has_just_enough() -> None:
    table = short_of_tiles("20 red", "20 black")
    table.end_draft()
    assert table.poured() == []
    assert (table.bag, table.lid) == ({}, tiles("20 black"))


def test_round_starts_with_short_and_empty_discs_when_bag_and_lid_run_out() -> None:
    table = short_of_tiles("3 red", "3 black")
    table.end_draft()
    assert (table.phase, table.state.round) == ("draft", 2)
    assert table.discs == [tiles("3 red, 1 black"), tiles("2 black"), {}, {}, {}]
    table.play("0:red>3", "1:black>2", "centre:black>1")
    assert table.state.round == 3


def test_round_is_dealt_from_the_tiles_of_the_floors_alone() -> None:
    table = short_of_tiles("")
    table.lay_floor(0, "red black")
    table.end_draft()
    assert table.phase == "draft"
    assert table.disc(0) == tiles("1 red, 1 black")


def test_game_ends_with_bonuses_when_not_a_single_tile_can_be_dealt() -> None:
    table = short_of_tiles("")
    table.lay_wall(0, "#....", "#....", "#....", "#....", "#....")
    table.end_draft()
    assert table.phase == "over"
    assert table.choices() == []
    assert table.score(0) == 7
    assert table.events[-1] == GameEnded((7, 0), (0,))


# Tiling and scoring


def test_a_gap_ends_a_run() -> None:
    table = WallTable()
    table.lay_wall(0, "#.##.", ".....", "....#")
    table.lay_line(0, 1, "1 white")
    table.end_draft()
    assert table.points(Reason.TILE) == [3]


def test_report_names_the_cells_that_score_the_placed_one_first() -> None:
    table = WallTable()
    table.lay_wall(0, "##.#.", "..#..")
    table.lay_line(0, 1, "1 red")
    table.end_draft()
    assert Scored(0, Reason.TILE, 6, 6, 0, (2, 0, 1, 3, 7)) in table.events


def test_lines_are_tiled_from_top_to_bottom_each_beside_the_last() -> None:
    table = WallTable()
    table.lay_line(0, 1, "1 blue")
    table.lay_line(0, 2, "2 white")
    table.lay_line(0, 3, "3 black")
    table.end_draft()
    assert table.wall(0)[:3] == ["B....", "W....", "K...."]
    assert table.points(Reason.TILE) == [1, 2, 3]


def test_everyone_finishes_the_tiling_in_which_a_row_is_completed() -> None:
    table = WallTable()
    table.lay_wall(0, "####.")
    table.lay_line(0, 1, "1 white")
    table.lay_line(1, 2, "2 blue")
    table.end_draft()
    assert table.phase == "over"
    assert table.wall(1)[1] == ".B..."
    assert table.score(1) == 1


def test_complete_column_does_not_end_the_game() -> None:
    table = WallTable()
    table.lay_wall(0, ".....", "#....", "#....", "#....", "#....")
    table.lay_line(0, 1, "1 blue")
    table.end_draft()
    assert table.phase == "draft"
    assert table.score(0) == 5


def test_bonuses_of_a_whole_wall() -> None:
    table = WallTable()
    table.lay_wall(0, "####.", "#####", "#####", "#####", "#####")
    table.lay_line(0, 1, "1 white")
    table.end_draft()
    assert table.points(Reason.ROW) == [2] * 5
    assert table.points(Reason.COLUMN) == [7] * 5
    assert table.points(Reason.COLOUR) == [10] * 5
    assert table.score(0) == 10 + 95


def finish(scores: list[int], rows: list[str]) -> list[int]:
    """The winners among two; each `rows` is the first row of a wall, the others are empty."""
    table = WallTable()
    for seat, row in enumerate(rows):
        table.set_score(seat, scores[seat])
        table.lay_wall(seat, row)
    table.end_draft()
    assert table.phase == "over"
    return table.winners()


def test_tie_after_the_bonuses_is_broken_by_rows() -> None:
    assert finish([10, 12], ["#####", "....."]) == [0]


def test_tie_with_as_many_rows_is_shared() -> None:
    assert finish([10, 10], ["#####", "#####"]) == [0, 1]


def test_rows_do_not_outweigh_points() -> None:
    assert finish([10, 13], ["#####", "....."]) == [1]


# The grey wall


def stuck_line() -> WallTable:
    """Line 2 of seat 0 is full of blue, and the one free column of its row has blue."""
    table = WallTable(variant="grey")
    table.set_score(0, 20)
    table.lay_wall(0, "..B..", "KW.RY")
    table.lay_line(0, 2, "2 blue")
    return table


def test_stuck_line_goes_to_the_floor_behind_what_lies_there() -> None:
    table = stuck_line()
    table.lay_floor(0, "marker red")
    table.end_draft()
    assert LineStuck(0, 1) in table.events
    assert table.score(0) == 20 - 6
    assert table.lid == tiles("2 blue, 1 red")


def test_stuck_line_with_a_full_floor_goes_to_the_lid() -> None:
    table = stuck_line()
    table.lay_floor(0, FULL_FLOOR)
    table.end_draft()
    assert table.score(0) == 20 - 14
    assert table.lid == tiles("2 blue, 7 red")


def test_stuck_line_that_fits_the_floor_in_part() -> None:
    table = stuck_line()
    table.lay_floor(0, "red red red red red red")
    table.end_draft()
    assert table.score(0) == 20 - 14
    assert table.lid == tiles("2 blue, 6 red")


@pytest.mark.parametrize(("cell", "row"), [("wall1.4", "KW.RB"), ("wall1.5", "KW.R.")])
def test_line_can_get_stuck_by_the_tile_placed_just_before(cell: str, row: str) -> None:
    table = WallTable(variant="grey")
    table.lay_wall(0, "KWR..", "KW.R.", "..B..")
    table.lay_line(0, 1, "1 blue")
    table.lay_line(0, 2, "2 blue")
    table.end_draft()
    assert table.choices() == ["wall1.4", "wall1.5"]
    table.play(cell)
    assert table.wall(0)[1] == row
    assert table.line(0, 2) == ""


def test_grey_tile_must_be_placed_if_there_is_a_cell() -> None:
    table = WallTable(variant="grey")
    table.lay_wall(0, "..B..", "KW.R.")
    table.lay_line(0, 2, "2 blue")
    table.end_draft()
    assert table.phase == "draft", "one cell is no choice"
    assert table.wall(0)[1] == "KW.RB"


def test_grey_wall_is_tiled_seat_by_seat() -> None:
    table = WallTable(variant="grey", players=3)
    for seat in (0, 2):
        table.lay_line(seat, 1, "1 red")
    table.end_draft()
    assert (table.phase, table.turn) == ("tiling", 0)
    table.play("wall1.3")
    assert (table.phase, table.turn) == ("tiling", 2)
    table.play("wall1.3")
    assert table.phase == "draft"


# When nobody can lay a tile any more


DEAD_WALL = ("BYRK.", "KBYR.", "RKBY.", "YRKB.", "....W")
"""White cannot go to column 5 of rows 1 to 4, nor any other colour to row 5."""


def last_choice_before_a_dead_end() -> WallTable:
    """Seat 1 cannot lay a tile any more; seat 0 is to place white in row 5."""
    table = WallTable(variant="grey")
    table.lay_wall(0, *DEAD_WALL[:4])
    table.lay_wall(1, *DEAD_WALL)
    table.lay_line(0, 5, "5 white")
    table.lay_disc(0, "1 black")
    table.play("0:black>floor")
    return table


def test_grey_game_ends_when_every_cell_is_closed_to_what_its_row_lacks() -> None:
    table = last_choice_before_a_dead_end()
    table.play("wall5.5")
    assert table.wall(0) == list(DEAD_WALL)
    assert table.phase == "over"


def test_grey_game_goes_on_while_one_player_can_lay_a_tile() -> None:
    table = last_choice_before_a_dead_end()
    table.play("wall5.1")
    assert table.phase == "draft"


def test_grey_game_goes_on_although_no_row_can_be_completed() -> None:
    """White and red fit only column 1 of row 2; each other row lacks a colour that fits nowhere."""
    table = WallTable(variant="grey")
    for seat in (0, 1):
        table.lay_wall(seat, "BW.KY", "...YB", ".KR.W", ".RY.K", "Y.WBR")
    table.lay_disc(0, "1 black")
    table.play("0:black>floor")
    assert table.phase == "draft"


def test_coloured_game_goes_on_with_four_tiles_in_each_row() -> None:
    table = WallTable()
    table.lay_wall(0, "####.", "####.", "####.", "####.", "####.")
    table.end_draft()
    assert table.phase == "draft"


def test_game_goes_on_although_a_colour_that_all_rows_lack_is_gone() -> None:
    table = WallTable()
    table.fill_bag("20 blue, 20 yellow, 20 red, 20 black")
    table.end_draft()
    assert table.phase == "draft"


def last_red_and_white() -> WallTable:
    """Red cannot go to row 1 of any wall, white not to rows 1 to 3; one of each is to be dealt."""
    table = WallTable()
    table.fill_bag("1 red, 1 white")
    for seat in (0, 1):
        table.lay_wall(seat, "..#.#", "#....", ".#...")
    return table


@pytest.mark.parametrize(("line", "phase"), [(4, "draft"), (5, "over")])
def test_game_goes_on_while_a_line_can_be_filled(line: int, phase: str) -> None:
    table = last_red_and_white()
    table.lay_line(0, line, "3 white")
    table.end_draft()
    assert table.phase == phase


@pytest.mark.parametrize(("starter", "phase"), [(0, "over"), (1, "draft")])
def test_a_single_take_is_always_the_first_players(starter: int, phase: str) -> None:
    """Only seat 1 could use the last white tile, in row 1; nobody takes from the centre."""
    table = WallTable()
    table.fill_bag("1 white")
    table.lay_wall(0, "....#")
    table.state.first = starter
    table.end_draft()
    assert table.phase == phase


def test_a_game_that_cannot_go_on_ends_with_its_bonuses() -> None:
    table = last_red_and_white()
    table.lay_wall(0, "..#.#", "#.#..", ".##..", "..#..", "..#..")
    table.end_draft()
    assert (table.phase, table.points(Reason.COLUMN)) == ("over", [7])
