"""Quitting while the disk hangs: the window closes, whoever writes gets some more time."""

import os
import subprocess
import sys
import threading
import time
from pathlib import Path

import pygame
import pytest

from azul_desktop.library import syncer
from azul_desktop.storage.writers import Writers
from azul_desktop.ui import farewell
from azul_desktop.ui.farewell import Farewell
from tests.ui.pilot import Pilot
from tests.ui.tables import WALL, at_table, move_once, people

ROOT = Path(__file__).resolve().parent.parent.parent


@pytest.fixture
def disk() -> threading.Event:
    """Answers when it is set."""
    return threading.Event()


@pytest.fixture
def leaving(disk: threading.Event, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Farewell:
    for name in ("_UNSEEN", "_OPEN", "_MORE"):
        monkeypatch.setattr(farewell, name, 0.05)
    thread = threading.Thread(target=disk.wait, daemon=True)
    thread.start()
    writers = Writers()
    writers.add(thread)
    return Farewell([Writers(), writers], tmp_path)


def test_a_quick_disk_is_not_spoken_of(
    disk: threading.Event, leaving: Farewell, capsys: pytest.CaptureFixture[str]
) -> None:
    disk.set()
    said: list[str] = []
    leaving.wait(said.append)
    leaving.wait_more()
    assert (said, capsys.readouterr().err) == ([], "")


def test_a_hung_disk_is_told_in_the_window_and_on_the_terminal(
    leaving: Farewell, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    pygame.display.init()
    said: list[str] = []
    leaving.wait(said.append)
    leaving.wait_more()
    assert said == [f"Still saving to {tmp_path}; the disk is slow."]
    assert capsys.readouterr().err.splitlines() == [
        f"azul-desktop: the disk does not answer; still saving to {tmp_path}",
        "azul-desktop: what was to be saved last is lost",
    ]


def test_a_disk_that_answers_late_loses_nothing(
    disk: threading.Event,
    leaving: Farewell,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    pygame.display.init()
    leaving.wait(lambda _: None)
    monkeypatch.setattr(farewell, "_MORE", 20.0)
    threading.Timer(0.1, disk.set).start()
    leaving.wait_more()
    assert len(capsys.readouterr().err.splitlines()) == 1


def test_the_note_is_seen_before_the_window_closes(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, disk: threading.Event
) -> None:
    seen: list[bytes] = []
    session = people(WALL)
    pilot = at_table(tmp_path, session)
    monkeypatch.setattr(syncer, "sync", lambda _: disk.wait(20))
    for name in ("_UNSEEN", "_OPEN", "_MORE"):
        monkeypatch.setattr(farewell, name, 0.05)
    move_once(pilot, session)
    pilot.settle()
    before = screen_of(pilot)
    monkeypatch.setattr(pygame.display, "quit", lambda: seen.append(screen_of(pilot)))
    pilot.close()
    assert seen
    assert seen[0] != before
    disk.set()


def screen_of(pilot: Pilot) -> bytes:
    return pygame.image.tobytes(pilot.app.window.screen, "RGB")


HUNG = """
import os, sys, threading, time
import pygame
from azul_desktop.cli import run

hung, sync = threading.Event(), os.fsync

def never(handle):
    if threading.current_thread().name == "syncer":
        hung.set()
        os.open(sys.argv[1], os.O_RDONLY)  # a pipe into which nobody writes
    sync(handle)

def leave():
    hung.wait()
    print(time.monotonic(), flush=True)
    pygame.event.post(pygame.Event(pygame.QUIT))
    while pygame.display.get_init():
        time.sleep(0.01)
    print(time.monotonic(), flush=True)

os.fsync = never
threading.Thread(target=leave, daemon=True).start()
sys.exit(run(["--seats", "greedy,greedy"]))
"""


@pytest.mark.skipif(sys.platform == "win32", reason="needs a named pipe")
def test_a_real_process_ends_though_its_disk_never_answers(tmp_path: Path) -> None:
    pipe = tmp_path / "pipe"
    os.mkfifo(pipe)
    own = {
        "SDL_VIDEODRIVER": "dummy",
        "SDL_AUDIODRIVER": "dummy",
        "AZUL_DESKTOP_HOME": str(tmp_path / "home"),
        "PYTHONPATH": str(ROOT),
    }
    ended = subprocess.run(
        [sys.executable, "-c", HUNG, str(pipe)],
        env=os.environ | own,
        capture_output=True,
        text=True,
        timeout=60,
        check=False,
    )
    end = time.monotonic()
    asked, closed = map(float, ended.stdout.split())
    assert ended.returncode == 0, ended.stderr
    assert closed - asked > 1.9
    assert end - closed > 4.9
    assert "the disk does not answer" in ended.stderr
    assert "Traceback" not in ended.stderr
