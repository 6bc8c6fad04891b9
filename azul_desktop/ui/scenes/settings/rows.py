"""A row of the settings: what it is about, and the place of its control."""

from collections.abc import Callable, Sequence
from typing import NamedTuple

from azul_desktop.geometry import Box
from azul_desktop.ui.render import shapes
from azul_desktop.ui.render.brush import aligned
from azul_desktop.ui.render.stage import Sprite
from azul_desktop.ui.render.tokens import INK, INK2, LINE, SMALLEST_TEXT, Face
from azul_desktop.ui.scenes.page import PageScene
from azul_desktop.ui.widgets.widget import Widget

LABELS_BESIDE = 860.0
"""A narrower page has labels above their controls."""


class Row(NamedTuple):
    """A line of a tab, and what makes its control in a place of real pixels."""

    label: str
    note: str
    control: Callable[[Box], Sequence[Widget]]
    share: float = 1.0
    """How high it is beside the others, where all have to share the height of the page."""


def settings_row(page: PageScene, row: Box, entry: Row, *, last: bool) -> tuple[list[Sprite], Box]:
    """A label and a note at the left of a row, and where the control goes, in real pixels.

    In a narrow page they stand above the control.
    """
    brush, beside, note = page.brush, page.wide >= LABELS_BESIDE, entry.note
    wide = row.w * 0.42 if beside else row.w
    room = wide * brush.unit
    words = brush.type.paragraph(note, Face.TEXT, brush.px(21), brush.ink(INK2), room)
    one_line = brush.type.width(note, Face.TEXT, brush.px(SMALLEST_TEXT)) <= room
    high = 38 + (32 if one_line else words.get_height() / brush.unit)
    top = row.y + ((row.h - high - 2) / 2 if beside else 12)
    upper, lower = page.box(row.x, top, wide, 38), page.box(row.x, top + 38, wide, high - 38)
    sprites = [brush.label(entry.label, Face.SEMI, 26, INK, upper, "left")]
    if one_line:
        sprites.append(brush.label(note, Face.TEXT, 21, INK2, lower, "left"))
    else:
        sprites.append(aligned(words, lower, "left"))
    if not last:
        line = page.box(row.x, row.bottom - 1, row.w, 1)
        tint, thick = (INK2, brush.px(2)) if brush.contrast else (LINE, brush.px(1))
        surface = shapes.rounded((int(line.w), thick), 0, (tint,))
        sprites.append(Sprite(surface, int(line.x), int(line.y)))
    if not beside:
        return sprites, page.box(row.x, row.bottom - 72, row.w, 56)
    place = page.box(row.x + row.w * 0.44, row.y + (row.h - 56) / 2, min(row.w * 0.56, 560), 56)
    return sprites, place
