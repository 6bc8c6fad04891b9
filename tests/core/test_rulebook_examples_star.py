"""Every worked example of Summer Pavilion's rulebook, in its order and words."""

import pytest

from azul_desktop.core.events import Reason

from .positions import StarTable, tiles


def test_first_turns_with_purple_jokers() -> None:
    table = StarTable(players=3)
    table.lay_disc(0, "2 red, 2 yellow")
    table.lay_disc(1, "1 green, 2 purple, 1 yellow")
    assert table.joker == "purple"

    table.play("0:red")
    assert table.hand(0) == tiles("2 red")
    assert table.centre == tiles("2 yellow")

    table.play("1:green")
    assert table.hand(1) == tiles("1 green, 1 purple")
    assert table.centre == tiles("1 purple, 3 yellow")

    table.play("centre:yellow")
    assert table.hand(2) == tiles("1 purple, 3 yellow")
    assert table.points(Reason.MARKER) == [-4]
    assert table.score(2) == 5 - 4
    assert table.phase == "build"
    assert table.turn == 2, "the marker's owner builds first"


def builder(hand: str) -> StarTable:
    """Round 1 with purple jokers: the first player builds."""
    table = StarTable()
    table.give_hand(0, hand)
    table.begin_building()
    return table


def test_jokers_go_with_a_green_tile_or_to_the_purple_star() -> None:
    table = builder("1 green, 3 purple")
    assert table.choices("star6.4") == ["star6.4:green+3"]
    assert table.choices("star1") == ["star1.1:purple", "star1.2:purple", "star1.3:purple"]
    assert table.choices("star0.4") == ["star0.4:green+3"]
    assert table.choices("star0.3") == ["star0.3:purple", "star0.3:green+2"]


def test_the_centre_star_takes_each_colour_once() -> None:
    table = builder("3 green, 1 red")
    table.lay_star(0, 0, "G.....")
    assert table.choices("star0") == []
    table = builder("3 green, 1 red")
    table.lay_star(0, 0, ".G....")
    assert table.choices("star0") == ["star0.1:red"]


def test_a_seven_blue_tiles_build_blue_6() -> None:
    table = builder("7 blue")
    table.play("star4.6:blue")
    assert table.star(0, 4) == ".....B"
    assert table.points(Reason.TILE) == [1]
    assert table.hand(0) == tiles("1 blue")
    assert table.lid == tiles("5 blue")


def test_b_three_red_tiles_build_red_3() -> None:
    table = builder("3 red")
    table.lay_star(0, 3, "R....R")
    table.play("star3.3:red")
    assert table.points(Reason.TILE) == [1]
    assert table.hand(0) == {}
    assert table.lid == tiles("2 red")


def test_c_three_blue_tiles_and_three_jokers_build_blue_6_next_to_two_tiles() -> None:
    table = builder("3 blue, 3 purple")
    table.lay_star(0, 4, "BB....")
    table.play("star4.6:blue+3")
    assert table.points(Reason.TILE) == [3]
    assert table.hand(0) == {}
    assert table.lid == tiles("3 purple, 2 blue")


def test_d_one_orange_tile_and_three_jokers_build_orange_4() -> None:
    table = builder("1 orange, 1 green, 3 purple")
    table.lay_star(0, 2, ".OO...")
    table.play("star2.4:orange+3")
    assert table.points(Reason.TILE) == [3]
    assert table.hand(0) == tiles("1 green")
    assert table.lid == tiles("3 purple")

    table.play("pass", "pass", "keep:green")
    assert table.joker == "green"
    assert table.hand(0) == tiles("1 green")


def test_e_two_purple_tiles_build_purple_2() -> None:
    table = builder("4 green, 2 red, 2 purple")
    table.lay_star(0, 1, "P.P...")
    table.play("star1.2:purple")
    assert table.points(Reason.TILE) == [3]
    assert table.hand(0) == tiles("4 green, 2 red")
    assert table.lid == tiles("1 purple")


def test_f_passing_with_four_green_and_two_red_tiles_costs_2() -> None:
    table = builder("4 green, 2 red")
    table.play("pass", "keep:green*4")
    assert table.kept(0) == tiles("4 green")
    assert table.points(Reason.DISCARD) == [-2]
    assert table.score(0) == 5 - 2
    assert table.lid == tiles("2 red")


def surrounder(star_0: str, star_1: str, star_2: str) -> StarTable:
    """The first player will surround a feature; there are three jokers in the supply."""
    table = builder("6 purple")
    table.lay_stars(0, star_0, star_1, star_2)
    table.lay_supply("3 purple, 7 red")
    return table


def test_a_pillar_wins_one_tile() -> None:
    table = surrounder("....OY", ".P....", "......")
    table.play("star1.3:purple")
    assert table.features() == ["pillar 1"]
    assert table.choices() == ["reward:purple", "reward:red"], "a must"
    table.play("reward:red")
    assert table.hand(0) == tiles("3 purple, 1 red")
    assert sum(table.supply.values()) == 10
    assert table.turn == 1


def test_a_statue_wins_two_tiles() -> None:
    table = surrounder("......", "P.....", "..OO..")
    table.play("star1.2:purple")
    assert table.features() == ["statue 1"]
    table.play("reward:purple", "reward:purple")
    assert table.hand(0) == tiles("6 purple")
    assert table.turn == 1


def test_a_window_wins_three_tiles() -> None:
    table = surrounder("......", "....P.", "......")
    table.play("star1.6:purple")
    assert table.features() == ["window 1"]
    table.play("reward:purple", "reward:purple", "reward:purple")
    assert table.hand(0) == tiles("3 purple")
    assert table.turn == 1


def test_the_supply_is_filled_from_the_bag_then_from_the_tower() -> None:
    table = surrounder("......", "....P.", "......")
    table.fill_bag("1 green")
    table.fill_lid("8 yellow")
    table.play("star1.6:purple", "reward:red", "reward:red", "reward:red")
    assert table.supply["green"] == 1
    assert sum(table.supply.values()) == 10
    assert table.lid == {}
    assert table.poured() == [8 + 5]


def test_the_score_track_is_endless() -> None:
    table = builder("1 blue")
    table.set_score(0, 80)
    table.play("star4.1:blue")
    assert table.score(0) == 81


def test_the_next_round_has_its_own_joker_and_starts_with_the_marker() -> None:
    table = builder("")
    table.give_marker(1)
    table.play("pass", "pass")
    assert (table.phase, table.turn, table.joker) == ("draft", 1, "green")
    assert [sum(disc.values()) for disc in table.discs] == [4] * 5


def final_score(table: StarTable) -> int:
    """The first player's score after the last round."""
    table.begin_building()
    table.play("pass", "pass")
    assert table.phase == "over"
    return table.score(0)


@pytest.mark.parametrize(
    ("star", "picture", "bonus"),
    [
        (0, "PGOYBR", 12),
        (1, "PPPPPP", 20),
        (2, "OOOOOO", 17),
        (3, "RRRRRR", 14),
        (4, "BBBBBB", 15),
        (5, "YYYYYY", 16),
        (6, "GGGGGG", 18),
    ],
)
def test_end_bonus_of_a_complete_star(star: int, picture: str, bonus: int) -> None:
    table = StarTable(round_number=6)
    table.lay_star(0, star, picture)
    assert final_score(table) == 5 + bonus
    assert table.points(Reason.STAR) == [bonus]


@pytest.mark.parametrize(("number", "bonus"), [(1, 4), (2, 8), (3, 12), (4, 16), (5, 0), (6, 0)])
def test_end_bonus_of_a_number_on_all_stars(number: int, bonus: int) -> None:
    table = StarTable(round_number=6)
    for star, letter in enumerate("RPORBYG"):
        table.lay_star(0, star, "." * (number - 1) + letter + "." * (6 - number))
    assert final_score(table) == 5 + bonus


def test_no_bonus_while_one_space_of_a_number_is_open() -> None:
    table = StarTable(round_number=6)
    table.lay_stars(0, "R.....", "P.....", "O.....", "R.....", "B.....", "Y.....", ".GGGGG")
    assert final_score(table) == 5


def test_tiles_left_after_the_last_round_cost_a_point_each() -> None:
    table = StarTable(round_number=6)
    table.give_hand(0, "3 blue")
    assert final_score(table) == 5 - 3


def test_a_tie_is_shared() -> None:
    table = StarTable(players=3, round_number=6)
    table.set_score(1, 4)
    table.begin_building()
    table.play("pass", "pass", "pass")
    assert table.winners() == [0, 2]


def test_grey_stars_of_one_colour_or_of_six() -> None:
    table = StarTable("grey", round_number=6)
    table.lay_stars(0, "RRRRRR", "RRRRRR", "PGOYBR", "PGOYBR")
    final_score(table)
    assert table.points(Reason.STAR) == [14, 14, 12, 12]


def test_grey_stars_have_other_numbers() -> None:
    table = StarTable("grey", round_number=6)
    table.lay_stars(0, "RRRRRR", *["..P..."] * 6)
    assert final_score(table) == 5 + 14 + 4
    table = StarTable("grey", round_number=6)
    table.lay_stars(0, "RRRRRR", *["P....."] * 6)
    assert final_score(table) == 5 + 14 + 12
