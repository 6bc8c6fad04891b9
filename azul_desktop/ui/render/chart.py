"""A chart of scores over the rounds: each player by colour and by the shape of the markers."""

from itertools import pairwise
from typing import NamedTuple

import pygame

from azul_desktop.geometry import Box, Point
from azul_desktop.i18n import translate
from azul_desktop.ui.render import shapes, slicing
from azul_desktop.ui.render.brush import Brush, centred
from azul_desktop.ui.render.stage import Sprite
from azul_desktop.ui.render.tokens import GOLD, INK, INK2, PLAYERS, Colour, Face, colour
from azul_desktop.ui.widgets.token import token

_GRID = colour("#b7a477")
_CASING = colour("#fbf5e6")
_STEPS = (1, 2, 5, 10, 20, 50, 100, 200)
_MOST_LINES = 6
_FINEST = 3


class Series(NamedTuple):
    """A player's scores: at the start, after each round, and after the bonuses."""

    colour: int
    scores: tuple[int, ...]


class Plot(NamedTuple):
    """The area between the axes and what it stands for."""

    box: Box
    last: int
    """The number of the last step; the first is 0."""
    top: int

    def at(self, step: int, score: int) -> Point:
        """Where a score after a step lies."""
        x = self.box.x + self.box.w * step / self.last
        return x, self.box.bottom - self.box.h * min(max(score, 0), self.top) / self.top


def score_chart(brush: Brush, box: Box, series: list[Series]) -> list[Sprite]:
    """The whole chart in a box, from the best series to the last; the last step is the bonuses'."""
    most = max(score for one in series for score in one.scores)
    step = _grid_step(most)
    top = (most // step + 1) * step  # the best line ends below the word above the bonuses
    u = brush.unit
    area = Box(box.x + 52 * u, box.y + 10 * u, box.w - 164 * u, box.h - 62 * u).rounded()
    plot = Plot(area, len(series[0].scores) - 1, top)
    sprites = _ground(brush, plot, step)
    drawn = series[::-1]  # the best lies on top
    sprites += lines(brush, plot, drawn)
    small = 18 if plot.last <= 9 else 13
    for one in drawn:
        for number, score in enumerate(one.scores):
            if number:
                sprites += token(brush, one.colour, small, plot.at(number, score))
    return sprites + _ends(brush, plot, drawn)


def _grid_step(most: int) -> int:
    return next((step for step in _STEPS if step * _MOST_LINES >= most), _STEPS[-1])


def _ground(brush: Brush, plot: Plot, step: int) -> list[Sprite]:
    """The grid, the shaded step of the bonuses, and the numbers at the axes."""
    u = brush.unit
    area = plot.box
    left = plot.at(plot.last - 1, 0)[0]
    band = max(1, round(area.right - left)), int(area.h)
    sprites = [Sprite(shapes.rounded(band, 0, (GOLD,), 42), round(left), int(area.y))]
    for value in range(0, plot.top + 1, step):
        y = plot.at(0, value)[1]
        line = shapes.rounded(
            (int(area.w), max(1, brush.px(1))), 0, (_GRID,), 190 if value else 255
        )
        sprites.append(Sprite(line, int(area.x), round(y)))
        words = Box(area.x - 66 * u, y - 16 * u, 52 * u, 32 * u)
        sprites.append(brush.label(str(value), Face.TEXT, 20, INK2, words, "right"))
    bonus = brush.text(translate("bonus"), Face.SEMI, 20, INK2)
    room = area.right - left
    at = (left + area.right) / 2, area.y - 14 * u
    if room < bonus.get_width() + 8 * u:  # a narrow step: the word ends where the step does
        at = area.right - bonus.get_width() / 2, at[1]
    sprites.append(centred(bonus, at))
    return sprites + _rounds(brush, plot)


def _rounds(brush: Brush, plot: Plot) -> list[Sprite]:
    """The numbers of the rounds, as many as have room."""
    y = plot.box.bottom + 26 * brush.unit
    end = brush.text(translate("end"), Face.SEMI, 20, INK)
    sprites = [centred(end, (plot.box.right, y))]
    word = brush.text(translate("Round"), Face.TEXT, 20, INK2)
    sprites.append(centred(word, (plot.box.x, y)))
    pitch = plot.box.w / plot.last
    every = max(1, round(34 * brush.unit / pitch + 0.49))
    first_free = plot.box.x + word.get_width() / 2 + 12 * brush.unit
    last_free = plot.box.right - end.get_width() / 2 - 12 * brush.unit
    for number in range(every, plot.last, every):
        x = plot.at(number, 0)[0]
        label = brush.text(str(number), Face.SEMI, 20, INK)
        half = label.get_width() / 2
        if first_free < x - half and x + half < last_free:
            sprites.append(centred(label, (x, y)))
    return sprites


def lines(brush: Brush, plot: Plot, series: list[Series]) -> list[Sprite]:
    """The lines of all players in one picture, in several strips where it would be large."""
    margin = brush.px(12)
    whole = plot.box.grown(margin)
    size = int(plot.box.w) + 2 * margin, int(plot.box.h) + 2 * margin
    step = slicing.PERIOD if slicing.is_large(size) else size[0]
    return [
        _strip(brush, plot, series, (whole.x + left, whole.y), (min(step, size[0] - left), size[1]))
        for left in range(0, size[0], step)
    ]


def _strip(
    brush: Brush, plot: Plot, series: list[Series], at: Point, size: tuple[int, int]
) -> Sprite:
    """A part of the lines, drawn larger and reduced so that they are smooth."""
    x0, y0 = at
    fine = _FINEST if brush.unit <= 1 else 2
    sheet = pygame.Surface((size[0] * fine, size[1] * fine), pygame.SRCALPHA)
    sheet.fill((*_CASING, 0))
    for one in series:
        points = [
            ((x - x0) * fine, (y - y0) * fine)
            for x, y in (plot.at(number, score) for number, score in enumerate(one.scores))
        ]
        stroke(sheet, points, brush.unit * 7.5 * fine, _CASING)
        stroke(sheet, points, brush.unit * 4 * fine, PLAYERS[one.colour])
    return Sprite(pygame.transform.smoothscale(sheet, size), round(x0), round(y0))


def stroke(sheet: pygame.Surface, points: list[Point], width: float, tint: Colour) -> None:
    """A line with round joints, on a sheet that is reduced afterwards."""
    half = width / 2
    for start, end in pairwise(points):
        along = pygame.Vector2(end) - pygame.Vector2(start)
        aside = pygame.Vector2(-along.y, along.x)
        aside.scale_to_length(half)
        corners = [start + aside, end + aside, end - aside, start - aside]
        pygame.draw.polygon(sheet, tint, corners)
    for point in points:
        pygame.draw.circle(sheet, tint, point, half)


def _ends(brush: Brush, plot: Plot, series: list[Series]) -> list[Sprite]:
    """Behind the end of each line a large marker and the total: none hides another."""
    u = brush.unit
    ends = [plot.at(plot.last, one.scores[-1])[1] for one in series]
    labels = apart(ends, 36 * u, plot.box.y - 4 * u, plot.box.bottom + 8 * u)
    sprites = []
    for one, y in zip(series, labels, strict=True):
        sprites += token(brush, one.colour, 28, (plot.box.right + 36 * u, y))
        room = Box(plot.box.right + 58 * u, y - 20 * u, 64 * u, 40 * u)
        tint = PLAYERS[one.colour]
        text = str(one.scores[-1])
        sprites.append(brush.label(text, Face.HEAD_BOLD, 30, tint, room, "left"))
    return sprites


def apart(heights: list[float], least: float, low: float, high: float) -> list[float]:
    """The same heights, moved so that neighbours are `least` apart and all stay in the range."""
    order = sorted(range(len(heights)), key=lambda index: heights[index])
    placed = [heights[index] for index in order]
    for at in range(len(placed)):
        floor = placed[at - 1] + least if at else low
        placed[at] = max(placed[at], floor)
    for at in reversed(range(len(placed))):
        ceiling = placed[at + 1] - least if at + 1 < len(placed) else high
        placed[at] = min(placed[at], ceiling)
    moved = [0.0] * len(heights)
    for index, height in zip(order, placed, strict=True):
        moved[index] = height
    return moved
