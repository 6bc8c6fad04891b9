"""A button of the table that stands for a choice of the game."""

from abc import abstractmethod
from collections.abc import Callable

from azul_desktop.coach.coach import Coach
from azul_desktop.core.address import Address
from azul_desktop.core.address_names import BUTTON_NAMES
from azul_desktop.core.state import State
from azul_desktop.geometry import Box
from azul_desktop.ui.table.hand.hand import Hand
from azul_desktop.ui.widgets.button import Button, Kind


class TableButton(Button):
    """A button with an address, so that pointer and keyboard treat it like the table."""

    def __init__(
        self,
        address: Address,
        box: Box,
        use: Callable[[Address], None],
        *,
        kind: Kind = "normal",
        size: float = 22,
    ) -> None:
        name = BUTTON_NAMES[address.zone]
        super().__init__(name, box, lambda: use(address), kind=kind, ground="wood", size=size)
        self.address = address

    @abstractmethod
    def refresh(self, coach: Coach, state: State, hand: Hand | None) -> None:
        """Say what the button would do now; without a hand nobody here decides."""
