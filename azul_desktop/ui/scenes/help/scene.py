"""The rules of every edition in our own words, with pictures; and what mouse and keys do."""

import math
from functools import partial

import pygame

from azul_desktop.core.edition import Edition
from azul_desktop.geometry import Box
from azul_desktop.i18n import translate
from azul_desktop.languages.editions import edition_name
from azul_desktop.ui.desk import Desk
from azul_desktop.ui.families.register import pieces_of, table_family
from azul_desktop.ui.families.rules_page import Page
from azul_desktop.ui.families.rules_pictures import HelpPictures
from azul_desktop.ui.input import KeyPressed
from azul_desktop.ui.render import panels
from azul_desktop.ui.render.brush import Brush
from azul_desktop.ui.render.lettering import heading
from azul_desktop.ui.render.stage import Group, Sprite
from azul_desktop.ui.render.tokens import Face
from azul_desktop.ui.scenes.help.key_lists import below, keys_below, keys_beside, lists_of
from azul_desktop.ui.scenes.help.page_painter import PagePainter
from azul_desktop.ui.scenes.help.sheets import Sheet, spread, stacked
from azul_desktop.ui.scenes.page import PageScene
from azul_desktop.ui.widgets.button import Button
from azul_desktop.ui.widgets.chip import Chip, chip_width, in_lines
from azul_desktop.ui.widgets.option import Option
from azul_desktop.ui.widgets.tabs import tabs
from azul_desktop.ui.widgets.widget import Widget

KEYS = "keys"
_TOP = 176.0
_PAD, _PAD_TOP = 52.0, 40.0
_BESIDE, _LEAST = 1600.0, 500.0
"""A page narrower than the first goes from top to bottom; none is narrower than the last."""
_EDGE, _INSIDE = 16, 36
"""The margins of a narrow page and of its board."""
_FIRST, _STEP = 0.35, 0.16
"""When the first tile of a run lights up after a page was opened, and each after it, in seconds."""


class HelpScene(PageScene):
    """Pages with tabs; another edition is one click away."""

    name = "help"
    needs = (_LEAST, 1080.0)
    designed = (_BESIDE, 1080.0)

    def __init__(self, desk: Desk, edition_id: str = "") -> None:
        super().__init__(desk)
        editions = desk.catalogue.editions
        self.edition = editions.get(edition_id) or next(iter(editions.values()))
        self.page = "goal"
        self._pieces = pieces_of(self.edition, desk.images, desk.type, desk.looks)
        self._size = desk.size
        self._pages: list[Page] = []
        self._sheet = Group([])
        self.steps: list[Group] = []
        """What comes over the page bit by bit, on the first visit."""
        self._begun = 0.0
        self._inside, self._narrow = Box(0, 0, 0, 0), False
        self._ahead: list[tuple[Page, int]] = []
        """Pictures of other pages that are painted while nothing happens."""
        self._ahead_of: object = None
        self._shown_steps = 0
        self._visited: set[tuple[str, str]] = set()
        self._playing = ("", "")
        self._high: dict[object, float] = {}
        """How high narrow pages are, by what that depends on: the words are set to find out."""

    def extent(self, wide: float) -> tuple[float, float]:
        """A narrow page is as high as its points need below each other."""
        if wide >= _BESIDE:
            return self.designed
        wide = max(wide, _LEAST)
        key = self.page, self.edition.id, self.brush.unit, wide
        if key not in self._high:
            u = self.brush.unit
            board = Box(_EDGE * u, self._chips(wide)[1] + 24 * u, (wide - 2 * _EDGE) * u, 0)
            self._high[key] = (self._end(board) + (_INSIDE + 24) * u) / u
        return _LEAST, self._high[key]

    def _end(self, board: Box) -> float:
        """Where the narrow page on a board ends, in real pixels."""
        inside = _within(self.brush, board)
        if self.page == KEYS:
            return below(self.brush, lists_of(self.edition), inside)[0][-1].bottom
        return stacked(self.brush, self._page(), inside).bottom

    def _page(self) -> Page:
        pages = pages_of(self.edition, HelpPictures(self.brush, self._pieces))
        return next((page for page in pages if page.id == self.page), pages[0])

    def _chips(self, wide: float) -> tuple[list[Widget], float]:
        """Chips for editions and for pages in lines of a narrow page, and where they end."""
        brush, editions = self.brush, list(self.desk.catalogue.editions.values())
        u, high = brush.unit, brush.px(52)
        room = Box(_EDGE * u, 108 * u, (wide - 2 * _EDGE) * u, 0)
        chosen = [
            (f"edition/{one.id}", one.name, one is self.edition, partial(self._show_edition, one))
            for one in (editions if len(editions) > 1 else [])
        ]
        pages = pages_of(self.edition, HelpPictures(brush, self._pieces))
        titles = [(page.id, page.title) for page in pages] + [(KEYS, translate("Controls"))]
        turned = [
            (f"page/{id_}", title, id_ == self.page, partial(self.show_page, id_))
            for id_, title in titles
        ]
        found: list[Widget] = []
        for entries in (chosen, turned):
            chips = [
                Chip(
                    name,
                    Box(0, 0, chip_width(brush, label), high),
                    action,
                    label=label,
                    chosen=on,
                    ground="wood",
                )
                for name, label, on, action in entries
            ]
            if chips:
                room = room._replace(y=in_lines(chips, room, brush.px(12)) + 20 * u)
            found += chips
        return found, room.y

    def _arrange_narrow(self) -> None:
        """Heading, chips and the page below each other."""
        u = self.brush.unit
        chips, top = self._chips(self.wide)
        board = Box(_EDGE * u, top + 4 * u, (self.wide - 2 * _EDGE) * u, 0)
        board = board._replace(h=self.high * u - 24 * u - board.y).rounded()
        title = self.box(88, 24, self.wide - 100, 72)
        self._lay(board, title, _within(self.brush, board), narrow=True)
        back = self._back()
        back.box = self.box(_EDGE, 32, 56, 56)
        self.replace_widgets([back, *chips])

    def arrange(self) -> None:
        """Heading and editions above, tabs on the board, the page on it."""
        if (self._size, self._pieces.looks) != (self.desk.size, self.desk.looks):
            self._size = self.desk.size
            self._pieces.forget(self.desk.looks)
        self._pages = pages_of(self.edition, HelpPictures(self.brush, self._pieces))
        ids = [page.id for page in self._pages] + [KEYS]
        if self.page not in ids:
            self.page = ids[0]
        if self.wide < _BESIDE:
            self._arrange_narrow()
            return
        board = self.box(48, _TOP, self.wide - 96, self.high - _TOP - 48)
        title = self.box(128, 24, 320, 72)
        inside = board.grown(-self.brush.px(_PAD), -self.brush.px(_PAD_TOP))
        self._lay(board, title, inside, narrow=False)
        self.replace_widgets([self._back(), *self._editions(), *self._tabs()])

    def _back(self) -> Button:
        button = Button(
            "button/back",
            self.box(48, 32, 56, 56),
            self.desk.navigator.pop,
            icon="back",
            ground="wood",
        )
        button.hint = translate("Back")
        return button

    def _editions(self) -> list[Widget]:
        """A chip for each edition, from the right edge; all as wide as the longest name asks."""
        editions = list(self.desk.catalogue.editions.values())
        if len(editions) < 2:
            return []
        most = (self.wide - 48 - 460 - 16 * (len(editions) - 1)) / len(editions)
        found: list[Widget] = []
        right = self.wide - 48
        for edition in reversed(editions):
            size = self.brush.px(20)
            name = self.brush.type.width(edition_name(edition), Face.SEMI, size) / self.brush.unit
            width = min(most, name + 48)
            chip = Chip(
                f"edition/{edition.id}",
                self.box(right - width, 36, width, 48),
                lambda chosen=edition: self._show_edition(chosen),  # type: ignore[misc]
                label=edition_name(edition),
                chosen=edition is self.edition,
                ground="wood",
            )
            found.insert(0, chip)
            right -= width + 16
        return found

    def _tabs(self) -> list[Widget]:
        options = [Option(page.id, page.title) for page in self._pages]
        options.append(Option(KEYS, translate("Controls"), "keyboard"))
        width = min(self.wide - 144, 290.0 * len(options))
        box = self.box(72, _TOP - 64, width, 64)
        return tabs(self.brush, "page", box, options, self.page, self.show_page)

    def _show_edition(self, edition: Edition) -> None:
        self.edition = edition
        self._pieces = pieces_of(edition, self.desk.images, self.desk.type, self.desk.looks)
        self.arrange()

    def show_page(self, page: str) -> None:
        """Turn to a page by its id."""
        self.page = page
        self.scroll.move(0, -self.scroll.furthest(1))
        self.arrange()

    def turn_pages(self, by: int) -> None:
        """Some pages on or back; it stops at the ends."""
        ids = [page.id for page in self._pages] + [KEYS]
        at = min(max(ids.index(self.page) + by, 0), len(ids) - 1)
        self.show_page(ids[at])

    def key(self, event: KeyPressed) -> bool:
        """Escape and F1 close; the page keys turn pages."""
        if event.key in (pygame.K_ESCAPE, pygame.K_F1):
            self.desk.navigator.pop()
        elif event.key in (pygame.K_PAGEUP, pygame.K_PAGEDOWN):
            self.turn_pages(-1 if event.key == pygame.K_PAGEUP else 1)
        else:
            return super().key(event)
        return True

    def update(self, now: float) -> bool:
        """What scores on a page lights up step by step when it is opened for the first time."""
        moving = super().update(now)
        before, count = self._shown_steps, len(self.steps)
        if before < count:
            passed = math.floor((now - self._begun - _FIRST) / _STEP) + 1
            self._shown_steps = min(max(before, passed), count)
        left = self._shown_steps < count
        self.due = self._begun + _FIRST + _STEP * self._shown_steps if left else math.inf
        return moving or self._shown_steps != before

    def groups(self) -> list[Group]:
        """The table of the edition below everything."""
        table = self.desk.backdrop(f"{self.edition.theme}/table")
        page = self._sheet, *self.steps[: self._shown_steps]
        return [table, *self.shown(*page), *self.widget_groups()]

    # The page on the board.

    def _lay(self, board: Box, title: Box, inside: Box, *, narrow: bool) -> None:
        """Heading, board, and the page on it."""
        brush, theme = self.brush, self.edition.theme
        self._inside, self._narrow = inside, narrow
        self._look_ahead()
        sprites = heading(brush, translate("Rules"), title)
        sprites += panels.board(brush, board, corners=True, theme=theme)
        steps: list[list[Sprite]] = []
        if self.page == KEYS:
            lay = keys_below if narrow else keys_beside
            sprites += lay(brush, lists_of(self.edition), inside)
        else:
            page = self._page()
            points, steps = self._painter().points(page, self._lie(page))
            sprites += points
        self._sheet = Group(sprites)
        self.steps = [Group(step) for step in steps]
        self._begin()

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
        if here != self._ahead_of:
            self._ahead_of = here
            others = [page for page in self._pages if page.id != self.page]
            self._ahead = [(page, at) for page in others for at in range(len(page.points))]

    def prepare(self) -> bool:
        """Paint a picture of another page, whose pieces are then at hand when it is opened."""
        if super().prepare():
            return True
        if self._ahead:
            page, at = self._ahead.pop(0)
            self._painter().picture(page.points[at], self._lie(page).cells[at].picture)
        return bool(self._ahead)

    def _begin(self) -> None:
        """A page plays once in a visit; laid out anew it stays as far as it has come."""
        visit = self.edition.id, self.page
        settings = self.desk.settings
        if settings.reduce_motion or settings.animation == "off":
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
