"""Engines and last choices have files of their own, kept with the same care as the settings."""

import json
from pathlib import Path

import pytest

from azul_desktop.core.record import HUMAN
from azul_desktop.storage.engines import MAX_ENGINES, Engine, change_engines, load_engines
from azul_desktop.storage.lastsetup import LastSetup, last_setup_file, load_last_setup
from azul_desktop.storage.settings import Settings
from azul_desktop.storage.start import settle_files
from azul_desktop.storage.valuefile import NewerFileError, State
from tests.storage.folders import asides, files


def test_engines_get_a_file_of_their_own(tmp_path: Path) -> None:
    file = tmp_path / "settings.json"
    old = [{"name": "Stone", "command": "stone 'a b'"}, {"name": "Tin", "command": "tin"}]
    file.write_text(json.dumps({"format": 1, "ui_scale": 150, "engines": old}))
    assert settle_files(tmp_path) == (Settings(ui_scale=150), [])
    assert load_engines(tmp_path) == (Engine("Stone", "stone 'a b'"), Engine("Tin", "tin"))
    assert json.loads(file.read_text()) == {"format": 1, "ui_scale": 150}
    assert json.loads((tmp_path / "engines.json").read_text()) == {"format": 1, "engines": old}


def test_damaged_settings_do_not_cost_the_engines(tmp_path: Path) -> None:
    change_engines(tmp_path, lambda engines: engines.update(Stone=Engine("Stone", "stone")))
    (tmp_path / "settings.json").write_text("{")
    settle_files(tmp_path)
    assert load_engines(tmp_path) == (Engine("Stone", "stone"),)


def test_engines_that_are_none_are_told_when_they_move(tmp_path: Path) -> None:
    old = [{"name": "Stone", "command": "stone"}, {"name": "", "command": "rm"}]
    (tmp_path / "settings.json").write_text(json.dumps({"format": 1, "engines": old}))
    _, news = settle_files(tmp_path)
    (kept,) = asides(tmp_path)
    assert json.loads(kept.read_text())["engines"] == old
    assert str(kept) in news[0]
    assert load_engines(tmp_path) == (Engine("Stone", "stone"),)


def test_only_usable_engines_are_taken_from_a_file(tmp_path: Path) -> None:
    fine = {"name": "Fine", "command": "fine"}
    bad: list[object] = [
        None,
        "rm",
        {},
        {"name": "", "command": "x"},
        {"name": "x", "command": ""},
        {"name": "x", "command": "  "},
        {"name": "x" * 21, "command": "x"},
        {"name": "x", "command": "x" * 401},
        {"name": "x", "command": "x\ny"},
        {"name": "\x1b[31m", "command": "x"},
        {"name": 3, "command": ["x"]},
        {"name": "Fine", "command": "twin"},
    ]
    file = tmp_path / "engines.json"
    file.write_text(json.dumps({"format": 1, "engines": [fine, *bad]}))
    assert load_engines(tmp_path) == (Engine("Fine", "fine"),)
    many = [{"name": f"E{n}", "command": "x"} for n in range(50)]
    file.write_text(json.dumps({"format": 1, "engines": many}))
    assert len(load_engines(tmp_path)) == MAX_ENGINES
    for wrong in ({"a": 1}, "x", 7, None):
        file.write_text(json.dumps({"format": 1, "engines": wrong}))
        assert load_engines(tmp_path) == ()


def test_last_choices_keep_what_is_right_in_them(tmp_path: Path) -> None:
    file = tmp_path / "last-setup.json"
    seats = [{"kind": HUMAN, "name": "Olena", "hat": 3}, {"kind": "ghost"}, {}, {"kind": "off"}]
    text = json.dumps({"format": 1, "edition": "mine", "seats": seats, "first_seat": 9, "new": 1})
    file.write_text(text)
    values, news = last_setup_file(file).settle()
    (kept,) = asides(tmp_path)
    assert kept.read_text() == text
    assert "first_seat, seats" in news
    seats[1] = {"kind": "bot"}
    expected = {"edition": "mine", "seats": seats, "first_seat": None, "new": 1}
    assert values == expected
    assert json.loads(file.read_text()) == {"format": 1, **expected}
    assert last_setup_file(file).read().state is State.FINE


def test_last_choices_of_an_older_version_are_not_wrong(tmp_path: Path) -> None:
    file = tmp_path / "last-setup.json"
    file.write_text('{"format": 1, "edition": "mine", "seats": [{}, {}, {}, {"kind": "bot"}]}')
    assert last_setup_file(file).settle()[1] == ""
    assert not asides(tmp_path)


def test_last_choices_of_a_newer_version_stay(tmp_path: Path) -> None:
    file = tmp_path / "last-setup.json"
    newer = '{"format": 3, "edition": "mine", "hats": []}'
    file.write_text(newer)
    assert load_last_setup(file) == LastSetup("mine")
    assert "newer" in last_setup_file(file).settle()[1]
    with pytest.raises(NewerFileError):
        last_setup_file(file).change({"edition": "other"}, {})
    assert files(tmp_path) == {"last-setup.json": newer.encode()}
