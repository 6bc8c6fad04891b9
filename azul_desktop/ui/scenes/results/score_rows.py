"""Where the points came from, as the rows of a table: what they are called and what they show."""

from typing import NamedTuple

from azul_desktop.coach.coach import Coach
from azul_desktop.core.events import Reason
from azul_desktop.i18n import translate
from azul_desktop.session.tally import Tally


class ScoreRow(NamedTuple):
    """One source of points, and what each seat got from it; the start has no reason."""

    reason: Reason | None
    label: str
    note: str
    points: tuple[int, ...]


def score_rows(coach: Coach, found: Tally) -> list[ScoreRow]:
    """Every source of the family; all rows together are the final scores."""
    rows = []
    if any(player.start for player in found.players):
        start = tuple(player.start for player in found.players)
        rows.append(ScoreRow(None, translate("At the start"), "", start))
    for reason in coach.sources:
        points = tuple(player.points[reason] for player in found.players)
        rows.append(ScoreRow(reason, _label(reason), coach.worth(reason), points))
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
