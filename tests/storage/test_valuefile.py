"""Files of values: whatever is wrong with one, nothing of it is lost and the user is told."""

import json
import os
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path

import pytest

from azul_desktop.storage import aside, valuefile
from azul_desktop.storage.engines import load_engines
from azul_desktop.storage.settings import Settings, load_settings, settings_file
from azul_desktop.storage.start import settle_files
from azul_desktop.storage.valuefile import NewerFileError
from tests.selftest.copies import ROOT
from tests.storage.folders import asides, files

POSIX = os.name == "posix"
GOOD = {"format": 1, "animation": "fast", "ui_scale": 150}
TEXT = json.dumps(GOOD)

DAMAGES: dict[str, bytes] = {
    "empty": b"",
    "truncated": TEXT[:-9].encode(),
    "no object": b"[1, 2]",
    "nothing": b"null",
    "NUL bytes": b"\0" * 200,
    "NUL inside": TEXT.replace("fast", "fa\0st").encode(),
    "UTF-16": TEXT.encode("utf-16"),
    "Latin-1": TEXT.replace("fast", "fäst").encode("latin-1"),
    "deep": b'{"format": 1, "x": ' + b"[" * 60_000,
    "deeper": b'{"a":' * 10_000,
    "large": b" " * 1_000_000 + TEXT.encode(),
    "long number": b'{"format": 1, "ui_scale": ' + b"9" * 5000 + b"}",
}
WRONG: dict[str, tuple[str, str]] = {
    "one bad value": ('{"format": 1, "animation": "warp", "ui_scale": 150}', "animation"),
    "NaN": ('{"format": 1, "animation": NaN, "ui_scale": 150}', "animation"),
    "infinite": ('{"format": 1, "music_volume": 1e999, "ui_scale": 150}', "music_volume"),
    "types": ('{"format": 1, "letters": "yes", "palette": [1], "ui_scale": 150}', "letters, p"),
    "twice": ('{"format": 1, "ui_scale": 75, "ui_scale": 150}', "ui_scale"),
    "no format": ('{"ui_scale": 150}', "format"),
    "format of another kind": ('{"format": "one", "ui_scale": 150}', "format"),
    "format that never was": ('{"format": 0, "ui_scale": 150}', "format"),
    "surrogate": ('{"format": 1, "language": "\\ud800", "ui_scale": 150}', "language"),
}


@pytest.mark.parametrize("damage", DAMAGES)
def test_damaged_settings_are_set_aside_and_told(damage: str, tmp_path: Path) -> None:
    file = tmp_path / "settings.json"
    file.write_bytes(DAMAGES[damage])
    settings, news = settle_files(tmp_path)
    assert settings == Settings()
    (kept,) = asides(tmp_path)
    assert kept.read_bytes() == DAMAGES[damage]
    assert len(news) == 1
    assert str(kept) in news[0]
    assert not file.exists()
    assert settle_files(tmp_path) == (Settings(), []), "it is told once"


@pytest.mark.parametrize("kind", WRONG)
def test_only_what_is_wrong_is_replaced(kind: str, tmp_path: Path) -> None:
    text, names = WRONG[kind]
    file = tmp_path / "settings.json"
    file.write_text(text)
    settings, news = settle_files(tmp_path)
    assert settings == Settings(ui_scale=150)
    (kept,) = asides(tmp_path)
    assert kept.read_text() == text
    assert names in news[0]
    assert str(kept) in news[0]
    assert json.loads(file.read_text()) == {"format": 1, "ui_scale": 150}
    assert settle_files(tmp_path) == (settings, []), "it is told once"


def test_a_file_of_100_megabytes_costs_neither_memory_nor_time(tmp_path: Path) -> None:
    file = tmp_path / "settings.json"
    with file.open("wb") as stream:
        stream.truncate(100 * 1024 * 1024)
    _, news = settle_files(tmp_path)
    assert "larger than 64 KiB" in news[0]
    assert asides(tmp_path)[0].stat().st_size == 100 * 1024 * 1024


@pytest.mark.parametrize("damage", ["truncated", "UTF-16"])
def test_a_change_does_not_destroy_what_was_damaged_meanwhile(damage: str, tmp_path: Path) -> None:
    file = tmp_path / "settings.json"
    file.write_bytes(DAMAGES[damage])
    news = settings_file(file).change({"animation": "off"}, {"animation": "off", "ui_scale": 75})
    (kept,) = asides(tmp_path)
    assert str(kept) in news
    assert kept.read_bytes() == DAMAGES[damage]
    assert load_settings(file) == Settings(animation="off", ui_scale=75)


def test_no_file_set_aside_is_overwritten(tmp_path: Path) -> None:
    file = tmp_path / "settings.json"
    for number in range(5):
        file.write_text("{" * (number + 1))
        settle_files(tmp_path)
    assert sorted(path.read_text() for path in asides(tmp_path)) == ["{" * n for n in range(1, 6)]


# Newer versions.


def test_newer_settings_are_used_and_never_touched(tmp_path: Path) -> None:
    file = tmp_path / "settings.json"
    newer = '{"format": 2, "animation": "warp", "ui_scale": 150, "shiny": true}'
    file.write_text(newer)
    settings, news = settle_files(tmp_path)
    assert settings == Settings(ui_scale=150)
    assert "newer version" in news[0]
    assert str(file) in news[0]
    with pytest.raises(NewerFileError, match="newer"):
        settings_file(file).change({"ui_scale": 75}, {})
    assert files(tmp_path) == {"settings.json": newer.encode()}


def test_values_of_an_unknown_name_stay(tmp_path: Path) -> None:
    file = tmp_path / "settings.json"
    file.write_text('{"format": 1, "shiny": {"a": [1]}, "ui_scale": 150}')
    assert settle_files(tmp_path) == (Settings(ui_scale=150), [])
    settings_file(file).change({"letters": True}, {})
    found = json.loads(file.read_text())
    assert found == {"format": 1, "shiny": {"a": [1]}, "ui_scale": 150, "letters": True}


# What is no ordinary file.


def test_a_folder_in_the_place_of_the_file_is_set_aside(tmp_path: Path) -> None:
    file = tmp_path / "settings.json"
    file.mkdir()
    (file / "thing").write_text("mine")
    _, news = settle_files(tmp_path)
    (kept,) = asides(tmp_path)
    assert (kept / "thing").read_text() == "mine"
    assert "it is a folder" in news[0]
    settings_file(file).change({"ui_scale": 75}, {})
    assert load_settings(file).ui_scale == 75


@pytest.mark.skipif(not POSIX, reason="pipes with a name")
def test_a_pipe_in_the_place_of_the_file_does_not_stop_the_start(tmp_path: Path) -> None:
    os.mkfifo(tmp_path / "settings.json")
    _, news = settle_files(tmp_path)
    assert "not an ordinary file" in news[0]
    assert asides(tmp_path)[0].is_fifo()


@pytest.mark.skipif(not POSIX, reason="links need no rights there")
def test_a_link_stays_one(tmp_path: Path) -> None:
    other = tmp_path / "dotfiles"
    other.mkdir()
    file = tmp_path / "settings.json"
    file.symlink_to(other / "azul.json")
    assert settle_files(tmp_path) == (Settings(), [])
    settings_file(file).change({"ui_scale": 75}, {})
    assert file.is_symlink()
    assert load_settings(other / "azul.json").ui_scale == 75


@pytest.mark.skipif(not POSIX, reason="links need no rights there")
def test_a_link_into_a_folder_that_is_gone_is_not_followed(tmp_path: Path) -> None:
    file = tmp_path / "settings.json"
    file.symlink_to(tmp_path / "drive" / "azul.json")
    assert settle_files(tmp_path) == (Settings(), [])
    with pytest.raises(FileNotFoundError):
        settings_file(file).change({"ui_scale": 75}, {})
    assert file.is_symlink()
    assert not (tmp_path / "drive").exists()


@pytest.mark.skipif(not POSIX, reason="links need no rights there")
def test_a_link_to_itself_stops_nothing(tmp_path: Path) -> None:
    file = tmp_path / "settings.json"
    file.symlink_to(file)
    settle_files(tmp_path)
    settings_file(file).change({"ui_scale": 75}, {})
    assert load_settings(file).ui_scale == 75


# Rights, which the super-user does not feel.


@pytest.fixture
def own_folder() -> Iterator[Path]:
    """A folder of an ordinary user, who we are as long as the test lasts."""
    if sys.platform == "win32":
        pytest.skip("rights of POSIX")
    with tempfile.TemporaryDirectory() as name:
        home, root = Path(name), os.geteuid() == 0
        if root:
            os.chown(home, 65534, 65534)
            os.seteuid(65534)
        try:
            yield home
        finally:
            if root:
                os.seteuid(0)
            home.chmod(0o700)


def test_a_file_that_may_not_be_read_is_set_aside(own_folder: Path) -> None:
    file = own_folder / "settings.json"
    file.write_text(TEXT)
    file.chmod(0)
    settings, news = settle_files(own_folder)
    assert settings == Settings()
    assert "Permission denied" in news[0]
    settings_file(file).change({"ui_scale": 75}, {})
    (kept,) = asides(own_folder)
    kept.chmod(0o600)
    assert kept.read_text() == TEXT


@pytest.mark.parametrize("text", ["{", '{"format": 1, "animation": "warp", "ui_scale": 150}'])
def test_a_folder_that_takes_nothing_keeps_all(text: str, own_folder: Path) -> None:
    file = own_folder / "settings.json"
    file.write_text(text)
    own_folder.chmod(0o500)
    settings, news = settle_files(own_folder)
    assert settings.ui_scale == (150 if len(text) > 1 else 100)
    assert "cannot be set aside (Permission denied)" in news[0]
    with pytest.raises(PermissionError):
        settings_file(file).change({"ui_scale": 75}, {})
    assert files(own_folder) == {"settings.json": text.encode()}


def test_a_folder_that_nobody_may_look_into_is_told(own_folder: Path) -> None:
    (own_folder / "settings.json").write_text(TEXT)
    own_folder.chmod(0)
    settings, news = settle_files(own_folder)
    assert settings == Settings()
    assert "Permission denied" in news[0]
    own_folder.chmod(0o700)
    assert files(own_folder) == {"settings.json": TEXT.encode()}


def test_a_full_disk_loses_nothing(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    file = tmp_path / "settings.json"
    text = WRONG["one bad value"][0]
    file.write_text(text)

    def full(*_: object, **__: object) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(valuefile, "write_text", full)
    settings, news = settle_files(tmp_path)
    assert settings == Settings(ui_scale=150)
    assert "No space left" in news[0]
    assert text.encode() in files(tmp_path).values()


# Two programs.


def test_two_programs_that_change_different_values_keep_both(tmp_path: Path) -> None:
    file = tmp_path / "settings.json"
    one, other = settings_file(file), settings_file(file)
    for number in range(20):
        one.change({"music_volume": number}, {"music_volume": number, "effects_volume": 80})
        other.change({"effects_volume": 99 - number}, {"effects_volume": 99 - number})
    found = load_settings(file)
    assert (found.music_volume, found.effects_volume) == (19, 80)


RIVAL = """
import sys
from pathlib import Path
from azul_desktop.storage.engines import Engine, change_engines
from azul_desktop.storage.settings import settings_file
home, me = Path(sys.argv[1]), sys.argv[2]
sys.stdin.readline()
for number in range(60):
    settings_file(home / "settings.json").change({f"{me}{number}": number}, {})
change_engines(home, lambda engines: engines.update({me: Engine(me, me)}))
"""


def test_programs_that_write_at_the_same_time_lose_nothing(tmp_path: Path) -> None:
    names = ["a", "b", "c"]
    rivals = [
        subprocess.Popen(
            [sys.executable, "-c", RIVAL, str(tmp_path), name],
            stdin=subprocess.PIPE,
            env={**os.environ, "PYTHONPATH": str(ROOT)},
        )
        for name in names
    ]
    for rival in rivals:
        assert rival.stdin is not None
        rival.stdin.write(b"\n")
        rival.stdin.flush()
    assert [rival.wait(60) for rival in rivals] == [0, 0, 0]
    found = json.loads((tmp_path / "settings.json").read_text())
    assert sorted(found) == sorted(["format", *(f"{n}{k}" for n in names for k in range(60))])
    assert {one.name for one in load_engines(tmp_path)} == set(names)
    assert not asides(tmp_path)


# Setting aside.


def test_names_of_what_is_set_aside_have_the_date(tmp_path: Path) -> None:
    file = tmp_path / "thing.json"
    file.write_text("x")
    assert aside.set_aside(file).name[:8] == "thing.20"


def test_a_file_that_cannot_be_moved_leaves_no_empty_one(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = tmp_path / "thing.json"
    file.write_text("x")

    def refuse(*_: object) -> None:
        raise PermissionError(13, "Permission denied")

    monkeypatch.setattr(Path, "replace", refuse)
    with pytest.raises(PermissionError):
        aside.set_aside(file)
    assert files(tmp_path) == {"thing.json": b"x"}
