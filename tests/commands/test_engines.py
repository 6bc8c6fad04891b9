"""`engines`: what it adds can be chosen in the window, what it refuses is not written."""

from pathlib import Path

import pytest

from azul_desktop.storage.engines import MAX_ENGINES, Engine, load_engines
from azul_desktop.storage.settings import load_settings
from tests.commands.conftest import Console


@pytest.fixture(autouse=True)
def file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("AZUL_DESKTOP_HOME", str(tmp_path))
    return tmp_path / "engines.json"


def test_engines_come_and_go(console: Console, file: Path) -> None:
    assert "There are no engines" in console("engines").out
    assert not file.exists()
    assert "stone.py --fast" in console("engines", "--add", "Stone", "python stone.py --fast").out
    console("engines", "--add", "Tin", "tin")
    console("engines", "--add", "Tin", "tin 2")
    both = (Engine("Stone", "python stone.py --fast"), Engine("Tin", "tin 2"))
    assert load_engines(file.parent) == both
    assert console("engines", "--remove", "Stone").out.split() == ["Tin", "tin", "2"]
    assert load_engines(file.parent) == (Engine("Tin", "tin 2"),)


def test_engines_among_the_settings_move_with_the_first_change(
    console: Console, file: Path
) -> None:
    settings = file.with_name("settings.json")
    old = '{"format": 1, "ui_scale": 150, "engines": [{"name": "Stone", "command": "stone"}]}'
    settings.write_text(old)
    assert console("engines").out.split() == ["Stone", "stone"]
    assert settings.read_text() == old
    console("engines", "--add", "Tin", "tin")
    assert load_engines(file.parent) == (Engine("Stone", "stone"), Engine("Tin", "tin"))
    assert "Stone" not in settings.read_text()
    assert load_settings(settings).ui_scale == 150


def test_a_damaged_list_is_set_aside_before_it_is_replaced(console: Console, file: Path) -> None:
    file.write_text("{")
    assert "There are no engines" in console("engines").out
    assert file.read_text() == "{"
    told = console("engines", "--add", "Tin", "tin").err
    (aside,) = file.parent.glob("engines.2*.json")
    assert str(aside) in told
    assert aside.read_text() == "{"


def test_the_list_of_a_newer_version_stays(console: Console, file: Path) -> None:
    newer = '{"format": 2, "engines": [{"name": "Stone", "command": "stone"}]}'
    file.write_text(newer)
    assert console("engines").out.split() == ["Stone", "stone"]
    assert "newer" in console("engines", "--add", "Tin", "tin").refusal()
    assert file.read_text() == newer


@pytest.mark.parametrize(
    ("arguments", "why"),
    [
        (["--add", "", "x"], "the name of an engine"),
        (["--add", "n" * 21, "x"], "the name of an engine"),
        (["--add", "\x1b[31m", "x"], "the name of an engine"),
        (["--add", "Stone", ""], "the command of a program is missing"),
        (["--add", "Stone", "x 'y"], "is no command"),
        (["--add", "Stone", "x\ny"], "one line"),
        (["--remove", "Stone"], "there is no engine “Stone”"),
        (["--remove", ""], "there is no engine “”"),
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
    assert "too many engines" in console("engines", "--add", "More", "x").refusal()
    assert console("engines", "--add", "E0", "y").code == 0
