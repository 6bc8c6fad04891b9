"""Paints the lines of the log: who, what with pictures of tiles, and the points."""

import re
from collections.abc import Sequence

import pygame

from azul_desktop.coach.coach import Coach
from azul_desktop.coach.log import Kind, LogEntry, Tiles
from azul_desktop.coach.log_words import remark, sentence
from azul_desktop.coach.prompt import FEATURE, GAP, STAR
from azul_desktop.core.events import MARKER, Reason
from azul_desktop.core.record import HUMAN, Seat
from azul_desktop.geometry import Box, Point, box_around
from azul_desktop.i18n import translate
from azul_desktop.languages.formats import signed
from azul_desktop.ui.botnames import BETWEEN, bot_level, level_number, seats_characters, seats_names
from azul_desktop.ui.families.family import TableFamily
from azul_desktop.ui.people import People
from azul_desktop.ui.render import shapes
from azul_desktop.ui.render.brush import Brush, aligned, centred
from azul_desktop.ui.render.stage import Sprite
from azul_desktop.ui.render.tokens import (
    DANGER,
    GOLD,
    GOOD_TEXT,
    INK,
    INK2,
    LINE,
    SMALLEST_TEXT,
    Face,
    colour,
)
from azul_desktop.ui.seatcolours import seat_colours
from azul_desktop.ui.table.layout.tile_slots import LONG
from azul_desktop.ui.table.paint.heads import Sitter, avatar, level_dots
from azul_desktop.ui.table.pieces.pieces import Pieces
from azul_desktop.ui.widgets.token import token

_BAND = colour("#e7d9b9")
_BAND_EDGE = colour("#cdb98a")
_TILE = 32
_TOKEN = 24
_DOTS = 96
"""The place of a bot whose level is told in dots."""
_FACE = 36
_NAME = 40
"""Where names begin, from the left; behind a face so much further as it is wide."""
_POINTS = 64
"""The room for points at the right."""
_SIZES = (22, 20, 18)
"""The sizes in which a sentence is tried."""
_CLOSING = ":,.;"
"""Signs that stand close to what is before them, be it a picture."""
_EDGE, _WHO, _PITCH = 12, 28, 32
"""Of a row: how far from its edges it is written, and how high its lines are."""
_PLAIN = (Kind.SCORES, Kind.END)
"""Entries of nobody in particular."""


class LogPainter:
    """Paints the log of one game at the scale of a brush."""

    def __init__(
        self,
        coach: Coach,
        family: TableFamily,
        seats: Sequence[Seat],
        pieces: Pieces,
        brush: Brush,
        people: People | None = None,
    ) -> None:
        self._coach = coach
        self._family = family
        self._seats = list(seats_names(seats))
        self._levels = ["" if seat.kind == HUMAN else bot_level(seat.kind) for seat in seats]
        self._strengths = [level_number(seat.kind) for seat in seats]
        self._colours = seat_colours(seats)
        self._characters = seats_characters(seats)
        self._ornaments = ["" if people is None else people.ornament(seat) for seat in seats]
        self._pieces = pieces
        self._brush = brush
        longest = max(brush.type.width(name, Face.SEMI, brush.px(22)) for name in self._seats)
        self._column = min(longest, brush.px(200)) + brush.px(24)
        """The width of the names."""

    def levels(self, box: Box) -> list[Sprite]:
        """The token and name of every bot with how it plays, from the right end of a box."""
        brush = self._brush
        bots = [seat for seat, level in enumerate(self._levels) if level]
        if not bots:
            return []
        pad = brush.px(_TOKEN + 32)
        # From all that can be said to the levels alone, which the tokens join to the names.
        levels = [self._levels[seat] for seat in bots]
        plain = [level.partition(BETWEEN)[0] for level in levels]
        names = [self._seats[seat] for seat in bots]
        for texts in (_joined(names, levels), _joined(names, plain), plain):
            widths = [brush.type.width(text, Face.TEXT, brush.px(20)) + pad for text in texts]
            if sum(widths) <= box.w:
                break
        else:
            return self._dots(bots, box)
        x = box.right - sum(widths)
        sprites: list[Sprite] = []
        for seat, text, wide in zip(bots, texts, widths, strict=True):
            at = x + brush.px(24 + _TOKEN / 2), box.centre[1]
            sprites += token(brush, self._colours[seat], _TOKEN, at)
            words = Box(x + pad, box.y, wide - pad, box.h)
            sprites.append(brush.label(text, Face.TEXT, 20, INK2, words, "left"))
            x += wide
        return sprites

    def _dots(self, bots: list[int], box: Box) -> list[Sprite]:
        """The token of every bot with a dot for each level up to its own, where words are long."""
        brush = self._brush
        wide = min(brush.px(_DOTS), int(box.w / len(bots)))
        x = box.right - wide * len(bots)
        sprites: list[Sprite] = []
        for seat in bots:
            at = x + brush.px(_TOKEN / 2), box.centre[1]
            sprites += token(brush, self._colours[seat], _TOKEN, at)
            room = Box(x + brush.px(_TOKEN + 8), box.y, wide, box.h)
            sprites += level_dots(brush, self._strengths[seat], room)
            x += wide
        return sprites

    def heading(self, entry: LogEntry, box: Box, *, again: bool = False) -> list[Sprite]:
        """The band over a round; `again` where the round began on an earlier page."""
        brush = self._brush
        band = box.grown(0, -brush.px(3)).rounded()
        size = int(band.w), int(band.h)
        ground = shapes.framed(size, brush.px(8), (_BAND,), _BAND_EDGE, brush.px(1.2))
        inside = band.grown(-brush.px(16), 0)
        title = translate("Round {n}", n=entry.round)
        first = brush.label(title, Face.HEAD_BOLD, 24, INK, inside, "left")
        x = first.x + first.surface.get_width() + brush.px(16)
        rest = inside._replace(x=x, w=inside.right - x)
        if again:
            # Translators: the round began on the page before.
            words = translate("continuation")
        else:
            words = translate("{name} begins", name=self._seats[entry.player])
        sprites = [Sprite(ground, int(band.x), int(band.y)), first]
        if entry.tiles:
            joker = self._tile(entry.tiles[0][0])
            at = inside.right - joker.get_width() / 2, inside.centre[1]
            words_box = inside._replace(w=inside.w - joker.get_width() - brush.px(8))
            sprites.append(centred(joker, at))
            told = brush.label(translate("joker"), Face.TEXT, 20, INK2, words_box, "right")
            sprites.append(told)
            rest = rest._replace(w=told.x - brush.px(12) - rest.x)
        if rest.w >= brush.type.width(words, Face.TEXT, brush.px(SMALLEST_TEXT)):
            sprites.append(brush.label(words, Face.TEXT, 20, INK2, rest, "left"))
        return sprites

    def line(self, entry: LogEntry, box: Box) -> list[Sprite]:
        """One entry on a line of its own, with a hairline below."""
        if entry.kind == Kind.ROUND:
            return self.heading(entry, box)
        brush = self._brush
        rule = shapes.rounded((int(box.w), 1), 0, (LINE,))
        sprites = [Sprite(rule, round(box.x), round(box.bottom) - 1)]
        inside = box.grown(-brush.px(16), 0)
        if entry.kind in _PLAIN:
            return sprites + self._result(entry, inside)
        sprites += token(
            brush, self._colours[entry.player], _TOKEN, (inside.x + brush.px(12), box.centre[1])
        )
        x = inside.x + brush.px(_NAME)
        if any(self._characters) or any(self._ornaments):
            sprites += self._face(entry.player, (x + brush.px(_FACE / 2 - 2), box.centre[1]))
            x += brush.px(_FACE + 8)
        name = Box(x, box.y, self._column - brush.px(12), box.h)
        sprites.append(brush.label(self._seats[entry.player], Face.SEMI, 22, INK, name, "left"))
        x += self._column
        room = Box(x, box.y, inside.right - brush.px(_POINTS) - x, box.h)
        return sprites + self._sentence(entry, room) + self._points(entry, inside)

    def row(self, entry: LogEntry, box: Box) -> list[Sprite]:
        """One entry where there is little room across: who and the points above the sentence."""
        if entry.kind == Kind.ROUND:
            return self.heading(entry, box)
        brush = self._brush
        inside = box.grown(-brush.px(_EDGE), -brush.px(4))
        upper = inside._replace(h=brush.px(_WHO))
        lower = upper._replace(y=upper.bottom, h=brush.px(_PITCH))
        if entry.kind in _PLAIN:
            words = sentence(self._coach, entry, self._seats)
            above = brush.label(words, Face.SEMI, 20, INK, upper, "left")
            return [above, *self._scores(entry, lower)[0]]
        at = upper.x + brush.px(_TOKEN / 2), upper.centre[1]
        name = upper._replace(x=upper.x + brush.px(_TOKEN + 10))
        name = name._replace(w=upper.right - name.x - brush.px(_POINTS))
        return [
            *token(brush, self._colours[entry.player], _TOKEN, at),
            brush.label(self._seats[entry.player], Face.SEMI, 20, INK, name, "left"),
            *self._points(entry, upper),
            *self._wrapped(entry, lower)[0],
        ]

    def row_height(self, entry: LogEntry, wide: float) -> float:
        """How high such an entry is in a column so wide."""
        brush = self._brush
        if entry.kind == Kind.ROUND:
            return brush.px(_PITCH + 16)
        room = Box(0, 0, wide - 2 * brush.px(_EDGE), brush.px(_PITCH))
        lines = 1 if entry.kind in _PLAIN else self._wrapped(entry, room)[1]
        return brush.px(8) + brush.px(_WHO) + lines * brush.px(_PITCH)

    def _wrapped(self, entry: LogEntry, line: Box) -> tuple[list[Sprite], int]:
        """The sentence and its remark in as many lines as they need below each other, and how many.

        The first of them lies in a box.
        """
        brush, x, lines = self._brush, line.x, 1
        sprites: list[Sprite] = []
        text = sentence(self._coach, entry, self._seats)
        parts = [(part, INK) for part in re.split(r"(\{\w+\})|\s+", text) if part]
        parts += [(part, DANGER) for part in remark(entry).split()]
        for part, tint in parts:
            if part in (GAP, STAR, FEATURE):
                shown, end = self._pictures(part, entry, x, line)
            else:
                if part[0] in _CLOSING:
                    x -= brush.px(4)
                words = brush.text(part, Face.TEXT, _SIZES[1], tint)
                shown, end = [aligned(words, line._replace(x=x), "left")], x + words.get_width()
            if end > line.right and x > line.x:
                shift = round(line.x - x)
                line, lines = line.moved(0, line.h), lines + 1
                shown = [s._replace(x=s.x + shift, y=s.y + round(line.h)) for s in shown]
                end += shift
            sprites += shown
            x = end + brush.px(6)
        return sprites, lines

    def _face(self, player: int, centre: Point) -> list[Sprite]:
        """The face of a bot, or the medallion of a person."""
        character = self._characters[player]
        sitter = Sitter(
            player,
            self._seats[player],
            "",
            colour=self._colours[player],
            face="" if character is None else character.id,
            ornament=self._ornaments[player],
        )
        return avatar(self._brush, box_around(centre, self._brush.px(_FACE)), sitter)

    def _points(self, entry: LogEntry, box: Box) -> list[Sprite]:
        """What an entry brought or cost; a floor that cost nothing says so."""
        points = entry.points
        if not points and entry.kind != Kind.FLOOR:
            return []
        text = signed(points)
        tint = GOOD_TEXT if points > 0 else DANGER if points else INK2
        return [aligned(self._brush.text(text, Face.BOLD, 22, tint), box, "right")]

    def _result(self, entry: LogEntry, box: Box) -> list[Sprite]:
        """The end of a round or of the game, with everybody's score at the right."""
        brush = self._brush
        over = entry.kind == Kind.END
        sprites, x = self._scores(entry, box)
        start = box.x
        if over:
            at = start + brush.px(12), box.centre[1]
            sprites.append(brush.icon("crown", 28, GOLD, at))
            start += brush.px(_NAME)
        text = sentence(self._coach, entry, self._seats)
        cut = Face.HEAD_BOLD if over else Face.SEMI
        words = Box(start, box.y, x - start, box.h)
        sprites.append(brush.label(text, cut, 22, INK if over else INK2, words, "left"))
        return sprites

    def _scores(self, entry: LogEntry, box: Box) -> tuple[list[Sprite], float]:
        """Everybody's token and score from the right end of a box, and where they begin."""
        brush = self._brush
        sprites: list[Sprite] = []
        x = box.right
        wide = max(brush.type.width(str(n), Face.BOLD, brush.px(22)) for n in (*entry.scores, 88))
        for seat in reversed(range(len(entry.scores))):
            number = Box(x - wide, box.y, wide, box.h)
            score = brush.text(str(entry.scores[seat]), Face.BOLD, 22, INK)
            sprites.append(aligned(score, number, "right"))
            x = number.x - brush.px(20)
            sprites += token(brush, self._colours[seat], _TOKEN, (x, box.centre[1]))
            x -= brush.px(36)
        return sprites, x

    def _sentence(self, entry: LogEntry, box: Box) -> list[Sprite]:
        """The sentence with its pictures, in the largest size with which it fits."""
        text = sentence(self._coach, entry, self._seats)
        sprites: list[Sprite] = []
        for size in _SIZES:
            sprites, end = self._flow(text, entry, box, size)
            if end <= box.right:
                break
        note = remark(entry)
        rest = Box(end + self._brush.px(14), box.y, box.right - end - self._brush.px(14), box.h)
        if note and rest.w >= self._brush.type.width(note, Face.TEXT, self._brush.px(20)):
            sprites.append(self._brush.label(note, Face.TEXT, 20, DANGER, rest, "left"))
        return sprites

    def _flow(
        self, text: str, entry: LogEntry, box: Box, size: float
    ) -> tuple[list[Sprite], float]:
        """Words and pictures one after the other, and where they end."""
        brush, x = self._brush, box.x
        sprites: list[Sprite] = []
        for part in re.split(r"(\{\w+\})", text):
            if part in (GAP, STAR, FEATURE):
                shown, x = self._pictures(part, entry, x, box)
                sprites += shown
            elif part.strip():
                if part[0] in _CLOSING:
                    x -= brush.px(7)
                words = brush.text(part.strip(), Face.TEXT, size, INK)
                sprites.append(aligned(words, box._replace(x=x), "left"))
                x += words.get_width()
            else:
                continue
            x += brush.px(9)
        return sprites, x - brush.px(9)

    def _pictures(
        self, gap: str, entry: LogEntry, x: float, box: Box
    ) -> tuple[list[Sprite], float]:
        if gap in (STAR, FEATURE):
            board = self._coach.rules.edition.board(self._coach.rules.options.variant)
            place = box._replace(x=x)
            return self._family.log_sign(self._brush, self._pieces, board, entry, place)
        tiles = entry.tiles
        if entry.reason == Reason.COLOUR:
            tiles = ((entry.which, 1),)
        return self._tiles(tiles, x, box)

    def _tile(self, piece: int) -> pygame.Surface:
        """A tile or the marker, high enough for a line."""
        size = self._brush.px(_TILE)
        if piece == MARKER or not self._pieces.rhombic:
            return self._pieces.tile(piece, size, ground="none")
        return self._pieces.tile(piece, round(size * 1.08 / LONG), 0, ground="none")

    def _tiles(self, tiles: Tiles, x: float, box: Box) -> tuple[list[Sprite], float]:
        """One picture for each colour, and how many there are of it."""
        brush = self._brush
        sprites: list[Sprite] = []
        for piece, count in tiles:
            picture = self._tile(piece)
            sprites.append(aligned(picture, box._replace(x=x), "left"))
            x += picture.get_width() + brush.px(4)
            if count > 1:
                words = brush.text(f"×{count}", Face.SEMI, 20, INK)
                sprites.append(aligned(words, box._replace(x=x), "left"))
                x += words.get_width() + brush.px(4)
            x += brush.px(6)
        return sprites, x - brush.px(10)


def _joined(names: list[str], levels: list[str]) -> list[str]:
    """Names with levels; older versions called a bot after its level."""
    return [
        level if level.startswith(name) else f"{name}{BETWEEN}{level}"
        for name, level in zip(names, levels, strict=True)
    ]
