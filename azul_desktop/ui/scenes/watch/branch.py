"""Continue from here: who plays on in a new game that begins at a position of another one."""

from collections.abc import Callable
from functools import partial
from typing import Final

from azul_desktop.bots.levels import LEVELS
from azul_desktop.core.record import HUMAN, Seat
from azul_desktop.geometry import Box, box_around
from azul_desktop.i18n import translate
from azul_desktop.library.games import branched
from azul_desktop.library.players import Player
from azul_desktop.session.session import Session
from azul_desktop.ui.botnames import (
    bot_level,
    level_hint,
    level_number,
    seats_characters,
    seats_names,
)
from azul_desktop.ui.desk import Desk
from azul_desktop.ui.families.rules_page import LIBRARY_KEYS, Passage
from azul_desktop.ui.render import panels
from azul_desktop.ui.render.stage import Group, Sprite
from azul_desktop.ui.render.tokens import COBALT, INK, INK2, LINE, Face, colour
from azul_desktop.ui.scenes import routes
from azul_desktop.ui.scenes.person_drop import Reception, person_drop
from azul_desktop.ui.scenes.sheet import SheetScene
from azul_desktop.ui.scenes.watch.branch_seats import BranchSeats
from azul_desktop.ui.seatcolours import COLOURS, seat_colours
from azul_desktop.ui.table.paint.heads import Sitter, avatar
from azul_desktop.ui.widgets.button import Button
from azul_desktop.ui.widgets.dropdown import DropDown
from azul_desktop.ui.widgets.levels import PITCH, levels
from azul_desktop.ui.widgets.option import Option
from azul_desktop.ui.widgets.segmented import segmented
from azul_desktop.ui.widgets.widget import Widget

_WIDTH, _LEAST = 980.0, 480.0
_NARROW = 900.0
"""On a narrower board a seat has lines below each other."""
_PAD = 40.0
_HEAD, _FOOT = 156.0, 116.0
_ROW, _BETWEEN = 88.0, 10.0
_LINE = 70.0
_KINDS = 250.0
_FACE = 64.0
_GROUND = colour("#fbf5e8")
_BOT: Final = "bot"


class BranchScene(SheetScene):
    """Gives every seat to a person or a bot, then goes to the table of the new game."""

    name = "branch"

    def __init__(self, desk: Desk, session: Session, at: int) -> None:
        super().__init__(desk)
        self._record = session.record
        self._at = at
        self.rules_of = session.record.edition.id
        self.rules_about = Passage(LIBRARY_KEYS, "watching")
        self.seating = BranchSeats(session.record.seats, desk.people.all())
        self._reception = Reception(desk.people.tallies(), self._welcome)

    @property
    def seats(self) -> list[Seat]:
        """Who plays on."""
        return self.seating.seats

    def extent(self, wide: float) -> tuple[float, float]:
        """The board and a margin around it."""
        across = _board_width(wide)
        return across + 40, self._height(across) + 48

    def _height(self, across: float) -> float:
        return _HEAD + len(self.seats) * (_row_height(across) + _BETWEEN) + _FOOT

    def enter(self) -> None:
        """The keyboard begins at Play."""
        if self.focused is None:
            self.focus(self.widget("button/play"))

    def arrange(self) -> None:
        """A board in the middle with a row for every seat."""
        wide = _board_width(self.wide)
        high, row = self._height(wide), _row_height(wide)
        left, top = (self.wide - wide) / 2, (self.high - high) / 2
        brush, x, across = self.brush, left + _PAD, wide - 2 * _PAD
        sprites = panels.board(brush, self.box(left, top, wide, high), corners=True)
        title = self.box(x, top + 30, across, 52)
        about = self.box(x, top + 84, across, 52)
        words = translate(
            "A new game begins at this position. It counts as practice, for its next tiles may "
            "have been seen."
        )
        sprites.append(brush.label(translate("Continue from here"), Face.HEAD_BOLD, 36, INK, title))
        sprites.append(brush.label(words, Face.TEXT, 20, INK2, about))
        widgets, lists = list[Widget](), list[Widget]()
        for number in range(len(self.seats)):
            y = top + _HEAD + number * (row + _BETWEEN)
            sprites += self._row(number, Box(x, y, across, row), widgets, lists)
        self.sheet = Group(sprites)
        self.replace_widgets([*widgets, *self._buttons(x, top + high - 96, across), *lists])

    def _row(
        self, number: int, box: Box, widgets: list[Widget], lists: list[Widget]
    ) -> list[Sprite]:
        """Who sits there, what else could, and which person or how strong a bot."""
        brush, seat = self.brush, self.seats[number]
        ground = panels.framed(brush, self.box(*box), 14, (_GROUND,), LINE, 1.3, 225)
        who, kinds, plays = _parts(box)
        widgets += segmented(
            brush,
            f"seat/{number}",
            self.box(*kinds),
            [Option(HUMAN, translate("Human"), "human"), Option(_BOT, translate("Bot"), "bot")],
            HUMAN if seat.kind == HUMAN else _BOT,
            partial(self._choose_kind, number),
        )
        sprites = [*ground, *self._who(number, who)]
        if seat.kind == HUMAN:
            drop = self._person(number, plays)
            widgets.append(drop)
            lists.append(drop.list)
            return sprites
        return [*sprites, *self._plays(number, plays, widgets)]

    def _who(self, number: int, box: Box) -> list[Sprite]:
        """The face and the name."""
        character = seats_characters(self.seats)[number]
        name = seats_names(self.seats)[number]
        face = "" if character is None else character.id
        worn = self.desk.people.ornament(self.seats[number])
        colour = seat_colours(self.seats)[number]
        sitter = Sitter(number, name, "", colour=colour, face=face, ornament=worn)
        place = box_around((box.x + _FACE / 2, box.centre[1]), _FACE)
        words = Box(place.right + 18, box.centre[1] - 24, box.right - place.right - 18, 48)
        return [
            *avatar(self.brush, self.box(*place), sitter),
            self.brush.label(name, Face.SEMI, 24, INK, self.box(*words), "left"),
        ]

    def _person(self, number: int, box: Box) -> DropDown:
        """Who of all people plays on."""
        place = Box(box.x, box.centre[1] - 26, box.w, 52)
        return person_drop(self, self.seating, number, place, self.arrange, self._reception)

    def _plays(self, number: int, box: Box, widgets: list[Widget]) -> list[Sprite]:
        """How strong a bot is, in lozenges and in words."""
        brush, kind, middle = self.brush, self.seats[number].kind, box.centre[1]
        strength = level_number(kind)
        widgets += levels(
            brush,
            f"seat/{number}/level",
            self.box(box.x, middle - 40, box.w, 48),
            [Option(one.id, translate(one.name), hint=level_hint(one)) for one in LEVELS],
            LEVELS[strength - 1].id if strength else "",
            partial(self._set_kind, number),
        )
        below = self.box(box.x, middle + 8, box.w, 28)
        return [brush.label(bot_level(kind), Face.SEMI, 20, COBALT, below, "left")]

    def _buttons(self, x: float, y: float, across: float) -> list[Widget]:
        half = (across - 16) / 2
        entries: tuple[tuple[str, str, str, float, Callable[[], None]], ...] = (
            ("cancel", translate("Cancel"), "close", x, self.desk.navigator.pop),
            ("play", translate("Play"), "play", x + half + 16, self._play),
        )
        return [
            Button(
                f"button/{name}",
                self.box(left, y, half, 60),
                action,
                label=label,
                icon=icon,
                kind="primary" if name == "play" else "normal",
                size=24,
            )
            for name, label, icon, left, action in entries
        ]

    def _choose_kind(self, number: int, kind: str) -> None:
        if kind == _BOT:
            self.seating.choose_bot(number)
            self.arrange()
        else:
            self._set_kind(number, kind)

    def _set_kind(self, number: int, kind: str) -> None:
        self.seating.choose_kind(number, kind)
        self.arrange()

    def _welcome(self, number: int, person: Player | None) -> None:
        """Make somebody new for a seat, or change who sits there."""

        def done(player: Player | None) -> None:
            self.seating.know(self.desk.people.all())
            self.seating.seat_person(number, player)
            self.arrange()

        colour = COLOURS[seat_colours(self.seats)[number]]
        routes.over_person(self.desk, person, colour, done)

    def _play(self) -> None:
        record = branched(self._record, self._at, tuple(self.seats))
        routes.to_table(self.desk, Session(record))


def _board_width(wide: float) -> float:
    """How wide the board is in a page so wide."""
    return min(_WIDTH, max(wide - 40, _LEAST))


def _row_height(board: float) -> float:
    return _ROW if board >= _NARROW else _ROW + 2 * _LINE


def _parts(row: Box) -> tuple[Box, Box, Box]:
    """Who sits there, the choice of what else could, and how strong it is."""
    steps = PITCH * len(LEVELS)
    inner = row.grown(-16, 0)
    if row.h <= _ROW:
        plays = Box(inner.right - steps, row.y, steps, row.h)
        kinds = Box(plays.x - 16 - _KINDS, row.centre[1] - 26, _KINDS, 52)
        return inner._replace(w=kinds.x - 16 - inner.x), kinds, plays
    who = inner._replace(h=_ROW)
    kinds = Box(inner.x, who.bottom, inner.w, 52)
    return who, kinds, Box(inner.x, kinds.bottom, inner.w, row.bottom - kinds.bottom)
