"""`bench --ui`: hands that can play every family, and numbers that mean something."""

import json
from pathlib import Path

import pytest

from azul_desktop import cli
from azul_desktop.catalog.loader import installed
from azul_desktop.core.record import HUMAN
from azul_desktop.ui.bench import run as bench
from azul_desktop.ui.bench.play import Bench, new_game
from tests.games import EDITIONS

FAMILIES = {edition.family: edition.id for edition in reversed(EDITIONS.values())}
SMALL = (1024, 768)


@pytest.fixture(autouse=True)
def _no_display(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("SDL_VIDEODRIVER", "dummy")
    monkeypatch.setenv("SDL_AUDIODRIVER", "dummy")


def test_most_values_stay_below() -> None:
    hundred = {"count": 100, "p50": 51, "p95": 95, "p99": 99, "max": 100}
    assert bench.spread(range(100, 0, -1)) == hundred
    assert bench.spread([2.0]) == {"count": 1, "p50": 2, "p95": 2, "p99": 2, "max": 2}


@pytest.mark.parametrize("edition", FAMILIES.values())
def test_the_hands_play_a_round_to_the_next_deal(edition: str, tmp_path: Path) -> None:
    session = new_game(installed(), edition, [HUMAN] * 2)
    window = Bench(tmp_path, installed(), SMALL)
    window.sit_down(session)
    window.play_round(session)
    window.close()
    assert session.state.round == session.first.round + 1
    assert len(window.times) > 10 * len(session.record.moves)


def test_data_for_programs(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(bench, "SIZES", (SMALL,))
    monkeypatch.setattr(bench, "PLAYERS", 2)
    monkeypatch.setattr(bench, "GAMES", 80)
    monkeypatch.setattr(bench, "_STARTS", 1)
    monkeypatch.setattr(bench, "_BOT_TURNS", 1)
    assert cli.run(["bench", "--ui", "--json", "--seconds", "0.2"]) == 0
    data = json.loads(capsys.readouterr().out)
    assert data["driver"] == "dummy"
    assert {row["edition"] for row in data["frames"]} == set(FAMILIES.values())
    for row in data["frames"] + data["bots"]:
        assert 0 < row["p50"] <= row["p95"] <= row["p99"] <= row["max"]
    assert {row["edition"] for row in data["memory"]} == set(EDITIONS)
    for row in data["memory"]:
        assert row["art"] > 0
        assert 20 < row.get("pss", 30) <= row.get("rss", 30)
    assert data["games"]["opened"] > 0
    assert 0 < data["games"]["scrolled"]["p50"] <= data["games"]["scrolled"]["max"]
    assert set(data["idle"]) == {"title", "dust", "table"}
    assert set(data["start"]) == {"title", "table"}
    assert min(data["start"].values()) > 0
    for cost in data["idle"].values():
        assert 0 <= cost["share"] < 100
        assert cost.get("wakes", 1) > 0
