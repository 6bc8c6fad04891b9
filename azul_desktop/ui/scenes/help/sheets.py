"""Where the parts of a page of the rules lie: side by side, or below each other."""

from collections.abc import Sequence
from typing import NamedTuple

from azul_desktop.geometry import Box
from azul_desktop.ui.families.rules_page import Page, Point
from azul_desktop.ui.render.brush import Brush
from azul_desktop.ui.render.tokens import INK, Face

HEAD = 60
"""The height of a title with its medallion."""
STRIP, STRIP_WIDE = 116, 330
"""The height of a line of values, and the least width of one of them."""
_SIZES = (25.0, 24.0, 23.0, 21.0, 19.0)
"""The sizes that texts may have, from the largest."""
_GAP = 44
_AIR, _BELOW = 20, 6
"""Between a picture and its title, and between this and the words."""
_NOTE, _NOTE_HIGH, _NOTE_AIR = 22.0, 48, 20
_BESIDE, _FEW_WORDS = 4, 104
"""So many points with higher texts are two rows of two, with the texts beside the pictures."""
_HIGH_OF_FOUR = 1.36
_FLAT, _HALF = 1.24, 0.53
"""How wide such a picture is in parts of its height, and at most of its room."""
_WIDEST, _COLUMN = 640, 400
"""The limits of a column where points stand below each other."""
_HIGHEST, _TALL = 1.34, 0.84
"""How high a picture is at most in parts of its width, and how high one in a narrow page is."""
_NARROW = 25.0


class Cell(NamedTuple):
    """Where a point has its picture, its title and its text."""

    picture: Box
    title: Box
    text: Box


class Sheet(NamedTuple):
    """A page in real pixels: its points, the size of their texts, what lies below, its end."""

    cells: list[Cell]
    size: float
    strip: Box | None
    note: Box
    bottom: float


def spread(brush: Brush, page: Page, box: Box) -> Sheet:
    """The points side by side; the pictures take all the room that the words leave."""
    u = brush.unit
    note = Box(box.x, box.bottom - _NOTE_HIGH * u, box.w, _NOTE_HIGH * u)
    bottom = note.y - _NOTE_AIR * u if page.note else box.bottom
    strip = None
    if page.strip is not None:
        strip = Box(box.x, bottom - STRIP * u, box.w, STRIP * u)
        bottom = strip.y - 12 * u
    room = box._replace(h=bottom - box.y)
    lay = _two_rows if _is_wordy(brush, page.points, room) else _columns
    cells, size = lay(brush, page.points, room)
    return Sheet(cells, size, strip, note, box.bottom)


def _is_wordy(brush: Brush, points: Sequence[Point], box: Box) -> bool:
    """Whether there are four points, and more to read than fits well below their pictures."""
    if len(points) != _BESIDE:
        return False
    wide = (box.w - _GAP * brush.unit * 3) / 4
    highest = max(_high(brush, point.text, _SIZES[0], wide) for point in points)
    return highest > brush.px(_FEW_WORDS)


def _columns(brush: Brush, points: Sequence[Point], box: Box) -> tuple[list[Cell], float]:
    """Each point below the picture that it belongs to."""
    u, count = brush.unit, len(points)
    gap, head = _GAP * u, (HEAD + _AIR + _BELOW) * u
    wide = min((box.w - gap * (count - 1)) / count, 760 * u)
    left = box.x + (box.w - wide * count - gap * (count - 1)) / 2
    size, texts = _fitting(brush, points, wide, (box.h - head) * 0.42)
    highest = _HIGH_OF_FOUR if count == _BESIDE else _HIGHEST
    high = min(box.h - head - texts - 4 * u, wide * highest)
    top = box.y + (box.h - head - texts - high) * 0.3
    cells = []
    for at in range(count):
        picture = Box(left + (wide + gap) * at, top, wide, high).rounded()
        title = Box(picture.x, picture.bottom + _AIR * u, wide, HEAD * u)
        cells.append(Cell(picture, title, Box(picture.x, title.bottom + _BELOW * u, wide, texts)))
    return cells, size


def _two_rows(brush: Brush, points: Sequence[Point], box: Box) -> tuple[list[Cell], float]:
    """Each point beside its picture, in the middle of its height."""
    u = brush.unit
    gap = _GAP * u
    high, room = (box.h - gap * 0.7) / 2, (box.w - gap) / 2
    wide = min(high * _FLAT, room * _HALF)
    words = room - wide - 28 * u
    size, _ = _fitting(brush, points, words, high - HEAD * u)
    cells = []
    for at, point in enumerate(points):
        x, y = box.x + (room + gap) * (at % 2), box.y + (high + gap * 0.7) * (at // 2)
        picture = Box(x, y, wide, high).rounded()
        texts = _high(brush, point.text, size, words)
        left, top = picture.right + 28 * u, y + (high - HEAD * u - texts) / 2
        title = Box(left, top, words, HEAD * u)
        cells.append(Cell(picture, title, Box(left, title.bottom + _BELOW * u, words, texts)))
    return cells, size


def _fitting(
    brush: Brush, points: Sequence[Point], width: float, room: float
) -> tuple[float, float]:
    """The largest size of text with which every point fits, and how high the texts are."""
    for size in _SIZES:
        highest = max(_high(brush, point.text, size, width) for point in points)
        if highest <= room:
            break
    return size, highest


def stacked(brush: Brush, page: Page, box: Box) -> Sheet:
    """The points in as many columns as there is room for, each as high as it needs."""
    u = brush.unit
    gap = _GAP * u
    columns = min(max(1, int((box.w + gap) // ((_COLUMN + _GAP) * u))), len(page.points))
    wide = min((box.w - gap * (columns - 1)) / columns, _WIDEST * u)
    left = box.x + (box.w - wide * columns - gap * (columns - 1)) / 2
    cells: list[Cell] = []
    y = box.y
    for start in range(0, len(page.points), columns):
        row = page.points[start : start + columns]
        if len(row) == 1 < columns:
            cells.append(_beside(brush, row[0], Box(left, y, box.w, wide * _TALL), wide))
            y = max(cells[-1].picture.bottom, cells[-1].text.bottom) + gap
            continue
        texts = max(_high(brush, point.text, _NARROW, wide) for point in row)
        for at in range(len(row)):
            picture = Box(left + (wide + gap) * at, y, wide, wide * _TALL).rounded()
            title = Box(picture.x, picture.bottom + _AIR * u, wide, HEAD * u)
            cells.append(
                Cell(picture, title, Box(picture.x, title.bottom + _BELOW * u, wide, texts))
            )
        y = cells[-1].text.bottom + gap
    strip = None
    if page.strip is not None:
        rows = -(-len(page.strip.items) // strip_columns(brush, box))
        strip = Box(box.x, y, box.w, (HEAD + rows * STRIP) * u)
        y = strip.bottom + gap
    note = Box(box.x, y, box.w, _high(brush, page.note, _NOTE, box.w) if page.note else 0)
    return Sheet(cells, _NARROW, strip, note, note.bottom if page.note else y - gap)


def _beside(brush: Brush, point: Point, box: Box, wide: float) -> Cell:
    """A point that has a row for itself: its words stand beside its picture."""
    u = brush.unit
    picture = Box(box.x, box.y, wide, box.h).rounded()
    left = picture.right + _GAP * u
    words = min(box.w - wide - _GAP * u, wide)
    texts = _high(brush, point.text, _NARROW, words)
    top = picture.y + max((picture.h - HEAD * u - texts) / 2, 0)
    title = Box(left, top, words, HEAD * u)
    return Cell(picture, title, Box(left, title.bottom + _BELOW * u, words, texts))


def strip_columns(brush: Brush, box: Box) -> int:
    """How many values stand beside each other in a strip."""
    return max(1, int(box.w // (STRIP_WIDE * brush.unit)))


def _high(brush: Brush, text: str, size: float, wide: float) -> int:
    return brush.paragraph(text, Face.TEXT, size, INK, Box(0, 0, wide, 0)).surface.get_height()
