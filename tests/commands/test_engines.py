"""`engines`: what it adds can be chosen in the window, what it refuses is not written."""

from pathlib import Path

import pytest

from azul_desktop.storage.settings import MAX_ENGINES, Engine, load_settings
from tests.commands.conftest import Console


@pytest.fixture(autouse=True)
def file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("AZUL_DESKTOP_HOME", str(tmp_path))
    return tmp_path / "settings.json"


def test_engines_come_and_go(console: Console, file: Path) -> None:
    assert "There are no engines" in console("engines").out
    assert not file.exists()
    file.write_text('{"format": 1, "ui_scale": 150}')
    assert "stone.py --fast" in console("engines", "--add", "Stone", "python stone.py --fast").out
    console("engines", "--add", "Tin", "tin")
    console("engines", "--add", "Tin", "tin 2")
    settings = load_settings(file)
    assert settings.engines == (Engine("Stone", "python stone.py --fast"), Engine("Tin", "tin 2"))
    assert settings.ui_scale == 150
    assert console("engines", "--remove", "Stone").out.split() == ["Tin", "tin", "2"]
    assert load_settings(file).engines == (Engine("Tin", "tin 2"),)


@pytest.mark.parametrize(
    ("arguments", "why"),
    [
        (["--add", "", "x"], "the name of an engine"),
        (["--add", "n" * 21, "x"], "the name of an engine"),
        (["--add", "\x1b[31m", "x"], "the name of an engine"),
        (["--add", "Stone", ""], "the command of a program is missing"),
        (["--add", "Stone", "x 'y"], "is no command"),
        (["--add", "Stone", "x\ny"], "one line"),
        (["--remove", "Stone"], "there is no engine 'Stone'"),
        (["--remove", ""], "there is no engine ''"),
    ],
)
def test_what_is_no_engine_is_refused(
    console: Console, file: Path, arguments: list[str], why: str
) -> None:
    assert why in console("engines", *arguments).refusal()
    assert not file.exists()


def test_there_is_room_for_a_few(console: Console) -> None:
    for number in range(MAX_ENGINES):
        assert console("engines", "--add", f"E{number}", "x").code == 0
    assert "there is room for" in console("engines", "--add", "More", "x").refusal()
    assert console("engines", "--add", "E0", "y").code == 0
