"""Addresses as text and back, for screen map and lessons: no other place takes such names apart.

Discs, supply spaces, corners, stars and choices count from 0; lines, rows, columns and spaces of a
star from 1, as in the notation of moves. What lies on the board in front has no owner in its name.
"""

import re
from typing import Final

from azul_desktop.core.address import ANY_COLOUR, NOBODY, WHOLE, Address, Zone
from azul_desktop.core.rules import Rules

BUTTON_NAMES: Final = {Zone.PASS: "button/pass", Zone.DONE: "button/keep"}
"""Addresses that are buttons, which have their names as widgets."""
_COUNTED: Final = {
    Zone.DISC: "disc",
    Zone.SUPPLY: "supply",
    Zone.KEPT: "corner",
    Zone.CHOICE: "choice",
}
_OWNED: Final = (Zone.LINE, Zone.WALL, Zone.SPACE, Zone.FLOOR, Zone.HAND, Zone.KEPT, Zone.KEEP)
"""What lies in front of a player."""
_PLAYER = re.compile(r"player/(\d+)/(.+)")
_CELL = re.compile(r"wall/(\d+)/(\d+)")
_SPACE = re.compile(r"star/(\d+)/space/(\d+)")
_LINE = re.compile(r"line/(\d+)")
_NUMBERED = re.compile(r"(disc|supply|corner|choice)/(\d+)(?:/([a-z]+))?")
_COLOURED = re.compile(r"(centre|hand|keep)(?:/([a-z]+))?")


class AddressNames:
    """The names of everything at the tables of one set of rules."""

    def __init__(self, rules: Rules) -> None:
        self._colours = rules.edition.colours
        self._width = rules.edition.board(rules.options.variant).width

    def format(self, address: Address, front: int) -> str:
        """The name of an address while a player's board lies in front."""
        name = self._own(address)
        if address.owner in (NOBODY, front):
            return name
        return f"player/{address.owner}/{name}"

    def _own(self, address: Address) -> str:
        zone = address.zone
        if zone in BUTTON_NAMES:
            return BUTTON_NAMES[zone]
        if zone == Zone.LINE:
            return f"line/{address.index + 1}"
        first, second = divmod(address.index, self._width)
        if zone == Zone.WALL:
            return f"wall/{first + 1}/{second + 1}"
        if zone == Zone.SPACE:
            return f"star/{first}/space/{second + 1}"
        name = _COUNTED.get(zone, zone.value)
        if zone in _COUNTED:
            name += f"/{address.index}"
        if address.colour != ANY_COLOUR:
            name += f"/{self._colours[address.colour]}"
        return name

    def parse(self, name: str, front: int) -> Address:
        """The address of a name while a player's board lies in front; `ValueError` for others."""
        owner = front
        if found := _PLAYER.fullmatch(name):
            owner, name = int(found[1]), found[2]
        address = self._parse(name)
        if address.zone not in _OWNED:
            return address
        return Address(address.zone, owner, address.index, address.colour)

    def _parse(self, name: str) -> Address:
        if found := _CELL.fullmatch(name):
            cell = (int(found[1]) - 1) * self._width + int(found[2]) - 1
            return Address(Zone.WALL, index=cell)
        if found := _SPACE.fullmatch(name):
            return Address(Zone.SPACE, index=int(found[1]) * self._width + int(found[2]) - 1)
        if found := _LINE.fullmatch(name):
            return Address(Zone.LINE, index=int(found[1]) - 1)
        if found := _NUMBERED.fullmatch(name):
            zone = next(zone for zone, word in _COUNTED.items() if word == found[1])
            return Address(zone, index=int(found[2]), colour=self._colour(found[3]))
        if found := _COLOURED.fullmatch(name):
            return Address(Zone(found[1]), index=WHOLE, colour=self._colour(found[2]))
        for zone, button in BUTTON_NAMES.items():
            if button == name:
                return Address(zone)
        if name in (Zone.FLOOR, Zone.MARKER, Zone.BONUSES):
            return Address(Zone(name))
        raise ValueError(f"{name!r} names nothing on the table")

    def _colour(self, name: str | None) -> int:
        if name is None:
            return ANY_COLOUR
        if name not in self._colours:
            raise ValueError(f"{name!r} is not a colour of this edition")
        return self._colours.index(name)
