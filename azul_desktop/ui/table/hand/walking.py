"""The order in which the arrow keys walk over what can be used now; every stop can be reached.

Left and right go from disc to disc around the centre, up and down from colour to colour on one.
Elsewhere left and right read row by row, and up and down go where they point.
"""

import math
from collections.abc import Sequence

from azul_desktop.geometry import Point
from azul_desktop.ui.scene import Target
from azul_desktop.ui.widgets.widget_scene import nearest

_RANKS = {"line": 1, "hand": 1, "corner": 1, "floor": 2, "button": 3}
"""What comes later than the first things to be thought of."""
_SAME_ROW = 0.4
"""So far things of one row lie above each other, in parts of their height."""
_SOURCES = ("disc", "centre")


def kind_of(name: str) -> str:
    """What a stop is: all that tiles are taken from is of one kind."""
    kind = name.split("/")[0]
    return "source" if kind in _SOURCES else kind


def in_order(stops: Sequence[Target]) -> list[Target]:
    """Stops by what is thought of first, each kind row by row."""
    found: list[Target] = []
    for rank in sorted({_rank(stop) for stop in stops}):
        found += _by_rows([stop for stop in stops if _rank(stop) == rank])
    return found


def _rank(stop: Target) -> int:
    return _RANKS.get(stop.name.split("/")[0], 0)


def _by_rows(stops: list[Target]) -> list[Target]:
    rows: list[list[Target]] = []
    for stop in sorted(stops, key=lambda stop: stop.box.centre[1]):
        last = rows[-1][0] if rows else None
        if last and stop.box.centre[1] - last.box.centre[1] < _SAME_ROW * last.box.h:
            rows[-1].append(stop)
        else:
            rows.append([stop])
    return [stop for row in rows for stop in sorted(row, key=lambda stop: stop.box.centre[0])]


def first(stops: Sequence[Target], near: Point | None) -> Target:
    """Where to begin: at the first stop, or at that of its kind which lies nearest to a point."""
    ordered = in_order(stops)
    if near is None:
        return ordered[0]
    alike = [stop for stop in ordered if kind_of(stop.name) == kind_of(ordered[0].name)]
    return min(alike, key=lambda stop: math.dist(stop.box.centre, near))


def step(stops: Sequence[Target], here: Target, dx: int, dy: int) -> Target:
    """Where an arrow leads from a stop."""
    lanes = _lanes(stops)
    for number, lane in enumerate(lanes):
        if here in lane:
            at = lane.index(here)
            if dy:
                return lane[(at + dy) % len(lane)]
            beside = lanes[(number + dx) % len(lanes)]
            return beside[min(at, len(beside) - 1)]
    ordered = in_order(stops)
    if dy:
        others = {stop.name: stop for stop in ordered if stop != here}
        found = nearest(here.box, 0, dy, [(name, stop.box) for name, stop in others.items()])
        if found is not None:
            return others[found]
    return ordered[(ordered.index(here) + dx + dy) % len(ordered)]


def _lanes(stops: Sequence[Target]) -> list[list[Target]]:
    """The colours on each disc from above to below, disc by disc; the centre comes last."""
    lanes: dict[int, list[Target]] = {}
    for stop in stops:
        kind, *rest = stop.name.split("/")
        if kind == "disc" and len(rest) == 2:
            lanes.setdefault(int(rest[0]), []).append(stop)
        elif kind == "centre":
            lanes.setdefault(len(stops), []).append(stop)
    return [
        sorted(lanes[number], key=lambda stop: stop.box.centre[::-1]) for number in sorted(lanes)
    ]
