"""Something on the table that the keyboard can go to."""

from typing import NamedTuple

from azul_desktop.core.address import Address
from azul_desktop.geometry import Box


class Stop(NamedTuple):
    """An address that can be used now, and its box."""

    address: Address
    box: Box
