"""Shows what a player may do now: legal places glow, each with exactly what will happen there."""

from abc import ABC, abstractmethod

from azul_desktop.core.address import Address
from azul_desktop.geometry import Box
from azul_desktop.ui.render.stage import Sprite
from azul_desktop.ui.table.shown.shown_table import ShownTable


class DecisionPainter(ABC):
    """Paints one decision of the player in front."""

    @abstractmethod
    def sprites(self, shown: ShownTable, hovered: Address | None) -> list[Sprite]:
        """Everything that lies over the table for this decision."""

    def choice_boxes(self, shown: ShownTable) -> tuple[Box, ...]:
        """Where the choices lie that are open now, in the order of their moves."""
        return ()
