"""Names of files that are no text: nothing crashes, and what can be shown of them is shown."""

import os
import subprocess
import sys
from pathlib import Path

import pygame
import pytest

from azul_desktop.catalog.loader import Catalogue, edition_files
from azul_desktop.paths import bundled
from azul_desktop.ui.scenes.crash import CrashScene
from azul_desktop.ui.scenes.settings.scene import SettingsScene
from azul_desktop.ui.scenes.setup.scene import SetupScene
from azul_desktop.ui.scenes.title import TitleScene
from tests.selftest.copies import ROOT
from tests.ui.pilot import Pilot
from tests.ui.whole.test_bad_surroundings import break_painting, run_frames, wait_for_toast

ODD = os.fsdecode(b"m\xfcller")


@pytest.fixture
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    folder = tmp_path / ODD
    try:
        folder.mkdir()
    except (OSError, UnicodeError):
        pytest.skip("this system has no such names")
    monkeypatch.setenv("AZUL_DESKTOP_HOME", str(folder))
    return folder


def catalogue(home: Path) -> Catalogue:
    """Ours, and two in the user's folder: one that is fine and one that is not."""
    folder = home / "editions"
    folder.mkdir()
    (folder / f"{ODD}.yaml").write_text("format: 1\nid: broken\n")
    (folder / f"{ODD}2.yaml").write_text("format: 1\nextends: azul\nid: mine\nname: Mine\n")
    return Catalogue(edition_files(bundled("editions")) + edition_files(folder))


def test_edition_files_with_such_names(home: Path) -> None:
    found = catalogue(home)
    assert "mine" in found.editions
    assert len(found.problems) == 1
    pilot = Pilot(home, TitleScene, catalogue=found)
    pilot.click("button/new")
    assert isinstance(pilot.scene, SetupScene)
    pilot.settle()
    for target in pilot.scene.targets():
        pilot.hover(target.box.centre)
        pilot.frame(2)
    pilot.close()


def test_a_picture_of_the_window_in_such_a_folder(home: Path) -> None:
    pilot = Pilot(home, TitleScene, screen_map=home / "map.json")
    pilot.key(pygame.K_F12)
    assert "Saved to" in wait_for_toast(pilot)
    pilot.settle()
    assert len(list((home / "pictures").iterdir())) == 1
    assert (home / "map.json").exists()
    pilot.close()


def test_news_of_such_a_folder(home: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (home / "settings.json").mkdir()
    pilot = Pilot(home, SettingsScene)
    pilot.click("animation/off")
    assert ODD in wait_for_toast(pilot)
    pilot.settle()
    break_painting(monkeypatch, SettingsScene)
    run_frames(pilot, 3, monkeypatch)
    assert isinstance(pilot.scene, CrashScene)
    assert len(list(home.glob("crash-*.txt"))) == 1
    pilot.close()


@pytest.mark.parametrize("encoding", ["utf-8", "ascii", "latin-1"])
def test_such_names_on_a_console(home: Path, encoding: str) -> None:
    catalogue(home)
    bad = home / "editions" / f"{ODD}.yaml"
    for words in (["editions"], ["check-edition", str(bad)], ["engines", "--remove", ODD]):
        done = subprocess.run(
            [sys.executable, "-m", "azul_desktop", *words],
            env={**os.environ, "PYTHONPATH": str(ROOT), "PYTHONIOENCODING": encoding},
            capture_output=True,
            check=False,
        )
        assert b"Traceback" not in done.stderr
        assert b"m\\udcfcller" in done.stderr
