"""How scores lie: a small histogram for each edition, or for each side and number of players."""

from typing import NamedTuple

from azul_desktop.geometry import Box
from azul_desktop.i18n import translate
from azul_desktop.languages.formats import decimal, minus
from azul_desktop.library.statistics.spread import BIN, Spread
from azul_desktop.ui.render import shapes
from azul_desktop.ui.render.brush import Brush, centred
from azul_desktop.ui.render.stage import Sprite
from azul_desktop.ui.render.tokens import BLACK, INK, INK2, WHITE, Colour, Face
from azul_desktop.ui.scenes.statistics.sheet import (
    NEEDED,
    engraved,
    grid_step,
    inside,
    rule,
    sheet,
)

_MOST = 5
_NUMBERS = 144
"""How wide the median and the best score at the right are."""
_AXIS = 34
_TRIANGLE = ((0.5, 0.0), (1.0, 1.0), (0.0, 1.0))


class ScoreLine(NamedTuple):
    """Scores of one kind of game."""

    label: str
    spread: Spread
    tint: Colour


def paint_scores(brush: Brush, box: Box, lines: list[ScoreLine]) -> list[Sprite]:
    """The whole panel; every histogram has the same axis."""
    sprites = sheet(brush, box, translate("Scores"), translate("median and best"))
    if sum(line.spread.games for line in lines) < NEEDED:
        return sprites + engraved(brush, box)
    lines = lines[:_MOST]
    u, area = brush.unit, inside(brush, box)
    bins = [low for line in lines for low in line.spread.histogram()]
    low, high = min(0, *bins), max(bins) + BIN
    wide = area.w - _NUMBERS * u
    pitch = min((area.h - _AXIS * u) / len(lines), 132 * u)
    for at, line in enumerate(lines):
        row = Box(area.x, area.y + at * pitch, wide, pitch)
        sprites += _line(brush, row, line, low, high)
        sprites += _numbers(brush, Box(row.right, row.y, _NUMBERS * u, pitch), line.spread)
    return sprites + _axis(
        brush, Box(area.x, area.y + pitch * len(lines), wide, _AXIS * u), low, high
    )


def _line(brush: Brush, row: Box, line: ScoreLine, low: int, high: int) -> list[Sprite]:
    u, spread = brush.unit, line.spread
    name = brush.label(line.label, Face.SEMI, 20, INK, row._replace(h=28 * u), "left")
    start = name.x + name.surface.get_width() + 12 * u
    about = Box(start, row.y, row.right + 20 * u - start, 28 * u)
    mean, off = decimal(spread.mean, 0), decimal(spread.deviation, 0)
    # Translators: of scores, with their standard deviation: average 57 ± 12.
    words = translate("average {mean} ± {spread}", mean=mean, spread=off)
    foot = row.bottom - 12 * u
    tall = foot - row.y - 30 * u
    bars = spread.histogram()
    most, wide = max(bars.values()), row.w * BIN / (high - low)
    sprites = [name, brush.label(words, Face.TEXT, 18, INK2, about, "left", f"{mean} ± {off}")]
    for bin_, times in bars.items():
        up = max(brush.px(3), round(tall * times / most))
        x, end = (round(row.x + row.w * (at - low) / (high - low)) for at in (bin_, bin_ + BIN))
        bar = shapes.rounded(
            (max(1, end - x - max(1, round(wide * 0.14))), up), brush.px(2), (line.tint,)
        )
        sprites.append(Sprite(bar, x, round(foot) - up))
    sprites.append(rule(brush, row.x, foot, row.w))
    middle = row.x + row.w * (min(spread.median + 0.5, high) - low) / (high - low)
    sign = middle, foot + 2 * u
    return [
        *sprites,
        centred(shapes.polygon((brush.px(17), brush.px(15)), _TRIANGLE, BLACK), sign),
        centred(
            shapes.polygon((brush.px(11), brush.px(9)), _TRIANGLE, WHITE), (middle, sign[1] + u)
        ),
    ]


def _numbers(brush: Brush, room: Box, spread: Spread) -> list[Sprite]:
    u = brush.unit
    low = Box(room.x, room.y + 20 * u, room.w / 2, room.h - 26 * u)
    median = spread.median
    text = minus(int(median)) if median == int(median) else decimal(median, 1)
    return [
        brush.label(text, Face.HEAD_BOLD, 28, INK, low, "right"),
        brush.label(minus(spread.best), Face.HEAD, 23, INK2, low.moved(room.w / 2, 0), "right"),
    ]


def _axis(brush: Brush, room: Box, low: int, high: int) -> list[Sprite]:
    """Round numbers below all histograms."""
    step = grid_step(high - low, 5)
    sprites = []
    for value in range(-(-low // step) * step, high, step):
        x = room.x + room.w * (value - low) / (high - low)
        text = brush.text(minus(value), Face.TEXT, 19, INK2)
        x = max(room.x + text.get_width() / 2, x)
        sprites.append(centred(text, (x, room.y + room.h / 2 + 2 * brush.unit)))
    return sprites
