"""The whole table as shapes in pixels, for an edition, its players and a window. No pygame."""

from dataclasses import dataclass

from azul_desktop.core.edition import Edition, StarBoard
from azul_desktop.ui.geometry import Box
from azul_desktop.ui.table.chrome import Contents, TopBar, top_bar
from azul_desktop.ui.table.rack import HandRack
from azul_desktop.ui.table.ring import Ring
from azul_desktop.ui.table.scoring import ScoringBoard
from azul_desktop.ui.table.screen import GAP, Screen
from azul_desktop.ui.table.star_layout import StarMat
from azul_desktop.ui.table.star_table import star_table
from azul_desktop.ui.table.wall_parts import WallMat
from azul_desktop.ui.table.wall_table import wall_table

MARGIN = 24
BAR = 52
LEAST, MOST, STEP = 75, 300, 5
"""The UI scale in percent."""
READABLE = 0.65
"""At 100 % letters have at least this part of their size at 1080p, however small the window."""


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
    boards: tuple[WallMat, ...] | tuple[StarMat, ...]
    scoring: ScoringBoard | None
    rack: HandRack | None


def table_layout(
    edition: Edition,
    variant: str,
    players: int,
    size: tuple[int, int],
    scale: int = 100,
    drafting: bool = True,
) -> TableLayout:
    """The table in a window, with the largest UI scale up to `scale` that fits.

    `drafting` matters in the star family only: large discs and a small scoring board, else the
    other way round.
    """
    scale = min(max(scale, LEAST), MOST)
    while True:
        layout = _layout(edition, variant, players, size, scale, drafting)
        if scale == LEAST or fits(layout):
            return layout
        scale = max(scale - STEP, LEAST)


def _layout(
    edition: Edition,
    variant: str,
    players: int,
    size: tuple[int, int],
    scale: int,
    drafting: bool,
) -> TableLayout:
    """The table with exactly this UI scale, whether it fits or not."""
    unit = min(size[0] / 1920, size[1] / 1080)
    text = max(unit, READABLE) * scale / 100
    margin = MARGIN * unit
    board = edition.board(variant)
    star = isinstance(board, StarBoard)
    letters = 12 if star else 8
    contents = Contents(edition.name, letters, len(edition.colours), star)
    box = Box(margin, margin, size[0] - 2 * margin, BAR * text).rounded()
    bar = top_bar(box, text, contents)
    top = box.bottom + GAP * unit
    area = Box(box.x, top, box.w, size[1] - margin - top).rounded()
    screen = Screen(edition, variant, players, unit, text, bar, area)
    if isinstance(board, StarBoard):
        parts = star_table(screen, board, drafting)
        return TableLayout(size, unit, text, scale, bar, *parts)
    return TableLayout(size, unit, text, scale, bar, *wall_table(screen, board), None, None)


def fits(layout: TableLayout) -> bool:
    """Whether letters and buttons leave enough room for tiles, boards and each other."""
    unit, text = layout.unit, layout.text
    front, *others = layout.boards
    names = [board.name for board in layout.boards if board.name]
    if not layout.top_bar.fits or any(name.w < 70 * text for name in names):
        return False
    if layout.rack and min(pile.w for pile in layout.rack.piles) < 46 * unit:
        return False
    if isinstance(front, StarMat):
        return front.side >= 56 * unit and all(
            mat.side >= 20 * unit for mat in others if isinstance(mat, StarMat)
        )
    return front.tile >= 46 * unit and all(
        mat.tile >= 24 * unit for mat in others if isinstance(mat, WallMat)
    )
