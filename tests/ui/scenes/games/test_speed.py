"""The benchmark of the screen of games runs, here with few of them."""

from pathlib import Path

from azul_desktop.ui.bench.games import games_screen
from tests.ui.scenes.pages import catalogue_with


def test_a_library_is_opened_and_scrolled(tmp_path: Path) -> None:
    opened, scrolled = games_screen(tmp_path, catalogue_with(tmp_path), (1280, 720), games=80)
    assert len(opened) == 5
    assert len(scrolled) > 300
    assert min(opened) > 0
