"""The program in its window: the loop, the stack of scenes, and what works in all of them."""

import contextlib
import gc
import sys
import time
from collections.abc import Callable
from pathlib import Path

import pygame

from azul_desktop import TITLE
from azul_desktop.catalog.loader import Catalogue
from azul_desktop.i18n import translate
from azul_desktop.languages.formats import percent
from azul_desktop.languages.speech import LANGUAGES, language
from azul_desktop.storage.settings import LARGEST_SCALE, SMALLEST_SCALE, Settings
from azul_desktop.ui.crashreport import write_report
from azul_desktop.ui.desk import Desk
from azul_desktop.ui.farewell import Farewell
from azul_desktop.ui.input import (
    FileDropped,
    Input,
    KeyPressed,
    Placed,
    PointerLost,
    PointerMoved,
    PointerPressed,
    PointerReleased,
    QuitAsked,
    Resized,
    Uncovered,
    read_events,
)
from azul_desktop.ui.memory import give_back_now, give_back_soon
from azul_desktop.ui.render.stage import Group, veil
from azul_desktop.ui.render.tokens import VEIL
from azul_desktop.ui.scene import Scene
from azul_desktop.ui.scene_register import SceneRegister
from azul_desktop.ui.screenmap import ScreenMap
from azul_desktop.ui.toast import Toast
from azul_desktop.ui.waiting import Pacer
from azul_desktop.ui.window import Window
from azul_desktop.ui.window_place import WindowPlaceFile

_DISK = 2.0
"""Seconds to wait for a game to be written before the next scene looks for it."""
_NEVER = 1_000_000_000
"""All that is alive is searched for litter only where nothing moves: it takes a frame or two."""
_SCALE_STEP = 25
_VEIL_ALPHA = 148
_ICON = 48 if sys.platform == "win32" else 256
"""Windows reduces the icon of a window badly, others well."""


class App:
    """Opens the window and shows scenes in it until one of them quits."""

    def __init__(
        self,
        *,
        assets: Path,
        home: Path,
        catalogue: Catalogue,
        settings: Settings,
        scenes: Callable[[Desk], SceneRegister],
        size: tuple[int, int] | None = None,
        screen_map: Path | None = None,
        clock: Callable[[], float] = time.perf_counter,
    ) -> None:
        """`UserError` where there is no display."""
        self.clock = clock
        gc.set_threshold(*gc.get_threshold()[:2], _NEVER)
        give_back_soon()
        self._place = WindowPlaceFile(home)
        self.window = Window(
            size, full_screen=settings.full_screen, title=TITLE, place=self._place.read()
        )
        pygame.font.init()
        self.desk = Desk(
            assets=assets,
            home=home,
            catalogue=catalogue,
            settings=settings,
            navigator=self,
            scenes=scenes,
            size=self.window.size,
            clock=clock,
        )
        icon = self.desk.images.master(f"images/shared/icon-{_ICON}.png")
        if icon is not None:
            self.window.set_icon(icon)
        self.scenes: list[Scene] = []
        self.running = True
        self.moving = False
        """Whether something was moving in the last frame."""
        self._toast = Toast()
        self._veils: list[Group] = []
        self._stale = True
        self._litter = False
        """Whether a scene or a size is gone that left large pictures, or gaps in memory."""
        self._resting = False
        """Whether the last frame had nothing to do."""
        self._pacer = Pacer(clock)
        self._map = ScreenMap(screen_map) if screen_map else None
        if self.window.scale < 1:
            self._note_small_window()

    @property
    def scene(self) -> Scene:
        """The scene on top."""
        return self.scenes[-1]

    # What scenes ask for.

    def go(self, scene: Scene) -> None:
        """Show a scene in place of all others."""
        if self.scenes:
            self.scene.leave()
        for old in reversed(self.scenes):
            old.close()
        self.desk.savers.wait(_DISK)
        self._litter = True
        self.scenes = [scene]
        self._enter()

    def push(self, scene: Scene) -> None:
        """Show a scene over the others; what was held below is let go, its release is not seen."""
        self.scene.handle(PointerLost())
        self.scene.leave()
        self.scenes.append(scene)
        self._enter()

    def pop(self) -> None:
        """Go back to the scene below."""
        scene = self.scenes.pop()
        scene.leave()
        scene.close()
        self.desk.savers.wait(_DISK)
        self._litter = True
        self._enter()

    def quit(self) -> None:
        """End the program after this frame."""
        self.running = False

    def say(self, text: str, sign: str = "") -> None:
        """Show a line of news for a few seconds, after an icon if there is one."""
        self._toast.say(text, self.clock(), sign)
        self._stale = True

    def set_full_screen(self, wanted: bool) -> None:
        """Fill the screen, or not, and remember it."""
        self.window.set_full_screen(wanted)
        self.desk.change(full_screen=wanted)
        self._arrange()

    def repaint(self) -> None:
        """Paint all scenes anew: things are to look otherwise."""
        self._arrange()

    def retell(self) -> None:
        """Write all scenes anew in the language of now."""
        self._toast.forget()
        for scene in self.scenes:
            scene.retell()
        self._stale = True

    def show_anew(self) -> None:
        """Show once more what the scenes look like, though nothing moves on."""
        self._stale = True

    @property
    def in_front(self) -> bool:
        """Whether somebody may look at the window."""
        return self.window.in_front

    def _enter(self) -> None:
        self.scene.arrange()
        self.scene.enter()
        self._stale = True

    # The loop.

    def run(self, first: Callable[[Desk], Scene] | None = None) -> int:
        """Show a first scene, then frame after frame until someone quits; the exit code."""
        try:
            while self.running:
                began = self.clock()
                try:
                    if first is not None:
                        make, first = first, None
                        self.go(make(self.desk))
                    self.frame()
                    gc.enable()  # the start, which makes nothing but what stays, does without
                except Exception as error:  # whatever it is, the player learns of it
                    if not self._survive(error):
                        raise
                if self.running:
                    due = min(self.scene.due, self._toast.due)
                    self._pacer.pause(began, resting=self._resting, due=due)
        finally:
            self.close()
        return 0

    def _survive(self, error: Exception) -> bool:
        """Show a page about a mistake of the program; not if that page has one, too."""
        if any(scene.tells_of_crash for scene in self.scenes):
            return False
        records: list[str] = []
        for scene in reversed(self.scenes):
            with contextlib.suppress(Exception):  # it may be what is broken
                records.append(scene.record_text())
            with contextlib.suppress(Exception):
                scene.close()
        report = write_report(self.desk.home, error, "".join(records))
        self.window.stage.forget()  # it may have been painted in part
        self.scenes = [self.desk.scenes.crash(report)]
        self._enter()
        return True

    def frame(self) -> None:
        """Hear what happened, move on, and repaint what changed."""
        events = read_events()
        for event in events:
            self._handle(event)
            if not self.running:
                return
        self.window.note_place()
        if news := self.desk.album.news():
            self.say(news.text, "check" if news.good else "warning")
        self.desk.tell_news()
        now = self.clock()
        moving = self.scene.update(now)
        moving = self._toast.update(now) or moving
        busy = bool(events) or moving or self.moving
        if busy or self._stale:
            self._stale = False
            self.window.show(self._groups())
        self._resting = not busy and not self.scene.prepare() and not self._tidy_up()
        self.moving = moving
        self._tell_map()

    def _tidy_up(self) -> bool:
        """Nothing is to be shown: clear away closed scenes, then get the sounds ready.

        Whether more of it is left. While a bot thinks, it has the machine for itself.
        """
        if self.scene.due <= self.clock():
            return False
        if not self._litter:
            return self.desk.audio.warm()
        self._litter = False
        # What is left now stays long: later collections, which may come in the middle of a
        # flight, need not look at it.
        gc.unfreeze()
        gc.collect()
        gc.freeze()
        give_back_now()
        return True

    def _tell_map(self) -> None:
        if self._map is None:
            return
        try:
            self._map.tell(
                self.scene,
                animating=self.scene.animating,
                size=self.window.screen.get_size(),
                scale=self.window.scale,
            )
        except OSError as error:
            self._map = None
            why = error.strerror or str(error)
            self.say(translate("The screen map cannot be written: {why}", why=why))

    def close(self) -> None:
        """End all scenes and the window; what is being written gets some time."""
        for scene in reversed(self.scenes):
            scene.close()
        self.desk.audio.close()
        self.desk.savers.add(self._place.keep(self.window.place))
        self.desk.end()
        farewell = Farewell([self.desk.savers, self.desk.album.writers], self.desk.home)
        farewell.wait(self._say_last)
        self.scenes.clear()
        pygame.display.quit()
        farewell.wait_more()

    def _say_last(self, text: str) -> None:
        """Show a line over the scenes, which are closed."""
        self.say(text, "warning")
        if self.scenes:
            with contextlib.suppress(pygame.error):  # the display may be gone
                self.window.show(self._groups())

    def _groups(self) -> list[Group]:
        first = max(n for n, scene in enumerate(self.scenes) if scene.covers or n == 0)
        groups: list[Group] = []
        for number, scene in enumerate(self.scenes[first:]):
            if number:
                groups.append(self._veil(number))
            groups += scene.groups()
        if self._toast.shown:
            bottom = min(self.scene.free_above, self.desk.size[1])
            groups.append(self._toast.group(self.desk.scaled_brush, self.desk.size, bottom))
        return groups

    def _veil(self, level: int) -> Group:
        """What darkens the scenes below a dialog; each level has its own."""
        while len(self._veils) < level:
            self._veils.append(veil(self.desk.size, (*VEIL, _VEIL_ALPHA)))
        return self._veils[level - 1]

    def hear(self, event: Input) -> None:
        """Something happened that was not in the queue."""
        self._handle(event)
        self._stale = True

    def _handle(self, event: Input) -> None:
        match event:
            case QuitAsked():
                self.quit()
            case Resized():
                if self.window.resize():
                    self._arrange()
                    if self.window.scale < 1:
                        self._note_small_window()
            case Placed(how):
                self.window.note(how)
            case Uncovered():
                self.window.stage.forget()
            case FileDropped(file):
                scene = self.desk.scenes.file(Path(file))
                if scene is not None:
                    self.go(scene)
            case KeyPressed() if self._global_key(event):
                pass
            case PointerMoved(at) | PointerPressed(at, _) | PointerReleased(at, _):
                self.scene.handle(event._replace(at=self.window.to_scene(at)))
            case _:
                self.scene.handle(event)

    def _arrange(self) -> None:
        self.desk.resize(self.window.size)
        self._veils.clear()
        for scene in self.scenes:
            scene.arrange()
        self._stale = self._litter = True

    def _global_key(self, event: KeyPressed) -> bool:
        """Keys that do the same everywhere; whether it was one of them."""
        if event.key == pygame.K_F11 or (event.key == pygame.K_RETURN and event.alt):
            self.set_full_screen(not self.window.full_screen)
            return True
        if event.key == pygame.K_F12:
            self.desk.album.keep(self.window.screen.copy(), "photo")
            return True
        if event.key == pygame.K_F9:
            self._speak_next()
            return True
        if event.key == pygame.K_m and not self.scene.is_typing:
            self.desk.audio.mute(not self.desk.audio.muted)
            return True
        if event.ctrl and event.key in (pygame.K_PLUS, pygame.K_EQUALS, pygame.K_KP_PLUS):
            self._change_scale(_SCALE_STEP)
            return True
        if event.ctrl and event.key in (pygame.K_MINUS, pygame.K_KP_MINUS):
            self._change_scale(-_SCALE_STEP)
            return True
        return False

    def _speak_next(self) -> None:
        """The language after the one that is spoken; it says its name."""
        codes = list(LANGUAGES)
        following = codes[(codes.index(language()) + 1) % len(codes)]
        self.desk.change(language=following)
        self.say(LANGUAGES[following])

    def _change_scale(self, by: int) -> None:
        scale = min(max(self.desk.settings.ui_scale + by, SMALLEST_SCALE), LARGEST_SCALE)
        self.desk.change(ui_scale=scale)
        self._arrange()
        applied = self.scene.applied_scale
        if applied < scale:
            # Translators: "125% of 200%": the size of text and controls.
            text = translate(
                "{applied} of {scale}: as much as fits here",
                applied=percent(applied),
                scale=percent(scale),
            )
        else:
            text = translate("Size of text and controls: {scale}", scale=percent(scale))
        self.say(text)

    def _note_small_window(self) -> None:
        self.say(translate("This window is small, so everything is drawn smaller."))
