"""The table of a finished game: a column for each player by place, a row for each source."""

from dataclasses import dataclass
from typing import NamedTuple

from azul_desktop.core.events import Reason
from azul_desktop.geometry import Box
from azul_desktop.i18n import translate
from azul_desktop.ui.render import panels, shapes
from azul_desktop.ui.render.brush import Brush, centred
from azul_desktop.ui.render.glyphs import glyph
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
from azul_desktop.ui.widgets.token import token

_LABELS = 256
_GAP = 8
_HEAD = 92
_RAISED = (colour("#fffdf5"), colour("#fbf1d8"))
_RIM = (colour("#fffdf6"), colour("#efe3c8"))
_SOFT = colour("#f1e6d2")
"""The second line on a winner's glaze."""
_RIGHT = 24
"""The columns end before the rules do."""
_ICONS: dict[Reason | None, str] = {
    None: "play",
    Reason.MARKER: "marker",
    Reason.DISCARD: "trash",
    Reason.NUMBER: "dice",
}


class PlayerColumn(NamedTuple):
    """A player as the table shows them."""

    seat: int
    colour: int
    name: str
    about: tuple[str, ...]
    """The place, and how a bot plays, in ever fewer words."""
    won: bool
    total: int


@dataclass(frozen=True)
class ScoreSheet:
    """Where the parts of the table are, in real pixels."""

    box: Box
    unit: float
    columns: tuple[Box, ...]
    pictures: tuple[Box, ...]
    """The room for the picture of each final board."""
    rows: tuple[Box, ...]
    total: Box


def score_sheet(box: Box, unit: float, players: int, rows: int) -> ScoreSheet:
    """The table in a box; what is higher than the design gives room to pictures and rows."""
    first = box.x + (24 + _LABELS) * unit
    width = (box.right - _RIGHT * unit - first - _GAP * unit * (players - 1)) / players
    columns = tuple(
        Box(first + (width + _GAP * unit) * at, box.y + 20 * unit, width, box.h - 40 * unit)
        for at in range(players)
    )
    spare = max(0.0, box.h - 804 * unit)
    head = box.y + (20 + _HEAD) * unit
    # In narrow columns the width limits the pictures: what is left of the height is for the rows.
    least = 51 if players < 4 else 55
    all_rows = max(310, least * rows) * unit + spare * 0.3
    picture = 554 * unit + spare * 0.9 - all_rows
    rows_top = head + picture
    high = all_rows / rows
    return ScoreSheet(
        box,
        unit,
        columns,
        tuple(
            Box(c.x + 12 * unit, head + 12 * unit, c.w - 24 * unit, picture - 24 * unit)
            for c in columns
        ),
        tuple(
            Box(box.x + 32 * unit, rows_top + high * at, box.w - 64 * unit, high)
            for at in range(rows)
        ),
        Box(
            box.x + 32 * unit,
            rows_top + high * rows,
            box.w - 64 * unit,
            columns[0].bottom - rows_top - high * rows,
        ),
    )


def paint_table(
    brush: Brush,
    layout: ScoreSheet,
    places: list[PlayerColumn],
    rows: list[ScoreRow],
    caption: str,
    accents: Accents,
) -> list[Sprite]:
    """Everything of the table but the pictures of the boards; `caption` stands beside those."""
    sprites = panels.board(brush, layout.box)
    for column, place in zip(layout.columns, places, strict=True):
        if place.won:
            sprites += _raised(brush, column, accents)
    stars = any(row.reason == Reason.STAR for row in rows)
    for box, row in zip(layout.rows, rows, strict=True):
        sprites += _row_head(brush, box, row, stars, accents.strong)
        sprites += _row_points(brush, layout, box, row, places)
    for column, place in zip(layout.columns, places, strict=True):
        sprites += _head(brush, column, place)
    sprites += _beside_pictures(brush, layout, caption)
    sprites += _totals(brush, layout, places, accents.strong)
    for column, place in zip(layout.columns, places, strict=True):
        if place.won:
            sprites += panels.outline(brush, column.rounded(), 14, GOLD, 3)
    return sprites


def _raised(brush: Brush, column: Box, accents: Accents) -> list[Sprite]:
    """The lighter ground and the glazed head of a winner's column."""
    box = column.rounded()
    x, y, radius = int(box.x), int(box.y), brush.px(14)
    head = shapes.rounded((int(box.w), brush.px(_HEAD) + radius), radius, accents.glaze)
    flat = head.subsurface((0, 0, int(box.w), brush.px(_HEAD)))
    return [
        *panels.shadow(brush, box, 14, offset=(2, 6), blur=12, alpha=76),
        *panels.shaded(box, radius, _RAISED),
        Sprite(flat, x, y),
    ]


def _head(brush: Brush, column: Box, place: PlayerColumn) -> list[Sprite]:
    u = brush.unit
    middle = column.y + _HEAD * u / 2
    narrow = column.w < 240 * u
    left = column.x + (34 if narrow else 44) * u
    sprites = []
    if place.won:
        rim = brush.px(44 if narrow else 52)
        sprites.append(centred(shapes.rounded((rim, rim), rim // 2, _RIM), (left, middle)))
    size = (34 if narrow else 40) if place.won else (38 if narrow else 44)
    sprites += token(brush, place.colour, size, (left, middle))
    start = left + (30 if narrow else 36) * u
    room = column.right - 12 * u - start
    # A narrow column has its crown behind the second line: names are longer than places.
    crown = 0.0 if not place.won else 38 * u if narrow else 52 * u
    name = Box(start, middle - 34 * u, room if narrow else room - crown, 44 * u)
    about = Box(start, middle + 10 * u, room - crown, 26 * u)
    tint, second = (WHITE, _SOFT) if place.won else (INK, INK2)
    sprites.append(brush.label(place.name, Face.HEAD_BOLD, 32, tint, name, "left"))
    smallest = brush.px(SMALLEST_TEXT)
    fits = (one for one in place.about if brush.type.width(one, Face.TEXT, smallest) <= about.w)
    words = next(fits, place.about[-1])
    sprites.append(brush.label(words, Face.TEXT, 20, second, about, "left"))
    if place.won:
        at = (column.right - 30 * u, about.centre[1]) if narrow else (column.right - 36 * u, middle)
        sprites.append(brush.icon("crown", 32 if narrow else 38, GOLD_HI, at))
    return sprites


def _beside_pictures(brush: Brush, layout: ScoreSheet, caption: str) -> list[Sprite]:
    u = brush.unit
    middle = layout.pictures[0].centre[1]
    left, width = layout.box.x + 40 * u, (_LABELS - 32) * u
    upper = Box(left, middle - 36 * u, width, 36 * u)
    lower = Box(left, middle, width, 32 * u)
    enlarge = translate("click one to enlarge")
    return [
        brush.label(caption, Face.HEAD_BOLD, 26, INK, upper, "left"),
        brush.label(enlarge, Face.TEXT, 20, INK2, lower, "left"),
    ]


def _row_head(brush: Brush, box: Box, row: ScoreRow, stars: bool, strong: Colour) -> list[Sprite]:
    u = brush.unit
    line = shapes.rounded((int(box.w), 1), 0, (LINE,))
    sprites = [Sprite(line, round(box.x), round(box.y))]
    middle = box.centre[1]
    at = box.x + 21 * u, middle
    picture = None if row.reason is None else glyph(row.reason, stars, brush.px(35), strong)
    if picture is not None:
        sprites.append(centred(picture, at))
    else:
        tint = DANGER if row.reason in (Reason.MARKER, Reason.DISCARD) else strong
        sprites.append(brush.icon(_ICONS[row.reason], 34, tint, at))
    words = Box(box.x + 56 * u, middle - 16 * u, (_LABELS - 80) * u, 32 * u)
    if row.note:
        below = words.moved(0, 13 * u)
        sprites.append(brush.label(row.note, Face.TEXT, 18, INK2, below, "left"))
        words = words.moved(0, -10 * u)
    sprites.append(brush.label(row.label, Face.SEMI, 22, INK, words, "left"))
    return sprites


def _row_points(
    brush: Brush, layout: ScoreSheet, box: Box, row: ScoreRow, places: list[PlayerColumn]
) -> list[Sprite]:
    u = brush.unit
    best = max(row.points)
    sprites = []
    for column, place in zip(layout.columns, places, strict=True):
        points = row.points[place.seat]
        middle = column.centre[0], box.centre[1]
        leads = points == best and points > 0 and row.reason is not None
        if leads:
            pill = brush.px(104), round(min(45 * u, box.h - 10 * u))
            shape = shapes.rounded(pill, pill[1] // 2, (GOLD,), 76)
            sprites.append(centred(shape, middle))
        tint = DANGER if points < 0 else INK if points else INK2
        face = Face.HEAD_BOLD if leads else Face.HEAD
        sprites.append(centred(brush.text(signed(points), face, 30, tint), middle))
    return sprites


def _totals(
    brush: Brush, layout: ScoreSheet, places: list[PlayerColumn], strong: Colour
) -> list[Sprite]:
    box = layout.total
    line = shapes.rounded((int(box.w), brush.px(3)), 0, (GOLD,))
    words = Box(box.x + 8 * brush.unit, box.y, _LABELS * brush.unit, box.h)
    sprites = [
        Sprite(line, round(box.x), round(box.y)),
        brush.label(translate("Total"), Face.HEAD_BOLD, 34, INK, words, "left"),
    ]
    for column, place in zip(layout.columns, places, strict=True):
        size, tint = (68, strong) if place.won else (52, INK)
        total = brush.text(str(place.total), Face.HEAD_BOLD, size, tint)
        sprites.append(centred(total, (column.centre[0], box.centre[1])))
    return sprites


def signed(points: int) -> str:
    """A number with its sign; nothing changed is 0."""
    if points > 0:
        return f"+{points}"
    return f"−{-points}" if points else "0"
