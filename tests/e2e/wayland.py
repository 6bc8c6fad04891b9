"""A Wayland desktop without X that nobody sees: weston, and hands inside the program."""

import os
import shutil
import subprocess
import tempfile
import time
from pathlib import Path

from tests.e2e.screen import Screen
from tests.e2e.xlib import Xlib

_PATIENCE = 20.0
_SOCKET = "wayland-azul"


class _Unplaced(Xlib):
    """Windows on Wayland do not know where they are: places count from their own corner."""

    def __init__(self) -> None:
        pass

    def rect(self, window: int) -> tuple[int, int, int, int]:
        return 0, 0, 0, 0


class Wayland(Screen):
    """A compositor; `OSError` where it cannot be had."""

    def __init__(self, folder: Path, size: tuple[int, int] = (1920, 1080)) -> None:
        self.size = size
        self.x = _Unplaced()
        # Sockets have short names: pytest's folders may be too long for them.
        self._runtime = Path(tempfile.mkdtemp(prefix="azul-"))
        self._hands = folder / "hands"
        os.mkfifo(self._hands)
        self.environment = {
            "DISPLAY": "",
            "WAYLAND_DISPLAY": _SOCKET,
            "XDG_RUNTIME_DIR": str(self._runtime),
            "SDL_VIDEODRIVER": "wayland",
            "AZUL_HANDS": str(self._hands),
        }
        shape = [f"--width={size[0]}", f"--height={size[1]}", "--idle-time=0", "--no-config"]
        self._log = folder / "weston.txt"
        with self._log.open("w") as log:
            self._weston = subprocess.Popen(
                [
                    "weston", "--backend=headless-backend.so", "--use-gl", f"--socket={_SOCKET}",
                    *shape,
                ],
                env=os.environ | self.environment,
                stdout=log,
                stderr=log,
            )  # fmt: skip
        end = time.monotonic() + _PATIENCE
        while not (self._runtime / _SOCKET).exists():
            if self._weston.poll() is not None or time.monotonic() > end:
                self.close()
                raise OSError(self._log.read_text())
            time.sleep(0.01)

    def window(self) -> int:
        """Windows have no numbers here."""
        return 0

    def do(self, command: str) -> None:
        """What xdotool would do, done by hands in the program: see `hands.py`."""
        with self._hands.open("w") as hands:
            hands.write(f"{command}\n")

    def close(self) -> None:
        """Switch it off."""
        self._weston.kill()
        self._weston.wait()
        shutil.rmtree(self._runtime, ignore_errors=True)
