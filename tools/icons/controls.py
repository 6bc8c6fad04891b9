"""Icons for what one can do: go back, play, step, choose."""

from collections.abc import Sequence

from tools.icons.shapes import BOLD, GRID, Area, Box, Icon, Line, Point, arc, mirrored, turned

_UNDO_BOW = arc(12.6, 13.6, 6.6, 205, 450)
_UNDO_HEAD: list[Point] = [(3.2, 4.6), (3.2, 11.8), (10.4, 11.8)]
_CHEVRON: list[Point] = [(15.2, 5), (8.2, 12), (15.2, 19)]
_SHAFT: list[Point] = [(4.4, 12), (19.6, 12)]
_HEAD: list[Point] = [(11, 5.4), (4.4, 12), (11, 18.6)]

_BAR = 2.5


def _chevron(degrees: float) -> Icon:
    point = turned([(11.6, 12)], degrees)[0]
    return Icon([Line(turned(_CHEVRON, degrees), BOLD)], (point[0] - 12, point[1] - 12))


def _arrow(degrees: float) -> Icon:
    return Icon([Line(turned(_SHAFT, degrees), BOLD), Line(turned(_HEAD, degrees), BOLD)])


def _skip(heads: Sequence[float], reach: float, bar: float, *, back: bool) -> Icon:
    """Triangles from each of `heads` pointing right at a bar, or the same in a mirror."""
    triangles = [[(x, 5.4), (x + reach, 12.0), (x, 18.6)] for x in heads]
    if back:
        triangles = [mirrored(triangle) for triangle in triangles]
        bar = GRID - bar - _BAR
    return Icon([*(Area(triangle) for triangle in triangles), Box(bar, 4.85, _BAR, 14.3, 1)])


CONTROLS: dict[str, Icon] = {
    "undo": Icon([Line(_UNDO_BOW), Area(_UNDO_HEAD)]),
    "redo": Icon([Line(mirrored(_UNDO_BOW)), Area(mirrored(_UNDO_HEAD))]),
    "again": Icon(
        [Line(arc(12, 12, 7.6, 15, 300)), Area([(20.6, 3.6), (20.6, 10.8), (13.4, 10.8)])],
        (-0.3, 0),
    ),
    "back": _chevron(0),
    "chevron-up": _chevron(90),
    "chevron-right": _chevron(180),
    "chevron-down": _chevron(270),
    "arrow-left": _arrow(0),
    "arrow-up": _arrow(90),
    "arrow-right": _arrow(180),
    "arrow-down": _arrow(270),
    "play": Icon([Area([(6.6, 4.4), (19.4, 12), (6.6, 19.6)], 0.9)], (1.2, 0)),
    "pause": Icon([Box(5.6, 4, 4.6, 16, 1.3), Box(13.8, 4, 4.6, 16, 1.3)]),
    "first": _skip((2.8, 10.6), 6.2, 18.9, back=True),
    "previous": _skip((5.2,), 8.6, 16.2, back=True),
    "next": _skip((5.2,), 8.6, 16.2, back=False),
    "last": _skip((2.8, 10.6), 6.2, 18.9, back=False),
    "plus": Icon([Line([(12, 4.6), (12, 19.4)], BOLD), Line([(4.6, 12), (19.4, 12)], BOLD)]),
    "minus": Icon([Line([(4.6, 12), (19.4, 12)], BOLD)]),
    "check": Icon([Line([(4.2, 12.8), (9.6, 18.2), (19.8, 6.4)], BOLD)]),
    "close": Icon([Line([(5.6, 5.6), (18.4, 18.4)], BOLD), Line([(18.4, 5.6), (5.6, 18.4)], BOLD)]),
}
