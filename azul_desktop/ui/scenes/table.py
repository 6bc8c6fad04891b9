"""The table: a game is played here, by drag, by click or by keyboard, against people and bots."""

from typing import TYPE_CHECKING

import pygame

from azul_desktop.core.events import Event, Moved, Zone
from azul_desktop.core.moves import Move
from azul_desktop.core.record import HUMAN
from azul_desktop.core.rules import Step
from azul_desktop.core.state import DRAFT, EMPTY, PHASES
from azul_desktop.i18n import translate
from azul_desktop.session.session import Session
from azul_desktop.ui.anim.timeline import Timeline
from azul_desktop.ui.geometry import Point
from azul_desktop.ui.input import (
    LEFT,
    RIGHT,
    Input,
    KeyPressed,
    PointerLost,
    PointerMoved,
    PointerPressed,
    PointerReleased,
)
from azul_desktop.ui.render.stage import Group
from azul_desktop.ui.scene import Target
from azul_desktop.ui.scenes import routes
from azul_desktop.ui.table import names
from azul_desktop.ui.table.choreographer import SPEEDS, Choreographer
from azul_desktop.ui.table.company import Company
from azul_desktop.ui.table.hand import Hand
from azul_desktop.ui.table.heads import Sitter
from azul_desktop.ui.table.lastround import is_last_round
from azul_desktop.ui.table.prompts import Prompt, prompt_for
from azul_desktop.ui.table.reasons import why_not
from azul_desktop.ui.table.ring_painter import Lifted
from azul_desktop.ui.table.shows import Show
from azul_desktop.ui.table.slots import Piece
from azul_desktop.ui.table.spots import Spot, spots_on
from azul_desktop.ui.table.table_picture import TablePicture, View
from azul_desktop.ui.table.tableau import Tableau
from azul_desktop.ui.widgets.button import Button
from azul_desktop.ui.widgets.widget import Widget
from azul_desktop.ui.widgets.widget_scene import WidgetScene

if TYPE_CHECKING:
    from azul_desktop.ui.desk import Desk

_DRAG = 6
"""So far the pointer moves before a press is a drag."""
_BOT_TURN = 0.5
"""A bot's turn takes at least so long, so that it can be followed."""
_END_PAUSE = 1.2
_COMPLAINT = 3.0


class TableScene(WidgetScene):
    """A game in progress."""

    name = "table"

    def __init__(self, desk: "Desk", session: Session) -> None:
        super().__init__(desk)
        self.session = session
        self._picture = TablePicture(desk, session.rules, len(session.record.seats))
        self._shown = Tableau.of(session.rules, session.state)
        self._company = Company(session)
        self._timeline: Timeline[Show] | None = None
        self._hand: Hand | None = None
        self._front = self._front_seat()
        self._spots: list[Spot] = []
        self._hovered = ""
        self._press_at: Point | None = None
        self._pressed = ""
        self._dragging = False
        self._marks: tuple[Piece, ...] = ()
        self._complaint = ""
        self._complaint_until = 0.0
        self._last = desk.clock()
        self._turn_since = self._last
        self._focus = ""

    # Who sits where.

    def _front_seat(self) -> int:
        """The board in front: of the person who decides, else of the last one who did."""
        seats, state = self.session.record.seats, self.session.state
        if seats[state.turn].kind == HUMAN:
            return state.turn
        for step in reversed(self.session.steps):
            if seats[step.before.turn].kind == HUMAN:
                return step.before.turn
        return next((n for n, seat in enumerate(seats) if seat.kind == HUMAN), 0)

    def _sitters(self) -> tuple[Sitter, ...]:
        thinking = self._company.is_thinking
        return tuple(
            Sitter(
                number,
                seat.name,
                "" if seat.kind == HUMAN else translate(seat.kind.capitalize()),
                translate("thinking …") if thinking and number == self.session.state.turn else "",
            )
            for number, seat in enumerate(self.session.record.seats)
        )

    # Layout.

    def arrange(self) -> None:
        """Fit the table to the window; what is moving arrives at once."""
        self._finish()
        self._put_back()
        self._lay_out()

    def _lay_out(self) -> None:
        self._picture.pieces.forget()
        drafting = self.session.state.phase == DRAFT
        self._picture.arrange(self._front, drafting=drafting)
        self._take_stock()
        self._place_widgets()

    def _place_widgets(self) -> None:
        boxes = self._picture.layout.top_bar.buttons
        actions = {
            "undo": (self.undo, translate("Undo (Ctrl+Z)")),
            "redo": (self.redo, translate("Redo (Ctrl+Y)")),
            "log": (self._open_log, translate("Log of moves (L)")),
            "menu": (self._open_menu, translate("Menu (Esc)")),
        }
        widgets: list[Widget] = []
        for word, (action, hint) in actions.items():
            button = Button(
                names.button(word), boxes[word], action, icon=word, ground="wood", radius=10
            )
            button.hint = hint
            widgets.append(button)
        rack = self._picture.layout.rack
        if rack is not None:
            widgets.append(
                Button(
                    names.PASS,
                    rack.pass_button,
                    lambda: self._use(names.PASS),
                    label=translate("Pass"),
                    ground="wood",
                )
            )
        self.replace_widgets(widgets)
        self._refresh_widgets()

    def _refresh_widgets(self) -> None:
        self.widget(names.button("undo")).enabled = self.session.can_undo()
        self.widget(names.button("redo")).enabled = self.session.can_redo()
        if self._picture.layout.rack is not None:
            hand = self._hand
            self.widget(names.PASS).enabled = hand is not None and hand.legal(names.PASS)

    def _take_stock(self) -> None:
        """Who decides now, and what is where."""
        session = self.session
        self._hand = None
        if self._timeline is None and not session.is_over and session.seat.kind == HUMAN:
            self._hand = Hand(session.rules, session.state)
        self._find_spots()

    def _find_spots(self) -> None:
        kept = self._hand.keeping.chosen if self._hand and self._hand.keeping else None
        where = self._picture.where
        self._spots = spots_on(self.session.rules, where, self._shown, kept)

    # Time.

    @property
    def animating(self) -> bool:
        """Whether pieces are on their way."""
        return self._timeline is not None

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
        moving = super().update(now)
        seconds, self._last = now - self._last, now
        if self._complaint and now > self._complaint_until:
            self._complaint = ""
            moving = True
        if self._timeline is not None:
            self._timeline.update(seconds)
            if self._timeline.is_over:
                self._settle()
            return True
        return self._go_on(now) or moving

    def _go_on(self, now: float) -> bool:
        """Nothing moves: is a bot to decide, or is the game over?"""
        session = self.session
        speed = SPEEDS[self.desk.settings.animation]
        if session.is_over:
            if now - self._turn_since >= _END_PAUSE * speed:
                routes.to_results(self.desk, session)
            return True
        if session.seat.kind == HUMAN:
            return False
        was_thinking = self._company.is_thinking
        self._company.ask()
        if now - self._turn_since < _BOT_TURN * speed:
            return not was_thinking
        move = self._company.answer()
        if move is not None:
            self._submit(move, announce=True)
            return True
        return not was_thinking

    def _submit(
        self, move: Move, places: list[Piece] | None = None, *, announce: bool = False
    ) -> None:
        """Make a move; the picture catches up."""
        step = self.session.submit(move)
        self._put_back()
        self._keep_game()
        self._show(step, places or [], announce=announce)

    def _show(self, step: Step, places: list[Piece], *, announce: bool) -> None:
        speed = SPEEDS[self.desk.settings.animation]
        self._hand = None
        self._marks = ()
        self._mover = step.before.turn
        if speed == 0:
            self._settle()
            self._mark(step)
            return
        planner = Choreographer(self._picture.where, self._shown, speed, self._sound)
        self._timeline = planner.plan(step.events, places, announce=announce)
        self._timeline.cue(self._timeline.end, lambda: self._mark(step))

    def _sound(self, event: Event) -> None:
        """The sound of an event."""

    def _mark(self, step: Step) -> None:
        """Outline where the last move went."""
        found: list[Piece] = []
        where = self._picture.where
        tableau = Tableau.of(self.session.rules, step.before)
        for event in step.events:
            if not isinstance(event, Moved) or event.src.zone not in (
                Zone.DISC,
                Zone.CENTRE,
                Zone.HAND,
            ):
                break
            tableau.apply(event)
            if event.dst.zone in (Zone.LINE, Zone.FLOOR, Zone.WALL):
                found += where.pieces(tableau, event.dst, event.colour)[-event.count :]
        self._marks = tuple(found)

    def _settle(self) -> None:
        """The picture has caught up: show exactly what is."""
        self._timeline = None
        session = self.session
        drafting = self._shown.phase == DRAFT
        self._shown = Tableau.of(session.rules, session.state)
        self._turn_since = self.desk.clock()
        front = self._front_seat()
        if front != self._front or drafting != (session.state.phase == DRAFT):
            self._front = front
            self._marks = ()
            self._lay_out()
        else:
            self._take_stock()
        self._refresh_widgets()
        self._hover(self.pointer)

    def _finish(self) -> None:
        """Let what is moving arrive at once."""
        if self._timeline is not None:
            self._timeline.finish()
            self._settle()

    # Undo, saving, leaving.

    def undo(self) -> None:
        """Back to the last decision of a person."""
        self._timeline = None
        self._company.interrupt()
        if self.session.undo():
            self._jump()

    def redo(self) -> None:
        """Make again what was undone."""
        self._timeline = None
        self._company.interrupt()
        if self.session.redo():
            self._jump()

    def _jump(self) -> None:
        self._put_back()
        self._marks = ()
        self._settle()
        self._keep_game()

    def _keep_game(self) -> None:
        try:
            if self.session.is_over:
                self.desk.saves.forget()
            else:
                self.desk.saves.keep(self.session.record)
        except OSError as error:
            self.desk.navigator.say(
                translate("The game cannot be saved: {why}", why=error.strerror or error)
            )

    def close(self) -> None:
        """End the bots."""
        self._company.close()

    def _open_menu(self) -> None:
        routes.over_pause(self.desk, self.session)

    def _open_log(self) -> None:
        """Nothing yet."""

    # The hand over the table.

    def handle(self, event: Input) -> None:
        """The hand: pick up, carry, drop, choose; buttons first."""
        match event:
            case PointerMoved(at):
                super().handle(event)
                self._drag_to(at)
            case PointerPressed(at, button):
                self._finish()
                super().handle(event)
                if button == RIGHT:
                    self._put_back()
                elif self.widget_at(at) is None:
                    self._press_table(at)
            case PointerReleased(at, button) if button == LEFT:
                super().handle(event)
                self._release_table(at)
            case PointerLost():
                super().handle(event)
                self._put_back()
            case _:
                super().handle(event)
        self._refresh_widgets()

    def _drag_to(self, at: Point) -> None:
        if self._press_at is not None and self._hand is not None and self._hand.picked:
            dx, dy = at[0] - self._press_at[0], at[1] - self._press_at[1]
            if dx * dx + dy * dy > _DRAG * _DRAG:
                self._dragging = True
        self._hover(at)

    def _hover(self, at: Point) -> None:
        spot = self._spot_at(at)
        self._hovered = spot.name if spot is not None else ""

    def _spot_at(self, at: Point) -> Spot | None:
        """What the pointer means: what is legal before what is not, on it before near it."""
        hand = self._hand
        best: Spot | None = None
        rank = 4
        for spot in self._spots:
            if not spot.near(at):
                continue
            legal = hand is not None and hand.legal(spot.name)
            here = (0 if legal else 2) + (0 if spot.hit(at) else 1)
            if here < rank:
                best, rank = spot, here
        return best

    def _press_table(self, at: Point) -> None:
        hand = self._hand
        spot = self._spot_at(at)
        self._press_at, self._pressed, self._dragging = at, "", False
        if hand is None or spot is None:
            self._put_back()
            return
        name = spot.name
        if hand.picked and name in hand.targets():
            self._use(name)
        elif hand.rest is not None or hand.choices or hand.keeping is not None:
            self._pressed = name
        elif hand.can_pick(name) and name != hand.picked:
            hand.pick(name)
            self._pressed = name
        elif hand.can_press(name):
            self._pressed = name
        else:
            self._complain(hand.picked, name)
            self._put_back()

    def _release_table(self, at: Point) -> None:
        pressed, self._press_at = self._pressed, None
        self._pressed = ""
        hand = self._hand
        if hand is None:
            return
        spot = self._spot_at(at)
        name = spot.name if spot is not None else ""
        if self._dragging:
            self._dragging = False
            if name in hand.targets():
                self._use(name)
            else:
                self._complain(hand.picked, name)
                self._put_back()
        elif pressed and pressed == name:
            if hand.keeping is not None or hand.rest is not None or hand.choices:
                if hand.legal(name):
                    self._use(name)
                else:
                    self._put_back()
            elif hand.can_press(name):
                self._use(name)

    def _use(self, name: str) -> None:
        """Drop on something, press it or choose it."""
        hand = self._hand
        if hand is None or not hand.legal(name):
            return
        places = self._places_of_held()
        move = hand.use(name)
        if move is not None:
            self._submit(move, places)
        else:
            self._find_spots()
            self._hover(self.pointer)

    def _places_of_held(self) -> list[Piece]:
        colour, count = self._held_tiles()
        if not count or not self._dragging and self._press_at is None:
            return []
        return self._picture.held_places(count, self.pointer)

    def _put_back(self) -> None:
        self._press_at, self._pressed, self._dragging = None, "", False
        if self._hand is not None and self._hand.is_open:
            self._hand.put_back()
            self._find_spots()

    def _complain(self, pick: str, target: str) -> None:
        """Say why a drop is not possible, where it was meant for something."""
        if pick and target and not target.startswith(("disc", "centre", "player")):
            state = self.session.state
            self._complaint = why_not(self.session.rules, state, pick, target)
            self._complaint_until = self.desk.clock() + _COMPLAINT

    def _held_tiles(self) -> tuple[int, int]:
        """The colour and number of the tiles in the hand."""
        hand = self._hand
        if hand is None or not hand.picked or hand.rest is not None or hand.choices:
            return EMPTY, 0
        lifted = self._lifted_by(hand.picked, held=True)
        if lifted is not None:
            if lifted.source == EMPTY:
                return lifted.colour, self._shown.centre[lifted.colour]
            return lifted.colour, self._shown.discs[lifted.source].count(lifted.colour)
        kind, _, rest = hand.picked.partition("/")
        if kind == "line":
            return self._shown.players[self._front].lines[int(rest) - 1][0], 1
        if kind == "supply":
            return self._shown.supply[int(rest)], 1
        return self.session.rules.edition.colours.index(rest), 1

    def _lifted_by(self, name: str, *, held: bool) -> Lifted | None:
        """The tiles on a source that a name means."""
        kind, *rest = name.split("/")
        colours = self.session.rules.edition.colours
        if kind == "disc" and len(rest) == 2:
            return Lifted(int(rest[0]), colours.index(rest[1]), held)
        if kind == "centre" and rest:
            return Lifted(EMPTY, colours.index(rest[0]), held)
        return None

    def key(self, event: KeyPressed) -> bool:
        """Keys of the table."""
        if event.key == pygame.K_ESCAPE:
            if self._hand is not None and self._hand.is_open:
                self._put_back()
            else:
                self._open_menu()
            return True
        if event.ctrl and event.key == pygame.K_z:
            self.undo()
            return True
        if event.ctrl and event.key == pygame.K_y:
            self.redo()
            return True
        if event.key == pygame.K_SPACE and self._timeline is not None:
            self._finish()
            return True
        return super().key(event)

    # The picture.

    def groups(self) -> list[Group]:
        """The table, then the buttons over it."""
        hand = self._hand
        lifted = None
        if hand is not None:
            if hand.picked:
                lifted = self._lifted_by(hand.picked, held=True)
            elif hand.legal(self._hovered):
                lifted = self._lifted_by(self._hovered, held=False)
        view = View(
            sitters=self._sitters(),
            active=self.session.state.turn if self._timeline is None else self._mover,
            prompt=self._prompt(),
            lifted=lifted,
            held=self._held_tiles(),
            pointer=self.pointer,
            kept=tuple(hand.keeping.chosen) if hand and hand.keeping else (),
            marks=self._marks,
            acts=self._timeline.on_stage() if self._timeline else (),
            now=self._timeline.now if self._timeline else 0.0,
        )
        return self._picture.groups(self._shown, view) + self.widget_groups()

    def _prompt(self) -> Prompt:
        if self._complaint:
            return Prompt(self._complaint, urgent=True)
        session = self.session
        state = session.state
        prompt = prompt_for(session.rules, state, self._hand, session.seat.name)
        if not prompt.note and is_last_round(session.rules, state):
            return Prompt(prompt.text, prompt.tiles, translate("Last round"), urgent=True)
        return prompt

    def targets(self) -> list[Target]:
        """Buttons, and everything on the table that has a name."""
        hand = self._hand
        return super().targets() + [
            Target(spot.name, spot.box, hand is not None and hand.legal(spot.name))
            for spot in self._spots
        ]
