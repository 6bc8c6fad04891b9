"""The window of the system: its size, its surface, full screen, and windows that are too small."""

import contextlib
import os
import sys
import time
import warnings
from dataclasses import replace

import pygame

from azul_desktop.core.errors import UserError
from azul_desktop.ui import sdl
from azul_desktop.ui.input import How
from azul_desktop.ui.render.stage import Group, Stage
from azul_desktop.ui.window_place import WindowPlace, on_screen

if sys.platform == "win32":
    import ctypes

SMALLEST = (1024, 700)
"""Below this the picture is made as for this size and reduced."""
_LARGEST = (4 * SMALLEST[0], 4 * SMALLEST[1])
"""A window that is a mere strip is not filled: the picture to be reduced would be huge."""


_UNSEEN = ("dummy", "offscreen")
"""Drivers that show nothing to anybody."""
_OWN_FRAMEBUFFER = ("x11", "windows")
"""Drivers that show a picture without OpenGL, which is several times slower where no GPU helps;
Wayland and macOS can do it no other way."""
_FRAME_PATIENCE = 0.1
"""Seconds for a window manager to put its frame around a window."""


def open_display() -> None:
    """Get ready to open windows; `UserError` where nobody would see them.

    Without a display SDL may choose a driver that paints into memory only: the program would run
    for ever without a window. Who wants that, as tests do, says so in the environment.
    """
    # Else Windows would enlarge a small picture where the user wants things larger than usual.
    os.environ.setdefault("SDL_WINDOWS_DPI_AWARENESS", "permonitorv2")
    try:
        pygame.display.init()
        driver = pygame.display.get_driver()
    except pygame.error as error:
        raise UserError("There is no display to open a window on ({why}).", why=error) from None
    if driver in _OWN_FRAMEBUFFER:  # SDL looks at it when a window gets its surface
        os.environ.setdefault("SDL_FRAMEBUFFER_ACCELERATION", "0")
    if driver in _UNSEEN and not os.environ.get("SDL_VIDEODRIVER"):
        pygame.display.quit()
        why = f"SDL: {driver}"
        raise UserError("There is no display to open a window on ({why}).", why=why)


class Window:
    """The window and the stage in it."""

    def __init__(
        self,
        size: tuple[int, int] | None,
        *,
        full_screen: bool,
        title: str,
        place: WindowPlace | None = None,
    ) -> None:
        """Open a window of a size, or where one was before; `UserError` without a display."""
        os.environ.setdefault("SDL_VIDEO_X11_WMCLASS", "azul-desktop")
        open_display()
        if size is None and place is not None:
            self._normal = on_screen(place, sdl.screens())
        else:
            desktops = pygame.display.get_desktop_sizes()
            desktop = desktops[0] if desktops else (1280, 720)
            self._normal = WindowPlace(size or _comfortable(desktop, _wanted_scale()))
        pygame.display.set_caption(title)
        self.full_screen = full_screen
        self._minimised = self._restored = self._resized = self._moved = False
        self.size = (0, 0)
        """What scenes take for the size of the window."""
        try:
            self.screen = self._open()
        except pygame.error as error:
            raise UserError("The window cannot be opened ({why}).", why=error) from None
        self.stage = Stage(self.screen)
        self.resize()

    def _open(self) -> pygame.Surface:
        """It is shown when it is where it belongs, so that nothing jumps."""
        surface = pygame.display.set_mode(self._normal.size, pygame.RESIZABLE | pygame.HIDDEN)
        window = _system_window()
        if self._normal.position is not None:
            window.position = self._normal.position
        if self.full_screen:
            window.set_fullscreen(desktop=True)
        window.show()
        if not self.full_screen:
            self._go_back()
        return surface

    def _go_back(self) -> None:
        """Have the size, the place and the state that a window has which is not full screen."""
        window, normal = _system_window(), self._normal
        if window.size != normal.size:
            window.size = normal.size
        if normal.position is not None:
            _wait_for_frame()
            if window.position != normal.position:
                window.position = normal.position
        if normal.maximised:
            window.maximize()

    @property
    def place(self) -> WindowPlace:
        """Where the window is, or goes back to from full screen."""
        return self._normal

    @property
    def in_front(self) -> bool:
        """Whether the window is no icon and has the keyboard, which is not asked of unseen ones."""
        unseen = pygame.display.get_driver() in _UNSEEN
        return not self._minimised and (unseen or pygame.key.get_focused())

    def note(self, how: How) -> None:
        """The window manager did something to the window."""
        self._moved = True
        if how == "restored":
            self.stage.forget()  # what it showed may be lost
        self._minimised = how == "minimised"
        if self.full_screen:
            return  # on the way there it is no longer maximised; it will be again
        if how == "maximised":
            self._normal = replace(self._normal, maximised=True)
        if how in ("maximised", "restored"):
            self._restored = how == "restored"

    def note_place(self) -> None:
        """All news of a moment was heard: remember where the window is.

        "Restored" alone does not mean that it is no longer maximised: SDL says so, too, when it
        was only minimised. It has another size then.
        """
        if not (self._moved or self._resized):
            return
        if self._restored and self._resized:
            self._normal = replace(self._normal, maximised=False)
            self._restored = False
        self._resized = self._moved = False
        if not (self.full_screen or self._minimised or self._normal.maximised):
            here = _system_window().position
            position = None if pygame.display.get_driver() == "wayland" else here
            self._normal = WindowPlace(self.screen.get_size(), position)

    def resize(self) -> bool:
        """The window may have another size; whether it has.

        Its surface knows the size: news of it may be late, as after a change to full screen. A
        window that is too small shows a reduced picture.
        """
        self.screen = pygame.display.get_surface() or self.screen
        size, before = self.screen.get_size(), self.size
        self.scale = min(1.0, size[0] / SMALLEST[0], size[1] / SMALLEST[1])
        if self.scale < 1:
            self.size = (
                min(round(size[0] / self.scale), _LARGEST[0]),
                min(round(size[1] / self.scale), _LARGEST[1]),
            )
            self.stage.screen = pygame.Surface(self.size)
        else:
            self.size = size
            self.stage.screen = self.screen
        self.stage.forget()
        self._resized = self._resized or self.size != before
        return self.size != before

    def set_full_screen(self, wanted: bool) -> None:
        """Fill the screen, or go back to where and how the window was: it stays the same one."""
        if wanted == self.full_screen:
            return
        self.note_place()
        self.full_screen = wanted
        window = _system_window()
        if wanted:
            window.set_fullscreen(desktop=True)
        else:
            window.set_windowed()
            self._go_back()
        self.resize()
        self._restored = self._resized = False

    def set_icon(self, icon: pygame.Surface) -> None:
        """The picture that the system shows for the window."""
        with contextlib.suppress(pygame.error):
            pygame.display.set_icon(icon)

    def show(self, groups: list[Group]) -> None:
        """Show a picture."""
        dirty = self.stage.show(groups)
        if self.scale < 1:
            if dirty:
                self._show_reduced()
        elif dirty:
            pygame.display.update(dirty)

    def _show_reduced(self) -> None:
        area = pygame.Rect(0, 0, *(max(1, round(side * self.scale)) for side in self.size))
        part = self.screen.subsurface(area.clip(self.screen.get_rect()))
        pygame.transform.smoothscale(self.stage.screen, part.get_size(), part)
        pygame.display.update()

    def to_scene(self, at: tuple[int, int]) -> tuple[int, int]:
        """A place in the window as the scenes count it."""
        if self.scale == 1:
            return at
        return round(at[0] / self.scale), round(at[1] / self.scale)


def _system_window() -> pygame.Window:
    """The window as an object, which can do more with it than the display module.

    This way to it is to go one day, but without the display no part of a window can be shown yet.
    """
    with warnings.catch_warnings():
        warnings.simplefilter("ignore", DeprecationWarning)
        return pygame.Window.from_display_module()


def _wait_for_frame() -> None:
    """On X a window's place is known once it has its frame: the manager moves it for that."""
    end = time.monotonic() + _FRAME_PATIENCE
    while pygame.display.get_driver() == "x11" and time.monotonic() < end:
        pygame.event.pump()
        if pygame.event.peek(pygame.WINDOWMOVED):
            return
        time.sleep(0.005)


def _wanted_scale() -> float:
    """How much larger than usual the user of Windows wants everything; others do not tell."""
    if sys.platform == "win32":
        with contextlib.suppress(AttributeError, OSError):  # before Windows 10
            dots: int = ctypes.windll.user32.GetDpiForSystem()
            return max(1.0, dots / 96)
    return 1.0


def _comfortable(desktop: tuple[int, int], scale: float) -> tuple[int, int]:
    """Most of the screen, in the proportions of the design, at most 1920 by 1080 at the scale."""
    if desktop[0] <= SMALLEST[0] or desktop[1] <= SMALLEST[1]:
        return desktop
    height = min(round(1080 * scale), round(desktop[1] * 0.85), round(desktop[0] * 0.9 * 9 / 16))
    return round(height * 16 / 9), height
