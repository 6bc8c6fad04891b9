"""What all screens around the table share: measures in logical pixels, and scrolling."""

import pygame

from azul_desktop.geometry import Box, Point
from azul_desktop.ui.desk import Desk
from azul_desktop.ui.families.rules_page import Passage
from azul_desktop.ui.input import (
    LEFT,
    Input,
    KeyPressed,
    PointerLost,
    PointerMoved,
    PointerPressed,
    PointerReleased,
    WheelTurned,
)
from azul_desktop.ui.render.brush import Brush
from azul_desktop.ui.render.stage import Group, Sprite
from azul_desktop.ui.scene import Target
from azul_desktop.ui.scenes import routes
from azul_desktop.ui.widgets.explaining import Explaining
from azul_desktop.ui.widgets.scrollbar import Extent, Scroll
from azul_desktop.ui.widgets.widget import Widget
from azul_desktop.ui.widgets.widget_scene import ARROWS, WidgetScene

_BAR = 24
"""The width of a scroll bar at 100 %."""
_NOTCH = 90
"""The logical pixels by which a notch of the wheel and an arrow key scroll."""
_SCREENFUL = 0.85
_AROUND = 48
"""So far a widget's shadow and light reach beyond it."""
_NEAR = 1600
"""What lies so many real pixels around the window is painted while nothing happens."""
_MOST_MOVED = 500
"""So many groups are kept where a page is scrolled to: more than any page has at once."""


class PageScene(WidgetScene):
    """A screen laid out for `needs` logical pixels or more, at the scale that the user likes.

    The page is `wide` by `high` logical pixels: more than is needed where the window's proportions
    differ from the design's, or where the user wants everything smaller. What is larger than the
    window is scrolled. Widgets and groups lie on the page; only `shown` and `targets` know where
    the window stands over it.
    """

    designed = (1920.0, 1080.0)
    """A window of this size shows everything at the scale of 1; a larger one shows it larger."""
    needs = (1920.0, 1080.0)
    """With less than this something would not fit: the page does not become smaller."""

    def __init__(self, desk: Desk) -> None:
        super().__init__(desk)
        self._brush = desk.brush
        self._scroll = Scroll()
        self._pointing: Point = (-1, -1)
        """Where the pointer is in the window; `pointer` is where it is on the page."""
        self._moved: dict[int, tuple[Group, Group]] = {}
        self._moved_by = (0, 0)
        self.rules_of: str | None = None
        """The edition whose rules F1 shows, by its id; empty for any, None if F1 shows nothing."""
        self.rules_about: Passage | None = None
        """The place in them that concerns this screen; None for their beginning."""

    def leave(self) -> None:
        """Let the pictures go: another scene needs the room, and this one is arranged anew."""
        for widget in self.widgets:
            widget.repaint()
        self._moved = {}

    @property
    def passage(self) -> Passage | None:
        """The place in the rules that F1 opens: what is pointed at may have one of its own."""
        for widget in (self.widget_at(self.pointer), self.focused):
            if isinstance(widget, Explaining) and widget.about is not None:
                return widget.about
        return self.rules_about

    # Measures.

    @property
    def _usual(self) -> float:
        """Real pixels for a logical one at 100 %."""
        width, height = self.desk.size
        return min(width / self.designed[0], height / self.designed[1])

    @property
    def brush(self) -> Brush:
        """What widgets are painted with, at the scale of this screen."""
        usual = self._usual
        unit = usual * self.desk.settings.ui_scale / 100
        if (self._brush.unit, self._brush.contrast) != (unit, self.desk.brush.contrast):
            self._brush = self.desk.brush.at_scale(unit, usual)
        return self._brush

    def extent(self, wide: float) -> tuple[float, float]:  # noqa: ARG002 - for those that adapt
        """The logical pixels that everything needs in a window so many logical pixels wide."""
        return self.needs

    @property
    def _span(self) -> Extent:
        """The window without its scroll bars, and the page, in real pixels."""
        unit, bar = self.brush.unit, max(1, round(_BAR * self._usual))
        width, height = (float(side) for side in self.desk.size)
        needs = self.extent(width / unit)
        if needs[1] * unit > height + 1:
            width -= bar
            needs = self.extent(width / unit)
        if needs[0] * unit > width + 1:
            height -= bar
        whole = max(width, needs[0] * unit), max(height, needs[1] * unit)
        return Extent((width, height), whole, bar)

    @property
    def wide(self) -> float:
        """The width of the page in logical pixels."""
        return round(self._span.whole[0] / self.brush.unit, 3)

    @property
    def high(self) -> float:
        """The height of the page in logical pixels."""
        return round(self._span.whole[1] / self.brush.unit, 3)

    def box(self, x: float, y: float, w: float, h: float) -> Box:
        """A box of the page in real pixels."""
        u = self.brush.unit
        return Box(x * u, y * u, w * u, h * u).rounded()

    # Scrolling.

    @property
    def scroll(self) -> Scroll:
        """Where the window stands over the page as it is now."""
        self._scroll.extent = self._span
        return self._scroll

    def reveal(self, widget: Widget) -> None:
        """Scroll until a widget can be seen."""
        self.scroll_to(widget.box)

    def scroll_to(self, box: Box) -> None:
        """Scroll until a place of the page can be seen."""
        if self.scroll.reveal(box):
            self._scrolled()

    def scroll_by(self, across: float, down: float) -> bool:
        """Scroll by so many real pixels; whether that changed anything."""
        moved = self.scroll.move(across, down)
        if moved:
            self._scrolled()
        return moved

    def _scrolled(self) -> None:
        """Other things lie under the pointer now."""
        self._tip = None
        if self._pointing != (-1, -1):
            super().handle(PointerMoved(self._on_page(self._pointing)))

    @property
    def window(self) -> Box:
        """The part of the page that the window shows."""
        return Box(*self.scroll.offset, *self.scroll.extent.view)

    def _on_page(self, at: Point) -> tuple[int, int]:
        across, down = self.scroll.offset
        return round(at[0] + across), round(at[1] + down)

    def shown(self, *groups: Group) -> list[Group]:
        """Groups of the page where they are seen; the same ones as long as nothing scrolls."""
        scroll = self.scroll
        across, down = scroll.offset
        if not scroll.is_needed:
            return list(groups)
        if self._moved_by != (across, down):
            self._moved, self._moved_by = {}, (across, down)
        if len(self._moved) > _MOST_MOVED:
            self._moved = {}
        kept, window = self._moved, pygame.Rect(across, down, *self.desk.size)
        for group in groups:
            if id(group) not in kept:
                kept[id(group)] = group, group.seen(window)
        return [kept[id(group)][1] for group in groups]

    def widget_groups(self) -> list[Group]:
        """The pictures of all widgets where they are seen, the scroll bars and the tooltip."""
        groups = [widget.group(self.brush) for widget in self._within(self.brush.px(_AROUND))]
        tip = [self._tip[1]] if self._tip is not None else []
        return [*self.shown(*groups), *self.scroll.groups(), *tip]

    def _within(self, margin: float) -> list[Widget]:
        """The widgets that lie in the window or so near to it; no others need be painted."""
        if not self.scroll.is_needed:
            return [w for w in self.widgets if w.shown]
        window = Box(*self.scroll.offset, *self.desk.size).grown(margin)
        return [w for w in self.widgets if w.shown and _overlap(w.box, window)]

    def prepare(self) -> bool:
        """Paint one of the widgets that come into sight next, and drop what is far away."""
        near = self._within(_NEAR)
        for widget in self.widgets:
            if widget not in near:
                widget.repaint()
        bare = next((widget for widget in near if not widget.is_painted), None)
        if bare is not None:
            bare.group(self.brush)
        return bare is not None

    def _tooltip(self, text: str, beside: Box) -> list[Sprite]:
        across, down = self.scroll.offset
        return super()._tooltip(text, beside.moved(-across, -down))

    @property
    def free_above(self) -> float:
        """Buttons of a page that scrolls are no row at its bottom."""
        return self.desk.size[1] if self.scroll.is_needed else super().free_above

    def targets(self) -> list[Target]:
        """All widgets that can be seen, as much of them as can be, and the scroll bars."""
        scroll = self.scroll
        across, down = scroll.offset
        if not scroll.is_needed:
            return super().targets()
        found = []
        for target in super().targets():
            seen = _part(target.box.moved(-across, -down), scroll.extent.view)
            if seen is not None:
                found.append(target._replace(box=seen))
        names = "scroll/across", "scroll/down"
        return found + [Target(names[bar.axis], bar.groove, True) for bar in scroll.bars()]

    # Input.

    def handle(self, event: Input) -> None:
        """Bars and wheel scroll; widgets hear where on the page something happened."""
        scroll = self.scroll
        match event:
            case WheelTurned(_, up) if self.turn_wheel(up):
                pass
            case WheelTurned(across, down):
                step = self.brush.px(_NOTCH)
                self.scroll_by(across * step, -down * step)
            case PointerPressed(at, button) if button == LEFT and scroll.press(at):
                self._pointing = at
                self._scrolled()
            case PointerMoved(at) if scroll.drag(at):
                self._scrolled()
            case PointerReleased(_, button) if button == LEFT and scroll.release():
                pass
            case PointerMoved(at) | PointerPressed(at, _) | PointerReleased(at, _):
                self._pointing = at
                super().handle(event._replace(at=self._on_page(at)))
            case PointerLost():
                scroll.release()
                self._pointing = (-1, -1)
                super().handle(event)
            case _:
                super().handle(event)

    def key(self, event: KeyPressed) -> bool:
        """F1 shows the rules where they are at hand; all else is for the widgets or scrolls."""
        if event.key == pygame.K_F1 and self.rules_of is not None:
            routes.over_help(self.desk, self.rules_of, self.passage)
            return True
        before = self.focused
        used = super().key(event)
        if self.focused is not None and self.focused is not before:
            self.reveal(self.focused)
        elif self.focused is before and (not used or event.key in ARROWS):
            return self._scroll_with(event.key) or used
        return used

    def _scroll_with(self, key: int) -> bool:
        """Keys that scroll where they do nothing else; whether it was one."""
        step, view = self.brush.px(_NOTCH), self.scroll.extent.view
        ways = {arrow: (dx * step, dy * step) for arrow, (dx, dy) in ARROWS.items()}
        ways[pygame.K_PAGEUP] = 0, -round(view[1] * _SCREENFUL)
        ways[pygame.K_PAGEDOWN] = 0, round(view[1] * _SCREENFUL)
        ways[pygame.K_HOME] = 0, -self.scroll.furthest(1)
        ways[pygame.K_END] = 0, self.scroll.furthest(1)
        return key in ways and self.scroll_by(*ways[key])


def _overlap(one: Box, other: Box) -> bool:
    return (
        one.x < other.right
        and other.x < one.right
        and one.y < other.bottom
        and other.y < one.bottom
    )


def _part(box: Box, view: tuple[float, float]) -> Box | None:
    """What can be seen of a box in a window of a size; None if that is nothing."""
    left, top = max(box.x, 0), max(box.y, 0)
    right, bottom = min(box.right, view[0]), min(box.bottom, view[1])
    if right - left < 1 or bottom - top < 1:
        return None
    return Box(left, top, right - left, bottom - top)
