"""A new game in one screen: edition, players, rules, play."""

import math
from collections.abc import Hashable
from functools import partial
from typing import NamedTuple

import pygame

from azul_desktop.bots.characters import Character
from azul_desktop.core.errors import UserError
from azul_desktop.geometry import Box, Point
from azul_desktop.i18n import explain, translate
from azul_desktop.library.players import Player
from azul_desktop.session.newgame import start_game
from azul_desktop.storage.lastsetup import OFF
from azul_desktop.ui.desk import Desk
from azul_desktop.ui.input import Input, KeyPressed, PointerLost, PointerPressed
from azul_desktop.ui.render import panels
from azul_desktop.ui.render.lettering import heading
from azul_desktop.ui.render.stage import Group, Sprite
from azul_desktop.ui.render.tokens import AMBER, CREAM, GOLD_HI, PLAYERS, Face
from azul_desktop.ui.scenes import routes
from azul_desktop.ui.scenes.page import PageScene
from azul_desktop.ui.scenes.person_drop import Reception
from azul_desktop.ui.scenes.setup.bench import BenchFace, Hosts, carried_face
from azul_desktop.ui.scenes.setup.cards import (
    BrokenCard,
    EditionCard,
    Pictures,
    are_small,
    places,
    whole_height,
)
from azul_desktop.ui.scenes.setup.character_card import character_card
from azul_desktop.ui.scenes.setup.choices import last_choices, remember
from azul_desktop.ui.scenes.setup.rules_panel import RulesPanel
from azul_desktop.ui.scenes.setup.seats import SeatsPanel, seats_height
from azul_desktop.ui.seatcolours import COLOURS
from azul_desktop.ui.widgets.button import Button
from azul_desktop.ui.widgets.field import Field, keep_carets
from azul_desktop.ui.widgets.widget import Widget

_WIDEST = 2304
"""Wider than this the eye has too far to go; the page stays in the middle."""
_TOP = 100
_CARDS = 276
_LOWER = 644
_PLAY = 124
_BESIDE, _LEAST = 1600.0, 520.0
"""A page narrower than the first has its parts below each other; none is narrower than the last."""
_CARD = (380, 268)
"""How wide a card is at least there, and how high."""
_RULES = 428
"""How high the rules are there."""


class Parts(NamedTuple):
    """The parts of the page in logical pixels."""

    cards: Box
    seats: Box
    rules: Box
    play: Box


class SetupScene(PageScene):
    """Everything about a new game, remembered for the next."""

    name = "setup"
    designed = (_BESIDE, 1080.0)
    needs = (_LEAST, 1080.0)

    def __init__(self, desk: Desk) -> None:
        super().__init__(desk)
        self.choices = last_choices(desk)
        self._reception = Reception(desk.people.tallies(), self._welcome)
        self._pictures = Pictures()
        self._ground = Group([])
        self._seats: SeatsPanel | None = None
        self._carried: tuple[Character, Point] | None = None
        """Who is on the way to a seat, and where."""
        self._meant: int | None = None
        """The seat that had the focus before the pointer went down."""
        self._card: tuple[Hashable, Group] | None = None
        self._entered = False

    def enter(self) -> None:
        """At first the keyboard points at Play."""
        if not self._entered:
            self._entered = True
            self.focus(self.widget("button/play"))

    def close(self) -> None:
        """Keep the choices."""
        remember(self.desk, self.choices)

    def extent(self, wide: float) -> tuple[float, float]:
        """In a narrow window the parts need room below each other."""
        if wide >= _BESIDE:
            return self.designed
        return _LEAST, self._parts_below(max(wide, _LEAST)).play.bottom + 32

    def arrange(self) -> None:
        """Cards above, players and rules below; what is left over makes them larger."""
        stacked = self.wide < _BESIDE
        parts = self._parts_below(self.wide) if stacked else self._parts_beside()
        problem = self.choices.problem()
        rules = parts.rules
        rules = rules._replace(h=rules.h - (44 if problem else 0))
        left, top, across = parts.cards.x, parts.cards.y - _TOP, parts.cards.w
        sprites = heading(
            self.brush, translate("New game"), self.box(left + 80, top + 14, across - 180, 76)
        )
        columns = self._columns(across) if stacked else 0
        widgets = [*self._corners(left, top, across), *self._cards(parts.cards, columns)]
        hosts = Hosts(self._invite, self._carry, self._drop)
        self._seats = SeatsPanel(
            self, parts.seats, self.choices, self._changed, hosts, self._reception
        )
        self._carried = None
        for panel in (
            self._seats,
            RulesPanel(self, rules, self.choices, self._changed),
        ):
            sprites += panel.sprites
            widgets += panel.widgets
        if problem:
            reason = Box(rules.x, rules.bottom + 12, rules.w, 48)
            sprites += self._reason(problem, reason)
        widgets.append(self._play(parts.play, problem))
        widgets += self._seats.lists
        self._ground = Group(sprites)
        self._show(widgets)

    def _parts_beside(self) -> Parts:
        """Rules and the button right of the seats, in a page as wide as the design."""
        across = min(self.wide - 96, _WIDEST)
        left = (self.wide - across) / 2
        spare = self.high - 1080
        cards_h = min(_CARDS + spare * 0.45, 16 + whole_height((across - 96) / 4))
        lower_h = _LOWER + min(spare * 0.5, 120)
        top = (self.high - (_TOP + cards_h + 28 + lower_h + 32)) / 2
        cards = Box(left, top + _TOP, across, cards_h)
        y = cards.bottom + 28
        right_w = max(480, across / 3)
        seats = Box(left, y, across - right_w - 32, lower_h)
        side = Box(seats.right + 32, y, right_w, lower_h)
        rules = Box(side.x, y, right_w, lower_h - _PLAY - 28)
        return Parts(cards, seats, rules, Box(side.x, side.bottom - _PLAY, right_w, _PLAY))

    def _parts_below(self, wide: float) -> Parts:
        """One part below the other, in a page that scrolls."""
        edge = 48 if wide >= 900 else 12
        across = wide - 2 * edge
        catalogue = self.desk.catalogue
        count = len(catalogue.editions) + len(catalogue.problems)
        lines = math.ceil(count / self._columns(across))
        cards = Box(edge, _TOP, across, lines * (_CARD[1] + 16) - 16)
        seats_h = seats_height(self.choices, across)
        seats = Box(edge, cards.bottom + 32, across, seats_h)
        problem = 44 if self.choices.problem() else 0
        rules = Box(edge, seats.bottom + 28, across, _RULES + problem)
        return Parts(cards, seats, rules, Box(edge, rules.bottom + 28, across, _PLAY))

    def _columns(self, across: float) -> int:
        """How many cards lie side by side in a page that scrolls."""
        return max(1, int((across + 16) // (_CARD[0] + 16)))

    def _show(self, widgets: list[Widget]) -> None:
        """The caret of a field stays where it was."""
        keep_carets(self.widgets, widgets)
        self.replace_widgets(widgets)

    def _corners(self, left: float, top: float, across: float) -> list[Widget]:
        back = Button(
            "button/back",
            self.box(left, top + 24, 56, 56),
            lambda: routes.to_title(self.desk),
            icon="back",
            ground="wood",
        )
        back.hint = translate("Back")
        rules = Button(
            "button/help",
            self.box(left + across - 56, top + 24, 56, 56),
            self._help,
            icon="help",
            ground="wood",
        )
        rules.hint = translate("How to play")
        return [back, rules]

    def _cards(self, area: Box, columns: int) -> list[Widget]:
        catalogue = self.desk.catalogue
        count = len(catalogue.editions) + len(catalogue.problems)
        boxes = iter(places(self.brush, self.box(*area), count, columns))
        cards: list[Widget] = [
            EditionCard(
                next(boxes),
                edition,
                partial(self._choose, edition.id),
                self._pictures,
                chosen=edition is self.choices.edition,
                small=are_small(count),
            )
            for edition in catalogue.editions.values()
        ]
        cards += [BrokenCard(next(boxes), file, why) for file, why in catalogue.problems.items()]
        return cards

    def _reason(self, problem: str, box: Box) -> list[Sprite]:
        at = self.box(box.x + 4, box.y, 28, box.h).centre
        words = self.box(box.x + 44, box.y, box.w - 44, box.h)
        return [
            self.brush.icon("warning", 26, GOLD_HI, at),
            self.brush.label(problem, Face.SEMI, 22, CREAM, words, "left"),
        ]

    def _play(self, box: Box, problem: str) -> Button:
        button = Button(
            "button/play",
            self.box(*box),
            self.play,
            label=translate("Play"),
            icon="play",
            kind="primary",
            ground="wood",
            size=48,
            radius=18,
        )
        button.enabled = not problem
        return button

    def _choose(self, edition_id: str) -> None:
        self.choices.choose_edition(edition_id)
        self._changed()

    def _changed(self) -> None:
        self.arrange()

    def _help(self) -> None:
        routes.over_help(self.desk, self.choices.edition.id)

    def play(self) -> None:
        """Begin the game that was chosen."""
        try:
            session = start_game(self.choices.setup(), self.desk.catalogue.get)
        except UserError as error:
            self.desk.navigator.say(explain(error))
            return
        routes.to_table(self.desk, session)

    def key(self, event: KeyPressed) -> bool:
        """Esc goes back, Enter plays where nothing else wants it, F1 shows the rules."""
        if isinstance(self.focused, Field) and self._edits(self.focused, event):
            return True
        if super().key(event):
            return True
        if event.key == pygame.K_ESCAPE:
            routes.to_title(self.desk)
        elif event.key == pygame.K_F1:
            self._help()
        elif event.key in (pygame.K_RETURN, pygame.K_KP_ENTER) and not self.choices.problem():
            self.play()
        else:
            return False
        return True

    def _edits(self, field: Field, event: KeyPressed) -> bool:
        """In a field Esc and Enter only end the typing, and Ctrl+V pastes; whether it was one."""
        if event.key == pygame.K_ESCAPE:
            self.focus(None)
        elif event.key in (pygame.K_RETURN, pygame.K_KP_ENTER):
            self.focus(self.widget("button/play"))
        else:
            return field.shortcut(event)
        return True

    def _welcome(self, row: int, person: Player | None) -> None:
        """Make somebody new for a seat, or change who sits there."""

        def done(player: Player | None) -> None:
            self.choices.know(self.desk.people.all())
            self.choices.seat_person(row, player)
            self._changed()

        colour = COLOURS[self.choices.colours()[row]]
        routes.over_person(self.desk, person, colour, done)

    # The bench.

    def _invite(self, who: Character, row: int | None) -> None:
        """Put a character on a seat; on which, where none is said: with the focus, or free."""
        choices = self.choices
        row = self._meant if row is None else row
        row = choices.free_row if row is None else row
        why = choices.why_not_invited(who)
        if row is None:
            why = why or choices.why_no_more() or translate("No seat is free.")
        elif choices.seats[row].kind == OFF:
            why = why or choices.why_no_more()
        if why or row is None:
            self.desk.navigator.say(why)
            return
        choices.invite(row, who)
        self._changed()

    def _carry(self, who: Character, at: Point) -> None:
        self._carried = who, at

    def _drop(self, who: Character, at: Point) -> None:
        """Somebody was let go; beside the seats nothing happens."""
        row, self._carried = self._row_at(at), None
        if row is not None:
            self._invite(who, row)

    def _row_at(self, at: Point) -> int | None:
        return None if self._seats is None else self._seats.row_at(at)

    def handle(self, event: Input) -> None:
        """What is carried is let go with the pointer."""
        if isinstance(event, PointerPressed):
            self._meant = None if self._seats is None else self._seats.row_of(self.focused)
        elif isinstance(event, KeyPressed):
            self._meant = None
        super().handle(event)
        if isinstance(event, PointerLost):
            self._carried = None

    def _explained(self, widget: Widget) -> list[Sprite]:
        return (
            self._card_of(widget) if isinstance(widget, BenchFace) else super()._explained(widget)
        )

    def _card_of(self, face: BenchFace) -> list[Sprite]:
        across, down = self.scroll.offset
        beside = face.box.moved(-across, -down)
        aside = face.aside and face.aside.moved(-across, -down)
        return character_card(
            self.brush, face.character, face.why_not, beside, aside, self.desk.size
        )

    def groups(self) -> list[Group]:
        """The wood, the boards, the widgets, and who is carried over them."""
        wood = self.desk.backdrop("azulejo/table")
        groups = [wood, *self.shown(self._ground), *self.widget_groups()]
        focused = self.focused
        if isinstance(focused, BenchFace) and self._tip is None:
            key = focused.name, focused.why_not, self.scroll.offset, self.desk.size
            if self._card is None or self._card[0] != key:
                self._card = key, Group(self._card_of(focused))
            groups.append(self._card[1])
        if self._carried is not None:
            groups += self.shown(Group(self._on_the_way(*self._carried)))
        return groups

    def _on_the_way(self, who: Character, at: Point) -> list[Sprite]:
        """The face of who is carried, and light around the seat below."""
        row = self._row_at(at)
        if row is None or self._seats is None:
            return [carried_face(self.brush, who, at, None)]
        ring = panels.outline(self.brush, self._seats.rows[row].box, 14, AMBER, 4)
        tint = PLAYERS[self.choices.colours()[row]]
        return [*ring, carried_face(self.brush, who, at, tint)]
