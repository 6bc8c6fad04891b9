"""A screen of its own for tests: Xvfb with a window manager, a mouse and a keyboard (xdotool)."""

import os
import shutil
import subprocess
import time
from pathlib import Path
from types import TracebackType

from tests.e2e.xlib import Xlib

TOOLS = ("Xvfb", "xdotool", "openbox")
_PATIENCE = 20.0
MISSING = [tool for tool in TOOLS if shutil.which(tool) is None]


class Screen:
    """An X display that nobody sees, with one hand on its mouse and one on its keyboard."""

    def __init__(self, folder: Path, size: tuple[int, int] = (1920, 1080)) -> None:
        """`folder` holds the picture of the screen while it exists."""
        self.size = size
        self._picture = folder / "Xvfb_screen0"
        reading, writing = os.pipe()
        shape = f"{size[0]}x{size[1]}x24"
        server = ["Xvfb", "-displayfd", str(writing), "-screen", "0", shape]
        server += ["-fbdir", str(folder), "-nolisten", "tcp", "-noreset", "-nocursor"]
        self._server = subprocess.Popen(
            server, pass_fds=[writing], stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL
        )
        os.close(writing)
        with os.fdopen(reading) as number:
            self.name = f":{number.readline().strip()}"
        self.environment = {"DISPLAY": self.name, "SDL_VIDEODRIVER": "x11"}
        self.x = Xlib(self.name)
        self._manager = self._start_manager(folder)
        self._xdotool = subprocess.Popen(
            ["xdotool", "-"],
            env=os.environ | {"DISPLAY": self.name},
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
            bufsize=1,
        )

    def _start_manager(self, folder: Path) -> subprocess.Popen[bytes]:
        """A real window manager, which has started when it has done what it is told to do then."""
        ready = folder / "managed"
        manager = subprocess.Popen(
            ["openbox", "--sm-disable", "--startup", f"touch {ready}"],
            env=os.environ | {"DISPLAY": self.name, "HOME": str(folder)},
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
        )
        end = time.monotonic() + _PATIENCE
        while not ready.exists():
            assert time.monotonic() < end, "openbox does not start"
            time.sleep(0.01)
        return manager

    def do(self, command: str) -> None:
        """Have xdotool do something, after all that it was told before."""
        assert self._xdotool.stdin is not None
        self._xdotool.stdin.write(f"{command}\n")
        self._xdotool.stdin.flush()

    def ask(self, command: str) -> dict[str, int]:
        """The numbers that xdotool answers a question with."""
        self.do(command)
        assert self._xdotool.stdout is not None
        answer = {}
        while "SCREEN" not in answer or "WINDOW" not in answer:
            name, _, value = self._xdotool.stdout.readline().strip().partition("=")
            assert name, "xdotool has ended"
            answer[name] = int(value)
        return answer

    def window(self) -> int:
        """The newest window, once the manager has taken care of it."""
        end = time.monotonic() + _PATIENCE
        while not (found := self.x.windows()):
            assert time.monotonic() < end, "there is no window"
            time.sleep(0.005)
        return found[-1]

    def pixels(self) -> tuple[tuple[int, int], bytes]:
        """The size of the screen, and what is on it: four bytes (BGRX) for each pixel."""
        data = self._picture.read_bytes()
        words = [int.from_bytes(data[at : at + 4], "big") for at in range(0, 100, 4)]
        header, width, height, line, colours = words[0], words[4], words[5], words[12], words[19]
        assert line == 4 * width
        return (width, height), data[header + 12 * colours :][: line * height]

    def close(self) -> None:
        """Switch it off."""
        self.x.close()
        self._xdotool.kill()
        self._manager.kill()
        self._server.terminate()
        self._xdotool.wait()
        self._manager.wait()
        self._server.wait()

    def __enter__(self) -> "Screen":
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self.close()
