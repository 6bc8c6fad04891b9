"""Games against bots of a level, as the statistics ask for them."""

from pathlib import Path

import pytest

from azul_desktop.library.filters import Filter
from tests.ui.scenes.games.shelf import fill, games
from tests.ui.scenes.pages import check_layout, click


@pytest.fixture
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("AZUL_DESKTOP_HOME", str(tmp_path))
    return tmp_path


@pytest.fixture
def numbers(home: Path) -> dict[str, int]:
    return fill(home)


@pytest.mark.parametrize("size", [(1920, 1080), (1024, 768)], ids=str)
def test_a_level_may_be_asked_for_from_outside_and_be_taken_away(
    size: tuple[int, int], home: Path, numbers: dict[str, int]
) -> None:
    pilot, scene = games(home, size=size, wanted=Filter("finished", level="novice"))
    assert scene.listing.ids == [numbers["finished"]]
    check_layout(pilot)
    click(pilot, "filter/level")
    assert scene.listing.ids == [numbers["finished"], numbers["star"]]
    assert "filter/level" not in {widget.name for widget in scene.widgets}
    assert scene.focused is not None and scene.focused.name == "list"


def test_no_game_against_a_level_is_told(home: Path, numbers: dict[str, int]) -> None:
    pilot, scene = games(home, wanted=Filter(level="master"))
    assert scene.chosen is None
    assert scene.focused is not None and scene.focused.name == "button/clear"
    click(pilot, "button/clear")
    assert scene.listing.ids == [numbers["running"], numbers["finished"], numbers["star"]]
    assert not scene.wanted.level
