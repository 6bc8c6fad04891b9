"""What the charts are made of."""

from datetime import datetime, timedelta, timezone

from azul_desktop.ui.scenes.statistics.course import _range, running_means
from azul_desktop.ui.scenes.statistics.filters import Chosen
from azul_desktop.ui.scenes.statistics.moments import day_of
from azul_desktop.ui.scenes.statistics.plan import plan_of


def test_the_line_is_the_mean_of_ten_games() -> None:
    scores = list(range(20))
    means = running_means(scores)
    assert means[0] == 0
    assert means[4] == 2
    assert means[-1] == sum(range(10, 20)) / 10


def test_all_scores_lie_within_the_grid() -> None:
    for scores in ([0, 3], [-7, 120], [55, 56, 57], [240, 12], [-(2**63), 2**63 - 1]):
        low, high, step = _range(scores)
        assert low <= min(scores) and max(scores) <= high
        assert (high - low) % step == 0 and (high - low) // step <= 6


def test_the_year_and_days_begin_where_the_person_is() -> None:
    now = datetime(2026, 3, 1, 1, 30, tzinfo=timezone(timedelta(hours=2)))
    assert Chosen(time="all").scope([], now).since == ""
    assert Chosen(time="year").scope([], now).since == "2025-12-31T22:00:00.000+00:00"
    assert Chosen(time="month").scope([], now).since == "2026-01-29T23:30:00.000+00:00"


def test_no_moment_is_no_day() -> None:
    assert day_of("") == ""
    assert day_of("yesterday") == ""
    assert "2026" in day_of("2026-03-05T12:00:00.000+00:00")


def test_panels_lie_apart_in_every_width() -> None:
    for wide in range(560, 2600, 60):
        plan = plan_of(float(wide), 112)
        boxes = [*plan.panels.values(), *plan.filters, plan.note, plan.export]
        for at, box in enumerate(boxes):
            assert box.x >= 0 and box.right <= wide and box.w > 100
            assert not any(box.overlaps(other) for other in boxes[at + 1 :])
