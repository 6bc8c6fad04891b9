"""All games that were ever played here: found, looked at, played on, named and thrown away."""

import math

import pygame

from azul_desktop.core.errors import UserError
from azul_desktop.geometry import Box
from azul_desktop.i18n import explain
from azul_desktop.library.filters import EVERYTHING, Filter
from azul_desktop.library.rows import GameRow
from azul_desktop.ui.boardpicture import BoardPictures
from azul_desktop.ui.desk import Desk
from azul_desktop.ui.families.rules_page import LIBRARY_KEYS, Passage
from azul_desktop.ui.input import Input, KeyPressed, TextTyped
from azul_desktop.ui.render import panels
from azul_desktop.ui.render.stage import Group, Sprite
from azul_desktop.ui.render.tokens import INK2, Face
from azul_desktop.ui.scenes import routes
from azul_desktop.ui.scenes.games.ahead import Ahead
from azul_desktop.ui.scenes.games.deeds import Deeds, Intake
from azul_desktop.ui.scenes.games.detail import detail_height
from azul_desktop.ui.scenes.games.filter_bar import FilterBar, Known, Wanted, bar_height
from azul_desktop.ui.scenes.games.following import Following, acts
from azul_desktop.ui.scenes.games.foot import UndoPlate, key_hints
from azul_desktop.ui.scenes.games.game_list import GameList
from azul_desktop.ui.scenes.games.listing import Elsewhere, Listing
from azul_desktop.ui.scenes.games.nothing import WAYS_ON, empty_library, nothing_found
from azul_desktop.ui.scenes.games.panel import TITLE_FIELD, GamePanel
from azul_desktop.ui.scenes.games.rows import RowPainter
from azul_desktop.ui.scenes.games.time_rail import TimeRail
from azul_desktop.ui.scenes.games.way_back import WayBack
from azul_desktop.ui.scenes.games.words import games_words
from azul_desktop.ui.scenes.library_head import head_height, library_head
from azul_desktop.ui.scenes.page import PageScene
from azul_desktop.ui.widgets.field import Field, keep_carets
from azul_desktop.ui.widgets.widget import Widget

_BESIDE, _LEAST, _WIDEST = 1500.0, 500.0, 2304.0
"""A page narrower than the first has the panel below the list; the others are its limits."""
_FOOT = 48.0
_RAIL, _LABELLED = 92.0, 560.0
"""The room for the rail; in a narrower list it has no months beside it."""
_LIST = 760.0
"""The height of the list in a page that scrolls."""
_MOST_DEEDS = 5
_PAUSE = 0.15
"""Seconds without a letter after which the search begins."""
_LOOK = 2.0
"""Seconds after which others are looked for."""
_ENTER = (pygame.K_RETURN, pygame.K_KP_ENTER)


class GamesScene(PageScene):
    """The library."""

    name = "games"
    designed = (1600.0, 1080.0)
    needs = (_LEAST, 1080.0)

    def __init__(self, desk: Desk, game: int | None = None, wanted: Filter = EVERYTHING) -> None:
        super().__init__(desk)
        self.wanted = Wanted.of(wanted)
        self.rules_of, self.rules_about = "", Passage(LIBRARY_KEYS, "games")
        self._game = game
        """The number of the game that is chosen."""
        self._known = Known(desk.library)
        self._pictures = BoardPictures(desk)
        self._deeds = Deeds(desk, self.delete, self.reload)
        self._listing: Listing | None = None
        self._list: GameList | None = None
        self._at, self._offset = 0, 0.0
        """How far the list is scrolled, in rows: it outlives another size of the window."""
        self._bar: FilterBar | None = None
        self._ground = Group([])
        self._elsewhere = Elsewhere(desk.library.leases, desk.clock)
        self._panel = GamePanel(self, self._pictures, self._deeds, self._elsewhere, self.rename)
        self._ahead = Ahead(desk.catalogue, self._pictures, self._panel)
        self._of_panel: list[Widget] = []
        self._following = Following(desk.clock)
        self._search_at = math.inf
        self._way_back = WayBack(desk.clock)
        self._intake = Intake(self._deeds, self._taken_in)
        self._look_at = desk.clock() + _LOOK
        self._left = False
        """Whether another scene lay over this one."""

    # What is shown.

    def enter(self) -> None:
        """When one comes back, games may have been played meanwhile."""
        if self._left:
            self._left = False
            self._known = Known(self.desk.library)
            self.reload()
        if self.focused is None:
            ways_on = (one for one in self.widgets if one.name in WAYS_ON)
            self.focus(self._list or next(ways_on, None))

    def leave(self) -> None:
        """Let the pictures go."""
        super().leave()
        self._left = True
        self._pictures.forget()
        self._panel.forget()

    def reload(self) -> None:
        """Look for the games anew; the chosen one stays chosen."""
        self._listing = None
        self._elsewhere.forget()
        self.arrange()
        self.desk.navigator.show_anew()

    @property
    def listing(self) -> Listing:
        """The games that are wanted; none where the library cannot be read, which is told."""
        if self._listing is None:
            try:
                found = Listing(self.desk.library.games, self.wanted.filter(self.desk.catalogue))
            except UserError as error:
                self.desk.say_once(explain(error))
                found = Listing(self.desk.library.games, None)
            self._listing = found
        return self._listing

    def extent(self, wide: float) -> tuple[float, float]:
        """In a narrow window the panel lies below the list."""
        if wide >= _BESIDE:
            return _LEAST, 1080.0
        head = head_height(self.brush, "games", max(wide, _LEAST) - 48)
        return _LEAST, head + _LIST + 24 + detail_height(_MOST_DEEDS) + 32

    def arrange(self) -> None:
        """The list at the left, the chosen game at the right; in a narrow page below it."""
        beside = self.wide >= _BESIDE
        edge = 48 if beside else 24
        across = min(self.wide - 2 * edge, _WIDEST)
        left = (self.wide - across) / 2
        top = head_height(self.brush, "games", across)
        head = library_head(self, "games", left, across)
        sprites, widgets = head.sprites, head.widgets
        self._list = self._bar = None
        area = Box(left, top, across, self.high - top - _FOOT)
        if self.wanted.is_all and self.listing.is_first():
            more, buttons = empty_library(self, area, self._intake.begin)
            self._ground = Group([*sprites, *more])
            self.replace_widgets([*widgets, *buttons])
            return
        if beside:
            wide = min(max(across * 0.331, 500.0), 680.0)
            list_area = area._replace(w=across - wide - 24)
            detail = area._replace(x=list_area.right + 24, w=wide)
            room = self.box(list_area.x, list_area.bottom + 6, list_area.w, _FOOT - 10)
            sprites.append(key_hints(self.brush, room))
        else:
            list_area = area._replace(h=_LIST)
            detail = Box(left, list_area.bottom + 24, across, detail_height(_MOST_DEEDS))
        self._panel.box = self.box(*detail)
        self._arrange_list(list_area, sprites, widgets)

    def _arrange_list(self, area: Box, sprites: list[Sprite], widgets: list[Widget]) -> None:
        """The panel with filters, rows and rail, then what belongs to the chosen game."""
        brush = self.brush
        sprites += panels.board(brush, self.box(*area))
        inner = Box(area.x + 28, area.y + 28, area.w - 56, area.h - 56)
        bar = FilterBar(self, inner, self.wanted, self._known, self._filter, self._intake.begin)
        self._bar = bar
        count = games_words(len(self.listing))
        sprites.append(brush.label(count, Face.TEXT, 20, INK2, bar.count, "right"))
        top = inner.y + bar_height(inner.w, self.wanted) + 18
        right = _RAIL if inner.w >= _LABELLED else _RAIL - 30
        rows = self.box(inner.x, top, inner.w - right, area.bottom - 30 - top)
        widgets = [*widgets, *bar.widgets]
        if len(self.listing):
            self._list = self._new_list(rows)
            rail = self.box(inner.right - right + 18, top, right - 18, area.bottom - 30 - top)
            widgets += [self._list, TimeRail(rail, self._list, brush)]
        else:
            whole = rows._replace(w=rows.w + brush.px(right))
            more, buttons = nothing_found(self, whole, self.wanted, self.show_all)
            sprites += [*more, *panels.board(brush, self._panel.box, corners=True)]
            widgets += buttons
        widgets += self._about_chosen()
        if self._way_back.is_offered:
            widgets.append(UndoPlate(self.brush, rows, self.undo))
        widgets += bar.lists
        self._ground = Group(sprites)
        self.replace_widgets(widgets)

    def _new_list(self, rows: Box) -> GameList:
        painter = RowPainter(self.desk, self.brush, self._pictures, int(rows.w))
        made = GameList(rows, self.listing, painter, self._choose, self._elsewhere)
        place = None if self._game is None else self.listing.place_of(self._game)
        made.chosen = min(self._at if place is None else place, len(self.listing) - 1)
        made.scroll_to(self._offset * painter.row_height)
        made.reveal()
        self._at, self._game = made.chosen, self.listing.ids[made.chosen]
        return made

    def replace_widgets(self, widgets: list[Widget]) -> None:
        """The caret of a field stays where it was."""
        keep_carets(self.widgets, widgets)
        super().replace_widgets(widgets)

    # The chosen game.

    @property
    def chosen(self) -> GameRow | None:
        """The game that is chosen in the list; the panel follows to it."""
        return None if self._list is None else self._row(self._list.chosen)

    def _row(self, index: int) -> GameRow | None:
        try:
            return self.listing.row(index)
        except UserError as error:
            self.desk.say_once(explain(error))
            return None

    def _choose(self, index: int) -> None:
        """Another game is meant: only the panel changes, once the keys rest."""
        self._at, self._game = index, self.listing.ids[index]
        self._panel.title = None
        self._following.wait()

    def _follow(self) -> None:
        """Let the panel be about the chosen game: what is done concerns the one that is shown."""
        if self._following.waits:
            self._replace_panel()
            self.desk.navigator.show_anew()

    def _replace_panel(self) -> None:
        """Other buttons in the panel; everything else stays as it is."""
        assert self._bar is not None
        lists, before = self._bar.lists, self._of_panel
        rest = [one for one in self.widgets if one not in lists and one not in before]
        self.replace_widgets([*rest, *self._about_chosen(), *lists])

    def _about_chosen(self) -> list[Widget]:
        self._following.arrive(None if self._list is None else self._list.chosen)
        self._of_panel = self._panel.widgets(self.chosen, self.widgets)
        return self._of_panel

    # Deeds.

    def rename(self) -> None:
        """Let somebody type another title in its place."""
        row = self.chosen
        if row is not None and not row.deleted:
            self._panel.title = row.title
            self._replace_panel()
            self.focus(self.widget(TITLE_FIELD))

    def _end_renaming(self, *, keep: bool) -> None:
        row, title, self._panel.title = self.chosen, self._panel.title, None
        self._replace_panel()
        self.focus(self._list)
        if keep and row is not None and title is not None:
            self._deeds.rename(row, " ".join(title.split()))

    def delete(self, row: GameRow) -> None:
        """Put a game into the bin; for some seconds a button takes it back."""
        if row.deleted or self._elsewhere(row):
            return
        if self._deeds.try_to(lambda: self.desk.library.games.delete(row.id)):
            self._way_back.remember(row)
            self._game = None
            self.reload()
            self.focus(self._list)

    def undo(self) -> None:
        """Take the last game that was deleted here out of the bin."""
        row = self._way_back.take()
        if row is not None:
            self._game = row.id
            self._deeds.restore(row)

    def _taken_in(self, game: int | None) -> None:
        """A game came from the person's folder; None after the last one."""
        if game is None:
            self.reload()
        else:
            self._game = game

    def show_all(self) -> None:
        """Away with all filters."""
        self.wanted = Wanted()
        self.reload()
        self.focus(self._list)

    def _filter(self) -> None:
        """Something else is wanted: letters may follow, all else is looked for at once."""
        typing = isinstance(self.focused, Field)
        self._search_at = self.desk.clock() + (_PAUSE if typing else 0)
        if not typing:
            self.update(self.desk.clock())
        if self.focused is None:  # what took itself away gives the keyboard to the list
            self.focus(self._list)

    # Time.

    def update(self, now: float) -> bool:
        """Search when nobody types, forget the way back after a while, take in files."""
        if now >= self._search_at:
            self._search_at, self._game, self._at = math.inf, None, 0
            self._offset = 0.0
            self.reload()
        if self._way_back.has_ended(now):
            self.arrange()
            self.desk.navigator.show_anew()
        if now >= self._following.due:
            self._follow()
        importing = self._intake.step()
        if now >= self._look_at:
            self._look_at = now + _LOOK
            self._look_around()
        self.due = min(self._search_at, self._way_back.until, self._following.due, self._look_at)
        owes = self._list is not None and self._list.owes
        return super().update(now) or importing or owes

    def _look_around(self) -> None:
        """Another window may have played on, or begun a game."""
        try:
            outdated = self.listing.is_outdated()
        except UserError:
            return
        if outdated and self._panel.title is None:
            self.reload()

    def prepare(self) -> bool:
        """Look up where the games in sight stand, the chosen one first, then paint others ahead."""
        if self._list is None:
            return super().prepare()
        row = self._ahead.look_up(self._list, self.chosen)
        if row is not None:
            if row is self.chosen and isinstance(self._pictures.known(row), UserError):
                self._replace_panel()
            self.desk.navigator.show_anew()
            return True
        waits = self.chosen if self._following.waits else None
        return self._ahead.paint(self._list, waits) or super().prepare()

    # The picture.

    def groups(self) -> list[Group]:
        """Wood, the sheets, the panel about a game, and the widgets."""
        table = self.desk.backdrop("azulejo/table")
        if self._list is not None:
            self._offset = self._list.at / self._list.painter.row_height
        about = self._following.about
        panel = self._panel.groups(None if about is None else self._row(about))
        return [table, *self.shown(self._ground, *panel), *self.widget_groups()]

    # Input.

    def handle(self, event: Input) -> None:
        """Letters that no field wants are for the search."""
        if acts(event):
            self._follow()
        free = self.focused is None or self.focused is self._list
        if isinstance(event, TextTyped) and self._bar is not None and free:
            self.focus(self._bar.search)
            event = TextTyped("" if event.text == "/" else event.text)
        super().handle(event)

    def key(self, event: KeyPressed) -> bool:
        """The keys of the list work wherever nothing else wants them."""
        if isinstance(self.focused, Field) and self._edits(self.focused, event):
            return True
        if event.ctrl and event.key == pygame.K_z:
            self.undo()
        elif event.ctrl and event.key in (pygame.K_UP, pygame.K_DOWN) and self._list is not None:
            self._list.go_month(-1 if event.key == pygame.K_UP else 1)
        elif event.key == pygame.K_F2:
            self.rename()
        elif super().key(event):
            return True
        elif event.key == pygame.K_ESCAPE:
            routes.to_title(self.desk)
        elif event.key == pygame.K_DELETE and self.chosen is not None:
            self.delete(self.chosen)
        elif event.key in _ENTER and self._panel.first is not None:
            self._panel.first.act()
        else:
            return False
        return True

    def _edits(self, field: Field, event: KeyPressed) -> bool:
        """What Esc, Enter and the arrow down mean in a field; whether it was one."""
        if field.name == TITLE_FIELD:
            if event.key == pygame.K_ESCAPE or event.key in _ENTER:
                self._end_renaming(keep=event.key != pygame.K_ESCAPE)
                return True
        elif event.key == pygame.K_ESCAPE and field.text:
            field.clear()
            return True
        elif event.key in (pygame.K_ESCAPE, pygame.K_DOWN, *_ENTER):
            self.focus(self._list)
            return True
        return field.shortcut(event)
