"""A screen of its own for tests: Xvfb, a mouse and a keyboard (xdotool), and what is to be seen."""

import ctypes
import ctypes.util
import os
import shutil
import subprocess
from pathlib import Path
from types import TracebackType

TOOLS = ("Xvfb", "xdotool")
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
        server += ["-fbdir", str(folder), "-nolisten", "tcp", "-noreset"]
        self._server = subprocess.Popen(
            server, pass_fds=[writing], stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL
        )
        os.close(writing)
        with os.fdopen(reading) as number:
            self.name = f":{number.readline().strip()}"
        self._xdotool = subprocess.Popen(
            ["xdotool", "-"],
            env=os.environ | {"DISPLAY": self.name},
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
            bufsize=1,
        )

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
        """The window in the middle of the screen."""
        width, height = self.size
        self.do(f"mousemove {width // 2} {height // 2}")
        return self.ask("getmouselocation --shell")["WINDOW"]

    def place_of(self, window: int) -> tuple[int, int]:
        """Where the upper left corner of a window is."""
        self.do(f"windowfocus {window}")
        found = self.ask(f"getwindowgeometry --shell {window}")
        return found["X"], found["Y"]

    def ask_to_close(self, window: int) -> None:
        """What a window manager does when the cross of a window is clicked."""
        _send_delete(self.name, window)

    def pixels(self) -> tuple[tuple[int, int], bytes]:
        """The size of the screen, and what is on it: four bytes (BGRX) for each pixel."""
        data = self._picture.read_bytes()
        words = [int.from_bytes(data[at : at + 4], "big") for at in range(0, 100, 4)]
        header, width, height, line, colours = words[0], words[4], words[5], words[12], words[19]
        assert line == 4 * width
        return (width, height), data[header + 12 * colours :][: line * height]

    def close(self) -> None:
        """Switch it off."""
        self._xdotool.kill()
        self._server.terminate()
        self._xdotool.wait()
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


class _ClientMessage(ctypes.Structure):
    """Xlib's XClientMessageEvent, as long as the largest event."""

    _fields_ = (
        ("type", ctypes.c_int),
        ("serial", ctypes.c_ulong),
        ("send_event", ctypes.c_int),
        ("display", ctypes.c_void_p),
        ("window", ctypes.c_ulong),
        ("message_type", ctypes.c_ulong),
        ("format", ctypes.c_int),
        ("data", ctypes.c_long * 5),
        ("rest", ctypes.c_long * 24),
    )


def _send_delete(screen: str, window: int) -> None:
    """Send WM_DELETE_WINDOW, which the xdotool of many systems cannot."""
    xlib = ctypes.CDLL(ctypes.util.find_library("X11") or "libX11.so.6")
    xlib.XOpenDisplay.restype = ctypes.c_void_p
    xlib.XInternAtom.restype = ctypes.c_ulong
    display = ctypes.c_void_p(xlib.XOpenDisplay(screen.encode()))
    assert display
    event = _ClientMessage(type=33, window=window, format=32)
    event.message_type = xlib.XInternAtom(display, b"WM_PROTOCOLS", 0)
    event.data[0] = xlib.XInternAtom(display, b"WM_DELETE_WINDOW", 0)
    xlib.XSendEvent(display, ctypes.c_ulong(window), 0, ctypes.c_long(0), ctypes.byref(event))
    xlib.XCloseDisplay(display)
