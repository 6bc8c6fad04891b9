"""How the table of the star family is divided; it has one way for drafting, one for building."""

from typing import NamedTuple

from azul_desktop.boards.data import star_data
from azul_desktop.boards.star import StarField
from azul_desktop.core.star.board import StarBoard
from azul_desktop.geometry import Box
from azul_desktop.ui.families.star.rack import hand_rack, hand_rack_in_rows, rack_height
from azul_desktop.ui.families.star.scoring_board import ScoringBoard, scoring_board
from azul_desktop.ui.families.star.scoring_picture import HIGH, pictured_board, shape_of
from azul_desktop.ui.families.star.star_mat import (
    field,
    front_star_mat,
    small_star_height,
    small_star_mat,
    small_star_room,
)
from azul_desktop.ui.table.layout.screen import READABLE, Screen, columns, rows
from azul_desktop.ui.table.layout.table_layout import Arrangement
from azul_desktop.ui.table.layout.top_bar import TopBar

ULTRAWIDE, SQUARISH = 2.1, 1.6
"""Shapes of the table from which, and under which, it is divided in another way."""
_FOLDED, _FOLDED_WIDE = 322 / 964, 503 / 823
"""The parts of the height and width that a folded scoring board takes while two draft."""


class Parts(NamedTuple):
    """The boxes left of the board in front, and the top bar that may stand over them."""

    bar: TopBar
    others: tuple[Box, ...]
    ring: Box
    scoring: Box


def star_table(screen: Screen, board: StarBoard, drafting: bool) -> Arrangement:
    """The table: ring, scoring board and other boards at the left, the board in front right."""
    data = star_data(screen.edition)
    area, unit, text = screen.area, screen.unit, screen.text
    rack = rack_height(unit, text, in_rows=screen.thrift.slim)
    high = area.h - screen.prompt_height - rack - 2 * screen.breath
    # Large letters make the board smaller, but not the rack under it.
    natural = area.h - rack_height(unit, unit) - (44 + 24) * unit
    if screen.thrift.slim:
        natural = high
    wide = round(min(natural * data["board"][0] / data["board"][1], _most(screen) * area.w))
    right = Box(area.right - wide, area.y, wide, area.h)
    prompt = Box(right.x, area.y, wide, screen.prompt_height).rounded()
    front = Box(right.x, prompt.bottom + screen.breath, wide, high).rounded()
    tray = Box(right.x, front.bottom + screen.breath, wide, 0)
    tray = tray._replace(h=area.bottom - tray.y).rounded()
    left = Box(area.x, area.y, right.x - screen.gap * 1.5 - area.x, area.h).rounded()
    parts = _parts(screen, left, field(data, board), drafting)
    small = [small_star_mat(box, data, board, unit, text) for box in parts.others]
    colours = len(screen.edition.colours)
    rack_of = hand_rack_in_rows if screen.thrift.slim else hand_rack
    return Arrangement(
        parts.bar,
        prompt,
        screen.ring(parts.ring, parts.bar),
        (front_star_mat(front, data, board, unit), *small),
        _scoring(screen, parts.scoring, board, drafting),
        rack_of(tray, colours, unit, text),
    )


def _scoring(screen: Screen, box: Box, board: StarBoard, drafting: bool) -> ScoringBoard:
    """The drawing of a scoring board, or one of plain panels where that does not fit.

    Letters that the user enlarges shrink on it again until they fit: it stays what it is.
    """
    track, colours = star_data(screen.edition)["score"], len(screen.edition.colours)
    text = min(screen.text, max(screen.unit, READABLE))
    drawn = pictured_board(box, track, board, colours, text, folded=drafting)
    return drawn or scoring_board(box, track, board, colours, screen.unit)


def _most(screen: Screen) -> float:
    """The part of the width that the board in front may take."""
    if screen.shape < SQUARISH:
        return 0.58
    return 1024 / 1872 if screen.players == 2 else 960 / 1872


def _parts(screen: Screen, left: Box, things: StarField, drafting: bool) -> Parts:
    """The left part, divided as the window's shape and the number of players ask for."""
    shape = screen.shape
    if shape > ULTRAWIDE:
        return _side_by_side(screen, left, things, drafting)
    if screen.players == 2:
        return _large_ring(screen, left, things) if drafting else _corners(screen, left, things)
    if shape < SQUARISH:
        return _stacked(screen, left, things, drafting)
    return _two_columns(screen, left, things, drafting)


def _high(screen: Screen, things: StarField, wide: float, most: float) -> float:
    """The height of a small board: what its width asks for, or what its wanted tiles do."""
    if screen.others is not None:
        return small_star_room(things, screen.others, screen.unit, screen.text)
    return min(small_star_height(things, wide, screen.unit, screen.text), most)


def _corners(screen: Screen, left: Box, things: StarField) -> Parts:
    """While two build: the other board and the ring above the scoring board."""
    bar, left = screen.under_bar(left)
    high = _high(screen, things, (left.w - screen.gap) / 2, left.h * 420 / 964)
    other, corner = columns(left._replace(h=high), 2, screen.gap)
    top = other.bottom + screen.gap
    below = left._replace(y=top, h=left.bottom - top)
    return Parts(bar, (other,), corner, _at_most(below, 0.8))


def _large_ring(screen: Screen, left: Box, things: StarField) -> Parts:
    """While two draft: the ring as large as possible above the other board and the scoring board.

    What the scoring board says is needed while building: until then it is folded.
    """
    bar, left = screen.under_bar(left)
    high = left.h * _FOLDED
    if screen.others is not None:
        high = max(high, small_star_room(things, screen.others, screen.unit, screen.text))
    wide = round(min(high * shape_of(HIGH), left.w * _FOLDED_WIDE))
    below = left._replace(y=left.bottom - high, h=high).rounded()
    other = below._replace(w=left.w - wide - screen.gap)
    flat = wide / shape_of(HIGH)
    scoring = Box(left.right - wide, left.bottom - flat, wide, flat)
    ring = left._replace(h=left.h - high - screen.gap)
    return Parts(bar, (other.rounded(),), ring.rounded(), scoring.rounded())


def _two_columns(screen: Screen, left: Box, things: StarField, drafting: bool) -> Parts:
    """The other boards below each other, then ring above scoring board.

    Two other boards leave room for a flat scoring board below everything.
    """
    others = screen.players - 1
    strip = left.h * (0.2 if others == 2 else 0.235)
    under = drafting and others == 2
    # Flat boards are wider than their stars need: large letters have room for the name.
    share = 0.33 if others == 2 or screen.thrift.slim else 0.27
    column = left._replace(w=round(left.w * share))
    most = (left.h - (strip + screen.gap) * (others == 2) - (others - 1) * screen.gap) / others
    each = _high(screen, things, column.w, most)
    column = column._replace(h=each * others + (others - 1) * screen.gap)
    x = column.right + screen.gap
    bar, rest = screen.under_bar(left._replace(x=x, w=left.right - x))
    if under and screen.others is not None:
        strip = min(strip, left.bottom - column.bottom - screen.gap)
    high = rest.h - strip - screen.gap if drafting else rest.h * 0.42
    upper = rest._replace(h=high).rounded()
    top = upper.bottom + screen.gap
    lower = (left if under else rest)._replace(y=top, h=left.bottom - top)
    return Parts(bar, rows(column, others, screen.gap), upper, lower)


def _stacked(screen: Screen, left: Box, things: StarField, drafting: bool) -> Parts:
    """Other boards side by side, ring and scoring board below each other, in a high window."""
    bar, left = screen.under_bar(left)
    others = screen.players - 1
    wide = (left.w - (others - 1) * screen.gap) / others
    strip = left._replace(h=_high(screen, things, wide, left.h * 0.33))
    top = round(strip.bottom) + screen.gap
    rest = left._replace(y=top, h=left.bottom - top)
    upper = rest._replace(h=rest.h * (0.64 if drafting else 0.46)).rounded()
    lower = rest._replace(y=upper.bottom + screen.gap)
    lower = lower._replace(h=rest.bottom - lower.y).rounded()
    return Parts(bar, columns(strip, others, screen.gap), upper, lower)


def _side_by_side(screen: Screen, left: Box, things: StarField, drafting: bool) -> Parts:
    """Other boards, ring and scoring board in three columns of a very wide window."""
    others = screen.players - 1
    most = (left.h - (others - 1) * screen.gap) / others
    column = left._replace(w=round(min(most * 0.86, left.w * 0.22)))
    each = _high(screen, things, column.w, most)
    column = column._replace(h=each * others + (others - 1) * screen.gap)
    x = column.right + screen.gap
    bar, rest = screen.under_bar(left._replace(x=x, w=left.right - x))
    ring = rest._replace(w=round(rest.w * (0.51 if drafting else 0.465)))
    x = ring.right + screen.gap
    scoring = _at_most(rest._replace(x=x, w=rest.right - x), 1.2)
    return Parts(bar, rows(column, others, screen.gap), ring, scoring)


def _at_most(box: Box, shape: float) -> Box:
    """The upper part of a box, no higher than `shape` times its width."""
    return box._replace(h=round(min(box.h, box.w * shape)))
