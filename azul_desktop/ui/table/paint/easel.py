"""What the painters of a table work with."""

from dataclasses import dataclass

from azul_desktop.core.edition import Board
from azul_desktop.ui.render.brush import Brush
from azul_desktop.ui.render.themes import Accents
from azul_desktop.ui.table.layout.table_layout import TableLayout
from azul_desktop.ui.table.pieces.pieces import Pieces


@dataclass(frozen=True)
class Easel:
    """A layout, and a brush at its scale with the pieces and colours of the edition."""

    layout: TableLayout
    board: Board
    """The side of the player boards."""
    pieces: Pieces
    brush: Brush
    accents: Accents
