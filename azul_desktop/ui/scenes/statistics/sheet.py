"""A panel of the page: its paper and head, and an engraved chart where there is too little."""

from typing import Final

from azul_desktop.geometry import Box
from azul_desktop.i18n import translate_count
from azul_desktop.ui.render import panels, shapes
from azul_desktop.ui.render.brush import Brush
from azul_desktop.ui.render.stage import Sprite
from azul_desktop.ui.render.tokens import INK, INK2, LINE, Face, colour

NEEDED: Final = 5
"""With fewer games a chart would say more than is known."""
PAD: Final = 32
_HEAD: Final = 76
_ENGRAVED = colour("#e6d9b8")
_STEPS = (1, 2, 2.5, 5)
_BARS = (0.3, 0.5, 0.4, 0.7, 0.9, 1.0, 0.75, 0.85, 0.5, 0.35, 0.2)


def sheet(brush: Brush, box: Box, title: str, about: str = "") -> list[Sprite]:
    """The paper, the title, and at the right what the numbers are."""
    u = brush.unit
    line = Box(box.x + PAD * u, box.y + 22 * u, box.w - 2 * PAD * u, 44 * u)
    head = brush.label(title, Face.HEAD_BOLD, 30, INK, line._replace(w=line.w * 0.62), "left")
    sprites = [*panels.board(brush, box), head]
    if about:
        start = head.x + head.surface.get_width() + 16 * u
        room = Box(start, line.y, line.right - start, line.h)
        sprites.append(brush.label(about, Face.TEXT, 20, INK2, room, "right"))
    return sprites


def inside(brush: Brush, box: Box) -> Box:
    """What is left of a panel below its head."""
    u = brush.unit
    return Box(
        box.x + PAD * u, box.y + _HEAD * u, box.w - 2 * PAD * u, box.h - (_HEAD + 28) * u
    ).rounded()


def engraved(brush: Brush, box: Box) -> list[Sprite]:
    """An empty chart that says how many games it takes to fill it."""
    area = inside(brush, box)
    pitch = area.w / len(_BARS)
    sprites = []
    for at, part in enumerate(_BARS):
        high = max(1, round(area.h * 0.86 * part))
        bar = shapes.rounded((max(1, round(pitch * 0.72)), high), brush.px(4), (_ENGRAVED,), 150)
        sprites.append(Sprite(bar, round(area.x + pitch * (at + 0.14)), round(area.bottom) - high))
    sprites.append(rule(brush, area.x, area.bottom, area.w))
    words = translate_count("Needs {n} game", "Needs {n} games", NEEDED)
    room = Box(area.x, area.centre[1] - 40 * brush.unit, area.w, 80 * brush.unit)
    text = brush.label(words, Face.HEAD, 28, INK2, room)
    around = Box(text.x, text.y, *text.surface.get_size()).grown(brush.px(22), brush.px(12))
    return [*sprites, *panels.framed(brush, around, 12, (colour("#fbf5e6"),), LINE, 1.5), text]


def rule(brush: Brush, x: float, y: float, wide: float, alpha: int = 255) -> Sprite:
    """A thin line across."""
    line = shapes.rounded((max(1, round(wide)), brush.px(1.2)), 0, (colour("#b7a477"),), alpha)
    return Sprite(line, round(x), round(y))


def grid_step(span: int, most: int) -> int:
    """How far lines of a grid are apart: a round number, so that at most so many steps are needed.

    It ends for any span: a damaged file may hold scores that nobody reaches.
    """
    ten = 10
    while True:
        for part in _STEPS:
            if span <= ten * part * most:
                return round(ten * part)
        ten *= 10
