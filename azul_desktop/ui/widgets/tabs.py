"""Tabs that stand on the upper edge of a board; the chosen one is of the board's paper."""

from collections.abc import Callable, Sequence
from functools import partial
from itertools import accumulate

from azul_desktop.geometry import Box
from azul_desktop.ui.render import shapes
from azul_desktop.ui.render.brush import Brush, aligned
from azul_desktop.ui.render.stage import Sprite
from azul_desktop.ui.render.tokens import COBALT, CREAM, GOLD, GOLD_HI, Face, colour
from azul_desktop.ui.widgets.button import Button, focus_ring
from azul_desktop.ui.widgets.option import Option
from azul_desktop.ui.widgets.widget import Widget

_RADIUS = 14
_WOOD = colour("#50341f"), colour("#2c1a0f")
_LIGHT_WOOD = colour("#6a4629"), colour("#3c2415")
_PAPER = colour("#f4ecda")
_LIP = colour("#fffaf0")
_EDGE = colour("#7a5f2f")
_BAR = colour("#3a73cb"), COBALT
_COVER = 3
"""How far the chosen tab reaches over the edge of the board below it."""


class Tab(Button):
    """One tab."""

    def paint(self, brush: Brush) -> list[Sprite]:
        """Paper with a cobalt bar if chosen, else wood, a little lower."""
        sprites = self._chosen(brush) if self.chosen else self._resting(brush)
        sprites += self._inside(brush, self.box)
        if self.focused:
            inner = self.box.grown(-brush.px(12), -brush.px(12)).moved(0, brush.px(3))
            sprites.append(focus_ring(brush, inner, 8, "cream" if self.chosen else "wood"))
        return sprites

    def _chosen(self, brush: Brush) -> list[Sprite]:
        box, cover = self.box.rounded(), brush.px(_COVER)
        high = int(box.h) + cover
        whole = int(box.w), high + brush.px(_RADIUS)
        paper = shapes.framed(whole, brush.px(_RADIUS), (_PAPER,), _LIP, brush.px(1.6))
        bar = shapes.rounded((int(box.w) - brush.px(28), brush.px(5)), brush.px(2), _BAR)
        x, y = int(box.x), int(box.y)
        inner = int(box.w) - 2 * brush.px(1.6)
        seam = shapes.rounded((inner, cover), 0, (_PAPER,))
        return [
            Sprite(paper.subsurface((0, 0, int(box.w), high)), x, y),
            Sprite(seam, x + brush.px(1.6), y + int(box.h)),
            Sprite(bar, x + brush.px(14), y),
        ]

    def _resting(self, brush: Brush) -> list[Sprite]:
        box, lower = self.box.rounded(), brush.px(4)
        high = int(box.h) - lower
        whole = int(box.w), high + brush.px(_RADIUS)
        stops = _LIGHT_WOOD if self.hovered else _WOOD
        edge = GOLD if self.hovered else _EDGE
        wood = shapes.framed(whole, brush.px(_RADIUS), stops, edge, brush.px(1.3))
        cut = wood.subsurface((0, 0, int(box.w), high))
        return [Sprite(cut, int(box.x), int(box.y) + lower)]

    def _inside(self, brush: Brush, box: Box) -> list[Sprite]:
        face = Face.BOLD if self.chosen else Face.SEMI
        side, gap = (brush.px(26), brush.px(10)) if self.icon else (0, 0)
        room = box.w - 2 * brush.px(16) - side - gap
        tint = COBALT if self.chosen else brush.ink(CREAM)
        inner = Box(box.x, box.y, room, box.h - 2 * brush.px(6))
        line = brush.words(self.label, face, self.size, tint, inner)
        start = box.x + (box.w - side - gap - line.get_width()) / 2
        lower = box.moved(0, brush.px(3))
        sprites = []
        if self.icon:
            mark = COBALT if self.chosen else GOLD_HI
            sprites.append(brush.icon(self.icon, 26, mark, (start + side / 2, lower.centre[1])))
        words = Box(start + side + gap, lower.y - brush.px(1), line.get_width(), lower.h)
        sprites.append(aligned(line, words, "left"))
        return sprites


def tabs(
    brush: Brush,
    name: str,
    box: Box,
    options: Sequence[Option],
    chosen: str,
    choose: Callable[[str], None],
    *,
    size: float = 24,
) -> list[Widget]:
    """The tabs side by side in a box, named `name/id`; paint them after the board below them."""
    half, widths = brush.px(4), _widths(brush, box.w, options, size)
    edges = accumulate(widths, initial=box.x)
    return [
        Tab(
            f"{name}/{option.id}",
            Box(x + half, box.y, width - 2 * half, box.h),
            partial(choose, option.id),
            label=option.label,
            icon=option.icon,
            chosen=option.id == chosen,
            size=size,
        )
        for option, x, width in zip(options, edges, widths, strict=False)
    ]


def _widths(brush: Brush, wide: float, options: Sequence[Option], size: float) -> list[float]:
    """How wide the tabs are: all alike, unless a long label needs what short ones can spare."""
    fair = wide / len(options)
    needed = [_needed(brush, option, size) for option in options]
    if max(needed) <= fair:
        return [fair] * len(options)
    widths, left = [0.0] * len(options), wide
    for done, at in enumerate(sorted(range(len(options)), key=needed.__getitem__)):
        widths[at] = min(needed[at], left / (len(options) - done))
        left -= widths[at]
    return [width + left / len(options) for width in widths]


def _needed(brush: Brush, option: Option, size: float) -> float:
    """How wide a tab is that shows its label in full size, with the gap beside it."""
    icon = brush.px(26) + brush.px(10) if option.icon else 0
    label = brush.type.width(option.label, Face.BOLD, brush.px(size))
    return label + icon + 2 * brush.px(16) + 2 * brush.px(4)
