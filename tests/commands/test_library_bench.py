"""`bench --library`: the same measurements on a small library."""

import json
from pathlib import Path

import pytest

from azul_desktop.commands.library_bench import Row
from azul_desktop.library.store import Store, UnusableError
from tests.commands.conftest import Console

SMALL = ("bench", "--library", "--games", "80", "--moves", "12")


def test_everything_is_measured_and_nothing_is_left(
    console: Console, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("AZUL_DESKTOP_HOME", str(tmp_path))
    outcome = console(*SMALL, "--json")
    rows = json.loads(outcome.out)
    assert {row["name"] for row in rows} >= {
        "a bare sync of this disk", "keeping a move: the window waits", "opening",
        "keeping a move: the disk has it", "a page of the list", "a search for a word",
    }  # fmt: skip
    assert all(0 < row["p50"] <= row["p99"] for row in rows)
    assert outcome.code == (0 if all(row["holds"] for row in rows) else 1)
    assert list(tmp_path.iterdir()) == []


def test_a_disk_that_refuses_is_told(
    console: Console, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("AZUL_DESKTOP_HOME", str(tmp_path))

    def refuse(*_: object) -> None:
        raise UnusableError("it is full")

    monkeypatch.setattr(Store, "of_file", refuse)
    assert "nothing can be measured" in console(*SMALL).refusal()


def test_people_see_a_table(console: Console) -> None:
    lines = console(*SMALL).out.splitlines()
    assert lines[0] == "a library of 80 games, milliseconds:"
    assert len(lines) > 8


def test_a_bar_is_held_or_not() -> None:
    assert Row("x", 1, 2).holds
    assert Row("x", 1, 2, 2).holds
    assert not Row("x", 1, 2, 1.9).holds
