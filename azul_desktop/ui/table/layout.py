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
    boards: tuple[WallMat | StarMat, ...]
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
    wanted = min(max(scale, LEAST), MOST)
    least = _layout(edition, variant, players, size, LEAST, drafting)
    best = _layout(edition, variant, players, size, wanted, drafting)
    if _fits(best, least):
        return best
    best = least
    low, high = 0, (wanted - LEAST - 1) // STEP
    while low < high:
        middle = (low + high + 1) // 2
        tried = _layout(edition, variant, players, size, LEAST + middle * STEP, drafting)
        if _fits(tried, least):
            low, best = middle, tried
        else:
            high = middle - 1
    return best


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
    screen = Screen(edition, players, unit, text, bar, area)
    if isinstance(board, StarBoard):
        parts = star_table(screen, board, drafting)
        return TableLayout(size, unit, text, scale, bar, *parts)
    return TableLayout(size, unit, text, scale, bar, *wall_table(screen, board), None, None)


def _fits(layout: TableLayout, least: TableLayout) -> bool:
    """Whether letters and buttons leave enough room for tiles, boards and each other.

    Tiles that are small even with the smallest letters do not count against larger ones.
    """
    unit, text = layout.unit, layout.text
    if not layout.top_bar.fits:
        return False
    if layout.rack and min(pile.w for pile in layout.rack.piles) < 46 * unit:
        return False
    for number, (mat, other) in enumerate(zip(layout.boards, least.boards, strict=True)):
        needed = _LEAST_TILES[type(mat)][number > 0] * unit
        if _tile(mat) < min(needed, _tile(other)):
            return False
        if mat.name and mat.name.w < 70 * text:
            return False
    return True


_LEAST_TILES: dict[type, tuple[float, float]] = {WallMat: (46, 24), StarMat: (56, 20)}
"""The smallest tiles at 1080p on the board in front and on the others."""


def _tile(mat: WallMat | StarMat) -> float:
    """The size of a tile on a board."""
    return mat.tile if isinstance(mat, WallMat) else mat.side
