"""Everything with a name lies where it is seen, and what can be used is large enough to be hit."""

import random

import pytest

from azul_desktop.coach.families import coach_of
from azul_desktop.coach.legal_targets import DONE_BUTTON, PASS_BUTTON, LegalTargets
from azul_desktop.core.address import ANY_COLOUR, Address, Zone
from azul_desktop.core.rules import Step
from azul_desktop.core.state import EMPTY, KEEP, State
from azul_desktop.geometry import Box, Rhombus, box_of
from azul_desktop.ui.desk import Desk
from azul_desktop.ui.table.hand.hand import Hand
from azul_desktop.ui.table.hand.pointer import Pointer
from azul_desktop.ui.table.layout.spot import Spot
from azul_desktop.ui.table.shown.shown_table import ShownTable
from azul_desktop.ui.table.shown.spots import front_spots, other_spots, spots_on
from tests.games import KINDS, Kind
from tests.ui import names
from tests.ui.named import address_of, name_of
from tests.ui.table.setting import STAR, WALL, picture_of, seated
from tests.ui.table.walk import steps

every_kind = pytest.mark.parametrize("kind", KINDS, ids=str)
LEAST = 44
CROWDED = 36
"""Special discs may collect so many tiles that they lie smaller."""


def spots(kind: Kind, step: Step) -> dict[Address, Spot]:
    state = step.before
    hand = Hand(coach_of(kind.rules), state)
    where, tableau = seated(kind, state), ShownTable.of(kind.rules, state)
    found = [
        *spots_on(where, tableau, keeping=hand.keeping is not None),
        *front_spots(where),
        *other_spots(where),
    ]
    assert len({spot.address for spot in found}) == len(found)
    assert len({name_of(kind.rules, state, spot.address) for spot in found}) == len(found)
    return {spot.address: spot for spot in found}


def reaching(kind: Kind, state: State, desk: Desk) -> Pointer:
    """The pointer of who decides."""
    picture, coach = picture_of(kind, state, desk), coach_of(kind.rules)
    reach = Pointer(picture, coach, lambda *_: None, lambda *_: None)
    reach.attend(ShownTable.of(kind.rules, state), state)
    return reach


@every_kind
def test_everything_in_the_table_of_moves_is_on_the_table(kind: Kind) -> None:
    for step in list(steps(kind, 31))[::5]:
        table, found = LegalTargets(kind.rules, step.before), spots(kind, step)
        wanted = set(table.picks) | set(table.presses) - {PASS_BUTTON, DONE_BUTTON}
        wanted |= {target for targets in table.picks.values() for target in targets}
        assert wanted <= set(found)


@every_kind
def test_the_middle_of_a_spot_is_on_it_and_means_it(kind: Kind, desk: Desk) -> None:
    for step in list(steps(kind, 32))[::25]:
        reach = reaching(kind, step.before, desk)
        for target in reach.spots:
            if reach.legal(target.address):
                spot = reach.spot_at(target.box.centre)
                assert spot is not None
                assert spot.address == target.address


@every_kind
def test_what_can_be_used_at_full_hd_is_large_enough(kind: Kind, desk: Desk) -> None:
    for step in list(steps(kind, 33))[::11]:
        state = step.before
        reach = reaching(kind, state, desk)
        for pick in (None, *LegalTargets(kind.rules, state).picks):
            assert reach.hand is not None
            if pick is not None and state.phase != KEEP:
                reach.hand.pick(pick)
                goal = reach.hand.targets()[0]
                reach.use(goal)
            for target in reach.spots:
                if reach.legal(target.address):
                    least = CROWDED if is_crowded(state, target.address) else LEAST
                    box = target.box
                    if target.address.zone == Zone.SUPPLY and target.zone is not None:
                        box = target.zone
                        spot = reach.spot_at((box.x + 2, box.y + 2))
                        assert spot is not None
                        assert spot.address == target.address
                    assert min(box.w, box.h) >= least, (target.address, pick)
            reach.put_back()


def is_crowded(state: State, address: Address) -> bool:
    """Whether it means tiles of a disc with more than five of them."""
    if address.zone != Zone.DISC or address.colour == ANY_COLOUR:
        return False
    colours = len(state.bag)
    first = (address.index + 1) * colours
    return sum(state.sources[first : first + colours]) > 5


@every_kind
def test_tiles_on_discs_lie_on_their_disc(kind: Kind) -> None:
    step = next(steps(kind, 34))
    ring = seated(kind, step.before).layout.ring
    found = spots(kind, step)
    for number, tiles in enumerate(ShownTable.of(kind.rules, step.before).discs):
        for tile in set(tiles) - {EMPTY}:
            name = names.disc_tiles(number, kind.edition.colours[tile])
            spot = found[address_of(kind.rules, step.before, name)]
            assert len(spot.shapes) == tiles.count(tile)
            assert all(ring.discs[number].contains(shape.centre) for shape in spot.shapes)


def test_the_other_boards_have_the_names_of_their_players() -> None:
    for kind in (WALL, STAR):
        step = next(steps(kind, 35))
        where = seated(kind, step.before)
        found = {
            name_of(kind.rules, step.before, address): spot
            for address, spot in spots(kind, step).items()
        }
        for player in range(kind.players):
            mine = [name for name in found if name.startswith(f"player/{player}/")]
            assert bool(mine) == (player != where.front)
            assert all(where.mat(player).box.contains(found[n].box.centre) for n in mine)


def test_near_is_on_it_or_in_its_zone() -> None:
    spot = Spot(Address(Zone.LINE, 0, 0), (Box(100, 100, 50, 50),), Box(50, 90, 150, 70))
    assert spot.hit((120, 120))
    assert not spot.hit((60, 120))
    assert spot.near((60, 120))
    assert not spot.near((40, 120))
    assert not Spot(Address(Zone.FLOOR, 0), (Box(100, 100, 50, 50),)).near((60, 120))


def test_a_spot_of_many_shapes_is_hit_on_each_of_them() -> None:
    shapes = (Rhombus(50, 50, 20, 0), Rhombus(200, 50, 20, 60))
    spot = Spot(Address(Zone.HAND, 0, colour=2), shapes)
    chance = random.Random(1)
    for _ in range(500):
        at = chance.uniform(0, 250), chance.uniform(0, 100)
        assert spot.hit(at) == any(shape.contains(at) for shape in shapes)
        assert spot.near(at) == spot.hit(at)
    assert spot.box == shapes[0].box == box_of(shapes[0])
