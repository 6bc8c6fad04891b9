"""A row of options in a well, of which one is chosen."""

from collections.abc import Callable, Sequence
from functools import partial

from azul_desktop.geometry import Box
from azul_desktop.ui.render import shapes
from azul_desktop.ui.render.brush import Brush, aligned
from azul_desktop.ui.render.stage import Sprite
from azul_desktop.ui.render.tokens import INK, INK2, SMALLEST_TEXT, WHITE, Face, colour
from azul_desktop.ui.render.wrapping import Room
from azul_desktop.ui.widgets.button import Button, focus_ring
from azul_desktop.ui.widgets.option import Option
from azul_desktop.ui.widgets.surfaces import glazed, well
from azul_desktop.ui.widgets.widget import Widget

_RADIUS = 12
_INSET = 4
_PAD, _LEAST_PAD = 10, 5
"""Beside a label, and where there is little room."""
_GAP = 7
_ICON = 1.1
_CHOSEN_EDGE = colour("#2a5cb0")
_DIVIDER = colour("#b09c6e")
_HOVER = colour("#fffaf0")
_PRESSED = colour("#c4ae7c")


class Segment(Button):
    """One option of the row; the first also paints the well that all stand in."""

    def __init__(
        self,
        name: str,
        box: Box,
        action: Callable[[], None],
        option: Option,
        *,
        chosen: bool,
        size: float,
        whole: Box | None,
        divided: bool,
    ) -> None:
        super().__init__(
            name, box, action, label=option.label, icon=option.icon, chosen=chosen, size=size
        )
        self.enabled = not option.why_not
        self.hint = option.why_not or option.hint
        self._whole = whole
        self._divided = divided

    def paint(self, brush: Brush) -> list[Sprite]:
        """The cell: glazed if chosen, lighter under the pointer."""
        sprites = [] if self._whole is None else [well(brush, self._whole, _RADIUS)]
        cell = self.box.grown(-brush.px(_INSET)).rounded()
        sprites += self._cell(brush, cell)
        if self._divided:
            high = max(1, round(self.box.h - brush.px(24)))
            line = shapes.rounded((brush.px(1), high), 0, (_DIVIDER,), 180)
            sprites.append(
                Sprite(line, round(self.box.right) - brush.px(1), round(self.box.y) + brush.px(12))
            )
        sprites += self._inside(brush, self.box)
        if self.focused:
            sprites.append(focus_ring(brush, cell, _RADIUS - _INSET, "cream"))
        return sprites

    def _cell(self, brush: Brush, cell: Box) -> list[Sprite]:
        radius = _RADIUS - 3
        if self.chosen:
            return glazed(brush, cell, radius, _CHOSEN_EDGE)
        if not self.enabled or not (self.hovered or self.pressed):
            return []
        size = int(cell.w), int(cell.h)
        tint, alpha = (_PRESSED, 150) if self.pressed else (_HOVER, 130)
        surface = shapes.rounded(size, brush.px(radius), (tint,), alpha)
        return [Sprite(surface, int(cell.x), int(cell.y))]

    def _inside(self, brush: Brush, box: Box) -> list[Sprite]:
        tint = WHITE if self.chosen else INK if self.enabled else INK2
        face = Face.BOLD if self.chosen else Face.SEMI
        # What cannot be chosen has a lock: grey alone would not say it.
        icon = self.icon if self.enabled else "lock"
        wide, room = brush.type.width(self.label, face, brush.px(SMALLEST_TEXT)), _room(brush, box)
        side, gap = (brush.px(self.size * _ICON), brush.px(_GAP)) if icon else (0, 0)
        if self.enabled and wide > room.w - side - gap:
            icon, side, gap = "", 0, 0  # words say more
        if wide > room.w - side - gap:
            room = _room(brush, box, _LEAST_PAD)
        inner = Box(box.x, box.y, room.w - side - gap, room.h)
        line = brush.words(self.label, face, self.size, tint, inner)
        start = box.x + (box.w - side - gap - line.get_width()) / 2
        sprites = []
        if icon:
            centre = start + side / 2, box.centre[1]
            sprites.append(brush.icon(icon, self.size * _ICON, tint, centre))
        words = Box(start + side + gap, box.y - brush.px(1), line.get_width(), box.h)
        sprites.append(aligned(line, words, "left"))
        return sprites


def segmented(
    brush: Brush,
    name: str,
    box: Box,
    options: Sequence[Option],
    chosen: str,
    choose: Callable[[str], None],
    *,
    size: float = 20,
) -> list[Widget]:
    """The widgets of the row, named `name/id`; `choose` is called with the id of an option."""
    edges = _edges(brush, box, options, size)
    segments: list[Widget] = []
    for at, option in enumerate(options):
        after = options[at + 1] if at + 1 < len(options) else None
        segment = Segment(
            f"{name}/{option.id}",
            Box(edges[at], box.y, edges[at + 1] - edges[at], box.h),
            partial(choose, option.id),
            option,
            chosen=option.id == chosen,
            size=size,
            whole=box if at == 0 else None,
            divided=after is not None and chosen not in (option.id, after.id),
        )
        segment.hint = segment.hint or _cut(brush, segment)
        segments.append(segment)
    return segments


def _room(brush: Brush, box: Box, pad: float = _PAD) -> Room:
    """The place for a label in a cell."""
    return Room(box.w - 2 * brush.px(pad), box.h - 2 * brush.px(_INSET + 2))


def _edges(brush: Brush, box: Box, options: Sequence[Option], size: float) -> list[int]:
    """Cells of one width where every label fits so, else as wide as their labels ask for."""
    for needed in (partial(_needed, size=size), partial(_needed, size=SMALLEST_TEXT), _least):
        needs = [needed(brush, option) for option in options]
        if sum(needs) <= box.w:
            break
    widths = _shared(needs, box.w)
    edges = [box.x]
    for width in widths:
        edges.append(edges[-1] + width)
    return [round(edge) for edge in edges]


def _shared(needs: list[float], room: float) -> list[float]:
    """The room shared out; where there is too little, only the longest have to give."""
    share = room / len(needs)
    if max(needs) <= share:
        return [share] * len(needs)
    spare = room - sum(needs)
    if spare >= 0:
        return [need + spare / len(needs) for need in needs]
    left, most = room, 0.0
    for given, need in enumerate(sorted(needs)):
        most = left / (len(needs) - given)
        if need > most:
            break
        left -= need
    return [min(need, most) for need in needs]


def _needed(brush: Brush, option: Option, size: float) -> float:
    words = brush.type.width(option.label, Face.BOLD, brush.px(size))
    icon = brush.px(size * _ICON) + brush.px(_GAP) if option.icon or option.why_not else 0
    return words + icon + 2 * brush.px(_PAD)


def _least(brush: Brush, option: Option) -> float:
    """The narrowest cell that shows all of a label, without its icon."""
    words = brush.type.width(option.label, Face.BOLD, brush.px(SMALLEST_TEXT))
    lock = brush.px(SMALLEST_TEXT * _ICON) + brush.px(_GAP) if option.why_not else 0
    return words + lock + 2 * brush.px(_LEAST_PAD) + 1


def _cut(brush: Brush, segment: Segment) -> str:
    """The whole label, if the cell shows only a part of it."""
    least = brush.px(SMALLEST_TEXT)
    room = _room(brush, segment.box, _LEAST_PAD)
    whole = brush.type.arranged(segment.label, Face.BOLD, least, room, least)
    return segment.label if whole is None else ""
