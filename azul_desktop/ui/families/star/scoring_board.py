"""Geometry of the scoring board: track around the edge, rounds, supply, what is worth points."""

import math
from dataclasses import dataclass

from azul_desktop.boards.data import TrackData
from azul_desktop.core.star.board import StarBoard
from azul_desktop.geometry import Box, Rhombus
from azul_desktop.ui.families.star.score_track import ScoreTrack, score_track
from azul_desktop.ui.table.layout.screen import columns, rows
from azul_desktop.ui.table.layout.shared_parts import SharedBoard
from azul_desktop.ui.table.layout.tile_slots import LONG
from azul_desktop.ui.table.layout.top_bar import Count

_LINE, _LEAST_COUNT, _BETWEEN = 30, 53, 14
"""On a flat board, at 1080p: the height of a line of values, the least width of one, a gap."""
_LEAST_STAR = 52
"""The least width of a star's value at 1080p."""


@dataclass(frozen=True)
class ScoringBoard(SharedBoard):
    """The board all players share; labels are left out where it is small."""

    box: Box
    scores: ScoreTrack
    rounds: tuple[Rhombus, ...]
    rounds_label: Box | None
    supply_box: Box
    supply: tuple[Rhombus, ...]
    supply_label: Box | None
    legend: tuple[Count, ...]
    """How many tiles each kind of feature wins."""
    star_label: Box | None
    star_bonuses: tuple[Count, ...]
    """For each colour, then for a star of all colours."""
    number_label: Box | None
    number_bonuses: tuple[Count, ...]
    picture: str = ""
    """The drawing that it is, if it is none of plain panels."""
    dots: tuple[Box, ...] = ()
    """Where the numbers of the rounds stand on a drawing that has room for them."""
    slab: Box | None = None
    """The stone under what stars are worth on a folded drawing."""
    zones: tuple[Box, ...] = ()

    @property
    def track(self) -> tuple[Box, ...]:
        """The cells of the scores from the first to the last, clockwise from the upper left."""
        return self.scores.cells


def scoring_board(
    box: Box, track: TrackData, board: StarBoard, colours: int, unit: float
) -> ScoringBoard:
    """The board with everything that its size allows."""
    scores = score_track(box, track, unit)
    inner = scores.inner
    kinds = len({feature.kind for feature in board.features})
    counts = (kinds, colours + 1, len(board.number_bonus))
    if inner.h < 206 * unit:
        return _strip(box, scores, board, counts, unit)
    if inner.w < 614 * unit:
        return _stacked(box, scores, board, counts, unit)
    return _large(box, scores, board, counts, unit)


def _rhombi(box: Box, n: int, per_row: int, turn: int, largest: float) -> tuple[Rhombus, ...]:
    """`n` rhombi in rows that fill a box, no side over the largest."""
    across, down = (LONG, 1.0) if turn == 90 else (1.0, LONG)
    lines = rows(box, math.ceil(n / per_row), 0)
    cells = [cell for line in lines for cell in columns(line, per_row, 0)][:n]
    side = min(largest, min(cell.w for cell in cells) * 0.94 / across, lines[0].h * 0.9 / down)
    return tuple(Rhombus(*cell.centre, side, turn) for cell in cells)


def _largest_supply(box: Box, n: int, largest: float) -> tuple[Rhombus, ...]:
    """`n` rhombi upright in a row or lying in two, whichever makes them larger."""
    ways = (
        _rhombi(box, n, n, 0, largest),
        _rhombi(box, n, math.ceil(n / 2), 90, largest),
    )
    return max(ways, key=lambda rhombi: rhombi[0].side)


def _counts(box: Box, n: int, unit: float, shape: float = 1.0) -> tuple[Count, ...]:
    """`n` pictures, `shape` times as wide as high, with a number beside each, along a box."""
    if not n:
        return ()
    high = min(box.h * 0.96, 34 * unit, box.w / n * (0.42 if shape == 1 else 0.36) / shape)
    wide = high * shape
    return tuple(
        Count(
            Box(cell.x, cell.y + (cell.h - high) / 2, wide, high).rounded(),
            Box(cell.x + wide + 5 * unit, cell.y, cell.w - wide - 8 * unit, cell.h).rounded(),
        )
        for cell in columns(box, n, 2 * unit)
    )


def _star_lines(lines: list[Box], n: int, unit: float) -> tuple[Count, ...]:
    """The values of `n` stars, in columns if they need more than one line."""
    each = math.ceil(n / len(lines))
    return tuple(count for line in lines for count in _counts(line, each, unit, 0.6))[:n]


def _large(
    box: Box,
    scores: ScoreTrack,
    board: StarBoard,
    counts: tuple[int, int, int],
    unit: float,
) -> ScoringBoard:
    """Rounds above the supply above the bonuses, each with its name at the left."""
    inner = scores.inner
    part = inner.h / 420
    label = 156 * unit
    right = Box(inner.x + label, inner.y, inner.w - label, 0)
    first = right._replace(h=92 * part)
    second = right._replace(y=inner.y + 104 * part, h=200 * part).rounded()
    star = right._replace(y=inner.y + 322 * part, h=44 * part)
    number = right._replace(y=star.bottom + 8 * part, h=44 * part, w=right.w * 0.72)
    name = Box(inner.x, inner.y, label - 14 * unit, 34 * unit)
    below = max(46 * part, 38 * unit)
    kinds = Box(inner.x, second.y + below, label - 8 * unit, second.h - below)
    legend = tuple(
        count for row in rows(kinds, counts[0], 4 * unit) for count in _counts(row, 1, unit)
    )
    return ScoringBoard(
        box,
        scores,
        _rhombi(first, len(board.jokers), len(board.jokers), 0, 44 * unit),
        name.moved(0, 8 * unit).rounded(),
        second,
        _rhombi(second.grown(-8 * unit), board.supply, math.ceil(board.supply / 2), 90, 56 * unit),
        name._replace(y=second.y).rounded(),
        legend,
        name._replace(y=star.y, h=star.h).rounded(),
        _counts(star, counts[1], unit, 0.6),
        name._replace(y=number.y, h=number.h).rounded(),
        _counts(number, counts[2], unit),
    )


def _stacked(
    box: Box,
    scores: ScoreTrack,
    board: StarBoard,
    counts: tuple[int, int, int],
    unit: float,
) -> ScoringBoard:
    """Rounds, supply, features and bonuses below each other, without names."""
    inner = scores.inner
    lines = 1 if inner.w >= counts[1] * _LEAST_STAR * unit else 2
    part = inner.h / (88 + 12 * lines)
    first = inner._replace(h=22 * part)
    second = inner._replace(y=inner.y + 25 * part, h=36 * part).rounded()
    top = second.bottom + 3 * part
    third, *stars, last = rows(inner._replace(y=top, h=inner.bottom - top), lines + 2, 0)
    return ScoringBoard(
        box,
        scores,
        _rhombi(first, len(board.jokers), len(board.jokers), 0, 44 * unit),
        None,
        second,
        _rhombi(second.grown(-4 * unit), board.supply, math.ceil(board.supply / 2), 90, 50 * unit),
        None,
        _counts(third, counts[0], unit),
        None,
        _star_lines(stars, counts[1], unit),
        None,
        _counts(last, counts[2], unit),
    )


def _strip(
    box: Box,
    scores: ScoreTrack,
    board: StarBoard,
    counts: tuple[int, int, int],
    unit: float,
) -> ScoringBoard:
    """Rounds and supply side by side above what is worth points, for a flat board."""
    inner = scores.inner
    jokers, supply = len(board.jokers), board.supply
    lines = 1 if inner.w >= sum(counts) * _LEAST_COUNT * unit + 2 * _BETWEEN * unit else 2
    high = lines * _LINE * unit
    above = inner._replace(h=inner.h - high - 6 * unit)
    below = inner._replace(y=inner.bottom - high, h=high)
    wide = inner.w * jokers / (jokers + supply + 1)
    second = Box(above.x + wide + 8 * unit, above.y, inner.w - wide - 8 * unit, above.h).rounded()
    legend, stars, numbers = _in_lines(below, counts, lines, unit)
    return ScoringBoard(
        box,
        scores,
        _rhombi(above._replace(w=wide), jokers, jokers, 0, 34 * unit),
        None,
        second,
        _largest_supply(second.grown(-4 * unit), supply, 44 * unit),
        None,
        _counts(legend, counts[0], unit),
        None,
        _counts(stars, counts[1], unit, 0.6),
        None,
        _counts(numbers, counts[2], unit),
    )


def _in_lines(
    box: Box, counts: tuple[int, int, int], lines: int, unit: float
) -> tuple[Box, Box, Box]:
    """Where features, stars and numbers are: in one line, or the stars above the others."""
    between = _BETWEEN * unit
    kinds, stars, numbers = counts
    if lines == 1:
        each = (box.w - 2 * between) / sum(counts)
        middle = Box(box.x + kinds * each + between, box.y, stars * each, box.h)
        right = middle.right + between
        return box._replace(w=kinds * each), middle, box._replace(x=right, w=box.right - right)
    upper, lower = rows(box, 2, 0)
    wide = lower.w * kinds / max(kinds + numbers, 1)
    return lower._replace(w=wide), upper, lower._replace(x=lower.x + wide, w=lower.w - wide)
