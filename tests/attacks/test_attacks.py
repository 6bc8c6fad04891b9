"""The attacks in their short form: a few cases of each, as everybody's tests have time for."""

import random
import sys
import time
from pathlib import Path

import pytest

from tests.attacks import (
    editions,
    exchanges,
    kills,
    mutations,
    odd_names,
    places,
    powercuts,
    together,
    window,
)
from tests.attacks.cage import Cage
from tests.attacks.mutator import mutated
from tests.attacks.report import Report
from tests.games import EDITIONS

KINDS = mutations.FILE_KINDS


def held(report: Report) -> bool:
    """Whether nothing failed; what did is in the tests' output."""
    return report.finish() == 0


def test_editions_with_free_layouts_play_and_draw_or_are_refused() -> None:
    report = editions.attack(range(60), seed=2)
    assert held(report)
    assert report.words["drawn"] >= 8, "the changes are too coarse to test anything"


@pytest.mark.parametrize("number", range(len(KINDS)), ids=[kind.name for kind in KINDS])
def test_a_damaged_file_is_told_or_taken_and_not_lost(number: int) -> None:
    assert held(mutations.attack(range(number, 40 * len(KINDS), len(KINDS)), seed=1))


def test_after_a_kill_the_program_starts_again() -> None:
    assert held(kills.attack(range(5), seed=1))


def test_two_windows_share_a_home() -> None:
    assert held(together.attack(range(1), seed=1, ways=[0]))


def test_two_programs_play_into_one_library(tmp_path: Path) -> None:
    assert "two series" in together.two_series(tmp_path, random.Random(1), games=2)


def test_games_go_out_and_in_and_out_again() -> None:
    assert held(exchanges.attack(range(4 * len(EDITIONS)), seed=1))


def test_a_power_cut_leaves_what_was_synced() -> None:
    assert held(powercuts.attack(range(12), seed=1))


@pytest.mark.skipif(sys.platform == "win32", reason="places that POSIX systems have")
def test_a_home_that_refuses_is_told_and_left_as_it_is() -> None:
    assert held(places.attack(range(10), seed=1))


def test_71_of_200_kills_come_right_after_a_move() -> None:
    assert sum(map(kills.is_right_after, range(200))) == 71


def test_two_programs_change_different_things() -> None:
    assert held(together.attack(range(2), seed=1, ways=[1]))


@pytest.mark.skipif(sys.platform != "linux", reason="other systems refuse such names")
def test_names_that_are_no_text_are_shown_all_the_same() -> None:
    assert held(odd_names.attack(range(6), seed=1))


def test_random_actions_in_a_window_that_changes_its_size() -> None:
    assert held(window.attack(8, seed=1))


def fail(case: int) -> str:
    """What a case may do to its process."""
    if case == 1:
        raise ValueError("told")
    if case == 2:
        sys.exit(3)
    if case == 3:
        time.sleep(60)
    return "fine"


def test_a_cage_survives_what_is_in_it() -> None:
    cage = Cage(fail, seconds=5, megabytes=500)
    outcomes = [cage.try_case(case) for case in (0, 1, 2, 3, 0)]
    cage.close()
    assert [outcome.word for outcome in outcomes] == ["fine", "", "", "", "fine"]
    assert "ValueError: told" in outcomes[1].failure
    assert outcomes[2].failure == "the process ended with 3"
    assert outcomes[3].failure == "no answer within 5 s"


def test_a_mutation_is_never_the_same_file() -> None:
    good = b'{"format": 1, "letters": true}'
    damaged = [mutated(good, random.Random(seed)) for seed in range(200)]
    assert good not in damaged
    assert len(set(damaged)) > 150
