"""The benchmark of the screen of games runs, here with few of them."""

from pathlib import Path

import pygame
import pytest

from azul_desktop.geometry import Box
from azul_desktop.library.bench.filling import fill
from azul_desktop.library.rows import GameRow
from azul_desktop.ui.bench.games import games_screen
from azul_desktop.ui.render.stage import Sprite
from azul_desktop.ui.scenes.games.rows import Look, RowPainter
from tests.library.kept import library_of
from tests.ui.scenes.games.shelf import games
from tests.ui.scenes.pages import catalogue_with


def test_a_library_is_opened_and_scrolled(tmp_path: Path) -> None:
    opened, scrolled = games_screen(tmp_path, catalogue_with(tmp_path), (1280, 720), games=80)
    assert len(opened) == 5
    assert len(scrolled) > 300
    assert min(opened) > 0


def many(home: Path) -> None:
    """Thirty games more than a window shows at once."""
    catalogue = catalogue_with(home)
    with library_of(home) as library:
        fill(library, list(catalogue.editions.values()), 30)


@pytest.fixture
def painted(monkeypatch: pytest.MonkeyPatch) -> list[int]:
    """The games whose rows are painted, one after the other."""
    found: list[int] = []
    paint = RowPainter._row

    def noted(painter: RowPainter, card: Box, row: GameRow | None, look: Look) -> list[Sprite]:
        if row is not None:
            found.append(row.id)
        return paint(painter, card, row, look)

    monkeypatch.setattr(RowPainter, "_row", noted)
    return found


def test_a_frame_that_scrolls_paints_few_rows_and_the_next_ones_with_them(
    tmp_path: Path, painted: list[int]
) -> None:
    many(tmp_path)
    pilot, _ = games(tmp_path, size=(1280, 720))
    pilot.hover("game/2")
    counts = []
    for _ in range(16):
        painted.clear()
        pilot.post(pygame.MOUSEWHEEL, x=0, y=-1)
        counts.append(len(painted))
    assert max(counts) <= 4
    assert counts.count(0) >= len(counts) / 2


def test_rows_near_those_in_sight_are_painted_while_nothing_happens(
    tmp_path: Path, painted: list[int]
) -> None:
    many(tmp_path)
    pilot, _ = games(tmp_path, size=(1280, 720))
    while pilot.scene.prepare():
        pilot.frame()
    pilot.hover("game/2")
    pilot.frame()
    painted.clear()
    for _ in range(4):
        pilot.post(pygame.MOUSEWHEEL, x=0, y=-1)
    assert painted == []


def test_all_rows_in_sight_are_there_soon_after_a_leap(tmp_path: Path) -> None:
    many(tmp_path)
    pilot, scene = games(tmp_path, size=(1280, 720))
    owes = []
    pilot.post(pygame.KEYDOWN, key=pygame.K_END, mod=0, unicode="", scancode=0)
    for _ in range(5):
        assert scene._list is not None
        owes.append(scene._list.owes)
        pilot.frame()
    assert owes[0]
    assert not owes[-1]
    pilot.close()
