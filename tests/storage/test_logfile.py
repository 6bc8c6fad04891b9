"""The log is written, stays small and never is a problem."""

import logging
import os
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from azul_desktop.storage import logfile
from azul_desktop.storage.logfile import FILE, LOG, begin_log, end_log

SAID = "a tile fell off the table"


@pytest.fixture(autouse=True)
def _closed() -> Iterator[None]:
    yield
    end_log()


def test_what_is_logged_is_in_the_file_at_once(tmp_path: Path) -> None:
    begin_log(tmp_path / "new" / "logs")
    logging.getLogger("azul_desktop.library.store").warning("%s: %s", SAID, "\udcff")
    text = (tmp_path / "new" / "logs" / FILE).read_text(encoding="utf-8")
    assert text.endswith(f"WARNING azul_desktop.library.store: {SAID}: \\udcff\n")


def test_it_stays_small(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(logfile, "_MOST", 2000)
    begin_log(tmp_path)
    for number in range(500):
        LOG.info("%s %s", SAID, number)
    files = sorted(tmp_path.iterdir())
    assert [file.name for file in files] == [FILE, f"{FILE}.1", f"{FILE}.2"]
    assert all(file.stat().st_size <= 2000 for file in files)
    assert f"{SAID} 499" in files[0].read_text(encoding="utf-8")


def test_the_log_goes_on_where_it_was(tmp_path: Path) -> None:
    for number in range(3):
        begin_log(tmp_path)
        LOG.info("start %s", number)
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
    begin_log(folder)
    LOG.warning(SAID)
    end_log()
    assert capsys.readouterr().err == ""


def test_a_disk_that_gets_full_is_no_problem(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    begin_log(tmp_path)

    def full(*_: object) -> None:
        raise OSError(28, "No space left on device")

    (handler,) = [one for one in LOG.handlers if isinstance(one, logging.FileHandler)]
    monkeypatch.setattr(handler, "flush", full)
    LOG.warning(SAID)
    monkeypatch.undo()
    assert capsys.readouterr().err == ""
