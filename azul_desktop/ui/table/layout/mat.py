"""A player board as shapes on the screen, as far as all families have them."""

from abc import ABC, abstractmethod
from collections.abc import Sequence

from azul_desktop.core.address import Address
from azul_desktop.core.events import Scored
from azul_desktop.geometry import Box, Shape
from azul_desktop.ui.table.layout.spot import Spot
from azul_desktop.ui.table.shown.shown_board import ShownBoard


class Mat(ABC):
    """Where everything on a player board is."""

    box: Box
    avatar: Box | None
    """Where the player's sign is; None where it stands beside the hand."""
    name: Box | None
    score: Box | None
    marker: Box | None
    """Where the start marker lies while the player holds it."""

    @property
    @abstractmethod
    def cell(self) -> float:
        """The size of a cell in pixels."""

    @property
    @abstractmethod
    def cells(self) -> Sequence[Shape]:
        """The cells of the wall, or the spaces of the stars."""

    @abstractmethod
    def lying(self, board: ShownBoard, address: Address, colour: int) -> list[Shape]:
        """Where the pieces of a colour lie at an address of this board, in the order they came."""

    def scoring(self, event: Scored) -> list[Shape]:
        """Where the cells lie that a score is for."""
        return [self.cells[cell] for cell in event.cells]

    def feature(self, index: int) -> Box | None:
        """Where a pillar, statue or window stands, on boards with such things."""
        return None

    @abstractmethod
    def spots(self, owner: int) -> list[Spot]:
        """All that can be dropped on or pressed on the board of a player."""

    def keep_spots(self, owner: int) -> list[Spot]:
        """The spaces for tiles that are kept, on boards with such things."""
        return []
