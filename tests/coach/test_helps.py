"""Little helps: what is said matters now, and its numbers are those of the rules."""

import re
from collections.abc import Iterator

import pytest

from azul_desktop.coach.families import coach_of
from azul_desktop.coach.helps import Matter
from azul_desktop.coach.legal_targets import LegalTargets
from azul_desktop.core.address import Address, Zone
from azul_desktop.core.events import MARKER, Reason, Scored
from azul_desktop.core.moves import Move
from azul_desktop.core.state import KEEP, REWARD, State
from tests.core.positions import StarTable, Table, WallTable
from tests.games import ALL_KINDS, Kind
from tests.ui.table.walk import steps

LONGEST = 92
"""One line has so many letters at most: it stands in the prompt, whose place is narrow."""


def matters(table: Table, held: list[Move] | None = None) -> dict[str, Matter]:
    """What matters at a table, by topic."""
    found = coach_of(table.rules).matters(table.state, held or [])
    return {matter.topic: matter for matter in found}


def held(table: Table, colour: str, disc: int = 0) -> list[Move]:
    """The moves of tiles that were picked up from a disc."""
    index = table.edition.colours.index(colour)
    pick = Address(Zone.DISC, index=disc, colour=index)
    targets = LegalTargets(table.rules, table.state).picks[pick]
    return [move for moves in targets.values() for move in moves]


def said(table: Table, matter: Matter) -> str:
    return coach_of(table.rules).help_words(matter)


def everything(rules_of: Kind, state: State) -> Iterator[Matter]:
    """What matters with nothing in the hand, and with each thing that can be picked up."""
    coach, targets = coach_of(rules_of.rules), LegalTargets(rules_of.rules, state)
    yield from coach.matters(state, [])
    for goals in targets.picks.values():
        yield from coach.matters(state, [move for moves in goals.values() for move in moves])


@pytest.mark.parametrize("kind", ALL_KINDS, ids=str)
def test_every_matter_of_every_game_is_one_short_line(kind: Kind) -> None:
    coach = coach_of(kind.rules)
    words: dict[str, set[str]] = {}
    for step in list(steps(kind, 4))[::5]:
        for matter in everything(kind, step.before):
            text = coach.help_words(matter)
            assert 20 < len(text) <= LONGEST
            assert "{" not in text
            assert all(re.search(rf"\b{abs(number)}\b", text) for number in matter.numbers)
            words.setdefault(re.sub(r"[−\d]", "", text), set()).add(matter.topic)
    assert len(words) >= 4
    assert all(len(topics) == 1 for topics in words.values()), "topics have words of their own"


def test_where_only_one_thing_is_asked_nothing_else_is_said() -> None:
    table = StarTable()
    table.give_hand(0, "3 red")
    for phase in (REWARD, KEEP):
        table.state.phase = phase
        assert not matters(table)


# Walls.


def test_the_marker_is_told_when_one_could_take_it() -> None:
    table = WallTable()
    table.lay_disc(0, "2 red, 2 blue")
    assert "marker" not in matters(table)
    table.lay_centre("1 red")
    marker = matters(table)["marker"]
    assert marker == Matter("marker", (-1,), piece=MARKER)
    assert said(table, marker).endswith("−1.")
    table.give_marker(1)
    assert "marker" not in matters(table)


def test_its_cost_is_that_of_the_next_space_of_the_floor() -> None:
    table = WallTable()
    table.lay_centre("1 red")
    for lying, cost in ((1, -1), (2, -2), (5, -3)):
        table = WallTable()
        table.lay_centre("1 red")
        table.lay_floor(0, "red " * lying)
        assert matters(table)["marker"].numbers == (cost,)
    table = WallTable()
    table.lay_centre("1 red")
    table.lay_floor(0, "red " * 7)
    assert "marker" not in matters(table), "a full floor lets it lie beside"


def test_an_empty_shield_catches_the_marker() -> None:
    table = WallTable("chocolatier", specials="- - - - shield")
    table.lay_centre("1 red")
    table.give_shield(0, "red")
    assert "marker" in matters(table)
    table.give_shield(0)
    assert "marker" not in matters(table)


def test_what_finds_no_room_on_a_line_falls_and_costs_what_the_rules_say() -> None:
    table = WallTable()
    table.lay_disc(0, "3 red, 1 blue")
    assert "overflow" not in matters(table)
    overflow = matters(table, held(table, "red"))["overflow"]
    assert overflow.numbers == (1, -2)
    table.play("0:red>1")
    assert table.floor(0) == "red red"
    table.give_turn(0)
    assert matters(table)["floor"].numbers == (-2,)


def test_a_line_that_will_be_full_and_the_run_that_its_tile_joins() -> None:
    table = WallTable()
    table.lay_wall(0, ".....", ".#...")
    table.lay_disc(0, "1 yellow, 3 red")
    assert "full-line" in matters(table, held(table, "yellow"))
    assert matters(table, held(table, "yellow"))["run"].numbers == (1, 2)
    assert "full-line" not in matters(WallTable())
    table.lay_wall(0, ".....", ".....")
    table.lay_disc(0, "1 blue, 3 red")
    assert "run" not in matters(table, held(table, "blue"))


def test_tiles_that_no_line_takes() -> None:
    table = WallTable()
    table.lay_disc(0, "4 blue")
    assert "no-line" not in matters(table)
    for line in range(1, 6):
        table.lay_line(0, line, "1 red")
    assert "no-line" in matters(table)
    assert "no-line" in matters(table, held(table, "blue"))


def test_a_row_that_lacks_a_tile_then_the_last_round() -> None:
    table = WallTable()
    table.lay_disc(0, "4 blue")
    table.lay_wall(1, ".....", "###..")
    assert "row" not in matters(table)
    table.lay_wall(1, ".....", "####.")
    assert next(iter(matters(table))) == "row"
    table.lay_line(1, 2, "2 black")
    assert next(iter(matters(table))) == "last-round"
    assert matters(table)["last-round"].numbers == (2, 7, 10)
    assert "row" not in matters(table)


@pytest.mark.parametrize(("variant", "free"), [("coloured", False), ("grey", True)])
def test_where_a_tile_may_stand_matters_where_one_chooses(variant: str, free: bool) -> None:
    table = WallTable(variant=variant)
    table.lay_line(0, 2, "2 red")
    table.lay_line(0, 3, "3 blue")
    assert "cells" not in matters(table)
    table.end_draft()
    assert ("cells" in matters(table)) == free


@pytest.mark.parametrize("side", ["magnet:white", "extra", "keep", "spread", "shield"])
def test_each_special_disc_is_told_when_one_can_take_from_it(side: str) -> None:
    table = WallTable("chocolatier", specials=f"- {side} - - -")
    effect = f"disc/{side.partition(':')[0]}"
    assert effect not in matters(table)
    table.lay_disc(1, "2 red, 2 blue")
    matter = matters(table)[effect]
    assert matter.side == table.state.specials[1]
    assert "disc" in said(table, matter)
    assert [topic for topic in matters(table) if topic.startswith("disc/")] == [effect]


# Stars.


def test_the_joker_matters_where_one_comes_along() -> None:
    table = StarTable(round_number=2)
    table.lay_disc(0, "2 red, 2 blue")
    assert "joker" not in matters(table)
    table.lay_disc(1, "3 green")
    assert "joker" not in matters(table), "by itself it is taken like another tile"
    table.lay_disc(2, "1 green, 3 red")
    assert matters(table)["joker"].piece == table.state.joker


def test_with_stars_the_marker_costs_a_point_a_tile() -> None:
    table = StarTable()
    table.set_score(0, 20)
    table.lay_disc(0, "2 red, 2 blue")
    assert "marker" not in matters(table)
    table.lay_centre("3 red, 2 blue")
    assert matters(table)["marker"].numbers == (-2,)
    table.play("centre:blue")
    assert [e.points for e in table.events if isinstance(e, Scored)] == [-2]
    assert "marker" not in matters(table)


def test_prices_runs_and_pillars_while_one_builds() -> None:
    table = StarTable()
    table.begin_building()
    assert set(matters(table)) == set(), "an empty hand can only pass"
    table.give_hand(0, "2 red")
    assert "price" in matters(table)
    assert not {"run", "feature", "star", "keep"} & set(matters(table))


def test_what_building_brings_is_what_it_then_brings() -> None:
    """Whatever can be built in random games: the best of it is what is said."""
    kinds = [kind for kind in ALL_KINDS if kind.edition.family == "star" and kind.players == 2]
    seen = set()
    for kind in kinds:
        coach = coach_of(kind.rules)
        for step in steps(kind, 12):
            found = {m.topic: m for m in coach.matters(step.before, [])}
            seen |= set(found)
            if "run" in found:
                gains = [
                    event.points
                    for move in kind.rules.legal_moves(step.before)
                    for event in kind.rules.step(step.before, move).events
                    if isinstance(event, Scored) and event.reason == Reason.TILE
                ]
                assert found["run"].numbers == (max(gains),)
    assert {"joker", "marker", "price", "run", "last-round", "keep", "free"} <= seen


def test_a_star_that_lacks_a_tile_is_worth_its_bonus() -> None:
    table = StarTable()
    table.begin_building()
    star = next(n for n, one in enumerate(table.side.stars) if one.colour >= 0)
    colour = table.side.stars[star].colour
    table.give_hand(0, f"6 {table.edition.colours[colour]}")
    table.lay_star(0, star, "####..")
    assert "star" not in matters(table)
    table.lay_star(0, star, "#####.")
    assert matters(table)["star"].numbers == (table.side.star_bonus[colour],)


def test_more_tiles_than_can_be_kept_and_the_last_round_in_which_none_is() -> None:
    table = StarTable(round_number=5)
    table.begin_building()
    table.give_hand(0, "4 red")
    assert "keep" not in matters(table)
    table.give_hand(0, "5 red")
    assert matters(table)["keep"].numbers == (4,)
    table = StarTable(round_number=6)
    table.begin_building()
    table.give_hand(0, "5 red")
    assert next(iter(matters(table))) == "last-round"
    assert "keep" not in matters(table)
