"""The table of a finished game: a raised column and others, and a row for each source."""

from dataclasses import dataclass
from typing import NamedTuple

from azul_desktop.geometry import Box, box_around
from azul_desktop.i18n import translate
from azul_desktop.languages.formats import signed
from azul_desktop.ui.render import panels, shapes
from azul_desktop.ui.render.brush import Brush, centred
from azul_desktop.ui.render.medals import medal
from azul_desktop.ui.render.stage import Sprite
from azul_desktop.ui.render.themes import Accents
from azul_desktop.ui.render.tokens import (
    DANGER,
    GOLD,
    GOLD_HI,
    INK,
    INK2,
    LINE,
    SMALLEST_TEXT,
    WHITE,
    Colour,
    Face,
    colour,
)
from azul_desktop.ui.scenes.results.score_rows import ScoreRow
from azul_desktop.ui.scenes.score_sources import medal_of
from azul_desktop.ui.table.paint.heads import Sitter, avatar

_LABELS = 272
_RISE = 14
"""How far the first column stands out above and below."""
_HEAD, _TOTAL = 112, 92
_NARROW = 204
"""In a narrower column the name stands below the face."""
_RAISED = (colour("#fffdf5"), colour("#fbf0d8"))
_SOFT, _CROWN = colour("#f1e6d2"), colour("#a8781f")
"""The second line on a winner's glaze; a crown on paper."""


class PlayerColumn(NamedTuple):
    """A player as the table shows them."""

    sitter: Sitter
    about: tuple[str, ...]
    """The place, and how a bot plays, in ever fewer words."""
    won: bool
    total: int

    @property
    def seat(self) -> int:
        """The number of the seat."""
        return self.sitter.number


@dataclass(frozen=True)
class ScoreSheet:
    """Where the parts of the table are, in real pixels."""

    box: Box
    columns: tuple[Box, ...]
    rows: tuple[Box, ...]
    total: Box


def score_sheet(box: Box, unit: float, players: int, rows: int) -> ScoreSheet:
    """The table in a box; what is higher than the design goes to the rows."""
    first = box.x + (28 + _LABELS) * unit
    width = (box.right - 20 * unit - first) / players
    top, bottom = box.y + _HEAD * unit, box.bottom - _TOTAL * unit
    high = (bottom - top) / rows
    line = Box(box.x + 28 * unit, top, box.w - 56 * unit, high)
    columns = [
        Box(first + width * at, box.y, width - 6 * unit, box.h).grown(
            0, _RISE * unit if at == 0 else 0
        )
        for at in range(players)
    ]
    return ScoreSheet(
        box,
        tuple(columns),
        tuple(line.moved(0, high * at) for at in range(rows)),
        line._replace(y=bottom, h=box.bottom - 12 * unit - bottom),
    )


def leads(row: ScoreRow, seat: int) -> bool:
    """Whether nobody got more from a source than somebody."""
    points = row.points[seat]
    return points == max(row.points) and points > 0 and row.reason is not None


def label_box(brush: Brush, line: Box) -> Box:
    """The medallion and the name of a row."""
    return line._replace(w=(_LABELS - 8) * brush.unit).grown(0, -2 * brush.unit).rounded()


def head_box(brush: Brush, layout: ScoreSheet, column: Box) -> Box:
    """Who a column is for."""
    u = brush.unit
    top = layout.box.y + 4 * u
    return Box(column.x + 4 * u, top, column.w - 8 * u, (_HEAD - 10) * u).rounded()


def paint_table(
    brush: Brush,
    layout: ScoreSheet,
    places: list[PlayerColumn],
    rows: list[ScoreRow],
    accents: Accents,
    theme: str,
) -> list[Sprite]:
    """Everything of the table but the totals."""
    sprites = panels.board(brush, layout.box, corners=True, theme=theme)
    for at, box in enumerate(layout.rows):
        sprites += _rule(brush, box, heavy=False) if at else []
    sprites += _rule(brush, layout.total, heavy=True)
    sprites += _raised(brush, layout.columns[0], accents if places[0].won else None)
    for box, row in zip(layout.rows, rows, strict=True):
        sprites += _row_head(brush, box, row)
        sprites += _row_points(brush, layout, box, row, places)
    heads = [
        _Head(brush, column.grown(0, -_RISE * brush.unit) if at == 0 else column, place)
        for at, (column, place) in enumerate(zip(layout.columns, places, strict=True))
    ]
    fewer = max(head.fewer for head in heads)
    for at, head in enumerate(heads):
        sprites += head.paint(fewer, glazed=at == 0 and head.place.won)
    total, u = layout.total, brush.unit
    words = Box(total.x + 76 * u, total.y, (_LABELS - 76) * u, total.h)
    sign = medal(brush, "total", "gold", brush.px(56))
    return [
        *sprites,
        centred(sign, (total.x + 34 * u, total.centre[1])),
        brush.label(translate("Total"), Face.HEAD_BOLD, 34, INK, words, "left"),
    ]


def paint_totals(
    brush: Brush,
    layout: ScoreSheet,
    places: list[PlayerColumn],
    strong: Colour,
    part: float = 1.0,
) -> list[Sprite]:
    """The sums; while they are counted up only a part of them, and nothing at first."""
    sprites = []
    for at, (column, place) in enumerate(zip(layout.columns, places, strict=True)):
        if part > 0:
            size, tint = (52, strong) if at == 0 else (42, INK)
            total = brush.text(str(round(place.total * part)), Face.HEAD_BOLD, size, tint)
            sprites.append(centred(total, (column.centre[0], layout.total.centre[1])))
    return sprites


def _rule(brush: Brush, box: Box, *, heavy: bool) -> list[Sprite]:
    high, tint = (brush.px(3), GOLD) if heavy else (max(1, brush.px(1.2)), LINE)
    line = shapes.rounded((int(box.w), high), 0, (tint,))
    return [Sprite(line, round(box.x), round(box.y))]


def _raised(brush: Brush, column: Box, accents: Accents | None) -> list[Sprite]:
    """The lighter ground of the first column, with a glazed head if the game was won there."""
    box = column.rounded()
    sprites = [
        *panels.shadow(brush, box, 14, offset=(2, 6), blur=10, alpha=110),
        *panels.shaded(box, brush.px(14), _RAISED),
    ]
    if accents is not None:
        inset, radius = brush.px(3), brush.px(12)
        high = brush.px(_HEAD + _RISE - 8)
        wide = int(box.w) - 2 * inset
        glaze = shapes.rounded((wide, high + radius), radius, accents.glaze)
        flat = glaze.subsurface((0, 0, wide, high))
        sprites.append(Sprite(flat, int(box.x) + inset, int(box.y) + inset))
    return sprites + panels.outline(brush, box, 14, GOLD, 2.5)


class _Head:
    """Face, name and place in the middle; in a narrow column the name is below the others."""

    def __init__(self, brush: Brush, column: Box, place: PlayerColumn) -> None:
        self.place = place
        self._brush = brush
        u = brush.unit
        narrow = column.w < _NARROW * u
        size = 52 if narrow else 62
        top = 14 if narrow else (_HEAD - size) / 2 + 3
        middle = column.x + (size / 2 + 10) * u, column.y + (size / 2 + top) * u
        self._face = face = box_around(middle, size * u)
        self._middle = column.centre[0]
        start = face.right + (8 if narrow else 10) * u
        room = column.right - 8 * u - start - (32 * u if place.won else 0)
        if narrow:
            self._name = Box(column.x + 10 * u, face.bottom + 4 * u, column.w - 18 * u, 34 * u)
            self._about = Box(start, face.centre[1] - 14 * u, room, 28 * u)
        else:
            wide = column.right - 8 * u - start
            self._name = Box(start, face.centre[1] - 34 * u, wide, 38 * u)
            self._about = Box(start, face.centre[1] + 4 * u, room, 28 * u)

    @property
    def fewer(self) -> int:
        """How many of the longer ways to say it have no room here."""
        type_, smallest = self._brush.type, self._brush.px(SMALLEST_TEXT)
        about = self.place.about
        fitting = (
            n
            for n, words in enumerate(about)
            if type_.width(words, Face.SEMI, smallest) <= self._about.w
        )
        return next(fitting, len(about) - 1)

    def paint(self, fewer: int, *, glazed: bool) -> list[Sprite]:
        """All bots say as much about themselves as the one with the least room."""
        brush, place, u = self._brush, self.place, self._brush.unit
        tint, second = (WHITE, _SOFT) if glazed else (INK, INK2)
        words = place.about[min(fewer, len(place.about) - 1)]
        label = brush.label(words, Face.SEMI, 20, second, self._about, "left")
        name = brush.label(place.sitter.name, Face.HEAD_BOLD, 27, tint, self._name, "left")
        after = label.x + label.surface.get_width()
        sprites = [*avatar(brush, self._face, place.sitter), name, label]
        if place.won:
            at = after + 20 * u, self._about.centre[1] - u
            sprites.append(brush.icon("crown", 26, GOLD_HI if glazed else _CROWN, at))
            after += brush.px(34)
        right = max(after, name.x + name.surface.get_width())
        aside = max(0, round(self._middle - (self._face.x + right) / 2))
        return [Sprite(one.surface, one.x + aside, one.y, one.flags) for one in sprites]


def _row_head(brush: Brush, box: Box, row: ScoreRow) -> list[Sprite]:
    u = brush.unit
    size = min(48 * u, box.h - 6 * u)
    sign = medal(brush, *medal_of(row.reason), max(1, round(size)))
    middle = box.centre[1]
    words = Box(box.x + 72 * u, middle - 17 * u, (_LABELS - 76) * u, 34 * u)
    sprites = [centred(sign, (box.x + 34 * u, middle))]
    if row.note:
        below = words.moved(0, 13 * u)
        sprites.append(brush.label(row.note, Face.TEXT, 18, INK2, below, "left"))
        words = words.moved(0, -11 * u)
    sprites.append(brush.label(row.label, Face.SEMI, 22, INK, words, "left"))
    return sprites


def _row_points(
    brush: Brush, layout: ScoreSheet, box: Box, row: ScoreRow, places: list[PlayerColumn]
) -> list[Sprite]:
    u = brush.unit
    sprites = []
    for column, place in zip(layout.columns, places, strict=True):
        points = row.points[place.seat]
        middle = column.centre[0], box.centre[1]
        marked = leads(row, place.seat)
        if marked:
            pill = brush.px(88), round(min(42 * u, box.h - 10 * u))
            sprites.append(centred(shapes.rounded(pill, pill[1] // 2, (GOLD,), 76), middle))
        tint = DANGER if points < 0 else INK if points else INK2
        face = Face.HEAD_BOLD if marked else Face.HEAD
        sprites.append(centred(brush.text(signed(points), face, 28, tint), middle))
    return sprites
