"""The arithmetic of the arena: rates, intervals, Elo and ratings."""

import math
import random
import statistics

import pytest

from azul_desktop.arena.ladder import ladder_pairings, ratings
from azul_desktop.arena.result import Clock, Result, format_result, parse_result
from azul_desktop.arena.score import Score, elo, interval, score
from azul_desktop.bots.levels import LEVELS

CLOCK = Clock(10, 0.5, 0.2, 1)


def result(seed: int, seat: int, winners: tuple[int, ...], scores: tuple[int, ...]) -> Result:
    return Result("a", "b", seed, seat, winners, scores, CLOCK, CLOCK)


def test_wins_draws_and_losses_of_a() -> None:
    found = score(
        [
            result(0, 0, (0,), (50, 40)),
            result(0, 1, (0,), (45, 30)),
            result(1, 0, (0, 1), (33, 33)),
            result(1, 1, (1,), (20, 60)),
        ],
        2,
    )
    assert (found.wins, found.draws, found.losses) == (2, 1, 1)
    assert found.rate == 0.625
    assert found.margin == (10 - 15 + 0 + 40) / 4
    assert found.side_a.points == (50 + 30 + 33 + 60) / 4
    assert found.side_b.points == (40 + 45 + 33 + 20) / 4
    assert (found.side_a.mean_ms, found.side_a.worst_ms, found.side_a.late) == (50, 200, 4)


def test_a_shared_win_counts_a_part_and_the_margin_is_over_the_best() -> None:
    found = score([result(0, 1, (0, 1, 2), (40, 40, 40)), result(0, 2, (2,), (10, 30, 50))], 3)
    assert found.rate == pytest.approx((1 / 3 + 1) / 2)
    assert (found.wins, found.draws) == (1, 1)
    assert found.margin == 10


def test_a_game_that_was_not_played_on_has_no_points() -> None:
    lost = Result("a", "b", 0, 0, (1,), (), CLOCK, CLOCK, "a: it ended")
    found = score([lost, result(0, 1, (1,), (10, 20))], 2)
    assert (found.rate, found.side_a.points) == (0.5, 20)
    assert found.forfeits == ("a: it ended",)


def test_elo() -> None:
    assert elo(0.5, 2) == 0
    assert elo(0.25, 4) == pytest.approx(0)
    assert elo(10 / 11, 2) == pytest.approx(400)
    assert elo(1.0, 2) is None
    assert elo(0.0, 2) is None


def test_the_interval_holds_the_rate_95_times_of_100() -> None:
    chance = random.Random(1)
    inside = 0
    for _ in range(1000):
        groups = [statistics.fmean(chance.random() < 0.7 for _ in range(2)) for _ in range(50)]
        low, high = interval(groups)
        inside += low <= 0.7 <= high
    assert 930 <= inside <= 975


def test_groups_that_balance_each_other_leave_less_doubt() -> None:
    balanced = [0.5] * 40 + [1.0] * 10
    wild = [0.0] * 20 + [1.0] * 30
    assert statistics.fmean(balanced) == statistics.fmean(wild)
    (low, high), (lower, higher) = interval(balanced), interval(wild)
    assert high - low < (higher - lower) / 2


def test_even_a_clean_sweep_leaves_doubt() -> None:
    low, high = interval([1.0] * 20)
    assert 0.75 < low < 0.95
    assert high == 1.0
    assert interval([1.0]) == (0.0, 1.0)


def rated(a: str, b: str, rate: float, games: int = 100) -> Score:
    wins = round(rate * games)
    results = [
        Result(a, b, n, 0, (0 if n < wins else 1,), (1, 0), CLOCK, CLOCK) for n in range(games)
    ]
    return score(results, 2)


def test_ratings_add_up() -> None:
    third = 10 / 11  # 400 Elo
    found = ratings(
        [
            rated("novice", "random", third, 1100),
            rated("apprentice", "novice", third, 1100),
            rated("apprentice", "random", 100 / 101, 1010),
        ]
    )
    assert found["random"] == 0
    assert found["novice"] == pytest.approx(400, abs=15)
    assert found["apprentice"] == pytest.approx(800, abs=30)


def test_who_never_lost_has_a_rating() -> None:
    found = ratings([rated("novice", "random", 1.0)])
    assert 500 < found["novice"] < 1500
    assert math.isfinite(found["novice"])


def test_everybody_meets_everybody_on_the_ladder() -> None:
    pairings = ladder_pairings()
    count = len(LEVELS) + 1
    assert len(set(pairings)) == len(pairings) == count * (count - 1) / 2


def test_a_result_comes_back_from_its_data() -> None:
    told = result(3, 1, (0, 1), (33, 33))
    assert parse_result(format_result(told), 2) == told
