"""What some tables have besides discs and player boards: a board for all, a tray with the hand."""

from abc import ABC, abstractmethod
from collections.abc import Sequence

from azul_desktop.geometry import Box, Rhombus


class SharedBoard(ABC):
    """The board that all players share."""

    box: Box
    supply: tuple[Rhombus, ...]
    """Where tiles lie that can be won."""
    zones: tuple[Box, ...]
    """Where a pointer still means each of them; nothing if only on the tile itself."""


class Rack(ABC):
    """The tray with the name, the score and the hand of the player in front."""

    box: Box
    side: float
    """The side of a tile."""
    avatar: Box
    score: Box
    points_label: Box
    piles: tuple[Box, ...]
    """A place for each colour."""

    @abstractmethod
    def slots(self, counts: Sequence[int]) -> list[list[Rhombus]]:
        """Where the tiles of each colour lie."""
