"""Watching: a game on its own table, move by move, with the log beside it and a strip below."""

import math
from collections.abc import Callable

import pygame

from azul_desktop.core.errors import UserError
from azul_desktop.core.record import format_record
from azul_desktop.core.state import PHASES
from azul_desktop.i18n import translate
from azul_desktop.session.session import Session
from azul_desktop.ui.desk import Desk
from azul_desktop.ui.families.rules_page import LIBRARY_KEYS, Passage
from azul_desktop.ui.input import (
    Input,
    KeyPressed,
    KeyReleased,
    PointerLost,
    PointerMoved,
    WheelTurned,
)
from azul_desktop.ui.render.brush import Brush
from azul_desktop.ui.render.stage import Group
from azul_desktop.ui.scenes import routes
from azul_desktop.ui.scenes.watch.branch import BranchScene
from azul_desktop.ui.scenes.watch.course import Course
from azul_desktop.ui.scenes.watch.log_plate import LogPlate
from azul_desktop.ui.scenes.watch.places import Places, places
from azul_desktop.ui.scenes.watch.playback import SPEEDS
from azul_desktop.ui.scenes.watch.strip import Commands, Strip
from azul_desktop.ui.scenes.watch.watched_table import WatchedTable
from azul_desktop.ui.seatcolours import seat_colours
from azul_desktop.ui.widgets.button import Button
from azul_desktop.ui.widgets.widget import Widget
from azul_desktop.ui.widgets.widget_scene import WidgetScene

_LOOK = 1.0
"""After so many seconds a running game is asked how far it is."""


class WatchScene(WidgetScene):
    """A game that is looked at; whatever opened it lies below, and comes back."""

    name = "watch"

    def __init__(self, desk: Desk, session: Session, at: int = 0) -> None:
        super().__init__(desk)
        course = Course(session)
        self._places = self._divide()
        self._table = WatchedTable(desk, course, course.inside(at), lambda: self._places.frame)
        self.playback = self._table.playback
        self._last = desk.clock()
        self._asked = desk.clock()
        self._seen_at: tuple[int, int] | None = None
        """The position that all widgets tell of, and how many there are."""
        self._keys = self._what_keys_do()

    @property
    def session(self) -> Session:
        """The game."""
        return self.playback.course.session

    @property
    def at(self) -> int:
        """The position that is looked at."""
        return self.playback.at

    @property
    def brush(self) -> Brush:
        """Plate and strip have the letters that there is room for."""
        return self._brush

    def enter(self) -> None:
        """Time spent elsewhere does not count."""
        self._last = self.desk.clock()
        self.desk.audio.theme(self.session.rules.edition.theme)

    def leave(self) -> None:
        """Nothing is played that nobody sees."""
        self.playback.playing = False
        self.playback.arrive()

    def record_text(self) -> str:
        """The game, for a report."""
        return format_record(self.session.record)

    # Layout.

    def _divide(self) -> Places:
        desk = self.desk
        found = places(desk.size, desk.settings.ui_scale)
        self._brush = desk.brush.at_scale(found.text, found.text * 100 / found.frame.scale)
        return found

    def arrange(self) -> None:
        """Divide the window; what is moving arrives at once."""
        self._places = self._divide()
        self._table.arrange()
        self._lay_out()

    def _lay_out(self) -> None:
        """Plate and strip for the game as long as it is now."""
        found, course, record = self._places, self.playback.course, self.session.record
        colours = seat_colours(record.seats)
        playback = self.playback
        commands = Commands(
            lambda: self._go(0),
            lambda: self._go(self.at - 1),
            self._play,
            self._step_on,
            lambda: self._go(course.last),
            lambda speed: self._choose_speed(int(speed) - 1),
            self._go,
        )
        self._strip = Strip(self.brush, found.strip, course, colours, commands, playback.speed)
        self._plate = LogPlate(
            self.brush,
            found.plate,
            course,
            self._table.picture.pieces,
            self.desk.people,
            self._go,
        )
        self._around = self._buttons()
        self._runs = bool(record.about.id) and not self.session.is_over
        """Whether somebody may play the game on."""
        self.due = math.inf
        self._seen_at = None
        self._refresh()

    def _buttons(self) -> list[Widget]:
        """Those of the head, and the one below the log."""
        desk = self.desk
        back = Button(
            "button/back", self._places.back, desk.navigator.pop, icon="back", ground="wood"
        )
        back.hint = translate("Back (Esc)")
        hints = {"settings": translate("Settings (S)"), "help": translate("Rules (F1)")}
        actions: dict[str, Callable[[], None]] = {
            "settings": lambda: routes.over_settings(desk, self.session),
            "help": self._open_rules,
        }
        found: list[Widget] = [back]
        for word, box in self._table.picture.layout.top_bar.buttons.items():
            button = Button(
                f"button/{word}", box, actions[word], icon=word, ground="wood", radius=10
            )
            button.hint = hints[word]
            found.append(button)
        branch = Button(
            "button/branch",
            self._plate.foot,
            self._branch,
            label=translate("Continue from here"),
            icon="branch",
        )
        return [*found, branch]

    def _refresh(self) -> None:
        """Say everywhere where one is."""
        playback = self.playback
        self._strip.show(self.at, playing=playback.playing)
        seen = self.at, playback.course.last
        if seen == self._seen_at:
            return
        self._seen_at = seen
        branch = self._around[-1]
        over = not self.session.rules.legal_moves(playback.state)
        branch.enabled = not over
        branch.hint = (
            translate("Here the game is over.")
            if over
            else translate("A new game begins at this position (B)")
        )
        self._rows: list[Widget] = list(self._plate.rows_at(self.at))
        self._show_widgets()

    def _show_widgets(self) -> None:
        """All that can be used now; who drags the scrubber goes on."""
        held = self._held
        self.replace_widgets([*self._around, *self._strip.widgets, *self._rows])
        self._held = held if held in self.widgets else None

    # What can be done.

    def _go(self, at: int) -> None:
        self.playback.playing = False
        self.playback.go(at)
        self._look_again()

    def _step_on(self) -> None:
        self.playback.playing = False
        self.playback.step_on()
        self._look_again()

    def _play(self) -> None:
        self.playback.play()
        self._look_again()

    def _look_again(self) -> None:
        self._table.look_anew()
        self._refresh()

    def _choose_speed(self, speed: int) -> None:
        self.playback.speed = min(max(speed, 0), len(SPEEDS) - 1)
        self._strip.choose_speed(self.playback.speed)
        self._show_widgets()

    def _branch(self) -> None:
        self.playback.playing = False
        self.playback.arrive()
        self.desk.navigator.push(BranchScene(self.desk, self.session, self.at))

    def _what_keys_do(self) -> dict[int, Callable[[], None]]:
        """Keys without Shift and Ctrl."""
        playback, desk = self.playback, self.desk
        keys: dict[int, Callable[[], None]] = {
            pygame.K_LEFT: lambda: self._go(self.at - 1),
            pygame.K_RIGHT: self._step_on,
            pygame.K_HOME: lambda: self._go(0),
            pygame.K_END: lambda: self._go(playback.course.last),
            pygame.K_SPACE: self._play,
            pygame.K_b: self._try_branch,
            pygame.K_s: lambda: routes.over_settings(desk, self.session),
            pygame.K_ESCAPE: desk.navigator.pop,
            pygame.K_F1: self._open_rules,
            pygame.K_TAB: lambda: self._table.hold_up(True),
        }
        for key in (pygame.K_PLUS, pygame.K_EQUALS, pygame.K_KP_PLUS):
            keys[key] = lambda: self._choose_speed(playback.speed + 1)
        for key in (pygame.K_MINUS, pygame.K_KP_MINUS):
            keys[key] = lambda: self._choose_speed(playback.speed - 1)
        return keys

    def _open_rules(self) -> None:
        """The rules about what is pointed at on the table, else the keys of this screen."""
        about = self._table.asked() or Passage(LIBRARY_KEYS, "watching")
        routes.over_help(self.desk, self.session.rules.edition.id, about)

    def _try_branch(self) -> None:
        if self._around[-1].enabled:
            self._branch()

    # Input.

    def handle(self, event: Input) -> None:
        """The pointer over the table, the wheel, and everything else for the widgets."""
        match event:
            case WheelTurned(_, up) if up:
                if up > 0:
                    self._go(self.at - 1)
                else:
                    self._step_on()
            case PointerMoved(at):
                super().handle(event)
                self._table.point(at)
            case PointerLost():
                super().handle(event)
                self._table.hold_up(False)
            case KeyReleased(key) if key == pygame.K_TAB:
                self._table.hold_up(False)
            case _:
                super().handle(event)

    def key(self, event: KeyPressed) -> bool:
        """Every button has a key; Shift goes by rounds."""
        if event.ctrl:
            return False
        course = self.playback.course
        if event.shift and event.key == pygame.K_LEFT:
            self._go(course.round_before(self.at))
        elif event.shift and event.key == pygame.K_RIGHT:
            self._go(course.round_after(self.at))
        elif pygame.K_1 <= event.key < pygame.K_1 + len(SPEEDS):
            self._choose_speed(event.key - pygame.K_1)
        elif event.key in self._keys:
            self._keys[event.key]()
        else:
            return False
        return True

    # Time.

    @property
    def animating(self) -> bool:
        """Whether pieces are on their way, or boards."""
        return self.playback.is_moving

    @property
    def phase(self) -> str:
        """The phase of the game where one looks."""
        return PHASES[self.playback.state.phase]

    @property
    def turn(self) -> int:
        """Who decides there."""
        return self.playback.state.turn

    @property
    def moves(self) -> int:
        """How many moves were made there."""
        return self.at

    def update(self, now: float) -> bool:
        """Move what moves; look how far a running game is."""
        moving = super().update(now)
        seconds, self._last = now - self._last, now
        self._follow(now)
        moving = self._table.update(seconds, now) or moving
        self._refresh()
        return moving

    def _follow(self, now: float) -> None:
        """A game that is played in another window is asked from time to time."""
        if not self._runs:
            return
        self.due = self._asked + _LOOK
        if now < self.due:
            return
        self._asked, self.due = now, now + _LOOK
        library = self.desk.library
        try:
            row = library.games.find(self.session.record.about.id)
            if row is None or row.changed == self.session.record.about.changed:
                return
            session = library.games.load(row, self.desk.catalogue.find)
        except UserError:
            return  # what was read before can still be watched
        self.playback.follow(Course(session))
        self._lay_out()

    def prepare(self) -> bool:
        """Paint what the other half of a round looks like."""
        return self._table.get_ready()

    # The picture.

    def groups(self) -> list[Group]:
        """The table, then plate and strip, then what is looked at more closely."""
        groups = self._table.groups()
        groups += [*self._plate.groups(), *self._strip.groups(), *self.widget_groups()]
        return groups + self._table.closer()
