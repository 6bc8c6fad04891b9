"""The log beside the table: it follows the position, and a click on a line goes there."""

from bisect import bisect_left
from collections.abc import Callable, Hashable
from datetime import datetime
from functools import partial

from azul_desktop.coach.families import coach_of
from azul_desktop.coach.log import Kind, LogEntry, entries, opening
from azul_desktop.core.events import Sink
from azul_desktop.geometry import Box
from azul_desktop.i18n import translate
from azul_desktop.languages.formats import day_in_words
from azul_desktop.ui.families.register import table_family
from azul_desktop.ui.people import People
from azul_desktop.ui.render import panels, shapes
from azul_desktop.ui.render.brush import Brush
from azul_desktop.ui.render.stage import Group, Sprite
from azul_desktop.ui.render.tokens import COBALT, INK, INK2, LINE, TINT, WHITE, Face
from azul_desktop.ui.scenes.watch.course import Course
from azul_desktop.ui.scenes.wording import variant_name
from azul_desktop.ui.table.paint.log_painter import LogPainter
from azul_desktop.ui.table.pieces.pieces import Pieces
from azul_desktop.ui.widgets.button import Button

_PAD = 34
_HEAD = 104
_FOOT = 104
"""The room for the button below."""
_ABOVE = 0.4
"""So much of the lines lies above the one of the position."""


class LogRow(Button):
    """One line; `chosen` if it tells of the last move."""

    def __init__(
        self, number: int, action: Callable[[], None], entry: LogEntry, painter: LogPainter
    ) -> None:
        super().__init__(f"log/{number}", Box(0, 0, 0, 0), action)
        self.entry = entry
        self._painter = painter

    def look(self) -> Hashable:
        """Whether one is there."""
        return self.chosen

    def paint(self, brush: Brush) -> list[Sprite]:
        """The line on its ground."""
        box = self.box.grown(0, -brush.px(1)).rounded()
        size = int(box.w), int(box.h)
        sprites = []
        if self.chosen and self.entry.kind != Kind.ROUND:
            ground = shapes.framed(size, brush.px(10), (TINT,), COBALT, brush.px(2))
            sprites.append(Sprite(ground, int(box.x), int(box.y)))
        elif self.hovered:
            ground = shapes.rounded(size, brush.px(10), (WHITE,), 150)
            sprites.append(Sprite(ground, int(box.x), int(box.y)))
        elif self.entry.kind != Kind.ROUND:
            rule = shapes.rounded((size[0], 1), 0, (LINE,))
            sprites.append(Sprite(rule, int(box.x), int(box.bottom) - 1))
        return sprites + self._painter.row(self.entry, box)


class LogPlate:
    """The plate with as many lines as fit around the position."""

    def __init__(
        self,
        brush: Brush,
        box: Box,
        course: Course,
        pieces: Pieces,
        people: People,
        go: Callable[[int], None],
    ) -> None:
        record = course.session.record
        u = brush.unit
        inner = box.grown(-_PAD * u, 0)
        self._room = Box(inner.x, box.y + _HEAD * u, inner.w, box.h - (_HEAD + _FOOT) * u).rounded()
        self.foot = Box(inner.x, box.bottom - 88 * u, inner.w, 58 * u).rounded()
        family = table_family(record.edition)
        painter = LogPainter(coach_of(record.rules), family, record.seats, pieces, brush, people)
        self._rows: list[LogRow] = []
        self._shown: list[LogRow] = []
        self._positions: list[int] = []
        self._heights: list[float] = []
        for number, (at, entry) in enumerate(told(course)):
            self._rows.append(LogRow(number, partial(go, at), entry, painter))
            self._positions.append(at)
            self._heights.append(painter.row_height(entry, inner.w))
        self._sheet = Group(
            [
                *panels.board(brush, box),
                *_heading(brush, course, inner._replace(y=box.y + 28 * u, h=66 * u)),
            ]
        )

    def groups(self) -> list[Group]:
        """What lies below the lines."""
        return [self._sheet]

    def rows_at(self, at: int) -> list[LogRow]:
        """The lines to be seen at a position, where they are to be seen."""
        # Not every move has an entry: then the one before it is in the middle.
        middle = bisect_left(self._positions, at)
        if middle == len(self._positions) or self._positions[middle] != at:
            middle -= 1
        start, high = middle, self._heights[middle]
        while start and high + self._heights[start - 1] <= self._room.h * _ABOVE:
            start -= 1
            high += self._heights[start]
        stop = middle + 1
        while stop < len(self._rows) and high + self._heights[stop] <= self._room.h:
            high += self._heights[stop]
            stop += 1
        while start and high + self._heights[start - 1] <= self._room.h:
            start -= 1
            high += self._heights[start]
        y = self._room.y
        shown = []
        for number in range(start, stop):
            row = self._rows[number]
            row.box = Box(self._room.x, y, self._room.w, self._heights[number]).rounded()
            row.chosen = self._positions[number] == at
            shown.append(row)
            y += self._heights[number]
        for row in self._shown:
            if row not in shown:
                row.repaint()  # its picture is not kept for ever
        self._shown = shown
        return shown


def told(course: Course) -> list[tuple[int, LogEntry]]:
    """The whole log, each entry with the position that it led to."""
    events: Sink = []
    record = course.session.record
    record.start(events)
    found = [(0, entry) for entry in opening(len(record.seats), events)]
    for at, step in enumerate(course.steps, 1):
        found += [(at, entry) for entry in entries(step)]
    return found


def _heading(brush: Brush, course: Course, box: Box) -> list[Sprite]:
    """What the game is called, and when it was played."""
    record = course.session.record
    title = record.about.title or translate("Log of moves")
    facts = [variant_name(record.rules.options.variant)]
    if record.about.started:
        moment = datetime.fromisoformat(record.about.started)
        facts.append(day_in_words(moment.astimezone().date()))
    if record.about.practice:
        # Translators: a game that does not count, for somebody knew what would come.
        facts.append(translate("practice"))
    upper = box._replace(h=box.h * 0.58)
    lower = box._replace(y=upper.bottom, h=box.h - upper.h)
    return [
        brush.label(title, Face.HEAD_BOLD, 30, INK, upper, "left"),
        brush.label(" · ".join(facts), Face.TEXT, 20, INK2, lower, "left"),
    ]
