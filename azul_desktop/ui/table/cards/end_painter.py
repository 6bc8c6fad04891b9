"""Paints the card that ends a round: everybody with what they gained and lost, part by part."""

from collections.abc import Iterator, Sequence
from itertools import pairwise
from typing import NamedTuple

from azul_desktop.coach.round_gains import Gain, PlayerRound, best_players
from azul_desktop.core.events import Reason
from azul_desktop.geometry import Box, box_around, surrounding
from azul_desktop.i18n import translate
from azul_desktop.languages.formats import signed
from azul_desktop.ui.render import panels, papers, shapes
from azul_desktop.ui.render.portraits import NEUTRAL, PLEASED
from azul_desktop.ui.render.stage import Sprite
from azul_desktop.ui.render.tokens import DANGER, GOLD, INK, INK2, LINE, WHITE, Face, colour
from azul_desktop.ui.table.cards.end_layout import (
    Columns,
    EndLayout,
    Row,
    card_box,
    end_layout,
    form_for,
    free_room,
    time_box,
)
from azul_desktop.ui.table.cards.gains import GainsPainter
from azul_desktop.ui.table.layout.table_layout import TableLayout
from azul_desktop.ui.table.paint.heads import Sitter, avatar, in_mood
from azul_desktop.ui.table.paint.table_picture import TablePicture

_BEST = (colour("#fff3cf"), colour("#f7e2a8"))
_MOST_NAME = 190
"""So many logical pixels of a line the names get at most."""
_TITLE, _HINT = 42, 22
_RADIUS, _BEST_RADIUS = 18, 14
_OFFSET, _DEEP = (8, 16), 24
"""How far the shadow of a card that lies on discs falls, and how soft it is."""
_AIR = 16
"""Between the card and the edge of its room."""
_NEARLY = 0.95
"""To this part of its size it may shrink to leave the boards of others free."""


class RoundSaid(NamedTuple):
    """What the card says: of a round, the players in the order of their boards."""

    number: int
    sitters: tuple[Sitter, ...]
    rounds: tuple[PlayerRound, ...]


def sample(colours: int, sitters: Sequence[Sitter]) -> RoundSaid:
    """A card with all that may stand on one, which nobody sees."""
    losses = (Reason.FLOOR, Reason.MARKER, Reason.DISCARD)
    tiles = [Gain(Reason.TILE, 1 + colour, colour) for colour in range(colours)]
    each = PlayerRound((*tiles, *(Gain(reason, 0) for reason in losses)), 9)
    return RoundSaid(1, tuple(sitters), (each,) * len(sitters))


def room_of(layout: TableLayout, players: int) -> Box:
    """Left of the board in front, below the top bar; off the other boards if it fits there."""
    bar, front, air = layout.top_bar.box, layout.boards[0].box, _AIR * layout.unit
    top = bar.bottom + air
    room = Box(air, top, front.x - 2 * air, layout.size[1] - air - top)
    free = free_room(room, [mat.box for mat in layout.boards[1:]], air)
    if free.w > 0 and free.h > 0:
        there, anywhere = (form_for(place, layout.text, players)[1] for place in (free, room))
        if there >= _NEARLY * anywhere:
            return free
    return room


def _over_scores(card: Box, room: Box, layout: TableLayout) -> Box:
    """A card over the board that all share, whose scores it tells; else where it is."""
    if layout.scoring is None:
        return card
    return box_around(layout.scoring.box.centre, card.w, card.h).inside(room).rounded()


class EndPainter:
    """The card for one layout of the table and one number of players."""

    def __init__(self, picture: TablePicture, players: int) -> None:
        self._picture = picture
        self._players = players
        room = room_of(picture.layout, players)
        self._form, unit = form_for(room, picture.brush.unit, players)
        self._brush = picture.brush.at_scale(unit)
        box = card_box(self._form, unit, players, room)
        self.box = _over_scores(box, room, picture.layout)
        self.time = time_box(self._form, unit, self.box)

    @property
    def place(self) -> Box:
        """What the card and its shadow take."""
        brush = self._brush
        right, down = (length * brush.unit for length in _OFFSET)
        fallen = self.box._replace(x=self.box.x + right, y=self.box.y + down)
        return surrounding([self.box, fallen.grown(2 * brush.px(_DEEP) + 1)])

    def shadow(self) -> list[Sprite]:
        """The shadow of the card, which reaches furthest."""
        return panels.shadow(
            self._brush, self.box, _RADIUS, offset=_OFFSET, blur=_DEEP, alpha=190, hidden=True
        )

    def _paper(self) -> list[Sprite]:
        brush, theme = self._brush, self._picture.pieces.edition.theme
        size, at = (int(self.box.w), int(self.box.h)), (int(self.box.x), int(self.box.y))
        return papers.board(brush, size, at, brush.px(_RADIUS), True, theme)

    def parts(self, said: RoundSaid) -> Iterator[list[Sprite]]:
        """The card from back to front, in parts each of which is quickly painted."""
        yield self.shadow()
        yield self._paper()
        brush, form = self._brush, self._form
        layout = end_layout(form, brush.unit, self.box, self._players, self._columns(said))
        yield [*self._head(layout, said.number), self._track()]
        best, gains = best_players(said.rounds), layout.rows[0].gains
        painter = GainsPainter(brush, self._picture.pieces, form.tile, gains, said.rounds)
        for n, row in enumerate(layout.rows):
            each = said.rounds[n]
            under = self._best(row) if n in best else []
            if n and not {n - 1, n} & set(best):
                under = [self._rule(row)]
            shown = painter.line(row.gains, each.gains)
            who = in_mood(said.sitters[n], PLEASED if n in best else NEUTRAL)
            yield [*under, *self._who(row, who), *self._points(row, each), *shown]

    def _columns(self, said: RoundSaid) -> Columns:
        brush, form = self._brush, self._form

        def widest(texts: list[str], size: float) -> float:
            pixels = brush.px(size)
            return max(brush.type.width(text, Face.HEAD_BOLD, pixels) for text in texts)

        name = widest([sitter.name for sitter in said.sitters], form.name)
        return Columns(
            min(name + 1, _MOST_NAME * brush.unit),
            widest([signed(each.change) for each in said.rounds], form.sum),
            widest([str(each.score) for each in said.rounds], form.score),
        )

    def _head(self, layout: EndLayout, number: int) -> list[Sprite]:
        """The number of the round, and how to go on where there is room to say it."""
        brush, box = self._brush, layout.head
        text = translate("Round {n}", n=number)
        title = brush.label(text, Face.HEAD_BOLD, _TITLE, INK, box, "left")
        words = translate("Click or Space: go on")
        used = title.surface.get_width() + brush.px(40)
        room = Box(box.x + used, box.y + brush.px(4), box.w - used, box.h)
        if room.w < brush.type.width(words, Face.TEXT, brush.px(_HINT)):
            return [title]
        return [title, brush.label(words, Face.TEXT, _HINT, INK2, room, "right")]

    def _track(self) -> Sprite:
        """What the line of time runs on."""
        size = int(self.time.w), int(self.time.h)
        surface = shapes.rounded(size, size[1] // 2, (self._brush.ink(LINE),))
        return Sprite(surface, int(self.time.x), int(self.time.y))

    def time_pieces(self, count: int) -> list[Sprite]:
        """The line of time in so many pieces, from left to right."""
        x, y, w, h = (int(length) for length in self.time)
        ends = [x + w * n // count for n in range(count + 1)]
        tint = INK if self._brush.contrast else GOLD
        pieces = pairwise(ends)
        return [Sprite(shapes.rounded((end - at, h), 0, (tint,)), at, y) for at, end in pieces]

    def _best(self, row: Row) -> list[Sprite]:
        """Gold under whoever gained most."""
        brush, unit = self._brush, self._brush.unit
        box = row.box.grown(-28 * unit if self._form.margin > 40 else -18 * unit, -3 * unit)
        stops, edge = ((WHITE,), INK) if brush.contrast else (_BEST, GOLD)
        width = 4 if brush.contrast else 2
        return panels.framed(brush, box, _BEST_RADIUS, stops, edge, width)

    def _rule(self, row: Row) -> Sprite:
        """A fine line between two players."""
        brush, unit = self._brush, self._brush.unit
        edge = 40 * unit if self._form.margin > 40 else 26 * unit
        tint, thick = (INK2, 2) if brush.contrast else (LINE, 1.4)
        surface = shapes.rounded((round(row.box.w - 2 * edge), brush.px(thick)), 0, (tint,))
        return Sprite(surface, round(row.box.x + edge), round(row.box.y))

    def _who(self, row: Row, sitter: Sitter) -> list[Sprite]:
        brush = self._brush
        name = brush.label(sitter.name, Face.HEAD_BOLD, self._form.name, INK, row.name, "left")
        return [*avatar(brush, row.face, sitter), name]

    def _points(self, row: Row, each: PlayerRound) -> list[Sprite]:
        """What it comes to, and the score after it."""
        brush, form = self._brush, self._form
        tint = DANGER if each.change < 0 else self._picture.accents.strong
        change, score = signed(each.change), str(each.score)
        return [
            brush.label(change, Face.HEAD_BOLD, form.sum, tint, row.sum, "right"),
            brush.icon("chevron-right", 20, INK2, row.arrow),
            brush.label(score, Face.HEAD_BOLD, form.score, INK, row.score, "right"),
        ]
