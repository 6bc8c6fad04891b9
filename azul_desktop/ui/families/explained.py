"""Something on the table that explains itself to whoever points at it."""

from typing import NamedTuple

from azul_desktop.core.address import Address
from azul_desktop.geometry import Box
from azul_desktop.ui.families.rules_page import Passage


class Explained(NamedTuple):
    """A place, what it is in a sentence, and what the rules can be asked about it."""

    box: Box
    text: str
    about: Passage | Address
