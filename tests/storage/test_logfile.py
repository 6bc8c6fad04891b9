"""The log is written, stays small and never is a problem."""

import logging
import os
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

from azul_desktop.storage import logfile
from azul_desktop.storage.logfile import FILE, LOG, NAME

SAID = "a tile fell off the table"


@pytest.fixture(autouse=True)
def _closed() -> Iterator[None]:
    yield
    LOG.end()


def test_what_is_logged_is_in_the_file_at_once(tmp_path: Path) -> None:
    LOG.begin(tmp_path / "new" / "logs")
    LOG.warn(f"{SAID}: \udcff")
    text = (tmp_path / "new" / "logs" / FILE).read_text(encoding="utf-8")
    assert text.endswith(f"WARNING: {SAID}: \\udcff\n")


def test_it_stays_small(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(logfile, "MOST", 2000)
    LOG.begin(tmp_path)
    for number in range(500):
        LOG.warn(f"{SAID} {number}")
    files = sorted(tmp_path.iterdir())
    assert [file.name for file in files] == [FILE, f"{FILE}.1", f"{FILE}.2"]
    assert all(file.stat().st_size <= 2000 for file in files)
    assert f"{SAID} 499" in files[0].read_text(encoding="utf-8")


def test_the_log_goes_on_where_it_was(tmp_path: Path) -> None:
    for number in range(3):
        LOG.begin(tmp_path)
        LOG.info(f"start {number}")
    LOG.end()
    assert len((tmp_path / FILE).read_text(encoding="utf-8").splitlines()) == 3


@pytest.mark.parametrize("way", ["file above", "folder", "pipe", "full"])
def test_where_it_cannot_be_written_there_is_none(
    way: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    folder = tmp_path
    if way == "file above":
        (tmp_path / "file").touch()
        folder = tmp_path / "file" / "logs"
    elif way == "folder":
        (tmp_path / FILE).mkdir()
    elif sys.platform == "win32":
        return
    elif way == "pipe":
        os.mkfifo(tmp_path / FILE)
    elif Path("/dev/full").exists():
        (tmp_path / FILE).symlink_to("/dev/full")
    LOG.begin(folder)
    LOG.warn(SAID)
    LOG.end()
    assert capsys.readouterr().err == ""


def test_a_disk_that_gets_full_is_no_problem(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    LOG.begin(tmp_path)

    def full(*_: object) -> None:
        raise OSError(28, "No space left on device")

    LOG.warn(SAID)
    handlers = logging.getLogger(NAME).handlers
    (handler,) = [one for one in handlers if isinstance(one, logging.FileHandler)]
    monkeypatch.setattr(handler, "flush", full)
    LOG.warn(SAID)
    monkeypatch.undo()
    assert capsys.readouterr().err == ""


def test_a_line_that_can_wait_is_written_after_a_while(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(logfile, "_LATER", 0.05)
    LOG.begin(tmp_path)
    LOG.info("one")
    LOG.info("two")
    end = time.monotonic() + 10
    while not (tmp_path / FILE).exists() or "two" not in (tmp_path / FILE).read_text():
        assert time.monotonic() < end
        time.sleep(0.01)


def test_it_comes_before_what_cannot_wait(tmp_path: Path) -> None:
    LOG.begin(tmp_path)
    LOG.info("first")
    LOG.warn("second")
    lines = (tmp_path / FILE).read_text().splitlines()
    assert [line.split(": ")[1] for line in lines] == ["first", "second"]


def test_nothing_is_imported_for_a_log_without_lines() -> None:
    code = "import azul_desktop.ui.launch, sys; sys.exit('logging' in sys.modules)"
    assert subprocess.run([sys.executable, "-c", code], check=False).returncode == 0
