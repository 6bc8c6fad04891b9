"""What taskbars and the like do: find windows, ask where they are, send messages to the manager."""

import ctypes
import ctypes.util

_SUBSTRUCTURE = (1 << 19) | (1 << 20)
"""Whom messages to the root window are for: the window manager."""
_CLIENT_MESSAGE = 33
_USER = 2
"""The request comes from a pager or the like, not from the program."""

_Handler = ctypes.CFUNCTYPE(ctypes.c_int, ctypes.c_void_p, ctypes.c_void_p)
_ignore = _Handler(lambda _display, _error: 0)
"""A window that has just gone is no reason to end, as Xlib would."""


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


class Xlib:
    """A connection to a display."""

    def __init__(self, name: str) -> None:
        self._lib = lib = ctypes.CDLL(ctypes.util.find_library("X11") or "libX11.so.6")
        lib.XOpenDisplay.restype = ctypes.c_void_p
        lib.XInternAtom.restype = lib.XDefaultRootWindow.restype = ctypes.c_ulong
        lib.XGetAtomName.restype = ctypes.c_char_p
        lib.XSetErrorHandler(_ignore)
        self._display = ctypes.c_void_p(lib.XOpenDisplay(name.encode()))
        assert self._display
        self._root = ctypes.c_ulong(lib.XDefaultRootWindow(self._display))

    def close(self) -> None:
        """Hang up, once."""
        if self._display:
            self._lib.XCloseDisplay(self._display)
        self._display = ctypes.c_void_p()

    def windows(self) -> list[int]:
        """The windows that the manager takes care of, the oldest first."""
        return self._property(self._root.value, "_NET_CLIENT_LIST")

    def rect(self, window: int) -> tuple[int, int, int, int]:
        """Where a window is on the screen, without its frame: x, y, width, height."""
        words = [ctypes.c_ulong()] + [ctypes.c_uint() for _ in range(6)]
        self._lib.XGetGeometry(self._display, ctypes.c_ulong(window), *map(ctypes.byref, words))
        x, y, child = ctypes.c_int(), ctypes.c_int(), ctypes.c_ulong()
        places = (ctypes.byref(x), ctypes.byref(y), ctypes.byref(child))
        self._lib.XTranslateCoordinates(
            self._display, ctypes.c_ulong(window), self._root, 0, 0, *places
        )
        return x.value, y.value, words[3].value, words[4].value

    def states(self, window: int) -> set[str]:
        """What the manager says about a window, such as FULLSCREEN or HIDDEN."""
        atoms = self._property(window, "_NET_WM_STATE")
        names = [self._lib.XGetAtomName(self._display, ctypes.c_ulong(one)) for one in atoms]
        return {name.decode().removeprefix("_NET_WM_STATE_") for name in names}

    def set_maximised(self, window: int, on: bool) -> None:
        """Click the square in the frame of a window."""
        sides = (self._atom(f"_NET_WM_STATE_MAXIMIZED_{side}") for side in ("VERT", "HORZ"))
        self._tell_manager(window, "_NET_WM_STATE", int(on), *sides, _USER)

    def minimise(self, window: int) -> None:
        """Click the line in the frame of a window."""
        self._lib.XIconifyWindow(self._display, ctypes.c_ulong(window), 0)
        self._lib.XFlush(self._display)

    def activate(self, window: int) -> None:
        """Choose a window in the list of all."""
        self._tell_manager(window, "_NET_ACTIVE_WINDOW", _USER)

    def ask_to_close(self, window: int) -> None:
        """Click the cross in the frame of a window; the manager asks the program."""
        self._tell_manager(window, "_NET_CLOSE_WINDOW", 0, _USER)

    def move(self, window: int, rect: tuple[int, int, int, int]) -> None:
        """Drag a window by its frame to another place and size; the frame does not count."""
        static = 10 << 0
        given = 0b1111 << 8
        self._tell_manager(window, "_NET_MOVERESIZE_WINDOW", static | given | _USER << 12, *rect)

    def _tell_manager(self, window: int, kind: str, *data: int) -> None:
        event = _ClientMessage(type=_CLIENT_MESSAGE, window=window, format=32)
        event.message_type = self._atom(kind)
        for at, value in enumerate(data):
            event.data[at] = value
        mask = ctypes.c_long(_SUBSTRUCTURE)
        self._lib.XSendEvent(self._display, self._root, 0, mask, ctypes.byref(event))
        self._lib.XFlush(self._display)

    def _atom(self, name: str) -> int:
        return int(self._lib.XInternAtom(self._display, name.encode(), 0))

    def _property(self, window: int, name: str) -> list[int]:
        """The numbers that a property of a window holds."""
        kind, form, count, left = (ctypes.c_ulong() for _ in range(4))
        data = ctypes.POINTER(ctypes.c_ulong)()
        wanted = ctypes.c_ulong(self._atom(name)), ctypes.c_long(0), ctypes.c_long(999)
        found = (kind, form, count, left, data)
        self._lib.XGetWindowProperty(
            self._display, ctypes.c_ulong(window), *wanted, 0, ctypes.c_ulong(0),
            *map(ctypes.byref, found),
        )  # fmt: skip
        numbers = [data[at] for at in range(count.value)]
        if data:
            self._lib.XFree(data)
        return numbers
