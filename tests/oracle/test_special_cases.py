"""Hard cases of the special factories, each on a table laid out by hand."""

from __future__ import annotations

import pytest

from .by_hand import floor, game, place, take, view_of
from .wrong import Wrong


def test_marker_on_a_shield() -> None:
    referee, table = game("chocolatier", "coloured", ["shield", "keep", None, None, None])
    table.players[0].shield = "empty"
    table.scores[0] = 9
    table.centre = ["blue", "blue"]
    take(referee, "centre", "blue")
    assert view_of(referee, 0)["shield"] == "marker"
    place(referee, "floor", 0, 2, 0, 0)
    floor(referee, -2, 7)
    floor(referee, 0, 0)
    assert referee.expects == ("round",)
    assert table.lid == ["blue", "blue"]
    assert view_of(referee, 0)["shield"] is None
    assert table.next_first_player() == 0


def test_shield_catches_a_surplus_tile_of_its_own_move() -> None:
    referee, table = game("chocolatier", "coloured", ["shield", "keep", None, None, None])
    table.discs[0] = ["blue", "blue", "blue", "red"]
    table.players[0].floor = ["white"] * 7
    take(referee, 0, "blue")
    place(referee, 1, 1, 0, 1, 1)
    assert view_of(referee, 0)["shield"] == "blue"
    assert table.centre == ["red"]


def test_shield_tile_goes_to_the_lid_at_the_end_of_the_round() -> None:
    referee, table = game("chocolatier", "coloured", ["shield", "keep", None, None, None])
    table.discs[0] = ["blue"]
    take(referee, 0, "blue")
    place(referee, "floor", 0, 0, 0, 1)
    floor(referee, 0, 0)
    floor(referee, 0, 0)
    assert table.lid == ["blue"]
    assert table.next_first_player() == 0  # nobody took the marker


def test_spread_neighbours_with_the_shield_disc_off_the_table() -> None:
    referee, table = game("chocolatier", "coloured", ["shield", "spread", None, None, None])
    table.discs[1] = ["red", "blue", "white", "white"]
    assert table.neighbours(1) == [0, 2]
    table.players[1].shield = "red"
    assert table.neighbours(1) == [4, 2]
    assert table.neighbours(4) == [3, 1]
    assert len(referee.legal()) == 3 * 6 * 4
    with pytest.raises(Wrong):
        take(referee, 1, "red", spread={"blue": 0, "white": 2})


def test_spread_tiles_can_be_taken_from_an_emptied_disc() -> None:
    referee, table = game("chocolatier", "coloured", ["shield", "spread", None, None, None])
    table.discs[1] = ["red", "blue", "white", "white"]
    take(referee, 1, "red", spread={"blue": 0, "white": 2})
    place(referee, 1, 1, 0, 0, 0)
    assert table.discs[:3] == [["blue"], [], ["white", "white"]]
    assert table.centre == []
    take(referee, 2, "white")


@pytest.mark.parametrize("spread", [{}, {"white": 2}, {"blue": 0, "white": 3}, {"blue": 0}])
def test_wrong_spread(spread: dict[str, int]) -> None:
    referee, table = game("chocolatier", "coloured", ["shield", "spread", None, None, None])
    table.discs[1] = ["red", "blue", "white", "white"]
    with pytest.raises(Wrong):
        take(referee, 1, "red", spread=spread)


def test_spread_disc_of_one_colour() -> None:
    referee, table = game("chocolatier", "coloured", ["shield", "spread", None, None, None])
    table.discs[1] = ["red", "red"]
    assert len(referee.legal()) == 6
    take(referee, 1, "red")


def test_keep_disc_keeps_its_rest() -> None:
    referee, table = game("chocolatier", "coloured", ["shield", "keep", None, None, None])
    table.discs[1] = ["red", "blue"]
    take(referee, 1, "red")
    assert table.discs[1] == ["blue"]
    assert table.centre == []


def test_magnets_and_extra_act_in_disc_order() -> None:
    referee, table = game("chocolatier", "coloured", [None] * 5)
    table.specials = ["magnet:red", "magnet:red", "extra", None, None]
    table.discs = [["blue"], ["red"], ["red", "red"], [], ["red"]]
    table.setups = [0, 1, 2]
    table.expects = ("disc_setup",)
    table.bag = []
    table.lid = ["white", "black"]
    setup = {"type": "disc_setup", "effect": "magnet"}
    referee.feed({**setup, "disc": 0, "tiles": ["red", "red"], "from": [4, 1]})
    referee.feed({**setup, "disc": 1, "tiles": ["red", "red"], "from": [0, 2]})
    referee.feed({"type": "disc_setup", "effect": "extra", "disc": 2, "tiles": ["black"]})
    assert table.discs == [["blue", "red"], ["red", "red"], ["red", "black"], [], []]
    assert table.bag == ["white"]
    assert referee.expects == ("take",)


def test_specials_of_a_round() -> None:
    """As many as players, all different, all of the nine."""
    discs = [["blue", "red", "white", "black"]] * 5
    line = {"type": "round", "round": 1, "first_player": 0, "discs": discs}
    wrong: list[list[str | None]] = [
        [None, None, None, None, "keep"],
        ["keep", None, None, None, "keep"],
        ["keep", "spread", None, None, "shield"],
        ["keep", "magnet:yellow", None, None, None],
        ["keep", "spread", None, None],
    ]
    for specials in wrong:
        referee, table = game("chocolatier", "grey", [None] * 5)
        table.round, table.expects = 0, ("round",)
        with pytest.raises(Wrong):
            referee.feed({**line, "specials": specials})
    referee, table = game("chocolatier", "grey", [None] * 5)
    table.round, table.expects = 0, ("round",)
    referee.feed({**line, "specials": ["keep", "extra", None, None, None]})
    assert referee.expects == ("disc_setup",)
