"""How the points grew, move by move: what the scrubber shows of a game."""

from azul_desktop.geometry import Box, Point
from azul_desktop.languages.formats import minus
from azul_desktop.ui.render import chart, shapes
from azul_desktop.ui.render.brush import Brush
from azul_desktop.ui.render.stage import Sprite
from azul_desktop.ui.render.tokens import INK2, PLAYERS, Face, colour
from azul_desktop.ui.scenes.watch.course import Course
from azul_desktop.ui.widgets.token import token

_GRID = colour("#8d7a52")
_STEPS = (5, 10, 20, 25, 50, 100, 200)
_MOST_LINES = 3
_NUMBER = 26
"""How high the line of a number is."""


class ScoreGraph:
    """A line for each player over all positions, in a box."""

    def __init__(self, course: Course, colours: tuple[int, ...], box: Box, unit: float) -> None:
        self._course = course
        self._colours = colours
        most = max(max(course.scores(at)) for at in range(course.last + 1))
        lines = min(max(int(box.h / (_NUMBER * unit)), 1), _MOST_LINES)
        self._step = next((s for s in _STEPS if s * lines >= most), _STEPS[-1])
        top = max(-(-most // self._step), 1) * self._step
        self._plot = chart.Plot(box, max(course.last, 1), top)

    def x(self, at: int) -> float:
        """Where a position lies."""
        return self._plot.at(at, 0)[0]

    def knob(self, at: int) -> Point:
        """Where the line of who made the last move is at a position."""
        return self._plot.at(at, self._course.scores(at)[self._course.mover(at)])

    def ground(self, brush: Brush) -> list[Sprite]:
        """Everything that does not depend on where one is."""
        box, step = self._plot.box, self._step
        sprites = []
        for value in range(0, self._plot.top + 1, step):
            y = self._plot.at(0, value)[1]
            thick = max(1, brush.px(1))
            line = shapes.rounded((int(box.w), thick), 0, (_GRID,), 110 if value else 255)
            sprites.append(Sprite(line, int(box.x), round(y - thick / 2)))
            words = Box(box.x - brush.px(52), y - brush.px(13), brush.px(44), brush.px(_NUMBER))
            sprites.append(brush.label(str(value), Face.TEXT, 18, INK2, words, "right"))
        if self._course.last:
            scores = [self._course.scores(at) for at in range(self._course.last + 1)]
            series = [
                chart.Series(tint, tuple(one[seat] for one in scores))
                for seat, tint in enumerate(self._colours)
            ]
            sprites += chart.lines(brush, self._plot, series)
        return sprites

    def numbers(self, brush: Brush, at: int, room: Box) -> list[Sprite]:
        """Everybody's points at a position, each beside the height of its line."""
        scores = self._course.scores(at)
        heights = [self._plot.at(at, score)[1] for score in scores]
        half = brush.px(_NUMBER) / 2
        placed = chart.apart(heights, 2 * half, room.y + half, room.bottom - half)
        sprites: list[Sprite] = []
        for tint, score, y in zip(self._colours, scores, placed, strict=True):
            sprites += token(brush, tint, 20, (room.x + brush.px(12), y))
            x = room.x + brush.px(28)
            words = Box(x, y - half, room.right - x, 2 * half)
            ink = PLAYERS[tint]
            sprites.append(brush.label(minus(score), Face.BOLD, 22, ink, words, "left"))
        return sprites
