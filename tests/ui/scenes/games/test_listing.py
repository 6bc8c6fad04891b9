"""Months, pages of rows, and which games another window plays."""

import time
from pathlib import Path

import pytest

from azul_desktop.library.filters import Filter
from azul_desktop.ui.scenes.games.listing import Elsewhere, Listing, local_time, months_of
from azul_desktop.ui.scenes.games.words import day_words, length_words, month_words
from tests.library.kept import library_of
from tests.ui.scenes.games.shelf import damage, fill


@pytest.fixture(autouse=True)
def zone(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("TZ", "UTC+2")  # two hours behind
    time.tzset()


def test_months_are_those_of_this_place() -> None:
    found = months_of(
        [
            "2026-03-10T10:00:00.000+00:00",
            "2026-03-01T02:00:00.000+00:00",
            "2026-03-01T01:59:59.999+00:00",
            "2025-12-31T23:59:00.000+00:00",
        ]
    )
    assert [tuple(month) for month in found] == [(2026, 3, 0, 2), (2026, 2, 2, 3), (2025, 12, 3, 4)]


@pytest.mark.parametrize("text", ["", "yesterday", "9999-12-31T23:59:59.000+00:00", "0001-01-01"])
def test_a_damaged_moment_has_no_month_or_a_distant_one(text: str) -> None:
    found = months_of([text])
    assert len(found) == 1
    assert (found[0].first, found[0].end) == (0, 1)


def test_what_nobody_knows_is_one_group() -> None:
    found = months_of(["zz", "2026-03-10T10:00:00.000+00:00", "", ""])
    assert [(month.year, month.first, month.end) for month in found] == [
        (0, 0, 1),
        (2026, 1, 2),
        (0, 2, 4),
    ]
    assert month_words(found[0]) == "Date unknown"
    assert month_words(found[1]) == "March 2026"


def test_rows_are_read_when_they_are_wanted(tmp_path: Path) -> None:
    numbers = fill(tmp_path)
    with library_of(tmp_path) as library:
        listing = Listing(library.games, Filter())
        assert listing.ids == [numbers["running"], numbers["finished"], numbers["star"]]
        assert [listing.month_of(n) for n in range(3)] == [0, 1, 2]
        row = listing.row(0)
        assert row is not None
        assert row.title == "Rainy evening"
        assert len(row.seats) == 4
        assert row == library.games.row(numbers["running"])
        assert listing.place_of(numbers["star"]) == 2
        assert listing.place_of(12345) is None
        assert len(Listing(library.games, None)) == 0


def test_a_game_that_is_gone_meanwhile_is_no_row(tmp_path: Path) -> None:
    numbers = fill(tmp_path)
    with library_of(tmp_path) as library:
        listing = Listing(library.games, Filter())
        with library.store.transaction() as connection:
            connection.execute("DELETE FROM games WHERE id = ?", (numbers["star"],))
        assert listing.row(2) is None


def test_days_are_told_as_people_say_them(tmp_path: Path) -> None:
    fill(tmp_path)
    with library_of(tmp_path) as library:
        row = library.games.row(1)
        assert row is not None
        moment = local_time(row.changed)
        assert moment is not None
        today = moment.date()
        assert day_words(row, today) == "today, 08:00"
        assert day_words(row, today.replace(day=11)) == "yesterday, 08:00"
        assert day_words(row, today.replace(day=12)) == "10\u00a0March"
        assert day_words(row, today.replace(year=2027)) == "10\u00a0March 2026"
        assert length_words(row) == f"round {row.round} · 30 moves"


def test_whether_another_window_plays_is_asked_now_and_then(tmp_path: Path) -> None:
    numbers = fill(tmp_path)
    with library_of(tmp_path) as one, library_of(tmp_path) as other:
        row = one.games.row(numbers["running"])
        assert row is not None
        now = 0.0
        elsewhere = Elsewhere(one.leases, lambda: now)
        assert not elsewhere(row)
        assert other.take(numbers["running"])
        assert not elsewhere(row)
        now = 3.0
        assert elsewhere(row)


def test_a_damaged_row_is_read_all_the_same(tmp_path: Path) -> None:
    numbers = fill(tmp_path)
    damage(tmp_path, numbers["star"], changed=b"\xff", seed="x", round="many")
    with library_of(tmp_path) as library:
        listing = Listing(library.games, Filter())
        assert len(listing) == 3
        assert all(listing.row(n) is not None for n in range(3))
