"""The desk: what every scene works with – settings, pictures, the window's size, ways to others."""

import time
from collections.abc import Callable
from copy import copy
from dataclasses import asdict, replace
from functools import cached_property
from pathlib import Path
from typing import TYPE_CHECKING, Protocol
from weakref import WeakValueDictionary

import pygame

from azul_desktop.catalog.loader import Catalogue
from azul_desktop.i18n import explain, translate
from azul_desktop.languages.speech import language, set_language, take_complaint
from azul_desktop.library.keeper import Keeper
from azul_desktop.library.opening import open_library
from azul_desktop.session.session import Session
from azul_desktop.storage.engines import load_engines
from azul_desktop.storage.settings import PALETTES, Settings, settings_file
from azul_desktop.storage.valuewriter import ValueWriter
from azul_desktop.storage.writers import Writers
from azul_desktop.ui.audio import Audio
from azul_desktop.ui.beside import Beside
from azul_desktop.ui.first_language import first_language
from azul_desktop.ui.people import People
from azul_desktop.ui.photo import Album
from azul_desktop.ui.render.brush import Brush
from azul_desktop.ui.render.images import Images
from azul_desktop.ui.render.looks import TileLooks
from azul_desktop.ui.render.shelf import SHELF
from azul_desktop.ui.render.stage import Group, Sprite
from azul_desktop.ui.render.text import Type
from azul_desktop.ui.render.tokens import colour
from azul_desktop.ui.scene import Scene
from azul_desktop.ui.scene_register import SceneRegister
from azul_desktop.ui.waiting import wake

if TYPE_CHECKING:
    from azul_desktop.teaching.loader import Lessons

DESIGN = (1920, 1080)
"""The window that all measures are given for."""
TITLE_PICTURE = "title", (0.0, 0.0)
"""The backdrop of the first screen; what is at its left is never cut off."""
_WOOD = colour("#3a2417")
_DARK = (96, 96, 96)
"""What is left of a backdrop's light where contrast is wanted."""


class Navigator(Protocol):
    """Who can show another scene."""

    def go(self, scene: Scene) -> None:
        """Show a scene in place of all others."""

    def push(self, scene: Scene) -> None:
        """Show a scene over the others."""

    def pop(self) -> None:
        """Go back to the scene below."""

    def quit(self) -> None:
        """End the program."""

    def set_full_screen(self, wanted: bool) -> None:
        """Fill the screen, or not."""

    def say(self, text: str) -> None:
        """Show a line of news for a few seconds."""

    def repaint(self) -> None:
        """Paint all scenes anew: things are to look otherwise."""

    def retell(self) -> None:
        """Write all scenes anew: another language is spoken."""

    def show_anew(self) -> None:
        """Show once more what the scenes look like, though nothing moves on."""

    @property
    def in_front(self) -> bool:
        """Whether somebody may look at the window: it has the keyboard and is no icon."""
        ...


class Desk:
    """Everything scenes share."""

    def __init__(
        self,
        *,
        assets: Path,
        home: Path,
        catalogue: Catalogue,
        settings: Settings,
        navigator: Navigator,
        scenes: Callable[["Desk"], SceneRegister],
        size: tuple[int, int],
        clock: Callable[[], float] = time.perf_counter,
    ) -> None:
        self.assets = assets
        self.home = home
        self.catalogue = catalogue
        self.settings = settings
        self.trusted: frozenset[str] = frozenset()
        """Commands of programs that were named on the command line."""
        self._said: set[str] = set()
        self.engines = load_engines(home)
        """The programs that can be chosen as players."""
        opened = open_library(home, catalogue.find)
        self.library = opened.library
        self.good_copy = opened.copy
        """A copy of a library that was found damaged; None where there is nothing to bring back."""
        self.people = People(self.library, self.say_once)
        """Everybody who can be chosen for a seat."""
        self.learner: str | None = None
        """Who was chosen to learn, by the id; empty for a guest, None until somebody was."""
        self.news = opened.news
        """What people have to know about the library."""
        self.writer = ValueWriter(wake)
        self.savers = Writers()
        """Those who still write the library, or where the window was."""
        self.album = Album(home, wake)
        self.navigator = navigator
        self.scenes = scenes(self)
        """How the other scenes are made."""
        self.clock = clock
        self.images = Images(assets)
        self.type = Type(assets / "fonts")
        self.audio = Audio(settings, assets / "sounds")
        self.size = size
        SHELF.fit(size)
        self.brush = self._new_brush()
        self._backdrops: WeakValueDictionary[str, Group] = WeakValueDictionary()
        """Each is as large as the window: it is kept as long as it is shown."""
        self._early: tuple[str, Beside[pygame.Surface]] | None = None
        """The backdrop that is being read, and its name."""

    @cached_property
    def lessons(self) -> "Lessons":
        """The lessons that can be taken, bundled and the user's own."""
        from azul_desktop.teaching.loader import installed_lessons

        return installed_lessons(self.catalogue, self.home)

    @property
    def unit(self) -> float:
        """Real pixels for a logical one, before the user's own scale."""
        return min(self.size[0] / DESIGN[0], self.size[1] / DESIGN[1])

    @property
    def looks(self) -> TileLooks:
        """How the user wants tiles to look."""
        settings = self.settings
        palette = "" if settings.palette == PALETTES[0] else settings.palette
        letters = language() if settings.letters else ""
        return TileLooks(settings.letters, palette, settings.high_contrast, self.unit, letters)

    @property
    def is_still(self) -> bool:
        """Whether the user wants nothing to move that needs not."""
        return self.settings.reduce_motion or self.settings.animation == "off"

    def may_start(self, command: str) -> bool:
        """Whether the user named a program: a saved game alone must not start any."""
        return command in self.trusted or any(one.command == command for one in self.engines)

    def new_keeper(self, session: Session) -> Keeper:
        """Someone who keeps a game in the library."""
        return Keeper(self.library, session)

    def resize(self, size: tuple[int, int]) -> None:
        """The window has another size."""
        self.size = size
        self.type.forget_sizes()
        SHELF.fit(size)
        self.brush = self._new_brush()
        self._backdrops.clear()
        self._early = None

    def miniature(self, size: tuple[int, int]) -> "Desk":
        """The same desk for a small picture of a window: what depends on the size is its own."""
        other = copy(self)
        other.size = size
        other.brush = other._new_brush()
        other._backdrops = WeakValueDictionary()
        other._early = None
        return other

    @property
    def scaled_brush(self) -> Brush:
        """The brush at the size that the user wants, for what lies over all scenes."""
        return self.brush.at_scale(self.unit * self.settings.ui_scale / 100, self.unit)

    def _new_brush(self) -> Brush:
        return Brush(self.type, self.images, self.unit, contrast=self.settings.high_contrast)

    def read_backdrop(self, name: str, keep: tuple[float, float] = (0.5, 0.5)) -> None:
        """Begin to read a picture that will soon fill the window, and go on meanwhile."""
        self._early = name, Beside(lambda: self._covering(name, keep))

    def backdrop(self, name: str, keep: tuple[float, float] = (0.5, 0.5)) -> Group:
        """A picture that fills the window, such as `azulejo/table` or `title`.

        What is cut off lies around the point `keep`, in parts of the picture.
        """
        group = self._backdrops.get(name)
        if group is None:
            early, self._early = self._early, None
            read = early is not None and early[0] == name
            surface = early[1].result() if early and read else self._covering(name, keep)
            if self.brush.contrast:
                surface.fill(_DARK, None, pygame.BLEND_RGB_MULT)
            group = self._backdrops[name] = Group([Sprite(surface, 0, 0)])
        return group

    def _covering(self, name: str, keep: tuple[float, float]) -> pygame.Surface:
        """The smaller drawing where it is large enough: it is read four times as fast."""
        fits = self.size[0] <= DESIGN[0] and self.size[1] <= DESIGN[1]
        for file in (f"{name}-half.jpg" if fits else f"{name}-large.jpg", f"{name}.jpg"):
            surface = self.images.background(f"images/{file}", self.size, keep)
            if surface is not None:
                return surface
        plain = pygame.Surface(self.size)
        plain.fill(_WOOD)
        return plain

    def change(self, **values: object) -> None:
        """Change settings; they act at once and are kept."""
        before = self.looks
        self.settings = replace(self.settings, **values)  # type: ignore[arg-type]
        self.audio.obey(self.settings)
        self.writer.keep(settings_file(self.home / "settings.json"), values, asdict(self.settings))
        if self.looks != before:
            self.navigator.repaint()
        if "language" in values:
            set_language(first_language(self.settings))
            self.navigator.retell()

    def tell_news(self) -> None:
        """Say what went wrong elsewhere: a disk that refuses, a catalogue; each is told once."""
        while self.news:
            self.say_once(self.news.pop(0))
        while news := self.writer.news():
            self.say_once(news)
        while complaint := take_complaint():
            self.say_once(explain(complaint))

    def end(self) -> None:
        """Close what is kept on disk; those who still write are among the savers."""
        self.savers.add(self.writer.end())
        self.savers.add(self.library.end())

    def say_unsaved(self, why: str) -> None:
        """Say that the disk does not take the game, which goes on."""
        text = translate("The game cannot be saved in {folder}: {why}", folder=self.home, why=why)
        self.navigator.say(text)

    def say_once(self, text: str) -> None:
        """Show a line of news that would only annoy when it came again."""
        if text not in self._said:
            self._said.add(text)
            self.navigator.say(text)
