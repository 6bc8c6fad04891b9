"""A window over something larger: how far it is scrolled, and the bars that show and change it."""

from typing import NamedTuple

from azul_desktop.geometry import Box, Point
from azul_desktop.ui.render import shapes
from azul_desktop.ui.render.stage import Group, Sprite
from azul_desktop.ui.render.tokens import GOLD, GOLD_HI, SMOKE

_SHORTEST = 2.5
"""How long the part of a bar that one drags is at least, in widths of the bar."""


class Extent(NamedTuple):
    """What is seen and what there is, in real pixels; a bar is as wide as `bar`."""

    view: tuple[float, float]
    whole: tuple[float, float]
    bar: int


class Bar(NamedTuple):
    """One of the bars: its groove, and the part that one drags."""

    axis: int
    groove: Box
    thumb: Box


class Scroll:
    """Where the window stands over a page, across (axis 0) and down (axis 1)."""

    def __init__(self) -> None:
        self.extent = Extent((1, 1), (1, 1), 1)
        self._at = [0, 0]
        self._held: tuple[int, float] | None = None
        """The axis of the bar that is dragged, and where in its thumb the pointer is."""
        self._look: tuple[object, Group] | None = None

    @property
    def offset(self) -> tuple[int, int]:
        """The real pixels of the page that lie left of the window and above it."""
        return self._limited(0), self._limited(1)

    def _limited(self, axis: int) -> int:
        return min(max(self._at[axis], 0), self.furthest(axis))

    def furthest(self, axis: int) -> int:
        """How far one can scroll along an axis."""
        return max(0, round(self.extent.whole[axis] - self.extent.view[axis]))

    @property
    def is_needed(self) -> bool:
        """Whether there is more than can be seen at once."""
        return self.furthest(0) > 0 or self.furthest(1) > 0

    def move(self, across: float, down: float) -> bool:
        """Scroll by so many pixels; whether that changed anything."""
        before = self.offset
        self._at = [round(before[0] + across), round(before[1] + down)]
        return self.offset != before

    def reveal(self, box: Box) -> bool:
        """Scroll until a box of the page can be seen, no further than needed; whether it moved."""
        edge, by = self.extent.bar, []
        for axis in (0, 1):
            start, size = box[axis] - edge, box[axis + 2] + 2 * edge
            at, view = self.offset[axis], self.extent.view[axis]
            to = min(max(at, start + size - view), start)
            by.append(to - at)
        return self.move(*by)

    # The bars.

    def bars(self) -> list[Bar]:
        """The bars of the axes along which there is more, at the right and at the lower edge."""
        view, bar = self.extent.view, self.extent.bar
        grooves = (Box(0, view[1], view[0], bar), Box(view[0], 0, bar, view[1]))
        return [
            Bar(axis, groove, self._thumb(axis, groove))
            for axis, groove in enumerate(grooves)
            if self.furthest(axis)
        ]

    def _thumb(self, axis: int, groove: Box) -> Box:
        length = groove[axis + 2]
        part = self.extent.view[axis] / self.extent.whole[axis]
        size = min(max(length * part, _SHORTEST * self.extent.bar), length)
        start = (length - size) * self.offset[axis] / self.furthest(axis)
        if axis:
            return groove._replace(y=groove.y + start, h=size)
        return groove._replace(x=groove.x + start, w=size)

    def press(self, at: Point) -> bool:
        """The pointer went down; whether on a bar. Beside its thumb it scrolls by a window."""
        for bar in self.bars():
            if bar.groove.contains(at):
                if bar.thumb.contains(at):
                    self._held = bar.axis, at[bar.axis] - bar.thumb[bar.axis]
                else:
                    by = [0.0, 0.0]
                    back = at[bar.axis] < bar.thumb[bar.axis]
                    by[bar.axis] = self.extent.view[bar.axis] * (-0.85 if back else 0.85)
                    self.move(*by)
                return True
        return False

    def drag(self, at: Point) -> bool:
        """The pointer moved; whether it drags a bar."""
        if self._held is None:
            return False
        axis, grip = self._held
        for bar in self.bars():
            if bar.axis == axis:
                free = bar.groove[axis + 2] - bar.thumb[axis + 2]
                part = (at[axis] - grip - bar.groove[axis]) / free if free else 0
                self._at[axis] = round(min(max(part, 0.0), 1.0) * self.furthest(axis))
        return True

    def release(self) -> bool:
        """The pointer came up; whether it dragged a bar."""
        held, self._held = self._held, None
        return held is not None

    def groups(self) -> list[Group]:
        """The picture of the bars; the same one as long as it looks the same."""
        bars = self.bars()
        if not bars:
            return []
        look = tuple(bars), self._held
        if self._look is None or self._look[0] != look:
            self._look = look, Group([s for bar in bars for s in self._painted(bar)])
        return [self._look[1]]

    def _painted(self, bar: Bar) -> list[Sprite]:
        sprites = []
        inset = self.extent.bar * 0.18
        held = self._held is not None and self._held[0] == bar.axis
        tint = GOLD_HI if held else GOLD
        for box, fill, alpha in (
            (bar.groove, SMOKE, 190),
            (bar.thumb.grown(-inset).rounded(), tint, 255),
        ):
            box = box.rounded()
            size = max(1, int(box.w)), max(1, int(box.h))
            shape = shapes.rounded(size, min(size) // 2, (fill,), alpha)
            sprites.append(Sprite(shape, int(box.x), int(box.y)))
        return sprites
