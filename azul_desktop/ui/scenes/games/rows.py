"""Paints the strips that the list of games consists of: opaque, so that scrolling only copies."""

from collections.abc import Callable, Hashable
from typing import NamedTuple

import pygame

from azul_desktop.catalog.loader import Catalogue
from azul_desktop.core.edition import Edition
from azul_desktop.core.errors import UserError
from azul_desktop.geometry import Box, Point
from azul_desktop.languages.speech import generation
from azul_desktop.library.positions import Position
from azul_desktop.library.rows import GameRow
from azul_desktop.ui.boardpicture import BoardPictures, own_seat
from azul_desktop.ui.botnames import seats_names
from azul_desktop.ui.desk import Desk
from azul_desktop.ui.render import papers, shapes
from azul_desktop.ui.render.brush import Brush
from azul_desktop.ui.render.shelf import Drawer
from azul_desktop.ui.render.stage import Sprite
from azul_desktop.ui.render.tokens import (
    COBALT,
    CREAM,
    GOLD,
    INK,
    INK2,
    LINE,
    SMALLEST_TEXT,
    TINT,
    Face,
    colour,
)
from azul_desktop.ui.scenes.games.listing import Month
from azul_desktop.ui.scenes.games.words import (
    Sign,
    below_title,
    day_words,
    games_words,
    month_words,
    state_sign,
    title_words,
)
from azul_desktop.ui.seatcolours import seat_colours
from azul_desktop.ui.widgets.token import token

NARROW, WIDE, FULL = 480.0, 700.0, 960.0
"""A narrower row has a line for each player; one before `WIDE` two in a line below the title.

From `FULL` on it has the word of its state beside the icon.
"""
_CARD, _TALL, _TALLEST, _GAP, _HEAD = 80, 140, 212, 8, 50
_PICTURE = 64
_PILL = (190, 36)
CROWN = colour("#8a6718")
_CARD_PAPER, _HEAD_PAPER = colour("#fdf8ec"), colour("#e6d8b8")


class Look(NamedTuple):
    """How a row is to look, beside what it says."""

    chosen: bool = False
    hovered: bool = False
    focused: bool = False
    elsewhere: bool = False


class RowPainter:
    """Strips of one width in real pixels."""

    def __init__(self, desk: Desk, brush: Brush, pictures: BoardPictures, width: int) -> None:
        self._desk = desk
        self._brush = brush
        self._pictures = pictures
        self._width = width
        self._wide = width / brush.unit
        self._strips = Drawer()
        self._ground = Drawer()

    @property
    def row_height(self) -> int:
        """Real pixels from one row to the next."""
        high = _CARD if self._wide >= WIDE else _TALL if self._wide >= NARROW else _TALLEST
        return self._brush.px(high + _GAP)

    @property
    def head_height(self) -> int:
        """Real pixels of the head of a month."""
        return self._brush.px(_HEAD)

    # Strips.

    def painted(self, row: GameRow | None, look: Look) -> pygame.Surface | None:
        """The strip of a row as it is to look, if it is painted."""
        return self._strips.get(self._key(row, look))

    def row(self, row: GameRow | None, look: Look, at: Point) -> pygame.Surface:
        """The strip of a game; of an empty card where there is none."""
        box = Box(*at, self._width, self.row_height - self._brush.px(_GAP))
        key = self._key(row, look)
        return self._kept(key, self.row_height, at, lambda: self._row(box, row, look))

    def head(self, month: Month, at: Point) -> pygame.Surface:
        """The strip at the top of a month."""
        box = Box(*at, self._width, self._brush.px(_HEAD - _GAP))
        key = month, generation()
        return self._kept(key, self.head_height, at, lambda: self._head(box, month))

    def paint_blank(self, edition: Edition, variant: str) -> bool:
        """Paint the empty board of an edition as rows have it; whether that was to be done."""
        side = self._brush.px(_PICTURE)
        return self._pictures.paint_blank(self._brush, edition, variant, Box(0, 0, side, side))

    def bare(self, high: int) -> pygame.Surface:
        """Paper without anything."""
        found = self._ground.get(high)
        if found is None:
            sheet = pygame.Surface((self._width, max(1, high)), pygame.SRCALPHA)
            sheet.fill(CREAM)
            papers.lay(self._brush, sheet)
            found = self._ground[high] = sheet.convert()
        return found

    def _kept(
        self, key: Hashable, high: int, at: Point, paint: Callable[[], list[Sprite]]
    ) -> pygame.Surface:
        """A strip, painted as it lies in the window at first."""
        strip = self._strips.get(key)
        if strip is None:
            strip = self.bare(high).copy()
            for sprite in paint():
                place = sprite.x - at[0], sprite.y - at[1]
                strip.blit(sprite.surface, place, None, sprite.flags)
            self._strips[key] = strip
        return strip

    def _key(self, row: GameRow | None, look: Look) -> Hashable:
        if row is None:
            return look
        known = self._pictures.known(row) is not None
        said = row.id, row.changed, row.length, row.title, row.deleted
        return said, look, known, generation()

    # Their pictures.

    def _head(self, box: Box, month: Month) -> list[Sprite]:
        brush = self._brush
        size = int(box.w), int(box.h)
        ground = shapes.framed(size, brush.px(8), (_HEAD_PAPER,), LINE, brush.px(1.2))
        inner = box.grown(-brush.px(16), 0)
        count = games_words(month.end - month.first)
        last = brush.label(count, Face.TEXT, 20, INK2, inner, "right")
        room = inner._replace(w=last.x - brush.px(16) - inner.x)
        words = brush.label(month_words(month), Face.HEAD_BOLD, 22, INK, room, "left")
        return [Sprite(ground, int(box.x), int(box.y)), last, words]

    def _row(self, card: Box, row: GameRow | None, look: Look) -> list[Sprite]:
        brush, top = self._brush, card.y
        sprites = self._card(card, look)
        if row is None:
            return sprites
        px = brush.px
        picture = Box(card.x + px(18), top + px(8), px(_PICTURE), px(_PICTURE))
        sprites += self._board(row, picture)
        left, wide = picture.right + px(18), self._wide
        pill = self._pill(row, look, card)
        right = card.right - px(24 + (_PILL[0] if wide >= FULL else 44))
        if wide < WIDE:
            sprites += self._words(row, Box(left, top, right - left, px(_CARD)))
            left = left if wide >= NARROW else picture.x
            room = Box(left, top + px(76), card.right - px(16) - left, card.h - px(82))
            return [*sprites, *pill, *self._players(row, room)]
        middle = left + (right - left) * 0.43
        sprites += self._words(row, Box(left, top, middle - px(12) - left, card.h))
        room = Box(middle, top + px(5), right - middle, card.h - px(10))
        return [*sprites, *pill, *self._players(row, room)]

    def _card(self, card: Box, look: Look) -> list[Sprite]:
        brush = self._brush
        size, px = (int(card.w), int(card.h)), brush.px
        edge, width, ground = LINE, 1.2, _CARD_PAPER
        if look.hovered:
            edge, width = GOLD, 2
        if look.chosen:
            edge, width, ground = COBALT, 3.5 if look.focused else 1.8, TINT
        sheet = shapes.framed(size, px(12), (ground,), edge, px(width))
        x, y = int(card.x), int(card.y)
        sprites = [Sprite(sheet, x, y)]
        if look.chosen:
            bar = shapes.rounded((px(4), int(card.h) - px(36)), px(2), (COBALT,))
            sprites.append(Sprite(bar, x + px(7), y + px(18)))
        return sprites

    def _board(self, row: GameRow, room: Box) -> list[Sprite]:
        brush, pictures = self._brush, self._pictures
        known = pictures.known(row)
        seat = own_seat(row)
        if isinstance(known, Position) and seat < len(known.boards):
            return [pictures.board(brush, known.rules, known.boards[seat].cells, room)]
        edition = self._desk.catalogue.find(row.edition)
        if isinstance(known, UserError) or edition is None:
            return [brush.icon("warning", 40, INK2, room.centre)]
        return [pictures.blank(brush, edition, row.variant, room)]

    def sign(self, row: GameRow, *, elsewhere: bool) -> Sign:
        """The state of a game, as far as it was looked at."""
        damaged = isinstance(self._pictures.known(row), UserError)
        damaged = damaged or self._desk.catalogue.find(row.edition) is None
        return state_sign(row, elsewhere=elsewhere, damaged=damaged)

    def _pill(self, row: GameRow, look: Look, card: Box) -> list[Sprite]:
        px = self._brush.px
        sign = self.sign(row, elsewhere=look.elsewhere)
        wide = px(_PILL[0]) if self._wide >= FULL else px(44)
        high = px(_PILL[1])
        top = card.y + (min(card.h, px(_CARD)) - high) / 2
        box = Box(card.right - px(14) - wide, top, wide, high)
        return pill(self._brush, sign, box, worded=self._wide >= FULL)

    def _words(self, row: GameRow, room: Box) -> list[Sprite]:
        brush, px = self._brush, self._brush.px
        catalogue = self._desk.catalogue
        upper = Box(room.x, room.y + px(7), room.w, px(32))
        lower = Box(room.x, upper.bottom, room.w, room.bottom - px(3) - upper.bottom)
        return [
            brush.label(title_words(row, catalogue), Face.SEMI, 22, INK, upper, "left"),
            _second_line(brush, row, catalogue, lower),
        ]

    def _players(self, row: GameRow, room: Box) -> list[Sprite]:
        """Tokens, names and points, two in a line; who won has a crown."""
        brush, px = self._brush, self._brush.px
        seats = [one.seat for one in row.seats]
        if not seats:
            return []
        names, colours = seats_names(seats), seat_colours(seats)
        columns = 2 if self._wide >= NARROW else 1
        lines = -(-len(seats) // columns)
        high, half = min(px(36), room.h / lines), room.w / columns
        top = room.y + (room.h - high * lines) / 2
        sprites = []
        for n, one in enumerate(row.seats):
            line, column = divmod(n, columns)
            box = Box(room.x + column * half, top + line * high, half - px(10), high)
            sprites += player(
                brush, box, colours[n], names[n], one.score, won=n in row.winners, size=20
            )
        return sprites


def player(
    brush: Brush, box: Box, number: int, name: str, score: int, *, won: bool, size: float
) -> list[Sprite]:
    """A token, a name and the points after it, and a crown for who won."""
    px, middle = brush.px, box.centre[1]
    mark = px(size * 1.1)
    sprites = token(brush, number, size * 1.1, (box.x + mark / 2, middle))
    points = brush.text(str(score), Face.HEAD_BOLD, size + 2, INK)
    crown = px(size + 8) if won else 0
    left = box.x + mark + px(8)
    room = Box(left, box.y, box.right - left - points.get_width() - px(8) - crown, box.h)
    face = Face.SEMI if won else Face.TEXT
    words = brush.label(name, face, size, INK, room.grown(0, -px(1)), "left")
    x = words.x + words.surface.get_width() + px(8)
    sprites += [words, Sprite(points, round(x), round(middle - points.get_height() / 2) - px(1))]
    if won:
        at = x + points.get_width() + px(8 + size / 2), middle - px(1)
        sprites.append(brush.icon("crown", size, CROWN, at))
    return sprites


def pill(brush: Brush, sign: Sign, box: Box, *, worded: bool = True) -> list[Sprite]:
    """The state of a game in a ring of its colour."""
    box, px = box.rounded(), brush.px
    size = int(box.w), int(box.h)
    ring = shapes.framed(size, size[1] // 2, (_CARD_PAPER,), sign.tint, px(1.6))
    sprites = [Sprite(ring, int(box.x), int(box.y))]
    room = Box(box.x + px(40), box.y, box.w - px(50), box.h).moved(0, -px(1))
    if not worded or brush.type.width(sign.word, Face.SEMI, px(SMALLEST_TEXT)) > room.w:
        return [*sprites, brush.icon(sign.icon, 20, sign.tint, box.centre)]
    sprites.append(brush.icon(sign.icon, 20, sign.tint, (box.x + px(22), box.centre[1])))
    return [*sprites, brush.label(sign.word, Face.SEMI, SMALLEST_TEXT, sign.tint, room, "left")]


def _second_line(brush: Brush, row: GameRow, catalogue: Catalogue, box: Box) -> Sprite:
    """What stands below the title; only the day where all of it is too long for a line."""
    line = box._replace(h=brush.px(30))
    return brush.label(
        below_title(row, catalogue), Face.TEXT, 20, INK2, line, "left", day_words(row)
    )
