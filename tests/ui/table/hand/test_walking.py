"""The order in which arrows walk over what can be used."""

from azul_desktop.core.address_names import AddressNames
from azul_desktop.geometry import Box
from azul_desktop.ui.table.hand.walking import Stop, first, in_order, step
from tests.ui.table.setting import STAR

NAMES = AddressNames(STAR.rules)


def stop(name: str, x: float, y: float) -> Stop:
    return Stop(NAMES.parse(name, front=0), Box(x, y, 40, 40))


def name_of(stop: Stop) -> str:
    return NAMES.format(stop.address, front=0)


DISCS = [
    stop("disc/1/red", 400, 100),
    stop("disc/0/blue", 100, 140),
    stop("disc/0/red", 100, 90),
    stop("disc/2/red", 250, 300),
    stop("centre/red", 250, 200),
]
BOARD = [
    stop("button/pass", 700, 500),
    stop("hand/red", 100, 500),
    stop("star/0/space/2", 300, 104),
    stop("star/0/space/1", 200, 100),
    stop("star/1/space/1", 250, 180),
]


def test_what_is_thought_of_first_comes_first_and_rows_are_read_from_the_left() -> None:
    assert list(map(name_of, in_order(BOARD))) == [
        "star/0/space/1",
        "star/0/space/2",
        "star/1/space/1",
        "hand/red",
        "button/pass",
    ]


def test_right_reads_on_and_ends_where_it_began() -> None:
    here = first(BOARD, None)
    seen = []
    for _ in BOARD:
        seen.append(here)
        here = step(BOARD, here, 1, 0)
    assert seen == in_order(BOARD)
    assert here == seen[0]
    assert step(BOARD, here, -1, 0) == seen[-1]


def test_down_goes_where_it_points_and_else_on() -> None:
    (top,) = [one for one in BOARD if name_of(one) == "star/0/space/2"]
    assert name_of(step(BOARD, top, 0, 1)) == "star/1/space/1"
    (last,) = [one for one in BOARD if name_of(one) == "button/pass"]
    assert name_of(step(BOARD, last, 0, 1)) == "star/0/space/1"


def test_discs_come_by_their_number_with_the_centre_behind_them() -> None:
    here = DISCS[2]
    seen = [name_of(here)]
    for _ in range(4):
        here = step(DISCS, here, 1, 0)
        seen.append(name_of(here))
    assert seen == ["disc/0/red", "disc/1/red", "disc/2/red", "centre/red", "disc/0/red"]
    assert name_of(step(DISCS, here, 0, 1)) == "disc/0/blue"
    assert name_of(step(DISCS, here, 0, -1)) == "disc/0/blue"


def test_a_walk_begins_near_where_the_last_one_was() -> None:
    assert name_of(first(DISCS, (410, 110))) == "disc/1/red"
    assert name_of(first(BOARD, (110, 510))) == "star/1/space/1"  # of what is thought of first
