"""Every worked example of the wall family's rulebooks, in their order and words.

The four books of the wall family show the same examples. Chocolatier's has brown tiles where the
others have yellow ones, and white ones where they have red.
"""

import pytest

from azul_desktop.core.events import Reason

from .positions import WallTable, tiles

EACH_WALL = pytest.mark.parametrize(
    ("edition", "yellow", "red"),
    [
        ("azul", "yellow", "red"),
        ("azul-mini", "yellow", "red"),
        ("chocolatier", "brown", "white"),
    ],
)
EACH_EDITION = pytest.mark.parametrize("edition", ["azul", "azul-mini", "chocolatier"])


# The wall family: azul.uk, azul.ru, azul-mini.pl, chocolatier.ru


@EACH_WALL
def test_first_turns(edition: str, yellow: str, red: str) -> None:
    table = WallTable(edition, players=3)
    table.lay_disc(0, f"2 black, 1 blue, 1 {yellow}")
    table.lay_disc(1, f"1 {yellow}, 3 {red}")

    table.play("0:black>2")
    assert table.line(0, 2) == "2 black"
    assert table.disc(0) == {}
    assert table.centre == tiles(f"1 blue, 1 {yellow}")

    table.play(f"1:{yellow}>1")
    assert table.line(1, 1) == f"1 {yellow}"
    assert table.centre == tiles(f"1 blue, 1 {yellow}, 3 {red}")

    table.play(f"centre:{red}>3")
    assert table.line(2, 3) == f"3 {red}"
    assert table.floor(2) == "marker"
    assert table.centre == tiles(f"1 blue, 1 {yellow}")


def two_yellow_tiles(edition: str, yellow: str) -> WallTable:
    """Rows 2 and 3 of the wall have yellow, and a blue tile lies on line 4."""
    table = WallTable(edition)
    table.lay_wall(0, ".....", "..#..", "...#.")
    table.lay_line(0, 4, "1 blue")
    table.lay_disc(0, f"2 {yellow}, 2 black")
    return table


@EACH_WALL
def test_two_yellow_tiles_may_go_to_lines_1_and_5_and_to_the_floor(
    edition: str, yellow: str, red: str
) -> None:
    table = two_yellow_tiles(edition, yellow)
    places = [f"0:{yellow}>1", f"0:{yellow}>5", f"0:{yellow}>floor"]
    assert table.choices(f"0:{yellow}") == places


@EACH_WALL
def test_two_yellow_tiles_a_one_to_line_1_one_to_the_floor(
    edition: str, yellow: str, red: str
) -> None:
    table = two_yellow_tiles(edition, yellow)
    table.play(f"0:{yellow}>1")
    assert table.line(0, 1) == f"1 {yellow}"
    assert table.floor(0) == yellow


@EACH_WALL
def test_two_yellow_tiles_b_both_to_line_5(edition: str, yellow: str, red: str) -> None:
    table = two_yellow_tiles(edition, yellow)
    table.play(f"0:{yellow}>5")
    assert table.line(0, 5) == f"2 {yellow}"
    assert table.floor(0) == ""


@EACH_WALL
def test_two_yellow_tiles_c_both_to_the_floor(edition: str, yellow: str, red: str) -> None:
    table = two_yellow_tiles(edition, yellow)
    table.play(f"0:{yellow}>floor")
    assert table.floor(0) == f"{yellow} {yellow}"


@EACH_WALL
def test_tiling_of_lines_2_and_4(edition: str, yellow: str, red: str) -> None:
    table = WallTable(edition)
    table.lay_line(0, 2, f"2 {red}")
    table.lay_line(0, 3, "2 black")
    table.lay_line(0, 4, "4 blue")
    table.lay_line(0, 5, f"3 {yellow}")
    table.end_draft()
    letter = "W" if edition == "chocolatier" else "R"
    assert table.wall(0) == [".....", f"...{letter}.", ".....", "...B.", "....."]
    assert table.points(Reason.TILE) == [1, 1]
    assert table.lid == tiles(f"1 {red}, 3 blue")
    assert [table.line(0, line) for line in (2, 4)] == ["", ""]
    assert [table.line(0, line) for line in (3, 5)] == ["2 black", f"3 {yellow}"]


def tile_points(edition: str, rows: list[str], line: int, text: str) -> list[int]:
    """What the tile of a full line scores on a wall."""
    table = WallTable(edition)
    table.lay_wall(0, *rows)
    table.lay_line(0, line, text)
    table.end_draft()
    return table.points(Reason.TILE)


@EACH_WALL
def test_a_tile_alone_scores_1(edition: str, yellow: str, red: str) -> None:
    rows = [".....", ".....", "#....", ".#...", "....."]
    assert tile_points(edition, rows, 2, f"2 {red}") == [1]


@EACH_WALL
def test_three_tiles_in_a_row_score_3(edition: str, yellow: str, red: str) -> None:
    rows = [".....", ".....", ".##..", ".....", "....."]
    assert tile_points(edition, rows, 3, f"3 {yellow}") == [3]


@EACH_WALL
def test_three_tiles_in_a_column_score_3(edition: str, yellow: str, red: str) -> None:
    rows = [".....", "..#..", ".....", "..#..", "....."]
    assert tile_points(edition, rows, 3, "3 blue") == [3]


@EACH_WALL
def test_four_in_a_row_and_three_in_a_column_score_7(edition: str, yellow: str, red: str) -> None:
    rows = [".....", "...#.", "###..", "...#.", "....."]
    assert tile_points(edition, rows, 3, f"3 {yellow}") == [7]


@EACH_WALL
def test_four_tiles_and_the_marker_on_the_floor_cost_8(edition: str, yellow: str, red: str) -> None:
    table = WallTable(edition)
    table.set_score(0, 20)
    table.lay_floor(0, f"marker {red} {red} {yellow} black")
    table.end_draft()
    assert table.score(0) == 12
    assert table.floor(0) == ""
    assert table.lid == tiles(f"2 {red}, 1 {yellow}, 1 black")
    assert table.turn == 0, "the marker stays with its owner, who starts the next round"


@EACH_EDITION
def test_end_bonuses_2_for_a_row(edition: str) -> None:
    table = WallTable(edition)
    table.lay_wall(0, "####.")
    table.lay_line(0, 1, f"1 {table.edition.colours[4]}")
    table.end_draft()
    assert table.phase == "over"
    assert table.points(Reason.ROW) == [2]
    assert table.score(0) == 5 + 2


@EACH_EDITION
def test_end_bonuses_7_for_a_column(edition: str) -> None:
    table = WallTable(edition)
    table.lay_wall(0, "####.", "....#", "....#", "....#", "....#")
    table.lay_line(0, 1, f"1 {table.edition.colours[4]}")
    table.end_draft()
    assert table.points(Reason.COLUMN) == [7]
    assert table.score(0) == 5 + 5 + 2 + 7


@EACH_EDITION
def test_end_bonuses_10_for_a_colour(edition: str) -> None:
    table = WallTable(edition)
    table.lay_wall(0, "####.", "#....", ".#...", "..#..", "...#.")
    table.lay_line(0, 1, f"1 {table.edition.colours[4]}")
    table.end_draft()
    assert table.points(Reason.COLOUR) == [10]
    assert table.score(0) == 5 + 2 + 10


@EACH_EDITION
def test_tie_goes_to_more_complete_rows(edition: str) -> None:
    table = WallTable(edition, players=3)
    for seat, rows in enumerate([["#####"], ["#####", "#####"], [".....", "#####"]]):
        table.set_score(seat, 40)
        table.lay_wall(seat, *rows)
    assert table.winners() == [1]


@EACH_EDITION
def test_tie_in_rows_too_is_shared(edition: str) -> None:
    table = WallTable(edition, players=3)
    for seat, score in enumerate([40, 39, 40]):
        table.set_score(seat, score)
        table.lay_wall(seat, "#####")
    assert table.winners() == [0, 2]


@EACH_EDITION
def test_grey_wall_takes_a_colour_once_in_a_column(edition: str) -> None:
    table = WallTable(edition, "grey")
    table.lay_wall(0, ".B...", "K....", "....B")
    table.lay_line(0, 2, "2 blue")
    table.end_draft()
    assert table.choices() == ["wall2.3", "wall2.4"]
    table.play("wall2.4")
    assert table.wall(0)[1] == "K..B."


@EACH_EDITION
def test_grey_wall_takes_a_colour_once_in_a_row(edition: str) -> None:
    table = WallTable(edition, "grey")
    table.lay_wall(0, "B....", "...B.")
    table.lay_disc(0, "1 blue")
    assert table.choices("0:blue") == ["0:blue>3", "0:blue>4", "0:blue>5", "0:blue>floor"]


@EACH_EDITION
def test_grey_wall_line_without_a_cell_falls_to_the_floor(edition: str) -> None:
    table = WallTable(edition, "grey")
    table.set_score(0, 10)
    table.lay_wall(0, "..B..", "KW.R.", "....B")
    table.lay_line(0, 2, "2 blue")
    table.end_draft()
    assert table.phase == "draft", "there is nothing to choose"
    assert table.wall(0)[1] == "KW.R."
    assert table.line(0, 2) == ""
    assert table.score(0) == 10 - 2
    assert table.lid == tiles("2 blue")


# Chocolatier's special discs


DEALT = ("2 white, 2 red", "4 blue", "1 white, 3 brown", "4 black", "4 red")


def special_round(specials: str, *drawn: str) -> WallTable:
    """A round of two players, dealt as in `DEALT`, then the tiles drawn further."""
    table = WallTable("chocolatier", specials="- - - - -")
    table.will_turn(specials)
    table.will_draw(*DEALT, *drawn)
    table.end_draft()
    return table


def test_special_disc_1_gets_one_more_tile_from_the_bag() -> None:
    table = special_round("- extra - - keep", "1 black")
    assert table.disc(1) == tiles("4 blue, 1 black")


def test_special_disc_2_takes_a_tile_of_its_pattern_from_both_neighbours() -> None:
    table = special_round("- magnet:white - - keep")
    assert table.discs[:3] == [tiles("1 white, 2 red"), tiles("4 blue, 2 white"), tiles("3 brown")]


def test_special_disc_3_keeps_the_rest() -> None:
    table = special_round("keep - - - extra")
    table.play("0:red>3")
    assert table.disc(0) == tiles("2 white")
    assert table.centre == {}


def test_special_disc_4_spreads_the_rest_by_colour_to_its_neighbours() -> None:
    table = WallTable("chocolatier", specials="keep - spread - -")
    table.lay_disc(2, "1 red, 2 white, 1 blue")
    assert table.choices("2:red>1") == [
        "2:red>1",
        "2:red>1/blue",
        "2:red>1/white",
        "2:red>1/blue+white",
    ]
    table.play("2:red>1/white")
    assert table.disc(1) == tiles("1 blue")
    assert table.disc(2) == {}
    assert table.disc(3) == tiles("2 white")
    assert table.centre == {}


def test_special_disc_5_catches_the_next_rejected_tile() -> None:
    table = WallTable("chocolatier", specials="shield keep - - -")
    table.set_score(0, 10)
    table.lay_disc(0, "1 red, 3 white")
    table.lay_disc(2, "4 blue")
    table.lay_disc(3, "4 black")
    table.play("0:red>1", "3:black>4")
    assert table.centre == tiles("3 white")
    assert table.shield(0) == "empty"
    table.play("2:blue>2")
    assert table.shield(0) == "blue"
    assert table.floor(0) == "blue", "all further ones go to the floor as usual"
    table.play("centre:white>5")
    assert table.points(Reason.FLOOR) == [-1, -1]
