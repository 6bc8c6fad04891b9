"""A page of the rules from top to bottom, for windows too narrow for points side by side."""

from collections.abc import Sequence
from typing import NamedTuple

from azul_desktop.geometry import Box
from azul_desktop.ui.families.rules_page import Keys, Page
from azul_desktop.ui.render.brush import Brush
from azul_desktop.ui.render.tokens import INK, Face

SIZE = 25.0
"""The size of the texts."""
HEAD, TALL = 62, 118
"""The heading of a list of keys, and the pitch of its rows where words stand below the keys."""
WORDS_BESIDE = 600
"""In a wider list the words stand beside the keys."""
_WIDEST = 640
_COLUMN = 400
_GAP = 40
_NOTE = 22.0


class Cell(NamedTuple):
    """Where a point has its picture, its title and its text."""

    picture: Box
    title: Box
    text: Box


class Sheet(NamedTuple):
    """A page in real pixels: its points, its note, and where it ends."""

    cells: list[Cell]
    note: Box
    bottom: float


def sheet(brush: Brush, page: Page, box: Box) -> Sheet:
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
        texts = max(_high(brush, point.text, SIZE, wide) for point in row)
        for at in range(len(row)):
            picture = Box(left + (wide + gap) * at, y, wide, wide * 0.72)
            title = Box(picture.x, picture.bottom + 14 * u, wide, 52 * u)
            cells.append(Cell(picture, title, Box(picture.x, title.bottom + 4 * u, wide, texts)))
        y = cells[-1].text.bottom + gap
    note = Box(box.x, y, box.w, _high(brush, page.note, _NOTE, box.w) if page.note else 0)
    return Sheet(cells, note, note.bottom if page.note else y - gap)


def _high(brush: Brush, text: str, size: float, wide: float) -> int:
    return brush.paragraph(text, Face.TEXT, size, INK, Box(0, 0, wide, 0)).surface.get_height()


def key_lists(brush: Brush, lists: Sequence[list[Keys]], box: Box) -> tuple[list[Box], float]:
    """Where lists of keys lie below each other, and the pitch of their rows, in real pixels."""
    u = brush.unit
    pitch = (66 if box.w >= WORDS_BESIDE * u else TALL) * u
    boxes, y = [], box.y
    for keys in lists:
        boxes.append(Box(box.x, y, box.w, HEAD * u + pitch * len(keys)))
        y = boxes[-1].bottom + 24 * u
    return boxes, pitch
