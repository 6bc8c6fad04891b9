"""The players of a new game: who sits where, how strong the bots are, who starts."""

from collections.abc import Callable
from functools import partial

from azul_desktop.bots.levels import LEVELS
from azul_desktop.core.record import HUMAN
from azul_desktop.geometry import Box
from azul_desktop.i18n import translate, translate_count
from azul_desktop.storage.lastsetup import BOT, MAX_NAME, OFF, SEATS
from azul_desktop.ui.botnames import BETWEEN, level_hint
from azul_desktop.ui.render import panels
from azul_desktop.ui.render.stage import Sprite
from azul_desktop.ui.render.tokens import COBALT, INK, INK2, LINE, Face, colour
from azul_desktop.ui.scenes.page import PageScene
from azul_desktop.ui.scenes.setup.choices import Choices
from azul_desktop.ui.seatcolours import colour_name
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
_RANDOM = "random"
NARROW = 940
"""A narrower board has its rows, its head and its foot in two lines each."""
_LINE = 60
_STYLE_W = 52
"""The least room for the button with a bot's style."""
_UP = 12
"""How far the lozenges of the levels stand above the middle; the level's name is below."""


class SeatsPanel:
    """The board with the seats, laid out in logical pixels; `changed` is called after a choice."""

    def __init__(
        self, page: PageScene, area: Box, choices: Choices, changed: Callable[[], None]
    ) -> None:
        self._page = page
        self._area = area
        self._choices = choices
        self._changed = changed
        self.sprites: list[Sprite] = panels.board(page.brush, page.box(*area))
        self.widgets: list[Widget] = []
        self._narrow = area.w < NARROW
        self._head()
        more = _LINE if self._narrow else 0
        pitch = (area.h - 192 - 2 * more) / SEATS
        for row in range(SEATS):
            high = pitch - 8 if self._narrow else min(pitch - 8, 112)
            self._row(row, Box(area.x + 24, area.y + 84 + more + row * pitch, area.w - 48, high))
        self._starter(Box(area.x + 32, area.bottom - 84 - more, area.w - 56, 52))

    def _text(
        self, text: str, face: Face, size: float, box: Box, tint: tuple[int, int, int]
    ) -> None:
        placed = self._page.box(*box)
        self.sprites.append(self._page.brush.label(text, face, size, tint, placed, "left"))

    def _head(self) -> None:
        x, y, right = self._area.x, self._area.y, self._area.right
        title = translate("Players")
        brush = self._page.brush
        wide = brush.type.width(title, Face.HEAD_BOLD, brush.px(32)) / brush.unit
        self._text(title, Face.HEAD_BOLD, 32, Box(x + 32, y + 18, wide + 4, 48), INK)
        left = x + 32 + wide + 28
        beside = 24 if self._narrow else 290
        room = Box(left, y + 22, right - beside - left, 44)
        self._text(self._summary(), Face.TEXT, 20, room, INK2)
        place = Box(right - 266, y + 20 + _LINE * self._narrow, 242, 48)
        fill = Button(
            "button/fill",
            self._page.box(*place),
            self._fill,
            label=translate("Fill with bots"),
            icon="bot",
            size=20,
        )
        fill.hint = self._choices.why_no_more()
        fill.enabled = not fill.hint
        self.widgets.append(fill)

    def _summary(self) -> str:
        """How many seats are taken, and how many discs that means."""
        count = len(self._choices.taken)
        seats = translate_count("{n} seat", "{n} seats", count)
        if count not in self._choices.edition.player_counts:
            return seats
        number = self._choices.edition.disc_count(count)
        discs = translate_count("{n} disc", "{n} discs", number)
        return f"{seats} · {discs}"

    def _row(self, row: int, box: Box) -> None:
        page, seat = self._page, self._choices.seats[row]
        brush, off = page.brush, seat.kind == OFF
        placed = page.box(*box)
        ground = (_FREE if off else _TAKEN,)
        self.sprites += panels.framed(brush, placed, 14, ground, LINE, 1.3, 225)
        middle = box.y + (box.h / 2 if not self._narrow else box.h * 0.29)
        self._colour(row, Box(box.x + 12, middle - 32, 64, 64))
        kinds_w = box.w - 104 if self._narrow else max(300, min(336, box.w * 0.31))
        kinds = Box(box.x + 84, middle - 26, kinds_w, 52)
        self._kinds(row, kinds)
        rest = Box(kinds.right + 16, middle - 26, box.right - 16 - kinds.right - 16, 52)
        if self._narrow:
            rest = Box(box.x + 20, box.y + box.h * 0.71 - 26, box.w - 40, 52)
        if off:
            self._text(translate("The seat is free"), Face.TEXT, 22, rest, INK2)
        else:
            self._player(row, rest)

    def _colour(self, row: int, box: Box) -> None:
        """The player's colour, to be changed with a click; a free seat has a grey token."""
        page, choices = self._page, self._choices
        number, placed = choices.colours()[row], page.box(*box)
        if choices.seats[row].kind == OFF:
            self.sprites += token(page.brush, number, 44, placed.centre, off=True)
            return
        button = ColourButton(f"seat/{row}/colour", placed, partial(self._next_colour, row), number)
        button.hint = translate("{colour}. Click for another colour.", colour=colour_name(number))
        self.widgets.append(button)

    def _kinds(self, row: int, box: Box) -> None:
        seat = self._choices.seats[row]
        full = self._choices.why_no_more() if seat.kind == OFF else ""
        options = [
            Option(HUMAN, translate("Human"), "human", full),
            Option(BOT, translate("Bot"), "bot", full),
            Option(OFF, translate("Off"), "empty"),
        ]
        self.widgets += segmented(
            self._page.brush,
            f"seat/{row}",
            self._page.box(*box),
            options,
            seat.kind,
            lambda kind: self._seat(row, kind=kind),
        )

    def _player(self, row: int, rest: Box) -> None:
        """The name, and how strong a bot is."""
        choices, page = self._choices, self._page
        seat = choices.seats[row]
        steps = PITCH * (len(LEVELS) + bool(choices.engines))
        bot_needs = 0 if seat.kind == HUMAN else 20 + steps + 12 + _STYLE_W
        name = Box(rest.x, rest.y, min(rest.w * 0.41, rest.w - bot_needs), rest.h)
        self.widgets.append(
            Field(
                f"seat/{row}/name",
                page.box(*name),
                seat.name,
                lambda text: self._seat(row, name=text),
                most=MAX_NAME,
                placeholder=choices.usual_name(row),
            )
        )
        after = Box(name.right + 20, rest.y, rest.right - name.right - 20, rest.h)
        if seat.kind == HUMAN:
            self._text(translate("Plays at this computer"), Face.TEXT, 22, after, INK2)
            return
        used = self._strength(row, after._replace(y=after.y - _UP))
        words = choices.bot_level(row)
        if choices.engine(row) is None and choices.level(row).searches:
            left = after.x + used + 12
            style = self._style(row, Box(left, after.y, after.right - left, after.h))
            words = BETWEEN.join([words, style] if style else [words])
        below = Box(after.x + 4, after.bottom - _UP - 4, used - 4, 26)
        self._text(words, Face.SEMI, 20, below, COBALT)

    def _strength(self, row: int, box: Box) -> float:
        """The levels, and one more step for the engines if there are any; how wide they are."""
        choices, page = self._choices, self._page
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
            partial(self._level, row),
        )
        wide = PITCH * len(LEVELS)
        if not choices.engines:
            return wide
        step = LevelStep(
            f"seat/{row}/engine",
            page.box(box.x + wide, box.y, PITCH, box.h),
            partial(self._next_engine, row),
            label=translate("E"),
            chosen=engine is not None,
        )
        names = ", ".join(one.name for one in choices.engines)
        step.hint = translate("Engines of your settings: {names}", names=names)
        self.widgets.append(step)
        return wide + PITCH

    def _style(self, row: int, box: Box) -> str:
        """How a bot that looks ahead plays; each click shows the next style.

        Where the button has no room for a style's name, it is given back for another place.
        """
        page, now = self._page, self._choices.personality(row)
        name = translate(now.name if now else "Balanced")
        about = translate(now.about if now else "Has no favourite way to play.")
        placed = page.box(box.x, box.y, min(box.w, 190), box.h)
        fits = page.brush.type.width(name, Face.SEMI, page.brush.px(20)) + page.brush.px(24)
        label, icon = (name, "") if fits <= placed.w else ("", "mask")
        button = Button(
            f"seat/{row}/style",
            placed,
            partial(self._next_style, row),
            label=label,
            icon=icon,
            size=20,
        )
        button.hint = translate("{name}: {about} Click for another style.", name=name, about=about)
        self.widgets.append(button)
        return name if now and not label else ""

    def _next_colour(self, row: int) -> None:
        self._choices.next_colour(row)
        self._changed()

    def _level(self, row: int, level: str) -> None:
        self._choices.choose_level(row, level)
        self._changed()

    def _next_style(self, row: int) -> None:
        self._choices.next_personality(row)
        self._changed()

    def _next_engine(self, row: int) -> None:
        self._choices.next_engine(row)
        self._changed()

    def _starter(self, box: Box) -> None:
        choices, page = self._choices, self._page
        brush = page.brush
        title = translate("Who starts")
        wide = brush.type.width(title, Face.SEMI, brush.px(22)) / brush.unit
        self._text(title, Face.SEMI, 22, Box(box.x, box.y, wide + 4, box.h), INK)
        options = [Option(_RANDOM, translate("Random"))]
        options += [Option(str(row), choices.name(row)) for row in choices.taken]
        left = box.x + wide + 24
        if self._narrow:
            left, box = box.x, box.moved(0, _LINE)
        room = box.right - left
        news = translate("Later rounds: whoever took the marker")
        needs = brush.type.width(news, Face.TEXT, brush.px(20)) / brush.unit + 70
        wanted = max(560, 150 * len(options))
        told = room - needs >= wanted
        across = min(room - needs, 900) if told else room
        self.widgets += segmented(
            brush,
            "starts",
            page.box(left, box.y, across, box.h),
            options,
            _RANDOM if choices.first_seat is None else str(choices.first_seat),
            self._start,
        )
        if told:
            x = left + across + 28
            at = page.box(x, box.y, 24, box.h).centre
            self.sprites.append(brush.icon("info", 24, COBALT, at))
            self._text(news, Face.TEXT, 20, Box(x + 34, box.y, needs, box.h), INK2)

    def _seat(self, row: int, **values: str) -> None:
        self._choices.seat(row, **values)
        self._changed()

    def _start(self, chosen: str) -> None:
        self._choices.first_seat = None if chosen == _RANDOM else int(chosen)
        self._changed()

    def _fill(self) -> None:
        self._choices.fill_with_bots()
        self._changed()
