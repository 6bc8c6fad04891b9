"""The corners of chocolatier's special discs, each in a position of its own.

Discs stand in a ring; left of disc 0 is disc 4.
"""

import pytest

from azul_desktop.core.events import DiscActed, LineStuck, Reason
from azul_desktop.core.state import EMPTY
from azul_desktop.core.supply import SeededChance

from .positions import WallTable, rules_of, tiles

FULL_FLOOR = "red red red red red red red"
SHIELD_FIRST = "shield keep - - -"


def table_with(specials: str, variant: str = "coloured") -> WallTable:
    """Two players, seat 0 with 20 points, and discs with these sides up."""
    table = WallTable("chocolatier", variant, specials=specials)
    table.set_score(0, 20)
    return table


def dealt(specials: str, *discs: str, bag: str = "", lid: str = "") -> WallTable:
    """The start of a round; with `bag`, that is all there is to deal from before the lid.

    A blue tile would complete a row of seat 1, so that the game goes on.
    """
    table = table_with("- - - - -")
    table.lay_wall(1, ".####")
    if bag:
        table.fill_bag(bag)
        table.fill_lid(lid)
    table.will_turn(specials)
    table.will_draw(*discs)
    table.end_draft()
    return table


# Which discs are special


@pytest.mark.parametrize(("players", "number"), [(2, 5), (3, 7), (4, 9)])
def test_as_many_different_special_discs_as_players(players: int, number: int) -> None:
    rules = rules_of("chocolatier", "coloured", True, SeededChance())
    for seed in range(50):
        state = rules.initial(players, seed)
        sides = [side for side in state.specials if side != EMPTY]
        assert len(state.specials) == number
        assert len(sides) == len(set(sides)) == players


def test_discs_are_turned_anew_each_round() -> None:
    table = table_with("keep extra - - -")
    table.will_turn("- spread shield - -")
    table.end_draft()
    names = [table.edition.special_name(side) for side in table.state.specials if side != EMPTY]
    assert names == ["spread", "shield"]


# magnet and extra


def test_magnet_takes_only_one_tile_from_each_neighbour() -> None:
    table = dealt("magnet:red keep - - -", "4 blue", "4 red", "4 blue", "4 black", "4 red")
    assert table.disc(0) == tiles("4 blue, 2 red")
    assert (table.disc(1), table.disc(4)) == (tiles("3 red"), tiles("3 red"))


def test_magnet_takes_from_the_one_neighbour_that_has_its_colour() -> None:
    table = dealt("magnet:red keep - - -", "4 blue", "4 black", "4 red", "4 red", "4 red")
    assert table.disc(0) == tiles("4 blue, 1 red")
    assert table.disc(4) == tiles("3 red")


def test_magnet_that_finds_nothing() -> None:
    table = dealt("magnet:red keep - - -", "4 blue", "4 black", "4 red", "4 red", "4 white")
    assert table.disc(0) == tiles("4 blue")
    assert DiscActed(0, 4) in table.events


def test_magnet_beside_a_magnet() -> None:
    sides = "magnet:red magnet:blue - - -"
    table = dealt(sides, "2 blue, 2 black", "2 red, 2 black", "1 blue, 3 red", "4 white", "4 white")
    assert table.disc(0) == tiles("1 blue, 2 black, 1 red")
    assert table.disc(1) == tiles("2 blue, 2 black, 1 red")
    assert table.disc(2) == tiles("3 red")


def test_magnet_after_extra_takes_the_extra_tile() -> None:
    five = ("4 blue", "4 blue", "4 black", "4 black", "4 black")
    table = dealt("extra magnet:red - - -", *five, "1 red")
    assert table.disc(0) == tiles("4 blue")
    assert table.disc(1) == tiles("4 blue, 1 red")


def test_magnet_before_extra_leaves_the_extra_tile() -> None:
    five = ("4 blue", "4 blue", "4 black", "4 black", "4 black")
    table = dealt("magnet:red extra - - -", *five, "1 red")
    assert table.disc(0) == tiles("4 blue")
    assert table.disc(1) == tiles("4 blue, 1 red")


def test_magnet_may_empty_a_short_disc() -> None:
    table = dealt("magnet:red keep - - -", "3 red, 1 blue", "1 red", bag="4 red, 1 blue")
    assert table.discs == [tiles("1 blue, 4 red"), {}, {}, {}, {}]
    assert table.phase == "draft"


def test_extra_with_an_empty_bag_is_drawn_from_the_lid() -> None:
    table = dealt("extra keep - - -", bag="20 blue", lid="3 red")
    assert table.disc(0) == tiles("4 blue, 1 red")
    assert table.poured() == [3]
    assert table.bag == tiles("2 red")


def test_extra_with_an_empty_bag_and_lid_gets_nothing() -> None:
    table = dealt("extra keep - - -", bag="20 blue")
    assert table.discs == [tiles("4 blue")] * 5
    assert table.phase == "draft"


def test_draft_lasts_until_the_extra_tile_is_taken() -> None:
    five = ("4 blue", "4 brown", "4 white", "4 black", "4 red")
    table = dealt("extra keep - - -", *five, "1 red")
    table.give_turn(0)
    table.play("0:blue>4", "1:brown>4", "2:white>3", "3:black>3", "4:red>2")
    assert (table.phase, table.state.round) == ("draft", 2)
    table.play("centre:red>2")
    assert table.state.round == 3


# keep


def test_keep_disc_can_be_taken_from_three_times() -> None:
    table = table_with("keep shield - - -")
    table.lay_disc(0, "1 blue, 2 red, 1 black")
    table.lay_disc(3, "4 white")
    table.play("0:red>2")
    assert table.disc(0) == tiles("1 blue, 1 black")
    table.play("0:blue>1")
    assert table.disc(0) == tiles("1 black")
    table.play("0:black>1")
    assert table.disc(0) == {}
    assert table.centre == {}
    assert (table.phase, table.turn) == ("draft", 1)


# spread


def test_all_ways_to_spread_are_listed_and_a_colour_stays_together() -> None:
    table = table_with("keep spread - - -")
    table.lay_disc(1, "1 blue, 2 red, 1 black")
    assert table.choices("1:red>2") == [
        "1:red>2",
        "1:red>2/blue",
        "1:red>2/black",
        "1:red>2/blue+black",
    ]


@pytest.mark.parametrize("specials", ["keep spread - - -", "keep shield - - -"])
def test_nothing_is_spread_from_the_centre(specials: str) -> None:
    table = table_with(specials)
    table.lay_centre("1 blue, 2 red, 1 black")
    assert table.choices("centre:red>2") == ["centre:red>2"]


def test_spread_disc_between_emptied_discs_fills_them_again() -> None:
    table = table_with("- spread - - keep")
    table.lay_discs("4 white", "1 blue, 2 red, 1 black", "4 white")
    table.play("0:white>4", "2:white>4", "1:red>2/blue")
    assert table.discs[:3] == [tiles("1 black"), {}, tiles("1 blue")]
    table.play("0:black>5", "2:blue>5")
    assert (table.line(1, 5), table.line(0, 5)) == ("1 black", "1 blue")


def test_spread_tiles_join_those_of_the_same_colour() -> None:
    table = table_with("- spread - - keep")
    table.lay_disc(0, "2 blue, 2 black")
    table.lay_disc(1, "1 blue, 3 red")
    table.play("1:red>3")
    table.play("0:blue>3")
    assert table.line(1, 3) == "3 blue"


def test_spread_disc_0_has_the_last_disc_at_its_left() -> None:
    table = table_with("spread - - - keep")
    table.lay_disc(0, "1 red, 1 blue")
    table.play("0:red>1")
    assert table.disc(4) == tiles("1 blue")


def test_spread_disc_4_has_disc_0_at_its_right() -> None:
    table = table_with("keep - - - spread")
    table.lay_disc(4, "1 red, 1 blue")
    table.play("4:red>1/blue")
    assert table.disc(0) == tiles("1 blue")


def test_spread_beside_a_shield_disc_that_is_off_the_table_skips_it() -> None:
    table = table_with("shield spread - - -")
    table.lay_disc(0, "4 white")
    table.lay_disc(1, "1 red, 1 blue, 2 black")
    table.play("0:white>4", "1:red>1/black")
    assert table.discs == [{}, {}, tiles("2 black"), {}, tiles("1 blue")]


def test_spread_left_of_a_shield_disc_that_is_off_the_table_skips_it() -> None:
    table = table_with("- spread shield - -")
    table.lay_disc(2, "4 white")
    table.lay_disc(1, "1 red, 1 blue, 2 black")
    table.play("2:white>4", "1:red>1/black")
    assert table.discs == [tiles("1 blue"), {}, {}, tiles("2 black"), {}]


def test_spread_beside_a_shield_disc_that_still_lies_there_fills_it() -> None:
    table = table_with("shield spread - - -")
    table.lay_disc(1, "1 red, 1 blue")
    table.lay_disc(3, "1 white")
    table.play("1:red>1")
    assert table.disc(0) == tiles("1 blue")
    table.play("0:blue>1")
    assert table.shield(1) == "empty"


def test_spread_disc_with_nothing_left_over() -> None:
    table = table_with("keep spread - - -")
    table.lay_disc(1, "4 red")
    table.lay_disc(3, "1 blue")
    assert table.choices("1:red>4") == ["1:red>4"]
    table.play("1:red>4")
    assert table.discs == [{}, {}, {}, tiles("1 blue"), {}]


# shield


def test_shield_catches_the_marker() -> None:
    table = table_with(SHIELD_FIRST)
    table.give_shield(0)
    table.lay_centre("3 blue")
    table.play("centre:blue>1")
    assert table.points(Reason.FLOOR) == [-2, 0]
    assert table.lid == tiles("2 blue"), "the marker is no tile"
    assert (table.phase, table.turn) == ("draft", 0)


def test_shield_catches_the_marker_on_a_full_floor() -> None:
    table = table_with(SHIELD_FIRST)
    table.give_shield(0)
    table.lay_floor(0, FULL_FLOOR)
    table.lay_centre("1 blue, 1 red")
    table.play("centre:blue>1")
    assert table.shield(0) == "marker"
    assert table.floor(0) == FULL_FLOOR


def test_shield_catches_a_surplus_tile_of_its_own_move() -> None:
    table = table_with(SHIELD_FIRST)
    table.lay_disc(0, "3 blue, 1 red")
    table.play("0:blue>1")
    assert table.line(0, 1) == "1 blue"
    assert table.shield(0) == "blue"
    assert table.floor(0) == "blue"
    assert table.centre == tiles("1 red")


def test_shield_catches_a_surplus_tile_of_its_own_move_on_a_full_floor() -> None:
    table = table_with(SHIELD_FIRST)
    table.lay_floor(0, FULL_FLOOR)
    table.lay_disc(0, "3 blue, 1 red")
    table.play("0:blue>1")
    assert table.shield(0) == "blue"
    assert table.floor(0) == FULL_FLOOR
    assert table.lid == tiles("1 blue")


def test_shield_catches_only_one_piece() -> None:
    table = table_with(SHIELD_FIRST)
    table.give_shield(0, "white")
    table.lay_centre("1 blue, 1 red")
    table.play("centre:blue>floor")
    assert table.shield(0) == "white"
    assert table.floor(0) == "marker blue"


def test_shield_serves_only_the_player_who_took_it() -> None:
    table = table_with(SHIELD_FIRST)
    table.give_shield(0)
    table.lay_centre("1 blue, 1 red")
    table.give_turn(1)
    table.play("centre:blue>floor")
    assert (table.shield(0), table.shield(1)) == ("empty", None)
    assert table.floor(1) == "marker blue"


def test_shield_tile_goes_to_the_lid_at_the_end_of_the_round() -> None:
    table = table_with(SHIELD_FIRST)
    table.give_shield(0, "white")
    table.end_draft()
    assert table.score(0) == 20
    assert table.lid == tiles("1 white")
    assert table.shield(0) is None


def test_empty_shield_goes_back_at_the_end_of_the_round() -> None:
    table = table_with(SHIELD_FIRST)
    table.give_shield(0)
    table.will_turn("shield spread - - -")
    table.end_draft()
    assert table.shield(0) is None
    table.lay_disc(1, "1 red, 1 blue")
    before = table.disc(0).get("blue", 0)
    table.give_turn(0)
    table.play("1:red>5")
    assert table.disc(0).get("blue", 0) == before + 1, "the disc lies in the ring again"


def test_shield_catches_the_first_tile_of_a_stuck_line() -> None:
    table = table_with(SHIELD_FIRST, "grey")
    table.give_shield(0)
    table.lay_wall(0, "..B..", "KW.RN")
    table.lay_line(0, 2, "2 blue")
    table.end_draft()
    assert LineStuck(0, 1) in table.events
    assert table.points(Reason.FLOOR) == [-1, 0]
    assert table.lid == tiles("2 blue")


def test_shield_catches_the_first_tile_of_a_stuck_line_on_a_full_floor() -> None:
    table = table_with(SHIELD_FIRST, "grey")
    table.give_shield(0)
    table.lay_floor(0, FULL_FLOOR)
    table.lay_wall(0, "..B..", "KW.RN")
    table.lay_line(0, 2, "2 blue")
    table.end_draft()
    assert table.points(Reason.FLOOR) == [-14, 0]
    assert table.lid == tiles("2 blue, 7 red")


def test_shield_catches_one_tile_of_two_stuck_lines() -> None:
    table = table_with(SHIELD_FIRST, "grey")
    table.give_shield(0)
    table.lay_wall(0, "..B..", "KW.RN", "NK.WR")
    table.lay_line(0, 2, "2 blue")
    table.lay_line(0, 3, "3 blue")
    table.end_draft()
    assert table.points(Reason.FLOOR) == [-6, 0]
    assert table.lid == tiles("5 blue")
