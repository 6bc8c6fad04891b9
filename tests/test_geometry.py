"""Boxes, circles and rhombi: where they are, and what lies in them."""

import math
import random

import pytest

from azul_desktop.geometry import Box, Circle, Rhombus, box_around, surrounding


def test_a_box_knows_its_edges_and_its_middle() -> None:
    box = Box(10, 20, 30, 40)
    assert (box.right, box.bottom, box.centre) == (40, 60, (25, 40))


def test_the_left_and_upper_edges_belong_to_a_box_and_the_others_do_not() -> None:
    box = Box(10, 20, 30, 40)
    assert box.contains((10, 20))
    assert box.contains((39.9, 59.9))
    assert not box.contains((40, 30))
    assert not box.contains((20, 60))


def test_a_grown_box_keeps_its_middle() -> None:
    assert Box(10, 10, 10, 10).grown(5) == Box(5, 5, 20, 20)
    assert Box(10, 10, 10, 10).grown(5, 0) == Box(5, 10, 20, 10)
    assert Box(10, 10, 10, 10).grown(-2, 1).centre == (15, 15)


def test_a_moved_box_keeps_its_size() -> None:
    assert Box(1, 2, 3, 4).moved(10, -2) == Box(11, 0, 3, 4)


def test_boxes_that_share_only_an_edge_do_not_overlap() -> None:
    box = Box(0, 0, 10, 10)
    assert not box.overlaps(Box(10, 0, 10, 10))
    assert not box.overlaps(Box(0, 10, 10, 10))
    assert box.overlaps(Box(9, 9, 10, 10))
    assert box.overlaps(Box(3, 3, 1, 1))


def test_neighbours_stay_neighbours_on_whole_pixels() -> None:
    chance = random.Random(1)
    for _ in range(200):
        one = Box(*(chance.uniform(0, 90) for _ in range(4)))
        two = Box(one.right, one.y, chance.uniform(1, 50), one.h)
        assert one.rounded().right == two.rounded().x
        assert all(value == int(value) for value in one.rounded())


def test_a_box_around_a_point_has_it_in_its_middle() -> None:
    assert box_around((50, 60), 20) == Box(40, 50, 20, 20)
    assert box_around((50, 60), 20, 10).centre == (50, 60)


def test_the_smallest_box_around_boxes() -> None:
    assert surrounding([Box(5, 5, 5, 5)]) == Box(5, 5, 5, 5)
    assert surrounding([Box(5, 5, 5, 5), Box(0, 20, 30, 1)]) == Box(0, 5, 30, 16)


def test_a_circle_contains_what_is_not_further_than_its_radius() -> None:
    circle = Circle(10, 10, 5)
    assert circle.contains((13, 14))
    assert not circle.contains((14, 14))
    assert circle.box == Box(5, 5, 10, 10)


@pytest.mark.parametrize("turn", (0, 60, 90, 120))
def test_a_rhombus_fills_half_of_the_rectangle_of_its_diagonals(turn: int) -> None:
    rhombus = Rhombus(0, 0, 10, turn)
    points = [(x / 4, y / 4) for x in range(-40, 41) for y in range(-40, 41)]
    inside = [point for point in points if rhombus.contains(point)]
    assert len(inside) / 16 == pytest.approx(10 * 10 * math.sqrt(3) / 2, rel=0.03)
    box = rhombus.box.grown(0.001)
    assert all(box.contains(point) for point in inside)
    for side in range(2):  # and no smaller box would do
        assert max(point[side] for point in inside) > (box.w, box.h)[side] / 2 - 0.5


def test_a_rhombus_points_where_it_is_turned_to() -> None:
    long = 10 * math.sqrt(3) / 2 - 0.01
    for turn in (0, 60, 90, 120):
        angle = math.radians(turn)
        tip = long * math.sin(angle), -long * math.cos(angle)
        assert Rhombus(0, 0, 10, turn).contains(tip)
        assert not Rhombus(0, 0, 10, turn + 30).contains(tip)


def test_a_half_turn_changes_nothing() -> None:
    for turn in (0, 60, 120):
        one, two = Rhombus(3, 4, 10, turn), Rhombus(3, 4, 10, turn + 180)
        assert one.box == pytest.approx(two.box)
        assert one.contains((4, 6)) == two.contains((4, 6))
