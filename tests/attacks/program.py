"""The whole program in a process of its own, with a dummy window, as attacks start it."""

import json
import os
import subprocess
import sys
import tempfile
import time
from pathlib import Path

PATIENCE = 60.0
"""Seconds after which a program that should do something counts as hanging."""
ROOT = Path(__file__).resolve().parents[2]


class Program:
    """A running program; what it says is kept for a look after its end."""

    def __init__(self, home: Path, *words: str, module: str = "azul_desktop") -> None:
        self.map = home / "map.json"
        self.map.unlink(missing_ok=True)
        self._said = tempfile.TemporaryFile()  # noqa: SIM115 - closed with the program
        environment = {
            **os.environ,
            "AZUL_DESKTOP_HOME": str(home),
            "SDL_VIDEODRIVER": "dummy",
            "SDL_AUDIODRIVER": "dummy",
        }
        self._process = subprocess.Popen(
            [sys.executable, "-m", module, *words],
            cwd=ROOT,
            env=environment,
            stdin=subprocess.DEVNULL,
            stdout=self._said,
            stderr=self._said,
        )

    @classmethod
    def window(cls, home: Path, *words: str) -> "Program":
        """A window that tells what it shows."""
        return cls(home, "--screen-map", str(home / "map.json"), *words)

    def wait_for_window(self) -> None:
        """Wait until it shows something; AssertionError where it does not."""
        end = time.monotonic() + PATIENCE
        while not self.map.exists():
            assert self._process.poll() is None, f"it ended: {self.said()}"
            assert time.monotonic() < end, f"it shows nothing: {self.said()}"
            time.sleep(0.01)

    def moves(self) -> int:
        """How many moves the window has shown; -1 where it shows no game."""
        try:
            shown = json.loads(self.map.read_text(encoding="utf-8"))["moves"]
        except FileNotFoundError:
            return -1
        return int(shown)

    def wait(self, seconds: float = PATIENCE) -> int:
        """Wait for its end; the exit code."""
        try:
            return self._process.wait(seconds)
        except subprocess.TimeoutExpired:
            self.kill()
            raise AssertionError(f"it does not end: {self.said()}") from None

    def kill(self) -> None:
        """End it at once, as a crash or a power cut would; nothing it said was a traceback."""
        self._process.kill()
        self._process.wait()
        assert "Traceback" not in self.said(), self.said()

    def said(self) -> str:
        """All it has written to its terminal."""
        self._said.seek(0)
        return self._said.read().decode("utf-8", "replace")

    def close(self) -> None:
        """End it, however it is, and forget what it said."""
        if self._process.poll() is None:
            self._process.kill()
            self._process.wait()
        self._said.close()
