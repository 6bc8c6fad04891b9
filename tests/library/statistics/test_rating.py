"""An estimated rating follows the results, and knows how much it does not know."""

import pytest

from azul_desktop.library.statistics.rating import Result, estimate


def test_without_results_there_is_no_rating() -> None:
    assert estimate([]) is None
    assert estimate([Result(1200, 0, 0, 0, 2)]) is None


@pytest.mark.parametrize("rating", [800, 1200, 1549])
def test_who_wins_as_often_as_not_is_as_strong(rating: int) -> None:
    found = estimate([Result(rating, 200, 0, 200, 2)])
    assert found is not None
    assert abs(found.value - rating) < 10
    assert found.margin < 45


def test_ten_to_one_is_four_hundred_points() -> None:
    found = estimate([Result(1000, 1000, 0, 100, 2)])
    assert found is not None
    assert abs(found.value - 1400) < 15


def test_ties_are_half_a_win() -> None:
    tied = estimate([Result(1200, 0, 40, 0, 2)])
    half = estimate([Result(1200, 20, 0, 20, 2)])
    assert tied == half


def test_few_games_leave_a_wide_margin_and_only_wins_no_sky() -> None:
    few, many = (estimate([Result(612, won, 0, 0, 2)]) for won in (3, 300))
    assert few is not None
    assert many is not None
    assert few.margin > 500
    assert 900 < few.value < many.value < 2400


def test_more_games_make_it_surer() -> None:
    margins = []
    for times in (1, 4, 16, 64):
        found = estimate([Result(1191, 3 * times, 0, 2 * times, 2)])
        assert found is not None
        margins.append(found.margin)
    assert margins == sorted(margins, reverse=True)


def test_a_table_of_four_tells_less_than_three_tables_of_two() -> None:
    four = estimate([Result(1191, 30, 0, 30, 4)])
    two = estimate([Result(1191, 30, 0, 30, 2)])
    assert four is not None
    assert two is not None
    assert four.margin > two.margin
