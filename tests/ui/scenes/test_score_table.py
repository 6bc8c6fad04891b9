"""The table of the results: everything within its rules, in the colours of the edition."""

from typing import Any

import pytest

from azul_desktop.core.events import Reason
from azul_desktop.geometry import Box
from azul_desktop.ui.desk import Desk
from azul_desktop.ui.render.brush import Brush
from azul_desktop.ui.render.stage import Sprite
from azul_desktop.ui.render.themes import accents_of
from azul_desktop.ui.render.tokens import Face
from azul_desktop.ui.scenes.results.score_rows import ScoreRow
from azul_desktop.ui.scenes.results.score_table import (
    PlayerColumn,
    paint_table,
    paint_totals,
    score_sheet,
)
from azul_desktop.ui.scenes.score_sources import medal_of
from azul_desktop.ui.table.paint.heads import Sitter

BOX = Box(690, 196, 1182, 510)


def columns(players: int, *, won: bool = True) -> list[PlayerColumn]:
    return [
        PlayerColumn(Sitter(n, "Olena", "", colour=n), ("1st",), won and n == 0, 50 - n)
        for n in range(players)
    ]


@pytest.mark.parametrize("rows", (5, 6))
@pytest.mark.parametrize("players", (2, 3, 4))
def test_only_the_first_column_stands_out_of_the_sheet(players: int, rows: int) -> None:
    layout = score_sheet(BOX, 1.0, players, rows)
    first, *others = layout.columns
    assert first.y < BOX.y
    assert first.bottom > BOX.bottom
    assert all((one.y, one.bottom) == (BOX.y, BOX.bottom) for one in others)
    assert others[-1].right < BOX.right
    assert layout.rows[0].y > BOX.y + 100
    assert layout.rows[-1].bottom == pytest.approx(layout.total.y)
    assert layout.total.bottom <= BOX.bottom
    assert all(row.h >= 50 for row in layout.rows)


@pytest.mark.parametrize("players", (2, 4))
def test_the_winner_has_a_crown_in_every_width(desk: Desk, players: int) -> None:
    layout = score_sheet(BOX, 1.0, players, 1)
    rows = [ScoreRow(None, "At the start", "", (5,) * players)]
    accents = accents_of("praline")
    sprites = paint_table(desk.brush, layout, columns(players), rows, accents, "azulejo")
    nobody = columns(players, won=False)
    plain = paint_table(desk.brush, layout, nobody, rows, accents, "azulejo")
    crown = desk.brush.images.icon("crown", 26, (240, 212, 138))
    assert sum(one.surface is crown for one in sprites) == 1
    assert not any(one.surface is crown for one in plain)


@pytest.mark.parametrize(
    ("longest", "told"), [("3rd · short", "2nd · long"), ("3rd" * 30, "2nd")], ids=("all", "none")
)
def test_all_bots_say_as_much_as_the_one_with_the_least_room(
    desk: Desk, monkeypatch: pytest.MonkeyPatch, longest: str, told: str
) -> None:
    first, second, third = columns(3)
    bots = [
        second._replace(about=("2nd · long", "2nd")),
        third._replace(about=(longest, "3rd")),
    ]
    written: list[str] = []
    label = Brush.label

    def listen(brush: Brush, text: str, *args: Any) -> Sprite:
        written.append(text)
        return label(brush, text, *args)

    monkeypatch.setattr(Brush, "label", listen)
    rows = [ScoreRow(None, "At the start", "", (5,) * 3)]
    layout = score_sheet(BOX, 1.0, 3, 1)
    paint_table(desk.brush, layout, [first, *bots], rows, accents_of("azulejo"), "azulejo")
    about = [text for text in written if text[:3] in ("1st", "2nd", "3rd")]
    assert about == ["1st", told, longest if told != "2nd" else "3rd"]


def test_the_sums_are_counted_up_from_nothing(desk: Desk) -> None:
    layout, places = score_sheet(BOX, 1.0, 2, 5), columns(2)
    assert paint_totals(desk.brush, layout, places, (0, 0, 0), 0.0) == []
    half = paint_totals(desk.brush, layout, places, (0, 0, 0), 0.5)
    half_way = desk.brush.text("25", Face.HEAD_BOLD, 52, (0, 0, 0))
    assert half[0].surface is half_way
    whole = paint_totals(desk.brush, layout, places, (0, 0, 0))
    assert whole[0].surface is desk.brush.text("50", Face.HEAD_BOLD, 52, (0, 0, 0))
    assert len(whole) == 2


def test_every_source_has_a_medal_that_was_painted(desk: Desk) -> None:
    for reason in [None, *Reason]:
        kind, metal = medal_of(reason)
        assert desk.brush.images.master(f"images/shared/medals/{kind}-{metal}.png"), reason


def test_every_theme_has_its_own_glaze() -> None:
    glazes = {accents_of(theme).glaze for theme in ("azulejo", "praline", "travel")}
    assert len(glazes) == 3
    assert accents_of("of-a-user").glaze == accents_of("azulejo").glaze
