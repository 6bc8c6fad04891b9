"""New game and settings at every size: nothing overlaps, leaves the window, or is cut."""

from pathlib import Path

import pytest

from azul_desktop.bots.levels import LEVELS
from azul_desktop.core.rng import MAX_SEED
from azul_desktop.storage.engines import Engine
from azul_desktop.storage.settings import Settings
from azul_desktop.ui.scenes.settings import tab_rows
from azul_desktop.ui.scenes.settings.scene import SettingsScene
from azul_desktop.ui.scenes.setup.scene import SetupScene
from tests.games import EDITIONS
from tests.storage.engine_lists import install_engines
from tests.ui.pilot import Pilot, overlapping
from tests.ui.scenes.pages import (
    SIZES,
    catalogue_with,
    check_layout,
    click,
    cut_texts,
    lost_to_arrows,
    widgets_of,
)

Clicks = list[list[str]]
SETUP: Clicks = [
    *([f"edition/{name}"] for name in EDITIONS),
    ["button/fill"],
    [f"seat/{row}/off" for row in range(4)],
    ["seed"],
]
SETTINGS: Clicks = [[f"tab/{tab}"] for tab in ("game", "sound", "accessibility")]


@pytest.mark.parametrize("size", SIZES, ids=str)
@pytest.mark.parametrize(
    ("scene", "states"), [(SetupScene, SETUP), (SettingsScene, SETTINGS)], ids=["setup", "settings"]
)
def test_every_state_at_every_size(
    scene: type[SetupScene] | type[SettingsScene],
    states: Clicks,
    size: tuple[int, int],
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    with cut_texts(monkeypatch) as cut:
        pilot = Pilot(tmp_path, scene, size=size)
        for names in states:
            for name in names:
                click(pilot, name)
            check_layout(pilot)
            assert not lost_to_arrows(widgets_of(pilot))
        pilot.type("seven")  # an error takes more room than a seed
        check_layout(pilot)
        assert not cut


@pytest.mark.parametrize("scale", [75, 125, 300])
@pytest.mark.parametrize("scene", [SetupScene, SettingsScene])
def test_whatever_scale_the_user_likes(
    scene: type[SetupScene] | type[SettingsScene],
    scale: int,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    with cut_texts(monkeypatch) as cut:
        for size in SIZES[:4]:
            pilot = Pilot(tmp_path, scene, size=size, settings=Settings(ui_scale=scale))
            targets = pilot.scene.targets()
            width, height = pilot.app.desk.size
            assert all(t.box.x >= 0 and t.box.right <= width for t in targets)
            assert all(t.box.y >= 0 and t.box.bottom <= height for t in targets)
        assert not cut


@pytest.mark.parametrize("size", SIZES, ids=str)
@pytest.mark.parametrize("scale", [75, 100, 300])
def test_accessibility_fits_with_palettes_and_contrast(
    size: tuple[int, int], scale: int, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(tab_rows, "has_palettes", lambda: True)
    chosen = Settings(ui_scale=scale, high_contrast=True, letters=True)
    with cut_texts(monkeypatch) as cut:
        pilot = Pilot(tmp_path, SettingsScene, size=size, settings=chosen)
        click(pilot, "tab/accessibility")
        assert widgets_of(pilot).widget("palette/classic")
        assert not overlapping(pilot.scene.targets())
        assert not lost_to_arrows(widgets_of(pilot))
        assert not cut


@pytest.mark.parametrize("size", SIZES, ids=str)
def test_levels_engines_and_the_longest_seed_fit(
    size: tuple[int, int], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    install_engines(tmp_path, Engine("Apprentice 12", "one"), Engine("Two", "two"))
    with cut_texts(monkeypatch) as cut:
        pilot = Pilot(tmp_path, SetupScene, size=size)
        click(pilot, "button/fill")
        click(pilot, "seat/2/engine")
        click(pilot, f"seat/3/level/{LEVELS[-1].id}")
        click(pilot, "seed")
        pilot.type(str(MAX_SEED))
        click(pilot, "seat/0/human")
        check_layout(pilot)
        assert not cut


@pytest.mark.parametrize("count", [1, 4, 5, 11, 24])
def test_many_editions_still_fit(count: int, tmp_path: Path) -> None:
    own = {
        f"own{n}": f"format: 1\nextends: azul\nid: own-{n}\nname: Number {n}\n"
        for n in range(count)
    }
    catalogue = catalogue_with(tmp_path, **own, broken="format: 1\nid: [")
    for size in SIZES[:3]:
        pilot = Pilot(tmp_path, SetupScene, size=size, catalogue=catalogue)
        check_layout(pilot)
        click(pilot, f"edition/own-{count - 1}")
        assert isinstance(pilot.scene, SetupScene)
        assert pilot.scene.choices.edition.name == f"Number {count - 1}"


def test_an_idle_screen_paints_nothing_anew(tmp_path: Path) -> None:
    pilot = Pilot(tmp_path, SetupScene, size=(1920, 1080))
    before = [id(group) for group in pilot.scene.groups()]
    pilot.frame()
    assert [id(group) for group in pilot.scene.groups()] == before
