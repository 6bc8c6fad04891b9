"""Files are written as a whole, reach the disk, and leave nothing behind."""

import os
import stat
import subprocess
import sys
import time
from pathlib import Path

import pytest

from azul_desktop.storage import atomic
from azul_desktop.storage.start import settle_files
from azul_desktop.ui.screenmap import ScreenMap
from tests.selftest.copies import ROOT

posix = pytest.mark.skipif(os.name != "posix", reason="asks as POSIX does")
GONE = 2**22 + 1
"""A number that no process has: Linux gives none above it."""


@posix
@pytest.mark.parametrize("lasting", [True, False])
def test_the_folder_of_a_renamed_file_is_synced(
    lasting: bool, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    synced = []
    fsync = os.fsync

    def note(handle: int) -> None:
        synced.append((stat.S_ISDIR(os.fstat(handle).st_mode), (tmp_path / "file").exists()))
        fsync(handle)

    monkeypatch.setattr(os, "fsync", note)
    atomic.write_text(tmp_path / "file", "text", lasting=lasting)
    assert synced == ([(False, False), (True, True)] if lasting else [])


@posix
def test_a_folder_that_cannot_be_synced_stops_nothing(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    fsync, calls = os.fsync, []

    def refuse_second(handle: int) -> None:
        calls.append(handle)
        if len(calls) == 2:
            raise OSError(22, "Invalid argument")
        fsync(handle)

    monkeypatch.setattr(os, "fsync", refuse_second)
    atomic.write_text(tmp_path / "file", "text")
    assert (tmp_path / "file").read_text() == "text"
    assert len(calls) == 2


def test_what_is_no_letter_is_written_as_its_number(tmp_path: Path) -> None:
    atomic.write_text(tmp_path / "file", "m\udcfcller")
    assert (tmp_path / "file").read_bytes() == b"m\\udcfcller"


KILLED = """
import os, signal, sys
from pathlib import Path
from azul_desktop.storage import atomic
atomic._replace = lambda *_: os.kill(os.getpid(), signal.SIGKILL)
atomic.write_text(Path(sys.argv[1]), "new")
"""


@posix
def test_what_a_killed_writer_left_is_gone_after_the_next_start(tmp_path: Path) -> None:
    file = tmp_path / "settings.json"
    old = '{"format": 1, "ui_scale": 150}'
    file.write_text(old)
    environment = {**os.environ, "PYTHONPATH": str(ROOT)}
    subprocess.run([sys.executable, "-c", KILLED, str(file)], env=environment, check=False)
    assert len(list(tmp_path.iterdir())) == 2
    settle_files(tmp_path)
    assert [path.name for path in tmp_path.iterdir()] == ["settings.json"]
    assert file.read_text() == old


@posix
def test_only_our_own_leftovers_are_removed(tmp_path: Path) -> None:
    gone = f".settings.json.{GONE}-abcdefgh"
    kept = [
        f".settings.json.{os.getpid()}-abcdefgh",  # a program that is running may write it now
        ".settings.json.1-abcdefgh",
        ".settings.json.abcdefgh",  # too young
        ".settings.json",
        ".lock",
        f"settings.json.{GONE}-abcdefgh",
        f".settings.json.{GONE}-abcdefghi",
        "crash-20260101-000000.txt",
    ]
    for name in [gone, *kept]:
        (tmp_path / name).write_text("x")
    (tmp_path / f".folder.{GONE}-abcdefgh").mkdir()
    assert atomic.remove_leftovers(tmp_path) == 1
    assert not (tmp_path / gone).exists()
    assert all((tmp_path / name).exists() for name in kept)


def test_leftovers_of_another_day_are_removed_whoever_wrote_them(tmp_path: Path) -> None:
    names = [f".settings.json.{os.getpid()}-abcdefgh", ".current.json.abcdefgh"]
    for name in [*names, ".other.abcdefgh"]:
        (tmp_path / name).write_text("x")
        os.utime(tmp_path / name, (time.time() - 4000,) * 2)
    assert atomic.remove_leftovers(tmp_path) == 2
    assert [path.name for path in tmp_path.iterdir()] == [".other.abcdefgh"]


@posix
def test_beside_a_screen_map_only_its_own_leftovers_are_removed(tmp_path: Path) -> None:
    for name in ("map.json", "other.json"):
        (tmp_path / f".{name}.{GONE}-abcdefgh").write_text("x")
    ScreenMap(tmp_path / "map.json")
    assert [path.name for path in tmp_path.iterdir()] == [f".other.json.{GONE}-abcdefgh"]


def test_a_temporary_file_that_was_tidied_away_is_written_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    replace, calls = Path.replace, []

    def tidied(new: Path, file: Path) -> Path:
        calls.append(new)
        if len(calls) == 1:
            new.unlink()
        return replace(new, file)

    monkeypatch.setattr(Path, "replace", tidied)
    atomic.write_text(tmp_path / "file", "text")
    assert (tmp_path / "file").read_text() == "text"


def test_a_folder_that_is_not_there_has_no_leftovers(tmp_path: Path) -> None:
    assert atomic.remove_leftovers(tmp_path / "nothing") == 0
