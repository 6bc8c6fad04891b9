"""The players of a new game: the seats, the bench beside them, who starts."""

from collections.abc import Callable

from azul_desktop.geometry import Box, Point
from azul_desktop.i18n import translate, translate_count
from azul_desktop.storage.lastsetup import SEATS
from azul_desktop.ui.render import panels
from azul_desktop.ui.render.stage import Sprite
from azul_desktop.ui.render.tokens import COBALT, INK, INK2, Colour, Face
from azul_desktop.ui.scenes.page import PageScene
from azul_desktop.ui.scenes.setup.bench import BENCH, HEADED, Hosts, bench
from azul_desktop.ui.scenes.setup.choices import Choices
from azul_desktop.ui.scenes.setup.seat_row import NARROW, SeatRow, row_height
from azul_desktop.ui.widgets.button import Button
from azul_desktop.ui.widgets.option import Option
from azul_desktop.ui.widgets.segmented import segmented
from azul_desktop.ui.widgets.widget import Widget

_RANDOM = "random"
_LINE = 60
"""A narrow board has its head and its foot in two lines each."""
_HEAD, _STARTER, _EDGE = 78, 52, 26
_GAP = 6
_TALLEST = 112


def seats_height(choices: Choices, wide: float) -> float:
    """How high the board is in a page that scrolls, if it is so wide."""
    if wide >= NARROW:
        return _HEAD + 4 * (82 + _GAP) + BENCH + _GAP + _GAP + _STARTER + _EDGE
    rows = sum(row_height(choices, row, wide) + _GAP for row in range(SEATS))
    return _HEAD + _LINE + rows + BENCH + HEADED + 2 * _GAP + _LINE + _STARTER + _EDGE


class SeatsPanel:
    """The board with the seats, laid out in logical pixels; `changed` is called after a choice."""

    def __init__(
        self,
        page: PageScene,
        area: Box,
        choices: Choices,
        changed: Callable[[], None],
        hosts: Hosts,
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
        starter = area.bottom - _EDGE - _STARTER - more
        high = BENCH + (HEADED if self._narrow else 0)
        place = Box(area.x + 24, starter - 2 * _GAP - high, area.w - 48, high)
        self.rows = self._rows(Box(place.x, area.y + _HEAD + more, place.w, 0), place.y)
        for row in self.rows:
            self.sprites += row.sprites
            self.widgets += row.widgets
        sprites, faces = bench(page, place, choices.why_not_invited, hosts, headed=self._narrow)
        self.sprites += sprites
        self.widgets += faces
        self._starter(Box(area.x + 32, starter, area.w - 56, _STARTER))

    def _rows(self, first: Box, bottom: float) -> list[SeatRow]:
        """The seats below each other; in a wide board they share out what room there is."""
        share = min((bottom - first.y) / SEATS - _GAP, _TALLEST)
        found, y = [], first.y
        for row in range(SEATS):
            high = row_height(self._choices, row, self._area.w) if self._narrow else share
            box = first._replace(y=y, h=high)
            found.append(SeatRow(self._page, self._choices, row, box, self._changed))
            y += high + _GAP
        return found

    def row_at(self, point: Point) -> int | None:
        """The seat at a point of the page."""
        hit = (row for row, seat in enumerate(self.rows) if seat.box.contains(point))
        return next(hit, None)

    def row_of(self, widget: Widget | None) -> int | None:
        """The seat that a widget belongs to."""
        return next((n for n, row in enumerate(self.rows) if widget in row.widgets), None)

    def _text(self, text: str, face: Face, size: float, box: Box, tint: Colour) -> None:
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
        place = Box(right - 266, y + 22 + _LINE * self._narrow, 242, 48)
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

    def _start(self, chosen: str) -> None:
        self._choices.first_seat = None if chosen == _RANDOM else int(chosen)
        self._changed()

    def _fill(self) -> None:
        self._choices.fill_with_bots()
        self._changed()
