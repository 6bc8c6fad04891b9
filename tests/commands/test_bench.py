"""`bench`: a measurement of every edition, for people and for programs."""

import json
from pathlib import Path

import pytest

from azul_desktop.catalog.loader import Catalogue
from azul_desktop.commands import bench
from tests.catalog.files import BUNDLED, changed, file_of, yaml_of
from tests.commands.conftest import Console
from tests.games import EDITIONS

SECONDS = ("--seconds", 0.002)


@pytest.fixture(autouse=True)
def _this_core_only(monkeypatch: pytest.MonkeyPatch) -> None:
    """Where the core is compiled, `bench` would start a process to measure the plain one too."""
    monkeypatch.setattr(bench, "is_compiled", lambda: False)


def test_a_table_for_people(console: Console) -> None:
    outcome = console("bench", *SECONDS)
    assert (outcome.code, outcome.err) == (0, "")
    lines = outcome.out.splitlines()
    assert lines[0] == "plain core, random moves, one process"
    assert lines[1].split()[:3] == ["edition", "players", "games/s"]
    cases = [tuple(line.split()[:2]) for line in lines[2:]]
    assert cases == [(name, players) for name in EDITIONS for players in ("2", "4")]


def test_data_for_programs(console: Console) -> None:
    data = json.loads(console("bench", "--json", *SECONDS).out)
    (cases,) = data["cores"].values()
    assert {case["edition"] for case in cases} == set(EDITIONS)
    for case in cases:
        assert case["games_per_second"] >= case["median_games_per_second"] > 0
        assert case["plies_per_second"] > case["games_per_second"]
        assert case["clone_us"] > 0
        assert case["legal_moves_us"] > 0


def test_an_edition_for_three_is_measured_with_three(
    console: Console, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    data = changed(BUNDLED["azul"], ("discs", "count"), {3: 7})
    file = file_of(tmp_path, yaml_of(data))
    monkeypatch.setattr(bench, "installed", lambda: Catalogue([file]))
    (cases,) = json.loads(console("bench", "--json", *SECONDS).out)["cores"].values()
    assert [case["players"] for case in cases] == [3]


@pytest.mark.parametrize("seconds", [0, -1, "nan", "inf", "-inf", "1e9", "x", ""])
def test_a_time_that_is_none_is_refused(console: Console, seconds: object) -> None:
    refusal = console("bench", f"--seconds={seconds}").refusal()
    assert refusal.endswith("argument --seconds: must be a number above 0, up to 3600")
