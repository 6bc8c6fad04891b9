"""Icons of the game: its pieces, its players, and what scores."""

import math

from tools.icons.shapes import (
    FINE,
    GAP,
    SOFT,
    Area,
    Box,
    Cut,
    Disc,
    Icon,
    Line,
    Loop,
    Point,
    Shape,
    arc,
    bend,
    frame,
    symmetric,
    turned,
)

_CELLS = (5.0, 12.0, 19.0)


def _wall(full: set[tuple[int, int]]) -> Icon:
    """Three by three cells of a wall; the full ones, by row and column, as tiles."""
    shapes: list[Shape] = []
    for row, y in enumerate(_CELLS):
        for column, x in enumerate(_CELLS):
            tile = (row, column) in full
            shapes.append(Box(x - 2.65, y - 2.65, 5.3, 5.3, 1) if tile else Disc(x, y, 1.4))
    return Icon(shapes)


def _star() -> Icon:
    """Six rhombi around the middle, as on the boards with stars."""
    length, soft = 8.3, 0.25
    half = length / 2 * math.tan(math.radians(30))
    start = 12 - GAP - 2 * soft  # so far from the middle, and so far apart along the sides
    rhombus: list[Point] = [
        (12, start),
        (12 + half, start - length / 2),
        (12, start - length),
        (12 - half, start - length / 2),
    ]
    return Icon([Area(turned(rhombus, 60 * i), soft) for i in range(6)])


def _bag() -> Icon:
    """A cloth bag, tied."""
    body = symmetric(
        [
            *bend((9.4, 9), (4.6, 11.6), (3.2, 15.4), (4, 18.6)),
            *bend((4, 18.6), (4.4, 20.6), (5.6, 21), (7.4, 21)),
        ]
    )
    neck = symmetric([(12, 3), (9.8, 4.2), (7, 3.2), (9.2, 9 - GAP - 2 * SOFT)])
    return Icon([Area(body), Area(neck)])


def _bot() -> Icon:
    return Icon(
        [
            Box(4.4, 7.6, 15.2, 12.8, 3.4),
            Cut(Disc(8.9, 12.8, 1.75)),
            Cut(Disc(15.1, 12.8, 1.75)),
            Cut(Line([(9.6, 17), (14.4, 17)], 1.5)),
            Line([(12, 8.6), (12, 4.4)], FINE),
            Disc(12, 3.8, 1.9),
            Box(1.8, 11.2, 1.7, 5.4, 0.85),
            Box(20.5, 11.2, 1.7, 5.4, 0.85),
        ]
    )


PLAY: dict[str, Icon] = {
    "human": Icon(
        [
            Disc(12, 7.2, 4.5),
            Area(
                symmetric(
                    [(12, 13.9), *bend((10.4, 13.9), (6.2, 13.9), (3.8, 16), (3.8, 20.6))],
                )
            ),
        ]
    ),
    "bot": _bot(),
    "bag": _bag(),
    "lid": Icon(
        [
            Loop([(6, 6), (18, 6), (20.8, 12.4), (3.2, 12.4)]),
            Box(2.05, 12.4, 19.9, 6.4, 1.15),
        ]
    ),
    "tower": Icon(
        [
            Area(
                [
                    (5.4, 3.4),
                    (7.6, 3.4),
                    (7.6, 5.4),
                    (10.6, 5.4),
                    (10.6, 3.4),
                    (13.4, 3.4),
                    (13.4, 5.4),
                    (16.4, 5.4),
                    (16.4, 3.4),
                    (18.6, 3.4),
                    (18.6, 9),
                    (5.4, 9),
                ],
                0.4,
            ),
            Area([(6.9, 11.1), (17.1, 11.1), (18, 20.6), (6, 20.6)], 0.4),
            Cut(Area([(10.2, 22), *arc(12, 16.6, 1.8, 180, 360), (13.8, 22)], 0)),
        ]
    ),
    "marker": Icon(
        [
            Box(3, 3, 18, 18, 3.6),
            Cut(Line([(9, 9.2), (12.5, 6.9), (12.5, 17.2)], 2.4)),
            Cut(Line([(9.4, 17.2), (15.6, 17.2)], 2.1)),
        ]
    ),
    "seed": Icon(
        [
            Line(bend((12, 20.6), (12, 17), (12, 15), (12, 11.6))),
            Area(
                [
                    *bend((11.4, 13.8), (10.8, 9.6), (7.8, 7.6), (3, 7.8)),
                    *bend((3, 7.8), (3.4, 12), (6.2, 14.8), (11.4, 13.8)),
                ]
            ),
            Area(
                [
                    *bend((13.2, 10.6), (12.6, 6), (16, 3.2), (21, 3.4)),
                    *bend((21, 3.4), (21.2, 8), (18.4, 11.2), (13.2, 10.6)),
                ]
            ),
        ]
    ),
    "dice": Icon(
        [
            Loop(frame(4.05, 4.05, 15.9, 15.9, 2.6)),
            *(Disc(x, y, 1.55) for x in (8.05, 15.95) for y in (8.05, 15.95)),
            Disc(12, 12, 1.55),
        ]
    ),
    "star": _star(),
    "row": _wall({(1, 0), (1, 1), (1, 2)}),
    "column": _wall({(0, 1), (1, 1), (2, 1)}),
    "colour": _wall({(0, 0), (1, 1), (2, 2)}),
    "trophy": Icon(
        [
            Area(symmetric([(7.2, 3.4), *bend((7.2, 8.6), (7.2, 12.4), (9, 14.4), (12, 14.4))])),
            Line([(7, 5.2), (3.4, 5.2), *bend((3.4, 6), (3.4, 9.4), (5.4, 10.8), (8, 10.8))], FINE),
            Line(
                [(17, 5.2), (20.6, 5.2), *bend((20.6, 6), (20.6, 9.4), (18.6, 10.8), (16, 10.8))],
                FINE,
            ),
            Line([(12, 14), (12, 18)], 2.6),
            Box(6.8, 18.4, 10.4, 2.8, 1),
        ]
    ),
    "crown": Icon(
        [
            Area(
                [(3, 6.6), (7.6, 11.2), (12, 4.2), (16.4, 11.2), (21, 6.6), (19.2, 16), (4.8, 16)]
            ),
            Box(4.2, 18, 15.6, 2.6, 1),
        ]
    ),
    "chart": Icon(
        [
            Box(3.8, 11.4, 4.4, 7.2, 1),
            Box(9.8, 3.6, 4.4, 15, 1),
            Box(15.8, 8, 4.4, 10.6, 1),
            Line([(3.4, 21), (20.6, 21)], FINE),
        ]
    ),
}
