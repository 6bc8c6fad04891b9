"""Icons of what is remembered: games, watching, statistics and people."""

from tools.icons.shapes import (
    BOLD,
    STROKE,
    Area,
    Box,
    Cut,
    Disc,
    Icon,
    Line,
    Loop,
    Ring,
    Shape,
    arc,
    bend,
    frame,
)


def _tray() -> list[Shape]:
    """What something is put into, or taken out of."""
    return [Line([(3.8, 13.6), (3.8, 20.2), (20.2, 20.2), (20.2, 13.6)])]


def _export() -> Icon:
    arrow = [Line([(12, 14.8), (12, 3.8)]), Line([(7, 8.2), (12, 3.2), (17, 8.2)])]
    return Icon([*arrow, *_tray()])


def _import() -> Icon:
    arrow = [Line([(12, 3.4), (12, 14.4)]), Line([(7, 9.8), (12, 14.8), (17, 9.8)])]
    return Icon([*arrow, *_tray()])


def _copy() -> Icon:
    """Two sheets, the hinder one half hidden."""
    corner = arc(18.6, 18.6, 2, 0, 90)
    hinder = [(19, 8.4), (20.6, 8.8), (20.6, 18.6), *corner, (9.4, 20.6), (8.6, 19)]
    return Icon([Loop(frame(3.4, 3.4, 12, 12, 2)), Line(hinder)])


def _pencil() -> Icon:
    shaft = [(4, 20), (5, 15.4), (15.2, 5.2), (18.8, 8.8), (8.6, 19)]
    return Icon([Area(shaft, 0.5), Cut(Line([(13, 6.4), (17.6, 11)], 1.2))])


def _person_add() -> Icon:
    person: list[Shape] = [Disc(9, 7.4, 4.2), Area([*arc(9.2, 19.6, 6.6, 180, 360)], 0.6)]
    return Icon([*person, Line([(18, 6), (18, 13)]), Line([(14.5, 9.5), (21.3, 9.5)])])


def _branch() -> Icon:
    """Continue from here: a side line that leaves the way of the game."""
    side = Line([*bend((6, 15.2), (7.4, 9.6), (13, 10.6), (17.6, 10))])
    head = Line([(14.4, 5.8), (18.6, 9.9), (14.6, 14.2)])
    return Icon([Line([(6, 20.6), (6, 3.4)]), Disc(6, 15.6, 2.8), side, head])


def _flame() -> Icon:
    """A streak: games won one after the other."""
    outer = [
        *bend((12.6, 2.4), (13.4, 6.4), (18.8, 8.6), (18.8, 14.4)),
        *arc(12, 14.4, 6.8, 0, 180)[1:],
        *bend((5.2, 14.4), (5.2, 11.6), (6.6, 9.8), (8, 8.4)),
        *bend((8, 8.4), (8.4, 10.4), (9.4, 11), (10, 11)),
        *bend((10, 11), (10.6, 8), (10.4, 5.2), (12.6, 2.4)),
    ]
    inner = [
        *bend((12.2, 13), (12.6, 14.8), (15, 15.6), (15, 17.6)),
        *arc(12.2, 17.6, 2.8, 0, 180)[1:],
        *bend((9.4, 17.6), (9.4, 15.6), (11.6, 15), (12.2, 13)),
    ]
    return Icon([Area(outer, 0.3), Cut(Area(inner, 0.1))])


def _ladder() -> Icon:
    """Steps that rise: the levels of the bots."""
    heights = ((2.8, 5.4), (9.8, 10.4), (16.8, 16.2))
    return Icon([Box(x, 20.8 - h, 4.4, h, 0.9) for x, h in heights])


def _best_wall() -> Icon:
    """A wall that is growing."""
    laid = ((2, 0), (2, 1), (1, 1), (2, 2), (1, 2), (0, 2))
    return Icon([Box(3.6 + 6 * column, 3.6 + 6 * row, 4.8, 4.8, 0.8) for row, column in laid])


def _calendar() -> Icon:
    page: list[Shape] = [Loop(frame(3.4, 4.8, 17.2, 15.8, 2.2)), Box(3.4, 5.4, 17.2, 4.6, 0.6)]
    rings = [Line([(8, 2.6), (8, 6)]), Line([(16, 2.6), (16, 6)])]
    return Icon([*page, *rings, Disc(12, 15.3, 2.4)])


def _faster() -> Icon:
    return Icon([
        Area([(2.6, 5.4), (11.4, 12), (2.6, 18.6)]),
        Area([(12, 5.4), (20.8, 12), (12, 18.6)]),
    ])  # fmt: skip


RECORDS: dict[str, Icon] = {
    "search": Icon([Ring(10.4, 10.4, 7.0), Line([(15.7, 15.7), (20.8, 20.8)], BOLD)]),
    "export": _export(),
    "import": _import(),
    "copy": _copy(),
    "edit": _pencil(),
    "person-add": _person_add(),
    "branch": _branch(),
    "streak": _flame(),
    "ladder": _ladder(),
    "best-wall": _best_wall(),
    "calendar": _calendar(),
    "clock": Icon([Ring(12, 12, 8.9), Line([(12, 6.8), (12, 12.4), (15.8, 14.6)], STROKE)]),
    "faster": _faster(),
}
