"""What paints the things of a table besides discs and player boards."""

from abc import ABC, abstractmethod
from collections.abc import Sequence
from typing import NamedTuple

from azul_desktop.ui.render.stage import Group
from azul_desktop.ui.table.paint.canvas import Canvas
from azul_desktop.ui.table.paint.heads import Sitter
from azul_desktop.ui.table.shown.shown_table import ShownTable


class InFront(NamedTuple):
    """Who sits in front, and what they have begun."""

    player: int
    kept: Sequence[int] = ()
    """Tiles chosen to be kept, by colour."""


class SharedPainter(ABC):
    """Paints a board that all players share, and the tray with the hand."""

    @abstractmethod
    def scoring(self, canvas: Canvas, shown: ShownTable, sitters: Sequence[Sitter]) -> list[Group]:
        """The board that all share, from back to front."""

    @abstractmethod
    def rack(
        self, canvas: Canvas, shown: ShownTable, sitter: Sitter, front: InFront
    ) -> list[Group]:
        """The tray with the hand of who sits in front, from back to front."""
