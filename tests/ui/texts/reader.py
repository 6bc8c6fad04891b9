"""A reader of whole scenes: knows each text that the window shows, and finds its faults.

A text is at fault when it was cut, is too small to be read, leaves the window or the widget that
it is written on, or lies over another text.
"""

from collections.abc import Iterator, Sequence
from itertools import combinations
from pathlib import Path
from typing import NamedTuple
from weakref import WeakKeyDictionary

import pygame

from azul_desktop.ui.render.stage import Sprite
from azul_desktop.ui.render.text import Align, Type
from azul_desktop.ui.render.tokens import SMALLEST_TEXT, Colour, Face
from azul_desktop.ui.scenes.page import PageScene
from azul_desktop.ui.widgets.widget_scene import WidgetScene
from tools.screenshots.camera import Camera

_TOUCH = 2
"""Pixels by which the ink of two texts may share a place, or stick out: sizes are rounded."""
_SCREENFUL = 0.6
"""The part of a window by which a page is scrolled: less than all but one of its texts."""
_OPAQUE = 200
"""What shines through less than this hides what lies below."""


class Fault(NamedTuple):
    """What is wrong with a text."""

    kind: str
    text: str


class Word(NamedTuple):
    """A text as it was set."""

    text: str
    size: int


class Shown(NamedTuple):
    """A text where the window shows it, in front of so many other pictures."""

    word: Word
    ink: pygame.Rect
    depth: int
    room: pygame.Rect
    """What it may not leave: the window, or the page that is seen in it."""


class Reader(Type):
    """The fonts of the program; knows which picture says what, and which texts were cut."""

    def __init__(self, folder: Path) -> None:
        super().__init__(folder)
        self.words: WeakKeyDictionary[pygame.Surface, Word] = WeakKeyDictionary()
        self.cut: dict[str, str] = {}
        """Texts by what is left of them."""

    def fit(self, text: str, face: Face, size: int, width: float, least: int) -> tuple[int, str]:
        fitted = super().fit(text, face, size, width, least)
        if fitted[1] != text:
            self.cut[fitted[1]] = text
        return fitted

    def line(self, text: str, face: Face, size: int, colour: Colour) -> pygame.Surface:
        surface = super().line(text, face, size, colour)
        self.words[surface] = Word(text, size)
        return surface

    def block(
        self, lines: tuple[str, ...], face: Face, size: int, colour: Colour, align: Align
    ) -> pygame.Surface:
        surface = super().block(lines, face, size, colour, align)
        self.words[surface] = Word(" ".join(lines), size)
        return surface

    def paragraph(
        self, text: str, face: Face, size: int, colour: Colour, width: float
    ) -> pygame.Surface:
        surface = super().paragraph(text, face, size, colour, width)
        self.words[surface] = Word(text, size)
        return surface


def all_faults(camera: Camera) -> set[Fault]:
    """What is wrong with the texts of the scene that is shown, wherever it can be scrolled to."""
    reader = camera.desk.type
    assert isinstance(reader, Reader)
    found = faults(camera) | set(_scrolled_to(camera))
    reader.cut.clear()
    return found


def _scrolled_to(camera: Camera) -> Iterator[Fault]:
    """The faults of every other part of a page that scrolls."""
    page = camera.scene
    if not isinstance(page, PageScene) or not page.scroll.is_needed:
        return
    across, down = (round(side * _SCREENFUL) for side in page.scroll.extent.view)
    page.scroll_by(-page.scroll.furthest(0), -page.scroll.furthest(1))
    while True:
        camera.desk.navigator.show_anew()
        camera.frame()
        yield from faults(camera)
        if page.scroll_by(across, 0):
            continue
        page.scroll_by(-page.scroll.furthest(0), 0)
        if not page.scroll_by(0, down):
            return


def faults(camera: Camera) -> set[Fault]:
    """What is wrong with the texts that the window shows, and with those set before it did."""
    reader = camera.desk.type
    assert isinstance(reader, Reader)
    sprites = [sprite for group in camera.app.window.stage.shown for sprite in group.sprites]
    shown = list(_shown(camera, reader))
    cut = reader.cut | {s.word.text: s.word.text for s in shown if _was_cut(s.word.text, reader)}
    found = {Fault("cut", text) for text in cut.values()}
    found |= {Fault("small", s.word.text) for s in shown if _is_small(s.word, camera)}
    found |= {Fault("leaves", s.word.text) for s in shown if not _within(s.ink, s.room)}
    found |= set(_leave_widgets(camera, reader))
    for below, above in combinations(shown, 2):
        if _overlap(below, above, sprites):
            found.add(Fault("overlaps", f"{below.word.text} | {above.word.text}"))
    return found


def _shown(camera: Camera, reader: Reader) -> Iterator[Shown]:
    """All texts of the window; those on a page that scrolls have all of the page for them."""
    window = pygame.Rect(0, 0, *camera.desk.size)
    pages: dict[int, pygame.Rect] = {}
    for scene in camera.app.scenes:  # also those that lie below a board
        if isinstance(scene, PageScene) and scene.scroll.is_needed:
            across, down = scene.scroll.offset
            page = pygame.Rect(-across, -down, *map(round, scene.scroll.extent.whole))
            pages |= {id(seen): page for _, seen in scene._moved.values()}
    depth = 0
    for group in camera.app.window.stage.shown:
        room = pages.get(id(group), window)
        yield from _texts(group.sprites, reader, room, depth)
        depth += len(group.sprites)


def _texts(
    sprites: Sequence[Sprite], reader: Reader, room: pygame.Rect, depth: int = 0
) -> Iterator[Shown]:
    for at, sprite in enumerate(sprites, depth):
        word = reader.words.get(sprite.surface)
        if word is not None and word.text.strip():
            ink = sprite.surface.get_bounding_rect().move(sprite.x, sprite.y)
            yield Shown(word, ink, at, room)


def _was_cut(text: str, reader: Reader) -> bool:
    """Cut by whoever sets several lines; a text that ends like this by itself is one word.

    Where a space stands before the dots, whole words were left out on purpose.
    """
    ends = text.endswith("…") and not text.endswith("\N{NO-BREAK SPACE}…")
    return ends and " " in text.strip() and text not in reader.cut


def _is_small(word: Word, camera: Camera) -> bool:
    """Letters of words, not the numbers and letters on tiles."""
    is_word = sum(letter.isalpha() for letter in word.text) > 1
    return is_word and word.size < round(SMALLEST_TEXT * camera.desk.unit)


def _leave_widgets(camera: Camera, reader: Reader) -> Iterator[Fault]:
    """The texts on widgets that stick out of them; a note may stand beside one."""
    scene = camera.scene
    if isinstance(scene, WidgetScene):
        for widget in scene.widgets:
            if widget.shown:
                x, y, w, h = widget.box
                room = pygame.Rect(round(x), round(y), round(w), round(h))
                for shown in _texts(widget.group(scene.brush).sprites, reader, room):
                    if room.collidepoint(shown.ink.center) and not _within(shown.ink, room):
                        yield Fault("leaves", shown.word.text)


def _within(ink: pygame.Rect, room: pygame.Rect) -> bool:
    return room.inflate(2 * _TOUCH, 2 * _TOUCH).contains(ink)


def _overlap(below: Shown, above: Shown, sprites: list[Sprite]) -> bool:
    """Whether the ink of two texts shares a place, with nothing between that hides the lower."""
    if below.word.text == above.word.text:
        return False  # its own shadow
    place = below.ink.clip(above.ink)
    if place.w <= _TOUCH or place.h <= _TOUCH:
        return False
    between = sprites[below.depth + 1 : above.depth]
    return not any(_hides(sprite, place.center) for sprite in between)


def _hides(sprite: Sprite, at: tuple[int, int]) -> bool:
    surface, x, y, flags = sprite
    inside = at[0] - x, at[1] - y
    if flags or not surface.get_rect().collidepoint(inside):
        return False
    alpha = surface.get_alpha()
    return surface.get_at(inside).a * (255 if alpha is None else alpha) / 255 >= _OPAQUE
