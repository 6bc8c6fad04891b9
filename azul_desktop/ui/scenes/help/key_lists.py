"""The page of the controls: lists of keys, and things to do with the mouse."""

from collections.abc import Sequence

import pygame

from azul_desktop.core.edition import Edition
from azul_desktop.geometry import Box
from azul_desktop.i18n import translate
from azul_desktop.ui.families.rules_page import Keys
from azul_desktop.ui.render import shapes
from azul_desktop.ui.render.brush import Brush, aligned
from azul_desktop.ui.render.stage import Sprite
from azul_desktop.ui.render.tokens import COBALT, INK, LINE, SMALLEST_TEXT, Face, colour
from azul_desktop.ui.scenes.help.keys import game_keys, mouse_keys, program_keys
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


def lists_of(edition: Edition) -> list[list[Keys]]:
    """What the mouse does, the keys of the program, those of a game."""
    return [mouse_keys(), program_keys(), game_keys(edition)]


def below(brush: Brush, lists: Sequence[list[Keys]], box: Box) -> tuple[list[Box], float]:
    """Where lists of keys lie below each other, and the pitch of their rows, in real pixels."""
    u = brush.unit
    pitch = (66 if box.w >= _WORDS_BESIDE * u else _TALL) * u
    boxes, y = [], box.y
    for keys in lists:
        boxes.append(Box(box.x, y, box.w, _HEAD * u + pitch * len(keys)))
        y = boxes[-1].bottom + _GAP * u
    return boxes, pitch


def keys_below(brush: Brush, lists: Sequence[list[Keys]], box: Box) -> list[Sprite]:
    """The lists below each other."""
    boxes, pitch = below(brush, lists, box)
    return [
        sprite
        for place, (title, icon), keys in zip(boxes, _heads(), lists, strict=True)
        for sprite in _key_list(brush, place, title, icon, keys, pitch)
    ]


def _heads() -> tuple[tuple[str, str], ...]:
    return (
        (translate("Mouse"), "mouse"),
        (translate("Everywhere"), "display"),
        (translate("In a game"), "keyboard"),
    )


def keys_beside(brush: Brush, lists: Sequence[list[Keys]], box: Box) -> list[Sprite]:
    """The mouse and the program at the left, the keys of the game at the right."""
    u = brush.unit
    half = min((box.w - 80 * u) / 2, 900 * u)
    left = box.x + (box.w - 2 * half - 80 * u) / 2
    middle = Box(left + half + 40 * u, box.y, 1, box.h).rounded()
    line = shapes.rounded((1, int(middle.h)), 0, (LINE,))
    mouse, program, game = lists
    head, gap = _HEAD * u, _GAP * u
    at_left = (box.h - 2 * head - gap) / (len(mouse) + len(program))
    # One distance for all three lists, so that rows beside each other stand in line.
    pitch = min(_PITCH * u, at_left, (box.h - head) / len(game))
    upper = Box(left, box.y, half, box.h)
    places = (
        upper,
        upper.moved(0, head + pitch * len(mouse) + gap),
        upper.moved(half + 80 * u, 0),
    )
    sprites = [Sprite(line, int(middle.x), int(middle.y))]
    for place, (title, icon), keys in zip(places, _heads(), lists, strict=True):
        sprites += _key_list(brush, place, title, icon, keys, pitch)
    return sprites


def _key_list(
    brush: Brush, box: Box, title: str, icon: str, entries: list[Keys], pitch: float
) -> list[Sprite]:
    u = brush.unit
    head = Box(box.x + 56 * u, box.y, box.w - 56 * u, 48 * u)
    sprites = [
        brush.icon(icon, 38, COBALT, (box.x + 22 * u, head.centre[1])),
        brush.label(title, Face.HEAD_BOLD, 30, INK, head, "left"),
    ]
    beside = box.w >= _WORDS_BESIDE * u
    size = _size(brush, entries, box.w - 270 * u, pitch) if beside else brush.px(_WORDS)
    for at, entry in enumerate(entries):
        y = box.y + _HEAD * u + pitch * (at + (0.5 if beside else 0.25))
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
        words = brush.type.paragraph(entry.text, Face.TEXT, size, INK, room.w)
        sprites.append(aligned(words, room, "left"))
    return sprites


def _size(brush: Brush, entries: list[Keys], wide: float, pitch: float) -> int:
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
