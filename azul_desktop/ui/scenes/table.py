"""The table: a game is played here, by drag, by click or by keyboard, against people and bots."""

from collections.abc import Callable
from dataclasses import replace

import pygame

from azul_desktop.coach.families import coach_of
from azul_desktop.coach.legal_targets import DONE_BUTTON, PASS_BUTTON
from azul_desktop.coach.prompt import Complaint, Prompt
from azul_desktop.coach.prompts import prompt_now, prompt_while_moving
from azul_desktop.core.address import NOBODY, Address, Zone
from azul_desktop.core.address_names import AddressNames
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
from azul_desktop.ui.table.buttons import button_stops, refresh, table_buttons
from azul_desktop.ui.table.game_flow import GameFlow, Hooks
from azul_desktop.ui.table.hand.closer_look import CloserLook
from azul_desktop.ui.table.hand.keyboard import CONFIRM, Keyboard
from azul_desktop.ui.table.hand.passing import Passing
from azul_desktop.ui.table.hand.pointer import Pointer
from azul_desktop.ui.table.hand.spot_targets import spot_targets
from azul_desktop.ui.table.layout.top_bar import BUTTONS
from azul_desktop.ui.table.little_helps import LittleHelps
from azul_desktop.ui.table.moods import Moods
from azul_desktop.ui.table.paint.table_parts import View
from azul_desktop.ui.table.paint.table_picture import TablePicture
from azul_desktop.ui.table.rehearsal import Rehearsal
from azul_desktop.ui.table.shown.seating import front_seat, seat_names, sitters
from azul_desktop.ui.table.table_button import TableButton
from azul_desktop.ui.widgets.widget_scene import WidgetScene

_PASSING = (PASS_BUTTON, DONE_BUTTON)
_PORTION = 0.004
"""In so many seconds of a frame things are painted that will be needed soon."""


class TableScene(WidgetScene):
    """A game in progress."""

    name = "table"
    bar_buttons: tuple[str, ...] = BUTTONS
    helps = True  # whether people in their first games are told what matters

    def __init__(self, desk: Desk, session: Session) -> None:
        super().__init__(desk)
        self.session = session
        rules, players = session.rules, len(session.record.seats)
        self._coach, self._names = coach_of(rules), AddressNames(rules)
        drafting, front = session.state.phase == DRAFT, front_seat(session)
        self._picture = TablePicture(
            desk, rules, players, front, drafting=drafting, buttons=self.bar_buttons
        )
        self._rehearsal = Rehearsal(self._picture)
        self._flow = self._new_flow()
        bots = (n for n, seat in enumerate(session.record.seats) if seat.kind != HUMAN)
        self._moods = Moods(bots, lambda: desk.audio.play("gesture"))
        self._flow.performance.listen = self._moods.hear
        if not session.steps:
            self._moods.please(session.state.first)
        self._pointer = Pointer(self._picture, self._coach, self._submit, self._complain)
        self._passing = Passing(desk, self._pointer)
        self._looking = CloserLook(
            self._picture, self._coach, lambda: seat_names(session), lambda: self.desk.is_still
        )
        self._complaint, self._last = Complaint(), desk.clock()
        self._helps = LittleHelps(desk, session, self._coach)
        self._actions = self._what_buttons_do()
        self._keyboard = Keyboard(
            self._pointer, self._actions, lambda: button_stops(self.widgets), self._click
        )

    def _new_flow(self) -> GameFlow:
        """What leads from one decision to the next."""
        return GameFlow(self.desk, self.session, self._picture, self._hooks())

    def _hooks(self) -> Hooks:
        return Hooks(self._change_seats, self._take_stock, self._get_ready)

    def _submit(self, move: Move, places: list[Shape]) -> None:
        """Make the move of a person, its flights from where the hand let go."""
        self._flow.submit(move, places)

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
        """End the game at this table; what is to be kept is still written."""
        self._flow.close()
        self.desk.audio.music(False)

    def record_text(self) -> str:
        """The game, for a report."""
        return format_record(self.session.record)

    # Layout.

    def arrange(self) -> None:
        """Fit the table to the window; what is moving arrives at once, what is held goes back."""
        self._flow.arrive()
        self._picture.forget()
        self._lay_out()
        self._take_stock()

    def retell(self) -> None:
        """Write everything anew: tiles stay in the hand, flights go on, bots think on."""
        self._picture.retell()
        self._complaint = Complaint()
        self._looking.forget()
        self._pointer.retell(self.session.state)
        if not self._flow.performance.is_running:
            self._flow.performance.mark(self._picture.where)
        self._flow.cards.retell(self._view().sitters)
        self._lay_buttons()

    def _lay_out(self) -> None:
        """Fit the table to who decides, and to what is done now."""
        self._picture.arrange(front_seat(self.session), drafting=self._flow.drafting)
        self._looking.forget()
        self._lay_buttons()

    def _lay_buttons(self) -> None:
        buttons = table_buttons(self._picture, self._actions, self._passing.use)
        self.replace_widgets([*buttons, self._helps.line(self._picture)])
        self._refresh()

    def _change_seats(self) -> None:
        """Another board comes to the front, or the table makes room for what is done next."""
        self._lay_out()
        self._pointer.watch(self._flow.performance.shown)

    def _take_stock(self) -> None:
        """Who decides now, and what is where."""
        session, performance = self.session, self._flow.performance
        busy = performance.is_running or session.is_over
        if busy or session.seat.kind != HUMAN:
            self._pointer.watch(performance.shown)
        else:
            self._pointer.attend(performance.shown, session.state)
        self._refresh()

    def _refresh(self) -> None:
        refresh(self.widgets, self.session, self._coach, self._pointer.hand)
        self._keyboard.follow()

    # Time.

    @property
    def animating(self) -> bool:
        """Whether pieces are on their way, or boards, or a click is not heard yet."""
        return self._flow.animating or self._passing.is_settling

    @property
    def is_read(self) -> bool:
        """Whether everybody reads what a round brought."""
        return self._flow.cards.is_read

    @property
    def phase(self) -> str:
        """The phase of the game."""
        return PHASES[self.session.state.phase]

    @property
    def turn(self) -> int:
        """Who decides."""
        return self.session.state.turn

    @property
    def moves(self) -> int:
        """How many moves were made."""
        return len(self.session.record.moves)

    def update(self, now: float) -> bool:
        """Move what moves; the game goes on."""
        moving = super().update(now) or self._passing.is_settling
        seconds, self._last = now - self._last, now
        moving = self._complaint.update(now) or moving
        covered, silent = self._flow.cards.is_shown, self._complaint.is_told
        hand = self._pointer.hand if self.helps else None
        moving = self._helps.update(now, hand, covered=covered, silent=silent) or moving
        self.due = min(self._complaint.due, self._flow.bots.due, self._moods.due, self._helps.due)
        shown, state = self._flow.performance.shown, self.session.state
        if self._flow.cards.covers(self._pointer.at):
            self._looking.forget()
        else:
            moving = self._looking.update(now, self._pointer, shown, state) or moving
        moving = self._flow.update(seconds, now) or moving
        if self._flow.cards.is_calm and not self._flow.animating:
            self.prepare()  # while everybody reads there is time for it
        still = self.desk.settings.reduce_motion
        return self._moods.update(now, self._flow.bots.thinker, still=still) or moving

    def prepare(self) -> bool:
        """Paint what will be needed next, then what the other half of a round looks like."""
        shown, seen = self._flow.performance.shown, self._view().sitters
        if self._rehearsal.go_on(shown, seen, _PORTION) or self._get_ready():
            return True
        if self._flow.cards.cold:
            self._flow.cards.warm(seen)
            return True
        return False

    def _get_ready(self) -> bool:
        """Paint a portion of the other half of a round; whether there was something to paint."""
        picture = self._picture
        if not picture.cold:
            return False
        picture.warm_for(_PORTION, self._flow.performance.shown, self._view())
        return True

    # Leaving.

    def _open_menu(self) -> None:
        routes.over_pause(self.desk, self.session, kept=self._flow.keeper.is_kept)

    def _open_rules(self) -> None:
        shown, button = self._flow.performance.shown, self.widget_at(self._pointer.at)
        about = self._looking.passage(self._pointer, shown, self.session.state, button)
        routes.over_help(self.desk, self.session.rules.edition.id, about)

    def _leave(self) -> None:
        if not self._helps.leave():
            self._open_menu()

    def _leave_for_setup(self) -> None:
        """A game that the library did not take is not left without a question: the menu asks it."""
        if self._flow.keeper.is_kept or not self.session.record.moves:
            routes.to_setup(self.desk)
        else:
            self._open_menu()

    def _what_buttons_do(self) -> dict[str, Callable[[], None]]:
        """What buttons and keys do, by a word for each."""
        return {
            "undo": self._flow.undo,
            "redo": self._flow.redo,
            "log": lambda: routes.over_log(self.desk, self.session),
            "menu": self._open_menu,
            "leave": self._leave,
            "setup": self._leave_for_setup,
            "help": self._open_rules,
            "skip": self._skip,
            "look": lambda: self._looking.hold_up(self._picture.where.player(1)),
        }

    def _skip(self) -> None:
        self._flow.finish()

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

        The second of a double click on passing or keeping does nothing. While everybody reads what
        a round brought, a press sends that card away and does nothing else.
        """
        if self._passing.is_settling:
            return
        if self.is_read and self.widget_at(at) is None:
            self._flow.cards.send_away()
            return
        skipped = self._flow.finish()
        self._pointer.point(at)
        widget = self.widget_at(at)
        if button == RIGHT:
            self._pointer.put_back()
        elif widget is not None:
            if not (skipped and isinstance(widget, TableButton) and widget.address in _PASSING):
                super().handle(event)
        else:
            self._pointer.press(at)

    def key(self, event: KeyPressed) -> bool:
        """Keys of the table."""
        if event.key in CONFIRM and self._passing.is_settling:
            return True  # the second press of what passed
        if self._flow.cards.holds and not event.ctrl:
            self._flow.cards.send_away()  # whichever key it was
            return True
        running = self._flow.performance.is_running or self._flow.cards.is_shown
        return self._keyboard.key(event, running=running) or super().key(event)

    def _click(self, at: Position) -> None:
        """The keyboard clicks at a place."""
        self._press_down(PointerPressed(at, LEFT), at, LEFT)
        super().handle(PointerReleased(at, LEFT))

    def _complain(self, pick: Address, target: Address | None) -> None:
        """Say why a drop on the own board is not possible."""
        state = self.session.state
        if target is None or target.zone in (Zone.DISC, Zone.CENTRE):
            return
        if target.owner in (NOBODY, state.turn):
            why = self._coach.why_not(state, pick, target)
            self._complaint.say(why, self.desk.clock())
            self.desk.audio.play("thud")

    # The picture.

    def groups(self) -> list[Group]:
        """The table, then the buttons over it."""
        shown, view = self._flow.performance.shown, self._view()
        groups = self._picture.groups(shown, view) + self._flow.cards.groups(view.sitters)
        groups += [*self.widget_groups(), self._picture.focus(self._keyboard.focus())]
        return groups + self._looking.groups(shown, view.sitters)

    def _view(self) -> View:
        pointer, performance = self._pointer, self._flow.performance
        hand, held = pointer.hand, pointer.carried()
        running, shown = performance.is_running, performance.shown
        thinker = self._flow.bots.thinker
        return View(
            sitters=sitters(self.session, shown, thinker, self._moods, self.desk.people),
            active=performance.mover if running else self.session.state.turn,
            prompt=self._complaint.over(self._prompt()),
            slide=self._flow.glide.left,
            lifted=pointer.lifted(),
            held=held,
            along=pointer.along(),
            pointer=pointer.at,
            kept=tuple(hand.keeping.chosen) if hand and hand.keeping else (),
            marks=performance.marks,
            acts=performance.acts(),
            now=performance.now,
            # A board that is on its way has its places where nobody sees them yet.
            over=None if self._flow.glide.left and not held[1] else pointer.overlay(),
            veil=self._flow.cards.veil(),
        )

    def _prompt(self) -> Prompt:
        """What to do now, or what happens while pieces move."""
        performance, hand = self._flow.performance, self._pointer.hand
        names = seat_names(self.session)
        if performance.is_running:
            prompt = prompt_while_moving(performance.story(), names)
            # The card itself says how to go on.
            return replace(prompt, note="") if self._flow.cards.is_read else prompt
        return prompt_now(self.session, self._coach, hand.intent if hand else None, names)

    # What an outside program and the keyboard see.

    def targets(self) -> list[Target]:
        """Buttons, and everything on the table that has an address."""
        front = self._picture.where.front
        return super().targets() + spot_targets(self._pointer, self._names, front)
