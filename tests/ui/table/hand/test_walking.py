"""The order in which arrows walk over what can be used."""

from azul_desktop.geometry import Box
from azul_desktop.ui.scene import Target
from azul_desktop.ui.table.hand.walking import first, in_order, step


def stop(name: str, x: float, y: float) -> Target:
    return Target(name, Box(x, y, 40, 40), True)


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


def names(stops: list[Target]) -> list[str]:
    return [stop.name for stop in stops]


def test_what_is_thought_of_first_comes_first_and_rows_are_read_from_the_left() -> None:
    assert names(in_order(BOARD)) == [
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
    (top,) = [one for one in BOARD if one.name == "star/0/space/2"]
    assert step(BOARD, top, 0, 1).name == "star/1/space/1"
    (last,) = [one for one in BOARD if one.name == "button/pass"]
    assert step(BOARD, last, 0, 1).name == "star/0/space/1"


def test_discs_come_by_their_number_with_the_centre_behind_them() -> None:
    here = DISCS[2]
    seen = [here.name]
    for _ in range(4):
        here = step(DISCS, here, 1, 0)
        seen.append(here.name)
    assert seen == ["disc/0/red", "disc/1/red", "disc/2/red", "centre/red", "disc/0/red"]
    assert step(DISCS, here, 0, 1).name == "disc/0/blue"
    assert step(DISCS, here, 0, -1).name == "disc/0/blue"


def test_a_walk_begins_near_where_the_last_one_was() -> None:
    assert first(DISCS, (410, 110)).name == "disc/1/red"
    assert first(BOARD, (110, 510)).name == "star/1/space/1"  # of what is thought of first
