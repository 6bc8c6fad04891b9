"""Where the points came from, as the rows of a table: what they are called and what they show."""

from typing import NamedTuple

from azul_desktop.coach.coach import Coach
from azul_desktop.core.events import Reason
from azul_desktop.i18n import translate
from azul_desktop.session.tally import Tally
from azul_desktop.ui.scenes.score_sources import source_name


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
        rows.append(ScoreRow(reason, source_name(reason), coach.worth(reason), points))
    return rows
