"""Addresses as text and back: the names of `docs/screen-map.md`, and no others."""

import pytest

from azul_desktop.coach.legal_targets import DONE_BUTTON, PASS_BUTTON, LegalTargets
from azul_desktop.core.address import CENTRE, Address, Zone
from azul_desktop.core.address_names import AddressNames
from tests.games import ALL_KINDS, Kind
from tests.ui.table.setting import STAR, WALL
from tests.ui.table.walk import steps

FRONT = 1
ON_WALLS = {
    "disc/3": Address(Zone.DISC, index=3),
    "disc/0/blue": Address(Zone.DISC, index=0, colour=0),
    "centre/yellow": Address(Zone.CENTRE, colour=1),
    "line/1": Address(Zone.LINE, FRONT, 0),
    "wall/2/5": Address(Zone.WALL, FRONT, 9),
    "floor": Address(Zone.FLOOR, FRONT),
    "player/0/line/5": Address(Zone.LINE, 0, 4),
    "player/0/floor": Address(Zone.FLOOR, 0),
}
ON_STARS = {
    "star/6/space/6": Address(Zone.SPACE, FRONT, 41),
    "star/0/space/1": Address(Zone.SPACE, FRONT, 0),
    "hand": Address(Zone.HAND, FRONT),
    "hand/green": Address(Zone.HAND, FRONT, colour=STAR.edition.colours.index("green")),
    "keep/red": Address(Zone.KEEP, FRONT, colour=STAR.edition.colours.index("red")),
    "corner/3": Address(Zone.KEPT, FRONT, 3),
    "supply/9": Address(Zone.SUPPLY, index=9),
    "choice/2": Address(Zone.CHOICE, index=2),
    "button/pass": PASS_BUTTON,
    "button/keep": DONE_BUTTON,
    "player/0/star/1/space/2": Address(Zone.SPACE, 0, 7),
}


@pytest.mark.parametrize(("name", "address"), ON_WALLS.items())
def test_names_on_a_wall_table(name: str, address: Address) -> None:
    names = AddressNames(WALL.rules)
    assert names.format(address, FRONT) == name
    assert names.parse(name, FRONT) == address


@pytest.mark.parametrize(("name", "address"), ON_STARS.items())
def test_names_on_a_star_table(name: str, address: Address) -> None:
    names = AddressNames(STAR.rules)
    assert names.format(address, FRONT) == name
    assert names.parse(name, FRONT) == address


def test_the_centre_as_a_whole() -> None:
    assert AddressNames(WALL.rules).parse("centre", FRONT) == CENTRE


@pytest.mark.parametrize("kind", ALL_KINDS, ids=str)
def test_all_that_can_be_touched_comes_back_from_its_name(kind: Kind) -> None:
    names = AddressNames(kind.rules)
    for step in list(steps(kind, 3))[::5]:
        table = LegalTargets(kind.rules, step.before)
        targets = [target for goals in table.picks.values() for target in goals]
        for address in [*table.picks, *table.presses, *targets]:
            for front in range(kind.players):
                assert names.parse(names.format(address, front), front) == address


@pytest.mark.parametrize(
    "name",
    [
        "",
        "nothing",
        "disc",
        "disc/x",
        "line/",
        "wall/1",
        "star/1",
        "button/undo",
        "player/1",
        "hand/",
    ],
)
def test_a_name_of_nothing_is_an_error(name: str) -> None:
    with pytest.raises(ValueError, match="names nothing"):
        AddressNames(STAR.rules).parse(name, FRONT)


def test_a_colour_that_is_not_in_the_edition_is_an_error() -> None:
    with pytest.raises(ValueError, match="mauve"):
        AddressNames(WALL.rules).parse("disc/0/mauve", FRONT)
