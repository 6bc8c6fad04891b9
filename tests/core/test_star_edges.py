"""The corners of the star family's rules, each in a position of its own."""

import pytest

from azul_desktop.core.events import Reason

from .positions import StarTable, tiles

ONE_OF_EACH = "1 purple, 1 green, 1 orange, 1 yellow, 1 blue, 1 red"


def builder(
    hand: str, variant: str = "coloured", players: int = 2, round_number: int = 1
) -> StarTable:
    """The first player builds; nobody else has a tile."""
    table = StarTable(variant, players, round_number)
    table.give_hand(0, hand)
    table.begin_building()
    return table


# The draft


EACH_JOKER = pytest.mark.parametrize(
    ("round_number", "joker", "other"),
    [
        (1, "purple", "blue"),
        (2, "green", "blue"),
        (3, "orange", "blue"),
        (4, "yellow", "blue"),
        (5, "blue", "red"),
        (6, "red", "blue"),
    ],
)


@EACH_JOKER
def test_one_joker_of_the_round_comes_along(round_number: int, joker: str, other: str) -> None:
    table = StarTable(round_number=round_number)
    table.lay_disc(0, f"2 {other}, 2 {joker}")
    assert table.choices() == [f"0:{other}"]
    table.play(f"0:{other}")
    assert table.hand(0) == tiles(f"2 {other}, 1 {joker}")
    assert table.centre == tiles(f"1 {joker}")


@EACH_JOKER
def test_jokers_of_the_round_pay(round_number: int, joker: str, other: str) -> None:
    table = builder(f"1 {other}, 2 {joker}", round_number=round_number)
    table.play(f"star0.3:{other}+2")
    assert table.hand(0) == {}
    assert table.lid == tiles(f"2 {joker}")


@EACH_JOKER
def test_disc_with_only_jokers_gives_one(round_number: int, joker: str, other: str) -> None:
    table = StarTable(round_number=round_number)
    table.lay_discs(f"4 {joker}", f"1 {other}")
    assert table.choices() == [f"0:{joker}", f"1:{other}"]
    table.play(f"0:{joker}")
    assert table.hand(0) == tiles(f"1 {joker}")
    assert table.centre == tiles(f"3 {joker}")


def test_centre_with_only_jokers_gives_one_at_a_time() -> None:
    table = StarTable()
    table.lay_centre("3 purple")
    table.play("centre:purple", "centre:purple")
    assert (table.hand(0), table.hand(1)) == (tiles("1 purple"), tiles("1 purple"))
    assert table.centre == tiles("1 purple")
    assert table.points(Reason.MARKER) == [-1]


def test_marker_costs_only_its_taker() -> None:
    table = StarTable()
    table.lay_centre("1 red, 2 blue, 1 green")
    table.play("centre:red", "centre:blue")
    assert (table.score(0), table.score(1)) == (4, 5)


def test_marker_takes_no_score_below_1() -> None:
    table = StarTable()
    table.set_score(0, 3)
    table.lay_centre("5 red, 1 purple, 1 blue")
    table.play("centre:red")
    assert table.points(Reason.MARKER) == [-6]
    assert table.score(0) == 1


def test_marker_costs_again_in_the_next_round() -> None:
    table = builder("")
    table.give_marker(0)
    table.play("pass", "pass")
    table.clear_discs()
    table.lay_centre("3 red, 1 blue")
    table.play("centre:red")
    assert table.score(0) == 5 - 3


def test_building_starts_with_the_owner_of_the_marker() -> None:
    table = StarTable(players=3)
    table.lay_centre("1 red, 1 blue")
    table.give_turn(2)
    table.play("centre:red", "centre:blue")
    assert (table.phase, table.turn) == ("build", 2)


def test_building_starts_with_the_first_player_if_nobody_took_the_marker() -> None:
    table = StarTable(players=3)
    table.state.first = 1
    table.give_turn(1)
    table.lay_disc(0, "1 red")
    table.lay_disc(1, "1 blue")
    table.play("0:red", "1:blue")
    assert (table.phase, table.turn) == ("build", 1)
    table.play("pass", "keep:none", "pass", "keep:none", "pass")
    assert (table.phase, table.state.round, table.turn) == ("draft", 2, 1)


# Building


def test_number_of_jokers_is_the_players_choice() -> None:
    table = builder("3 green, 2 purple")
    assert table.choices("star6") == [
        "star6.1:green",
        "star6.2:green",
        "star6.2:green+1",
        "star6.3:green",
        "star6.3:green+1",
        "star6.3:green+2",
        "star6.4:green+1",
        "star6.4:green+2",
        "star6.5:green+2",
    ]
    table.play("star6.3:green+1")
    assert table.hand(0) == tiles("1 green, 1 purple")
    assert table.lid == tiles("1 green, 1 purple")


def test_jokers_own_colour_is_built_without_jokers() -> None:
    table = builder("4 purple, 1 green")
    spaces = ["star1.1:purple", "star1.2:purple", "star1.3:purple", "star1.4:purple"]
    assert table.choices("star1") == spaces
    table.play("star1.4:purple")
    assert table.hand(0) == tiles("1 green")
    assert table.lid == tiles("3 purple")


@EACH_JOKER
def test_joker_is_never_placed_for_another_colour(
    round_number: int, joker: str, other: str
) -> None:
    table = builder(f"6 {joker}", round_number=round_number)
    stars = {move.partition(".")[0] for move in table.choices("star")}
    assert len(stars) == 2, "the one in the centre and its own"
    assert all(move.endswith(f":{joker}") for move in table.choices("star"))


def test_last_rounds_joker_is_a_plain_tile() -> None:
    table = builder("1 red, 3 purple", round_number=2)
    assert table.choices("star3") == ["star3.1:red"]


def test_covered_space_cannot_be_built_again() -> None:
    table = builder("3 red")
    table.lay_star(0, 3, "R.R...")
    assert table.choices("star3") == ["star3.2:red"]


def test_spaces_6_and_1_are_neighbours() -> None:
    table = builder("1 red")
    table.lay_star(0, 3, "....RR")
    table.play("star3.1:red")
    assert table.points(Reason.TILE) == [3]


def test_last_space_of_a_star_scores_6() -> None:
    table = builder("4 red")
    table.lay_star(0, 3, "RRR.RR")
    table.play("star3.4:red")
    assert table.points(Reason.TILE) == [6]


def test_a_gap_ends_a_group_and_other_stars_are_never_adjacent() -> None:
    table = builder("2 red")
    table.lay_stars(0, "PGOYB.", "......", "OOOOOO", "...RR.", "BBBBBB")
    table.play("star3.2:red")
    assert table.points(Reason.TILE) == [1]


@pytest.mark.parametrize(
    ("picture", "colours"),
    [
        ("......", "purple green orange yellow blue red"),
        ("R.....", "purple green orange yellow blue red"),
        ("RR....", "red"),
        ("PP....", "purple"),
        ("RB....", "purple green orange yellow"),
        ("RR.RRR", "red"),
        ("PG.YBR", "orange"),
    ],
)
def test_grey_star_takes(picture: str, colours: str) -> None:
    table = builder(ONE_OF_EACH, "grey")
    table.lay_star(0, 2, picture)
    assert table.choices("star2.3") == [f"star2.3:{colour}" for colour in colours.split()]


def test_grey_star_becomes_what_its_second_tile_makes_it() -> None:
    table = builder("4 blue, 1 red, 1 orange", "grey")
    table.lay_star(0, 2, ".R....")
    table.play("star2.4:blue", "pass")
    assert table.choices("star2") == ["star2.3:orange"]


def test_grey_bonuses_count_each_star_even_of_the_same_kind() -> None:
    table = StarTable("grey", round_number=6)
    table.lay_stars(0, "GGGGGG", "GGGGGG", "PGOYBR", "RBYOGP", "BBBBB.", "PGOYB.")
    table.begin_building()
    table.play("pass", "pass")
    assert table.points(Reason.STAR) == [18, 18, 12, 12]


# Passing


def test_passing_with_an_empty_hand() -> None:
    table = builder("", players=3)
    table.play("pass")
    assert (table.phase, table.turn) == ("build", 1)
    assert table.score(0) == 5


def test_players_who_passed_are_skipped() -> None:
    table = builder("2 red, 1 blue", players=3)
    table.play("star3.1:red", "pass", "pass")
    assert table.turn == 0
    table.play("star4.1:blue")
    assert table.turn == 0
    table.play("pass", "keep:red")
    assert (table.phase, table.state.round) == ("draft", 2)


def test_every_way_to_keep_is_listed() -> None:
    table = builder("2 green, 1 red")
    table.play("pass")
    keeps = ["none", "green", "green*2", "red", "green+red", "green*2+red"]
    assert table.choices() == [f"keep:{keep}" for keep in keeps]


@pytest.mark.parametrize("hand", ["5 green", "9 green"])
def test_no_more_than_four_tiles_are_kept(hand: str) -> None:
    table = builder(hand)
    table.play("pass")
    keeps = ["none", "green", "green*2", "green*3", "green*4"]
    assert table.choices() == [f"keep:{keep}" for keep in keeps]


def test_fewer_tiles_than_allowed_may_be_kept() -> None:
    table = builder("2 green, 1 red")
    table.play("pass", "keep:green")
    assert table.kept(0) == tiles("1 green")
    assert table.score(0) == 5 - 2
    assert table.lid == tiles("1 green, 1 red")


def test_kept_tiles_come_back_when_the_next_round_starts() -> None:
    table = builder("2 green, 1 red")
    table.play("pass", "keep:green*2+red")
    assert (table.hand(0), table.kept(0)) == ({}, tiles("2 green, 1 red"))
    table.play("pass")
    assert (table.hand(0), table.kept(0)) == (tiles("2 green, 1 red"), {})


def test_discards_take_no_score_below_1() -> None:
    table = builder("9 green")
    table.play("pass", "keep:none")
    assert table.points(Reason.DISCARD) == [-9]
    assert table.score(0) == 1


def test_passing_in_round_6_loses_all_tiles_at_once() -> None:
    table = builder("3 green, 2 red", players=3, round_number=6)
    table.set_score(0, 20)
    table.play("pass")
    assert (table.phase, table.turn) == ("build", 1)
    assert table.score(0) == 20 - 5
    assert table.hand(0) == table.kept(0) == {}
    assert table.lid == tiles("3 green, 2 red")


def test_round_without_a_tile_on_the_discs_goes_straight_to_building() -> None:
    table = builder("1 blue", players=3)
    table.give_marker(2)
    table.fill_bag("")
    table.play("pass", "keep:blue", "pass", "pass")
    assert (table.state.round, table.joker) == (2, "green")
    assert (table.phase, table.turn) == ("build", 2)
    assert table.hand(0) == tiles("1 blue")
    table.play("pass")
    assert table.choices("star4") == ["star4.1:blue"]


def test_round_starts_with_short_discs_when_bag_and_tower_run_out() -> None:
    table = builder("")
    table.fill_bag("3 red")
    table.fill_lid("2 blue")
    table.play("pass", "pass")
    assert table.discs == [tiles("1 blue, 3 red"), tiles("1 blue"), {}, {}, {}]
    assert table.phase == "draft"
