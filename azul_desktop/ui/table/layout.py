"""The whole table as shapes in pixels, for an edition, its players and a window. No pygame."""

from dataclasses import dataclass

from azul_desktop.core.edition import Edition, StarBoard, WallBoard
from azul_desktop.ui.geometry import Box
from azul_desktop.ui.table.chrome import Contents, TopBar, top_bar
from azul_desktop.ui.table.ring import Ring
from azul_desktop.ui.table.screen import Screen
from azul_desktop.ui.table.wall_parts import WallMat
from azul_desktop.ui.table.wall_table import wall_table

MARGIN = 24
LEAST, MOST = 75, 300
"""The UI scale in percent."""
READABLE = 0.65
"""Letters are never smaller than this part of their size at 1080p, however small the window."""


@dataclass(frozen=True)
class TableLayout:
    """Where everything on the table is."""

    size: tuple[int, int]
    unit: float
    """Pixels of the window for one pixel of the design at 1920 × 1080."""
    text: float
    """The same for letters and buttons: with the UI scale, as far as it fits."""
    scale: int
    """The UI scale that was used."""
    top_bar: TopBar
    prompt: Box
    ring: Ring
    boards: tuple[WallMat, ...]


def table_layout(
    edition: Edition,
    variant: str,
    players: int,
    size: tuple[int, int],
    scale: int = 100,
    drafting: bool = True,
) -> TableLayout:
    """The table in a window of a size, with the largest UI scale up to `scale` that fits."""
    unit = min(size[0] / 1920, size[1] / 1080)
    scale = min(max(scale, LEAST), MOST)
    bar = Box(24*unit, 24*unit, size[0]-48*unit, 52*unit).rounded()
    board = edition.board(variant)
    tb = top_bar(bar, unit, Contents(edition.name, 8, 5, False))
    area = Box(bar.x, bar.bottom + 16*unit, bar.w, size[1]-24*unit-bar.bottom-16*unit).rounded()
    s = Screen(edition, variant, players, unit, unit, tb, area)
    p, r, b = wall_table(s, board)
    return TableLayout(size, unit, unit, scale, tb, p, r, b)
