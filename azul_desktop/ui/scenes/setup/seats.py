"""The players of a new game: the seats, the bench beside them, who starts."""

from collections.abc import Callable

from azul_desktop.geometry import Box, Point
from azul_desktop.i18n import translate, translate_count
from azul_desktop.storage.lastsetup import SEATS
from azul_desktop.ui.render import panels
from azul_desktop.ui.render.stage import Sprite
from azul_desktop.ui.render.tokens import INK, INK2, Colour, Face
from azul_desktop.ui.scenes.page import PageScene
from azul_desktop.ui.scenes.person_drop import Reception
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
_HEAD, _STARTER, _EDGE = 100, 52, 30
_GAP = 10
_TALLEST = 112
_APART = 44
"""How far who starts stands from the number of seats at least."""
_ROUND, _STARTS = 44, 148
"""What a name of who may start needs around it, and how wide none has to be."""


def seats_height(choices: Choices, wide: float) -> float:
    """How high the board is in a page that scrolls, if it is so wide."""
    if wide >= NARROW:
        return _HEAD + 4 * (84 + _GAP) + BENCH + _GAP + _EDGE
    rows = sum(row_height(choices, row, wide) + _GAP for row in range(SEATS))
    return _HEAD + rows + BENCH + HEADED + 2 * _GAP + _LINE + _STARTER + _EDGE


class SeatsPanel:
    """The board with the seats, laid out in logical pixels; `changed` is called after a choice."""

    def __init__(
        self,
        page: PageScene,
        area: Box,
        choices: Choices,
        changed: Callable[[], None],
        hosts: Hosts,
        reception: Reception,
    ) -> None:
        self._page = page
        self._area = area
        self._choices = choices
        self._changed = changed
        self._reception = reception
        self.sprites: list[Sprite] = panels.board(page.brush, page.box(*area))
        self.widgets: list[Widget] = []
        self._narrow = area.w < NARROW
        self._head()
        foot = _LINE + _STARTER + _GAP if self._narrow else 0
        high = BENCH + (HEADED if self._narrow else 0)
        place = Box(area.x + 24, area.bottom - _EDGE - foot - high, area.w - 48, high)
        self.rows = self._rows(Box(place.x, area.y + _HEAD, place.w, 0), place.y - 4)
        for row in self.rows:
            self.sprites += row.sprites
            self.widgets += row.widgets
        self.lists = [one for row in self.rows for one in row.lists]
        """What lies over the page, when it is open."""
        sprites, faces = bench(
            page, place, choices.why_not_invited, hosts, self._fill_button(), headed=self._narrow
        )
        self.sprites += sprites
        self.widgets += faces
        if self._narrow:
            self._starter(Box(area.x + 32, place.bottom + _GAP, area.w - 64, _STARTER))

    def _rows(self, first: Box, bottom: float) -> list[SeatRow]:
        """The seats below each other; in a wide board they share out what room there is."""
        share = min((bottom - first.y) / SEATS - _GAP, _TALLEST)
        found, y = [], first.y
        for row in range(SEATS):
            high = row_height(self._choices, row, self._area.w) if self._narrow else share
            box = first._replace(y=y, h=high)
            found.append(self._row(row, box))
            y += high + _GAP
        return found

    def _row(self, row: int, box: Box) -> SeatRow:
        return SeatRow(self._page, self._choices, row, box, self._changed, self._reception)

    def row_at(self, point: Point) -> int | None:
        """The seat at a point of the page."""
        hit = (row for row, seat in enumerate(self.rows) if seat.box.contains(point))
        return next(hit, None)

    def row_of(self, widget: Widget | None) -> int | None:
        """The seat that a widget belongs to."""
        return next((n for n, row in enumerate(self.rows) if widget in row.widgets), None)

    def _width(self, text: str, face: Face, size: float) -> float:
        brush = self._page.brush
        return brush.type.width(text, face, brush.px(size)) / brush.unit

    def _text(self, text: str, face: Face, size: float, box: Box, tint: Colour) -> None:
        placed = self._page.box(*box)
        self.sprites.append(self._page.brush.label(text, face, size, tint, placed, "left"))

    def _head(self) -> None:
        """The title and how many play; at its right who starts, if the board is wide."""
        area = self._area
        title = translate("Players")
        wide = self._width(title, Face.HEAD_BOLD, 32)
        self._text(title, Face.HEAD_BOLD, 32, Box(area.x + 32, area.y + 34, wide + 4, 48), INK)
        left = area.x + 32 + wide + 24
        rest = Box(left, area.y + 32, area.right - 24 - left, _STARTER)
        told = self._width(self._summary(), Face.TEXT, 20)
        if self._narrow:
            told = min(told, rest.w)
        elif rest.w - told - _APART < self._starter_width():
            told = 0
        if told:
            self._text(
                self._summary(), Face.TEXT, 20, rest._replace(w=told + 4, y=rest.y + 4), INK2
            )
        if not self._narrow:
            used = told + _APART if told else 0
            self._starter(rest._replace(x=left + used, w=rest.w - used))

    def _starter_width(self) -> float:
        """How much room who starts needs in one line."""
        names = [translate("Random"), *map(self._choices.name, self._choices.taken)]
        across = sum(self._width(name, Face.SEMI, 20) + _ROUND for name in names)
        return self._width(translate("Who starts"), Face.SEMI, 22) + 20 + across

    def _fill_button(self) -> Button:
        fill = Button(
            "button/fill",
            Box(0, 0, 0, 0),
            self._fill,
            label=translate("Fill with bots"),
            icon="bot",
            size=20,
        )
        fill.hint = self._choices.why_no_more()
        fill.enabled = not fill.hint
        return fill

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
        """Who starts: at the right of a box, or in two lines on a narrow board."""
        choices, page = self._choices, self._page
        title = translate("Who starts")
        wide = self._width(title, Face.SEMI, 22)
        later = translate("Later rounds: whoever took the marker")
        options = [Option(_RANDOM, translate("Random"), hint=later)]
        options += [Option(str(row), choices.name(row)) for row in choices.taken]
        if self._narrow:
            place = box.moved(0, _LINE)
        else:
            across = min(box.w - wide - 20, _STARTS * len(options))
            place = box._replace(x=box.right - across, w=across)
            box = box._replace(x=place.x - 20 - wide)
        self._text(title, Face.SEMI, 22, box._replace(w=wide + 4), INK)
        self.widgets += segmented(
            page.brush,
            "starts",
            page.box(*place),
            options,
            _RANDOM if choices.first_seat is None else str(choices.first_seat),
            self._start,
        )

    def _start(self, chosen: str) -> None:
        self._choices.first_seat = None if chosen == _RANDOM else int(chosen)
        self._changed()

    def _fill(self) -> None:
        self._choices.fill_with_bots()
        self._changed()
