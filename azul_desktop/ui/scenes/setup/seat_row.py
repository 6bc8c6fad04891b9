"""One seat of a new game: who sits there, under which name, and how a bot plays."""

from collections.abc import Callable
from functools import partial
from typing import Final

from azul_desktop.bots.levels import BALANCED, LEVELS
from azul_desktop.core.record import HUMAN
from azul_desktop.geometry import Box, box_around
from azul_desktop.i18n import translate
from azul_desktop.storage.lastsetup import BOT, MAX_NAME, OFF
from azul_desktop.ui.botnames import BETWEEN, level_hint
from azul_desktop.ui.render import panels
from azul_desktop.ui.render.tokens import COBALT, INK2, LINE, Colour, Face, colour
from azul_desktop.ui.scenes.page import PageScene
from azul_desktop.ui.scenes.person_drop import Reception, person_drop, played
from azul_desktop.ui.scenes.setup.choices import Choices
from azul_desktop.ui.scenes.setup.name_field import NameField
from azul_desktop.ui.seatcolours import colour_name
from azul_desktop.ui.table.paint.heads import Sitter, avatar
from azul_desktop.ui.widgets.button import Button
from azul_desktop.ui.widgets.colour_button import ColourButton
from azul_desktop.ui.widgets.field import Field
from azul_desktop.ui.widgets.levels import PITCH, LevelStep, levels
from azul_desktop.ui.widgets.option import Option
from azul_desktop.ui.widgets.segmented import segmented
from azul_desktop.ui.widgets.token import token
from azul_desktop.ui.widgets.widget import Widget

_TAKEN = colour("#fbf5e8")
_FREE = colour("#eadfc6")
NARROW: Final = 940
"""On a narrower board a seat has a second line for who sits there."""
_TINY = 700
"""On a narrower one still, a bot has a third line for how it plays."""
_LINE, _WHO, _PLAYS = 76, 80, 64
"""How high the lines are: who may sit there, who does, and how a bot plays."""
_FACE = 78
_STYLE_W, _STYLE_LEAST = 72, 52
"""How wide the button with a bot's style is, and at least."""
_PAD = 16
"""How far the text of a field stands from its edge."""
_UP = 12
"""How far the lozenges of the levels stand above the middle; the level's name is below."""
_TIGHT = 1000
"""On a narrower row with a step for engines everything gives way to the name."""
_TIGHT_KINDS, _TIGHT_FACE, _TIGHT_STYLE = 270, 58, 44
_LEAST_NAME = 190
"""With less room for a name, the button with the style becomes narrow."""
_PERSON, _GUEST, _TYPED = 360, 196, 280
"""How wide the list of people is, beside a guest's name too, and how wide that name."""
_APART = 14
_STYLES: Final = {"builder": "row", "denier": "lock", "gambler": "dice"}
_BALANCED = "mask"


def row_height(choices: Choices, row: int, wide: float) -> float:
    """How high a seat is on a board so wide, narrower than `NARROW`."""
    kind = choices.seats[row].kind
    if kind == OFF:
        return _LINE
    return _LINE + _WHO + (_PLAYS if kind == BOT and wide < _TINY else 0)


class SeatRow:
    """The widgets and the ground of a seat; `changed` is called after a choice."""

    def __init__(
        self,
        page: PageScene,
        choices: Choices,
        row: int,
        box: Box,
        changed: Callable[[], None],
        reception: Reception,
    ) -> None:
        """`box` is in logical pixels; where it is narrow the lines stand below each other."""
        self.box = page.box(*box)
        self._page = page
        self._choices = choices
        self._row = row
        self._seat = choices.seats[row]
        self._changed = changed
        self._reception = reception
        ground = (_FREE if self._seat.kind == OFF else _TAKEN,)
        self.sprites = panels.framed(page.brush, self.box, 14, ground, LINE, 1.3, 225)
        self.widgets: list[Widget] = []
        self.lists: list[Widget] = []
        """What lies over the page, when it is open."""
        self._narrow = box.w + 48 < NARROW
        self._tight = bool(choices.engines) and not self._narrow and box.w < _TIGHT
        if self._narrow:
            self._below(box)
        else:
            self._beside(box)

    def _beside(self, box: Box) -> None:
        """Everything in one line."""
        middle = box.y + box.h / 2
        self._colour(Box(box.x + 12, middle - 32, 64, 64))
        across = _TIGHT_KINDS if self._tight else max(300, min(336, box.w * 0.31))
        kinds = Box(box.x + 84, middle - 26, across, 52)
        self._kinds(kinds)
        left = kinds.right + 16
        rest = Box(left, box.y + 3, box.right - 12 - left, box.h - 6)
        if self._seat.kind != OFF:
            self._player(rest)
            return
        free = translate("The seat is free: drag somebody here")
        if self._width(free, Face.TEXT, 22) > rest.w:
            free = translate("The seat is free")
        self._text(free, Face.TEXT, 22, rest, INK2)

    def _below(self, box: Box) -> None:
        """The lines below each other."""
        self._colour(Box(box.x + 16, box.y + 12, 56, 52))
        self._kinds(Box(box.x + 84, box.y + 12, box.w - 104, 52))
        who = Box(box.x + 16, box.y + _LINE - 4, box.w - 32, _WHO - 4)
        if self._seat.kind == OFF:
            return
        if self._seat.kind == HUMAN or box.w + 48 >= _TINY:
            self._player(who)
            return
        self._who(who)
        self._plays(Box(who.x + 4, who.bottom + 2, who.w - 8, _PLAYS - 4))

    def _player(self, rest: Box) -> None:
        """Who sits there, and at the right how a bot plays."""
        if self._seat.kind == HUMAN:
            self._person(rest)
            return
        steps = PITCH * (len(LEVELS) + bool(self._choices.engines))
        style = _STYLE_W
        if rest.w - steps - style - 28 - _FACE < _LEAST_NAME:
            style = _TIGHT_STYLE if self._tight else _STYLE_LEAST
        right = Box(rest.right - steps - 12 - style, rest.y, steps + 12 + style, rest.h)
        self._who(rest._replace(w=right.x - 16 - rest.x))
        self._plays(right)

    def _person(self, rest: Box) -> None:
        """Who of all people plays; for a guest the name, for others what they have won."""
        person = self._choices.person(self._row)
        line = rest._replace(y=rest.centre[1] - 26, h=52)
        drop_w = min(_PERSON, line.w) if person else min(_GUEST, line.w * 0.44)
        drop = person_drop(
            self._page,
            self._choices,
            self._row,
            line._replace(w=drop_w),
            self._changed,
            self._reception,
        )
        self.widgets.append(drop)
        self.lists.append(drop.list)
        left = line.x + drop_w + _APART
        after = line._replace(x=left, w=line.right - left)
        if person is None:
            across = after.w if self._narrow else min(_TYPED, after.w)
            self.widgets.append(self._field(Field, after._replace(w=across)))
            return
        words = played(self._reception.tallies.get(person.id))
        if self._width(words, Face.TEXT, 20) <= after.w:
            self._text(words, Face.TEXT, 20, after, INK2)

    def _who(self, box: Box) -> None:
        """A bot's face, the name, and the temperament where it has room."""
        character, middle = self._choices.character(self._row), box.centre[1]
        x = self._avatar(box)
        wide = box.right - x
        words = "" if character is None else translate(character.temperament)
        if self._choices.engine(self._row) is not None or self._width(words, Face.TEXT, 18) > wide:
            words = ""
        name = Box(x - _PAD, middle - (36 if words else 24), wide + _PAD, 44 if words else 48)
        self.widgets.append(self._field(NameField, name))
        if words:
            self._text(words, Face.TEXT, 20, Box(x, middle + 7, wide, 28), INK2)

    def _avatar(self, box: Box) -> float:
        """The face of a bot at the left of a box; where the name begins."""
        page, row = self._page, self._row
        size = min(_TIGHT_FACE if self._tight else _FACE, box.h - 2)
        character = self._choices.character(row)
        face = "" if character is None else character.id
        name = self._seat.name or self._choices.usual_name(row)
        sitter = Sitter(row, name, "", colour=self._choices.colours()[row], face=face)
        place = box_around((box.x + size / 2, box.centre[1]), size)
        self.sprites += avatar(page.brush, page.box(*place), sitter)
        return box.x + size + (8 if self._tight else 20)

    def _field(self, kind: type[Field], box: Box) -> Field:
        return kind(
            f"seat/{self._row}/name",
            self._page.box(*box),
            self._seat.name,
            lambda text: self._set(name=text),
            most=MAX_NAME,
            placeholder=self._choices.usual_name(self._row),
        )

    def _plays(self, box: Box) -> None:
        """How strong a bot is and in which style, and both in words."""
        choices, row = self._choices, self._row
        middle = box.centre[1]
        used = self._strength(Box(box.x, middle - 26 - _UP, box.w, 52))
        words = [choices.bot_level(row)]
        if choices.engine(row) is None and choices.level(row).searches:
            left = box.x + used + 12
            self._style(Box(left, middle - 26, min(box.right - left, _STYLE_W), 52))
            now = choices.personality(row)
            words += [translate(now.name)] if now else []
        below = Box(box.x + 4, middle + 26 - _UP - 4, used - 4, 26)
        self._text(BETWEEN.join(words), Face.SEMI, 20, below, COBALT)

    def _strength(self, box: Box) -> float:
        """The levels, and one more step for the engines if there are any; how wide they are."""
        choices, page, row = self._choices, self._page, self._row
        engine = choices.engine(row)
        options = [
            Option(level.id, translate(level.name), hint=level_hint(level)) for level in LEVELS
        ]
        self.widgets += levels(
            page.brush,
            f"seat/{row}/level",
            page.box(*box),
            options,
            choices.level(row).id if engine is None else "",
            lambda level: self._do(partial(choices.choose_level, row, level)),
        )
        wide = PITCH * len(LEVELS)
        if not choices.engines:
            return wide
        step = LevelStep(
            f"seat/{row}/engine",
            page.box(box.x + wide, box.y, PITCH, box.h),
            lambda: self._do(partial(choices.next_engine, row)),
            # Translators: one letter, short for Engine: a program that plays.
            label=translate("E"),
            chosen=engine is not None,
        )
        names = ", ".join(one.name for one in choices.engines)
        step.hint = translate("Engines of your settings: {names}", names=names)
        self.widgets.append(step)
        return wide + PITCH

    def _style(self, box: Box) -> None:
        """How a bot that looks ahead plays; each click shows the next style."""
        now = self._choices.personality(self._row) or BALANCED
        button = Button(
            f"seat/{self._row}/style",
            self._page.box(*box),
            lambda: self._do(partial(self._choices.next_personality, self._row)),
            icon=_STYLES.get(now.id, _BALANCED),
        )
        name, about = translate(now.name), translate(now.about)
        button.hint = translate("{name}: {about} Click for another style.", name=name, about=about)
        self.widgets.append(button)

    def _colour(self, box: Box) -> None:
        """The player's colour, to be changed with a click; a free seat has a grey token."""
        page, choices, row = self._page, self._choices, self._row
        number, placed = choices.colours()[row], page.box(*box)
        if self._seat.kind == OFF:
            self.sprites += token(page.brush, number, 44, placed.centre, off=True)
            return
        action = partial(self._do, partial(choices.next_colour, row))
        button = ColourButton(f"seat/{row}/colour", placed, action, number)
        button.hint = translate("{colour}. Click for another colour.", colour=colour_name(number))
        self.widgets.append(button)

    def _kinds(self, box: Box) -> None:
        full = self._choices.why_no_more() if self._seat.kind == OFF else ""
        options = [
            Option(HUMAN, translate("Human"), "human", full),
            Option(BOT, translate("Bot"), "bot", full),
            # Translators: a seat that nobody takes; there is little room.
            Option(OFF, translate("Free"), "empty"),
        ]
        self.widgets += segmented(
            self._page.brush,
            f"seat/{self._row}",
            self._page.box(*box),
            options,
            self._seat.kind,
            lambda kind: self._set(kind=kind),
        )

    def _text(self, text: str, face: Face, size: float, box: Box, tint: Colour) -> None:
        placed = self._page.box(*box)
        self.sprites.append(self._page.brush.label(text, face, size, tint, placed, "left"))

    def _width(self, text: str, face: Face, size: float) -> float:
        brush = self._page.brush
        return brush.type.width(text, face, brush.px(size)) / brush.unit

    def _set(self, **values: str) -> None:
        self._do(lambda: self._choices.seat(self._row, **values))

    def _do(self, choice: Callable[[], None]) -> None:
        choice()
        self._changed()
