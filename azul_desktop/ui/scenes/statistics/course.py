"""Points over time: a mark for each of the last games, and the mean of ten as a line."""

import pygame

from azul_desktop.geometry import Box, Point
from azul_desktop.i18n import translate
from azul_desktop.languages.formats import decimal
from azul_desktop.library.statistics.summary import Played
from azul_desktop.ui.render import shapes
from azul_desktop.ui.render.brush import Brush, centred
from azul_desktop.ui.render.chart import stroke
from azul_desktop.ui.render.stage import Sprite
from azul_desktop.ui.render.tokens import GOOD_TEXT, INK2, Face, colour
from azul_desktop.ui.scenes.statistics.moments import day_of
from azul_desktop.ui.scenes.statistics.sheet import (
    NEEDED,
    engraved,
    grid_step,
    inside,
    rule,
    sheet,
)

_MEAN = 10
_MOST_LINES = 5
_DOT = colour("#8a6a34")
_UNDER = colour("#cfe6dd")
_PAPER = colour("#f7efdc")
_FINE = 3


def paint_course(brush: Brush, box: Box, played: list[Played], edition: str) -> list[Sprite]:
    """The whole panel."""
    sprites = sheet(brush, box, translate("Points over time"), edition)
    if len(played) < NEEDED:
        return sprites + engraved(brush, box)
    u, area = brush.unit, inside(brush, box)
    scores = [one.score for one in played]
    bottom, top, step = _range(scores)
    plot = Box(area.x + 46 * u, area.y + 8 * u, area.w - 126 * u, area.h - 78 * u).rounded()
    for value in range(bottom, top + 1, step):
        y = plot.bottom - plot.h * (value - bottom) / (top - bottom)
        sprites.append(rule(brush, plot.x, y, plot.w, 140 if value > bottom else 255))
        words = Box(area.x - 8 * u, y - 16 * u, 46 * u, 32 * u)
        sprites.append(brush.label(str(value), Face.TEXT, 19, INK2, words, "right"))

    def at(number: int, score: float) -> Point:
        x = plot.x + plot.w * number / (len(scores) - 1)
        return x, plot.bottom - plot.h * (score - bottom) / (top - bottom)

    means = running_means(scores)
    line = [at(number, mean) for number, mean in enumerate(means)]
    sprites.append(_line(brush, plot, line))
    for number, one in enumerate(played):
        sprites += _mark(brush, at(number, one.score), one.won)
    sprites += _end(brush, line[-1], means[-1])
    return sprites + _below(brush, area, plot, played)


def running_means(scores: list[int]) -> list[float]:
    """The mean of each score and those before it, ten at most."""
    parts = (scores[max(0, at + 1 - _MEAN) : at + 1] for at in range(len(scores)))
    return [sum(part) / len(part) for part in parts]


def _range(scores: list[int]) -> tuple[int, int, int]:
    """The lowest and the highest line of the grid, and how far lines are apart."""
    low, high = min(scores), max(scores)
    span = max(10, high - low)
    step = grid_step(span, _MOST_LINES - 1)
    bottom = low // step * step
    top = max(bottom + step, -(-high // step) * step)
    return bottom, top, step


def _line(brush: Brush, plot: Box, line: list[Point]) -> Sprite:
    """The line over a pale field, drawn larger and reduced so that it is smooth."""
    margin = brush.px(6)
    size = int(plot.w) + 2 * margin, int(plot.h) + 2 * margin
    fine = _FINE if brush.unit <= 1 else 2
    sheet_ = pygame.Surface((size[0] * fine, size[1] * fine), pygame.SRCALPHA)
    sheet_.fill((*_UNDER, 0))
    left, top = plot.x - margin, plot.y - margin
    points = [((x - left) * fine, (y - top) * fine) for x, y in line]
    foot = (plot.bottom - top) * fine
    pygame.draw.polygon(
        sheet_, (*_UNDER, 150), [(points[0][0], foot), *points, (points[-1][0], foot)]
    )
    stroke(sheet_, points, brush.unit * 7 * fine, _PAPER)
    stroke(sheet_, points, brush.unit * 4 * fine, GOOD_TEXT)
    return Sprite(pygame.transform.smoothscale(sheet_, size), round(left), round(top))


def _mark(brush: Brush, at: Point, won: bool) -> list[Sprite]:
    """A full disc for a game that was won, a ring for one that was not."""
    sprites = [centred(shapes.disc(brush.px(12), _DOT), at)]
    if not won:
        sprites.append(centred(shapes.disc(brush.px(7), _PAPER), at))
    return sprites


def _end(brush: Brush, at: Point, mean: float) -> list[Sprite]:
    """A large mark where the line ends, and behind it what it is now."""
    u = brush.unit
    room = Box(at[0] + 16 * u, at[1] - 20 * u, 76 * u, 40 * u)
    return [
        centred(shapes.disc(brush.px(22), GOOD_TEXT), at),
        centred(shapes.disc(brush.px(12), _PAPER), at),
        brush.label(decimal(mean, 1), Face.HEAD_BOLD, 28, GOOD_TEXT, room, "left"),
    ]


def _below(brush: Brush, area: Box, plot: Box, played: list[Played]) -> list[Sprite]:
    """The first and the last day, and what the marks mean."""
    u = brush.unit
    days = Box(plot.x - 10 * u, plot.bottom + 6 * u, plot.w + 90 * u, 30 * u)
    first = days._replace(w=days.w / 2 - 8 * u)
    last = first._replace(x=min(plot.right + 70 * u, days.right) - first.w)
    sprites = [
        brush.label(day_of(played[0].changed), Face.TEXT, 19, INK2, first, "left"),
        brush.label(day_of(played[-1].changed), Face.TEXT, 19, INK2, last, "right"),
    ]
    y, third = plot.bottom + 54 * u, area.w / 3
    legend = (
        (translate("won"), 0.24),
        (translate("not won"), 0.26),
        (translate("average of ten"), 0.5),
    )
    x = area.x
    for number, (text, share) in enumerate(legend):
        if number < 2:
            sprites += _mark(brush, (x + 14 * u, y), number == 0)
        else:
            bar = shapes.rounded((brush.px(26), brush.px(5)), brush.px(2), (GOOD_TEXT,))
            sprites.append(centred(bar, (x + 14 * u, y)))
        room = Box(x + 34 * u, y - 16 * u, 3 * third * share - 40 * u, 32 * u)
        sprites.append(brush.label(text, Face.TEXT, 19, INK2, room, "left"))
        x += 3 * third * share
    return sprites
