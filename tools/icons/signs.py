"""Icons that tell something: help, warnings, what is locked or can be seen."""

from tools.icons.shapes import (
    BOLD,
    FINE,
    Area,
    Box,
    Cut,
    Disc,
    Icon,
    Line,
    Ring,
    Shape,
    arc,
    bend,
    symmetric,
)

_ROWS = (5.4, 12.0, 18.6)


def _grip() -> list[Shape]:
    return [Disc(x, y, 1.8) for y in _ROWS for x in (8.6, 15.4)]


SIGNS: dict[str, Icon] = {
    "hint": Icon(
        [
            Line(
                symmetric(
                    [
                        *arc(12, 9.2, 6.6, 270, 141),
                        *bend((6.87, 13.35), (8, 14.6), (8.6, 15.4), (8.8, 16.8)),
                    ]
                )
            ),
            Line([(9.6, 20.8), (14.4, 20.8)], FINE),
            Line([(12, 12.6), (12, 16.4)], FINE),
            Line([(9.6, 10), (12, 12.6), (14.4, 10)], FINE),
        ]
    ),
    "log": Icon(
        [shape for y in _ROWS for shape in (Disc(4, y, 1.7), Line([(9, y), (20.4, y)]))],
    ),
    "menu": Icon([Line([(3.8, y), (20.2, y)]) for y in (6.0, 12.0, 18.0)]),
    "help": Icon(
        [
            Line(
                [
                    *arc(12, 8.2, 4.9, 190, 395),
                    *bend((16.01, 11.01), (14.6, 12.8), (12, 13), (12, 15.6)),
                ],
                BOLD,
            ),
            Disc(12, 20.2, 1.75),
        ]
    ),
    "info": Icon([Ring(12, 12, 8.9), Disc(12, 7.9, 1.45), Line([(12, 11.7), (12, 16.4)])]),
    "warning": Icon(
        [
            Area([(12, 4), (21.2, 19.8), (2.8, 19.8)], 1.1),
            Cut(Box(10.85, 8.8, 2.3, 6.2, 1.1)),
            Cut(Disc(12, 17.4, 1.35)),
        ],
        (0, -0.6),
    ),
    "lock": Icon(
        [
            Box(4.6, 10.4, 14.8, 10.8, 2.4),
            Line([(7.7, 12), *arc(12, 7.6, 4.3, 180, 360), (16.3, 12)]),
            Cut(Disc(12, 14.6, 1.5)),
            Cut(Line([(12, 14.6), (12, 17.4)], 1.5)),
        ]
    ),
    "eye": Icon(
        [
            Line(
                [
                    *bend((2.7, 12), (6.4, 3.8), (17.6, 3.8), (21.3, 12)),
                    *bend((21.3, 12), (17.6, 20.2), (6.4, 20.2), (2.7, 12))[1:],
                ]
            ),
            Disc(12, 12, 3.2),
        ]
    ),
    "empty": Icon([Ring(12, 12, 8.2), Line([(6.2, 17.8), (17.8, 6.2)])]),
    "bolt": Icon(
        [Area([(13.8, 2.8), (5.2, 13.4), (11, 13.4), (9.8, 21.2), (18.8, 9.9), (12.7, 9.9)])]
    ),
    "grip": Icon(_grip()),
    "trash": Icon(
        [
            Box(3.6, 4.9, 16.8, 2.3, 1.1),
            Box(9, 2.6, 6, 3, 1.1),
            Area([(6.1, 9.2), (17.9, 9.2), (16.9, 20.8), (7.1, 20.8)]),
            Cut(Line([(9.9, 12), (9.9, 18)], 1.5)),
            Cut(Line([(14.1, 12), (14.1, 18)], 1.5)),
        ]
    ),
}
