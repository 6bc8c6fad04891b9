"""The table of the results: everything within its rules, in the colours of the edition."""

import pytest

from azul_desktop.geometry import Box
from azul_desktop.ui.desk import Desk
from azul_desktop.ui.render.themes import accents_of
from azul_desktop.ui.scenes.results.score_rows import ScoreRow
from azul_desktop.ui.scenes.results.score_table import PlayerColumn, paint_table, score_sheet

BOX = Box(48, 116, 1182, 804)


@pytest.mark.parametrize("rows", (5, 6))
@pytest.mark.parametrize("players", (2, 3, 4))
def test_the_pictures_lie_within_the_rules(players: int, rows: int) -> None:
    layout = score_sheet(BOX, 1.0, players, rows)
    assert layout.pictures[-1].right <= layout.rows[0].right
    assert layout.pictures[0].bottom <= layout.rows[0].y
    assert all(picture.h >= 190 for picture in layout.pictures)
    assert layout.total.bottom <= BOX.bottom


@pytest.mark.parametrize("players", (2, 4))
def test_the_winner_has_a_crown_in_every_width(desk: Desk, players: int) -> None:
    layout = score_sheet(BOX, 1.0, players, 1)
    rows = [ScoreRow(None, "At the start", "", (5,) * players)]
    places = [PlayerColumn(n, n, "Olena", ("1st",), n == 0, 50 - n) for n in range(players)]
    sprites = paint_table(desk.brush, layout, places, rows, "", accents_of("praline"))
    nobody = [place._replace(won=False) for place in places]
    plain = paint_table(desk.brush, layout, nobody, rows, "", accents_of("praline"))
    crowns = [desk.brush.images.icon("crown", size, (240, 212, 138)) for size in (32, 38)]
    assert sum(one.surface in crowns for one in sprites) == 1
    assert not any(one.surface in crowns for one in plain)


def test_every_theme_has_its_own_glaze() -> None:
    glazes = {accents_of(theme).glaze for theme in ("azulejo", "praline", "travel")}
    assert len(glazes) == 3
    assert accents_of("of-a-user").glaze == accents_of("azulejo").glaze
