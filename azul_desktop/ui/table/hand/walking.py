"""The order in which the arrow keys walk over what can be used now; every stop can be reached.

Left and right go from disc to disc around the centre, up and down from colour to colour on one.
Elsewhere left and right read row by row, and up and down go where they point.
"""

import math
from collections.abc import Sequence
from typing import NamedTuple

from azul_desktop.core.address import ANY_COLOUR, Address, Zone
from azul_desktop.geometry import Box, Point
from azul_desktop.ui.widgets.widget_scene import nearest

_RANKS = {Zone.LINE: 1, Zone.HAND: 1, Zone.KEPT: 1, Zone.FLOOR: 2, Zone.PASS: 3, Zone.DONE: 3}
"""What comes later than the first things to be thought of."""
_SAME_ROW = 0.4
"""So far things of one row lie above each other, in parts of their height."""
_SOURCES = (Zone.DISC, Zone.CENTRE)
_BUTTONS = (Zone.PASS, Zone.DONE)


class Stop(NamedTuple):
    """Something that the keyboard can go to: an address that can be used now, and its box."""

    address: Address
    box: Box


def kind_of(address: Address) -> Zone:
    """What a stop is: all that tiles are taken from is of one kind, and so are the buttons."""
    for alike in (_SOURCES, _BUTTONS):
        if address.zone in alike:
            return alike[0]
    return address.zone


def in_order(stops: Sequence[Stop]) -> list[Stop]:
    """Stops by what is thought of first, each kind row by row."""
    found: list[Stop] = []
    for rank in sorted({_rank(stop) for stop in stops}):
        found += _by_rows([stop for stop in stops if _rank(stop) == rank])
    return found


def _rank(stop: Stop) -> int:
    return _RANKS.get(stop.address.zone, 0)


def _by_rows(stops: list[Stop]) -> list[Stop]:
    rows: list[list[Stop]] = []
    for stop in sorted(stops, key=lambda stop: stop.box.centre[1]):
        last = rows[-1][0] if rows else None
        if last and stop.box.centre[1] - last.box.centre[1] < _SAME_ROW * last.box.h:
            rows[-1].append(stop)
        else:
            rows.append([stop])
    return [stop for row in rows for stop in sorted(row, key=lambda stop: stop.box.centre[0])]


def first(stops: Sequence[Stop], near: Point | None) -> Stop:
    """Where to begin: at the first stop, or at that of its kind which lies nearest to a point."""
    ordered = in_order(stops)
    if near is None:
        return ordered[0]
    alike = [stop for stop in ordered if kind_of(stop.address) == kind_of(ordered[0].address)]
    return min(alike, key=lambda stop: math.dist(stop.box.centre, near))


def step(stops: Sequence[Stop], here: Stop, dx: int, dy: int) -> Stop:
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
        found = nearest(here.box, 0, dy, [(stop, stop.box) for stop in ordered if stop != here])
        if found is not None:
            return found
    return ordered[(ordered.index(here) + dx + dy) % len(ordered)]


def _lanes(stops: Sequence[Stop]) -> list[list[Stop]]:
    """The colours on each disc from above to below, disc by disc; the centre comes last."""
    lanes: dict[int, list[Stop]] = {}
    for stop in stops:
        address = stop.address
        if address.zone == Zone.DISC and address.colour != ANY_COLOUR:
            lanes.setdefault(address.index, []).append(stop)
        elif address.zone == Zone.CENTRE:
            lanes.setdefault(len(stops), []).append(stop)
    return [
        sorted(lanes[number], key=lambda stop: stop.box.centre[::-1]) for number in sorted(lanes)
    ]
