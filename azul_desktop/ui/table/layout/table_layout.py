"""The whole table as shapes in pixels. No pygame."""

from dataclasses import dataclass
from typing import NamedTuple

from azul_desktop.geometry import Box
from azul_desktop.ui.table.layout.mat import Mat
from azul_desktop.ui.table.layout.ring import Ring
from azul_desktop.ui.table.layout.shared_parts import Rack, SharedBoard
from azul_desktop.ui.table.layout.top_bar import TopBar


class Arrangement(NamedTuple):
    """The parts of the table, as a family divides the window."""

    top_bar: TopBar
    prompt: Box
    ring: Ring
    boards: tuple[Mat, ...]
    """The board in front comes first."""
    scoring: SharedBoard | None = None
    """The board that all players share, where there is one."""
    rack: Rack | None = None
    """The hand of the player in front, where players have hands."""


@dataclass(frozen=True)
class TableLayout:
    """Where everything on the table is; the first board is the one in front."""

    size: tuple[int, int]
    unit: float
    """Pixels of the window for one pixel of the design at 1920 × 1080."""
    text: float
    """The same for letters and buttons: with the UI scale, as far as it fits."""
    scale: int
    """The UI scale in percent that was used."""
    top_bar: TopBar
    prompt: Box
    ring: Ring
    boards: tuple[Mat, ...]
    scoring: SharedBoard | None
    rack: Rack | None
