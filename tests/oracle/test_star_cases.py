"""Hard cases of the star family, each on a table laid out by hand."""

from __future__ import annotations

from math import cos, dist, radians, sin, sqrt
from typing import Any

import pytest

from . import facts, star
from .referee import Referee
from .star import keep_choices
from .star_table import StarTable
from .wrong import Wrong

COLOURS = facts.COLOURS["summer-pavilion"]


def game(variant: str = "coloured", round_number: int = 1) -> tuple[Referee, StarTable]:
    """Three players in the building phase with empty hands; seat 0 is to move."""
    referee = Referee()
    referee.feed(
        {
            "type": "start",
            "format": 1,
            "edition": "summer-pavilion",
            "variant": variant,
            "players": ["A", "B", "C"],
            "seed": 1,
            "special_factories": False,
        }
    )
    table = referee.table
    assert isinstance(table, StarTable)
    table.round = round_number
    table.joker = facts.JOKERS[round_number]
    table.supply = ["red"] * 10
    table.begin_building()
    return referee, table


def build(referee: Referee, spot: star.Space, colour: str, **numbers: int) -> None:
    """A `build` with the right legal; paid, jokers, points and score as given."""
    line: dict[str, Any] = {"type": "build", "player": referee.player, "colour": colour}
    line |= {"star": spot[0], "space": spot[1], "legal": len(referee.legal()) - 1}
    referee.feed({**line, **numbers})


def pass_(referee: Referee, kept: list[str], discarded: list[str], score: int) -> None:
    line = {"type": "pass", "player": referee.player, "kept": kept, "discarded": discarded}
    referee.feed({**line, "score": score})


def accepted(board: star.Board, variant: str = "grey", which: int = 2) -> list[str]:
    return [c for c in COLOURS if star.star_accepts(variant, board, which, c)]


def test_grey_star_with_one_tile_takes_every_colour() -> None:
    assert accepted({}) == COLOURS
    assert accepted({(2, 1): "red"}) == COLOURS


def test_grey_star_with_two_tiles_has_become_something() -> None:
    assert accepted({(2, 1): "red", (2, 4): "red"}) == ["red"]
    others = [colour for colour in COLOURS if colour not in ("red", "blue")]
    assert accepted({(2, 1): "red", (2, 4): "blue"}) == others


def test_grey_star_with_five_tiles() -> None:
    same: star.Board = {(2, space): "red" for space in range(1, 6)}
    assert accepted(same) == ["red"]
    different: star.Board = {(2, space): COLOURS[space] for space in range(1, 6)}
    assert accepted(different) == [COLOURS[0]]


def test_coloured_stars() -> None:
    assert accepted({}, "coloured", 2) == ["orange"]
    assert accepted({(0, 1): "red"}, "coloured", 0) == [c for c in COLOURS if c != "red"]


def test_jokers_replace_all_but_one() -> None:
    """Blue 6 with 3 blue and 3 purple jokers next to two tiles: 3 points."""
    referee, table = game()
    table.boards[0] = {(4, 5): "blue", (4, 1): "blue"}
    table.hands[0] = ["blue"] * 3 + ["purple"] * 3
    blue_six = [move for move in referee.legal() if (move.get("star"), move.get("space")) == (4, 6)]
    assert blue_six == [{"type": "build", "star": 4, "space": 6, "colour": "blue", "jokers": 3}]
    build(referee, (4, 6), "blue", paid=3, jokers=3, points=3, score=8)
    assert sorted(table.lid) == ["blue", "blue", "purple", "purple", "purple"]
    assert referee.expects == ("reward",)  # spaces 5 and 6 surround the window


def test_jokers_own_colour_takes_no_jokers() -> None:
    hand = ["purple"] * 3
    moves = star.builds("coloured", {}, hand, "purple")
    assert {(move["star"], move["space"], move["colour"], move["jokers"]) for move in moves} == {
        (which, space, "purple", 0) for which in (0, 1) for space in (1, 2, 3)
    }


def two_features() -> tuple[Referee, StarTable]:
    """Seat 0 will complete statue 4 and pillar 5 by building star 5 space 3."""
    referee, table = game()
    around = star.feature_spaces("statue", 4) + star.feature_spaces("pillar", 5)
    table.boards[0] = {spot: "red" for spot in around if spot != (5, 3)}
    table.hands[0] = ["yellow"] * 3
    return referee, table


def test_two_features_at_once() -> None:
    referee, table = two_features()
    build(referee, (5, 3), "yellow", paid=3, jokers=0, points=3, score=8)
    reward = {"type": "reward", "player": 0, "tiles": ["red"] * 3}
    with pytest.raises(Wrong):
        referee.feed({**reward, "features": ["pillar:5"]})
    referee.feed({**reward, "features": ["pillar:5", "statue:4"]})
    assert table.hands[0] == ["red"] * 3
    assert referee.expects == ("supply",)
    referee.feed({"type": "supply", "supply": ["red"] * 7 + ["blue", "green", "blue"]})
    assert referee.player == 1


@pytest.mark.parametrize("left", [0, 2])
def test_short_supply(left: int) -> None:
    referee, table = two_features()
    table.supply = ["red"] * left
    table.bag = ["green"]
    build(referee, (5, 3), "yellow", paid=3, jokers=0, points=3, score=8)
    if left:
        line = {"type": "reward", "player": 0, "features": ["statue:4", "pillar:5"]}
        referee.feed({**line, "tiles": ["red"] * left})
    assert referee.expects == ("supply",)
    for supply in (["green", "yellow"], ["yellow", "yellow"], ["green"]):
        with pytest.raises(Wrong):
            referee.feed({"type": "supply", "supply": supply})


def test_supply_comes_from_the_bag_then_the_tower() -> None:
    referee, table = two_features()
    table.supply = []
    table.bag = ["green"]
    build(referee, (5, 3), "yellow", paid=3, jokers=0, points=3, score=8)
    referee.feed({"type": "supply", "supply": ["yellow", "green", "yellow"]})
    assert table.bag + table.lid == []
    pass_(referee, [], [], 5)
    assert referee.expects == ("build", "pass")  # nothing to draw: no supply line


def test_supply_does_not_skip_the_bag() -> None:
    for tiles in (["yellow"] * 9, ["green"] * 2 + ["yellow"] * 7):
        referee, table = game()
        table.supply = ["red"]
        table.bag = ["green"]
        table.hands[0] = ["yellow"] * 20
        line = {"type": "pass", "player": 0, "kept": [], "discarded": ["yellow"] * 20}
        referee.feed({**line, "score": 1})
        with pytest.raises(Wrong):
            referee.feed({"type": "supply", "supply": ["red", *tiles]})


def test_pass_costs_one_for_each_discarded_tile() -> None:
    referee, table = game()
    table.hands[0] = ["green"] * 4 + ["red"] * 2
    pass_(referee, ["green"] * 4, ["red"] * 2, 3)
    assert table.kept[0] == ["green"] * 4
    assert referee.player == 1


def test_pass_keeps_at_most_four() -> None:
    referee, table = game()
    table.hands[0] = ["green"] * 5
    with pytest.raises(Wrong):
        pass_(referee, ["green"] * 5, [], 5)


def test_pass_in_round_6_keeps_nothing() -> None:
    referee, table = game(round_number=6)
    table.hands[0] = ["green"]
    with pytest.raises(Wrong):
        pass_(referee, ["green"], [], 5)
    referee, table = game(round_number=6)
    table.hands[0] = ["green"] * 9
    pass_(referee, [], ["green"] * 9, 1)
    pass_(referee, [], [], 5)
    pass_(referee, [], [], 5)
    assert referee.expects == ("end",)
    referee.feed({"type": "end", "scores": [1, 5, 5], "winners": [1, 2]})


def test_who_passed_is_skipped() -> None:
    referee, table = game()
    table.marker = 1
    table.begin_building()
    table.hands[2] = ["purple"]
    pass_(referee, [], [], 5)
    assert referee.player == 2
    build(referee, (1, 1), "purple", paid=1, jokers=0, points=1, score=6)
    pass_(referee, [], [], 5)
    assert referee.player == 2


def draft(centre: list[str], score: int) -> tuple[Referee, StarTable]:
    referee, table = game()
    table.centre = centre
    table.scores[0] = score
    table.phase, table.player, table.expects = "draft", 0, ("take",)
    return referee, table


def test_marker_costs_all_tiles_taken() -> None:
    referee, _ = draft(["yellow"] * 3 + ["purple"] * 2, 5)
    line = {"type": "take", "player": 0, "source": "centre", "colour": "yellow", "count": 3}
    referee.feed({**line, "jokers": 1, "marker": True, "legal": 1, "score": 1})
    line = {"type": "take", "player": 1, "source": "centre", "colour": "purple", "count": 0}
    referee.feed({**line, "jokers": 1, "marker": False, "legal": 1, "score": 5})
    assert referee.phase == "build"
    assert referee.player == 0


def test_score_never_falls_below_1() -> None:
    referee, _ = draft(["yellow"] * 3 + ["red"], 2)
    line = {"type": "take", "player": 0, "source": "centre", "colour": "yellow", "count": 3}
    referee.feed({**line, "jokers": 0, "marker": True, "legal": 2, "score": 1})


def test_round_without_tiles_goes_straight_to_building() -> None:
    referee, table = game()
    table.bag = []
    table.marker = 2
    table.kept[1] = ["blue"]
    table.end_round()
    line = {"type": "round", "round": 2, "first_player": 2, "joker": "green"}
    referee.feed({**line, "supply": ["red"] * 10, "discs": [[]] * 7})
    assert (referee.phase, referee.player) == ("build", 2)
    assert (table.hands[1], table.kept[1]) == (["blue"], [])


def test_bonuses() -> None:
    board: star.Board = {(3, space): "green" for space in range(1, 7)}
    board |= {(4, space): "green" for space in range(1, 7)}
    board |= {(5, space): COLOURS[space - 1] for space in range(1, 7)}
    board |= {(which, 3): "red" for which in range(1, 7) if (which, 3) not in board}
    due = [(b["kind"], b["which"], b["points"]) for b in star.bonuses("grey", board, 0)]
    assert due == [("star", 3, 18), ("star", 4, 18), ("star", 5, 12), ("number", 1, 4)]


def test_group_goes_around_the_ring() -> None:
    assert star.group({(1, 6): "x", (1, 1): "x", (1, 2): "x", (2, 5): "x"}, 1, 1) == 3
    assert star.group({(1, space): "x" for space in range(1, 7)}, 1, 4) == 6


def test_keep_choices() -> None:
    choices = keep_choices({"red": 3, "blue": 2, "green": 0})
    assert len(choices) == 11  # 4 * 3 ways, less the one of 5 tiles
    assert {} in choices
    assert {"red": 3, "blue": 1} in choices
    assert keep_choices({}) == [{}]


def at(angle: float, distance: float) -> tuple[float, float]:
    """A point seen from the board's centre, angles clockwise from 12 o'clock."""
    return distance * sin(radians(angle)), distance * cos(radians(angle))


def test_features_stand_where_the_geometry_says() -> None:
    """The table of features agrees with the positions that rules.md gives."""
    places: dict[star.Space, tuple[float, float]] = {}
    for which, space in star.ALL_SPACES:
        outward = 270 + 60 * (which - 1)
        x, y = (0.0, 0.0) if which == 0 else at(outward, 3)
        angle = 60 * (space - 1) if which == 0 else outward + 90 + 60 * (space - 1)
        dx, dy = at(angle, sqrt(3) / 2)
        places[which, space] = (x + dx, y + dy)
    for which in range(1, 7):
        outward = 270 + 60 * (which - 1)
        spots = {"pillar": at(outward, 1.5), "window": at(outward, 4.5)}
        spots["statue"] = at(outward + 30, sqrt(6.75))
        for kind, spot in spots.items():
            beside = {space for space, place in places.items() if dist(spot, place) < 1}
            assert beside == set(star.feature_spaces(kind, which)), (kind, which)
