"""The picture of the table, moved by events, is always the picture of the state."""

import random
from dataclasses import replace

import pytest

from azul_desktop.core.address import CENTRE, Address, Zone
from azul_desktop.core.events import MARKER, Dealt, Event, Moved, Sink
from azul_desktop.core.state import EMPTY
from azul_desktop.ui.table.shown.shown_board import BARE_LINE
from azul_desktop.ui.table.shown.shown_table import ShownTable
from tests.core.positions import StarTable, WallTable
from tests.games import KINDS, Kind
from tests.ui.table.walk import seeds, steps

every_kind = pytest.mark.parametrize("kind", KINDS, ids=str)


def tile_by_tile(event: Event) -> list[Event]:
    """An event as one event for each tile that it moves, so that they can fly one by one."""
    if isinstance(event, Moved):
        return [replace(event, count=1)] * event.count
    if isinstance(event, Dealt):
        if event.place.zone == Zone.DISC:  # in the order in which they will lie
            return [Dealt(event.place, (tile,)) for tile in sorted(event.tiles)]
        dealt = zip(event.tiles, event.spaces, strict=True)
        return [Dealt(event.place, (tile,), (space,)) for tile, space in dealt]
    return [event]


def before_the_first_deal(kind: Kind) -> ShownTable:
    """The table with every tile in the bag."""
    start = kind.rules.initial(kind.players, 0)
    start.sources = [0] * len(start.sources)
    start.specials = [EMPTY] * len(start.specials)
    start.bag = [kind.edition.tiles_of_each] * len(start.bag)
    start.supply = [EMPTY] * len(start.supply)
    start.round = 0
    start.first = start.joker = EMPTY
    return ShownTable.of(kind.rules, start)


@every_kind
@seeds
def test_the_first_deal_comes_to_an_empty_table(kind: Kind, seed: int) -> None:
    events: Sink = []
    state = kind.rules.initial(kind.players, seed, events)
    tableau = before_the_first_deal(kind)
    for event in events:
        tableau.apply(event)
    assert tableau == ShownTable.of(kind.rules, state)


@every_kind
@seeds
def test_the_events_of_every_step_lead_to_the_next_picture(kind: Kind, seed: int) -> None:
    for step in steps(kind, seed):
        tableau = ShownTable.of(kind.rules, step.before)
        for event in step.events:
            tableau.apply(event)
        assert tableau == ShownTable.of(kind.rules, step.after)


@every_kind
def test_a_picture_that_is_only_moved_by_events_stays_true_all_game(kind: Kind) -> None:
    events: Sink = []
    kind.rules.initial(kind.players, 4, events)
    tableau = before_the_first_deal(kind)
    for event in events:
        tableau.apply(event)
    for step in steps(kind, 4):
        for event in step.events:
            tableau.apply(event)
        assert tableau == ShownTable.of(kind.rules, step.after)


@every_kind
def test_tiles_may_fly_one_by_one(kind: Kind) -> None:
    for step in steps(kind, 6):
        tableau = ShownTable.of(kind.rules, step.before)
        for event in step.events:
            for single in tile_by_tile(event):
                tableau.apply(single)
        assert tableau == ShownTable.of(kind.rules, step.after)


@every_kind
def test_flights_may_overlap(kind: Kind) -> None:
    chooser = random.Random(5)
    for step in steps(kind, 5):
        moves = [event for event in step.events if isinstance(event, Moved)]
        if len(moves) != len(step.events):
            continue
        tableau = ShownTable.of(kind.rules, step.before)
        for event in moves:
            tableau.lift(event)
        chooser.shuffle(moves)
        for event in moves:
            tableau.land(event)
        assert tableau == ShownTable.of(kind.rules, step.after)


def test_a_copy_goes_its_own_way() -> None:
    table = WallTable()
    table.lay_disc(0, "2 red, 1 blue")
    tableau = ShownTable.of(table.rules, table.state)
    other = tableau.copy()
    assert other == tableau
    other.discs[0].pop()
    other.players[1].lines[0] = (0, 1)
    assert other != tableau
    assert tableau.players[1].lines[0] == BARE_LINE


def test_tiles_in_flight_lie_nowhere_and_the_others_stay_where_they_are() -> None:
    table = WallTable()
    table.lay_disc(0, "2 yellow, 1 blue, 1 red")
    tableau = ShownTable.of(table.rules, table.state)
    assert tableau.discs[0] == [0, 1, 1, 2]
    table.play("0:yellow>3")
    moved = table.events[-1]
    tableau.lift(moved)
    assert tableau.discs[0] == [0, EMPTY, EMPTY, 2]
    assert tableau.players[0].lines[2] == BARE_LINE
    tableau.land(moved)
    assert tableau.players[0].lines[2] == (1, 2)


def test_the_marker_can_be_found_wherever_it_lies() -> None:
    table = WallTable()
    table.lay_centre("1 red")
    table.lay_disc(0, "1 blue")
    tableau = ShownTable.of(table.rules, table.state)
    table.play("centre:red>1")
    seen = [tableau.marker]
    tableau.lift(table.events[0])
    seen.append(tableau.marker)
    tableau.land(table.events[0])
    seen.append(tableau.marker)
    assert seen == [CENTRE, None, Address(Zone.FLOOR, 0, 0)]
    assert tableau.players[0].floor[0] == MARKER


def test_the_shield_disc_goes_to_the_player_who_takes_from_it() -> None:
    table = WallTable("chocolatier", specials="shield - - - -")
    table.lay_discs("2 red, 1 blue", "1 blue")
    tableau = ShownTable.of(table.rules, table.state)
    table.play("0:red>1")
    for event in table.events:
        tableau.apply(event)
    assert tableau.off == 0
    assert tableau.players[0].shield
    assert tableau.players[0].caught == table.edition.colours.index("red")
    assert tableau == ShownTable.of(table.rules, table.state)


def test_the_hand_the_corners_and_the_features_of_a_star_board() -> None:
    table = StarTable()
    table.begin_building()
    table.give_hand(0, "2 red, 1 green")
    table.lay_stars(0, "......", ".....#")
    before = ShownTable.of(table.rules, table.state)
    assert sum(before.players[0].hand) == 3
    assert not before.players[0].features
    table.give_hand(0, "5 purple")
    table.state.joker = table.edition.colours.index("red")
    table.play("star1.5:purple")
    after = ShownTable.of(table.rules, table.state)
    (window,) = after.players[0].features
    assert table.side.features[window].kind == "window"
