"""The colours of the players: no two the same, kept with the game, told apart by everybody."""

import itertools

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from azul_desktop.core.record import Record, Seat
from azul_desktop.session.session import Session
from azul_desktop.ui.render.tokens import PLAYERS
from azul_desktop.ui.seatcolours import COLOURS, colour_name, seat_colours, shared_out
from azul_desktop.ui.table.shown.seating import NOBODY, sitters
from azul_desktop.ui.table.shown.shown_table import ShownTable
from tests.ui.table.setting import WALL
from tools.palette.difference import difference
from tools.palette.vision import SIMULATIONS, Vision, seen, to_lab, to_light

_APART = 17
"""CIEDE2000 between any two; the four colours of before were 5.2 apart."""


def test_without_wishes_the_first_ones_are_given_in_order() -> None:
    assert shared_out(["", "", "", ""]) == (0, 1, 2, 3)


def test_a_wish_is_granted_and_the_others_make_way() -> None:
    assert shared_out(["", "blue", ""]) == (1, 0, 2)
    assert shared_out(["green", "", "black", ""]) == (2, 0, 5, 1)


def test_the_first_of_two_who_want_the_same_has_it() -> None:
    assert shared_out(["wine", "wine"]) == (4, 0)


@given(st.lists(st.sampled_from(["", "no such colour", *COLOURS]), max_size=4))
def test_no_two_players_have_the_same(wishes: list[str]) -> None:
    assert len(set(shared_out(wishes))) == len(wishes)


def test_every_colour_has_a_name_and_a_tint() -> None:
    assert len({colour_name(number) for number in range(len(COLOURS))}) == len(PLAYERS)


@pytest.mark.parametrize("vision", (Vision.NORMAL, *SIMULATIONS))
def test_every_kind_of_colour_vision_tells_them_apart(vision: Vision) -> None:
    looks = to_lab(seen(to_light(np.array(PLAYERS, float)), vision))
    for one, other in itertools.combinations(looks, 2):
        assert float(difference(one, other)) >= _APART


def test_white_signs_can_be_read_on_them() -> None:
    for tint in PLAYERS:
        light = float(to_light(np.array(tint, float)) @ np.array([0.2126, 0.7152, 0.0722]))
        assert 1.05 / (light + 0.05) >= 3.5


def test_who_sits_at_the_table_has_the_colour_of_the_record() -> None:
    seats = (Seat("Ann", colour="black"), Seat("Nino", "novice"))
    session = Session(Record(WALL.rules, seats, 1))
    assert seat_colours(seats) == (5, 0)
    found = sitters(session, ShownTable.of(session.rules, session.state), NOBODY)
    assert [sitter.colour for sitter in found] == [5, 0]
