"""Where the points came from, as the rows of a table: what they are called and what they show."""

from typing import NamedTuple

from azul_desktop.core.edition import Board
from azul_desktop.core.events import Reason
from azul_desktop.core.rules import Rules
from azul_desktop.core.star.board import StarBoard
from azul_desktop.core.wall.board import WallBoard
from azul_desktop.i18n import translate
from azul_desktop.session.tally import SOURCES, Tally


class ScoreRow(NamedTuple):
    """One source of points, and what each seat got from it; the start has no reason."""

    reason: Reason | None
    label: str
    note: str
    points: tuple[int, ...]


def score_rows(rules: Rules, found: Tally) -> list[ScoreRow]:
    """Every source of the family; all rows together are the final scores."""
    board = rules.edition.board(rules.options.variant)
    rows = []
    if any(player.start for player in found.players):
        start = tuple(player.start for player in found.players)
        rows.append(ScoreRow(None, translate("At the start"), "", start))
    for reason in SOURCES[rules.edition.family]:
        points = tuple(player.points[reason] for player in found.players)
        rows.append(ScoreRow(reason, _label(reason), _note(board, reason), points))
    return rows


def _label(reason: Reason) -> str:
    match reason:
        case Reason.TILE:
            return translate("Tiles placed")
        case Reason.FLOOR:
            return translate("Floor line")
        case Reason.MARKER:
            return translate("Marker")
        case Reason.DISCARD:
            return translate("Discarded")
        case Reason.ROW:
            return translate("Rows")
        case Reason.COLUMN:
            return translate("Columns")
        case Reason.COLOUR:
            return translate("Colours")
        case Reason.STAR:
            return translate("Stars")
        case Reason.NUMBER:
            return translate("Numbers")


def _note(board: Board, reason: Reason) -> str:
    """What one of them is worth, where that is told in a few words."""
    if isinstance(board, WallBoard):
        values = {
            Reason.ROW: board.row_bonus,
            Reason.COLUMN: board.column_bonus,
            Reason.COLOUR: board.colour_bonus,
        }
        return translate("{n} each", n=values[reason]) if reason in values else ""
    assert isinstance(board, StarBoard)
    worth = {
        Reason.STAR: [*board.star_bonus, board.mixed_bonus],
        Reason.NUMBER: [points for _, points in board.number_bonus],
    }.get(reason)
    if not worth:
        return ""
    return translate("{low} to {high} each", low=min(worth), high=max(worth))
