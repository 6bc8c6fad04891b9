"""The rules of every edition in our own words, with pictures; and what mouse and keys do."""

import math

import pygame

from azul_desktop.core.edition import Edition
from azul_desktop.geometry import Box
from azul_desktop.i18n import translate
from azul_desktop.ui.desk import Desk
from azul_desktop.ui.families.register import pieces_of, table_family
from azul_desktop.ui.families.rules_page import KeyPage, Page, Passage
from azul_desktop.ui.families.rules_pictures import HelpPictures
from azul_desktop.ui.input import Input, KeyPressed, TextTyped
from azul_desktop.ui.render import panels
from azul_desktop.ui.render.brush import Brush
from azul_desktop.ui.render.lettering import heading
from azul_desktop.ui.render.stage import Group, Sprite
from azul_desktop.ui.scenes.help.ahead import Ahead
from azul_desktop.ui.scenes.help.around import (
    SEARCH,
    back_button,
    chips_in_lines,
    edition_chips,
    search_field,
)
from azul_desktop.ui.scenes.help.finding import Finding
from azul_desktop.ui.scenes.help.key_lists import below, beside, paint_keys
from azul_desktop.ui.scenes.help.keys import key_pages
from azul_desktop.ui.scenes.help.marks import Mark, marked_box, marked_list
from azul_desktop.ui.scenes.help.page_painter import PagePainter
from azul_desktop.ui.scenes.help.search import entries_of
from azul_desktop.ui.scenes.help.sheets import Sheet, spread, stacked
from azul_desktop.ui.scenes.help.terms import explaining_words
from azul_desktop.ui.scenes.page import PageScene
from azul_desktop.ui.widgets.field import Field, keep_carets
from azul_desktop.ui.widgets.option import Option
from azul_desktop.ui.widgets.tabs import tabs
from azul_desktop.ui.widgets.widget import Widget

_TOP = 176.0
_PAD, _PAD_TOP = 52.0, 40.0
_BESIDE, _LEAST = 1600.0, 500.0
"""A page narrower than the first goes from top to bottom; none is narrower than the last."""
_EDGE, _INSIDE = 16, 36
"""The margins of a narrow page and of its board."""
_FIELD, _LEAST_FIELD = 360.0, 190.0
_FIRST, _STEP = 0.35, 0.16
"""When the first tile of a run lights up after a page was opened, and each after it, in seconds."""
_ENTER = (pygame.K_RETURN, pygame.K_KP_ENTER)


class HelpScene(PageScene):
    """Pages with tabs; another edition is one click away, and everything can be searched."""

    name = "help"
    needs = (_LEAST, 1080.0)
    designed = (_BESIDE, 1080.0)

    def __init__(self, desk: Desk, edition_id: str = "", about: Passage | None = None) -> None:
        super().__init__(desk)
        editions = desk.catalogue.editions
        self.edition = editions.get(edition_id) or next(iter(editions.values()))
        self.page = about.page if about is not None else "goal"
        self.marked = about.point if about is not None else ""
        """The point of the page that was asked about."""
        self.finding = Finding(self._open, self._search_changed)
        self._pieces = pieces_of(self.edition, desk.images, desk.type, desk.looks)
        self._size = desk.size
        self._pages: list[Page] = []
        self._ground = self._sheet = Group([])
        self._mark: Mark | None = None
        self.steps: list[Group] = []
        """What comes over the page bit by bit, on the first visit."""
        self._words: list[Widget] = []
        """What explains itself on the page."""
        self._begun = self._marked_at = desk.clock()
        self._inside, self._narrow = Box(0, 0, 0, 0), False
        self._ahead = Ahead()
        self._shown_steps = 0
        self._visited: set[tuple[str, str]] = set()
        self._playing = ("", "")
        self._high: dict[object, float] = {}
        """How high narrow pages are, by what that depends on: the words are set to find out."""
        self._wants_mark = bool(self.marked)
        """Whether the mark is still to be brought into sight."""

    def extent(self, wide: float) -> tuple[float, float]:
        """A narrow page is as high as its points need below each other."""
        if wide >= _BESIDE:
            return self.designed
        wide = max(wide, _LEAST)
        key = self.page, self.edition.id, self.brush.unit, wide, self.finding.query
        if key not in self._high:
            u = self.brush.unit
            board = Box(_EDGE * u, self._chips(wide)[1] + 24 * u, (wide - 2 * _EDGE) * u, 0)
            self._high[key] = (self._end(board) + (_INSIDE + 24) * u) / u
        return _LEAST, self._high[key]

    def _end(self, board: Box) -> float:
        """Where the narrow page on a board ends, in real pixels."""
        inside = _within(self.brush, board)
        if self.finding.is_on:
            return self.finding.bottom(self.brush, inside)
        keys = self._key_page()
        if keys is not None:
            return below(self.brush, keys, inside).bottom
        return stacked(self.brush, self._page(), inside).bottom

    def _all_pages(self) -> list[Page]:
        return pages_of(self.edition, HelpPictures(self.brush, self._pieces))

    def _page(self) -> Page:
        pages = self._all_pages()
        return next((page for page in pages if page.id == self.page), pages[0])

    def _key_page(self) -> KeyPage | None:
        """The page of keys that is open, if it is one."""
        return next((page for page in key_pages(self.edition) if page.id == self.page), None)

    def _titles(self) -> list[Option]:
        """All pages by id and title, those of keys with their icons."""
        pages = [Option(page.id, page.title) for page in self._all_pages()]
        return pages + [Option(one.id, one.title, one.icon) for one in key_pages(self.edition)]

    def _chips(self, wide: float) -> tuple[list[Widget], float]:
        """Chips for editions and for pages in lines of a narrow page, and where they end."""
        u = self.brush.unit
        room = Box(_EDGE * u, 108 * u, (wide - 2 * _EDGE) * u, 0)
        editions = list(self.desk.catalogue.editions.values())
        show = self._show_edition, self.show_page
        return chips_in_lines(
            self.brush, room, editions, self.edition, self._titles(), self.page, show
        )

    def _arrange_narrow(self) -> list[Widget]:
        """Heading, chips and the page below each other."""
        u = self.brush.unit
        chips, top = self._chips(self.wide)
        board = Box(_EDGE * u, top + 4 * u, (self.wide - 2 * _EDGE) * u, 0)
        board = board._replace(h=self.high * u - 24 * u - board.y).rounded()
        field = min(_FIELD, max(_LEAST_FIELD, self.wide * 0.4))
        title = self.box(88, 24, self.wide - 88 - field - _EDGE - 16, 72)
        self._lay(board, title, _within(self.brush, board), narrow=True)
        back = back_button(self.box(_EDGE, 32, 56, 56), self.desk.navigator.pop)
        return [back, self._field(self.wide - field - _EDGE, field), *chips]

    def arrange(self) -> None:
        """Heading and editions above, tabs on the board, the page on it."""
        if (self._size, self._pieces.looks) != (self.desk.size, self.desk.looks):
            self._size = self.desk.size
            self._pieces.forget(self.desk.looks)
        self._pages = self._all_pages()
        keys = key_pages(self.edition)
        self.finding.read(entries_of(self._pages, keys))
        if self.page not in [one.id for one in self._titles()]:
            self.page = self._pages[0].id
        around = self._arrange_narrow() if self.wide < _BESIDE else self._arrange_wide()
        before = self.widgets
        self.replace_widgets([*around, *self._words])
        keep_carets(before, self.widgets)
        self._show_mark()

    def _arrange_wide(self) -> list[Widget]:
        board = self.box(48, _TOP, self.wide - 96, self.high - _TOP - 48)
        title = self.box(128, 24, 230, 72)
        inside = board.grown(-self.brush.px(_PAD), -self.brush.px(_PAD_TOP))
        self._lay(board, title, inside, narrow=False)
        editions = list(self.desk.catalogue.editions.values())
        back = back_button(self.box(48, 32, 56, 56), self.desk.navigator.pop)
        chips = edition_chips(self.brush, editions, self.edition, self.wide, self._show_edition)
        return [back, self._field(372, _FIELD), *chips, *self._tabs()]

    def _field(self, x: float, wide: float) -> Field:
        return search_field(self.box(x, 34, wide, 52), self.finding.query, self.finding.look_for)

    def _tabs(self) -> list[Widget]:
        options = self._titles()
        width = min(self.wide - 144, 290.0 * len(options))
        box = self.box(72, _TOP - 64, width, 64)
        shown = "" if self.finding.is_on else self.page
        return tabs(self.brush, "page", box, options, shown, self.show_page)

    def _show_edition(self, edition: Edition) -> None:
        self.edition, self.marked = edition, ""
        self._pieces = pieces_of(edition, self.desk.images, self.desk.type, self.desk.looks)
        self.arrange()

    # Turning pages.

    def show_page(self, page: str) -> None:
        """Turn to a page by its id."""
        self.finding.forget()
        self._turn_to(Passage(page))

    def turn_pages(self, by: int) -> None:
        """Some pages on or back; it stops at the ends."""
        ids = [one.id for one in self._titles()]
        at = min(max(ids.index(self.page) + by, 0), len(ids) - 1)
        self.show_page(ids[at])

    def _open(self, passage: Passage) -> None:
        """What was found: its page, and where on it."""
        self.focus(None)
        self._turn_to(passage)

    def _turn_to(self, passage: Passage) -> None:
        self.page, self.marked = passage
        self._marked_at, self._wants_mark = self.desk.clock(), bool(self.marked)
        self.scroll.move(0, -self.scroll.furthest(1))
        self.arrange()

    def _search_changed(self) -> None:
        """Something else is looked for."""
        self.scroll.move(0, -self.scroll.furthest(1))
        self.arrange()

    def handle(self, event: Input) -> None:
        """A slash that no field wants begins the search."""
        if isinstance(event, TextTyped) and event.text == "/" and not self.is_typing:
            self.focus(self.widget(SEARCH))
            return
        super().handle(event)

    def key(self, event: KeyPressed) -> bool:
        """Escape and F1 close; the page keys turn pages."""
        if isinstance(self.focused, Field) and self._edits(self.focused, event):
            return True
        if event.ctrl and event.key == pygame.K_f:
            self.focus(self.widget(SEARCH))
        elif event.key == pygame.K_F1:
            self.desk.navigator.pop()
        elif event.key == pygame.K_ESCAPE:
            self._escape()
        elif event.key in (pygame.K_PAGEUP, pygame.K_PAGEDOWN) and not self.finding.is_on:
            self.turn_pages(-1 if event.key == pygame.K_PAGEUP else 1)
        else:
            return super().key(event)
        return True

    def _edits(self, field: Field, event: KeyPressed) -> bool:
        """What arrows, Enter and Esc mean while one looks for something; whether it was one."""
        if event.key in (pygame.K_UP, pygame.K_DOWN) and self.finding.is_on:
            chosen = self.finding.choose(-1 if event.key == pygame.K_UP else 1)
            self._show_content(self._content())
            if self.finding.hits:
                self.reveal(self.widget(f"hit/{chosen}"))
        elif event.key in _ENTER:
            self.finding.open_chosen()
        elif event.key == pygame.K_ESCAPE:
            if field.text:
                field.clear()
            self.focus(None)
        else:
            return field.shortcut(event)
        return True

    def _escape(self) -> None:
        """Back to what was found, then to the page, then to what is below."""
        if self.finding.come_back():
            self.focus(self.widget(SEARCH))
        elif self.finding.is_on:
            self.finding.look_for("")
        else:
            self.desk.navigator.pop()

    # Time.

    def update(self, now: float) -> bool:
        """What scores on a page lights up step by step when it is opened for the first time."""
        moving = super().update(now)
        before, count = self._shown_steps, len(self.steps)
        if before < count:
            passed = math.floor((now - self._begun - _FIRST) / _STEP) + 1
            self._shown_steps = min(max(before, passed), count)
        left = self._shown_steps < count
        self.due = self._begun + _FIRST + _STEP * self._shown_steps if left else math.inf
        moving = moving or self._shown_steps != before
        if self._mark is not None:
            moving = self._mark.fade(self._passed(now)) or moving
            self.due = min(self.due, self._marked_at + self._mark.due)
        return moving

    def _passed(self, now: float) -> float:
        """The seconds since the mark was set; where nothing may move it is calm at once."""
        return math.inf if self.desk.is_still else now - self._marked_at

    def groups(self) -> list[Group]:
        """The table of the edition below everything."""
        table = self.desk.backdrop(f"{self.edition.theme}/table")
        page = [self._ground, self._sheet, *self.steps[: self._shown_steps]]
        if self._mark is not None:
            page = [self._ground, self._mark.light, *page[1:], self._mark.frame]
        return [table, *self.shown(*page), *self.widget_groups()]

    # The page on the board.

    def _lay(self, board: Box, title: Box, inside: Box, *, narrow: bool) -> None:
        """Heading, board, and the page on it, or what was found."""
        brush, theme = self.brush, self.edition.theme
        self._inside, self._narrow = inside, narrow
        self._look_ahead()
        sprites = heading(brush, translate("Rules"), title)
        self._ground = Group([*sprites, *panels.board(brush, board, corners=True, theme=theme)])
        self._mark, marked = None, None
        self._words = self._content()
        keys, steps = self._key_page(), list[list[Sprite]]()
        if self.finding.is_on:
            sprites = self.finding.head(brush, inside)
        elif keys is not None:
            lists = (below if narrow else beside)(brush, keys, inside)
            sprites, marked = paint_keys(brush, lists, inside), marked_list(lists, self.marked)
        else:
            page = self._page()
            sheet = self._lie(page)
            sprites, steps = self._painter().points(page, sheet)
            marked = marked_box(page, sheet, self.marked)
        self._sheet = Group(sprites)
        self.steps = [Group(step) for step in steps]
        if marked is not None:
            self._mark = Mark(brush, marked, board)
            self._mark.fade(self._passed(self.desk.clock()))
        self._begin()

    def _content(self) -> list[Widget]:
        """What can be pointed at on the board: what was found, or words that explain themselves."""
        if self.finding.is_on:
            return list(self.finding.rows(self.brush, self._inside, high=self._narrow))
        if self._key_page() is not None:
            return []
        page = self._page()
        return explaining_words(self.brush, page, self._lie(page))

    def _show_content(self, content: list[Widget]) -> None:
        around = [widget for widget in self.widgets if widget not in self._words]
        self._words = content
        self.replace_widgets([*around, *content])

    def _show_mark(self) -> None:
        """Scroll to what was asked about, once."""
        if self._wants_mark and self._mark is not None:
            self.scroll_to(self._mark.box)
        self._wants_mark = False

    def _lie(self, page: Page) -> Sheet:
        """Where the points of a page lie on the board as it is now."""
        return (stacked if self._narrow else spread)(self.brush, page, self._inside)

    def _painter(self) -> PagePainter:
        theme = self.edition.theme
        table = self.desk.backdrop(f"{theme}/table").sprites[0].surface
        return PagePainter(self.brush, theme, table)

    def _look_ahead(self) -> None:
        """Remember which pictures of the other pages were not painted yet."""
        here = self.edition.id, self.desk.size, self.desk.looks, self._inside
        self._ahead.look(here, [page for page in self._pages if page.id != self.page])

    def prepare(self) -> bool:
        """Paint a picture of another page, whose pieces are then at hand when it is opened."""
        if super().prepare():
            return True
        found = self._ahead.take()
        if found is not None:
            page, at = found
            self._painter().picture(page.points[at], self._lie(page).cells[at].picture)
        return not self._ahead.is_done

    def _begin(self) -> None:
        """A page plays once in a visit; laid out anew it stays as far as it has come."""
        visit = self.edition.id, self.page
        if self.finding.is_on:
            return
        if self.desk.is_still:
            self._shown_steps = len(self.steps)
        elif visit not in self._visited:
            self._shown_steps, self._begun = 0, self.desk.clock()
        elif visit != self._playing:
            self._shown_steps = len(self.steps)
        self._visited.add(visit)
        self._playing = visit


def _within(brush: Brush, board: Box) -> Box:
    """The inside of a narrow board."""
    return board.grown(-brush.px(_INSIDE), -brush.px(_INSIDE))


def pages_of(edition: Edition, pictures: HelpPictures) -> list[Page]:
    """All pages about an edition."""
    return table_family(edition).rules_pages(edition, pictures)
