"""The table: a game is played here, by drag, by click or by keyboard, against people and bots."""

from collections.abc import Callable

import pygame

from azul_desktop.coach import names
from azul_desktop.coach.prompts import Complaint, prompt_now
from azul_desktop.coach.reasons import why_not
from azul_desktop.core.moves import Move
from azul_desktop.core.record import HUMAN, format_record
from azul_desktop.core.state import DRAFT, PHASES
from azul_desktop.geometry import Shape
from azul_desktop.session.session import Session
from azul_desktop.ui.desk import Desk
from azul_desktop.ui.input import (
    LEFT,
    RIGHT,
    Input,
    KeyPressed,
    KeyReleased,
    PointerLost,
    PointerMoved,
    PointerPressed,
    PointerReleased,
    Position,
)
from azul_desktop.ui.render.brush import Brush
from azul_desktop.ui.render.stage import Group
from azul_desktop.ui.scene import Target
from azul_desktop.ui.scenes import routes
from azul_desktop.ui.table.bot_seats import BotSeats
from azul_desktop.ui.table.buttons import controls, refresh
from azul_desktop.ui.table.hand.closer_look import CloserLook
from azul_desktop.ui.table.hand.keyboard import CONFIRM, Keyboard
from azul_desktop.ui.table.hand.passing import Passing
from azul_desktop.ui.table.hand.pointer import Pointer
from azul_desktop.ui.table.paint.round_card import RoundCard
from azul_desktop.ui.table.paint.table_picture import TablePicture, View
from azul_desktop.ui.table.show.choreographer import PACES
from azul_desktop.ui.table.show.gliding import Glide
from azul_desktop.ui.table.show.performance import Performance
from azul_desktop.ui.table.shown.seating import front_seat, seat_names, sitters
from azul_desktop.ui.widgets.widget_scene import WidgetScene

_BOT_TURN = 0.5
"""A bot's turn takes at least so long, so that it can be followed."""
_END_PAUSE = 1.2


class TableScene(WidgetScene):
    """A game in progress."""

    name = "table"

    def __init__(self, desk: Desk, session: Session) -> None:
        super().__init__(desk)
        self.session = session
        self._picture = TablePicture(desk, session.rules, len(session.record.seats))
        self._performance = Performance(session.rules, session.state, desk.audio)
        self._bots = BotSeats(session, desk)
        self._keeper = desk.new_keeper()
        self._pointer = Pointer(self._picture, session.rules, self._drop, self._complain)
        self._passing = Passing(desk, self._pointer)
        self._looking = CloserLook(self._picture, session.rules, seat_names(session))
        self._complaint = Complaint()
        self._card = RoundCard(self._picture, desk)
        if not session.steps:
            self._card.begin(session.state.round, session.state.first)
        self._last = desk.clock()
        self._turn_since = self._last
        self._due: list[Callable[[], None]] = []
        """What is still to be done before the next decision."""
        self._glide = Glide()
        self._actions = self._what_buttons_do()
        self._keyboard = Keyboard(self._pointer, self._actions, super().targets, self._click)

    @property
    def brush(self) -> Brush:
        """Buttons have the letters of the table."""
        return self._picture.brush

    def enter(self) -> None:
        """Set the mood; time spent elsewhere does not count."""
        self._last = self.desk.clock()
        self.desk.audio.theme(self.session.rules.edition.theme)
        self.desk.audio.music(True)

    def close(self) -> None:
        """End the bots; what is to be kept is still written."""
        self._bots.close()
        self.desk.savers.add(self._keeper.end())
        self.desk.audio.music(False)

    def record_text(self) -> str:
        """The game, for a report."""
        return format_record(self.session.record)

    # Layout.

    def arrange(self) -> None:
        """Fit the table to the window; what is moving arrives at once, what is held goes back."""
        self._performance.finish(self.session.state)
        self._picture.forget()
        self._due.clear()
        self._lay_out()
        self._take_stock()

    def _lay_out(self) -> None:
        drafting = self.session.state.phase == DRAFT
        self._picture.arrange(front_seat(self.session), drafting=drafting)
        self._looking.forget()
        self.replace_widgets(controls(self._picture, self._actions, self._passing.use))
        self._refresh()

    def _take_stock(self) -> None:
        """Who decides now, and what is where."""
        session, shown = self.session, self._performance.shown
        busy = self._performance.is_running or session.is_over
        if busy or session.seat.kind != HUMAN:
            self._pointer.watch(shown)
        else:
            self._pointer.attend(shown, session.state)
        self._refresh()

    def _refresh(self) -> None:
        refresh(self.widgets, self.session, self._pointer)
        self._keyboard.follow()

    # Time.

    @property
    def animating(self) -> bool:
        """Whether pieces are on their way, or boards, or a click is not heard yet."""
        return self._performance.is_running or bool(self._due) or self._passing.is_settling

    @property
    def phase(self) -> str:
        """The phase of the game."""
        return PHASES[self.session.state.phase]

    @property
    def turn(self) -> int:
        """Who decides."""
        return self.session.state.turn

    def update(self, now: float) -> bool:
        """Move what moves; let bots think and answer; go on to the results."""
        moving = super().update(now) or self._passing.is_settling
        seconds, self._last = now - self._last, now
        self.due = min(self._complaint.due, self._bots.due)
        moving = self._complaint.update(now) or moving
        moving = self._card.update(seconds) or moving
        moving = self._glide.update(seconds, PACES[self.desk.settings.animation]) or moving
        shown, state = self._performance.shown, self.session.state
        moving = self._looking.update(now, self._pointer, shown, state) or moving
        if problem := self._keeper.problem():
            self.desk.say_unsaved(problem)
        if self._performance.is_running:
            if self._performance.update(seconds, self.session.state):
                self._due = [self._seat, self._take_stock]
            elif (began := self._performance.hear_of_round()) is not None:
                self._card.begin(began.round, began.first_player)
            return True
        if self._due:
            # One step in each frame, so that none takes long.
            self._due.pop(0)()
            return True
        return self._go_on(now) or moving

    def prepare(self) -> bool:
        """Paint what the other half of a round will look like, part by part."""
        if self._picture.cold:
            self._picture.warm(self._performance.shown, self._view())
            return True
        if self._card.cold:
            self._card.warm(self._view().sitters)
            return True
        return False

    def _go_on(self, now: float) -> bool:
        """Nothing moves: is a bot to decide, or is the game over?"""
        session = self.session
        speed = PACES[self.desk.settings.animation]
        if session.is_over:
            if now - self._turn_since >= _END_PAUSE * speed:
                routes.to_results(self.desk, session)
            return True
        if session.seat.kind == HUMAN:
            return False
        asked = not self._bots.is_thinking
        self._bots.ask()
        if now - self._turn_since >= _BOT_TURN * speed and not self._card.is_shown:
            move = self._bots.answer()
            if move is not None:
                self._submit(move, [], announce=True)
                return True
        return asked

    def _drop(self, move: Move, places: list[Shape]) -> None:
        """A person made a move; its flights begin where the hand let go."""
        self._submit(move, places, announce=False)

    def _submit(self, move: Move, places: list[Shape], *, announce: bool) -> None:
        """Make a move; the picture catches up."""
        step = self.session.submit(move)
        self._keeper.note(self.session.record, over=self.session.is_over)
        speed, still = PACES[self.desk.settings.animation], self.desk.settings.reduce_motion
        where = self._picture.where
        self._performance.show(step, where, speed, places, announce=announce, still=still)
        if self._performance.is_running:
            self._take_stock()
        else:
            self._settle()

    def _settle(self) -> None:
        """The picture has caught up: the next decision is due."""
        self._due.clear()
        self._seat()
        self._take_stock()

    def _seat(self) -> None:
        """Bring the board of who decides to the front; make room for what is done now."""
        self._turn_since = self.desk.clock()
        layout = self._picture.layout
        drafting = self.session.state.phase == DRAFT
        moved = front_seat(self.session) != self._picture.where.front
        if moved and not self.desk.settings.reduce_motion:
            self._glide.begin()
        if moved or (layout.scoring is not None and drafting != self._picture.drafting):
            self._lay_out()
            self._performance.mark(self._picture.where)
            self._pointer.watch(self._performance.shown)

    def _finish(self) -> bool:
        """Let what is moving arrive at once; whether something was."""
        self._card.dismiss()
        moved = self._performance.finish(self.session.state) or bool(self._due)
        if moved:
            self._settle()
        return moved

    def _skip(self) -> None:
        self._finish()

    # Undo, saving, leaving.

    def undo(self) -> None:
        """Back to the last decision of a person."""
        if self.session.can_undo():
            self._bots.interrupt()
            self.session.undo()
            self._jump()

    def redo(self) -> None:
        """Make again what was undone."""
        if self.session.can_redo():
            self._bots.interrupt()
            self.session.redo()
            self._jump()

    def _jump(self) -> None:
        self._card.dismiss()
        self._performance.jump(self.session.state)
        self._keeper.note(self.session.record, over=self.session.is_over)
        self._settle()

    def _open_menu(self) -> None:
        self._keeper.wait()  # the menu says whether the game is saved
        routes.over_pause(self.desk, self.session)

    def _leave_for_setup(self) -> None:
        """A game that the disk did not take is not left without a question: the menu asks it."""
        self._keeper.wait()
        if self.desk.saves.holds(self.session.record):
            routes.to_setup(self.desk)
        else:
            self._open_menu()

    def _what_buttons_do(self) -> dict[str, Callable[[], None]]:
        """What buttons and keys do, by a word for each."""
        edition = self.session.rules.edition.id
        return {
            "undo": self.undo,
            "redo": self.redo,
            "log": lambda: routes.over_log(self.desk, self.session),
            "menu": self._open_menu,
            "setup": self._leave_for_setup,
            "help": lambda: routes.over_help(self.desk, edition),
            "skip": self._skip,
            "look": lambda: self._looking.hold_up(self._picture.where.player(1)),
        }

    def _complain(self, pick: str, target: str) -> None:
        """Say why a drop is not possible, where it was meant for something."""
        if pick and target and target.split("/")[0] not in ("disc", "centre", "player"):
            rules, state = self.session.rules, self.session.state
            self._complaint.say(why_not(rules, state, pick, target), self.desk.clock())
            self.desk.audio.play("thud")

    # Input.

    def handle(self, event: Input) -> None:
        """The hand over the table; the buttons lie above it."""
        held = self._pointer.held()[1]
        match event:
            case PointerMoved(at):
                super().handle(event)
                self._keyboard.forget()
                self._pointer.point(at)
            case PointerPressed(at, button):
                self._press_down(event, at, button)
            case PointerReleased(at, button) if button == LEFT:
                super().handle(event)
                self._pointer.point(at)
                self._pointer.release(at)
            case PointerLost():
                super().handle(event)
                self._looking.hold_up(None)
                self._pointer.put_back()
            case KeyReleased(key) if key == pygame.K_TAB:
                self._looking.hold_up(None)
            case _:
                super().handle(event)
        if self._pointer.held()[1] > held:
            self.desk.audio.play("tick")
        self._refresh()

    def _press_down(self, event: Input, at: tuple[int, int], button: int) -> None:
        """A press ends what is moving, then does what it would have done, unless that is passing.

        The second of a double click on passing or keeping does nothing.
        """
        if self._passing.is_settling:
            return
        skipped = self._finish()
        self._pointer.point(at)
        widget = self.widget_at(at)
        if button == RIGHT:
            self._pointer.put_back()
        elif widget is not None:
            if not skipped or widget.name not in (names.PASS, names.KEEP):
                super().handle(event)
        else:
            self._pointer.press(at)

    def key(self, event: KeyPressed) -> bool:
        """Keys of the table."""
        if event.key in CONFIRM and self._passing.is_settling:
            return True  # the second press of what passed
        running = self._performance.is_running or self._card.is_shown
        return self._keyboard.key(event, running=running) or super().key(event)

    def _click(self, at: Position) -> None:
        """The keyboard clicks at a place."""
        self._press_down(PointerPressed(at, LEFT), at, LEFT)
        super().handle(PointerReleased(at, LEFT))

    # The picture.

    def groups(self) -> list[Group]:
        """The table, then the buttons over it."""
        shown, view = self._performance.shown, self._view()
        groups = self._picture.groups(shown, view) + self._card.groups(view.sitters)
        groups += [*self.widget_groups(), self._picture.focus(self._keyboard.focus())]
        return groups + self._looking.groups(shown, view.sitters)

    def _view(self) -> View:
        pointer, performance = self._pointer, self._performance
        hand = pointer.hand
        running = performance.is_running
        return View(
            sitters=sitters(self.session, performance.shown, self._bots.thinker),
            active=performance.mover if running else self.session.state.turn,
            prompt=self._complaint.over(prompt_now(self.session, performance, hand)),
            slide=self._glide.left,
            lifted=pointer.lifted(),
            held=pointer.carried(),
            along=pointer.along(hand.picked if hand else ""),
            pointer=pointer.at,
            kept=tuple(hand.keeping.chosen) if hand and hand.keeping else (),
            marks=performance.marks,
            acts=performance.acts(),
            now=performance.now,
            over=pointer.overlay(),
        )

    def targets(self) -> list[Target]:
        """Buttons, and everything on the table that has a name."""
        return super().targets() + self._pointer.targets()
