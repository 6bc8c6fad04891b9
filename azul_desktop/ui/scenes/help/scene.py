"""The rules of every edition in our own words, with pictures; and what mouse and keys do."""

from functools import partial

import pygame

from azul_desktop.core.edition import Edition
from azul_desktop.geometry import Box
from azul_desktop.i18n import translate
from azul_desktop.ui.desk import Desk
from azul_desktop.ui.families.register import pieces_of, table_family
from azul_desktop.ui.families.rules_page import Keys, Page, Point
from azul_desktop.ui.families.rules_pictures import HelpPictures
from azul_desktop.ui.input import KeyPressed
from azul_desktop.ui.render import panels, shapes
from azul_desktop.ui.render.brush import Brush, aligned
from azul_desktop.ui.render.lettering import heading
from azul_desktop.ui.render.stage import Group, Sprite
from azul_desktop.ui.render.tokens import COBALT, INK, INK2, LINE, Face, colour
from azul_desktop.ui.scenes.help.keys import game_keys, mouse_keys, program_keys
from azul_desktop.ui.scenes.help.narrow import SIZE, WORDS_BESIDE, key_lists, sheet
from azul_desktop.ui.scenes.page import PageScene
from azul_desktop.ui.widgets.button import Button
from azul_desktop.ui.widgets.chip import Chip, chip_width, in_lines
from azul_desktop.ui.widgets.option import Option
from azul_desktop.ui.widgets.surfaces import WELL_EDGE
from azul_desktop.ui.widgets.tabs import tabs
from azul_desktop.ui.widgets.widget import Widget

KEYS = "keys"
_TOP = 176.0
_PAD = 48.0
_GAP = 40.0
_KEYS_HEAD, _KEYS_GAP, _KEYS_PITCH = 62, 24, 60
"""The heading of a list of keys, the way to the next list, and the largest pitch of its rows."""
_BESIDE, _LEAST = 1600.0, 500.0
"""A page narrower than the first goes from top to bottom; none is narrower than the last."""
_EDGE, _INSIDE = 16, 36
"""The margins of a narrow page and of its board."""
_SHADE = colour("#e6d9b8")
_CAP = (colour("#fffdf7"), colour("#f1e6cd"))


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
            return key_lists(self.brush, self._lists(), inside)[0][-1].bottom
        return sheet(self.brush, self._page(), inside).bottom

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
        self._sheet = Group(
            [
                *heading(self.brush, translate("Rules"), title),
                *panels.board(self.brush, board),
                *self._content_below(_within(self.brush, board)),
            ]
        )
        back = self._back()
        back.box = self.box(_EDGE, 32, 56, 56)
        self.replace_widgets([back, *chips])

    def _content_below(self, inside: Box) -> list[Sprite]:
        """The narrow page on its board."""
        brush = self.brush
        if self.page == KEYS:
            lists = self._lists()
            boxes, pitch = key_lists(brush, lists, inside)
            heads = (
                (translate("Mouse"), "mouse"),
                (translate("Everywhere"), "display"),
                (translate("In a game"), "keyboard"),
            )
            return [
                sprite
                for box, (title, icon), keys in zip(boxes, heads, lists, strict=True)
                for sprite in self._key_list(box, title, icon, keys, pitch)
            ]
        page = self._page()
        laid = sheet(brush, page, inside)
        sprites: list[Sprite] = []
        for point, cell in zip(page.points, laid.cells, strict=True):
            sprites += self._picture(point, cell.picture)
            sprites.append(brush.label(point.title, Face.HEAD_BOLD, 30, INK, cell.title, "left"))
            sprites.append(brush.paragraph(point.text, Face.TEXT, SIZE, INK, cell.text))
        if page.note:
            sprites.append(brush.paragraph(page.note, Face.SEMI, 22, INK2, laid.note))
        return sprites

    def _lists(self) -> list[list[Keys]]:
        return [mouse_keys(), program_keys(), game_keys(self.edition)]

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
        self._sheet = Group(
            [
                *heading(self.brush, translate("Rules"), title),
                *panels.board(self.brush, board),
                *self._content(board),
            ]
        )
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
            name = self.brush.type.width(edition.name, Face.SEMI, size) / self.brush.unit
            width = min(most, name + 48)
            chip = Chip(
                f"edition/{edition.id}",
                self.box(right - width, 36, width, 48),
                lambda chosen=edition: self._show_edition(chosen),  # type: ignore[misc]
                label=edition.name,
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

    def groups(self) -> list[Group]:
        """The table of the edition below everything."""
        table = self.desk.backdrop(f"{self.edition.theme}/table")
        return [table, *self.shown(self._sheet), *self.widget_groups()]

    # The page on the board.

    def _content(self, board: Box) -> list[Sprite]:
        inside = board.grown(-self.brush.px(_PAD), -self.brush.px(_PAD))
        if self.page == KEYS:
            return self._keys(inside)
        page = next(page for page in self._pages if page.id == self.page)
        return self._points(page, inside)

    def _points(self, page: Page, box: Box) -> list[Sprite]:
        """The points side by side: picture, title, text; all texts in the same size."""
        u, count = self.brush.unit, len(page.points)
        note = 56 * u if page.note else 0.0
        gap, head = _GAP * u, 92 * u
        width = min((box.w - gap * (count - 1)) / count, 640 * u)
        left = box.x + (box.w - width * count - gap * (count - 1)) / 2
        room = box.h - note - head
        size, texts = self._fitting(page.points, width, room * 0.5)
        high = min(width * 0.9, room - texts, 460 * u)
        top = box.y + (room - texts - high) * 0.25
        sprites: list[Sprite] = []
        for at, point in enumerate(page.points):
            x = left + (width + gap) * at
            sprites += self._picture(point, Box(x, top, width, high))
            title = Box(x, top + high + 26 * u, width, 52 * u)
            sprites.append(self.brush.label(point.title, Face.HEAD_BOLD, 30, INK, title, "left"))
            text = Box(x, top + high + head, width, texts)
            sprites.append(self.brush.paragraph(point.text, Face.TEXT, size, INK, text))
        if page.note:
            line = Box(box.x, box.bottom - 36 * u, box.w, 36 * u)
            sprites.append(self.brush.label(page.note, Face.SEMI, 22, INK2, line))
        return sprites

    def _fitting(self, points: tuple[Point, ...], width: float, room: float) -> tuple[float, float]:
        """The largest size of text with which every point fits, and how high the texts are."""
        for size in (27.0, 25.0, 23.0, 21.0, 19.0):
            highest = max(
                self.brush.paragraph(
                    point.text, Face.TEXT, size, INK, Box(0, 0, width, room)
                ).surface.get_height()
                for point in points
            )
            if highest <= room:
                break
        return size, highest

    def _picture(self, point: Point, box: Box) -> list[Sprite]:
        inside = box.rounded().grown(-self.brush.px(24), -self.brush.px(24))
        shade = panels.framed(self.brush, box, 14, (_SHADE,), WELL_EDGE, 1.2, 150)
        return [*shade, *point.picture(inside)]

    def _keys(self, box: Box) -> list[Sprite]:
        """The mouse and the program at the left, the keys of the game at the right."""
        u = self.brush.unit
        half = min((box.w - 80 * u) / 2, 900 * u)
        left = box.x + (box.w - 2 * half - 80 * u) / 2
        middle = Box(left + half + 40 * u, box.y, 1, box.h).rounded()
        line = shapes.rounded((1, int(middle.h)), 0, (LINE,))
        mouse, program, game = mouse_keys(), program_keys(), game_keys(self.edition)
        head, gap = _KEYS_HEAD * u, _KEYS_GAP * u
        at_left = (box.h - 2 * head - gap) / (len(mouse) + len(program))
        # One distance for all three lists, so that rows beside each other stand in line.
        pitch = min(_KEYS_PITCH * u, at_left, (box.h - head) / len(game))
        upper = Box(left, box.y, half, box.h)
        lower = upper.moved(0, head + pitch * len(mouse) + gap)
        right = upper.moved(half + 80 * u, 0)
        return [
            Sprite(line, int(middle.x), int(middle.y)),
            *self._key_list(upper, translate("Mouse"), "mouse", mouse, pitch),
            *self._key_list(lower, translate("Everywhere"), "display", program, pitch),
            *self._key_list(right, translate("In a game"), "keyboard", game, pitch),
        ]

    def _key_list(
        self, box: Box, title: str, icon: str, entries: list[Keys], pitch: float
    ) -> list[Sprite]:
        brush, u = self.brush, self.brush.unit
        head = Box(box.x + 56 * u, box.y, box.w - 56 * u, 48 * u)
        sprites = [
            brush.icon(icon, 38, COBALT, (box.x + 22 * u, head.centre[1])),
            brush.label(title, Face.HEAD_BOLD, 30, INK, head, "left"),
        ]
        beside = box.w >= WORDS_BESIDE * u
        for at, entry in enumerate(entries):
            y = box.y + _KEYS_HEAD * u + pitch * (at + (0.5 if beside else 0.25))
            x = box.x
            for cap in entry.caps:
                face = Face.SYMBOL if cap in "←↑↓→" else Face.SEMI
                words = brush.text(cap, face, 21, INK)
                width = max(brush.px(46), words.get_width() + brush.px(28))
                plate = Box(x, y - 22 * u, width, 44 * u).rounded()
                sprites += _cap(brush, plate, words)
                x = plate.right + 8 * u
            room = Box(box.x + 270 * u, y - 33 * u, box.w - 270 * u, 66 * u)
            if not beside:
                room = Box(box.x, y + 26 * u, box.w, 62 * u)
            words = brush.type.paragraph(entry.text, Face.TEXT, brush.px(24), INK, room.w)
            sprites.append(aligned(words, room, "left"))
        return sprites


def _within(brush: Brush, board: Box) -> Box:
    """The inside of a narrow board."""
    return board.grown(-brush.px(_INSIDE), -brush.px(_INSIDE))


def _cap(brush: Brush, box: Box, words: pygame.Surface) -> list[Sprite]:
    """A key with its letters."""
    size = int(box.w), int(box.h)
    lip = shapes.rounded(size, brush.px(9), (WELL_EDGE,))
    face = shapes.framed(size, brush.px(9), _CAP, WELL_EDGE, brush.px(1.3))
    x, y = int(box.x), int(box.y)
    at = round(box.centre[0] - words.get_width() / 2), round(box.centre[1] - words.get_height() / 2)
    return [Sprite(lip, x, y + brush.px(3)), Sprite(face, x, y), Sprite(words, *at)]


def pages_of(edition: Edition, pictures: HelpPictures) -> list[Page]:
    """All pages about an edition."""
    return table_family(edition).rules_pages(edition, pictures)
