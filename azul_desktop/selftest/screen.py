"""A window for the checks: shows scenes, presses what is in them, and looks at what was drawn."""

import os
from collections.abc import Callable

import pygame

from azul_desktop.core.errors import UserError
from azul_desktop.i18n import translate
from azul_desktop.selftest.site import Site, WrongError
from azul_desktop.storage.settings import Settings
from azul_desktop.ui.app import App
from azul_desktop.ui.desk import Desk
from azul_desktop.ui.input import understood
from azul_desktop.ui.pilot import Pilot
from azul_desktop.ui.scene import Scene
from azul_desktop.ui.window import open_display

_FRAMES = 3
_SMALL = (64, 36)
_LEAST_COLOURS = 100
"""Even reduced, a scene has more colours than this; a window that stayed empty has few."""
_HANDS = (
    pygame.KEYDOWN, pygame.KEYUP, pygame.TEXTINPUT, pygame.MOUSEMOTION, pygame.MOUSEBUTTONDOWN,
    pygame.MOUSEBUTTONUP, pygame.MOUSEWHEEL, pygame.QUIT,
)  # fmt: skip
"""Whoever watches the test must not play in it."""


class _LonePilot(Pilot):
    """Plays past the queue, in which nothing is let that hands could do."""

    def post(self, kind: int, **values: object) -> None:
        """The program hears it at once."""
        if (heard := understood(pygame.Event(kind, values))) is not None:
            self.app.hear(heard)
        self.frame()


class Screen:
    """The window; its clock runs as fast as the frames do."""

    def __init__(self, site: Site) -> None:
        """Nothing is opened yet."""
        self._site = site
        self._pilot: Pilot | None = None

    @property
    def is_open(self) -> bool:
        """Whether there is a window."""
        return self._pilot is not None

    @property
    def pilot(self) -> Pilot:
        """Who plays in the window; `WrongError` without one."""
        if self._pilot is None:
            raise WrongError("there is no window")
        return self._pilot

    @property
    def app(self) -> App:
        """The program in the window."""
        return self.pilot.app

    @property
    def desk(self) -> Desk:
        """What scenes are made with."""
        return self.pilot.desk

    def open(self) -> str:
        """Open the window, on a display that nobody sees where there is no other."""
        try:
            open_display()
        except UserError:
            os.environ["SDL_VIDEODRIVER"] = "dummy"
        self._pilot = _LonePilot(
            self._site.home,
            settings=Settings(animation="off", effects_volume=0, music_volume=0),
            catalogue=self._site.catalogue,
            assets=self._site.assets,
        )
        pygame.event.set_blocked(_HANDS)
        width, height = self.app.window.screen.get_size()
        driver = pygame.display.get_driver()
        size = f"{width}×{height}"
        return translate("{size}, video driver {name}", size=size, name=driver)

    def close(self) -> None:
        """Close the window."""
        if self._pilot is not None:
            pygame.event.set_allowed(_HANDS)
            self._pilot.close()

    def show(self, make: Callable[[Desk], Scene]) -> None:
        """Show a scene in place of all others."""
        self.pilot.show(make)
        self.look()

    def look(self) -> None:
        """Draw some frames; `WrongError` if there is nothing to see in the last one."""
        for _ in range(_FRAMES):
            self.frame()
        small = pygame.transform.smoothscale(self.pilot.picture().convert_alpha(), _SMALL)
        seen = pygame.image.tobytes(small, "RGB")
        colours = {seen[at : at + 3] for at in range(0, len(seen), 3)}
        if len(colours) < _LEAST_COLOURS:
            raise WrongError("{n} colours are too few", n=len(colours))

    def frame(self) -> None:
        """One frame later."""
        self.pilot.frame()

    def press_all(self, prefix: str) -> int:
        """Press everything whose name begins so, with a look after each; how many there were."""
        names = [name for name in self.pilot.targets() if name.startswith(prefix)]
        for name in names:
            self.pilot.click(name)
            self.look()
        if not names:
            raise WrongError("there is no {name}", name=prefix)
        return len(names)
