"""The chart of scores."""

from itertools import pairwise

from hypothesis import given
from hypothesis import strategies as st

from azul_desktop.geometry import Box
from azul_desktop.ui.render.chart import Plot, apart

LOW, HIGH, LEAST = 0.0, 400.0, 30.0


@given(st.lists(st.floats(LOW, HIGH), min_size=1, max_size=4))
def test_labels_at_the_end_never_collide(heights: list[float]) -> None:
    moved = apart(heights, LEAST, LOW, HIGH)
    assert all(LOW <= height <= HIGH for height in moved)
    order = sorted(moved)
    assert all(b - a >= LEAST - 1e-6 for a, b in pairwise(order))
    ranks = sorted(range(len(heights)), key=lambda at: heights[at])
    assert [moved[at] for at in ranks] == order


def test_labels_with_room_stay_where_they_are() -> None:
    assert apart([10.0, 200.0, 90.0], LEAST, LOW, HIGH) == [10.0, 200.0, 90.0]


def test_the_first_step_is_at_the_left_and_the_top_score_above() -> None:
    plot = Plot(Box(100, 50, 600, 300), 6, 60)
    assert plot.at(0, 0) == (100, 350)
    assert plot.at(6, 60) == (700, 50)
    assert plot.at(3, 30) == (400, 200)
