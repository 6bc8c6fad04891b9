"""The log of a game over the table: every move in a line with pictures, round by round."""

import pygame

from azul_desktop.coach.families import coach_of
from azul_desktop.coach.log import Kind, LogEntry, entries, opening
from azul_desktop.core.events import Sink
from azul_desktop.geometry import Box
from azul_desktop.i18n import translate, translate_count
from azul_desktop.session.session import Session
from azul_desktop.ui.desk import DESIGN, Desk
from azul_desktop.ui.families.register import pieces_of, table_family
from azul_desktop.ui.input import KeyPressed
from azul_desktop.ui.render import panels
from azul_desktop.ui.render.stage import Group, Sprite
from azul_desktop.ui.render.tokens import INK, INK2, Face
from azul_desktop.ui.scenes.page import PageScene
from azul_desktop.ui.table.paint.log_painter import LogPainter
from azul_desktop.ui.widgets.button import Button
from azul_desktop.ui.widgets.widget import Widget

_WIDTH, _LEAST = 980.0, 860.0
_MARGIN = 24.0
_PAD = 44.0
_HEAD = 104.0
_FOOT = 116.0
_LINE = 46.0
_BACK = (pygame.K_LEFT, pygame.K_UP, pygame.K_PAGEUP)
_ON = (pygame.K_RIGHT, pygame.K_DOWN, pygame.K_PAGEDOWN)
_CLOSE = (pygame.K_ESCAPE, pygame.K_l)


class LogScene(PageScene):
    """What happened so far; it opens at the newest page, and Escape closes it."""

    name = "log"
    covers = False
    needs = (_LEAST, 460.0)
    designed = (_WIDTH + 2 * _MARGIN, float(DESIGN[1]))

    def __init__(self, desk: Desk, session: Session) -> None:
        super().__init__(desk)
        self.session = session
        self._coach = coach_of(session.rules)
        self._family = table_family(session.record.edition)
        self.entries = told(session)
        self.pages: list[range] = []
        self.board = Box(0, 0, 0, 0)
        self._pieces = pieces_of(session.record.edition, desk.images, desk.type, desk.looks)
        self._at = len(self.entries) - 1
        """The last entry that is shown: it stays in sight when the window changes."""
        self._sheet = Group([])

    @property
    def page(self) -> int:
        """The page that is shown, counted from 0."""
        return next(n for n, page in enumerate(self.pages) if self._at < page.stop)

    def arrange(self) -> None:
        """A board as high as the window with as many lines as fit."""
        self._pieces.forget(self.desk.looks)
        high = self.high - 2 * _MARGIN
        wide = min(_WIDTH, self.wide - _MARGIN)
        left, top = (self.wide - wide) / 2, _MARGIN
        self.board = self.box(left, top, wide, high)
        lines = int((high - _HEAD - _FOOT) / _LINE)
        self.pages = paged(self.entries, lines)
        self._room = self.box(left + _PAD, top + _HEAD, wide - 2 * _PAD, high - _HEAD - _FOOT)
        self._lines = lines
        seats = self.session.record.seats
        self._painter = LogPainter(
            self._coach, self._family, seats, self._pieces, self.brush, self.desk.people
        )
        self.replace_widgets(self._buttons(left + _PAD, left + wide - _PAD, top + high - 92))
        self._show()

    def _buttons(self, x: float, right: float, y: float) -> list[Widget]:
        """The cross above, and the buttons that turn pages below."""
        close = Button(
            "button/close",
            self.box(right - 56, _MARGIN + 32, 56, 56),
            self.desk.navigator.pop,
            icon="close",
        )
        close.hint = translate("Close (Esc)")
        return [
            close,
            self._turner("earlier", self.box(x, y, 220, 56), -1),
            self._turner("later", self.box(right - 220, y, 220, 56), 1),
        ]

    def _turner(self, word: str, box: Box, by: int) -> Button:
        labels = {"earlier": translate("Earlier"), "later": translate("Later")}
        icons = {"earlier": "arrow-left", "later": "arrow-right"}
        return Button(
            f"button/{word}",
            box,
            lambda: self.turn_to(self.page + by),
            label=labels[word],
            icon=icons[word],
        )

    def turn_to(self, page: int) -> None:
        """Show a page; beyond the ends it is the first or the last."""
        page = min(max(page, 0), len(self.pages) - 1)
        self._at = self.pages[page].stop - 1
        self._show()

    def _show(self) -> None:
        page = self.page
        self.widget("button/earlier").enabled = page > 0
        self.widget("button/later").enabled = page < len(self.pages) - 1
        if self.focused is not None and not self.focused.enabled:
            self.focus(self.widget("button/later" if page == 0 else "button/earlier"))
        self._sheet = Group(
            [*panels.board(self.brush, self.board), *self._frame(), *self._body(self.pages[page])]
        )

    def _frame(self) -> list[Sprite]:
        """Title, how many moves there are, and the page."""
        brush, u, board = self.brush, self.brush.unit, self.board
        pad = _PAD * u
        head = Box(board.x + pad, board.y + 32 * u, board.w - 2 * pad - 80 * u, 56 * u)
        title = brush.label(translate("Log of moves"), Face.HEAD_BOLD, 36, INK, head, "left")
        x = title.x + title.surface.get_width() + 20 * u
        rest = Box(x, head.y + 5 * u, head.right - x, head.h)
        count = len(self.session.steps)
        moves = translate_count("{n} move", "{n} moves", count)
        foot = Box(board.x + 300 * u, board.bottom - 92 * u, board.w - 600 * u, 56 * u)
        where = translate("Page {n} of {m}", n=self.page + 1, m=len(self.pages))
        played = brush.label(moves, Face.TEXT, 22, INK2, rest, "left")
        x = played.x + played.surface.get_width() + 20 * u
        return [
            title,
            played,
            *self._painter.levels(rest._replace(x=x, w=rest.right - x)),
            brush.label(where, Face.SEMI, 22, INK, foot),
        ]

    def _body(self, page: range) -> list[Sprite]:
        """The lines of a page; a round that goes on is named again."""
        room = self._room
        sprites: list[Sprite] = []
        pitch = room.h / self._lines
        y = room.y
        first = self.entries[page.start]
        if first.kind != Kind.ROUND:
            line = Box(room.x, y, room.w, pitch).rounded()
            sprites += self._painter.heading(self._beginning(page.start), line, again=True)
            y += pitch
        for number in page:
            line = Box(room.x, y, room.w, pitch).rounded()
            sprites += self._painter.line(self.entries[number], line)
            y += pitch
        return sprites

    def _beginning(self, number: int) -> LogEntry:
        """The entry with which the round of another one began."""
        return next(e for e in reversed(self.entries[:number]) if e.kind == Kind.ROUND)

    def key(self, event: KeyPressed) -> bool:
        """Escape and L close; arrows and page keys turn pages."""
        if event.key in _CLOSE:
            self.desk.navigator.pop()
        elif event.key in _BACK:
            self.turn_to(self.page - 1)
        elif event.key in _ON:
            self.turn_to(self.page + 1)
        elif event.key == pygame.K_HOME:
            self.turn_to(0)
        elif event.key == pygame.K_END:
            self.turn_to(len(self.pages) - 1)
        else:
            return super().key(event)
        return True

    def groups(self) -> list[Group]:
        """Only the board: the table below is veiled."""
        return [*self.shown(self._sheet), *self.widget_groups()]


def told(session: Session) -> list[LogEntry]:
    """The whole log of a game."""
    events: Sink = []
    session.record.start(events)
    log = opening(len(session.record.seats), events)
    for step in session.steps:
        log += entries(step)
    return log


def paged(log: list[LogEntry], lines: int) -> list[range]:
    """The entries of each page: the last one is full, so that it shows as much as possible.

    A page that begins within a round has an entry less, for the round is named again.
    """
    found: list[range] = []
    stop = len(log)
    while stop:
        start = max(0, stop - lines)
        if log[start].kind != Kind.ROUND:
            start += 1
        found.insert(0, range(start, stop))
        stop = start
    return found
