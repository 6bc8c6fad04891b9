"""A lesson in the list of its edition: its number or a check mark, title, a line, minutes."""

from collections.abc import Callable, Hashable
from typing import Final, NamedTuple

import pygame

from azul_desktop.geometry import Box, Point
from azul_desktop.i18n import translate, translate_count
from azul_desktop.teaching.lesson import Lesson
from azul_desktop.teaching.words import said
from azul_desktop.ui.render import panels, shapes
from azul_desktop.ui.render.brush import Brush, aligned, centred
from azul_desktop.ui.render.stage import Sprite
from azul_desktop.ui.render.tokens import (
    COBALT,
    GOLD,
    INK,
    INK2,
    SMALLEST_TEXT,
    WHITE,
    Face,
    colour,
)
from azul_desktop.ui.scenes.learn.progress_ring import progress_ring
from azul_desktop.ui.widgets.button import Button, focus_ring

DONE: Final = colour("#0b8f74")
"""What was gone through, always with a check mark or a number."""
TRACK: Final = colour("#ddcfae")
_PAPER = colour("#fffaf0")
_HOVERED = colour("#fbf4e2")
_SIGN: Final = 40
_ASIDE: Final = 12
_LINE: Final = 26
"""How high the line of the title is."""
_ABOUT: Final = 19


class State(NamedTuple):
    """How a lesson stands."""

    number: int
    done: bool
    share: float
    """How much of it was gone through, where it waits at a step."""
    is_next: bool


class LessonRow(Button):
    """A lesson to take."""

    def __init__(self, box: Box, lesson: Lesson, state: State, take: Callable[[], None]) -> None:
        super().__init__(
            f"lesson/{lesson.id}",
            box,
            take,
            label=said(lesson.title, (), {}).text,
            note=said(lesson.about, (), {}).text,
        )
        self.state = state
        # Translators: how long a lesson takes, about.
        self.minutes = translate_count("{n} min", "{n} min", lesson.minutes)
        self.hint = f"{self.label}\n{self.note}\n{self._told(lesson)}"

    def _told(self, lesson: Lesson) -> str:
        if self.state.share:
            at = round(self.state.share * len(lesson.steps)) + 1
            # Translators: a lesson goes on at a step of it.
            return translate("goes on at step {at} of {n}", at=at, n=len(lesson.steps))
        return translate("done") if self.state.done else translate("not taken yet")

    def look(self) -> Hashable:
        """All that it says, and how it stands."""
        return super().look(), self.minutes, self.state

    def paint(self, brush: Brush) -> list[Sprite]:
        """The sign, the words, the minutes."""
        box = self.box.grown(0, -brush.px(2)).rounded()
        sprites: list[Sprite] = []
        if self.hovered or self.pressed or self.focused:
            size = int(box.w), int(box.h)
            ground = shapes.framed(size, brush.px(12), (_HOVERED,), GOLD, brush.px(1.4))
            sprites.append(Sprite(ground, int(box.x), int(box.y)))
        middle = sign_centre(brush, self.box)
        sprites += self._sign(brush, middle)
        left = middle[0] + brush.px(_SIGN / 2 + _ASIDE)
        words = Box(left, box.y, box.right - brush.px(_ASIDE) - left, box.h)
        sprites += self._words(brush, words)
        if self.focused:
            sprites.append(focus_ring(brush, box.grown(-brush.px(6)), 12, "cream"))
        return sprites

    def _words(self, brush: Brush, words: Box) -> list[Sprite]:
        """Title and minutes above, the line about it below where all of that has room."""
        line = brush.px(_LINE)
        if self._is_long(brush, words):
            return self._head(brush, words)
        for size in (_ABOUT, SMALLEST_TEXT):
            room = Box(0, 0, words.w, 0)
            high = brush.paragraph(self.note, Face.TEXT, size, INK2, room).surface.get_height()
            if line + high <= words.h:
                top = words.centre[1] - (line + high) / 2
                head = self._head(brush, Box(words.x, top, words.w, line))
                below = Box(words.x, top + line, words.w, high)
                return [*head, brush.paragraph(self.note, Face.TEXT, size, INK2, below)]
        return self._head(brush, words)

    def _is_long(self, brush: Brush, words: Box) -> bool:
        """Whether the title needs more than one line."""
        needed = brush.type.width(self.label, Face.BOLD, brush.px(SMALLEST_TEXT))
        return needed > self._room(words, self._minutes(brush)).w

    def _minutes(self, brush: Brush) -> pygame.Surface:
        return brush.text(self.minutes, Face.TEXT, _ABOUT, INK2)

    @staticmethod
    def _room(line: Box, minutes: pygame.Surface) -> Box:
        return line._replace(w=line.w - minutes.get_width() - _ABOUT / 2)

    def _head(self, brush: Brush, line: Box) -> list[Sprite]:
        minutes = self._minutes(brush)
        face, tint = (Face.BOLD, COBALT) if self.state.is_next else (Face.SEMI, INK)
        title = brush.label(self.label, face, 21, tint, self._room(line, minutes), "left")
        return [title, aligned(minutes, line, "right")]

    def _sign(self, brush: Brush, middle: Point) -> list[Sprite]:
        """A check mark on green, or the number; around it how far one has come."""
        state, side = self.state, brush.px(_SIGN)
        if state.done and not state.share:
            return [
                centred(shapes.disc(side, DONE), middle),
                brush.icon("check", _SIGN * 0.56, WHITE, middle),
            ]
        sprites = [centred(shapes.disc(side, _PAPER), middle)]
        width = brush.px(4 if state.share else 2.4)
        ring = progress_ring(side, width, state.share, DONE, COBALT if state.is_next else TRACK)
        sprites.append(centred(ring, middle))
        if state.done:
            return [*sprites, brush.icon("check", _SIGN * 0.5, DONE, middle)]
        tint = COBALT if state.is_next else INK2
        number = brush.text(str(state.number), Face.BOLD, 19, tint)
        return [*sprites, centred(number, (middle[0], middle[1] - brush.px(1)))]


def sign_centre(brush: Brush, row: Box) -> Point:
    """The middle of a row's sign."""
    return row.x + brush.px(_ASIDE + _SIGN / 2), row.centre[1]


def paint_path(brush: Brush, rows: list[Box]) -> list[Sprite]:
    """The line that leads from lesson to lesson, behind their signs."""
    if len(rows) < 2:
        return []
    (x, top), (_, bottom) = sign_centre(brush, rows[0]), sign_centre(brush, rows[-1])
    wide = brush.px(2.4)
    return panels.shaded(Box(x - wide / 2, top, wide, bottom - top), 0, (TRACK,))
