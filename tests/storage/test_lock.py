"""The lock between programs: it keeps others out, and nobody waits for ever."""

import os
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from azul_desktop.storage.lock import locked
from azul_desktop.storage.settings import load_settings, settings_file
from tests.selftest.copies import ROOT

HOLDER = """
import sys, time
from pathlib import Path
from azul_desktop.storage.lock import locked
with locked(Path(sys.argv[1])) as held:
    print(held, flush=True)
    time.sleep(60)
"""


@contextmanager
def holder(folder: Path) -> "Iterator[subprocess.Popen[bytes]]":
    """Another program that has the lock and does not give it back."""
    program = subprocess.Popen(
        [sys.executable, "-c", HOLDER, str(folder)],
        stdout=subprocess.PIPE,
        env={**os.environ, "PYTHONPATH": str(ROOT)},
    )
    assert program.stdout is not None
    try:
        assert program.stdout.readline().strip() == b"True"
        yield program
    finally:
        program.kill()
        program.wait()


def test_the_lock_is_for_one_at_a_time(tmp_path: Path) -> None:
    with locked(tmp_path) as first:
        assert first
        with locked(tmp_path, patience=0.05) as second:
            assert not second
    with locked(tmp_path) as again:
        assert again


def test_a_program_that_hangs_is_not_waited_for(tmp_path: Path) -> None:
    file = tmp_path / "settings.json"
    with holder(tmp_path):
        start = time.monotonic()
        settings_file(file).change({"ui_scale": 75}, {})
        assert 1.9 < time.monotonic() - start < 10
    assert load_settings(file).ui_scale == 75


def test_the_lock_of_a_killed_program_is_free(tmp_path: Path) -> None:
    with holder(tmp_path) as program:
        program.send_signal(signal.SIGTERM)
        program.wait()
        with locked(tmp_path, patience=0) as held:
            assert held


@pytest.mark.skipif(os.name != "posix", reason="looks at the lock of POSIX")
@pytest.mark.parametrize("number", [37, 38, 95])
def test_a_disk_without_locks_is_written_all_the_same(
    number: int, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def none(*_: object) -> None:
        raise OSError(number, "No locks available")

    monkeypatch.setattr("fcntl.flock", none)
    settings_file(tmp_path / "settings.json").change({"ui_scale": 75}, {})
    assert load_settings(tmp_path / "settings.json").ui_scale == 75


def test_where_no_lock_can_be_made_all_goes_on(tmp_path: Path) -> None:
    (tmp_path / ".lock").mkdir()
    with locked(tmp_path) as held:
        assert not held
    (tmp_path / "file").write_text("x")
    with locked(tmp_path / "file") as held:
        assert not held
