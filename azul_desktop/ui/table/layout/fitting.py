"""Fits the table of an edition and its players into a window, with letters as large as wanted."""

import math
from functools import lru_cache
from typing import NamedTuple

from azul_desktop.core.edition import Edition
from azul_desktop.languages.editions import edition_name
from azul_desktop.ui.families.family import TableFamily
from azul_desktop.ui.table.layout.screen import PLAIN, READABLE, THRIFTS, Frame, Screen, Thrift
from azul_desktop.ui.table.layout.table_layout import TableLayout
from azul_desktop.ui.table.layout.top_bar import BUTTONS, Contents

LEAST, MOST, STEP = 75, 300, 5
"""The UI scale in percent."""
PLAIN_SCALE = 100
LOOSE = 0.85
"""What discs, hand and supply may shrink to for larger letters; boards never shrink."""


def table_layout(
    family: TableFamily,
    edition: Edition,
    variant: str,
    players: int,
    size: tuple[int, int],
    scale: int = 100,
    drafting: bool = True,
    counted: bool = False,
    frame: Frame | None = None,
    buttons: tuple[str, ...] = BUTTONS,
) -> TableLayout:
    """The table in a window, with the largest UI scale up to `scale` that fits.

    Larger letters take their room from margins, the top bar and the empty table: no cell of any
    board is smaller than at 100 %. Drafting and building have the same scale.

    `drafting` matters in families that lay the table out anew for the second half of a round:
    large discs and a small scoring board, else the other way round. The top bar counts tiles by
    colour if that is wanted, and fits. In a `frame` boards are smaller, but letters are as large
    as around it.
    """
    looks = id(edition.looks)
    wanted = Wanted(family, edition, variant, players, size, looks, "", counted, frame, buttons)
    used = min(max(scale, LEAST), MOST)
    if used > PLAIN_SCALE:
        used = _applied(wanted, used)
    wanted = wanted._replace(title=edition_name(edition))
    return _best(wanted, used, drafting) or _layout(wanted, PLAIN_SCALE, drafting)


def applied_scale(
    family: TableFamily, edition: Edition, players: int, size: tuple[int, int], scale: int
) -> int:
    """The UI scale that a table really has in a window where the user wants another one."""
    if scale <= PLAIN_SCALE:
        return max(scale, LEAST)
    variant = edition.variant_names[0]
    wanted = Wanted(family, edition, variant, players, size, id(edition.looks))
    return _applied(wanted, min(scale, MOST))


class Wanted(NamedTuple):
    """What is to be laid out, and in which window."""

    family: TableFamily
    edition: Edition
    variant: str
    players: int
    size: tuple[int, int]
    looks: int
    """Which layout it is: editions with the same rules are equal, however they are laid out."""
    title: str = ""
    """What the top bar calls it, if there is room: nothing else depends on the language."""
    counted: bool = False
    """Whether the top bar counts tiles by colour; that changes neither its height nor the scale."""
    frame: Frame | None = None
    buttons: tuple[str, ...] = BUTTONS
    """What stands in the top bar of a table without one."""


@lru_cache(maxsize=64)
def _applied(wanted: Wanted, scale: int) -> int:
    """The largest scale up to one that fits while drafting and while building."""
    for tried in range(min(scale, _most(wanted)), PLAIN_SCALE, -STEP):
        if _fits_in_all_phases(wanted, tried):
            return tried
    return PLAIN_SCALE


@lru_cache(maxsize=64)
def _most(wanted: Wanted) -> int:
    """About the largest scale that fits, found by halves."""
    low, high = 0, (MOST - PLAIN_SCALE) // STEP
    while low < high:
        middle = (low + high + 1) // 2
        if _fits_in_all_phases(wanted, PLAIN_SCALE + middle * STEP):
            low = middle
        else:
            high = middle - 1
    return PLAIN_SCALE + low * STEP


def _fits_in_all_phases(wanted: Wanted, scale: int) -> bool:
    phases = (True, False) if wanted.family.lays_out_anew else (True,)
    return all(_best(wanted, scale, drafting) for drafting in phases)


@lru_cache(maxsize=64)
def _best(wanted: Wanted, scale: int, drafting: bool) -> TableLayout | None:
    """The table with exactly this UI scale that saves least, None where it does not fit."""
    if scale <= PLAIN_SCALE:
        return _layout(wanted, scale, drafting, _least_thrift(wanted, scale, drafting))
    plain = _best(wanted, PLAIN_SCALE, drafting)
    assert plain is not None
    others = min(mat.cell for mat in plain.boards[1:])
    for thrift in THRIFTS:
        tried = _layout(wanted, scale, drafting, thrift, others)
        if _fits(tried, plain):
            return tried
    return None


def _least_thrift(wanted: Wanted, scale: int, drafting: bool) -> Thrift:
    """How a table saves at its usual scale: not at all, but for one in a frame with long names."""
    if wanted.frame is None:
        return PLAIN
    thrifts = (one for one in THRIFTS if _is_readable(_layout(wanted, scale, drafting, one)))
    return next(thrifts, THRIFTS[-1])


def _layout(
    wanted: Wanted,
    scale: int,
    drafting: bool,
    thrift: Thrift = PLAIN,
    others: float | None = None,
) -> TableLayout:
    """The table with exactly this UI scale, whether it fits or not."""
    family, edition, variant, players, size, _, title, counted, frame, bar = wanted
    unit = min(size[0] / 1920, size[1] / 1080)
    text = max(unit, READABLE if frame is None else 0) * scale / 100
    if frame is not None:
        unit = frame.unit
    buttons = bar if frame is None else frame.buttons
    colours = len(edition.colours) if counted else 0
    contents = Contents(title, family.round_letters, colours, family.rhombic, buttons)
    screen = Screen(edition, players, size, unit, text, contents, thrift, others, frame)
    parts = family.arrange(screen, edition.board(variant), drafting)
    return TableLayout(size, unit, text, scale, *parts)


def _fits(layout: TableLayout, plain: TableLayout) -> bool:
    """Whether letters and buttons leave their room to tiles, boards and each other.

    No cell is smaller than at 100 %; tiles that are not on a board may lose a little.
    """
    if not _is_readable(layout) or layout.ring.tile < plain.ring.tile * LOOSE:
        return False
    if layout.rack and plain.rack and layout.rack.side < plain.rack.side * LOOSE:
        return False
    if layout.scoring and plain.scoring:
        before, after = plain.scoring.supply[0].side, layout.scoring.supply[0].side
        if after < before * LOOSE:
            return False
    boards = zip(layout.boards, plain.boards, strict=True)
    return all(mat.cell >= other.cell for mat, other in boards)


def _is_readable(layout: TableLayout) -> bool:
    """Whether there is room for the top bar, for names and for who counts points."""
    if layout.rack is not None and layout.rack.points_label.w < 50 * layout.text:
        return False
    names = [mat.name.w for mat in layout.boards if mat.name]
    return layout.top_bar.fits and min(names, default=math.inf) >= 70 * layout.text
