"""The rows and columns of the table of points explain themselves."""

from collections.abc import Callable

from azul_desktop.coach.explain import source_of_points, start_text
from azul_desktop.core.events import Reason
from azul_desktop.geometry import Box, box_around
from azul_desktop.i18n import translate, translate_count
from azul_desktop.ui.families.rules_page import Passage
from azul_desktop.ui.render.brush import Brush
from azul_desktop.ui.scenes.results.score_rows import ScoreRow
from azul_desktop.ui.scenes.results.score_table import (
    PlayerColumn,
    ScoreSheet,
    head_box,
    label_box,
    leads,
    score_sheet,
)
from azul_desktop.ui.widgets.explaining import Explaining


def explaining(
    brush: Brush,
    box: Box,
    columns: list[PlayerColumn],
    rows: list[ScoreRow],
    passage: Callable[[Reason | None], Passage],
) -> list[Explaining]:
    """The heads of all columns, then those of all rows and of the sum, with who got the most."""
    layout = score_sheet(box, brush.unit, len(columns), len(rows))
    found = []
    for box, place in zip(layout.columns, columns, strict=True):
        name = f"player/{place.seat}"
        found.append(Explaining(name, head_box(brush, layout, box), _player(place)))
    for line, row in zip(layout.rows, rows, strict=True):
        if row.reason is None:
            found.append(_row(brush, "start", line, start_text(), passage(None)))
            continue
        text = source_of_points(row.reason)
        found.append(_row(brush, row.reason.value, line, text, passage(row.reason)))
        found += _best(brush, layout, line, row, columns)
    total = source_of_points(None)
    found.append(_row(brush, "total", layout.total, total, passage(None)))
    return found


def _row(brush: Brush, name: str, line: Box, text: str, about: Passage) -> Explaining:
    found = Explaining(f"points/{name}", label_box(brush, line), text)
    found.about = about
    return found


def _player(place: PlayerColumn) -> str:
    """Who it is, the place, and how many points."""
    points = translate_count("{n} point", "{n} points", place.total)
    about = place.about[0]
    # Translators: {about} is the place and perhaps the level of a bot, {points} is "80 points".
    # The second text stands at a crown.
    if place.won:
        return translate(
            "{name} has won: {about}, {points}.",
            name=place.sitter.name,
            about=about,
            points=points,
        )
    return translate(
        "{name}: {about}, {points}.", name=place.sitter.name, about=about, points=points
    )


def _best(
    brush: Brush, layout: ScoreSheet, line: Box, row: ScoreRow, columns: list[PlayerColumn]
) -> list[Explaining]:
    """The marked numbers of a row."""
    found = []
    for column, place in zip(layout.columns, columns, strict=True):
        if leads(row, place.seat):
            name = f"points/{row.reason}/{place.seat}"
            middle = column.centre[0], line.centre[1]
            box = box_around(middle, brush.px(88), min(brush.px(42), line.h)).rounded()
            best = Explaining(name, box, translate("Nobody got more points here."))
            best.enabled = False  # the keyboard has the row
            found.append(best)
    return found
