"""The list of a drop-down: it lies over the page until something is chosen."""

from collections.abc import Callable, Hashable, Sequence
from typing import NamedTuple

import pygame

from azul_desktop.geometry import Box, Point
from azul_desktop.ui.render import panels, shapes
from azul_desktop.ui.render.brush import Brush
from azul_desktop.ui.render.stage import Sprite
from azul_desktop.ui.render.tokens import COBALT, GOLD, INK, INK2, LINE, TINT, Face, colour
from azul_desktop.ui.widgets.button import Button
from azul_desktop.ui.widgets.option import Option
from azul_desktop.ui.widgets.widget import Part, Widget
from azul_desktop.ui.widgets.widget_scene import Over, WidgetScene

_ROW, _FOOT = 54, 70
"""The height of a row, and of the buttons below with the line above them."""
_MOST_ROWS = 8
_FOOT_ROOM = 66
"""What a foot needs beside its label: the icon and air."""
_EDGE, _PAD, _GAP = 8, 12, 12
_PICTURE, _SIGN, _BAR = 42, 24, 6
_PAPER = colour("#fffaf0")
_MEANT = colour("#f1e6cd")

_STEPS = {
    pygame.K_UP: -1,
    pygame.K_DOWN: 1,
    pygame.K_LEFT: -1,
    pygame.K_RIGHT: 1,
    pygame.K_PAGEUP: -_MOST_ROWS,
    pygame.K_PAGEDOWN: _MOST_ROWS,
    pygame.K_HOME: -1_000_000,
    pygame.K_END: 1_000_000,
}
_TAKES = (pygame.K_RETURN, pygame.K_KP_ENTER, pygame.K_SPACE)
_CLOSES = (pygame.K_ESCAPE, pygame.K_TAB)

Picture = Callable[[str, Brush, Box], list[Sprite]]
"""Paints what stands before the option of an id."""


class Foot(NamedTuple):
    """A button below the options, which closes the list."""

    option: Option
    action: Callable[[], None]


class DropList(Over):
    """Rows to choose from: by pointer, arrows, wheel and the first letters of a label."""

    def __init__(
        self,
        owner: Widget,
        scene: WidgetScene,
        options: Sequence[Option],
        chosen: str,
        choose: Callable[[str], None],
        *,
        picture: Picture | None,
        feet: Sequence[Foot],
    ) -> None:
        super().__init__(f"{owner.name}/list", owner.box)
        self.shown = False
        self._owner = owner
        self._scene = scene
        self._options = options
        self._chosen = next((n for n, one in enumerate(options) if one.id == chosen), 0)
        self._choose = choose
        self._picture = picture
        self._feet = feet
        self._at = self._chosen
        """The row or the foot that is meant."""
        self._first = 0
        """The uppermost row that is seen."""
        self._rows = len(options)
        self._letters = ""

    # Where things are.

    def place(self) -> None:
        """Lie below the button, or above it where there is more room, as large as is needed."""
        brush, window, under = self._scene.brush, self._scene.window, self._owner.box
        row, edge, gap = brush.px(_ROW), brush.px(_EDGE), brush.px(6)
        rest = 2 * edge + (brush.px(_FOOT) if self._feet else 0)
        below, above = window.bottom - under.bottom - 2 * gap, under.y - window.y - 2 * gap
        wanted = min(len(self._options), _MOST_ROWS)
        upwards = below < wanted * row + rest and above > below
        self._rows = max(1, min(wanted, int(((above if upwards else below) - rest) // row)))
        high = self._rows * row + rest
        wide = min(max(under.w, self._widest(brush)), window.w - 2 * gap)
        y = under.y - gap - high if upwards else under.bottom + gap
        self.box = Box(under.x, y, wide, high).inside(window.grown(-gap)).rounded()
        self._at, self._letters = self._chosen, ""
        self._reveal()

    def _widest(self, brush: Brush) -> float:
        """What the longest row asks for, or the longest foot, for all are as wide as that one."""
        feet = [brush.type.width(f.option.label, Face.SEMI, brush.px(20)) for f in self._feet]
        foot = max(feet, default=0) + brush.px(_FOOT_ROOM + _GAP)
        before = _PICTURE + _GAP if self._picture is not None else 0
        signs = any(one.icon for one in self._options) * (_SIGN + _GAP)
        rest = brush.px(2 * (_EDGE + _PAD) + before + signs + _SIGN + _GAP)
        row = rest + max(
            brush.type.width(one.label, Face.SEMI, brush.px(21))
            + (brush.type.width(said, Face.TEXT, brush.px(20)) + brush.px(2 * _GAP) if said else 0)
            for one in self._options
            for said in [one.why_not or one.note]
        )
        return max(row, len(feet) * foot + brush.px(_GAP))

    def _row_box(self, number: int) -> Box:
        edge, row = self._scene.brush.px(_EDGE), self._scene.brush.px(_ROW)
        y = self.box.y + edge + (number - self._first) * row
        return Box(self.box.x + edge, y, self.box.w - 2 * edge, row)

    def _foot_box(self, number: int) -> Box:
        px = self._scene.brush.px
        gap = px(_GAP)
        wide = (self.box.w - (len(self._feet) + 1) * gap) / len(self._feet)
        x = self.box.x + gap + number * (wide + gap)
        return Box(x, self.box.bottom - px(_EDGE + 56), wide, px(52)).rounded()

    def _places(self) -> list[tuple[int, Part]]:
        """The rows in sight and the feet, by their numbers."""
        last = min(self._first + self._rows, len(self._options))
        found = [(n, self._options[n], self._row_box(n)) for n in range(self._first, last)]
        for n, foot in enumerate(self._feet):
            found.append((len(self._options) + n, foot.option, self._foot_box(n)))
        name = self._owner.name
        return [(n, Part(f"{name}/{one.id}", box, not one.why_not)) for n, one, box in found]

    def parts(self) -> list[Part]:
        """The rows in sight and the feet."""
        return [part for _, part in self._places()]

    def hit(self, point: Point) -> bool:  # noqa: ARG002 - wherever it is
        """All that is pressed is for the list: outside it closes it."""
        return self.shown

    # Input.

    def opens_with(self, key: int) -> bool:
        """Open with the arrow down; whether it was that."""
        if key != pygame.K_DOWN:
            return False
        self.place()
        self._scene.focus(self)
        return True

    def point(self, at: Point) -> None:
        """The row under the pointer is meant."""
        for number, part in self._places():
            if part.box.contains(at):
                self._at = number

    def press(self, at: Point) -> None:
        """Outside the list it is closed."""
        if not self.box.contains(at):
            self._scene.focus(None)

    def release(self, at: Point) -> None:
        """Take what the pointer is on."""
        for number, part in self._places():
            if self.shown and part.box.contains(at):
                self._at = number
                self._take(None)

    def wheel(self, up: float) -> bool:
        """Scroll; the page behind stays."""
        most = len(self._options) - self._rows
        self._first = min(max(self._first - round(up), 0), max(0, most))
        return True

    def key(self, key: int) -> bool:
        """Arrows walk, Enter takes, Esc and Tab close; no key gets through to the page."""
        if key in _CLOSES:
            self._scene.focus(self._owner)
        elif key in _TAKES:
            self._take(self._owner)
        elif key in _STEPS:
            self._letters = ""
            last = len(self._options) + len(self._feet) - 1
            self._at = min(max(self._at + _STEPS[key], 0), last)
            self._reveal()
        return True

    def typed(self, text: str) -> bool:
        """Go to the row that begins with what was typed; other letters begin anew."""
        for letters in ((self._letters + text).casefold(), text.casefold()):
            for number, option in enumerate(self._options):
                if letters.strip() and option.label.casefold().startswith(letters):
                    self._at, self._letters = number, letters
                    self._reveal()
                    return True
        return True

    def _reveal(self) -> None:
        row = min(self._at, len(self._options) - 1)
        self._first = min(max(self._first, row - self._rows + 1), row)
        self._first = max(0, min(self._first, len(self._options) - self._rows))

    def _take(self, after: Widget | None) -> None:
        """Choose what is meant; what has a lock stays where it is."""
        if self._at >= len(self._options):
            self._scene.focus(after)
            self._feet[self._at - len(self._options)].action()
        elif not self._options[self._at].why_not:
            self._scene.focus(after)
            self._choose(self._options[self._at].id)

    # The picture.

    def look(self) -> Hashable:
        """What is meant, and how far it is scrolled."""
        return self._at, self._first, self._rows

    def paint(self, brush: Brush) -> list[Sprite]:
        """A sheet over its shadow, the rows, the bar where there are more, and the feet."""
        sprites = panels.shadow(brush, self.box, 12, offset=(3, 8), blur=12, alpha=150)
        sprites += panels.framed(brush, self.box, 12, (_PAPER,), GOLD, 1.6)
        for number, part in self._places():
            if number < len(self._options):
                sprites += self._row(brush, number, part.box)
            else:
                sprites += self._foot(brush, number, part)
        if self._feet:
            line = shapes.rounded((int(self.box.w) - brush.px(32), brush.px(1)), 0, (LINE,))
            y = self.box.bottom - brush.px(_EDGE + _FOOT - 4)
            sprites.append(Sprite(line, round(self.box.x) + brush.px(16), round(y)))
        return sprites + self._bar(brush)

    def _row(self, brush: Brush, number: int, box: Box) -> list[Sprite]:
        option, pad = self._options[number], brush.px(_PAD)
        chosen, middle = number == self._chosen, box.centre[1]
        ground = _MEANT if number == self._at else TINT if chosen else None
        sprites = []
        if ground is not None:
            inner = box.grown(0, -brush.px(1)).rounded()
            field = shapes.rounded((int(inner.w), int(inner.h)), brush.px(8), (ground,))
            sprites.append(Sprite(field, int(inner.x), int(inner.y)))
        left, right = box.x + pad, box.right - pad
        if self._picture is not None:
            side = brush.px(_PICTURE)
            sprites += self._picture(option.id, brush, Box(left, middle - side / 2, side, side))
            left += side + brush.px(_GAP)
        elif option.icon:
            sprites.append(
                brush.icon(option.icon, _SIGN, INK2, (left + brush.px(_SIGN / 2), middle))
            )
            left += brush.px(_SIGN + _GAP)
        sign = "lock" if option.why_not else "check" if chosen else ""
        if sign:
            tint = INK2 if option.why_not else COBALT
            sprites.append(brush.icon(sign, _SIGN, tint, (right - brush.px(_SIGN / 2), middle)))
        right -= brush.px(_SIGN + _GAP)
        return sprites + self._words(brush, option, Box(left, box.y, right - left, box.h))

    @staticmethod
    def _words(brush: Brush, option: Option, room: Box) -> list[Sprite]:
        """The label, and at the right what is said about it."""
        room, sprites = room.grown(0, -brush.px(3)), []
        tint = INK2 if option.why_not else INK
        if said := option.why_not or option.note:
            least = brush.type.width(option.label, Face.SEMI, brush.px(21))
            share = max(room.w - least - brush.px(2 * _GAP), room.w * 0.4)
            side = room._replace(x=room.right - share, w=share)
            sprites.append(brush.label(said, Face.TEXT, 20, INK2, side, "right"))
            room = room._replace(w=sprites[0].x - brush.px(_GAP) - room.x)
        return [*sprites, brush.label(option.label, Face.SEMI, 21, tint, room, "left")]

    def _foot(self, brush: Brush, number: int, part: Part) -> list[Sprite]:
        option = self._feet[number - len(self._options)].option
        button = Button(
            part.name, part.box, _nothing, label=option.label, icon=option.icon, size=20
        )
        button.focused = number == self._at
        return button.paint(brush)

    def _bar(self, brush: Brush) -> list[Sprite]:
        """How far the list is scrolled, where it is longer than it is high."""
        if self._rows >= len(self._options):
            return []
        whole = self._rows * brush.px(_ROW)
        part = self._rows / len(self._options)
        y = self.box.y + brush.px(_EDGE) + whole * self._first / len(self._options)
        bar = shapes.rounded((brush.px(_BAR), round(whole * part)), brush.px(3), (GOLD,))
        return [Sprite(bar, round(self.box.right) - brush.px(_BAR + 2), round(y))]


def _nothing() -> None:
    """The list itself hears of its feet."""
