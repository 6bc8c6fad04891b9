"""Icons of the program around the game: settings, sound, the window, files, devices."""

import math

from tools.icons.shapes import (
    BOLD,
    FINE,
    GAP,
    Area,
    Box,
    Cut,
    Disc,
    Icon,
    Line,
    Loop,
    Point,
    Ring,
    Shape,
    arc,
    bend,
    frame,
    turned,
)

_HORN: list[Point] = [(2.6, 9.4), (6.6, 9.4), (11.6, 4.8), (11.6, 19.2), (6.6, 14.6), (2.6, 14.6)]


def _gear(teeth: int = 8, outer: float = 9.4, inner: float = 7.0) -> Icon:
    points: list[Point] = []
    for tooth in range(teeth):
        for shift, radius in ((-0.31, inner), (-0.2, outer), (0.2, outer), (0.31, inner)):
            angle = 2 * math.pi * (tooth + shift) / teeth
            points.append((12 + radius * math.cos(angle), 12 + radius * math.sin(angle)))
    return Icon([Area(points, 0.5), Cut(Disc(12, 12, 3.2))])


def _corners(points: list[Point]) -> Icon:
    """The same corner four times."""
    return Icon([Line(turned(points, 90 * i)) for i in range(4)])


def _keyboard() -> Icon:
    keys: list[Shape] = [Disc(x, 9.8, 1.15) for x in (6.6, 10.2, 13.8, 17.4)]
    outline = Loop(frame(2.75, 5.4, 18.5, 13.2, 2.4))
    return Icon([outline, *keys, Line([(8, 14.3), (16, 14.3)], FINE)])


def _language() -> Icon:
    """A globe: the outline, the equator and two meridians."""
    meridians: list[Point] = [
        *bend((12, 3.1), (6.6, 8), (6.6, 16), (12, 20.9)),
        *bend((12, 20.9), (17.4, 16), (17.4, 8), (12, 3.1))[1:],
    ]
    return Icon([Ring(12, 12, 8.9), Line([(3.1, 12), (20.9, 12)], FINE), Line(meridians, FINE)])


def _mask() -> Icon:
    """A mask for the eyes, as one puts it on to play somebody."""
    half: list[Point] = [
        *bend((12, 9.0), (9.6, 5.6), (5.2, 5.0), (2.8, 7.0)),
        *bend((2.8, 7.0), (2.6, 13.4), (3.6, 18.6), (7.4, 18.6)),
        *bend((7.4, 18.6), (10.0, 18.6), (10.6, 15.2), (12, 15.2)),
    ]
    eye: list[Point] = [
        *bend((5.5, 11.4), (6.6, 9.6), (8.4, 9.8), (10.0, 12.2)),
        *bend((10.0, 12.2), (8.6, 14.0), (6.3, 13.8), (5.5, 11.4)),
    ]
    other, wink = ([(24 - x, y) for x, y in points] for points in (half, eye))
    return Icon([Area(half), Area(other), Cut(Area(eye)), Cut(Area(wink))])


PROGRAM: dict[str, Icon] = {
    "settings": _gear(),
    "speaker": Icon(
        [
            Area(_HORN),
            Line(arc(11, 12, 4.7, -46, 46)),
            Line(arc(11, 12, 9.1, -46, 46)),
        ]
    ),
    "speaker-off": Icon(
        [Area(_HORN), Line([(15.3, 9), (21.3, 15)]), Line([(21.3, 9), (15.3, 15)])]
    ),
    "music": Icon(
        [
            Line([(8.8, 17.6), (8.8, 5.6), (19.6, 3.4), (19.6, 15.4)]),
            Area([(8.8, 5.6), (19.6, 3.4), (19.6, 6.6), (8.8, 8.8)], 0.5),
            Disc(6.4, 17.8, 3.4),
            Disc(17.2, 15.6, 3.4),
        ]
    ),
    "full-screen": _corners([(4, 9.4), (4, 4), (9.4, 4)]),
    "window": _corners([(3.6, 9.2), (9.2, 9.2), (9.2, 3.6)]),
    "save": Icon(
        [
            Line([(12, 3.6), (12, 14.4)]),
            Line([(7, 9.8), (12, 14.8), (17, 9.8)]),
            Line([(3.8, 15.6), (3.8, 20.2), (20.2, 20.2), (20.2, 15.6)]),
        ]
    ),
    "exit": Icon(
        [
            Line([(12.4, 4), (4.4, 4), (4.4, 20), (12.4, 20)]),
            Line([(10, 12), (20, 12)]),
            Line([(15.8, 7.4), (20.4, 12), (15.8, 16.6)]),
        ]
    ),
    "mouse": Icon(
        [
            Loop(frame(5.6, 2.9, 12.8, 18.2, 6.39)),
            Line([(12, 7.2), (12, 10.4)]),
        ]
    ),
    "keyboard": _keyboard(),
    "language": _language(),
    "library": Icon(
        [
            Box(2.2, 3.8, 4.8, 16.4, 1),
            Box(8.6, 3.8, 4.8, 16.4, 1),
            Area([(15.2, 5.4), (18.2, 4.6), (21.4, 18.8), (18.4, 19.6)]),
            Cut(Line([(1, 7.8), (13.6, 7.8)], GAP)),
        ]
    ),
    "learn": Icon(
        [
            Area([(2.4, 9), (12, 4.4), (21.6, 9), (12, 13.6)]),
            Area([(6.2, 13.2), (12, 15.9), (17.8, 13.2), (17.8, 17), (12, 19.6), (6.2, 17)]),
            Line([(21, 9.4), (21, 15.4)], FINE),
        ]
    ),
    "image": Icon(
        [
            Loop(frame(3.2, 4.4, 17.6, 15.2, 2)),
            Area([(5.6, 17.4), (10, 11.6), (13, 15), (15.2, 12.8), (18.4, 17.4)]),
            Disc(15.6, 8.9, 1.6),
        ]
    ),
    "grid": Icon([Box(x, y, 7.6, 7.6, 1.4) for x in (3.6, 12.8) for y in (3.6, 12.8)]),
    "mask": _mask(),
    "display": Icon(
        [
            Loop(frame(3, 3.8, 18, 12.6, 1.8)),
            Line([(12, 16.4), (12, 20)]),
            Line([(7.6, 20.4), (16.4, 20.4)]),
        ]
    ),
    "accessibility": Icon(
        [
            Disc(12, 4.2, 2.3),
            Line([(4.2, 8.4), (12, 9.6), (19.8, 8.4)]),
            Line([(12, 9.8), (12, 13.4)], 3.6),
            Line([(11.3, 13.6), (8.6, 20.8)], BOLD),
            Line([(12.7, 13.6), (15.4, 20.8)], BOLD),
        ]
    ),
}
