"""The window of the system: its size, its surface, full screen, and windows that are too small."""

import contextlib
import os
import sys

import pygame

from azul_desktop.core.errors import UserError
from azul_desktop.ui.render.stage import Group, Stage

SMALLEST = (1024, 700)
"""Below this the picture is made as for this size and reduced."""
_LARGEST = (4 * SMALLEST[0], 4 * SMALLEST[1])
"""A window that is a mere strip is not filled: the picture to be reduced would be huge."""


_UNSEEN = ("dummy", "offscreen")
"""Drivers that show nothing to anybody."""


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
    if driver in _UNSEEN and not os.environ.get("SDL_VIDEODRIVER"):
        pygame.display.quit()
        why = f"SDL: {driver}"
        raise UserError("There is no display to open a window on ({why}).", why=why)


class Window:
    """The window and the stage in it."""

    def __init__(self, size: tuple[int, int] | None, *, full_screen: bool, title: str) -> None:
        """Open a window; `UserError` where there is no display."""
        os.environ.setdefault("SDL_VIDEO_X11_WMCLASS", "azul-desktop")
        open_display()
        desktops = pygame.display.get_desktop_sizes()
        self._desktop = desktops[0] if desktops else (1280, 720)
        self._windowed = size or _comfortable(self._desktop, _wanted_scale())
        pygame.display.set_caption(title)
        self.full_screen = full_screen
        self.screen = self._open()
        self.stage = Stage(self.screen)
        self.resize()

    def _open(self) -> pygame.Surface:
        try:
            if self.full_screen:
                return pygame.display.set_mode(self._desktop, pygame.FULLSCREEN)
            return pygame.display.set_mode(self._windowed, pygame.RESIZABLE)
        except pygame.error as error:
            raise UserError("The window cannot be opened ({why}).", why=error) from None

    def resize(self) -> None:
        """The window may have another size; one that is too small shows a reduced picture.

        Its surface knows the size: news of it may be late, as after a change to full screen.
        """
        self.screen = pygame.display.get_surface() or self.screen
        size = self.screen.get_size()
        if not self.full_screen:
            self._windowed = size
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

    def set_full_screen(self, wanted: bool) -> None:
        """Fill the screen, or go back to a window of the size it had."""
        if wanted != self.full_screen:
            self.full_screen = wanted
            self.screen = self._open()
            self.resize()

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


def _wanted_scale() -> float:
    """How much larger than usual the user of Windows wants everything; others do not tell."""
    if sys.platform == "win32":
        import ctypes

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
