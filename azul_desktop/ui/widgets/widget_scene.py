"""A scene with widgets: hover, press, focus, tooltips; one way for mouse and keyboard."""

import math
from typing import TypeVar

import pygame

from azul_desktop.geometry import Box, Point
from azul_desktop.ui.desk import Desk
from azul_desktop.ui.input import (
    LEFT,
    Input,
    KeyPressed,
    PointerLost,
    PointerMoved,
    PointerPressed,
    PointerReleased,
    TextTyped,
    WheelTurned,
)
from azul_desktop.ui.render import panels
from azul_desktop.ui.render.brush import Brush
from azul_desktop.ui.render.stage import Group, Sprite
from azul_desktop.ui.render.tokens import CREAM, Face
from azul_desktop.ui.scene import Scene, Target
from azul_desktop.ui.widgets.widget import Widget

K = TypeVar("K")

_TOOLTIP_AFTER = 0.45
_LOWEST = 0.82
"""Widgets that begin below this part of the window are a row at its bottom."""
ARROWS = {
    pygame.K_LEFT: (-1, 0),
    pygame.K_RIGHT: (1, 0),
    pygame.K_UP: (0, -1),
    pygame.K_DOWN: (0, 1),
}


class WidgetScene(Scene):
    """Keeps the widgets of a screen; a subclass fills `widgets` in `arrange`."""

    def __init__(self, desk: Desk) -> None:
        self.desk = desk
        self.widgets: list[Widget] = []
        self.pointer: Point = (-1, -1)
        self._held: Widget | None = None
        self._hover_since = 0.0
        self._tip: tuple[object, Group] | None = None

    @property
    def brush(self) -> Brush:
        """What widgets are painted with."""
        return self.desk.brush

    @property
    def applied_scale(self) -> int:
        """What the brush has of the size that the user wants."""
        return round(100 * self.brush.unit / self.brush.usual)

    @property
    def window(self) -> Box:
        """What can be seen of the place that the widgets lie in."""
        return Box(0, 0, *self.desk.size)

    @property
    def focused(self) -> Widget | None:
        """The widget that the keyboard speaks to."""
        return next((widget for widget in self.widgets if widget.focused), None)

    @property
    def is_typing(self) -> bool:
        """Whether a text field has the focus."""
        return isinstance(self.focused, Typing)

    @property
    def free_above(self) -> float:
        """Above the widgets in the middle of the lowest part of the window."""
        wide, high = self.desk.size
        boxes = [widget.box for widget in self.widgets if widget.shown]
        row = (box.y for box in boxes if box.right > wide * 0.2 and box.x < wide * 0.8)
        return min((y for y in row if y > high * _LOWEST), default=high)

    def focus(self, wanted: Widget | None) -> None:
        """Let the keyboard speak to a widget."""
        for widget in self.widgets:
            _point_keys(widget, focused=widget is wanted)

    def widget(self, name: str) -> Widget:
        """The widget with a name; KeyError if there is none."""
        for widget in self.widgets:
            if widget.name == name:
                return widget
        raise KeyError(name)

    def replace_widgets(self, widgets: list[Widget]) -> None:
        """Show other widgets; the one with the focus keeps it by its name."""
        name = self.focused.name if self.focused else ""
        self.widgets = widgets
        self._held = None
        for widget in widgets:
            _point_keys(widget, focused=bool(name) and widget.name == name)
            widget.hovered = widget.hit(self.pointer)

    def handle(self, event: Input) -> None:
        """Give the input to the widget that it is for."""
        match event:
            case PointerMoved(at):
                self._move(at)
            case PointerPressed(at, button) if button == LEFT:
                self._move(at)
                self._press(at)
            case PointerReleased(at, button) if button == LEFT:
                self._move(at)
                self._release(at)
            case PointerLost():
                self._move((-1, -1))
                if self._held is not None:
                    self._held.pressed = False
                    self._held = None
            case WheelTurned(_, up):
                self.turn_wheel(up)
            case KeyPressed():
                if not self._key_above(event):
                    self.key(event)
            case TextTyped(text):
                if self.focused is not None:
                    self.focused.typed(text)

    def turn_wheel(self, up: float) -> bool:
        """The wheel is for the widget under the pointer; whether that one used it."""
        widget = self.widget_at(self.pointer)
        return widget is not None and widget.enabled and widget.wheel(up)

    def _key_above(self, event: KeyPressed) -> bool:
        """What lies over all others hears keys before the scene; whether it used one."""
        return isinstance(self.focused, Over) and self.focused.key(event.key)

    def key(self, event: KeyPressed) -> bool:
        """A key: first for the widget with the focus, then to walk between widgets."""
        if self.focused is not None and self.focused.enabled and self.focused.key(event.key):
            return True
        if event.key == pygame.K_TAB:
            self._step(-1 if event.shift else 1)
            return True
        if event.key in ARROWS:
            self._walk(*ARROWS[event.key])
            return True
        return False

    def _usable(self) -> list[Widget]:
        return [widget for widget in self.widgets if widget.shown and widget.enabled]

    def _step(self, by: int) -> None:
        usable = self._usable()
        if usable:
            at = usable.index(self.focused) + by if self.focused in usable else 0
            self.focus(usable[at % len(usable)])

    def _walk(self, dx: int, dy: int) -> None:
        """To the nearest widget in a direction; what lies aside counts double."""
        usable = self._usable()
        if self.focused is None or self.focused not in usable:
            self._step(1)
            return
        name = nearest(
            self.focused.box, dx, dy, [(w.name, w.box) for w in usable if w is not self.focused]
        )
        if name is not None:
            self.focus(self.widget(name))

    def _move(self, at: Point) -> None:
        if at != self.pointer:
            self.pointer = at
            self._hover_since = self.desk.clock()
        if self._held is not None:
            self._held.drag(at)
        top = self.widget_at(at)
        if top is not None:
            top.point(at)
        for widget in self.widgets:
            widget.hovered = widget is top and self._held in (None, widget)

    def widget_at(self, at: Point) -> Widget | None:
        """The topmost widget at a point."""
        return next((w for w in reversed(self.widgets) if w.shown and w.hit(at)), None)

    def _press(self, at: Point) -> None:
        widget = self.widget_at(at)
        if widget is None or not widget.enabled:
            self.focus(None)
            return
        self._held = widget
        widget.pressed = True
        self.focus(widget if isinstance(widget, Typing) else None)
        widget.press(at)

    def _release(self, at: Point) -> None:
        widget, self._held = self._held, None
        if widget is not None:
            widget.pressed = False
            widget.release(at)

    def update(self, now: float) -> bool:
        """A tooltip appears when the pointer rests on a widget that has a hint.

        The keyboard's focus shows it at once on what is there to explain itself.
        """
        focused, widget = self.focused, self.widget_at(self.pointer)
        if focused is not None and focused.explains:
            widget = focused
        wanted = widget is not None and bool(widget.hint) and self._held is None
        if wanted and widget is not None:
            if widget is not focused and now - self._hover_since < _TOOLTIP_AFTER:
                return True
            key = widget.hint, widget.box, self.desk.size
            if self._tip is None or self._tip[0] != key:
                self._tip = key, Group(self._explained(widget))
        else:
            self._tip = None
        return False

    def widget_groups(self) -> list[Group]:
        """The pictures of all widgets, and the tooltip over them."""
        groups = [widget.group(self.brush) for widget in self.widgets if widget.shown]
        return groups + self.tip_groups()

    def tip_groups(self) -> list[Group]:
        """The tooltip, if one is there."""
        return [] if self._tip is None else [self._tip[1]]

    def targets(self) -> list[Target]:
        """All widgets, or the parts that they consist of."""
        return [Target(*part) for widget in self.widgets if widget.shown for part in widget.parts()]

    def _explained(self, widget: Widget) -> list[Sprite]:
        """What hovering over a widget shows."""
        return self._tooltip(widget.hint, widget.box)

    def _tooltip(self, text: str, beside: Box) -> list[Sprite]:
        return tooltip(self.brush, text, beside, self.desk.size)


class Typing(Widget):
    """A widget that keeps the focus after a click, because one types into it."""


class Over(Typing):
    """A widget over all others, there only while it has the focus; it comes last in the list."""


def _point_keys(widget: Widget, *, focused: bool) -> None:
    """Let the keyboard speak to a widget, or not."""
    widget.focused = focused
    if isinstance(widget, Over):
        widget.shown = focused


def tooltip(brush: Brush, text: str, beside: Box, size: tuple[int, int]) -> list[Sprite]:
    """A plate with a text under a box, or over it where the window ends."""
    pad_x, pad_y, gap = brush.px(18), brush.px(12), brush.px(10)
    tint = brush.ink(CREAM)
    words = brush.type.paragraph(text, Face.TEXT, brush.px(20), tint, brush.px(420))
    w, h = words.get_width() + 2 * pad_x, words.get_height() + 2 * pad_y
    x = min(max(beside.centre[0] - w / 2, gap), size[0] - w - gap)
    y = beside.bottom + gap
    if y + h > size[1] - gap:
        y = max(gap, beside.y - gap - h)
    plate = Box(x, y, w, h)
    return [
        *panels.tooltip(brush, plate),
        Sprite(words, round(x + pad_x), round(y + pad_y)),
    ]


def nearest(start: Box, dx: int, dy: int, boxes: list[tuple[K, Box]]) -> K | None:
    """What has the nearest box in a direction; what lies aside counts more than twice.

    Something wide lies aside only as far as its edge does: a slider is not passed over.
    """
    best, found = math.inf, None
    x, y = start.centre
    for key, box in boxes:
        along = (box.centre[0] - x) * dx + (box.centre[1] - y) * dy
        aside = abs((box.centre[0] - x) * dy) + abs((box.centre[1] - y) * dx)
        across = (box.w + start.w) * abs(dy) / 2 + (box.h + start.h) * abs(dx) / 2
        far = along + (2.2 * aside if aside >= across else aside / 2)
        if along > 1 and far < best:
            best, found = far, key
    return found
