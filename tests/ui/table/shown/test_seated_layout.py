"""Every piece of the table has one place on the screen."""

import pytest

from azul_desktop.core.address import CENTRE, Address, Zone
from azul_desktop.core.events import MARKER, Moved
from azul_desktop.core.state import EMPTY
from azul_desktop.geometry import Box, Rhombus
from azul_desktop.ui.table.shown.seated_layout import SeatedLayout
from azul_desktop.ui.table.shown.shown_table import ShownTable
from tests.games import KINDS, Kind
from tests.ui.table.setting import STAR, WALL, layout_of, seated
from tests.ui.table.walk import steps

every_kind = pytest.mark.parametrize("kind", KINDS, ids=str)


@every_kind
def test_the_player_in_front_has_the_first_board_and_all_others_follow(kind: Kind) -> None:
    for front in range(kind.players):
        where = SeatedLayout(layout_of(kind), front)
        assert where.slot(front) == 0
        assert [where.player(slot) for slot in range(kind.players)] == [
            (front + n) % kind.players for n in range(kind.players)
        ]
        for player in range(kind.players):
            assert where.player(where.slot(player)) == player
            assert where.mat(player) is where.layout.boards[where.slot(player)]


@every_kind
def test_a_piece_that_moved_has_a_place_where_it_came_from_and_where_it_goes(kind: Kind) -> None:
    shape = Rhombus if kind.edition.family == "star" else Box
    for step in list(steps(kind, 41))[::2]:
        where, tableau = seated(kind, step.before), ShownTable.of(kind.rules, step.before)
        for event in step.events:
            if isinstance(event, Moved):
                before = where.pieces(tableau, event.src, event.colour)
                tableau.apply(event)
                after = where.pieces(tableau, event.dst, event.colour)
                for places, place in ((before, event.src), (after, event.dst)):
                    assert places, event
                    if place.owner >= 0 and place.zone != Zone.HAND:
                        box = where.mat(place.owner).box.grown(2)
                        at_home = all(box.contains(piece.centre) for piece in places)
                        assert at_home or place.zone == Zone.MARKER
                    if event.colour != MARKER:
                        assert all(isinstance(piece, shape) for piece in places)
            else:
                tableau.apply(event)


@every_kind
def test_every_tile_of_a_source_has_its_own_place(kind: Kind) -> None:
    for step in list(steps(kind, 42))[::5]:
        where, tableau = seated(kind, step.before), ShownTable.of(kind.rules, step.before)
        for number, tiles in enumerate(tableau.discs):
            place = Address(Zone.DISC, -1, number)
            found = [where.pieces(tableau, place, tile) for tile in sorted(set(tiles) - {EMPTY})]
            flat = [piece for pieces in found for piece in pieces]
            assert len(set(flat)) == len(flat) == len([t for t in tiles if t != EMPTY])
        for tile, count in enumerate(tableau.centre):
            assert len(where.pieces(tableau, CENTRE, tile)) == count


def test_the_hand_in_front_lies_in_the_rack_and_the_others_on_their_boards() -> None:
    where = SeatedLayout(layout_of(STAR), 0)
    counts = [3, 0, 1, 0, 2, 0]
    shown = ShownTable.of(STAR.rules, STAR.rules.initial(STAR.players, 1))
    assert where.layout.rack is not None
    for player in range(STAR.players):
        home = where.layout.rack.box if player == 0 else where.mat(player).box
        shown.players[player].hand = counts
        hand = Address(Zone.HAND, player)
        slots = [where.pieces(shown, hand, colour) for colour in range(len(counts))]
        assert [len(pile) for pile in slots] == counts
        assert all(home.contains(tile.centre) for pile in slots for tile in pile)


def test_everybody_has_a_token_and_a_score_somewhere() -> None:
    for kind in (WALL, STAR):
        where = SeatedLayout(layout_of(kind), 1)
        boxes = [where.avatar(player) for player in range(kind.players)]
        boxes += [where.score(player) for player in range(kind.players)]
        assert len(set(boxes)) == 2 * kind.players
