"""The pages of the controls: lists of keys, and things to do with the mouse."""

from collections.abc import Sequence

import pygame

from azul_desktop.geometry import Box
from azul_desktop.ui.families.rules_page import KeyList, KeyPage, Keys
from azul_desktop.ui.render import shapes
from azul_desktop.ui.render.brush import Brush, aligned
from azul_desktop.ui.render.stage import Sprite
from azul_desktop.ui.render.tokens import COBALT, INK, LINE, SMALLEST_TEXT, Face, colour
from azul_desktop.ui.widgets.surfaces import WELL_EDGE

_HEAD, _GAP, _PITCH = 62, 24, 60
"""The heading of a list of keys, the way to the next list, and the largest pitch of its rows."""
_TALL = 118
"""The pitch of rows where words stand below the keys."""
_WORDS = 24
"""The size of the words."""
_WORDS_BESIDE = 600
"""In a wider list the words stand beside the keys."""
_CAP = (colour("#fffdf7"), colour("#f1e6cd"))
_BETWEEN = 80
"""Between the two columns."""


class KeySheet:
    """Where the lists of a page lie, in real pixels."""

    def __init__(self, lists: tuple[KeyList, ...], boxes: list[Box], pitch: float) -> None:
        self.lists = lists
        self.boxes = boxes
        self.pitch = pitch
        """From one row to the next, in all lists."""

    @property
    def bottom(self) -> float:
        """Where the last of them ends."""
        return max(box.bottom for box in self.boxes)


def below(brush: Brush, page: KeyPage, box: Box) -> KeySheet:
    """The lists below each other."""
    u = brush.unit
    pitch = (66 if box.w >= _WORDS_BESIDE * u else _TALL) * u
    return KeySheet(page.lists, _under(page.lists, box, pitch, u), pitch)


def _under(lists: Sequence[KeyList], box: Box, pitch: float, u: float) -> list[Box]:
    boxes, y = [], box.y
    for one in lists:
        boxes.append(Box(box.x, y, box.w, _HEAD * u + pitch * len(one.keys)))
        y = boxes[-1].bottom + _GAP * u
    return boxes


def beside(brush: Brush, page: KeyPage, box: Box) -> KeySheet:
    """Two columns; one distance for all lists, so that rows beside each other stand in line."""
    u = brush.unit
    half = min((box.w - _BETWEEN * u) / 2, 900 * u)
    left = box.x + (box.w - 2 * half - _BETWEEN * u) / 2
    pitch = min(_PITCH * u, *(_pitch(column, box.h, u) for column in (page.left, page.right)))
    column = Box(left, box.y, half, box.h)
    boxes = _under(page.left, column, pitch, u)
    boxes += _under(page.right, column.moved(half + _BETWEEN * u, 0), pitch, u)
    return KeySheet(page.lists, boxes, pitch)


def _pitch(column: Sequence[KeyList], high: float, u: float) -> float:
    """The pitch with which a column is as high as its room."""
    heads = _HEAD * u * len(column) + _GAP * u * (len(column) - 1)
    return (high - heads) / sum(len(one.keys) for one in column)


def paint_keys(brush: Brush, sheet: KeySheet, box: Box) -> list[Sprite]:
    """All lists, and a line between columns."""
    sprites: list[Sprite] = []
    right = [place for place in sheet.boxes if place.x > box.centre[0]]
    if right:
        line = shapes.rounded((1, int(box.h)), 0, (LINE,))
        x = right[0].x - _BETWEEN / 2 * brush.unit
        sprites.append(Sprite(line, round(x), round(box.y)))
    for place, one in zip(sheet.boxes, sheet.lists, strict=True):
        sprites += _key_list(brush, place, one, sheet.pitch)
    return sprites


def _key_list(brush: Brush, box: Box, one: KeyList, pitch: float) -> list[Sprite]:
    u, entries = brush.unit, one.keys
    head = Box(box.x + 56 * u, box.y, box.w - 56 * u, 48 * u)
    sprites = [
        brush.icon(one.icon, 38, COBALT, (box.x + 22 * u, head.centre[1])),
        brush.label(one.title, Face.HEAD_BOLD, 30, INK, head, "left"),
    ]
    is_wide = box.w >= _WORDS_BESIDE * u
    size = _size(brush, entries, box.w - 270 * u, pitch) if is_wide else brush.px(_WORDS)
    for at, entry in enumerate(entries):
        y = box.y + _HEAD * u + pitch * (at + (0.5 if is_wide else 0.25))
        x = box.x
        for cap in entry.caps:
            face = Face.SYMBOL if cap in "←↑↓→" else Face.SEMI
            words = brush.text(cap, face, 21, INK)
            width = max(brush.px(46), words.get_width() + brush.px(28))
            plate = Box(x, y - 22 * u, width, 44 * u).rounded()
            sprites += _cap(brush, plate, words)
            x = plate.right + 8 * u
        room = Box(box.x + 270 * u, y - 33 * u, box.w - 270 * u, 66 * u)
        if not is_wide:
            room = Box(box.x, y + 26 * u, box.w, 62 * u)
        words = brush.type.paragraph(entry.text, Face.TEXT, size, INK, room.w)
        sprites.append(aligned(words, room, "left"))
    return sprites


def _size(brush: Brush, entries: Sequence[Keys], wide: float, pitch: float) -> int:
    """The letters of a list: as large as they can be with all words between the lines above."""
    least = brush.px(SMALLEST_TEXT)
    for size in range(brush.px(_WORDS), least, -1):
        words = (brush.type.paragraph(one.text, Face.TEXT, size, INK, wide) for one in entries)
        if all(one.get_height() <= pitch for one in words):
            return size
    return least


def _cap(brush: Brush, box: Box, words: pygame.Surface) -> list[Sprite]:
    """A key with its letters."""
    size = int(box.w), int(box.h)
    lip = shapes.rounded(size, brush.px(9), (WELL_EDGE,))
    face = shapes.framed(size, brush.px(9), _CAP, WELL_EDGE, brush.px(1.3))
    x, y = int(box.x), int(box.y)
    at = round(box.centre[0] - words.get_width() / 2), round(box.centre[1] - words.get_height() / 2)
    return [Sprite(lip, x, y + brush.px(3)), Sprite(face, x, y), Sprite(words, *at)]
