"""Whoever is killed takes the programs that play for it along, even those that do not listen."""

import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

from azul_desktop.bots import watchdog
from azul_desktop.bots.program import Program
from tests.selftest.copies import ROOT

PATIENCE = 20.0
DEAF = "import time\nwhile True: time.sleep(1)"
OWNER = f"""
import sys, time
from azul_desktop.bots.program import Program
if __name__ == "__main__":
    running = Program([sys.executable, "-c", {DEAF!r}])
    print(running._process.pid, flush=True)
    time.sleep(60)
"""


def is_running(pid: int) -> bool:
    """Whether a process is there; a dead one that nobody has asked about is not."""
    try:
        os.kill(pid, 0)
    except ProcessLookupError:
        return False
    state = subprocess.run(
        ["ps", "-o", "stat=", "-p", str(pid)], capture_output=True, check=False
    ).stdout
    return not state.startswith(b"Z")


def wait_until_gone(pid: int) -> None:
    end = time.monotonic() + PATIENCE
    while is_running(pid):
        assert time.monotonic() < end, "it is still there"
        time.sleep(0.02)


@pytest.mark.skipif(os.name != "posix", reason="looks at processes as POSIX has them")
def test_a_deaf_program_ends_when_its_owner_is_killed(tmp_path: Path) -> None:
    file = tmp_path / "owner.py"
    file.write_text(OWNER, encoding="utf-8")
    owner = subprocess.Popen(
        [sys.executable, file],
        stdout=subprocess.PIPE,
        env={**os.environ, "PYTHONPATH": str(ROOT)},
    )
    assert owner.stdout is not None
    pid = int(owner.stdout.readline())
    assert is_running(pid)
    owner.send_signal(signal.SIGKILL)
    owner.wait()
    try:
        wait_until_gone(pid)
    except AssertionError:
        os.kill(pid, signal.SIGKILL)  # a failed test leaves nothing behind either
        raise


def test_the_watchdog_goes_with_its_program() -> None:
    running = Program([sys.executable, "-c", DEAF])
    dog = running._ending.peek()[2][-1]  # type: ignore[index]
    assert dog.is_alive()
    running.close()
    assert not dog.is_alive()


def test_without_room_for_a_watchdog_the_program_plays_all_the_same(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    def refuse(_: object) -> None:
        raise OSError(11, "Resource temporarily unavailable")

    monkeypatch.setattr("multiprocessing.process.BaseProcess.start", refuse)
    assert watchdog.watch_over(1, "MARK") is None
    running = Program([sys.executable, "-c", "print('here', flush=True); " + DEAF.split("\n")[0]])
    assert running.receive(PATIENCE) == f"here{os.linesep}".encode()
    running.close()
