"""The scrubber: rounds, the graph, a mark for every move, and where one is in all of this."""

from collections.abc import Callable, Hashable
from itertools import pairwise

from azul_desktop.geometry import Box, Point
from azul_desktop.i18n import translate, translate_in
from azul_desktop.ui.render import shapes
from azul_desktop.ui.render.brush import Brush, centred
from azul_desktop.ui.render.stage import Group, Sprite
from azul_desktop.ui.render.tokens import COBALT, INK2, WHITE, Face, colour
from azul_desktop.ui.scenes.watch.course import Course
from azul_desktop.ui.scenes.watch.graph import ScoreGraph
from azul_desktop.ui.widgets.token import token
from azul_desktop.ui.widgets.widget import Widget

_RULE = colour("#8d7a52")
_LABEL = 26
"""How high the row with the rounds is."""
_LEFT, _RIGHT = 50, 86
"""The room for numbers at both sides of the graph."""
_LANE, _LEAST_LANE = 20, 14
"""How high the row with the moves of one player is."""
_MARK, _LEAST_MARK = 16, 9
"""How large the mark of a move is."""
_SPARE = 10
_KNOB = 26


class Scrubber(Widget):
    """Goes where it is clicked, and along with the pointer."""

    def __init__(
        self,
        brush: Brush,
        box: Box,
        course: Course,
        colours: tuple[int, ...],
        go: Callable[[int], None],
    ) -> None:
        super().__init__("graph", box)
        self._course = course
        self._colours = colours
        self._go = go
        self.at = 0
        lane = min(_LANE * brush.unit, box.h * 0.34 / len(colours))
        self._lane = max(lane, _LEAST_LANE * brush.unit)
        lanes = self._lane * len(colours)
        left, top = box.x + brush.px(_LEFT), box.y + brush.px(_LABEL + _SPARE)
        across = box.w - brush.px(_LEFT + _RIGHT)
        area = Box(left, top, across, box.bottom - lanes - brush.px(_SPARE) - top).rounded()
        self._lanes = area._replace(y=box.bottom - lanes, h=lanes)
        self.graph = ScoreGraph(course, colours, area, brush.unit)
        self._area = area
        self._ground: Group | None = None

    def press(self, at: Point) -> None:
        """Go to where the pointer is."""
        self._go(self.position(at))

    def drag(self, at: Point) -> None:
        """Go along with the pointer."""
        wanted = self.position(at)
        if wanted != self.at:
            self._go(wanted)

    def position(self, at: Point) -> int:
        """The position at a point."""
        part = (at[0] - self._area.x) / self._area.w
        return self._course.inside(round(part * self._course.last))

    def look(self) -> Hashable:
        """Where one is."""
        return self.at

    def ground(self, brush: Brush) -> Group:
        """What is the same wherever one is; painted once."""
        if self._ground is None:
            self._ground = Group(
                [*self._rounds(brush), *self.graph.ground(brush), *self._moves(brush)]
            )
        return self._ground

    def _rounds(self, brush: Brush) -> list[Sprite]:
        """A line where a round begins, with its number as far as there is room."""
        starts = [*self._course.rounds, max(self._course.last, 1)]
        sprites = []
        high = round(self.box.h)
        for number, (begin, end) in enumerate(pairwise(starts), 1):
            x, to = self.graph.x(begin), self.graph.x(end)
            if begin:
                line = shapes.rounded((brush.px(1.5), high), 0, (_RULE,), 170)
                sprites.append(Sprite(line, round(x), round(self.box.y)))
            room = Box(x + brush.px(8), self.box.y, to - x - brush.px(12), brush.px(_LABEL))
            for words in (translate("Round {n}", n=number), str(number)):
                if brush.type.width(words, Face.SEMI, brush.px(18)) <= room.w:
                    sprites.append(brush.label(words, Face.SEMI, 18, INK2, room, "left"))
                    break
        return sprites

    def _moves(self, brush: Brush) -> list[Sprite]:
        """The token of who made it for every move, each player in a row of their own."""
        course = self._course
        if not course.last:
            return []
        pitch = self._area.w / course.last * min(2, len(self._colours)) / brush.unit
        size = min(max(pitch * 0.75, _LEAST_MARK), _MARK, self._lane / brush.unit * 0.9)
        sprites: list[Sprite] = []
        for seat, tint in enumerate(self._colours):
            y = self._lane_of(seat)
            line = shapes.rounded((int(self._area.w), 1), 0, (_RULE,), 90)
            sprites.append(Sprite(line, int(self._area.x), round(y)))
            end = self._lanes.x - brush.px(22), y
            sprites += token(brush, tint, 16, end)
            for at in range(1, course.last + 1):
                if course.mover(at) == seat:
                    # Without its shadow: there are so many.
                    sprites.append(token(brush, tint, size, (self.graph.x(at), y))[1])
        return sprites

    def _lane_of(self, seat: int) -> float:
        return self._lanes.y + self._lane * (seat + 0.5)

    def paint(self, brush: Brush) -> list[Sprite]:
        """The line at which one is, with its knob, and everybody's points there."""
        x, y = self.graph.knob(self.at)
        top = self.box.y + brush.px(_LABEL)
        size = brush.px(4), round(self.box.bottom - top)
        line = shapes.rounded(size, brush.px(2), (COBALT,))
        sprites = [Sprite(line, round(x - size[0] / 2), round(top))]
        for across, tint in ((_KNOB, COBALT), (_KNOB - 6, WHITE), (_KNOB - 14, COBALT)):
            sprites.append(centred(shapes.disc(brush.px(across), tint, 255), (x, y)))
        if self.at:
            seat = self._course.mover(self.at)
            at = x, self._lane_of(seat)
            sprites.append(centred(shapes.disc(brush.px(_MARK + 10), COBALT, 255), at))
            sprites.append(centred(shapes.disc(brush.px(_MARK + 6), WHITE, 255), at))
            sprites += token(brush, self._colours[seat], _MARK, at)
        room = self.box._replace(x=self._area.right + brush.px(14), w=brush.px(_RIGHT - 14))
        return [*sprites, *self.graph.numbers(brush, self.at, room)]


def where_words(course: Course, at: int) -> str:
    """Which position it is."""
    if not at:
        # Translators: the position before the first move.
        return translate_in("position", "The deal")
    return translate("Move {n} of {m}", n=at, m=course.last)
