"""`portable.txt` beside the program keeps everything beside it."""

import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import platformdirs
import pytest

from azul_desktop.catalog.loader import Catalogue
from azul_desktop.commands.games import opened
from azul_desktop.library.opening import FILE
from azul_desktop.paths import PORTABLE, portable, user_data, user_logs, user_pictures
from azul_desktop.storage.portable import refused_portable
from tests.selftest.copies import copy_program


@pytest.fixture
def beside(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """The folder of a standalone program."""
    monkeypatch.delenv("AZUL_DESKTOP_HOME")
    monkeypatch.setattr(sys, "frozen", True, raising=False)
    monkeypatch.setattr(sys, "executable", str(tmp_path / "azul-desktop"))
    monkeypatch.setattr(sys, "_MEIPASS", str(tmp_path), raising=False)
    portable.cache_clear()
    yield tmp_path
    portable.cache_clear()


def test_without_the_file_everything_has_its_usual_place(beside: Path) -> None:
    for folder in (user_data(), user_logs(), user_pictures()):
        assert not folder.is_relative_to(beside)
    assert refused_portable() == []


def test_with_it_everything_is_beside_the_program(beside: Path) -> None:
    (beside / PORTABLE).touch()
    for folder in (user_data(), user_logs(), user_pictures()):
        assert folder.is_relative_to(beside / "azul-desktop-data")
    assert refused_portable() == []


def test_the_environment_comes_first(beside: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (beside / PORTABLE).touch()
    monkeypatch.setenv("AZUL_DESKTOP_HOME", str(beside / "elsewhere"))
    assert user_data() == beside / "elsewhere"


def test_a_folder_that_cannot_be_written_is_told(
    beside: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    (beside / PORTABLE).touch()
    (beside / "azul-desktop-data").write_text("in the way")
    usual = beside / "usual"
    monkeypatch.setattr(platformdirs, "user_data_path", lambda *_, **__: usual)
    (told,) = refused_portable()
    assert told.startswith("portable.txt cannot be used")
    assert "exists" in told
    with opened(Catalogue([])):
        pass
    assert told in capsys.readouterr().err
    assert (usual / FILE).exists()
    assert (beside / "azul-desktop-data").read_text() == "in the way"


def test_a_source_tree_can_be_carried_about_too(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.delenv("AZUL_DESKTOP_HOME")
    copy_program(tmp_path)
    (tmp_path / "pyproject.toml").touch()
    (tmp_path / PORTABLE).touch()
    command = [sys.executable, "-m", "azul_desktop", "games", "list"]
    ended = subprocess.run(command, cwd=tmp_path, capture_output=True, text=True, check=False)
    assert (ended.returncode, ended.stderr) == (0, "")
    assert (tmp_path / "azul-desktop-data" / FILE).is_file()
