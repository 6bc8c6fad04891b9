"""What all widgets share: a name, a place, a state, and a picture that depends on nothing else."""

from collections.abc import Hashable
from typing import NamedTuple

from azul_desktop.geometry import Box, Point
from azul_desktop.ui.render.brush import Brush
from azul_desktop.ui.render.stage import Group, Sprite


class Part(NamedTuple):
    """A part of a widget with a name, and whether it can be used now."""

    name: str
    box: Box
    enabled: bool


class Widget:
    """Something to press, slide or type into.

    The scene tells it what the pointer and the keys do; it tells others through its callback.
    """

    explains = False
    """Whether the keyboard's focus shows the hint as hovering does."""

    def __init__(self, name: str, box: Box) -> None:
        self.name = name
        self.box = box
        self.enabled = True
        self.shown = True
        """Whether it is there at all; a widget that is not can neither be seen nor used."""
        self.hint = ""
        """What hovering explains; for a disabled widget, why it is."""
        self.hovered = False
        self.pressed = False
        self.focused = False
        self._look: Hashable = None
        self._group: Group | None = None

    def hit(self, point: Point) -> bool:
        """Whether a point is on the widget."""
        return self.box.contains(point)

    def press(self, at: Point) -> None:
        """The pointer went down on it."""

    def point(self, at: Point) -> None:
        """The pointer moved over it."""

    def drag(self, at: Point) -> None:
        """The pointer moved while it is down."""

    def release(self, at: Point) -> None:
        """The pointer came up after it went down on the widget."""

    def wheel(self, up: float) -> bool:  # noqa: ARG002 - for those that scroll
        """The wheel was turned over it by so many notches; whether it was used."""
        return False

    def key(self, key: int) -> bool:  # noqa: ARG002 - for those that use keys
        """A key was pressed while the widget has the focus; whether it was used."""
        return False

    def typed(self, text: str) -> bool:  # noqa: ARG002 - for text fields
        """Text was typed while the widget has the focus; whether it was used."""
        return False

    def parts(self) -> list[Part]:
        """What can be used by itself: the widget, or what it consists of, as a list of rows."""
        return [Part(self.name, self.box, self.enabled)]

    def look(self) -> Hashable:
        """All that the picture depends on, besides the states every widget has."""
        return None

    def paint(self, brush: Brush) -> list[Sprite]:
        """The picture."""
        raise NotImplementedError

    def group(self, brush: Brush) -> Group:
        """The picture, painted anew only when it would look different."""
        states = self.enabled, self.hovered, self.pressed, self.focused
        look = self.box, states, self.look(), brush.unit
        if self._group is None or look != self._look:
            self._look = look
            self._group = Group(self.paint(brush))
        return self._group

    @property
    def is_painted(self) -> bool:
        """Whether it has a picture, be it of now or of before."""
        return self._group is not None

    def repaint(self) -> None:
        """Paint anew next time, e.g. because the language changed."""
        self._group = None
