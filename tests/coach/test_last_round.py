"""When the reminder of the last round appears."""

import pytest

from azul_desktop.core.state import OVER
from tests.core.positions import StarTable, WallTable
from tests.games import KINDS, Kind
from tests.ui.table.walk import steps

# On the grey wall a cell chosen for a line above can still close the gap to a colour.
CERTAIN = [k for k in KINDS if k.edition.family == "star" or k.options.variant != "grey"]


@pytest.mark.parametrize("kind", CERTAIN, ids=str)
def test_a_round_called_the_last_one_is_the_last(kind: Kind) -> None:
    called = 0
    for seed in range(10):
        reminders = [
            (step.before.round, kind.rules.is_last_round(step.before)) for step in steps(kind, seed)
        ]
        last = reminders[-1][0]
        assert not any(reminder for number, reminder in reminders if number < last)
        ending = [reminder for number, reminder in reminders if number == last]
        assert ending == sorted(ending)  # once it came, it stays
        called += ending[-1]
    assert called


def test_a_game_that_is_over_needs_no_reminder() -> None:
    table = StarTable(round_number=6)
    table.state.phase = OVER
    assert not table.rules.is_last_round(table.state)


def test_a_full_line_that_completes_a_row_ends_the_game() -> None:
    table = WallTable()
    table.lay_wall(1, ".....", "####.")
    table.lay_line(1, 2, "1 black")
    assert not table.rules.is_last_round(table.state)
    table.lay_line(1, 2, "2 black")
    assert table.rules.is_last_round(table.state)


def test_a_row_with_two_gaps_is_not_completed() -> None:
    table = WallTable()
    table.lay_wall(0, ".....", "###..")
    table.lay_line(0, 2, "2 black")
    assert not table.rules.is_last_round(table.state)


def test_on_the_grey_wall_the_tile_must_fit_into_the_gap() -> None:
    table = WallTable(variant="grey")
    table.lay_wall(0, ".....", "RBY.K", "...W.")
    table.lay_line(0, 2, "2 white")
    assert not table.rules.is_last_round(table.state)
    fits = WallTable(variant="grey")
    fits.lay_wall(0, ".....", "RBY.K")
    fits.lay_line(0, 2, "2 white")
    assert fits.rules.is_last_round(fits.state)


def test_while_the_walls_are_tiled_a_complete_row_counts() -> None:
    table = WallTable()
    table.lay_wall(0, "#####")
    assert table.rules.is_last_round(table.state)


def test_with_stars_the_last_round_is_that_of_the_last_joker() -> None:
    for number, last in ((5, False), (6, True)):
        table = StarTable(round_number=number)
        assert table.rules.is_last_round(table.state) == last
