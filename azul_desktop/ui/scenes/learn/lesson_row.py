"""A lesson in the list of its edition: its number or a check mark, title, a line, minutes."""

from collections.abc import Callable, Hashable
from typing import Final, NamedTuple

from azul_desktop.geometry import Box, Point
from azul_desktop.i18n import translate, translate_count
from azul_desktop.teaching.lesson import Lesson
from azul_desktop.teaching.words import said
from azul_desktop.ui.render import panels, shapes
from azul_desktop.ui.render.brush import Brush, centred
from azul_desktop.ui.render.progress_ring import progress_ring
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
from azul_desktop.ui.widgets.button import Button, focus_ring

DONE: Final = colour("#0b8f74")
"""What was gone through, always with a check mark or a number."""
TRACK: Final = colour("#ddcfae")
_PAPER = colour("#fffaf0")
_HOVERED = colour("#fbf4e2")
_SIGN: Final = 40
_ASIDE: Final = 12
_TWO_LINES: Final = 58
"""A lower row has its title only; the line about it is then its hint."""


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
        minutes = brush.text(self.minutes, Face.TEXT, SMALLEST_TEXT + 1, INK2)
        right = box.right - brush.px(_ASIDE)
        at = round(right - minutes.get_width()), round(box.centre[1] - minutes.get_height() / 2)
        sprites.append(Sprite(minutes, *at))
        left = middle[0] + brush.px(_SIGN / 2 + _ASIDE)
        words = Box(left, box.y, at[0] - brush.px(10) - left, box.h)
        sprites += self._words(brush, words)
        if self.focused:
            sprites.append(focus_ring(brush, box.grown(-brush.px(6)), 12, "cream"))
        return sprites

    def _words(self, brush: Brush, words: Box) -> list[Sprite]:
        face = Face.BOLD if self.state.is_next else Face.SEMI
        tint = COBALT if self.state.is_next else INK
        if words.h < brush.px(_TWO_LINES - 4):
            return [brush.label(self.label, face, 21, tint, words, "left")]
        half = brush.px(26)
        middle = words.centre[1]
        upper = Box(words.x, middle - half, words.w, half)
        lower = Box(words.x, middle, words.w, half)
        if words.h >= brush.px(84):
            lower = lower._replace(h=2 * half)
            upper, lower = upper.moved(0, -half / 2), lower.moved(0, -half / 2)
            about = brush.paragraph(self.note, Face.TEXT, SMALLEST_TEXT + 1, INK2, lower)
            if about.surface.get_height() <= lower.h:
                return [brush.label(self.label, face, 21, tint, upper, "left"), about]
        return [
            brush.label(self.label, face, 21, tint, upper, "left"),
            brush.label(self.note, Face.TEXT, SMALLEST_TEXT + 1, INK2, lower, "left"),
        ]

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
