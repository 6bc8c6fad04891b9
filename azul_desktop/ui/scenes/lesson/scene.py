"""A lesson on the table: it is played by hand, as a game is, and a plate says what to do."""

import math
import sqlite3
from collections.abc import Callable, Sequence

import pygame

from azul_desktop.coach.prompt import Prompt
from azul_desktop.core.moves import Move
from azul_desktop.core.record import Seat
from azul_desktop.geometry import Point, Shape
from azul_desktop.i18n import translate
from azul_desktop.teaching.lesson import Lesson
from azul_desktop.teaching.run import LessonRun
from azul_desktop.ui.desk import Desk
from azul_desktop.ui.input import Input, KeyPressed, PointerMoved
from azul_desktop.ui.render.brush import Brush
from azul_desktop.ui.render.stage import Group
from azul_desktop.ui.scenes import routes
from azul_desktop.ui.scenes.lesson.flow import LessonFlow, shown_session
from azul_desktop.ui.scenes.lesson.overlay import Deeds, Overlay
from azul_desktop.ui.scenes.table import TableScene
from azul_desktop.ui.table.hand.keyboard import CONFIRM
from azul_desktop.ui.widgets.widget import Widget
from azul_desktop.ui.widgets.widget_scene import ARROWS

_READ, _WORD = 4.0, 0.45
"""The seconds that an answer is there to be read, and those more for each of its words."""
_BACK = (pygame.K_BACKSPACE, pygame.K_PAGEUP)
_ON = (pygame.K_PAGEDOWN, pygame.K_n)


class LessonScene(TableScene):
    """Somebody takes a lesson; whatever opened it lies below, and comes back."""

    name = "lesson"
    bar_buttons = ("settings", "help", "exit")
    helps = False
    _flow: LessonFlow

    def __init__(self, desk: Desk, lesson: Lesson, learner: int | None, at: int = 0) -> None:
        self.run = LessonRun(lesson, at)
        self._learner = learner
        self._until = math.inf
        """When the move that is answered is taken back."""
        self.table_widgets: list[Widget] = []
        """The buttons of the table, without those of the plate."""
        self._read_from: Point | None = None
        """Where the pointer was when the plate last said something new."""
        super().__init__(desk, shown_session(self.run, _seat_of(desk, learner)))
        self._following = _following(desk, lesson)
        self.overlay = Overlay(
            desk,
            self.run,
            self._picture,
            self._flow.performance,
            self._pointer,
            Deeds(
                self._back,
                self._skip_step,
                self._next,
                self._take_back,
                self._follow_on,
                lambda: routes.to_setup(desk),
                desk.navigator.pop,
            ),
            self._following,
        )
        self._note()

    def _new_flow(self) -> LessonFlow:
        return LessonFlow(self.desk, self.run, self.session, self._picture, self._hooks())

    # The lesson goes on.

    def make(self, move: Move) -> None:
        """Make a move whether it is meant or not: the lesson answers it."""
        self._submit(move, [])

    def _submit(self, move: Move, places: list[Shape]) -> None:
        self.run.play(move)
        super()._submit(move, places)
        self._went_on()

    def _next(self) -> None:
        self.run.next()
        self._went_on()

    def _skip_step(self) -> None:
        self.run.skip()
        self._went_on()

    def _back(self) -> None:
        self.run.back()
        self._went_on()

    def _take_back(self) -> None:
        self.run.take_back()
        self._went_on()

    def _went_on(self) -> None:
        """The table follows the lesson, and how far it is will be known the next time."""
        self._until = math.inf
        self._flow.follow()
        self._note()

    def _note(self) -> None:
        run = self.run
        step, done = (0, True) if run.is_done else (run.at, False)
        try:
            self.desk.library.progress.note(self._learner, run.lesson.id, step, done)
        except sqlite3.Error as error:
            why = self.desk.library.complaint(error)
            self.desk.say_once(translate("Your progress cannot be kept: {why}", why=why))

    def _follow_on(self) -> None:
        """The next lesson in place of this one."""
        following, desk = self._following, self.desk
        assert following is not None
        desk.navigator.pop()
        routes.over_lesson(desk, following, self._learner)

    def _open_menu(self) -> None:
        """Leave: it goes on at this step the next time."""
        self.desk.navigator.pop()

    def _undo(self) -> None:
        if self.run.answer is not None:
            self._take_back()
        else:
            self._back()

    def _what_buttons_do(self) -> dict[str, Callable[[], None]]:
        """There is nothing to do again here; the way out is a button."""
        return super()._what_buttons_do() | {
            "undo": self._undo,
            "redo": self.go_on,
            "exit": self._open_menu,
            "settings": lambda: routes.over_settings(self.desk, self.session),
        }

    def go_on(self) -> None:
        """What the last button of the plate does."""
        if self.overlay.buttons and not self.run.is_done:
            self.overlay.buttons[-1].action()

    def _take_stock(self) -> None:
        """Nothing is done in a round that is not shown yet."""
        super()._take_stock()
        if self._flow.performance.held is not None:
            self._pointer.watch(self._flow.performance.shown)
            self._refresh()

    def _prompt(self) -> Prompt:
        """At the end of a round the plate says all."""
        performance = self._flow.performance
        if performance.held is not None and not performance.is_running:
            return Prompt("")
        return super()._prompt()

    # Layout.

    def arrange(self) -> None:
        """Fit the table to the window, and the plate to the table."""
        super().arrange()
        self.overlay.forget()

    def retell(self) -> None:
        """Write everything anew."""
        super().retell()
        self.overlay.forget()

    def _lay_buttons(self) -> None:
        self.replace_widgets(self.table_widgets)
        super()._lay_buttons()
        self.table_widgets = self.widgets
        self.replace_widgets([*self.widgets, *self.overlay.buttons])

    # Time.

    def update(self, now: float) -> bool:
        """Tell what is due when the table shows it; take back what was answered and read."""
        moving = super().update(now)
        ready = self._flow.is_shown
        if self.overlay.follow(self.table_widgets, ready=ready):
            self.replace_widgets([*self.table_widgets, *self.overlay.buttons])
            self._looking.wait()
            self._read_from = self.pointer
            moving = True
        if ready and self.run.answer is not None:
            self._let_read(now)
        finger = self.overlay.finger
        if finger.update(now, self.brush):
            self.desk.navigator.show_anew()
        self.due = min(self.due, finger.due, self._until)
        return moving

    def _let_read(self, now: float) -> None:
        """A move that was not meant stays until its answer was read; who points there reads on."""
        answer = self.run.answer
        assert answer is not None
        if self._until == math.inf or self.overlay.covers(self.pointer):
            self._until = now + _READ + _WORD * len(answer.text.split())
        elif now >= self._until:
            self._take_back()

    # Input.

    def handle(self, event: Input) -> None:
        """What lies under the plate is not meant."""
        self.overlay.finger.stir()
        super().handle(event)
        if isinstance(event, PointerMoved) and self._is_over_plate(event.at):
            self._pointer.point((-1, -1))

    def _is_over_plate(self, at: tuple[int, int]) -> bool:
        return self.overlay.covers(at) and not self._pointer.held()[1]

    def _press_down(self, event: Input, at: tuple[int, int], button: int) -> None:
        """A press ends what moves; one on the table also takes back what was answered."""
        if self._catch_up():
            return
        if self._is_over_plate(at) and self.widget_at(at) is None:
            return
        if self.run.answer is not None and self.widget_at(at) is None:
            self._take_back()
        super()._press_down(event, at, button)

    def _catch_up(self) -> bool:
        """Show at once what is still to be shown; whether there was something."""
        if not self._flow.script.have_to_move:
            return False
        self._flow.catch_up()
        return True

    def key(self, event: KeyPressed) -> bool:
        """Keys of the plate, then those of the table."""
        key, speaks = event.key, self.overlay.speaks
        if key in CONFIRM and self._catch_up():
            return True
        if speaks and key in _BACK and not self.run.is_done:
            self._undo()
        elif speaks and key in _ON and not event.ctrl:
            self.go_on()
        elif speaks and key in CONFIRM and self._confirms:
            self.overlay.buttons[0 if self.run.is_done else -1].action()
        else:
            if self.run.answer is not None and (key in ARROWS or key in CONFIRM or _is_digit(key)):
                self._take_back()
            return super().key(event)
        return True

    @property
    def _confirms(self) -> bool:
        """Whether Enter is for the plate: nothing else is asked for, or pointed at with keys."""
        asks = self.run.is_done or self.run.answer is not None or not self.run.has_task
        return asks and not self._keyboard.focus() and self.focused is None

    # The picture.

    def groups(self) -> list[Group]:
        """The table, the veil over it, what is carried, the plate, and what explains itself."""
        shown, view = self._flow.performance.shown, self._view()
        overlay, table = self.overlay, self._picture
        groups = table.lying(shown, view) + _pictures(self.table_widgets, self.brush)
        groups += overlay.veil() + table.aloft(view)
        groups.append(table.focus(self._keyboard.focus()))
        groups += self._unhidden(self._looking.groups(shown, view.sitters))
        groups += overlay.plate() + _pictures(overlay.buttons, self.brush)
        groups += overlay.finger.groups(self.brush, self.desk.size[1])
        return groups + self._unhidden(self.tip_groups())

    def tip_groups(self) -> list[Group]:
        """A pointer that rests where a button has come asks nothing."""
        rests = self.focused is None and self.pointer == self._read_from
        return [] if rests else super().tip_groups()

    def _unhidden(self, groups: list[Group]) -> list[Group]:
        """What explains itself, unless it would hide what the step is about."""
        hides = any(self.overlay.speaks_of(group.box) for group in groups)
        return [] if hides and not self._looking.is_held else groups


def _pictures(widgets: Sequence[Widget], brush: Brush) -> list[Group]:
    return [widget.group(brush) for widget in widgets if widget.shown]


def _is_digit(key: int) -> bool:
    return pygame.K_0 <= key <= pygame.K_9


def _seat_of(desk: Desk, learner: int | None) -> Seat:
    """Who takes the lesson sits there with name and ornament."""
    if learner is None:
        return Seat()
    found = next((one for one in desk.people.all() if one.id == learner), None)
    if found is None:
        return Seat()
    return Seat(found.name, colour=found.colour, named=True, profile=found.uid)


def _following(desk: Desk, lesson: Lesson) -> Lesson | None:
    """The next lesson of the same edition, if there is one."""
    same = desk.lessons.of(lesson.edition)
    return next((one for one in same if one.order > lesson.order), None)
